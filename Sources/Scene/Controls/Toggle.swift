import Foundation
import Geometry
import Motion

/// A control that is on or off, which a tap turns over.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A toggle that shows and changes `isOn`.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.environment.toggleStyle.evaluate(
      ToggleStyleConfiguration(label: .init(label), isOn: isOn), inputs)
  }
}

extension Toggle where Label == Text {
  /// A toggle with the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftLabel<Text, Image> {
  /// A toggle with a symbol and the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftLabel(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, for a style that adds to another one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// A `Label`, under a name that a control's own `Label` does not hide.
public typealias SwiftLabel = Label

/// What a toggle is made of, for its style.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public typealias Label = _ControlPart<ToggleStyleConfiguration>

  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for values that differ: never.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What a toggle becomes.
  associatedtype Body: View
  /// A toggle's parts.
  typealias Configuration = ToggleStyleConfiguration
  /// The view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A switch of 51 × 31 points with the label before it.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// A switch.
  public init() { tint = nil }
  /// A switch that is of `tint` when it is on.
  public init(tint: Color) { self.tint = tint }
  /// The label, and the switch at the trailing side.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(
      label: configuration.label,
      value: Switch(binding: configuration.$isOn, tint: tint))
  }
}

/// A switch of 51 × 31 points with the label before it.
public typealias DefaultToggleStyle = SwitchToggleStyle

/// The switch itself.
private nonisolated struct Switch: View {
  let binding: Binding<Bool>
  let tint: Color?

  var body: some View {
    let isOn = binding.wrappedValue
    Capsule(style: .circular)
      .fill(isOn ? AnyShapeStyle(SwitchColor(tint: tint)) : AnyShapeStyle(ControlColor.track))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(Color.white).padding(2)
          .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
      }
      .animation(.easeInOut(duration: 0.2), value: isOn)
      .onTapGesture { binding.wrappedValue.toggle() }
  }
}

/// The colour of a switch that is on: green, unless a tint is set.
private struct SwitchColor: ShapeStyle {
  let tint: Color?

  func _paint(in environment: EnvironmentValues) -> _StylePaint {
    (tint ?? environment.tint ?? .green)._paint(in: environment)
  }
}

/// The label as a button, on a faint field while the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// A button.
  public init() {}
  /// The label on a field of 15 % of the tint while the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button(action: onMainAction { isOn.wrappedValue.toggle() }) {
      configuration.label.foregroundStyle(Color.accentColor)
        .padding(.horizontal, 12).padding(.vertical, 7)
        .background(
          Color.accentColor.opacity(configuration.isOn ? 0.15 : 0),
          in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public nonisolated static var automatic: SwitchToggleStyle { .init() }
  /// A switch.
  public nonisolated static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public nonisolated static var button: ButtonToggleStyle { .init() }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<ToggleStyleConfiguration> {
    AnyControlStyle(SwitchToggleStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// How toggles look here.
  var toggleStyle: AnyControlStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how toggles look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
