import Foundation

/// The films of one pair of contours that a strategy considers, the simplest first.
struct PairCandidates {
  /// One film of a pair with its reckoning.
  struct Candidate {
    let name: String
    let track: MorphTrack
    /// What choosing it costs apart from its defects, in the same points.
    var handicap = 0.0
  }

  private let a: MorphOutline
  private let b: MorphOutline
  /// Whether `a` and `b` were exchanged: an open contour always comes first.
  private let isSwapped: Bool
  private let options: MorphOptions
  private let anchors: [MorphPoint]
  private let tolerance: Double
  private let isClosed: Bool

  /// Prepares the films of a pair; `anchors` are pairs of shares of both lengths.
  init(
    _ a: MorphOutline, _ b: MorphOutline, _ options: MorphOptions, anchors: [MorphPoint] = [],
    tolerance: Double = 0.012
  ) {
    isSwapped = a.isClosed && !b.isClosed
    (self.a, self.b) = isSwapped ? (b, a) : (a, b)
    self.options = options
    self.anchors = isSwapped ? anchors.map { MorphPoint($0.y, $0.x) } : anchors
    self.tolerance = tolerance
    isClosed = a.isClosed && b.isClosed
  }

  /// The films of a strategy: one, except for `auto`.
  func candidates(_ strategy: MorphStrategy) -> [Candidate] {
    if !anchors.isEmpty { return anchored(strategy) }
    guard isClosed else { return open(strategy) }
    if strategy == .arcLength { return [straight("arcLength", a, b, .arcLength(a, b))] }

    let mirror = options.symmetry ? MirrorSymmetry(a, b) : nil
    let mayTurn = strategy != .elastic
    let elastic = MorphCorrespondence.elastic(
      a, b, rotationPenalty: mayTurn ? max(0, options.rotationPenalty) : .infinity)
    let turned = elastic.turned
    let (la, lb, level) =
      mirror.map { ($0.a, $0.b, $0.correspondence) } ?? (a, b, elastic.straight)
    let turns = turned.angle != 0
    let turnsClearly = turns && turned.work < level.work - 0.02
    switch strategy {
    case .elastic:
      return [straight("elastic", la, lb, level)]
    case .rigid:
      return [turnsClearly ? turning(a, b, turned) : straight("elastic", la, lb, level)]
    case .intrinsic:
      return [turnsClearly ? intrinsic(a, b, turned) : intrinsic(la, lb, level)]
    default:
      break
    }

    // Shapes that are alike up to a turn are turned: that is what a viewer expects.
    let part = turned.angle / .pi
    let penalty = max(0, options.rotationPenalty) * part * part
    if turns, turned.work - penalty < 0.05, level.work > 0.1 { return [turning(a, b, turned)] }
    var result = [straight(mirror == nil ? "elastic" : "symmetric", la, lb, level)]
    // Breaking a mirror symmetry that both shapes have costs more than a little less work gains.
    let handicap = mirror == nil ? 0.0 : 3
    if mirror == nil {
      result.append(straight("arcLength", a, b, .arcLength(a, b)))
    }
    if turns {
      result.append(turning(a, b, turned))
      result.append(intrinsic(a, b, turned))
    }
    for index in result.indices.dropFirst() { result[index].handicap = handicap }
    result.append(intrinsic(la, lb, level))
    return result
  }

  /// Further films for a pair whose plain ones cross or collapse.
  ///
  /// Turns without regard to their penalty, matchings that heed place less or more, finer cuts.
  func furtherCandidates() -> [Candidate] {
    guard anchors.isEmpty else { return [] }
    let finer = PairCandidates(
      isSwapped ? b : a, isSwapped ? a : b, options, tolerance: tolerance / 3)
    guard isClosed else { return finer.open(.auto) }
    var result: [Candidate] = []
    let elastic = MorphCorrespondence.elastic(a, b, rotationPenalty: 0)
    if let free = elastic.free { result += [turning(a, b, free), intrinsic(a, b, free)] }
    for weight in [0.4, 8] {
      let match = MorphCorrespondence.elastic(a, b, positionWeight: weight).straight
      result += [straight("elastic", a, b, match), intrinsic(a, b, match)]
    }
    for share in [0.35, 0.7] {
      result.append(intrinsic(a, b, elastic.straight, share: share))
      if let free = elastic.free { result.append(intrinsic(a, b, free, share: share)) }
    }
    result.append(finer.straight("elastic", a, b, elastic.straight))
    result.append(intrinsic(a, b, .arcLength(a, b)))
    return result
  }

