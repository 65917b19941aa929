import Foundation

/// Finds the film between two shapes: contours matched, films chosen, births timed.
struct ShapeMatcher {
  typealias Film = MorphPlanner.Film

  let a: ShapeOutlines
  let b: ShapeOutlines
  private let strategy: MorphStrategy
  private let options: MorphOptions
  /// For every pair of outlines with anchors, pairs of shares of both lengths.
  private let anchors: [SIMD2<Int>: [MorphPoint]]
  let forced: [SIMD2<Int>]

  init(
    _ a: ShapeOutlines, _ b: ShapeOutlines, _ strategy: MorphStrategy, _ options: MorphOptions,
    _ scale: MorphScale
  ) {
    (self.a, self.b, self.strategy, self.options) = (a, b, strategy, options)
    var forced = options.contourPairs.compactMap { pair -> SIMD2<Int>? in
      guard let i = a.outlines.firstIndex(where: { $0.index == pair.from }),
        let j = b.outlines.firstIndex(where: { $0.index == pair.to })
      else { return nil }
      return SIMD2(i, j)
    }
    var anchors: [SIMD2<Int>: [MorphPoint]] = [:]
    for anchor in options.anchors {
      let points = [MorphPoint(anchor.from), MorphPoint(anchor.to)]
      guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
        let first = a.outlines.nearest(to: scale.point(points[0])),
        let second = b.outlines.nearest(to: scale.point(points[1]))
      else { continue }
      let pair = SIMD2(first.outline, second.outline)
      anchors[pair, default: []].append(MorphPoint(first.share, second.share))
      forced.append(pair)
    }
    (self.anchors, self.forced) = (anchors, forced)
  }

  /// The film of the strategy.
  func film() -> MorphPlanner.Film {
    let matching = ContourMatching(a.outlines, b.outlines, forced: forced)
    let choices = matching.pairs.map { choice(for: $0) }
    let plain = assemble(choices, matching)
    guard strategy == .auto else { return plain }
    var best = FilmSearch(plain, choices, matching)
    var carried = best
    let isCarried = carry(&carried)
    repair(&best)
    let stuck = best
    changeTopology(&best)
    if isCarried {
      repair(&carried)
      changeTopology(&carried)
      if carried.assessment.cost < best.assessment.cost { best = carried }
    }
    if best.mustRepair {
      var other = stuck
      separate(&other)
      changeTopology(&other)
      if other.assessment.cost < best.assessment.cost - 0.25 { best = other }
    }
    var film = best.film
    film.assessment = best.assessment
    return film
  }

  /// Tries films in which contours pinch off or rings open.
  private func changeTopology(_ search: inout FilmSearch) {
    guard options.splits else { return }
    for change in topologyChanges(search.choices, search.matching) {
      for moment in [0.35, 0.5, 0.65, 0.8] {
        if let next = assemble(search.choices, search.matching, change(moment)) {
          _ = search.keep(next, gaining: 0.5)
        }
      }
    }
  }

  /// The films of one pair of contours and what each costs alone.
  struct Choice {
    let pair: SIMD2<Int>
    var candidates: [PairCandidates.Candidate]
    var costs: [Double]
    var chosen: Int
    /// How late the contour sets out; see `MorphTrack.lag`.
    var lag = 1.0
  }

  /// The films of a pair of contours.
  func films(of pair: SIMD2<Int>, tolerance: Double = 0.012) -> PairCandidates {
    PairCandidates(
      a.outlines[pair.x], b.outlines[pair.y], options, anchors: anchors[pair] ?? [],
      tolerance: tolerance)
  }

