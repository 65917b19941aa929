public import Foundation

/// The lengths along a path: where the point so far along lies, and the part between two lengths.
///
/// Building one measures every piece; each question then costs a binary search and the inverse of
/// one piece. Lengths run through all subpaths in order; the jumps between them have none.
public struct PathMeasure: Sendable {
  /// The path that was measured.
  public let path: Path
  /// The length of all subpaths, in points.
  public let length: CGFloat
  private let accuracy: CGFloat
  private let subpaths: [Path.Subpath]
  /// Where each piece ends, through all subpaths.
  private let ends: [CGFloat]

  /// Measures `path` within `accuracy` points for each of its pieces.
  public init(_ path: Path, accuracy: CGFloat = defaultLengthAccuracy) {
    let subpaths = path.subpaths
    var ends: [CGFloat] = []
    ends.reserveCapacity(path.verbs.count)
    var length: CGFloat = 0
    for subpath in subpaths {
      for segment in subpath.segments {
        length += segment.arcLength(accuracy: accuracy)
        ends.append(length)
      }
    }
    (self.path, self.length, self.accuracy) = (path, length, accuracy)
    (self.subpaths, self.ends) = (subpaths, ends)
  }

  /// The point `distance` points along the path and the direction there; `nil` for a path that
  /// draws nothing.
  ///
  /// Distances before the path give its start, those beyond it its end. The direction has length
  /// one; a path that is a single point is taken to run towards greater x.
  public func location(at distance: CGFloat) -> (point: CGPoint, tangent: CGPoint)? {
    guard !ends.isEmpty else { return nil }
    let distance = distance > 0 ? min(distance, length) : 0
    // Where pieces meet, the later one counts; pieces without length are passed over.
    let index = firstPiece { distance < length ? $0 > distance : $0 >= distance }
    var remaining = index
    for subpath in subpaths {
      guard remaining >= subpath.segments.count else {
        let segment = subpath.segments[remaining]
        let t = segment.parameter(
          atLength: distance - (index > 0 ? ends[index - 1] : 0), accuracy: accuracy)
        return (segment.evaluate(t), segment.tangent(at: t) ?? CGPoint(x: 1, y: 0))
      }
      remaining -= subpath.segments.count
    }
    return nil
  }

  /// The part of the path between two distances, clamped to it; empty unless `from` is less than
  /// `to`.
  ///
  /// A closed subpath that lies inside as a whole stays closed; one that is cut becomes open.
  public func part(from: CGFloat, to: CGFloat) -> Path {
    guard from < to, !ends.isEmpty else { return Path() }
    if from <= 0, to >= length { return path }
    var part = Path()
    var (start, index) = (CGFloat(0), 0)
    for subpath in subpaths {
      let end = ends[index + subpath.segments.count - 1]
      if from <= start, to >= end {
        part.add(subpath)
        (start, index) = (end, index + subpath.segments.count)
        continue
      }
      var hasBegun = false
      for segment in subpath.segments {
        let end = ends[index]
        if end > from, start < to {
          let t0 =
            from <= start ? 0 : segment.parameter(atLength: from - start, accuracy: accuracy)
          let t1 = to >= end ? 1 : segment.parameter(atLength: to - start, accuracy: accuracy)
          let piece = t0 == 0 && t1 == 1 ? segment : segment.subsegment(t0, t1)
          if !hasBegun { part.move(to: piece.start) }
          part.add(piece)
          hasBegun = true
        }
        (start, index) = (end, index + 1)
      }
    }
    return part
  }

  /// The first piece whose end passes `isFarEnough`, or the last piece.
  private func firstPiece(where isFarEnough: (_ end: CGFloat) -> Bool) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if isFarEnough(ends[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Path {
  /// The length of all subpaths in points, the closing lines included, within `accuracy` points for
  /// each piece.
  public func arcLength(accuracy: CGFloat = defaultLengthAccuracy) -> CGFloat {
    var length: CGFloat = 0
    forEachSegment { segment, _ in length += segment.arcLength(accuracy: accuracy) }
    return length
  }

  /// The point `distance` points along the path and the direction there, as
  /// `PathMeasure.location(at:)`, which is quicker for many questions about one path.
  public func location(
    atLength distance: CGFloat
  ) -> (point: CGPoint, tangent: CGPoint)? {
    PathMeasure(self).location(at: distance)
  }

  /// The part between two fractions of the length of all subpaths in order.
  ///
  /// Fractions are clamped to 0…1; the result is empty unless `from` is less than `to`, and the
  /// path itself for 0 and 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from < to else { return Path() }
    if from <= 0, to >= 1 { return self }
    let measure = PathMeasure(self)
    return measure.part(
      from: max(0, from) * measure.length, to: min(1, to) * measure.length)
  }
}
