import Foundation
import Geometry
import Motion
package import Picture

extension _ViewInputs {
  /// The one element that draws `shape` covered with `style`.
  func shape<S: Shape>(
    _ shape: S, style: some ShapeStyle, fillStyle: FillStyle = FillStyle()
  ) -> _ViewElements {
    let element = node.memory { ShapeElement() }
    element.update(shape, paint: style._paint(in: environment), fillStyle: fillStyle, in: self)
    return [_ViewElement(element: element)]
  }
}

/// The shape of one place, on the way to what the view says.
///
/// Its methods are called where the shape's type is known, so that they are compiled for it.
final class AnimatedShape<S: Shape> {
  private var shape: S
  private var data = Attribute<S.AnimatableData>()

  init(_ shape: S) { self.shape = shape }

  /// Takes over the shape of this update; whether it is in motion.
  func update(_ shape: S, transaction: Transaction) -> Bool {
    self.shape = shape
    if S.AnimatableData.self == EmptyAnimatableData.self { return false }
    data.update(shape.animatableData, transaction: transaction)
    return !data.isAtRest
  }

  func outline(size: CGSize, at time: Double, _ motion: inout MotionReport) -> _ShapeOutline {
    let rect = CGRect(origin: .zero, size: size)
    guard !data.isAtRest else { return shape._outline(in: rect) }
    let presented = data.presented(at: time, &motion)
    guard !data.isAtRest else { return shape._outline(in: rect) }
    var shape = shape
    shape.animatableData = presented
    return shape._outline(in: rect)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// Draws one shape: its data, its paint and its frame move on their own.
class ShapeElement: LeafElement {
  /// The `AnimatedShape` behind the closures.
  private var source: AnyObject?
  private var outline: (CGSize, Double, inout MotionReport) -> _ShapeOutline = { _, _, _ in
    .fill(Path())
  }
  private var fit: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
  private var isMoving = false
  private var paint = PaintAttribute()
  private var rule = FillRule.nonZero
  private var known: (size: CGSize, outline: _ShapeOutline)?

  func update<S: Shape>(
    _ shape: S, paint: _StylePaint, fillStyle: FillStyle, in inputs: _ViewInputs
  ) {
    let known = source as? AnimatedShape<S>
    let animated = known ?? AnimatedShape(shape)
    if known == nil {
      source = animated
      outline = { animated.outline(size: $0, at: $1, &$2) }
      fit = { animated.sizeThatFits($0) }
    }
    isMoving = animated.update(shape, transaction: inputs.transaction)
    rule = fillStyle.rule
    self.paint.update(
      paint, transaction: inputs.transaction, in: inputs.environment.colorInterpolation)
    animatedFrame.transaction = inputs.transaction
    self.known = nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }

  private func outline(size: CGSize, time: Double, _ motion: inout MotionReport) -> _ShapeOutline {
    if let known, known.size == size { return known.outline }
    let outline = outline(size, time, &motion)
    // In a container, the outline may depend on the place too.
    if !isMoving, ContainerShape.current == nil { known = (size, outline) }
    return outline
  }

  override func draw(_ pen: inout Pen, in frame: CGRect) {
    let outline = ContainerShape.at(frame.origin) {
      self.outline(size: frame.size, time: pen.time, &pen.motion)
    }
    let color = paint.presented(at: pen.time, &pen.motion)
    let transform = pen.transform(at: frame.origin)
    let box = CGRect(origin: .zero, size: frame.size)
    switch outline {
    case .fill(let path):
      if !path.isEmpty { pen.add(color.fill(path, in: box, rule: rule, transform: transform)) }
    case .stroke(let path, let style):
      if !path.isEmpty { pen.add(color.stroke(path, in: box, style: style, transform: transform)) }
    }
  }

  override func contains(_ point: CGPoint, size: CGSize, time: Double) -> Bool {
    guard !paint.isClear else { return false }
    var motion = MotionReport()
    switch outline(size: size, time: time, &motion) {
    case .fill(let path): return path.contains(point, eoFill: rule == .evenOdd)
    case .stroke(let path, let style): return path.strokedPath(style).contains(point)
    }
  }
}

private struct ColorInterpolationKey: EnvironmentKey {
  static let defaultValue = ColorInterpolation.oklab
}

extension EnvironmentValues {
  /// The space in which colours move: Oklab as in apps of 2024 and later, or linear light as before.
  package var colorInterpolation: ColorInterpolation {
    get { self[ColorInterpolationKey.self] }
    set { self[ColorInterpolationKey.self] = newValue }
  }
}
