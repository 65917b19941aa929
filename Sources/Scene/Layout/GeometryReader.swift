public import Foundation

/// A view that takes all the room it is offered and makes its content from the room it got.
///
/// The content stands at the upper left. It is made during layout, once the place is known.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// A reader whose content is made by `content`.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let element = inputs.node.memory { GeometryReaderElement() }
    let content = content
    let spaces = inputs.environment.coordinateSpaces
    element.makeLayer = { frame, isMoved in
      let (view, inputs) = inputs.making(isChanging: isMoved) {
        content(GeometryProxy(frame: frame, spaces: spaces))
      }
      return inputs.layer(view, alignment: .topLeading)
    }
    return [_ViewElement(element: element)]
  }
}

/// Makes its content for the frame that it was given.
final class GeometryReaderElement: Element {
  /// Makes the content for a frame; the flag says that it is another one than before.
  var makeLayer: ((CGRect, Bool) -> ContainerElement)?
  private var layer: ContainerElement?
  private var madeFrame: CGRect?

  override var children: [Element] { layer.map { [$0] } ?? [] }

  override func placeContents(proposal: ProposedViewSize) {
    layer = makeLayer?(frame, frame != madeFrame)
    madeFrame = frame
    layer?.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }
}

/// The size and place of a view, in any coordinate space that it is in.
///
/// Places are those of layout: effects such as `offset` or `rotationEffect` change none of them.
public struct GeometryProxy {
  /// The place in layout space.
  let frame: CGRect
  let spaces: CoordinateSpaces

  /// The size in points.
  public var size: CGSize { frame.size }

  /// What the anchor stands for, in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(frame.origin) }

  /// Nothing: a stage has no bars and no notch.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's frame in `coordinateSpace`; a name that is unknown here stands for the stage.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in `coordinateSpace`; a name that is unknown here stands for the stage.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard !coordinateSpace.isLocal else { return CGRect(origin: .zero, size: frame.size) }
    let origin = spaces.frame(of: coordinateSpace)?.origin ?? .zero
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The bounds of the named space in the view's own space, if there is one of that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    spaces.frame(of: coordinateSpace.coordinateSpace)?.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
}

extension View {
  /// Runs `action` with what `transform` reads from the view's geometry, first and whenever it has
  /// changed.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(read: transform) { action($1) })
  }

  /// Runs `action` with the old and the new value of what `transform` reads from the view's
  /// geometry, first with the same value twice.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { modifier(GeometryChangeModifier(read: transform, action: action)) }
}

/// Watches where its content was placed.
struct GeometryChangeModifier<T: Equatable>: PrimitiveModifier {
  let read: (GeometryProxy) -> T
  let action: (T, T) -> Void

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let elements = content(inputs)
    let last = inputs.node.memory { LastValue<T?>(nil) }
    let spaces = inputs.environment.coordinateSpaces
    let graph = inputs.graph
    graph.whenLaidOut { [unowned graph] in
      guard let element = elements.items.first else { return }
      let value = read(GeometryProxy(frame: element.frame, spaces: spaces))
      guard last.value != value else { return }
      let old = last.value ?? value
      last.value = value
      graph.whenUpdated { action(old, value) }
    }
    return elements
  }
}
