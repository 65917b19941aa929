public import Foundation
public import Geometry
public import Motion

extension StrokeStyle: Animatable {
  /// The width, the miter limit and the dash phase, as SwiftUI animates them.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }

  /// This style on the way to `other`: width, miter limit, dashes and phase move, cap and join are
  /// those of `other` from the start.
  ///
  /// A shorter dash pattern is repeated until both have as many lengths; a change between a solid
  /// line and a dashed one happens at the start.
  public func mixed(with other: StrokeStyle, by progress: Double) -> StrokeStyle {
    if progress == 0 || self == other { return self }
    if progress == 1 { return other }
    var result = other
    var data = animatableData
    data.interpolate(towards: other.animatableData, amount: progress)
    result.animatableData = data
    result.lineWidth = max(result.lineWidth, 0)
    guard !dash.isEmpty, !other.dash.isEmpty else { return result }
    // Dashes and gaps take turns, so a pattern repeats after an even number of lengths.
    let (start, end) = (dash.evenPattern, other.dash.evenPattern)
    let count = leastCommonMultiple(start.count, end.count)
    guard count <= 256 else { return result }
    result.dash = (0..<count).map { index in
      let (a, b) = (start[index % start.count], end[index % end.count])
      return max(0, a + (b - a) * progress)
    }
    return result
  }
}

extension [CGFloat] {
  fileprivate var evenPattern: [CGFloat] { count.isMultiple(of: 2) ? self : self + self }
}

private func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
  var (x, y) = (a, b)
  while y != 0 { (x, y) = (y, x % y) }
  return a / x * b
}
