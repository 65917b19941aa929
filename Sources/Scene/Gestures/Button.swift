import Foundation

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  let name: String
  /// Takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A view that runs an action when it is tapped.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button that shows `label`.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button that shows `label`.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { (self.role, self.action, self.label) = (role, action, label()) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    if let style = inputs.environment.primitiveButtonStyle {
      let label = label
      var inner = inputs.child(3, Button.self)
      // A button of the style's own is an ordinary one.
      inner.environment.primitiveButtonStyle = nil
      inner.isFresh = true
      return style.evaluate(
        PrimitiveButtonStyleConfiguration(
          role: role, label: .init { $0.evaluate(label, at: 0) }, action: action), inner)
    }
    let press = inputs.node.memory { StateStorage(false, node: inputs.node) }
    let isPressed = press.value
    let label = label
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init { $0.evaluate(label, at: 0) }, isPressed: isPressed)
    let styled = inputs.environment.buttonStyle.evaluate(
      configuration, inputs.node.isDirty, inputs)
    inputs.node.isDirty = false
    let (action, followUp) = (action, inputs.environment.buttonFollowUp)
    let role = role
    let marked = inputs.child(2, TraitElement.self).distribute(styled, make: { TraitElement() }) {
      $0.change { $0.layoutValues[ObjectIdentifier(ButtonRoleKey.self)] = role }
    }
    return inputs.distribute(marked, make: { GestureElement() }) { element in
      element.update(
        rank: .normal, mask: inputs.environment.isEnabled ? .all : .none, isTappable: true
      ) {
        let recognizer = PressRecognizer { press.set($0, transaction: .current) }
        recognizer.onEnded {
          followUp?()
          onMain(action)
        }
        return recognizer
      }
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, for a style that adds to another one.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == SwiftLabel<Text, Image> {
  /// A button with a symbol and the words of `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { SwiftLabel(titleKey, systemImage: systemImage) } }

  /// A button with a symbol and `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { SwiftLabel(title, systemImage: systemImage) } }

  /// A button with a symbol and the words of `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftLabel(titleKey, systemImage: systemImage) } }
}

extension Button where Label == Text {
  /// A button that shows the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// A button that shows `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// A button that shows the words of `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }
  /// A button that shows `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

/// Presses while a finger is on the view, and succeeds when it is lifted there.
final class PressRecognizer: _GestureRecognizer<Void> {
  private let pressed: (Bool) -> Void
  private var start: CGPoint?
  /// How far a finger may slip from where it came down, in points.
  private static let slip: CGFloat = 70

  init(pressed: @escaping (Bool) -> Void) { self.pressed = pressed }

  override func follow(_ touch: Touch) {
    guard touch.isSingle else { return fail() }
    switch touch.phase {
    case .began:
      start = touch.location
      pressed(true)
    case .moved:
      if let start, start.distance(to: touch.location) > PressRecognizer.slip { fail() }
    case .ended:
      pressed(false)
      end(())
    }
  }

  override func fail() {
    if progress.isOpen, start != nil { pressed(false) }
    super.fail()
  }
}

/// What a button style is given.
public struct ButtonStyleConfiguration {
  /// The button's own view.
  public struct Label: PrimitiveView {
    let evaluateContent: _ContentEvaluator

    init(_ evaluateContent: @escaping _ContentEvaluator) { self.evaluateContent = evaluateContent }

    package func evaluate(in inputs: _ViewInputs) -> _ViewElements { evaluateContent(inputs) }
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's own view.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a button looks like.
  associatedtype Body: View
  /// What a button looks like.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// What the style is given.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style that handles touch itself is given.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's own view.
  public typealias Label = ButtonStyleConfiguration.Label

  /// What the button is for.
  public let role: ButtonRole?
  /// The button's own view.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  public func trigger() { onMain(action) }
}

/// The look of buttons, and when they run their actions.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// What a button becomes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// What a button becomes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

private enum PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The style that handles touch itself, if one is set here.
  var primitiveButtonStyle: AnyControlStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of buttons, and when they run their actions.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(
      \.primitiveButtonStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The style that is in force, as the engine calls it.
struct AnyButtonStyle {
  let evaluate: (ButtonStyleConfiguration, _ isChanging: Bool, _ViewInputs) -> _ViewElements

  init<S: ButtonStyle>(_ style: S) {
    evaluate = { configuration, isChanging, inputs in
      let styleInputs = inputs.child(1, S.self)
      var style = style
      let (body, inner) = styleInputs.making(isChanging: isChanging) {
        styleInputs.node.reads = []
        TypeLayout.of(S.self).link(&style, in: styleInputs)
        return onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
      }
      return inner.evaluate(body, at: 0)
    }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of buttons.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) {
      $0.buttonStyle = AnyButtonStyle(style)
      $0.primitiveButtonStyle = nil
    }
  }
}
