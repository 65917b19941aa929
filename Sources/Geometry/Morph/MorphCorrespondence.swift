import Foundation

/// Which point of one contour becomes which point of the other.
struct MorphCorrespondence {
  /// The share of the second contour's length at which the first contour's start arrives.
  var offset: Double
  /// Shares of both lengths from (0, 0) to (1, 1), monotone; the second counted from `offset`.
  var map: [MorphPoint]
  /// The turn from the first contour to the second, in radians.
  var angle: Double
  /// The elastic work, with the penalty of the turn.
  var work: Double
  /// Pairs of shares, among those of `map`, at which joints must be identified.
  var anchors: [MorphPoint] = []
  /// Whether the second half of the map mirrors the first, and both contours do.
  var isMirrored = false

  /// Samples per contour.
  static let samples = 96

  /// Equal shares of length, from the start that moves the contours' points least.
  static func arcLength(_ a: MorphOutline, _ b: MorphOutline) -> MorphCorrespondence {
    let n = samples
    let straight = [MorphPoint(0, 0), MorphPoint(1, 1)]
    if a.isClosed, b.isClosed {
      let best = Correlation(a, b).real.enumerated().reduce((0, -Double.infinity)) {
        $1.element > $0.1 + 1e-9 ? ($1.offset, $1.element) : $0
      }
      return MorphCorrespondence(
        offset: Double(best.0) / Double(n), map: straight, angle: 0, work: 0)
    }
    let va = a.samples(n) + [a.point(at: 1)]
    func distance(_ vb: [MorphPoint]) -> Double {
      zip(va, vb).reduce(0) { $0 + (($1.0 - a.center) - ($1.1 - b.center)).lengthSquared }
    }
    if b.isClosed {
      let vb = b.samples(n)
      let works = (0..<n).map { start in distance((0...n).map { vb[(start + $0) % n] }) }
      let best = works.indices.reduce(0) { works[$1] < works[$0] ? $1 : $0 }
      return MorphCorrespondence(
        offset: Double(best) / Double(n), map: straight, angle: 0, work: works[best])
    }
    return MorphCorrespondence(
      offset: 0, map: straight, angle: 0, work: distance(b.samples(n) + [b.point(at: 1)]))
  }

  /// The least elastic work without a turn, and with turns when `rotationPenalty` is finite.
  ///
  /// A turn costs `rotationPenalty · (angle / π)²`: `turned` is the best with that cost, and `free`
  /// the best real turn without it. Only closed contours turn.
  static func elastic(
    _ a: MorphOutline, _ b: MorphOutline, rotationPenalty: Double = .infinity,
    positionWeight: Double = 2
  ) -> (straight: MorphCorrespondence, turned: MorphCorrespondence, free: MorphCorrespondence?) {
    let n = samples
    let va = (a.samples(n) + [a.point(at: 1)]).map { ($0 - a.center) / a.radius }
    let vb = (b.samples(n) + (b.isClosed ? [] : [b.point(at: 1)])).map {
      ($0 - b.center) / b.radius
    }
    func match(_ angle: Double) -> MorphCorrespondence {
      let turn = MorphPoint(angle: angle)
      let ta = angle == 0 ? va : va.map { $0.turned(by: turn) }
      let matcher = ElasticMatcher(
        ta, vb, wraps: b.isClosed, positionWeight: positionWeight)
      let match = matcher.match(
        starts: b.isClosed ? starts(ta, vb) : [0])
      let map = match.nodes.map { MorphPoint(Double($0.x), Double($0.y)) / Double(n) }
      let penalty = angle == 0 ? 0 : rotationPenalty * (angle / .pi) * (angle / .pi)
      return MorphCorrespondence(
        offset: Double(match.start) / Double(n), map: map, angle: angle,
        work: match.work + penalty)
    }
    let straight = match(0)
    guard a.isClosed, b.isClosed, rotationPenalty.isFinite else {
      return (straight, straight, nil)
    }
    var best = straight
    var free: (work: Double, match: MorphCorrespondence)?
    for angle in Correlation(a, b).turns {
      let next = match(angle)
      let work = next.work - rotationPenalty * (angle / .pi) * (angle / .pi)
      if work < (free?.work ?? .infinity) - 1e-9 { free = (work, next) }
      let isTie = abs(next.work - best.work) <= 0.02
      if next.work < best.work - 0.02 || (isTie && angle > best.angle + 0.01) { best = next }
    }
    if best.angle != 0 { best.refitAngle(va, vb) }
    free?.match.refitAngle(va, vb)
    return (straight, best, free?.match)
  }

