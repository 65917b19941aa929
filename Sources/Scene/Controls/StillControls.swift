public import Foundation
import Geometry
import Motion

/// A colour in a ring, drawn still: it does not open and is changed by the program alone.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  /// The label before a circle of 28 points in a ring of all hues.
  public var body: some View {
    ControlRow(
      label: label,
      value: Circle().fill(selection.wrappedValue).frame(width: 18, height: 18)
        .frame(width: 28, height: 28)
        .overlay(
          Circle().strokeBorder(
            AngularGradient(
              colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
            lineWidth: 3)))
  }

  /// A colour with `label`.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { (self.selection, self.label) = (selection, label()) }
}

extension ColorPicker where Label == Text {
  /// A colour with the words of `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }

  /// A colour with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}

/// Words in the tint that would open an address: a tap does nothing but show.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// The label in the tint.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }

  /// A link with `label`.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
}

extension Link where Label == Text {
  /// A link with the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button that would share something, drawn still: a tap does nothing but show.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// The label in the tint.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }

  /// A button with `label` that shares `item`.
  public init<T>(item: T, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A button with `label` that shares `item` with words about it.
  public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == SwiftLabel<Text, Image> {
  /// A button that shares `item`.
  public init<T>(item: T, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { SwiftLabel("Share", systemImage: "square.and.arrow.up") }
  }

  /// A button with the words of `titleKey` that shares `item`.
  public init<T>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) { self.init(item: item) { SwiftLabel(titleKey, systemImage: "square.and.arrow.up") } }
}

/// Whether rows of a list can be changed.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether they can.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether rows can be changed here.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that turns the edit mode of the place over; rows look the same in it.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// A button.
  public init() {}

  /// Edit or Done.
  public var body: some View {
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      mode?.wrappedValue = mode?.wrappedValue.isEditing == true ? .inactive : .active
    }
  }
}

/// Controls that belong together, beside each other.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// The controls in a row.
  public var body: some View { HStack(spacing: 8) { content } }

  /// A group of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A group of `content`, whose label is not shown.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }

  /// A group of `content`, whose title is not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
