public import Foundation

/// Building, with Core Graphics' rules for steps that make no sense: a step with a coordinate that
/// is not a number, and a drawing step before the first move, are left out.
extension Path {
  /// Begins a subpath at `end`.
  public mutating func move(to end: CGPoint) {
    guard end.isFinite else { return }
    // A move that nothing was drawn from is replaced, so that every subpath but the last draws.
    if verbs.last == .move {
      points[points.count - 1] = end
    } else {
      verbs.append(.move)
      points.append(end)
    }
    (subpathStart, needsMove) = (end, false)
  }

  /// Draws a line to `end`.
  public mutating func addLine(to end: CGPoint) {
    guard end.isFinite, beginDrawing() else { return }
    verbs.append(.line)
    points.append(end)
  }

  /// Draws a quadratic Bézier curve to `end`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard end.isFinite, control.isFinite, beginDrawing() else { return }
    verbs.append(.quadCurve)
    points.append(control)
    points.append(end)
  }

  /// Draws a cubic Bézier curve to `end`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isFinite, control1.isFinite, control2.isFinite, beginDrawing() else { return }
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Draws a line to the start of the subpath and ends it; what is drawn next begins there.
  public mutating func closeSubpath() {
    guard subpathStart != nil, !needsMove else { return }
    verbs.append(.close)
    needsMove = true
  }

  /// Begins a subpath at the first of `points` and draws lines to the others.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle as a closed subpath, clockwise on a y-down canvas from the top left.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
    closeSubpath()
  }

  /// Adds each rectangle as a closed subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Appends the steps of `path`, moved by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    var index = 0
    for verb in path.verbs {
      let points = path.points[index..<(index + verb.pointCount)]
      switch verb {
      case .move: move(to: points[index].applying(transform))
      case .line: addLine(to: points[index].applying(transform))
      case .quadCurve:
        addQuadCurve(
          to: points[index + 1].applying(transform), control: points[index].applying(transform))
      case .curve:
        addCurve(
          to: points[index + 2].applying(transform), control1: points[index].applying(transform),
          control2: points[index + 1].applying(transform))
      case .close: closeSubpath()
      }
      index += verb.pointCount
    }
  }

  /// Removes every step and keeps the memory, so that the path can be built again without
  /// allocation.
  public mutating func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    (subpathStart, needsMove) = (nil, false)
  }

  /// Whether a drawing step has a point to begin at; makes the move that follows a close explicit.
  private mutating func beginDrawing() -> Bool {
    guard let subpathStart else { return false }
    if needsMove { move(to: subpathStart) }
    return true
  }
}
