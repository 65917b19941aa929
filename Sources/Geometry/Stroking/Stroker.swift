import Foundation

/// What a pen draws without being lifted.
struct PenLine {
  /// The pieces in order, each beginning where the one before ends.
  var segments: [Path.Segment] = []
  /// Whether the ends are joined rather than capped.
  var isClosed = false
  /// Where a line without length heads: a square cap is turned by it.
  var direction = CGPoint(x: 1, y: 0)
}

extension PenLine {
  /// The line of one subpath.
  init(_ subpath: Path.Subpath) {
    self.init(segments: subpath.segments, isClosed: subpath.isClosed)
  }
}

/// Collects the outline of strokes.
///
/// Each line grows two sides at once, to the left and the right of its direction; the outline runs
/// along the left one, around the cap, back along the right one, around the cap. At a corner the
/// outer side gets the join and the inner one visits the corner itself. The outline then is the sum
/// of one region for each piece and join, all running the same way, and the nonzero rule fills
/// exactly their union whatever overlaps.
struct Stroker {
  private(set) var outline = Path()
  /// Half the width of the pen.
  let radius: CGFloat
  /// How far a side may lie from the exact one.
  let tolerance: CGFloat
  private let style: StrokeStyle
  /// The sides of the line being drawn, both in its direction.
  private(set) var left = Path()
  private(set) var right = Path()
  /// The direction that both sides have reached, of length one.
  private(set) var direction = CGPoint(x: 1, y: 0)

  init(style: StrokeStyle, tolerance: CGFloat) {
    (self.style, radius) = (style, style.lineWidth / 2)
    // Finer than the eye at any zoom that shows the whole pen, and it bounds the work.
    let finest = style.lineWidth * 1e-5
    self.tolerance = tolerance > finest ? tolerance : finest
  }

  /// Adds the outline of `line`.
  mutating func stroke(_ line: PenLine) {
    let pieces = line.segments.compactMap(Piece.init)
    guard let first = pieces.first, let last = pieces.last else {
      if let start = line.segments.first?.start { addDot(at: start, direction: line.direction) }
      return
    }
    begin(at: first.segment.start, direction: first.startDirection)
    for (index, piece) in pieces.enumerated() {
      if index > 0 { join(at: piece.segment.start, to: piece.startDirection, style.lineJoin) }
      draw(piece)
    }
    if line.isClosed {
      join(at: first.segment.start, to: first.startDirection, style.lineJoin)
      left.closeSubpath()
      right.closeSubpath()
      outline.addPath(left)
      outline.addPath(right.reversed)
    } else {
      outline.addPath(left)
      addCap(at: last.segment.end, direction: direction)
      outline.addStepsReversed(of: right)
      addCap(at: first.segment.start, direction: -first.startDirection)
      outline.closeSubpath()
    }
  }

  private mutating func begin(at point: CGPoint, direction: CGPoint) {
    left.removeAll()
    right.removeAll()
    self.direction = direction
    left.move(to: point - radius * direction.perpendicular)
    right.move(to: point + radius * direction.perpendicular)
  }

  private mutating func draw(_ piece: Piece) {
    switch piece.segment {
    case .line(let line): addLine(to: line.end)
    case .quad(let curve): addCurve(curve.cubic)
    case .cubic(let curve): addCurve(curve)
    }
    // Parts of a curve end with their own directions; the join or cap needs that of the whole.
    join(at: piece.segment.end, to: piece.endDirection, .round)
  }

  /// Draws both sides of a straight line in the present direction.
  mutating func addLine(to end: CGPoint) {
    left.addLine(to: end - radius * direction.perpendicular)
    right.addLine(to: end + radius * direction.perpendicular)
  }

  /// Draws both sides of a curve that heads for `end` at last.
  mutating func addSides(left leftSide: CubicCurve, right rightSide: CubicCurve, heading: CGPoint) {
    left.addCurve(to: leftSide.end, control1: leftSide.control1, control2: leftSide.control2)
    right.addCurve(to: rightSide.end, control1: rightSide.control1, control2: rightSide.control2)
    direction = heading
  }
}