  func choice(for pair: SIMD2<Int>, tolerance: Double = 0.012) -> Choice {
    let all = films(of: pair, tolerance: tolerance)
    var candidates = all.candidates(strategy)
    guard candidates.count > 1 else {
      return Choice(pair: pair, candidates: candidates, costs: [], chosen: 0)
    }
    func cost(_ candidates: [PairCandidates.Candidate]) -> [Double] {
      // Of two films as good as each other the simpler is taken.
      candidates.enumerated().map { index, candidate in
        MorphAssessment([candidate.track]).cost + candidate.handicap + 0.5 * Double(index)
      }
    }
    var costs = cost(candidates)
    // Outlines of hundreds of curves would take many times as long.
    let curves = a.outlines[pair.x].contour.count + b.outlines[pair.y].contour.count
    if (costs.min() ?? 0) > 6, curves <= 300 {
      let further = all.furtherCandidates()
      candidates += further
      costs += cost(further)
    }
    let chosen = costs.indices.reduce(0) { costs[$1] < costs[$0] - 1e-9 ? $1 : $0 }
    return Choice(pair: pair, candidates: candidates, costs: costs, chosen: chosen)
  }

  /// A part of a film that replaces the films of some contours.
  private struct Replacement {
    var choices: Set<Int>
    var deaths: Set<Int> = []
    var births: Set<Int> = []
    var tracks: [MorphTrack]
    var contours: [MorphReport.Contour]
  }

  private func assemble(
    _ choices: [Choice], _ matching: ContourMatching, _ replacement: Replacement?
  ) -> Film? {
    guard let replacement, !replacement.tracks.isEmpty else { return nil }
    var rest = matching
    rest.deaths.removeAll { replacement.deaths.contains($0) }
    rest.births.removeAll { replacement.births.contains($0) }
    let kept = choices.indices.filter { !replacement.choices.contains($0) }.map { choices[$0] }
    return assemble(
      kept, rest, Film(tracks: replacement.tracks, contours: replacement.contours))
  }

  func assemble(
    _ choices: [Choice], _ matching: ContourMatching, _ start: Film = Film()
  ) -> Film {
    var film = start
    for choice in choices {
      let candidate = choice.candidates[choice.chosen]
      var track = candidate.track
      track.lag = choice.lag
      film.tracks.append(track)
      let costs = zip(choice.candidates, choice.costs).map { ($0.name, $1) }
      film.contours.append(
        MorphReport.Contour(
          from: a.outlines[choice.pair.x].index, to: b.outlines[choice.pair.y].index,
          candidate: candidate.name, costs: Dictionary(costs) { min($0, $1) }))
    }
    var (seedsA, seedsB) = (b.points, a.points)
    for (indices, shape, other, growth) in [
      (matching.deaths, a, b, MorphTrack.Growth.death), (matching.births, b, a, .birth),
    ] {
      for index in indices {
        let outline = shape.outlines[index]
        let point: MorphPoint
        // A single point in the other shape is what the contour becomes.
        if growth == .death, !seedsA.isEmpty {
          point = seedsA.removeFirst()
        } else if growth == .birth, !seedsB.isEmpty {
          point = seedsB.removeFirst()
        } else {
          point = growthPoint(outline, other)
        }
        let track = ContourGrowth.track(outline, growth, at: point)
        film.tracks.append(ContourGrowth.timed(track, among: film.tracks))
        let isBirth = growth == .birth
        film.contours.append(
          MorphReport.Contour(
            from: isBirth ? nil : outline.index, to: isBirth ? outline.index : nil,
            candidate: isBirth ? "birth" : "death", costs: [:]))
      }
    }
    return film
  }

  private func growthPoint(_ outline: MorphOutline, _ other: ShapeOutlines) -> MorphPoint {
    switch options.birth {
    case .ownPoint: return ContourGrowth.innerPoint(outline)
    case .startPoint: return outline.contour.points[0]
    case .partnerPoint:
      let nearest = other.outlines.map(\.center).min {
        ($0 - outline.center).lengthSquared < ($1 - outline.center).lengthSquared
      }
      return nearest ?? outline.center
    }
  }

