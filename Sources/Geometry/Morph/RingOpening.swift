/// The film of a ring that opens into a bow: of an O that becomes a C.
///
/// Up to a moment the hole stays, while the wall thins at one place until both its sides meet in
/// one point; from then on it is one contour, whose two ends draw apart.
struct RingOpening {
  /// The outer contour, cut at the thinning place, against its side of the bow.
  private let outer: (from: [MorphPoint], to: [MorphPoint])
  /// The hole against its side of the bow.
  private let hole: (from: [MorphPoint], to: [MorphPoint])

  /// Finds the place where the ring opens with the least elastic work; `nil` when there is none.
  init?(_ ring: MorphOutline, hole: MorphOutline, _ bow: MorphOutline) {
    guard ring.isClosed, hole.isClosed, bow.isClosed else { return nil }
    let holeSamples = hole.samples(128)
    let slits = (0..<16).map { index -> (p: Double, q: Double) in
      let share = Double(index) / 16
      let point = ring.point(at: share)
      let nearest = holeSamples.indices.reduce(0) {
        (holeSamples[$1] - point).lengthSquared < (holeSamples[$0] - point).lengthSquared ? $1 : $0
      }
      return (share, Double(nearest) / 128)
    }
    let works = slits.map { slit in
      MorphCorrespondence.coarseWork(Self.slit(ring, hole, slit.p, slit.q).outline, bow)
    }
    let best = works.indices.reduce(0) { works[$1] < works[$0] ? $1 : $0 }
    let (p, q) = slits[best]
    let (cut, seams) = Self.slit(ring, hole, p, q)
    let match = MorphCorrespondence.elastic(cut, bow).straight
    let map = MonotoneMap(match.map)
    let lips = seams.map { map.second(at: $0) }
    guard lips[1] - lips[0] > 0.05, lips[1] - lips[0] < 0.95 else { return nil }

    // The outer contour runs from the second lip to the first, the hole on from there.
    let turned = bow.starting(at: match.offset + lips[1])
    let first = turned.arc.parameter(at: (lips[0] - lips[1]).wrappedUnit)
    func side(_ closed: MorphOutline, _ start: Double, _ from: Double, _ to: Double)
      -> (from: [MorphPoint], to: [MorphPoint])
    {
      let chain = closed.starting(at: start)
      let near = [0.04, 0.1, 0.9, 0.96].map { chain.arc.parameter(at: $0) }
      let opened = MorphContour(
        points: chain.contour.withJoints(at: near).points, isClosed: false)
      let goal = MorphContour(points: turned.contour.piece(from: from, to: to), isClosed: false)
      let (a, b) = (
        MorphOutline(opened, role: .open, index: 0), MorphOutline(goal, role: .open, index: 0)
      )
      let refined = CommonRefinement(a, b, MorphCorrespondence.elastic(a, b).straight)
      return (refined.a, refined.b)
    }
    outer = side(ring, p, 0, first)
    self.hole = side(hole, q, first, Double(turned.contour.count))
    guard let a = outer.to.first, let b = self.hole.to.last, (a - b).length < 1e-6 else {
      return nil
    }
  }

  /// The ring as one contour with a slit, and the shares of its length at the middle of both seams.
  private static func slit(
    _ ring: MorphOutline, _ hole: MorphOutline, _ p: Double, _ q: Double
  ) -> (outline: MorphOutline, seams: [Double]) {
    let outer = ring.starting(at: p).contour.points
    let inner = hole.starting(at: q).contour.points
    let (from, to) = (outer[0], inner[0])
    let across = [from + (to - from) / 3, from + (to - from) * (2 / 3), to]
    let back = [to + (from - to) / 3, to + (from - to) * (2 / 3), from]
    let points = outer + across + inner.dropFirst() + back
    let width = (to - from).length
    let total = ring.length + hole.length + 2 * width
    return (
      MorphOutline(MorphContour(points: points, isClosed: true), role: .outer, index: 0),
      [(ring.length + width / 2) / total, (ring.length + 1.5 * width + hole.length) / total]
    )
  }

  /// The film that opens at `moment`.
  func tracks(at moment: Double, _ options: MorphOptions) -> [MorphTrack] {
    func middle(_ side: (from: [MorphPoint], to: [MorphPoint])) -> [MorphPoint] {
      zip(side.from, side.to).map { $0 + ($1 - $0) * moment }
    }
    let (outside, inside) = (middle(outer), middle(hole))
    let ends = [outside[0], outside[outside.count - 1], inside[0], inside[inside.count - 1]]
    let meeting = ends.reduce(MorphPoint(0, 0), +) / 4
    let outerKey = Self.drawn(outside, to: meeting)
    let holeKey = Self.drawn(inside, to: meeting)
    let smooth = options.smoothJoints
    var tracks = [
      MorphTrack(from: outer.from, to: outerKey, isClosed: true, smoothJoints: smooth),
      MorphTrack(from: hole.from, to: holeKey, isClosed: true, smoothJoints: smooth),
      MorphTrack(
        from: outerKey + holeKey.dropFirst(), to: outer.to + hole.to.dropFirst(), isClosed: true,
        smoothJoints: smooth),
    ]
    (tracks[0].end, tracks[1].end, tracks[2].start) = (moment, moment, moment)
    return tracks
  }

  /// A chain whose ends are drawn to a point, the rest following less the farther it lies.
  private static func drawn(_ chain: [MorphPoint], to point: MorphPoint) -> [MorphPoint] {
    let last = chain.count - 1
    var walked = [0.0]
    for index in 1...last {
      walked.append(walked[index - 1] + (chain[index] - chain[index - 1]).length)
    }
    let (first, second) = (point - chain[0], point - chain[last])
    let reach = max(min(3 * max(first.length, second.length), walked[last] / 2.5), 1e-9)
    func weight(_ distance: Double) -> Double {
      let part = min(distance / reach, 1)
      // Steep at the end: the wall thins to a point, not along a line.
      return (1 - part) * (1 - part)
    }
    return chain.indices.map { index in
      if index == 0 || index == last { return point }
      return chain[index] + first * weight(walked[index])
        + second * weight(walked[last] - walked[index])
    }
  }
}
