import Foundation

/// A mirror axis that two contours share, and the matching that keeps it.
struct MirrorSymmetry {
  /// Both contours, cut where they cross the axis.
  let a: MorphOutline
  let b: MorphOutline
  let correspondence: MorphCorrespondence

  /// The matching of two closed contours about their best common axis; `nil` when they share none.
  ///
  /// One half is matched with fixed ends and the other mirrors it, so every frame is symmetric.
  init?(_ a: MorphOutline, _ b: MorphOutline) {
    let (axesA, axesB) = (Axes(a), Axes(b))
    let pairs: [(Double, Double)]
    switch (axesA.isRound, axesB.isRound) {
    case (true, true): pairs = [(.pi / 2, .pi / 2)]
    case (true, false): pairs = axesB.angles.map { ($0, $0) }
    case (false, true): pairs = axesA.angles.map { ($0, $0) }
    case (false, false):
      pairs = axesA.angles.flatMap { x in axesB.angles.map { (x, $0) } }
    }
    func tilt(_ angle: Double) -> Double { abs((angle - .pi / 2).remainder(dividingBy: .pi)) }
    // Axes that are upright come first: eyes find those.
    let shared = pairs.filter { abs(($0.0 - $0.1).remainder(dividingBy: .pi)) < 2e-3 }
      .sorted { tilt($0.0) < tilt($1.0) }

    var best: (work: Double, a: Double, b: Double, nodes: [SIMD2<Int>])?
    let half = MorphCorrespondence.samples / 2
    for (angle, _) in shared.prefix(4) {
      for angle in [angle, angle + .pi] {
        guard let startA = a.share(onRayAt: angle), let startB = b.share(onRayAt: angle) else {
          continue
        }
        // A contour may run along an axis: then it is not mirrored about where it meets the ray.
        guard a.isMirrored(at: startA, angle), b.isMirrored(at: startB, angle) else { continue }
        func sampled(_ outline: MorphOutline, _ start: Double) -> [MorphPoint] {
          (0...half).map {
            let share = start + 0.5 * Double($0) / Double(half)
            return (outline.point(at: share) - outline.center) / outline.radius
          }
        }
        let match = ElasticMatcher(sampled(a, startA), sampled(b, startB), wraps: false)
          .match(starts: [0])
        if match.work < (best?.work ?? .infinity) - 0.005 {
          best = (match.work, startA, startB, match.nodes)
        }
      }
    }
    guard let best else { return nil }
    let side = best.nodes.map { MorphPoint(Double($0.x), Double($0.y)) / Double(2 * half) }
    let mirrored = side.reversed().dropFirst().map { MorphPoint(1, 1) - $0 }
    self.a = a.starting(at: best.a)
    self.b = b.starting(at: best.b)
    correspondence = MorphCorrespondence(
      offset: 0, map: side + mirrored, angle: 0, work: best.work, isMirrored: true)
  }
}

/// The mirror axes of one contour.
private struct Axes {
  /// The axes' directions, in 0..<π radians.
  private(set) var angles: [Double] = []
  /// Whether every direction is one, as for a circle.
  let isRound: Bool

  /// Finds the axes: a reflection turns sample `i` into sample `k - i`, so the sum of
  /// `z(i)·z(k - i)` is as large as the sum of squares where `k / 2` lies on an axis.
  init(_ outline: MorphOutline) {
    let n = MorphCorrespondence.samples
    let z = outline.samples(n).map { $0 - outline.center }
    let square = z.reduce(0) { $0 + $1.lengthSquared }
    guard square > 0 else {
      isRound = false
      return
    }
    let likeness = (0..<n).map { k in
      var sum = MorphPoint(0, 0)
      for i in 0..<n {
        let j = k - i
        sum += z[i].turned(by: z[j < 0 ? j + n : j])
      }
      return sum.length / square
    }
    isRound = likeness.count { $0 > 0.9995 } > n / 2
    guard !isRound else { return }
    let peaks = (0..<n).filter {
      likeness[$0] > 0.99 && likeness[$0] >= likeness[($0 + n - 1) % n]
        && likeness[$0] >= likeness[($0 + 1) % n]
    }
    for peak in peaks.prefix(24) {
      let refined = Self.refined(outline, around: Double(peak) / Double(2 * n), by: 0.5 / Double(n))
      guard refined.error < 2e-5 else { continue }
      let angle = refined.angle < 0 ? refined.angle + .pi : refined.angle
      if !angles.contains(where: { abs(($0 - angle).remainder(dividingBy: .pi)) < 1e-4 }) {
        angles.append(angle)
      }
    }
  }

  /// The best axis near a share of the length, by golden section.
  private static func refined(
    _ outline: MorphOutline, around middle: Double, by reach: Double
  ) -> (error: Double, angle: Double) {
    let half = MorphCorrespondence.samples / 2
    func fit(_ share: Double) -> (error: Double, angle: Double) {
      var (sum, left, right) = (MorphPoint(0, 0), 0.0, 0.0)
      for step in 0...half {
        let away = 0.5 * Double(step) / Double(half)
        let x = outline.point(at: share + away) - outline.center
        let y = outline.point(at: share - away) - outline.center
        sum += x.turned(by: y)
        left += x.lengthSquared
        right += y.lengthSquared
      }
      let size = (left * right).squareRoot()
      return (size > 0 ? 1 - sum.length / size : 1, sum.angle / 2)
    }
    let golden = 0.618_033_988_749_895
    var (low, high) = (middle - reach, middle + reach)
    // A contour far from symmetric here is not worth the search.
    guard fit(middle).error < 0.02 else { return (1, 0) }
    for _ in 0..<32 {
      let (x, y) = (high - golden * (high - low), low + golden * (high - low))
      if fit(x).error < fit(y).error { high = y } else { low = x }
    }
    return fit((low + high) / 2)
  }
}

extension MorphOutline {
  /// Whether going either way from a share of the length gives mirrored points.
  fileprivate func isMirrored(at share: Double, _ angle: Double) -> Bool {
    let back = MorphPoint(angle: -2 * angle)
    var (sum, size) = (0.0, 0.0)
    for step in 1...24 {
      let away = 0.5 * Double(step) / 24
      let x = point(at: share + away) - center
      let y = point(at: share - away) - center
      sum += x.turned(by: y).turned(by: back).x
      size += x.length * y.length
    }
    return sum > (1 - 1e-3) * size
  }

  /// The share of the length at which a ray from the centre leaves the contour for good.
  fileprivate func share(onRayAt angle: Double) -> Double? {
    let back = MorphPoint(angle: -angle)
    // Joints of drawn shapes often lie on the axis, so steps are placed between them.
    let steps = 768
    func side(_ share: Double) -> MorphPoint { (point(at: share) - center).turned(by: back) }
    var best: (distance: Double, share: Double)?
    var last = side(0)
    for step in 1...steps {
      let next = side(Double(step) / Double(steps))
      defer { last = next }
      let share: Double
      if last.y == 0, last.x > 0 {
        share = Double(step - 1) / Double(steps)
      } else if last.y * next.y < 0, last.x + next.x > 0 {
        var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
        for _ in 0..<50 {
          let middle = (low + high) / 2
          if side(middle).y * last.y > 0 { low = middle } else { high = middle }
        }
        share = low
      } else {
        continue
      }
      let distance = side(share).x
      if distance > (best?.distance ?? -.infinity) + 1e-9 { best = (distance, share) }
    }
    return best?.share
  }
}