  /// The film of a contour that follows one that turns.
  func carried(by carrier: TurningTravel) -> Candidate {
    let back = MorphPoint(angle: -carrier.angle)
    var turned = b.contour
    turned.points = turned.points.map { $0.turned(by: back) }
    // Only shares of length are taken from the turned copy.
    let match = MorphCorrespondence.elastic(a, b.with(turned)).straight
    let chains = refined(a, b, match)
    let travel = TurningTravel(
      from: chains.from, to: chains.to, isClosed: isClosed, smoothJoints: options.smoothJoints,
      carriedBy: carrier)
    return candidate("carried", .turning(travel), chains.from.count)
  }

  private func open(_ strategy: MorphStrategy) -> [Candidate] {
    let backward = b.with(b.contour.reversed)
    func better(_ match: (MorphOutline, MorphOutline) -> MorphCorrespondence)
      -> (MorphOutline, MorphCorrespondence)
    {
      let (ahead, back) = (match(a, b), match(a, backward))
      return back.work < ahead.work - 1e-12 ? (backward, back) : (b, ahead)
    }
    let (ba, arc) = better { .arcLength($0, $1) }
    if strategy == .arcLength { return [straight("arcLength", a, ba, arc)] }
    let (be, elastic) = better { MorphCorrespondence.elastic($0, $1).straight }
    switch strategy {
    case .elastic, .rigid: return [straight("elastic", a, be, elastic)]
    case .intrinsic: return [intrinsic(a, be, elastic)]
    default:
      return [
        straight("elastic", a, be, elastic), straight("arcLength", a, ba, arc),
        intrinsic(a, be, elastic), intrinsic(a, ba, arc),
      ]
    }
  }

  private func anchored(_ strategy: MorphStrategy) -> [Candidate] {
    let anchored = AnchoredPair(a, b, anchors, isElastic: strategy != .arcLength)
    let (a, b, match) = (anchored.a, anchored.b, anchored.correspondence)
    switch strategy {
    case .intrinsic: return [intrinsic(a, b, match)]
    case .auto:
      return [straight("anchored", a, b, match), intrinsic(a, b, match)]
    default: return [straight("anchored", a, b, match)]
    }
  }

  private func refined(
    _ a: MorphOutline, _ b: MorphOutline, _ match: MorphCorrespondence
  ) -> (from: [MorphPoint], to: [MorphPoint]) {
    let chains = CommonRefinement(a, b, match, tolerance: tolerance)
    return isSwapped ? (chains.b, chains.a) : (chains.a, chains.b)
  }

  private func straight(
    _ name: String, _ a: MorphOutline, _ b: MorphOutline, _ match: MorphCorrespondence
  ) -> Candidate {
    let chains = refined(a, b, match)
    let travel = StraightTravel(
      from: chains.from, to: chains.to, isClosed: isClosed, smoothJoints: options.smoothJoints)
    return candidate(name, .straight(travel), chains.from.count)
  }

  private func turning(
    _ a: MorphOutline, _ b: MorphOutline, _ match: MorphCorrespondence
  ) -> Candidate {
    let chains = refined(a, b, match)
    let travel = TurningTravel(
      from: chains.from, to: chains.to, isClosed: isClosed, smoothJoints: options.smoothJoints,
      angle: match.angle)
    return candidate("rigid", .turning(travel), chains.from.count)
  }

  private func intrinsic(
    _ a: MorphOutline, _ b: MorphOutline, _ match: MorphCorrespondence, share: Double = 1
  ) -> Candidate {
    let chains = refined(a, b, match)
    let travel = IntrinsicTravel(
      from: chains.from, to: chains.to, isClosed: isClosed, share: share)
    return candidate(
      share < 1 ? "blended" : "intrinsic", .intrinsic(travel), chains.from.count)
  }

  private func candidate(_ name: String, _ travel: MorphTrack.Travel, _ count: Int) -> Candidate {
    var track = MorphTrack(travel, count: count, isClosed: isClosed)
    track.endsClosed = isSwapped ? (b.isClosed, a.isClosed) : (a.isClosed, b.isClosed)
    return Candidate(name: name, track: track)
  }
}
