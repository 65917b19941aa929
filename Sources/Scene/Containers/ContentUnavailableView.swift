import Foundation

/// What stands where nothing is to be shown: a symbol, a title, words and actions, in the middle of all
/// the room there is.
///
/// Sizes are those of a phone: a symbol of 48 points above a bold title of the second size.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// `label` above `description` and `actions`.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

  /// The symbol above the title, and what follows.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      actions.font(.subheadline)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == _UnavailableLabel, Description == Text?, Actions == EmptyView {
  /// The symbol called `name` above `title` and `description`.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: {
        _UnavailableLabel {
          Text(title)
        } icon: {
          Image(systemName: name)
        }
      }, description: { description })
  }

  /// The symbol called `name` above `title` and `description`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: {
        _UnavailableLabel {
          Text(title)
        } icon: {
          Image(systemName: name)
        }
      }, description: { description })
  }

  /// The picture called `name` above `title` and `description`.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: {
        _UnavailableLabel {
          Text(title)
        } icon: {
          Image(name)
        }
      }, description: { description })
  }
}

/// The label of a view that says that nothing is there; the type's own parameter hides `Label`.
public typealias _UnavailableLabel = Label<Text, Image>

/// A large symbol above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
