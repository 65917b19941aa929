/// How well a film of contours behaves, measured on some of its frames.
struct MorphAssessment: Sendable {
  /// The share of the frames with more crossings than both ends have.
  private(set) var crossingShare = 0.0
  /// The most crossings beyond those of the ends.
  private(set) var crossings = 0
  /// The least area over the area interpolated between the ends (by its root, as a scaled copy
  /// has); of lengths when a contour is open.
  private(set) var leastArea = 1.0
  /// The most area over that of the larger end.
  private(set) var mostArea = 1.0
  /// How far the area goes back and forth, as a share of the larger end's.
  private(set) var areaDetour = 0.0
  /// The greatest length over that of the longer end.
  private(set) var mostLength = 1.0
  /// How far the centre strays from a straight way, as a share of the size.
  private(set) var drift = 0.0
  /// The work of moving points, less the mean move, over the squared size.
  private(set) var work = 0.0
  /// The same less what turns and scales the whole.
  private(set) var deformation = 0.0
  /// The largest turn, in radians, at a joint that is smooth at both ends.
  private(set) var kink = 0.0

  /// One figure to choose by: about the points of a hundred that a film loses.
  var cost: Double {
    20 * (1 - leastArea) + 20 * crossingShare + 5 * min(1, areaDetour) + 5 * max(0, mostArea - 1)
      + 10 * max(0, mostLength - 1) + min(5, 50 * drift) + 5 * min(1, kink / 0.5)
      + min(6, 48 * deformation) + min(4, 16 * work)
  }

  /// Measures a film on `steps + 1` frames at equal steps of progress.
  init(_ tracks: [MorphTrack], steps: Int = 8) {
    // Close looks at many frames are for whole films, whose crossings may be brief.
    let samples = steps > 8 ? 400 : 192
    let alive = (0...steps).map { step in
      tracks.count { $0.shows(at: Double(step) / Double(steps)) }
    }
    let perContour = max(64, samples / max(alive.max() ?? 1, 1))
    let flatteners = tracks.map { track in
      let cubics = max(track.count / 3, 1)
      return Flattener(max(cubics > 500 ? 2 : 4, (perContour + cubics - 1) / cubics))
    }
    let frames = (0...steps).map { step -> [(track: Int, line: [MorphPoint])] in
      let progress = Double(step) / Double(steps)
      return tracks.indices.filter { tracks[$0].shows(at: progress) }.map {
        ($0, flatteners[$0].polyline(tracks[$0].points(at: progress)))
      }
    }
    let size = Self.diagonal((frames[0] + frames[steps]).map(\.line))
    guard size > 0 else { return }
    measureCrossings(frames, size)
    measureSizes(frames, tracks, size)
    measureWork(frames, size)
    kink = tracks.map(Self.kink).max() ?? 0
  }

  private typealias Frame = [(track: Int, line: [MorphPoint])]

  private mutating func measureCrossings(_ frames: [Frame], _ size: Double) {
    let counts = frames.map { MorphCrossings.count($0.map(\.line), size: size) }
    let allowed = max(counts[0], counts[counts.count - 1])
    crossings = max(0, (counts.max() ?? 0) - allowed)
    crossingShare = Double(counts.count { $0 > allowed }) / Double(counts.count)
  }

