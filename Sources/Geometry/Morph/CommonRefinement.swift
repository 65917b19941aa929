/// Two chains cut at the joints of both, so that they have equal numbers of cubics.
///
/// Every joint of a chain stays a joint, at exactly its place: only new joints are computed.
struct CommonRefinement {
  /// The control points of the first chain, `3n + 1`.
  let a: [MorphPoint]
  /// The control points of the second chain, as many.
  let b: [MorphPoint]

  /// A place where both chains are cut: shares of both lengths.
  private struct Cut {
    var a: Double
    var b: Double
    var kind: Kind

    /// Where a cut comes from: joints of both chains, a joint of one, a bend of the map.
    enum Kind { case pinned, joint, bend }
  }

  /// Cuts both chains along a correspondence.
  ///
  /// Joints that nearly correspond are identified, sharp ones first; `tolerance` is how far the map
  /// may be from straight between two cuts, in shares of the length.
  init(
    _ a: MorphOutline, _ b: MorphOutline, _ correspondence: MorphCorrespondence,
    tolerance: Double = 0.012
  ) {
    let isClosed = a.isClosed && b.isClosed
    let offset = b.isClosed ? correspondence.offset : 0
    let (jointsA, jointsB) = (Self.joints(a, offset: 0), Self.joints(b, offset: offset))
    let cuts: [Cut]
    if correspondence.isMirrored {
      let half = MonotoneMap(correspondence.map.filter { $0.x <= 0.5 + 1e-12 })
      cuts = Self.mirroredCuts(jointsA, jointsB, half, tolerance: tolerance)
    } else {
      cuts = Self.cuts(
        jointsA, jointsB, MonotoneMap(correspondence.map), anchors: correspondence.anchors,
        isClosed: isClosed, tolerance: tolerance)
    }

    var placesA = cuts.map { a.parameter(near: $0.a) }
    var placesB = cuts.map { b.parameter(near: $0.b + offset) }
    if isClosed {
      if cuts.isEmpty { (placesA, placesB) = ([0], [b.parameter(near: offset)]) }
      placesA.append(placesA[0] + Double(a.contour.count))
      placesB.append(placesB[0] + Double(b.contour.count))
    } else {
      let startB = b.parameter(near: offset)
      placesA = [0] + placesA + [Double(a.contour.count)]
      placesB = [startB] + placesB + [startB + Double(b.contour.count)]
    }
    Self.makeMonotone(&placesA)
    Self.makeMonotone(&placesB)

    var (pointsA, pointsB): ([MorphPoint], [MorphPoint]) = ([], [])
    for index in placesA.indices.dropFirst() {
      var pieceA = a.contour.piece(from: placesA[index - 1], to: placesA[index])
      var pieceB = b.contour.piece(from: placesB[index - 1], to: placesB[index])
      let count = max(pieceA.count, pieceB.count) / 3
      pieceA = MorphContour.lengthened(pieceA, to: count)
      pieceB = MorphContour.lengthened(pieceB, to: count)
      pointsA += pointsA.isEmpty ? pieceA : Array(pieceA[1...])
      pointsB += pointsB.isEmpty ? pieceB : Array(pieceB[1...])
    }
    (self.a, self.b) = (pointsA, pointsB)
  }

  /// A joint's share of the length and how sharply it turns.
  private typealias Joint = (share: Double, turn: Double)

  /// The joints in order of their share; without the ends of an open chain.
  private static func joints(_ outline: MorphOutline, offset: Double) -> [Joint] {
    let turns = outline.turns
    return turns.indices.dropFirst(outline.isClosed ? 0 : 1).map { index in
      let share = outline.arc.share(ofJoint: index)
      return (outline.isClosed ? (share - offset).wrappedUnit : share, abs(turns[index]))
    }
    .sorted { $0.share < $1.share }
  }

  /// The places to cut: joints of both chains, and bends of the map between them.
  private static func cuts(
    _ a: [Joint], _ b: [Joint], _ map: MonotoneMap, anchors: [MorphPoint], isClosed: Bool,
    tolerance: Double
  ) -> [Cut] {
    let pins = pins(a, b, map, anchors: anchors, isClosed: isClosed)
    let joints = jointCuts(a, b, pins, map, isClosed: isClosed)
    let bends = map.bends(tolerance: tolerance).map { Cut(a: $0.x, b: $0.y, kind: .bend) }
    return ordered(joints, bends)
  }

