/// The film of one contour that pinches off into several.
///
/// Up to a moment it is one contour, which becomes the parts drawn together until they touch; from
/// then on the parts travel to their places. Nothing grows from a point and no seam is drawn, since
/// where a neck closes its two sides meet in one point.
struct PinchedSplit {
  private let whole: MorphOutline
  private let parts: [Part]
  /// The order in which the parts are placed: each after the one it touches.
  private let order: [Int]

  /// One part and where it hangs on another.
  private struct Part {
    /// The part, cut where it touches the one it hangs on.
    var outline: MorphOutline
    /// The part it hangs on and the share of that one's length, before it was cut.
    var hook: (part: Int, share: Double)?
    /// The share at which the part was cut.
    var start: Double
  }

  /// Hangs the parts together by a tree of nearest places; `nil` for fewer than two.
  init?(_ whole: MorphOutline, _ parts: [MorphOutline]) {
    guard parts.count > 1, parts.allSatisfy(\.isClosed), whole.isClosed else { return nil }
    self.whole = whole
    let root = parts.indices.reduce(0) {
      abs(parts[$1].area) > abs(parts[$0].area) * (1 + 1e-9) ? $1 : $0
    }
    var placed: [Int] = [root]
    var hung = parts.map { Part(outline: $0, hook: nil, start: 0) }
    let samples = parts.map { $0.samples(64) }
    while placed.count < parts.count {
      var least = Double.infinity
      for from in placed {
        for to in parts.indices where !placed.contains(to) {
          for p in samples[from] {
            for q in samples[to] { least = min(least, (p - q).lengthSquared) }
          }
        }
      }
      let best = Self.middle(samples, placed, within: least * 1.02 + 1e-6)
      guard let best else { return nil }
      let (x, y) = Self.nearest(
        parts[best.from], Double(best.i) / 64, parts[best.to], Double(best.j) / 64)
      hung[best.to].hook = (best.from, x)
      hung[best.to].start = y
      placed.append(best.to)
    }
    // The root is cut at the first part that hangs on it.
    hung[root].start = hung[placed[1]].hook?.share ?? 0
    for index in hung.indices {
      hung[index].outline = parts[index].starting(at: hung[index].start)
    }
    (self.parts, order) = (hung, placed)
  }

  /// The middle one of all places where a part is about as near to a placed one as any.
  ///
  /// Parallel edges are equally near all along: parts then hang together at their middle.
  private static func middle(
    _ samples: [[MorphPoint]], _ placed: [Int], within limit: Double
  ) -> (from: Int, to: Int, i: Int, j: Int)? {
    var near: [(from: Int, to: Int, i: Int, j: Int, middle: MorphPoint)] = []
    for from in placed {
      for to in samples.indices where !placed.contains(to) {
        for (i, p) in samples[from].enumerated() {
          for (j, q) in samples[to].enumerated() where (p - q).lengthSquared <= limit {
            near.append((from, to, i, j, (p + q) / 2))
          }
        }
      }
    }
    guard let first = near.first else { return nil }
    let same = near.filter { $0.from == first.from && $0.to == first.to }
    let mean = same.reduce(MorphPoint(0, 0)) { $0 + $1.middle } / Double(same.count)
    return same.min { ($0.middle - mean).lengthSquared < ($1.middle - mean).lengthSquared }
      .map { ($0.from, $0.to, $0.i, $0.j) }
  }

  /// Closes in on the nearest places of two contours by turns.
  private static func nearest(
    _ a: MorphOutline, _ x: Double, _ b: MorphOutline, _ y: Double
  ) -> (Double, Double) {
    func search(_ outline: MorphOutline, _ near: Double, _ point: MorphPoint) -> Double {
      var (low, high) = (near - 1.0 / 64, near + 1.0 / 64)
      for _ in 0..<30 {
        let (first, second) = (low + (high - low) / 3, high - (high - low) / 3)
        let isFirst =
          (outline.point(at: first) - point).lengthSquared
          < (outline.point(at: second) - point).lengthSquared
        if isFirst { high = second } else { low = first }
      }
      return (low + high) / 2
    }
    var (x, y) = (x, y)
    for _ in 0..<4 {
      x = search(a, x, b.point(at: y))
      y = search(b, y, a.point(at: x))
    }
    return (x.wrappedUnit, y.wrappedUnit)
  }

