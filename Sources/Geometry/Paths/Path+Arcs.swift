public import Foundation

/// How far a cubic's control points lie from its ends to draw a quarter of the unit circle.
///
/// The curve's middle meets the circle when k = 4/3·tan(θ/4) for an arc of θ: for a right angle
/// 4/3·(√2 − 1). It then lies at most 0.027 % of the radius outside.
let circleKappa: CGFloat = 0.552_284_749_830_793_6

extension Path {
  /// The ellipse that fills `rect`.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Adds the ellipse that fills `rect` as a closed subpath of four curves, clockwise on a y-down
  /// canvas from the middle of the right side.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let ellipse = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y
    ).concatenating(transform)
    move(to: CGPoint(x: 1, y: 0).applying(ellipse))
    var (from, to) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
    for _ in 0..<4 {
      addCurve(
        to: to.applying(ellipse), control1: (from + circleKappa * to).applying(ellipse),
        control2: (to + circleKappa * from).applying(ellipse))
      (from, to) = (to, -from)
    }
    closeSubpath()
  }

  /// Draws an arc of a circle, and a line to its start if there is a current point.
  ///
  /// Angles are radians from the x axis, growing clockwise on a y-down canvas. As in Core Graphics,
  /// whose y axis points up, `clockwise` means that the angle falls: on screen the arc then runs
  /// counterclockwise. The end angle is moved by whole turns to lie ahead of the start; a
  /// difference of a turn or more draws the whole circle.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startRadians: CGFloat, endRadians: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endRadians - startRadians
    guard sweep.isFinite else { return }
    // A little less than a turn still is one: 0° to 360° in radians need not differ by exactly 2π.
    if abs(sweep) >= turn * (1 - 1e-12) {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    addRelativeArc(
      center: center, radius: radius, startRadians: startRadians, deltaRadians: sweep,
      transform: transform)
  }

  /// Draws an arc of `deltaRadians` from `startRadians`, and a line to its start if there is a
  /// current point.
  ///
  /// A positive difference runs clockwise on a y-down canvas. Beyond two turns whole turns are left
  /// out, since they would cover what is drawn already.
  package mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startRadians: CGFloat, deltaRadians: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = deltaRadians
    if abs(sweep) > 2 * turn {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + (sweep > 0 ? turn : -turn)
    }
    guard center.isFinite, radius.isFinite, startRadians.isFinite, sweep.isFinite else { return }
    let circle = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
    ).concatenating(transform)
    let start = CGPoint(x: cos(startRadians), y: sin(startRadians)).applying(circle)
    if currentPoint == nil {
      move(to: start)
    } else if currentPoint != start {
      addLine(to: start)
    }
    addUnitArc(startRadians: startRadians, sweep: sweep, transform: circle)
  }

  /// Draws an arc of the unit circle moved by `transform`, beginning at the current point.
  mutating func addUnitArc(startRadians: CGFloat, sweep: CGFloat, transform: CGAffineTransform) {
    guard sweep != 0, abs(sweep) < 100 else { return }
    // At most a right angle each; the margin keeps rounding from adding a fifth curve to a circle.
    let count = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / count
    let kappa = 4 / 3 * tan(step / 4)
    var from = CGPoint(x: cos(startRadians), y: sin(startRadians))
    for index in 1...Int(count) {
      let angle = startRadians + CGFloat(index) * step
      let to = CGPoint(x: cos(angle), y: sin(angle))
      addCurve(
        to: to.applying(transform),
        control1: (from + kappa * from.perpendicular).applying(transform),
        control2: (to - kappa * to.perpendicular).applying(transform))
      from = to
    }
  }

  /// Draws an arc of a circle that touches the line from the current point to `tangent1End` and the
  /// line from there to `tangent2End`, and a line to its start.
  ///
  /// Without such a circle (no radius, or points in one line) it draws a line to `tangent1End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint, tangent1End.isFinite, tangent2End.isFinite else { return }
    guard transform.determinant != 0, radius > 0, radius < .infinity,
      let back = (current.applying(transform.inverted()) - tangent1End).unit,
      let ahead = (tangent2End - tangent1End).unit, abs(back.cross(ahead)) > 1e-12
    else { return addLine(to: tangent1End.applying(transform)) }
    // With φ the angle between the lines, the circle touches them at r / tan(φ/2) from the corner.
    let (cosine, sine) = (back.dot(ahead), back.cross(ahead))
    let reach = radius * (1 + cosine) / abs(sine)
    let side: CGFloat = sine > 0 ? 1 : -1
    let touch = tangent1End + reach * back
    let center = touch + (side * radius) * back.perpendicular
    let spoke = touch - center
    addLine(to: touch.applying(transform))
    let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    addUnitArc(
      startRadians: atan2(spoke.y, spoke.x), sweep: side * (atan2(abs(sine), cosine) - .pi),
      transform: circle.concatenating(transform))
  }
}
