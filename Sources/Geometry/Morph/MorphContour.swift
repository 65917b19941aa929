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

  /// The area the chain encloses, positive when it turns from x to y; exact, by Green's theorem.
  var signedArea: Double {
    var sum = 0.0
    for index in stride(from: 0, to: points.count - 3, by: 3) {
      let (a, b, c, d) = (points[index], points[index + 1], points[index + 2], points[index + 3])
      sum += a.cross(b * 6 + c * 3 + d) + 3 * b.cross(c + d) + 6 * c.cross(d)
    }
    return sum / 20
  }

  /// The chain that starts at joint `index`; the chain must be closed.
  func startingAtJoint(_ index: Int) -> MorphContour {
    let first = 3 * index
    guard first > 0, first < points.count - 1 else { return self }
    return MorphContour(
      points: Array(points[first...]) + Array(points[1...first]), isClosed: isClosed)
  }

  /// The point at a parameter that counts cubics: 2.5 is the middle of the third.
  func point(at parameter: Double) -> MorphPoint {
    let cubic = min(max(Int(parameter), 0), count - 1)
    let (u, v) = (parameter - Double(cubic), 1 - parameter + Double(cubic))
    let first = 3 * cubic
    return points[first] * (v * v * v) + points[first + 1] * (3 * v * v * u)
      + points[first + 2] * (3 * v * u * u) + points[first + 3] * (u * u * u)
  }

  /// The same geometry without null cubics, and with handles at the thirds of straight ones.
  ///
  /// Then no handle is zero where the chain has a direction, so tangents are defined.
  func canonical(tolerance: Double = 1e-12) -> MorphContour {
    guard var last = points.first else { return self }
    var chain = [last]
    for index in stride(from: 0, to: points.count - 3, by: 3) {
      var (b, c) = (points[index + 1], points[index + 2])
      let d = points[index + 3]
      let extent = max((b - last).length, (c - last).length, (d - last).length)
      guard extent > tolerance else { continue }
      let chord = d - last
      let square = chord.lengthSquared
      let isStraight = [b, c].allSatisfy { handle in
        let along = (handle - last).dot(chord)
        return abs((handle - last).cross(chord)) <= 1e-12 * square
          && along > -1e-9 * square && along < (1 + 1e-9) * square
      }
      if square > 1e-18, isStraight { (b, c) = (last + chord / 3, last + chord * (2 / 3)) }
      chain += [b, c, d]
      last = d
    }
    // Dropped cubics may have moved the end by less than the tolerance: close exactly again.
    if isClosed, chain.count > 1 { chain[chain.count - 1] = chain[0] }
    return MorphContour(points: chain, isClosed: isClosed)
  }
}

extension Path {
  /// The subpaths as chains of cubics, in order, each with its same geometry.
  ///
  /// A path without a drawing step is a chain of one point, or none when it is empty.
  var morphContours: [MorphContour] {
    let drawn = cubicContours.map { contour in
      var chain = [MorphPoint(contour.start)]
      chain.reserveCapacity(3 * contour.curves.count + 1)
      for curve in contour.curves {
        chain += [
          MorphPoint(curve.control1), MorphPoint(curve.control2), MorphPoint(curve.end),
        ]
      }
      return MorphContour(points: chain, isClosed: contour.isClosed)
    }
    guard drawn.isEmpty, let dot = points.first else { return drawn }
    return [MorphContour(points: [MorphPoint(dot)], isClosed: true)]
  }
}
