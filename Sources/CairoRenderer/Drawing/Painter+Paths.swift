import CCairo
import Foundation
import Geometry
import Picture
import Pixels

extension Painter {
  /// Fills `path`.
  func fill(
    _ path: Path, _ paint: Paint, rule: FillRule, on target: Target, map: CGAffineTransform,
    opacity: Double
  ) throws(CairoError) {
    guard map.isUsable, append(path, to: target.context, map: map) else { return }
    cairo_set_fill_rule(target.context, rule.cairo)
    let area = PixelRect(path.controlBox, map: map).intersection(target.visible)
    try withSource(paint, on: target, map: map, opacity: opacity, area: area) {
      cairo_fill(target.context)
    }
  }

  /// Strokes `path`; the pen has its shape before `map`.
  func stroke(
    _ path: Path, _ paint: Paint, style: StrokeStyle, on target: Target, map: CGAffineTransform,
    opacity: Double
  ) throws(CairoError) {
    let context = target.context
    guard map.isUsable, style.lineWidth > 0, style.lineWidth.isFinite else { return }
    guard append(path, to: context, map: map) else { return }
    cairo_set_line_width(context, min(style.lineWidth, coordinateLimit / map.largestScale))
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10)
    setDash(of: style, along: path, on: context)
    cairo_set_tolerance(context, tolerance(of: style, map: map))
    let reach = style.reach.isFinite ? style.reach : 0
    let box = path.controlBox.insetBy(dx: -reach, dy: -reach)
    let area = PixelRect(box, map: map).intersection(target.visible)
    try withSource(paint, on: target, map: map, opacity: opacity, area: area) {
      // The path is already in pixels; the matrix shapes the pen alone.
      var matrix = map.cairo
      cairo_set_matrix(context, &matrix)
      cairo_stroke(context)
      cairo_identity_matrix(context)
    }
    cairo_set_dash(context, nil, 0, 0)
    cairo_set_tolerance(context, 0.1)
  }

  /// How far a stroke's polygon may lie from its curves, in pixels.
  ///
  /// Cairo's 0.1 up to a width of 2,000 pixels; beyond, it grows with the width, as the corners of a
  /// pen of millions of pixels along a curve of millions of pixels would never end.
  private func tolerance(of style: StrokeStyle, map: CGAffineTransform) -> Double {
    let width = min(Double(style.lineWidth) * map.largestScale, coordinateLimit)
    return max(0.1, width / 20_000)
  }

  /// Sets the dashes; a pattern that is not one, or so fine that the path would take more than
  /// 50,000 repeats of it, leaves the line solid.
  private func setDash(of style: StrokeStyle, along path: Path, on context: OpaquePointer) {
    let dash = style.dash.map { Double($0) }
    let period = dash.reduce(0, +)
    guard period > 0, period.isFinite, dash.allSatisfy({ $0 >= 0 }), style.dashPhase.isFinite,
      path.controlLength / period < 50_000
    else { return }
    let full = dash.count.isMultiple(of: 2) ? period : 2 * period
    let phase = Double(style.dashPhase).truncatingRemainder(dividingBy: full)
    cairo_set_dash(
      context, dash, Int32(dash.count), phase < 0 ? phase + full : phase)
  }
}

/// How far from the picture's corner a coordinate may lie, in pixels; Cairo's end at 2²³.
let coordinateLimit = 8e6

/// Begins a new path in `context` with the steps of `path` in pixels; false, with no path, when a
/// coordinate is not a number or there are no steps.
func append(_ path: Path, to context: OpaquePointer, map: CGAffineTransform) -> Bool {
  cairo_new_path(context)
  return extend(path, in: context, map: map)
}

/// Adds the steps of `path` to the path in `context`.
func extend(_ path: Path, in context: OpaquePointer, map: CGAffineTransform) -> Bool {
  var isFinite = true
  func place(_ point: CGPoint) -> (x: Double, y: Double) {
    let x = Double(map.a * point.x + map.c * point.y + map.tx)
    let y = Double(map.b * point.x + map.d * point.y + map.ty)
    isFinite = isFinite && x.isFinite && y.isFinite
    return (
      min(max(x, -coordinateLimit), coordinateLimit), min(max(y, -coordinateLimit), coordinateLimit)
    )
  }
  path.forEach { element in
    switch element {
    case .move(let end):
      let end = place(end)
      cairo_move_to(context, end.x, end.y)
    case .line(let end):
      let end = place(end)
      cairo_line_to(context, end.x, end.y)
    case .quadCurve(let end, let control):
      // Cairo has cubic curves only: the control points lie two thirds of the way.
      var (x, y) = (0.0, 0.0)
      cairo_get_current_point(context, &x, &y)
      let (end, control) = (place(end), place(control))
      cairo_curve_to(
        context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3,
        end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
    case .curve(let end, let control1, let control2):
      let (end, control1, control2) = (place(end), place(control1), place(control2))
      cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    case .closeSubpath:
      cairo_close_path(context)
    }
  }
  guard isFinite, !path.isEmpty else {
    cairo_new_path(context)
    return false
  }
  return true
}

extension Path {
  /// The length of the control polygons, never less than the path's.
  fileprivate var controlLength: Double {
    zip(points, points.dropFirst()).reduce(0) {
      $0 + Double(hypot($1.0.x - $1.1.x, $1.0.y - $1.1.y))
    }
  }
}

extension CGAffineTransform {
  /// A bound of the largest stretch, positive.
  fileprivate var largestScale: Double {
    max(1e-12, Double((a * a + b * b + c * c + d * d).squareRoot()))
  }
}

extension FillRule {
  var cairo: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
