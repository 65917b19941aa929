/// Turns the statements of a closure into one view.
@resultBuilder
public enum ViewBuilder {
  /// A statement that is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No statement.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several statements, kept in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { inputs in
      var elements: _ViewElements = []
      var index = 0
      for view in repeat each content {
        elements += inputs.evaluate(view, at: index)
        index += 1
      }
      return elements
    }
  }
  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first branch of `if`/`else` or of a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }
  /// The second branch of `if`/`else` or of a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }
  /// A branch behind `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views side by side, each known by its place.
public struct TupleView<T>: PrimitiveView {
  /// The views.
  public var value: T
  private let evaluateEach: _ContentEvaluator

  package init(_ value: T, evaluateEach: @escaping _ContentEvaluator) {
    (self.value, self.evaluateEach) = (value, evaluateEach)
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements { evaluateEach(inputs) }
}

/// One of two views; which one is part of their identity.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let children = inputs.dynamicChildren
    switch storage {
    case .first(let view): children.visit(view, key: true, in: inputs)
    case .second(let view): children.visit(view, key: false, in: inputs)
    }
    return children.finish(in: inputs)
  }
}

extension Optional: View where Wrapped: View {
  /// The engine evaluates optionals itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the engine and has no body")
  }

  /// The wrapped view's elements, or none.
  nonisolated public static func _evaluate(_ view: Self, in inputs: _ViewInputs) -> _ViewElements {
    let children = inputs.dynamicChildren
    if let view { children.visit(view, key: true, in: inputs) }
    return children.finish(in: inputs)
  }
}
