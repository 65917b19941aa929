package import Foundation

/// Every question goes to the curve at hand. The cases are written out, because a box around any
/// curve would allocate in the hottest loops.
extension Path.Segment: ParametricCurve {
  package var start: CGPoint {
    switch self {
    case .line(let line): line.start
    case .quad(let curve): curve.start
    case .cubic(let curve): curve.start
    }
  }

  package var end: CGPoint {
    switch self {
    case .line(let line): line.end
    case .quad(let curve): curve.end
    case .cubic(let curve): curve.end
    }
  }

  package var controlBox: CGRect {
    switch self {
    case .line(let line): line.controlBox
    case .quad(let curve): curve.controlBox
    case .cubic(let curve): curve.controlBox
    }
  }

  package var controlLength: CGFloat {
    switch self {
    case .line(let line): line.controlLength
    case .quad(let curve): curve.controlLength
    case .cubic(let curve): curve.controlLength
    }
  }

  package var signedArea: CGFloat {
    switch self {
    case .line(let line): line.signedArea
    case .quad(let curve): curve.signedArea
    case .cubic(let curve): curve.signedArea
    }
  }

  package func forEachExtremum(_ body: (CGFloat) -> Void) {
    switch self {
    case .line(let line): line.forEachExtremum(body)
    case .quad(let curve): curve.forEachExtremum(body)
    case .cubic(let curve): curve.forEachExtremum(body)
    }
  }

  package func evaluate(_ t: CGFloat) -> CGPoint {
    switch self {
    case .line(let line): line.evaluate(t)
    case .quad(let curve): curve.evaluate(t)
    case .cubic(let curve): curve.evaluate(t)
    }
  }

  package func derivative(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let line): line.derivative(at: t)
    case .quad(let curve): curve.derivative(at: t)
    case .cubic(let curve): curve.derivative(at: t)
    }
  }

  package func secondDerivative(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let line): line.secondDerivative(at: t)
    case .quad(let curve): curve.secondDerivative(at: t)
    case .cubic(let curve): curve.secondDerivative(at: t)
    }
  }

  package func subsegment(_ t0: CGFloat, _ t1: CGFloat) -> Path.Segment {
    switch self {
    case .line(let line): .line(line.subsegment(t0, t1))
    case .quad(let curve): .quad(curve.subsegment(t0, t1))
    case .cubic(let curve): .cubic(curve.subsegment(t0, t1))
    }
  }

  package var reversed: Path.Segment {
    switch self {
    case .line(let line): .line(line.reversed)
    case .quad(let curve): .quad(curve.reversed)
    case .cubic(let curve): .cubic(curve.reversed)
    }
  }

  /// As for any curve; a line needs no search.
  package func parameter(
    atLength length: CGFloat, accuracy: CGFloat = defaultLengthAccuracy
  ) -> CGFloat {
    switch self {
    case .line(let line): length > 0 ? min(length / line.controlLength, 1) : 0
    case .quad(let curve): curve.parameter(atLength: length, accuracy: accuracy)
    case .cubic(let curve): curve.parameter(atLength: length, accuracy: accuracy)
    }
  }
}
