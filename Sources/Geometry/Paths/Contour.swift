public import Foundation

/// One subpath as a chain of cubic curves, each starting where the one before ends.
public struct Contour: Hashable, Sendable {
  /// Where the chain begins; also the place of a contour without curves, which is a dot.
  public var start: CGPoint
  /// The curves in order; the last of a closed contour ends at `start`.
  public var curves: [CubicCurve]
  /// Whether the ends are joined rather than capped when stroked.
  public var isClosed: Bool

  /// A chain of `curves` from `start`.
  public init(start: CGPoint, curves: [CubicCurve] = [], isClosed: Bool = false) {
    (self.start, self.curves, self.isClosed) = (start, curves, isClosed)
  }

  /// Where the chain ends.
  public var end: CGPoint { curves.last?.end ?? start }
}

extension Path {
  /// Each subpath as a chain of cubic curves; a move that nothing is drawn from gives none.
  ///
  /// Lines become curves of even speed and quadratic curves are raised in degree, both without loss
  /// beyond rounding. A closed contour gets its closing line as a curve, unless its last curve
  /// already ends at the start.
  public var cubicContours: [Contour] {
    var contours: [Contour] = []
    var contour: Contour?
    var position = CGPoint.zero
    var index = 0
    for verb in verbs {
      switch verb {
      case .move:
        if let contour, !contour.curves.isEmpty { contours.append(contour) }
        contour = Contour(start: points[index])
        position = points[index]
      case .line:
        contour?.curves.append(CubicCurve(line: position, to: points[index]))
        position = points[index]
      case .quadCurve:
        contour?.curves.append(
          CubicCurve(quadFrom: position, control: points[index], to: points[index + 1]))
        position = points[index + 1]
      case .curve:
        contour?.curves.append(
          CubicCurve(
            start: position, control1: points[index], control2: points[index + 1],
            end: points[index + 2]))
        position = points[index + 2]
      case .close:
        if var closed = contour {
          if position != closed.start {
            closed.curves.append(CubicCurve(line: position, to: closed.start))
          }
          closed.isClosed = true
          contours.append(closed)
          position = closed.start
        }
        contour = nil
      }
      index += verb.pointCount
    }
    if let contour, !contour.curves.isEmpty { contours.append(contour) }
    return contours
  }

  /// The path that draws `contours` in order.
  public init(_ contours: [Contour]) {
    self.init()
    for contour in contours { addContour(contour) }
  }

  /// Adds the chain as a subpath of cubic curves.
  public mutating func addContour(_ contour: Contour) {
    move(to: contour.start)
    for curve in contour.curves {
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
    if contour.isClosed { closeSubpath() }
  }
}
