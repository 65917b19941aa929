import Foundation

/// Plans the film between two lists of contours.
struct MorphPlanner {
  /// A film with what was decided for each of its contours.
  struct Film {
    var tracks: [MorphTrack] = []
    var contours: [MorphReport.Contour] = []
    /// How the film behaves on 33 frames, once that was measured.
    var assessment: MorphAssessment?
  }

  private let strategy: MorphStrategy
  private let options: MorphOptions
  private let scale: MorphScale
  private let a: ShapeOutlines
  private let b: ShapeOutlines

  /// A planner for two paths.
  init(_ from: Path, _ to: Path, _ strategy: MorphStrategy, _ options: MorphOptions) {
    (self.strategy, self.options) = (strategy, options)
    let contours = [from, to].map { path in
      path.morphContours.enumerated().map { (index: $0.offset, contour: $0.element) }
        .filter { $0.contour.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }
    scale = MorphScale(contours.joined().lazy.map(\.contour))
    a = ShapeOutlines(contours[0], scale)
    b = ShapeOutlines(contours[1], scale)
  }

  /// The film, its report, and the scale from its coordinates to those of the paths.
  func plan() -> (tracks: [MorphTrack], report: MorphReport, scale: MorphScale) {
    var film = Film()
    switch strategy {
    case .seed: film.tracks = MorphSeed.padded(a.raw, b.raw)
    case .indexed: film.tracks = MorphSeed.halved(a.raw, b.raw)
    default:
      // Planning always looks the same way, so that the way back is the same film.
      film =
        b.precedes(a)
        ? ShapeMatcher(b, a, strategy, options.exchanged, scale).film().reversed
        : ShapeMatcher(a, b, strategy, options, scale).film()
    }
    if film.contours.isEmpty {
      film.contours = film.tracks.indices.map { index in
        MorphReport.Contour(
          from: index < a.raw.count ? index : nil, to: index < b.raw.count ? index : nil,
          candidate: strategy.rawValue, costs: [:])
      }
    }
    let assessment = film.assessment ?? MorphAssessment(film.tracks, steps: 32)
    var report = MorphReport()
    report.contours = film.contours
    report.crossings = assessment.crossings
    report.crossingShare = assessment.crossingShare
    report.leastArea = assessment.leastArea
    report.cost = assessment.cost
    return (film.tracks, report, scale)
  }
}

extension MorphPlanner.Film {
  /// The film run backwards.
  var reversed: MorphPlanner.Film {
    let opposite = ["birth": "death", "death": "birth"]
    return MorphPlanner.Film(
      tracks: tracks.map(\.reversed),
      contours: contours.map {
        MorphReport.Contour(
          from: $0.to, to: $0.from, candidate: opposite[$0.candidate] ?? $0.candidate,
          costs: $0.costs)
      }, assessment: assessment)
  }
}

/// The scale and place in which a morph is planned, so that its tolerances fit any paths.
struct MorphScale: Sendable {
  /// The mean of all control points.
  let center: MorphPoint
  /// A power of two about the shapes' size, so that scaling is exact.
  let factor: Double

  init(_ contours: some Sequence<MorphContour>) {
    let points = contours.flatMap(\.points)
    guard !points.isEmpty else {
      (center, factor) = (MorphPoint(0, 0), 1)
      return
    }
    let share = 1 / Double(points.count)
    let center = points.reduce(MorphPoint(0, 0)) { $0 + $1 * share }
    let reach = points.reduce(0) { result, point in
      let away = point * 0.5 - center * 0.5
      return max(result, abs(away.x), abs(away.y))
    }
    self.center = center
    // The exponent is kept from the ends of its range, where the inverse would overflow.
    let exponent = reach > 0 ? min(max(reach.exponent + 1, -1000), 1000) : 0
    factor = reach > 0 ? Double(sign: .plus, exponent: Int(exponent), significand: 1) : 1
  }

  func point(_ point: MorphPoint) -> MorphPoint { point * (1 / factor) - center * (1 / factor) }

  /// The point of the paths at a point of the plan, which may lie beyond the largest number.
  @inline(__always)
  func place(_ point: MorphPoint) -> MorphPoint {
    let place = point * factor + center
    guard factor >= 0x1p1000 else { return place }
    let most = MorphPoint(repeating: .greatestFiniteMagnitude)
    return pointwiseMin(pointwiseMax(place, -most), most)
  }

  func contour(_ contour: MorphContour) -> MorphContour {
    MorphContour(points: contour.points.map(point), isClosed: contour.isClosed)
  }
}

/// The contours of one path in the frame of the plan.
struct ShapeOutlines {
  /// All contours as they are.
  let raw: [MorphContour]
  /// Those with a length, canonical.
  let outlines: [MorphOutline]
  /// The places of those without.
  let points: [MorphPoint]

  init(_ contours: [(index: Int, contour: MorphContour)], _ scale: MorphScale) {
    let scaled = contours.map { (index: $0.index, contour: scale.contour($0.contour)) }
    raw = scaled.map(\.contour)
    let canonical = scaled.map { (index: $0.index, contour: $0.contour.canonical()) }
    let drawn = canonical.filter { $0.contour.count > 0 && MorphArcTable($0.contour).total > 1e-9 }
    outlines = MorphOutline.outlines(of: drawn)
    let kept = Set(drawn.map(\.index))
    points = scaled.filter { !kept.contains($0.index) }.map { $0.contour.points[0] }
  }

  /// Whether this shape is planned from rather than to; neither way when the two are alike.
  ///
  /// Compares what does not depend on starts, directions and rounding.
  func precedes(_ other: ShapeOutlines) -> Bool {
    for (left, right) in zip(measures, other.measures) {
      let size = max(abs(left), abs(right))
      if abs(left - right) > 1e-6 * max(size, 1e-3) { return left < right }
    }
    return false
  }

  private var measures: [Double] {
    let length = outlines.reduce(0) { $0 + $1.length }
    let center =
      outlines.reduce(MorphPoint(0, 0)) { $0 + $1.center * $1.length } / max(length, 1e-300)
    let polygon = outlines.flatMap { $0.contour.points }
    let low = polygon.reduce(polygon.first ?? center) { pointwiseMin($0, $1) }
    let high = polygon.reduce(polygon.first ?? center) { pointwiseMax($0, $1) }
    let tilt = (low + high) / 2 - center
    return [
      Double(outlines.count), length, outlines.reduce(0) { $0 + $1.area },
      outlines.reduce(0) { $0 + $1.radius }, center.x, center.y, tilt.x, tilt.y,
    ]
  }
}

extension MorphOptions {
  /// The options for the morph the other way.
  fileprivate var exchanged: MorphOptions {
    var result = self
    result.anchors = anchors.map { Anchor(from: $0.to, to: $0.from) }
    result.contourPairs = contourPairs.map { ContourPair(from: $0.to, to: $0.from) }
    return result
  }
}
