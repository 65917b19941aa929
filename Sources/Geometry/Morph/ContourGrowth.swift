/// Contours that come from a point or go to one.
enum ContourGrowth {
  /// The film of a contour that grows from a point, or shrinks to it when it is a death.
  static func track(
    _ outline: MorphOutline, _ growth: MorphTrack.Growth, at point: MorphPoint
  ) -> MorphTrack {
    let points = outline.contour.points
    let seed = [MorphPoint](repeating: point, count: points.count)
    let (from, to) = growth == .birth ? (seed, points) : (points, seed)
    var track = MorphTrack(from: from, to: to, isClosed: outline.isClosed)
    track.growth = growth
    return track
  }

  /// Shortens the life of a growing contour as far as that keeps it from crossing the others.
  ///
  /// The longest life without crossings among six wins, else the one with the fewest.
  static func timed(_ track: MorphTrack, among others: [MorphTrack]) -> MorphTrack {
    guard !others.isEmpty else { return track }
    let flattener = { (track: MorphTrack) in Flattener(max(4, 96 / max(track.count / 3, 1))) }
    let moments = (1...15).map { Double($0) / 16 }
    let around = moments.map { moment in
      others.filter { $0.isAlive(at: moment) }.map {
        flattener($0).polyline($0.points(at: moment))
      }
    }
    let crossings = around.map { MorphCrossings.count($0, size: 1) }
    var best: (count: Int, track: MorphTrack)?
    for delay in [0, 0.2, 0.35, 0.5, 0.65, 0.8] {
      var candidate = track
      if track.growth == .birth { candidate.start = delay } else { candidate.end = 1 - delay }
      let count = moments.indices.count { index in
        guard candidate.isAlive(at: moments[index]) else { return false }
        let line = flattener(candidate).polyline(candidate.points(at: moments[index]))
        return MorphCrossings.count(around[index] + [line], size: 1) > crossings[index]
      }
      if count < (best?.count ?? .max) { best = (count, candidate) }
      if count == 0 { break }
    }
    return best?.track ?? track
  }

  /// A point inside a closed contour: its centre, or the pole of inaccessibility when that is outside.
  static func innerPoint(_ outline: MorphOutline) -> MorphPoint {
    guard outline.isClosed else { return outline.center }
    let polygon = outline.samples(128)
    if polygon.encloses(outline.center) { return outline.center }
    func depth(_ point: MorphPoint) -> Double {
      guard polygon.encloses(point) else { return -.infinity }
      return polygon.reduce(.infinity) { min($0, ($1 - point).lengthSquared) }
    }
    let low = polygon.reduce(polygon[0]) { pointwiseMin($0, $1) }
    let high = polygon.reduce(polygon[0]) { pointwiseMax($0, $1) }
    var (center, reach) = ((low + high) / 2, (high - low) / 2)
    var best = (depth: -Double.infinity, point: outline.center)
    // A grid that closes in on the deepest point found so far.
    for _ in 0..<4 {
      for row in -8...8 {
        for column in -8...8 {
          let point = center + reach * MorphPoint(Double(column), Double(row)) / 8
          let depth = depth(point)
          if depth > best.depth { best = (depth, point) }
        }
      }
      (center, reach) = (best.point, reach / 4)
    }
    return best.point
  }
}