  /// Films in which contours pinch off or rings open, each by the moment at which it happens.
  private func topologyChanges(
    _ choices: [Choice], _ matching: ContourMatching
  ) -> [(Double) -> Replacement?] {
    var changes: [(Double) -> Replacement?] = []
    for (index, choice) in choices.enumerated() {
      let (first, second) = (a.outlines[choice.pair.x], b.outlines[choice.pair.y])
      guard first.role == .outer, second.role == .outer else { continue }
      for isBirth in [true, false] {
        let (whole, part) = isBirth ? (first, second) : (second, first)
        let shape = isBirth ? b : a
        let free = isBirth ? matching.births : matching.deaths
        let guests = free.filter {
          shape.outlines[$0].role == .outer
            && nearestChoice(shape.outlines[$0], choices, isBirth) == index
        }
        if let split = PinchedSplit(whole, [part] + guests.map { shape.outlines[$0] }) {
          changes.append { moment in
            let tracks = split.tracks(at: moment, options)
            return replacement(
              index, isBirth ? [] : guests, isBirth ? guests : [], tracks, isBirth, "split")
          }
        }
        // A hole that dies in a ring without another, or is born in one.
        let own = isBirth ? choice.pair.y : choice.pair.x
        let holes = free.filter {
          shape.outlines[$0].role == .hole && shape.outlines[$0].parent == own
        }
        guard
          let hole = holes.max(by: { abs(shape.outlines[$0].area) < abs(shape.outlines[$1].area) }),
          let opening = RingOpening(part, hole: shape.outlines[hole], whole)
        else { continue }
        changes.append { moment in
          let tracks = opening.tracks(at: 1 - moment, options).map(\.reversed)
          return replacement(
            index, isBirth ? [] : [hole], isBirth ? [hole] : [], tracks, isBirth, "slit")
        }
      }
    }
    return changes
  }

  /// The replacement of a pair and some contours without partners; films of deaths run backwards.
  private func replacement(
    _ index: Int, _ deaths: [Int], _ births: [Int], _ tracks: [MorphTrack], _ isBirth: Bool,
    _ name: String
  ) -> Replacement {
    Replacement(
      choices: [index], deaths: Set(deaths), births: Set(births),
      tracks: isBirth ? tracks : tracks.map(\.reversed),
      contours: tracks.map { _ in
        MorphReport.Contour(from: nil, to: nil, candidate: name, costs: [:])
      })
  }

  /// The pair of outer contours nearest to one without a partner.
  private func nearestChoice(
    _ outline: MorphOutline, _ choices: [Choice], _ isBirth: Bool
  ) -> Int? {
    func distance(_ index: Int) -> Double {
      let pair = choices[index].pair
      let partner = isBirth ? b.outlines[pair.y] : a.outlines[pair.x]
      guard partner.role == .outer else { return .infinity }
      return (partner.center - outline.center).lengthSquared
    }
    return choices.indices.min { distance($0) < distance($1) }
  }
}

extension [MorphOutline] {
  /// The outline nearest to a point, and the share of its length at the nearest place.
  func nearest(to point: MorphPoint) -> (outline: Int, share: Double)? {
    var best: (distance: Double, outline: Int, share: Double)?
    for (index, outline) in enumerated() {
      let steps = Swift.max(256, 4 * outline.contour.count)
      func distance(_ share: Double) -> Double { (outline.point(at: share) - point).length }
      for step in 0...steps {
        let share = Double(step) / Double(steps)
        let away = distance(share)
        if away < (best?.distance ?? .infinity) { best = (away, index, share) }
      }
      // Ternary search between the neighbours of the nearest sample.
      guard let found = best, found.outline == index else { continue }
      var (low, high) = (found.share - 1 / Double(steps), found.share + 1 / Double(steps))
      for _ in 0..<50 {
        let (x, y) = (low + (high - low) / 3, high - (high - low) / 3)
        if distance(x) < distance(y) { high = y } else { low = x }
      }
      let middle = (low + high) / 2
      let share = outline.isClosed ? middle.wrappedUnit : Swift.min(Swift.max(middle, 0), 1)
      best = (distance(share), index, share)
    }
    return best.map { ($0.outline, $0.share) }
  }
}
