import Foundation

/// Where the fingers of one touch are, from when they come down (0) to when they are lifted (1).
struct TouchPath {
  /// The first finger's place and, when there are two, the second's.
  let places: (_ part: Double) -> (first: CGPoint, second: CGPoint?)

  /// A finger that goes along straight lines through `points` at an even pace; at least one point.
  static func lines(_ points: [CGPoint]) -> TouchPath {
    let lengths = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let total = lengths.reduce(0, +)
    return TouchPath { part in
      var rest = total * part
      guard part < 1 else { return (points[points.count - 1], nil) }
      for (index, length) in lengths.enumerated() {
        if rest <= length, length > 0 {
          let (a, b) = (points[index], points[index + 1])
          let share = rest / length
          return (CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share), nil)
        }
        rest -= length
      }
      return (points[points.count - 1], nil)
    }
  }

  /// Points from each finger to their middle where they are close together.
  private static let reach: CGFloat = 40

  /// Two fingers about `middle` whose distance goes evenly to `scale` times what it was.
  static func pinch(about middle: CGPoint, scale: Double) -> TouchPath {
    let start = scale < 1 ? reach / max(scale, 0.1) : reach
    return TouchPath { part in
      // On the diagonal, as thumb and forefinger lie.
      let reach = start * (1 + (scale - 1) * part) * 0.5.squareRoot()
      return (
        CGPoint(x: middle.x - reach, y: middle.y + reach),
        CGPoint(x: middle.x + reach, y: middle.y - reach)
      )
    }
  }

  /// Two fingers about `middle` that turn evenly by `degrees`, clockwise.
  static func turn(about middle: CGPoint, degrees: Double) -> TouchPath {
    TouchPath { part in
      let angle = (degrees * part - 45) * .pi / 180
      let arm = CGSize(width: reach * 1.5 * cos(angle), height: reach * 1.5 * sin(angle))
      return (
        CGPoint(x: middle.x - arm.width, y: middle.y - arm.height),
        CGPoint(x: middle.x + arm.width, y: middle.y + arm.height)
      )
    }
  }
}
