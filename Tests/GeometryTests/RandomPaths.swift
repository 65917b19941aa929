import Foundation

@testable import Geometry

/// A repeatable source of numbers and paths: SplitMix64 (Steele, Lea and Flood, 2014).
struct PathGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<CGFloat> = -100...100) -> CGFloat {
    .random(in: range, using: &self)
  }

  mutating func point(_ range: ClosedRange<CGFloat> = -100...100) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }

  mutating func cubic() -> CubicCurve {
    CubicCurve(start: point(), control1: point(), control2: point(), end: point())
  }

  /// A path of every kind of step, with subpaths open and closed.
  mutating func path(steps: Int = 12) -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<steps {
      switch Int.random(in: 0..<8, using: &self) {
      case 0: path.move(to: point())
      case 1: path.closeSubpath()
      case 2, 3: path.addLine(to: point())
      case 4, 5: path.addQuadCurve(to: point(), control: point())
      default: path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    return path
  }
}

extension CGPoint {
  /// Whether the two lie within `tolerance` of each other.
  func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    distance(to: other) <= tolerance
  }
}

/// A point by its coordinates, for tables.
func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
