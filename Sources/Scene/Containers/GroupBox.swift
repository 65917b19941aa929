import Foundation
import Geometry

/// Views that belong together, on a field with a label above.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// A box of `content` with `label`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.environment.groupBoxStyle.evaluate(
      GroupBoxStyleConfiguration(label: .init(label), content: .init(content)), inputs)
  }
}

extension GroupBox where Label == EmptyView {
  /// A box of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox {
  /// A box of `content` with `label`.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox where Label == Text {
  /// A box of `content` with the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box of `content` with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// What a box is made of, for its style.
public struct GroupBoxStyleConfiguration {
  /// Tells the parts apart.
  public enum _Content {}
  /// The label.
  public typealias Label = _ControlPart<GroupBoxStyleConfiguration>
  /// What is inside.
  public typealias Content = _ControlPart<_Content>

  /// The label.
  public let label: Label
  /// What is inside.
  public let content: Content
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What a box becomes.
  associatedtype Body: View
  /// A box's parts.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label above the content on a grey field with round corners.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// A grey field.
  public init() {}
  /// A grey field with 16 points around.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(ControlColor.box, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A grey field.
  public nonisolated static var automatic: DefaultGroupBoxStyle { .init() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<GroupBoxStyleConfiguration> {
    AnyControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// How boxes look here.
  var groupBoxStyle: AnyControlStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how boxes look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
