public import Geometry

/// An outline as animatable data: a weighted sum of paths, which is drawn as a morph between them.
///
/// Paths of different curves cannot be added point by point, so the sum is kept as written: on the way
/// from `a` to `b` an animation holds `(1 - t) a + t b`. Only `path` resolves it, by a `MorphPlan`
/// between the paths at their shares of the weight. A motion that sets out in mid-morph freezes the
/// outline that shows, and its plan is made once: frames are then as quick as those of a morph
/// between two paths.
public struct AnimatablePath: VectorArithmetic, Sendable {
  /// Where an outline of the sum comes from.
  private indirect enum Source: Hashable, Sendable {
    case path(Path)
    /// What showed when a motion set out in mid-morph.
    case frozen([Term])
  }

  /// One outline of the sum.
  private struct Term: Hashable, Sendable {
    let source: Source
    var weight: Double
  }

  /// In the order in which the paths came in; no path twice, no weight of zero.
  private var terms: [Term]

  /// The outline `path`.
  public init(_ path: Path) { terms = [Term(source: .path(path), weight: 1)] }

  private init(terms: [Term]) { self.terms = terms }

  /// The sum of nothing, drawn as an empty path.
  public static var zero: AnimatablePath { AnimatablePath(terms: []) }

  /// The outline, matched by `MorphStrategy.auto`; one path alone is given back as it is.
  public var path: Path { path(strategy: .auto) }

  /// The outline, matched by `strategy`; one path alone is given back as it is.
  ///
  /// Weights below zero, as in a spring's overshoot, count as none: the outline stays at its target.
  public func path(strategy: MorphStrategy, options: MorphOptions = .init()) -> Path {
    Self.outline(of: terms, strategy, options)
  }

  private static func outline(
    of terms: [Term], _ strategy: MorphStrategy, _ options: MorphOptions
  ) -> Path {
    let shown = terms.filter { $0.weight > leastWeight }
    guard let first = shown.first else { return Path() }
    var (result, total) = (outline(of: first.source, strategy, options), first.weight)
    for term in shown.dropFirst() {
      total += term.weight
      result = result.morphed(
        to: outline(of: term.source, strategy, options), progress: term.weight / total,
        strategy: strategy,
        options: options)
    }
    return result
  }

  /// What rounding may leave of a path that has cancelled out.
  private static let leastWeight = 1e-9

  /// Adds `weight` of every path of `other`.
  private mutating func add(_ other: AnimatablePath, times weight: Double) {
    for term in other.terms {
      if let index = terms.firstIndex(where: { $0.source == term.source }) {
        terms[index].weight += weight * term.weight
      } else {
        terms.append(Term(source: term.source, weight: weight * term.weight))
      }
    }
    terms.removeAll { $0.weight == 0 }
  }

  /// Adds up the weights path by path.
  public static func + (left: AnimatablePath, right: AnimatablePath) -> AnimatablePath {
    var sum = left
    sum.add(right, times: 1)
    return sum
  }

  /// Subtracts the weights path by path.
  public static func - (left: AnimatablePath, right: AnimatablePath) -> AnimatablePath {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  /// Multiplies every weight by `rhs`.
  public mutating func scale(by rhs: Double) {
    for index in terms.indices { terms[index].weight *= rhs }
    terms.removeAll { $0.weight == 0 }
  }

  /// The sum of the squared weights, times 128 each, so that a spring's rest threshold suits them.
  public var magnitudeSquared: Double {
    terms.reduce(0) { $0 + ($1.weight * unitScale) * ($1.weight * unitScale) }
  }

  /// Whether both sums have the same weights, in whichever order they came about.
  public static func == (left: AnimatablePath, right: AnimatablePath) -> Bool {
    left.terms.count == right.terms.count
      && (left.terms == right.terms || left.terms.allSatisfy(right.terms.contains))
  }
}

extension AnimatablePath {
  private static func outline(
    of source: Source, _ strategy: MorphStrategy, _ options: MorphOptions
  ) -> Path {
    switch source {
    case .path(let path): path
    case .frozen(let terms): outline(of: terms, strategy, options)
    }
  }
}

extension AnimatablePath: MidMotionFreezing {
  /// What shows as one outline; `nil` when it is one already.
  package var frozen: AnimatablePath? {
    let shown = terms.filter { $0.weight > Self.leastWeight }
    guard shown.count > 1 else { return nil }
    return AnimatablePath(terms: [Term(source: .frozen(shown), weight: 1)])
  }
}
