/// A description of something that is laid out, drawn and animated.
///
/// A view is a value that is made again at each event; what lasts (state, animations in flight) is
/// kept by the engine under the view's place in the tree.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of; `Never` for the engine's own views.
  associatedtype Body: View
  /// What the view is made of, at this moment.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// The engine's entry: the elements that `view` lays out and draws. Not for users.
  nonisolated static func _evaluate(_ view: Self, in inputs: _ViewInputs) -> _ViewElements
}

extension View {
  /// Links the view's dynamic properties, then evaluates its body.
  nonisolated public static func _evaluate(_ view: Self, in inputs: _ViewInputs) -> _ViewElements {
    inputs.evaluateBody(of: view)
  }
}

extension Never: View {
  /// There is no value whose body could be asked for.
  public var body: Never { self }
}

/// A view that the engine evaluates itself.
package nonisolated protocol PrimitiveView: View where Body == Never {
  /// The elements of this view, kept or made in `inputs.node`.
  func evaluate(in inputs: _ViewInputs) -> _ViewElements
}

extension PrimitiveView {
  /// The engine's own views have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the engine and has no body")
  }

  /// Hands over to the view's own rule.
  nonisolated public static func _evaluate(_ view: Self, in inputs: _ViewInputs) -> _ViewElements {
    view.evaluate(in: inputs)
  }
}

/// A view that shows nothing and takes no part in layout.
@frozen
public struct EmptyView: PrimitiveView, Sendable {
  /// Nothing.
  nonisolated public init() {}

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements { [] }
}

/// How a modifier gets the elements of its content, in inputs of its choice.
public typealias _ContentEvaluator = (_ViewInputs) -> _ViewElements

/// The elements that a view contributes to the container around it, in order.
public struct _ViewElements: ExpressibleByArrayLiteral {
  package var items: [Element]

  package init(_ items: [Element]) { self.items = items }

  /// The elements in order. Not for users.
  public init(arrayLiteral elements: _ViewElement...) { items = elements.map(\.element) }

  package static func += (elements: inout _ViewElements, more: _ViewElements) {
    if elements.items.isEmpty { elements = more } else { elements.items += more.items }
  }
}

/// One element, opaque to users.
public struct _ViewElement {
  package let element: Element
}
