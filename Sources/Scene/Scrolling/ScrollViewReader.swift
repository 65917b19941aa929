import Foundation
public import Motion

/// What a program asks of a scroll view.
enum ScrollRequest: Equatable {
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
public struct ScrollViewProxy {
  let registry: ScrollRegistry

  /// Shows the view known by `id`, with its part at `anchor` at that part of the scroll view, or moved
  /// as little as possible; in `withAnimation`, the way there is animated.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    for element in registry.elements where element.content.frame(of: AnyHashable(id)) != nil {
      return element.ask(.view(AnyHashable(id), anchor: anchor))
    }
    // A view that is only being made, as by the change before: whoever has it then takes it.
    for element in registry.elements { element.ask(.view(AnyHashable(id), anchor: anchor)) }
  }
}

/// The scroll views inside a reader.
final class ScrollRegistry {
  private var known: [Weak] = []

  private struct Weak { weak var element: ScrollElement? }

  var elements: [ScrollElement] { known.compactMap(\.element) }

  func add(_ element: ScrollElement) {
    known.removeAll { $0.element == nil }
    if !elements.contains(where: { $0 === element }) { known.append(Weak(element: element)) }
  }
}

private enum ScrollRegistryKey: EnvironmentKey {
  static var defaultValue: [ScrollRegistry] { [] }
}

extension EnvironmentValues {
  /// The readers around this place.
  var scrollRegistries: [ScrollRegistry] {
    get { self[ScrollRegistryKey.self] }
    set { self[ScrollRegistryKey.self] = newValue }
  }
}

/// Makes content whose scroll views a program can scroll.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Content that is given a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let registry = inputs.node.memory { ScrollRegistry() }
    let content = content
    var (view, inner) = inputs.making { content(ScrollViewProxy(registry: registry)) }
    inner.environment.scrollRegistries.append(registry)
    return inner.evaluate(view)
  }
}
