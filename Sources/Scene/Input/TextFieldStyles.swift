import Foundation
import Geometry

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: PrimitiveView {
  let evaluateContent: _ContentEvaluator
  init(_ evaluateContent: @escaping _ContentEvaluator) { self.evaluateContent = evaluateContent }
  package func evaluate(in inputs: _ViewInputs) -> _ViewElements { evaluateContent(inputs) }
}

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What a field becomes.
  associatedtype _Body: View
  /// The label of the field that the style is given.
  typealias _Label = _TextFieldStyleLabel
  /// The dressed field.
  @ViewBuilder @MainActor @preconcurrency func _body(
    configuration: TextField<Self._Label>
  ) -> _Body
}

/// The words alone.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// The words alone.
  public init() {}
  /// The words alone.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The words alone.
public typealias DefaultTextFieldStyle = PlainTextFieldStyle

/// The words in a thin rounded frame, 34 points high.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The words in a frame.
  public init() {}
  /// The words in a frame.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(.horizontal, 7).frame(minHeight: 34)
      .background(
        RoundedRectangle(cornerRadius: 5).fill(ControlColor.field)
          .overlay(
            RoundedRectangle(cornerRadius: 5).strokeBorder(ControlColor.frame, lineWidth: 0.5))
      )
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The words alone.
  public nonisolated static var automatic: PlainTextFieldStyle { .init() }
  /// The words alone.
  public nonisolated static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The words in a thin rounded frame.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

/// The style that is in force, as the engine calls it.
struct AnyTextFieldStyle {
  let evaluate: (TextField<_TextFieldStyleLabel>, _ViewInputs) -> _ViewElements

  /// The field without any dress.
  static var bare: AnyTextFieldStyle { AnyTextFieldStyle { $1.evaluate($0.bare) } }

  private init(
    evaluate: @escaping (TextField<_TextFieldStyleLabel>, _ViewInputs) -> _ViewElements
  ) { self.evaluate = evaluate }

  init<S: TextFieldStyle>(_ style: S) {
    evaluate = { field, inputs in
      var inner = inputs.child(0, S.self)
      inner.environment.textFieldStyle = .bare
      return inner.evaluateBody(of: style, with: field) { $0._body(configuration: $1) }
    }
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextFieldStyle { .bare }
}

extension EnvironmentValues {
  /// How text fields look here.
  var textFieldStyle: AnyTextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how text fields look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyTextFieldStyle(style))
  }
}
