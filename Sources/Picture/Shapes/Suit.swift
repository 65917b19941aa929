public import Geometry
import Foundation

/// The suits of playing cards, outlined by cubic curves in the unit square.
public enum Suit: String, Hashable, Sendable, CaseIterable {
  case spade, heart, club, diamond

  /// The curves of the outline, clockwise from the top, each beginning where the one before ends.
  ///
  /// Control points leave the unit square; the outlines do not by more than a hundredth.
  public var curves: [CubicCurve] {
    switch self {
    case .spade:
      outline(
        from: (0.5, 0),
        [
          (0.6, 0.3, 0.6, 0.3, 0.85, 0.4),
          (1.15, 0.5, 0.95, 1.2, 0.55, 0.65),
          (0.55, 0.8, 0.55, 0.8, 0.7, 0.9),
          (0.8, 0.98, 0.8, 0.98, 0.7, 1),
          (0.7, 1, 0.7, 1, 0.3, 1),
          (0.2, 0.98, 0.2, 0.98, 0.3, 0.9),
          (0.45, 0.8, 0.45, 0.8, 0.45, 0.65),
          (0.05, 1.2, -0.15, 0.5, 0.15, 0.4),
          (0.4, 0.3, 0.4, 0.3, 0.5, 0),
        ])
    case .heart:
      outline(
        from: (0.5, 0.25),
        [
          (0.5, -0.1, 1, 0, 1, 0.25),
          (1, 0.6, 0.5, 0.8, 0.5, 1),
          (0.5, 0.8, 0, 0.6, 0, 0.25),
          (0, 0, 0.5, -0.1, 0.5, 0.25),
        ])
    case .club:
      outline(
        from: (0.3, 0.3),
        [
          (0, -0.1, 1, -0.1, 0.7, 0.3),
          (0.7, 0.3, 0.7, 0.3, 0.55, 0.45),
          (1.15, 0, 1.15, 1.2, 0.55, 0.7),
          (0.55, 0.7, 0.55, 0.7, 0.7, 1),
          (0.7, 1, 0.7, 1, 0.3, 1),
          (0.3, 1, 0.3, 1, 0.45, 0.7),
          (-0.15, 1.2, -0.15, 0, 0.45, 0.45),
          (0.45, 0.45, 0.45, 0.45, 0.3, 0.3),
        ])
    case .diamond:
      outline(
        from: (0.5, 0),
        [
          (0.7, 0.3, 0.7, 0.3, 1, 0.5),
          (0.7, 0.7, 0.7, 0.7, 0.5, 1),
          (0.3, 0.7, 0.3, 0.7, 0, 0.5),
          (0.3, 0.3, 0.3, 0.3, 0.5, 0),
        ])
    }
  }

  /// The chain from a point through (control1 x, y, control2 x, y, end x, y).
  private func outline(
    from start: (Double, Double),
    _ steps: [(Double, Double, Double, Double, Double, Double)]
  ) -> [CubicCurve] {
    var position = CGPoint(x: start.0, y: start.1)
    return steps.map { step in
      let curve = CubicCurve(
        start: position, control1: CGPoint(x: step.0, y: step.1),
        control2: CGPoint(x: step.2, y: step.3), end: CGPoint(x: step.4, y: step.5))
      position = curve.end
      return curve
    }
  }
}
