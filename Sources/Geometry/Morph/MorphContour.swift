import Foundation

/// A point of a contour while a morph is planned.
typealias MorphPoint = SIMD2<Double>

/// One subpath as a chain of cubics: `3n + 1` control points, neighbours sharing their end.
struct MorphContour: Hashable, Sendable {
  /// The control points; a closed contour ends where it began.
  var points: [MorphPoint]
  /// Whether the path closed the subpath.
  var isClosed: Bool

  /// How many cubics the chain has.
  var count: Int { points.count / 3 }

  /// The chain travelled the other way.
  var reversed: MorphContour { MorphContour(points: points.reversed(), isClosed: isClosed) }
}

extension Path {
  /// The subpaths as chains of cubics, in order; subpaths without a drawing step are left out.
  ///
  /// Lines get handles at their thirds and quadratic curves are raised, so the geometry is the same.
  var morphContours: [MorphContour] {
    var contours: [MorphContour] = []
    var chain: [MorphPoint] = []
    var start = MorphPoint(0, 0)
    var next = 0

    func take() -> MorphPoint {
      defer { next += 1 }
      return next < points.count ? MorphPoint(points[next]) : start
    }
    func flush(closing: Bool) {
      if chain.count > 1 {
        contours.append(MorphContour(points: chain, isClosed: closing))
      }
      chain.removeAll(keepingCapacity: true)
    }
    func begin() -> MorphPoint {
      if chain.isEmpty { chain.append(start) }
      return chain[chain.count - 1]
    }

    for verb in verbs {
      switch verb {
      case .move:
        flush(closing: false)
        start = take()
        chain.append(start)
      case .line:
        let last = begin()
        let end = take()
        chain += [last + (end - last) / 3, last + (end - last) * (2 / 3), end]
      case .quadCurve:
        let last = begin()
        let (control, end) = (take(), take())
        chain += [last + (control - last) * (2 / 3), end + (control - end) * (2 / 3), end]
      case .curve:
        _ = begin()
        chain += [take(), take(), take()]
      case .close:
        if let last = chain.last, last != start {
          chain += [last + (start - last) / 3, last + (start - last) * (2 / 3), start]
        }
        flush(closing: true)
      }
    }
    flush(closing: false)
    return contours
  }
}

extension SIMD2<Double> {
  /// The same place as a point of a path.
  @inline(__always)
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension CGPoint {
  /// The same place as a point of a morph.
  @inline(__always)
  init(_ point: MorphPoint) { self.init(x: point.x, y: point.y) }
}