  /// The cuts of two chains that start on a shared axis: both halves alike, and the axis itself.
  private static func mirroredCuts(
    _ a: [Joint], _ b: [Joint], _ half: MonotoneMap, tolerance: Double
  ) -> [Cut] {
    func side(_ isSecond: Bool) -> [Cut] {
      func joints(_ all: [Joint]) -> [Joint] {
        all.map { (isSecond ? 1 - $0.share : $0.share, $0.turn) }
          .filter { $0.share > 1e-7 && $0.share < 0.5 - 1e-7 }.sorted { $0.share < $1.share }
      }
      return cuts(joints(a), joints(b), half, anchors: [], isClosed: false, tolerance: tolerance)
    }
    let axis = [0, 0.5].map { Cut(a: $0, b: $0, kind: .pinned) }
    let back = side(true).reversed().map { Cut(a: 1 - $0.a, b: 1 - $0.b, kind: $0.kind) }
    return [axis[0]] + side(false) + [axis[1]] + back
  }

  /// Which joint of the second chain each joint of the first is identified with.
  private static func pins(
    _ a: [Joint], _ b: [Joint], _ map: MonotoneMap, anchors: [MorphPoint], isClosed: Bool
  ) -> [Int: Int] {
    let snap = 1.6 / Double(MorphCorrespondence.samples)
    var candidates: [(rank: Double, a: Int, b: Int)] = []
    for (i, joint) in a.enumerated() {
      let target = map.second(at: joint.share)
      for turn in isClosed ? [-1.0, 0, 1] : [0] {
        let shifted = target + turn
        guard shifted > -0.05, shifted < 1.05 else { continue }
        var j = b.firstIndexPast { $0.share < shifted - 1.6 * snap }
        while j < b.count, b[j].share < shifted + 1.6 * snap {
          let least = min(joint.turn, b[j].turn)
          let distance = abs(b[j].share - shifted)
          if distance < snap * (least > 0.3 ? 1.6 : 1) {
            let isSharp = least > 0.2
            let bend = isSharp ? 0.02 * abs(joint.turn - b[j].turn) - 1 : 0
            candidates.append((distance + bend, i, j))
          }
          j += 1
        }
      }
    }
    for anchor in anchors {
      func joint(_ joints: [Joint], _ share: Double) -> Int? {
        joints.indices.first { abs((joints[$0].share - share).remainder(dividingBy: 1)) < 1e-7 }
      }
      if let i = joint(a, anchor.x), let j = joint(b, anchor.y) { candidates.append((-9, i, j)) }
    }
    candidates.sort { ($0.rank, $0.a, $0.b) < ($1.rank, $1.a, $1.b) }
    return acceptedInOrder(candidates.map { ($0.a, $0.b) }, a, b, map, isClosed: isClosed)
  }

  /// Accepts candidates in turn as long as all accepted ones keep the same order on both chains.
  private static func acceptedInOrder(
    _ candidates: [(a: Int, b: Int)], _ a: [Joint], _ b: [Joint], _ map: MonotoneMap,
    isClosed: Bool
  ) -> [Int: Int] {
    var usedB = [Bool](repeating: false, count: b.count)
    var accepted: [(a: Int, b: Double)] = []
    var pins: [Int: Int] = [:]
    for (i, j) in candidates where pins[i] == nil && !usedB[j] {
      let target = map.second(at: a[i].share)
      let place = b[j].share + (isClosed ? (target - b[j].share).rounded() : 0)
      let at = accepted.firstIndexPast { $0.a < i }
      let isAfter = at == 0 || accepted[at - 1].b < place
      let isBefore = at == accepted.count || accepted[at].b > place
      let spans =
        !isClosed || accepted.isEmpty
        || max(accepted[accepted.count - 1].b, place) - min(accepted[0].b, place) < 1
      guard isAfter, isBefore, spans else { continue }
      accepted.insert((i, place), at: at)
      pins[i] = j
      usedB[j] = true
    }
    return pins
  }

  private static func jointCuts(
    _ a: [Joint], _ b: [Joint], _ pins: [Int: Int], _ map: MonotoneMap, isClosed: Bool
  ) -> [Cut] {
    var cuts: [Cut] = []
    for (i, joint) in a.enumerated() {
      let target = map.second(at: joint.share)
      if let j = pins[i] {
        let turn = isClosed ? (target - b[j].share).rounded() : 0
        cuts.append(Cut(a: joint.share, b: b[j].share + turn, kind: .pinned))
      } else {
        cuts.append(Cut(a: joint.share, b: target, kind: .joint))
      }
    }
    let pinned = Set(pins.values)
    for (j, joint) in b.enumerated() where !pinned.contains(j) {
      cuts.append(Cut(a: map.first(at: joint.share), b: joint.share, kind: .joint))
    }
    return cuts
  }