  private mutating func measureSizes(_ frames: [Frame], _ tracks: [MorphTrack], _ size: Double) {
    let lengths = frames.map { frame in frame.reduce(0) { $0 + Self.length($1.line) } }
    let last = frames.count - 1
    mostLength = (lengths.max() ?? 0) / max(lengths[0], lengths[last], 1e-300)
    let isClosed = tracks.allSatisfy { $0.isClosed }
    let areas =
      isClosed
      ? frames.map { frame in abs(frame.reduce(0) { $0 + Self.area($1.line) }) } : lengths
    let most = max(areas[0], areas[last], 1e-300)
    let power = isClosed ? 0.5 : 1
    func root(_ area: Double) -> Double { isClosed ? area.squareRoot() : area }
    for (index, area) in areas.enumerated() {
      let progress = Double(index) / Double(last)
      let between = (1 - progress) * root(areas[0]) + progress * root(areas[last])
      let expected = power == 0.5 ? between * between : between
      if expected > 1e-9 * most { leastArea = min(leastArea, area / expected) }
    }
    mostArea = (areas.max() ?? 0) / most
    let variation = zip(areas, areas.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    areaDetour = (variation - abs(areas[last] - areas[0])) / most

    let centers = frames.map(Self.center)
    for (index, center) in centers.enumerated() {
      let progress = Double(index) / Double(last)
      let expected = centers[0] * (1 - progress) + centers[last] * progress
      drift = max(drift, (center - expected).length / size)
    }
  }

  private mutating func measureWork(_ frames: [Frame], _ size: Double) {
    let steps = Double(frames.count - 1)
    for (first, second) in zip(frames, frames.dropFirst()) {
      var next = second[...]
      var moves: [(weight: Double, place: MorphPoint, move: MorphPoint)] = []
      for (track, line) in first {
        while let candidate = next.first, candidate.track < track { next = next.dropFirst() }
        guard let candidate = next.first, candidate.track == track else { continue }
        let other = candidate.line
        for index in line.indices.dropLast() {
          let weight =
            (line[index + 1] - line[index]).length + (other[index + 1] - other[index]).length
          moves.append(
            (weight, (line[index] + other[index]) / 2, other[index] - line[index]))
        }
      }
      let total = moves.reduce(0) { $0 + $1.weight }
      guard total > 0 else { continue }
      let meanMove = moves.reduce(MorphPoint(0, 0)) { $0 + $1.move * ($1.weight / total) }
      let meanPlace = moves.reduce(MorphPoint(0, 0)) { $0 + $1.place * ($1.weight / total) }
      var (square, radial, turning, moved) = (0.0, 0.0, 0.0, 0.0)
      for (weight, place, move) in moves {
        let (p, v) = (place - meanPlace, move - meanMove)
        square += weight / total * p.lengthSquared
        radial += weight / total * p.dot(v)
        turning += weight / total * p.cross(v)
        moved += weight / total * v.lengthSquared
      }
      let rigid = square > 0 ? (radial * radial + turning * turning) / square : 0
      work += moved * steps / (size * size)
      deformation += max(0, moved - rigid) * steps / (size * size)
    }
  }

  /// The largest turn a quarter, half and three quarters of the way at joints smooth at both ends.
  private static func kink(_ track: MorphTrack) -> Double {
    guard track.growth == nil else { return 0 }
    let span = track.end - track.start
    let (first, last) = (track.points(at: track.start), track.points(at: track.end))
    let smooth = StraightTravel.smoothJoints(first, last, isClosed: track.isClosed)
    var worst = 0.0
    for part in [0.25, 0.5, 0.75] {
      let points = track.points(at: track.start + part * span)
      for joint in smooth.map(\.index) {
        let before = joint == 0 ? points.count - 2 : joint - 1
        let (a, b) = (points[joint] - points[before], points[joint + 1] - points[joint])
        if min(a.length, b.length) > 1e-9 {
          worst = max(worst, abs(b.turned(by: a.conjugate).angle))
        }
      }
    }
    return worst
  }

  private static func length(_ line: [MorphPoint]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  private static func area(_ line: [MorphPoint]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.cross($1.1) } / 2
  }

  private static func center(_ frame: Frame) -> MorphPoint {
    var (sum, total) = (MorphPoint(0, 0), 0.0)
    for (_, line) in frame {
      for index in line.indices.dropFirst() {
        let length = (line[index] - line[index - 1]).length
        sum += (line[index] + line[index - 1]) * (length / 2)
        total += length
      }
    }
    return total > 0 ? sum / total : sum
  }

  private static func diagonal(_ lines: [[MorphPoint]]) -> Double {
    guard let first = lines.lazy.joined().first(where: { _ in true }) else { return 0 }
    let low = lines.joined().reduce(first) { pointwiseMin($0, $1) }
    let high = lines.joined().reduce(first) { pointwiseMax($0, $1) }
    return (high - low).length
  }
}

/// Evaluates chains of cubics at equal steps of the parameter.
struct Flattener {
  private let weights: [SIMD4<Double>]

  /// A flattener that takes `steps` points of every cubic.
  init(_ steps: Int) {
    weights = (0..<steps).map { step in
      let u = Double(step) / Double(steps)
      let v = 1 - u
      return SIMD4(v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u)
    }
  }

  /// The polyline through the chain's points, its last one included.
  func polyline(_ points: [MorphPoint]) -> [MorphPoint] {
    guard let last = points.last else { return [] }
    var line: [MorphPoint] = []
    line.reserveCapacity(points.count / 3 * weights.count + 1)
    points.withUnsafeBufferPointer { points in
      for base in stride(from: 0, to: points.count - 3, by: 3) {
        let (a, b, c, d) = (points[base], points[base + 1], points[base + 2], points[base + 3])
        for w in weights { line.append(a * w.x + b * w.y + c * w.z + d * w.w) }
      }
    }
    line.append(last)
    return line
  }
}