  /// The film that pinches off at `moment`, with the name of the first stretch's candidate.
  func tracks(at moment: Double, _ options: MorphOptions) -> [MorphTrack] {
    let areas = (abs(whole.area), parts.reduce(0) { $0 + abs($1.outline.area) })
    guard areas.0 > 1e-12, areas.1 > 1e-12 else { return [] }
    // The area on the way is that of a copy scaled evenly.
    let root = (1 - moment) * areas.0.squareRoot() + moment * areas.1.squareRoot()
    let scale = root / areas.1.squareRoot()

    var places = [MorphPoint](repeating: MorphPoint(0, 0), count: parts.count)
    func placed(_ part: Int, _ point: MorphPoint) -> MorphPoint {
      (point - parts[part].outline.center) * scale + places[part]
    }
    func hookPoint(_ hook: (part: Int, share: Double)) -> MorphPoint {
      let share = hook.share - parts[hook.part].start
      return placed(hook.part, parts[hook.part].outline.point(at: share))
    }
    for part in order {
      guard let hook = parts[part].hook else { continue }
      let own = parts[part].outline
      places[part] = hookPoint(hook) - (own.contour.points[0] - own.center) * scale
    }
    let lengths = parts.map(\.outline.length)
    let total = lengths.reduce(0, +)
    func mean(_ points: [MorphPoint]) -> MorphPoint {
      zip(points, lengths).reduce(MorphPoint(0, 0)) { $0 + $1.0 * ($1.1 / total) }
    }
    let goal = whole.center * (1 - moment) + mean(parts.map(\.outline.center)) * moment
    let move = goal - mean(places)
    for part in places.indices { places[part] += move }

    let chains = parts.indices.map { chain($0) }
    let together = joined(order[0], chains) {
      hookPoint($0)
    } placed: {
      placed($0, $1)
    }
    let cluster = MorphOutline(
      MorphContour(points: together, isClosed: true), role: .outer, index: 0)
    let candidates = PairCandidates(whole, cluster, options).candidates(.auto)
    let costs = candidates.map { MorphAssessment([$0.track]).cost + $0.handicap }
    let best = costs.indices.reduce(0) { costs[$1] < costs[$0] - 1e-9 ? $1 : $0 }
    var first = candidates[best].track
    first.end = moment
    return [first]
      + parts.indices.map { part in
        let chain = chains[part].points
        var track = MorphTrack(
          from: chain.map { placed(part, $0) }, to: chain, isClosed: true)
        track.start = moment
        return track
      }
  }

  /// A part with joints where others hang on it, and which hang at which joint, in order.
  private func chain(_ part: Int) -> (points: [MorphPoint], hung: [(joint: Int, part: Int)]) {
    let outline = parts[part].outline
    let guests = parts.indices
      .compactMap { other -> (part: Int, share: Double)? in
        guard let hook = parts[other].hook, hook.part == part else { return nil }
        return (other, (hook.share - parts[part].start).wrappedUnit)
      }
      .sorted { ($0.share, $0.part) < ($1.share, $1.part) }
    // A place within rounding of the start is the start.
    let isInner = { (share: Double) in share > 1e-6 && share < 1 - 1e-6 }
    let parameters = guests.map { outline.arc.parameter(at: $0.share) }
    let contour = outline.contour.withJoints(
      at: zip(guests, parameters).filter { isInner($0.0.share) }.map(\.1))
    let arc = MorphArcTable(contour)
    let shares = (0...contour.count).map { arc.share(ofJoint: $0) }
    let hung = guests.map { guest -> (joint: Int, part: Int) in
      let share = isInner(guest.share) ? guest.share : 0
      let joint = shares.indices.reduce(0) {
        abs(shares[$1] - share) < abs(shares[$0] - share) ? $1 : $0
      }
      return (joint, guest.part)
    }
    return (contour.points, hung)
  }

  /// All parts as one chain that visits each where it hangs.
  private func joined(
    _ part: Int, _ chains: [(points: [MorphPoint], hung: [(joint: Int, part: Int)])],
    _ hookPoint: ((part: Int, share: Double)) -> MorphPoint,
    placed: (Int, MorphPoint) -> MorphPoint
  ) -> [MorphPoint] {
    let (points, hung) = chains[part]
    var result: [MorphPoint] = []
    var next = 0
    for (joint, guest) in hung {
      result += points[next...(3 * joint)].map { placed(part, $0) }
      var loop = joined(guest, chains, hookPoint, placed: placed)
      // Both contours meet in one point, not in two that differ by rounding.
      if let meeting = result.last { (loop[0], loop[loop.count - 1]) = (meeting, meeting) }
      result += loop.dropFirst()
      next = 3 * joint + 1
    }
    return result + (next < points.count ? points[next...].map { placed(part, $0) } : [])
  }
}