  /// The starts worth a full search: the neighbours of the two best of a search at half the samples.
  private static func starts(_ a: [MorphPoint], _ b: [MorphPoint]) -> [Int] {
    let works = coarseWorks(a, b)
    let count = works.count
    func best(where isAllowed: (Int) -> Bool) -> Int? {
      works.indices.filter(isAllowed).min { works[$0] < works[$1] }
    }
    guard let first = best(where: { _ in true }) else { return [0] }
    let second = best { start in
      let apart = abs(start - first)
      return min(apart, count - apart) > 2
    }
    let centers = [first] + (second.map { [$0] } ?? [])
    return centers.flatMap { center in
      (-2...2).map { (2 * center + $0 + b.count) % b.count }
    }
  }

  /// The least elastic work of two closed contours on half the samples, unturned.
  static func coarseWork(_ a: MorphOutline, _ b: MorphOutline) -> Double {
    let va = a.samples(samples).map { ($0 - a.center) / a.radius }
    let vb = b.samples(samples).map { ($0 - b.center) / b.radius }
    return coarseWorks(va + va.prefix(1), vb).min() ?? .infinity
  }

  private static func coarseWorks(_ a: [MorphPoint], _ b: [MorphPoint]) -> [Double] {
    let coarse = ElasticMatcher(
      stride(from: 0, to: a.count, by: 2).map { a[$0] },
      stride(from: 0, to: b.count, by: 2).map { b[$0] }, wraps: true)
    return (0..<(b.count / 2)).map { coarse.work(start: $0) }
  }

  /// Replaces the sampled angle by the best one for the matched samples.
  private mutating func refitAngle(_ va: [MorphPoint], _ vb: [MorphPoint]) {
    let n = Self.samples
    let start = Int((offset * Double(n)).rounded())
    var sum = MorphPoint(0, 0)
    for node in map.dropLast() {
      let i = Int((node.x * Double(n)).rounded())
      let j = (Int((node.y * Double(n)).rounded()) + start) % n
      sum += vb[j].turned(by: va[i].conjugate)
    }
    let refit = sum.angle
    if abs((refit - angle).wrappedAngle) < 0.5 { angle = refit }
    // Half a turn has one direction, not two that rounding decides between.
    if angle < -.pi + 0.12 { angle += 2 * .pi }
  }
}

/// The circular correlation of two closed contours' samples as complex numbers.
private struct Correlation {
  /// For every offset of the second contour, the sum of `conj(a)·b`.
  private let values: [MorphPoint]

  init(_ a: MorphOutline, _ b: MorphOutline) {
    let n = MorphCorrespondence.samples
    let za = a.samples(n).map { $0 - a.center }
    let zb = b.samples(n).map { $0 - b.center }
    values = (0..<n).map { offset in
      var sum = MorphPoint(0, 0)
      for i in 0..<n {
        let j = i + offset
        sum += zb[j < n ? j : j - n].turned(by: za[i].conjugate)
      }
      return sum
    }
  }

  /// How well each offset fits without a turn.
  var real: [Double] { values.map(\.x) }

  /// The angles of the four best offsets with a turn, the best first, none twice.
  var turns: [Double] {
    let sizes = values.map(\.length)
    let count = sizes.count
    guard let most = sizes.max(), most > 0 else { return [] }
    func rank(_ index: Int) -> Double {
      let part = values[index].angle / .pi
      return sizes[index] / most - 0.05 * part * part
    }
    let peaks = sizes.indices
      .filter {
        sizes[$0] >= sizes[($0 + count - 1) % count] && sizes[$0] >= sizes[($0 + 1) % count]
      }
      .sorted { (rank($0), -$0) > (rank($1), -$1) }
    var angles: [Double] = []
    for peak in peaks.prefix(4) {
      let angle = values[peak].angle
      if ([0] + angles).allSatisfy({ abs((angle - $0).wrappedAngle) > 0.12 }) {
        angles.append(angle)
      }
    }
    return angles
  }
}
