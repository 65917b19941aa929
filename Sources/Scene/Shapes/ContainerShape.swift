public import Foundation
public import Geometry
import Motion

/// The shape of the container around: a rectangle where no container has one.
///
/// Its corners have the same centres as the container's: the container's shape is made smaller by
/// the least distance of the two frames. Places are those of drawing, frame by frame.
public struct ContainerRelativeShape: Shape {
  /// The container's shape.
  public init() {}
  /// The container's shape, in `rect`.
  public func path(in rect: CGRect) -> Path {
    guard let container = ContainerShape.current, let place = ContainerShape.place else {
      return Path(rect)
    }
    let box = rect.offsetBy(dx: place.x, dy: place.y)
    let frame = container.frame
    let gap = max(
      0,
      min(
        box.minX - frame.minX, box.minY - frame.minY, frame.maxX - box.maxX,
        frame.maxY - box.maxY))
    return container.path(rect.insetBy(dx: -gap, dy: -gap), gap)
  }
}

/// The container that is being drawn.
struct ContainerShape {
  /// Where the container lies in layout space.
  let frame: CGRect
  /// The container's shape in a rectangle, made smaller by a distance.
  let path: (CGRect, CGFloat) -> Path

  // Set while something is drawn, on the main thread only.
  nonisolated(unsafe) fileprivate(set) static var current: ContainerShape?
  nonisolated(unsafe) private(set) static var place: CGPoint?

  /// Computes outlines of what lies at `origin` of layout space in `body`.
  static func at<Result>(_ origin: CGPoint, _ body: () -> Result) -> Result {
    guard current != nil else { return body() }
    let outer = place
    place = origin
    defer { place = outer }
    return body()
  }
}

/// Makes itself the container of what is inside.
private struct ContainerShapeModifier<S: InsettableShape>: PrimitiveModifier {
  let shape: S

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { ContainerShapeElement() }) {
      $0.path = { [shape] in shape.inset(by: $1).path(in: $0) }
      $0.animatedFrame.transaction = inputs.transaction
    }
  }
}

/// Draws its content as the inside of a container.
private final class ContainerShapeElement: EffectElement {
  var path: (CGRect, CGFloat) -> Path = { rect, _ in Path(rect) }

  private func with(_ frame: CGRect, _ body: () -> Void) {
    let outer = ContainerShape.current
    ContainerShape.current = ContainerShape(frame: frame, path: path)
    defer { ContainerShape.current = outer }
    body()
  }

  override func draw(_ pen: inout Pen) {
    let frame = animatedFrame.presented(at: pen.time, &pen.motion)
    with(frame) { content.draw(&pen) }
  }

  override func hit(_ probe: inout Probe) -> Bool {
    var isHit = false
    with(animatedFrame.presented(at: probe.time)) { isHit = content.hit(&probe) }
    return isHit
  }
}

extension View {
  /// Makes `shape` the one that `ContainerRelativeShape` takes inside of the view.
  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