  /// Joints and bends in order, without bends that crowd or contradict joints, made monotone.
  private static func ordered(_ joints: [Cut], _ bends: [Cut]) -> [Cut] {
    let near = 0.5 / Double(MorphCorrespondence.samples)
    let sharesB = joints.map(\.b).sorted()
    let sharesA = joints.map(\.a).sorted()
    func isCrowded(_ share: Double, _ shares: [Double]) -> Bool {
      let at = shares.firstIndexPast { $0 < share - near }
      return at < shares.count && shares[at] < share + near
    }
    let pins = joints.filter { $0.kind == .pinned }.sorted { $0.a < $1.a }
    let free = bends.filter { bend in
      let at = pins.firstIndexPast { $0.a < bend.a }
      let isOrdered =
        (at == 0 || pins[at - 1].b < bend.b) && (at == pins.count || pins[at].b > bend.b)
      return isOrdered && !isCrowded(bend.a, sharesA) && !isCrowded(bend.b, sharesB)
    }
    var cuts = (joints + free).sorted { ($0.a, $0.b) < ($1.a, $1.b) }
    var ceiling = [Double](repeating: .infinity, count: cuts.count + 1)
    for index in cuts.indices.reversed() {
      ceiling[index] = ceiling[index + 1]
      if cuts[index].kind == .pinned { ceiling[index] = min(ceiling[index], cuts[index].b) }
    }
    var floor = -Double.infinity
    for index in cuts.indices {
      if cuts[index].kind != .pinned {
        cuts[index].b = min(max(cuts[index].b, floor), ceiling[index])
      }
      floor = max(floor, cuts[index].b)
    }
    return cuts
  }

  /// Raises every place to the one before it and keeps all within one turn of the last.
  private static func makeMonotone(_ places: inout [Double]) {
    guard let last = places.last else { return }
    for index in places.indices.dropFirst() {
      places[index] = min(max(places[index], places[index - 1]), last)
    }
    places[places.count - 1] = last
  }
}

extension MorphOutline {
  /// The parameter at a share of the length that may run past a whole turn; joints nearby are hit
  /// exactly.
  fileprivate func parameter(near share: Double) -> Double {
    let turns = isClosed ? share.rounded(.down) : 0
    let part = share - turns
    let parameter = arc.parameter(at: part)
    let joint = parameter.rounded()
    let isJoint = abs(arc.share(ofJoint: Int(joint)) - part) < 1e-7
    return (isJoint ? joint : parameter) + turns * Double(contour.count)
  }
}

/// A monotone, piecewise straight map of 0...1 to itself.
struct MonotoneMap {
  private let nodes: [MorphPoint]

  init(_ nodes: [MorphPoint]) { self.nodes = nodes }

  /// The second share that belongs to a first one.
  func second(at first: Double) -> Double {
    let next = nodes.firstIndexPast { $0.x < first }
    guard next > 0 else { return nodes[0].y }
    guard next < nodes.count else { return nodes[nodes.count - 1].y }
    let (low, high) = (nodes[next - 1], nodes[next])
    return low.y + (high.y - low.y) * ((first - low.x) / (high.x - low.x))
  }

  /// The first share that belongs to a second one.
  func first(at second: Double) -> Double {
    let next = nodes.firstIndexPast { $0.y < second }
    guard next > 0 else { return nodes[0].x }
    guard next < nodes.count else { return nodes[nodes.count - 1].x }
    let (low, high) = (nodes[next - 1], nodes[next])
    return low.x + (high.x - low.x) * ((second - low.y) / (high.y - low.y))
  }

  /// The inner nodes without which the map would be off by more than `tolerance`.
  ///
  /// See Douglas and Peucker, "Algorithms for the reduction of the number of points required to
  /// represent a digitized line or its caricature" (1973).
  func bends(tolerance: Double) -> [MorphPoint] {
    var kept: [Int] = []
    var ranges = [(0, nodes.count - 1)]
    while let (low, high) = ranges.popLast() {
      guard high - low > 1 else { continue }
      let slope = (nodes[high].y - nodes[low].y) / max(nodes[high].x - nodes[low].x, 1e-12)
      var (worst, error) = (low, 0.0)
      for index in (low + 1)..<high {
        let off = abs(nodes[index].y - nodes[low].y - slope * (nodes[index].x - nodes[low].x))
        if off > error + 1e-12 { (worst, error) = (index, off) }
      }
      guard error > tolerance else { continue }
      kept.append(worst)
      ranges += [(low, worst), (worst, high)]
    }
    return kept.sorted().map { nodes[$0] }
  }
}

extension Array {
  /// The index of the first element that does not satisfy `isBefore`; those that do come first.
  func firstIndexPast(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
