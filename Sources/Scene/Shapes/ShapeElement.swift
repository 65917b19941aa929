import Foundation
import Geometry
import Motion
package import Picture

extension _ViewInputs {
  /// The one element that draws `shape` covered with `style`.
  func shape<S: Shape>(
    _ shape: S, style: some ShapeStyle, fillStyle: FillStyle = FillStyle()
  ) -> _ViewElements {
    let element = node.memory { ShapeElement<S>(shape) }
    element.update(shape, paint: style._paint(in: environment), fillStyle: fillStyle, in: self)
    return [_ViewElement(element: element)]
  }
}

/// Draws one shape: its data, its paint and its frame move on their own.
class ShapeElement<S: Shape>: LeafElement {
  private var shape: S
  private var data = Attribute<S.AnimatableData>()
  private var paint = PaintAttribute()
  private var rule = FillRule.nonZero
  private var drawn: (size: CGSize, outline: _ShapeOutline)?

  init(_ shape: S) { self.shape = shape }

  func update(_ shape: S, paint: _StylePaint, fillStyle: FillStyle, in inputs: _ViewInputs) {
    self.shape = shape
    rule = fillStyle.rule
    if S.AnimatableData.self != EmptyAnimatableData.self {
      data.update(shape.animatableData, transaction: inputs.transaction)
    }
    self.paint.update(
      paint, transaction: inputs.transaction, in: inputs.environment.colorInterpolation)
    animatedFrame.transaction = inputs.transaction
    drawn = nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  private func outline(size: CGSize, time: Double, _ motion: inout MotionReport) -> _ShapeOutline {
    let rect = CGRect(origin: .zero, size: size)
    if data.isAtRest {
      if let drawn, drawn.size == size { return drawn.outline }
      let outline = shape._outline(in: rect)
      drawn = (size, outline)
      return outline
    }
    var shape = shape
    shape.animatableData = data.presented(at: time, &motion)
    if data.isAtRest { return outline(size: size, time: time, &motion) }
    return shape._outline(in: rect)
  }

  override func draw(_ pen: inout Pen, in frame: CGRect) {
    let outline = outline(size: frame.size, time: pen.time, &pen.motion)
    let color = paint.presented(at: pen.time, &pen.motion)
    let transform = pen.transform(at: frame.origin)
    let (paint, space) = color.paint(in: CGRect(origin: .zero, size: frame.size))
    switch outline {
    case .fill(let path) where path.isEmpty: break
    case .fill(let path):
      if let space {
        pen.add(
          .fill(
            path.applying(space.inverted()), paint, rule: rule,
            transform: space.concatenating(transform)))
      } else {
        pen.add(.fill(path, paint, rule: rule, transform: transform))
      }
    case .stroke(let path, _) where path.isEmpty: break
    case .stroke(let path, let style):
      if let space {
        pen.add(
          .fill(
            path.strokedPath(style).applying(space.inverted()), paint, rule: .nonZero,
            transform: space.concatenating(transform)))
      } else {
        pen.add(.stroke(path, paint, style: style, transform: transform))
      }
    }
  }

  override func contains(_ point: CGPoint, size: CGSize, time: Double) -> Bool {
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