/// Joins and caps.
extension Stroker {
  /// Turns both sides at `corner` from the present direction to `next`.
  mutating func join(at corner: CGPoint, to next: CGPoint, _ join: CGLineJoin) {
    let turn = atan2(direction.cross(next), direction.dot(next))
    // The sides would part by a millionth of the radius: not a corner but rounding.
    guard abs(turn) > 1e-6 else { return }
    // Turning clockwise, the left side is the outer one.
    let side = turn > 0 ? -radius : radius
    let corner = Corner(
      point: corner, from: side * direction.perpendicular, to: side * next.perpendicular,
      turn: turn)
    if turn > 0 {
      left.addOuterSide(of: corner, join, miterLimit: style.miterLimit)
      right.addInnerSide(of: corner)
    } else {
      right.addOuterSide(of: corner, join, miterLimit: style.miterLimit)
      left.addInnerSide(of: corner)
    }
    direction = next
  }

  /// Draws the end of a line that headed for `direction`, from its left side to its right.
  private mutating func addCap(at end: CGPoint, direction: CGPoint) {
    let across = radius * direction.perpendicular
    switch style.lineCap {
    case .round:
      let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: end.x, ty: end.y)
      outline.addUnitArc(startRadians: atan2(-across.y, -across.x), sweep: .pi, transform: circle)
    case .square:
      let ahead = radius * direction
      outline.addLine(to: end - across + ahead)
      outline.addLine(to: end + across + ahead)
      outline.addLine(to: end + across)
    case .butt: outline.addLine(to: end + across)
    }
  }

  /// Draws the caps of a line without length.
  private mutating func addDot(at center: CGPoint, direction: CGPoint) {
    let turn = CGAffineTransform(
      a: radius * direction.x, b: radius * direction.y, c: -radius * direction.y,
      d: radius * direction.x, tx: center.x, ty: center.y)
    let unit = CGRect(x: -1, y: -1, width: 2, height: 2)
    switch style.lineCap {
    case .round: outline.addEllipse(in: unit, transform: turn)
    case .square: outline.addRect(unit, transform: turn)
    case .butt: break
    }
  }
}

/// A turn of the pen in one place.
private struct Corner {
  var point: CGPoint
  /// From the point to where the outer side arrives, and to where it leaves.
  var from, to: CGPoint
  /// The angle in radians, positive for a clockwise turn.
  var turn: CGFloat
}

extension Path {
  /// Draws a join around `corner`.
  fileprivate mutating func addOuterSide(
    of corner: Corner, _ join: CGLineJoin, miterLimit: CGFloat
  ) {
    switch join {
    case .round:
      let radius = corner.from.length
      let circle = CGAffineTransform(
        a: radius, b: 0, c: 0, d: radius, tx: corner.point.x, ty: corner.point.y)
      addUnitArc(
        startRadians: atan2(corner.from.y, corner.from.x), sweep: corner.turn, transform: circle)
    case .miter:
      // The miter is 1/cos(turn/2) widths long, and cos²(turn/2) = (1 + cos turn)/2.
      let limit = miterLimit > 1 ? miterLimit : 1
      let room = 1 + cos(corner.turn)
      if 2 <= limit * limit * room {
        addLine(to: corner.point + 1 / room * (corner.from + corner.to))
      }
      addLine(to: corner.point + corner.to)
    case .bevel: addLine(to: corner.point + corner.to)
    }
  }

  /// Draws through the point of `corner`.
  fileprivate mutating func addInnerSide(of corner: Corner) {
    addLine(to: corner.point)
    addLine(to: corner.point - corner.to)
  }
}

/// A piece that has a direction at both ends.
private struct Piece {
  var segment: Path.Segment
  var startDirection: CGPoint
  var endDirection: CGPoint

  init?(_ segment: Path.Segment) {
    guard segment.controlLength > 0, let start = segment.tangent(at: 0),
      let end = segment.tangent(at: 1)
    else { return nil }
    (self.segment, startDirection, endDirection) = (segment, start, end)
  }
}
