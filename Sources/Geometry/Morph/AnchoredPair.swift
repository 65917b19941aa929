/// A pair of contours with points that the author made become each other.
struct AnchoredPair {
  /// Both contours with a joint at every anchor; closed ones start at the first.
  let a: MorphOutline
  let b: MorphOutline
  let correspondence: MorphCorrespondence

  /// Matches the stretches between anchors, which are pairs of shares of both lengths.
  ///
  /// Anchors that contradict the order of earlier ones along the contours are left out.
  init(_ a: MorphOutline, _ b: MorphOutline, _ anchors: [MorphPoint], isElastic: Bool) {
    var (a, b) = (a, b)
    var kept: [MorphPoint] = []
    if a.isClosed, b.isClosed, let first = anchors.first {
      (a, b) = (a.starting(at: first.x), b.starting(at: first.y))
      kept = anchors.dropFirst().map {
        MorphPoint(($0.x - first.x).wrappedUnit, ($0.y - first.y).wrappedUnit)
      }
    } else if b.isClosed, let first = anchors.first {
      // The closed contour is cut so that the anchor keeps its share of the open one.
      b = b.starting(at: first.y - first.x)
      kept = anchors.map { MorphPoint($0.x, ($0.y - first.y + first.x).wrappedUnit) }
    } else {
      kept = anchors
    }
    var nodes = [MorphPoint(0, 0), MorphPoint(1, 1)]
    let apart = 1e-4
    for anchor in kept {
      let at = nodes.firstIndexPast { $0.x < anchor.x }
      guard at > 0, at < nodes.count else { continue }
      let (low, high) = (nodes[at - 1], nodes[at])
      let isBetween =
        anchor.x - low.x > apart && high.x - anchor.x > apart && anchor.y - low.y > apart
        && high.y - anchor.y > apart
      if isBetween { nodes.insert(anchor, at: at) }
    }
    let inner = nodes.dropFirst().dropLast()
    self.a = a.with(a.contour.withJoints(at: inner.map { a.arc.parameter(at: $0.x) }))
    self.b = b.with(b.contour.withJoints(at: inner.map { b.arc.parameter(at: $0.y) }))
    var map = [nodes[0]]
    for (low, high) in zip(nodes, nodes.dropFirst()) {
      if isElastic { map += Self.elastic(a, b, low, high).dropFirst().dropLast() }
      map.append(high)
    }
    correspondence = MorphCorrespondence(
      offset: 0, map: map, angle: 0, work: 0, anchors: nodes)
  }

  private static func elastic(
    _ a: MorphOutline, _ b: MorphOutline, _ low: MorphPoint, _ high: MorphPoint
  ) -> [MorphPoint] {
    let span = high - low
    let share = span.max() * Double(MorphCorrespondence.samples)
    let steps = max(8, Int(share.rounded()))
    func samples(_ outline: MorphOutline, _ start: Double, _ span: Double) -> [MorphPoint] {
      (0...steps).map {
        // Just short of a whole turn, so that the last sample is not the first again.
        let share = start + span * Double($0) / Double(steps)
        let parameter = outline.arc.parameter(at: share)
        return (outline.contour.point(at: parameter) - outline.center) / max(outline.radius, 1e-12)
      }
    }
    let match = ElasticMatcher(
      samples(a, low.x, span.x), samples(b, low.y, span.y), wraps: false
    ).match(starts: [0])
    return match.nodes.map {
      low + span * MorphPoint(Double($0.x), Double($0.y)) / Double(steps)
    }
  }
}

extension MorphContour {
  /// The chain with further joints at some parameters, which count cubics and are not joints.
  func withJoints(at parameters: [Double]) -> MorphContour {
    let cuts = [0] + parameters.sorted().filter { $0 > 0 && $0 < Double(count) } + [Double(count)]
    var result: [MorphPoint] = []
    for (low, high) in zip(cuts, cuts.dropFirst()) where high > low {
      let piece = piece(from: low, to: high)
      result += result.isEmpty ? piece : Array(piece[1...])
    }
    return MorphContour(points: result, isClosed: isClosed)
  }
}
