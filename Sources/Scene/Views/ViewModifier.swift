/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the modifier makes of its content.
  associatedtype Body: View
  /// What the modifier makes of `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
  /// The engine's entry: the elements of `content` once changed by `modifier`. Not for users.
  nonisolated static func _evaluate(
    _ modifier: Self, content: @escaping _ContentEvaluator,
    in inputs: _ViewInputs
  ) -> _ViewElements
}

extension ViewModifier {
  /// Evaluates the modifier's body around a placeholder for `content`.
  nonisolated public static func _evaluate(
    _ modifier: Self, content: @escaping _ContentEvaluator,
    in inputs: _ViewInputs
  ) -> _ViewElements {
    inputs.evaluateBody(of: modifier, with: Content(evaluateContent: content)) {
      $0.body(content: $1)
    }
  }
}

extension ViewModifier where Body == Never {
  /// The engine's own modifiers have no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the engine and has no body")
  }
}

extension ViewModifier {
  /// This modifier, then `modifier`.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The place of a modifier's content in its body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let evaluateContent: _ContentEvaluator

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements { evaluateContent(inputs) }
}

/// A modifier that the engine applies itself.
package nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The elements of `content`, changed.
  func evaluate(
    content: @escaping _ContentEvaluator, in inputs: _ViewInputs
  ) -> _ViewElements
}

extension PrimitiveModifier {
  /// Hands over to the modifier's own rule.
  nonisolated public static func _evaluate(
    _ modifier: Self, content: @escaping _ContentEvaluator,
    in inputs: _ViewInputs
  ) -> _ViewElements {
    modifier.evaluate(content: content, in: inputs)
  }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// `content` changed by `modifier`.
  public nonisolated init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let content = content
    return Modifier._evaluate(
      modifier, content: { $0.evaluate(content, at: 0) }, in: inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The engine evaluates concatenations itself.
  public typealias Body = Never

  /// The inner modifier's result, changed by the outer one.
  nonisolated public static func _evaluate(
    _ modifier: Self, content: @escaping _ContentEvaluator,
    in inputs: _ViewInputs
  ) -> _ViewElements {
    Modifier._evaluate(
      modifier.modifier,
      content: { Content._evaluate(modifier.content, content: content, in: $0.child(0, Content.self)) },
      in: inputs.child(1, Modifier.self))
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// The view changed by `modifier`.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
@frozen
public struct EmptyModifier: PrimitiveModifier, Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// A modifier that changes nothing.
  public nonisolated init() {}

  package func evaluate(
    content: @escaping _ContentEvaluator, in inputs: _ViewInputs
  ) -> _ViewElements { content(inputs) }
}
