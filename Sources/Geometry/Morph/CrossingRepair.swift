/// The best film found so far between two shapes, with what it was assembled from.
struct FilmSearch {
  private(set) var film: MorphPlanner.Film
  private(set) var assessment: MorphAssessment
  /// The choices that `film` was assembled from, before a topology changed.
  var choices: [ShapeMatcher.Choice]
  /// The matching that `film` was assembled from.
  var matching: ContourMatching
  /// How many more films may be measured: shapes of many contours get no endless repair.
  private var budget: Int
  /// Whether there are so many control points that further candidates would take seconds.
  let isLarge: Bool
  /// Whether nothing more may be measured.
  var isSpent: Bool { budget <= 0 }

  init(
    _ film: MorphPlanner.Film, _ choices: [ShapeMatcher.Choice], _ matching: ContourMatching
  ) {
    (self.film, self.choices, self.matching) = (film, choices, matching)
    assessment = MorphAssessment(film.tracks, steps: 32)
    let points = film.tracks.reduce(0) { $0 + $1.count }
    budget = min(160, 12_000 / max(points, 1))
    isLarge = points > 900
  }

  /// Whether outlines cross and there is time left to search.
  var mustRepair: Bool { assessment.crossings > 0 && budget > 0 }

  /// Takes a film when it is better than the best so far, and says so.
  mutating func keep(_ next: MorphPlanner.Film, gaining gain: Double) -> Bool {
    budget -= 1
    let other = MorphAssessment(next.tracks, steps: 32)
    guard other.cost < assessment.cost - gain else { return false }
    (film, assessment) = (next, other)
    return true
  }
}

extension ShapeMatcher {
  /// Lets holes follow outer contours that turn, where that is better, and says whether it is.
  func carry(_ search: inout FilmSearch) -> Bool {
    var isBetter = false
    for index in search.choices.indices {
      let pair = search.choices[index].pair
      guard let (first, second) = parents(of: pair),
        let outer = search.choices.first(where: { $0.pair == SIMD2(first, second) }),
        case .turning(let carrier) = outer.candidates[outer.chosen].track.travel
      else { continue }
      var choices = search.choices
      choices[index].candidates.append(films(of: pair).carried(by: carrier))
      choices[index].costs = []
      choices[index].chosen = choices[index].candidates.count - 1
      if search.keep(assemble(choices, search.matching), gaining: 0) {
        search.choices = choices
        isBetter = true
      }
    }
    return isBetter
  }

  private func parents(of pair: SIMD2<Int>) -> (Int, Int)? {
    guard let first = a.outlines[pair.x].parent, let second = b.outlines[pair.y].parent else {
      return nil
    }
    return (first, second)
  }

  /// Looks for a film without crossings: other candidates contour by contour, then finer and further
  /// ones.
  func repair(_ search: inout FilmSearch) {
    for step in [tryCandidates, addFiner, tryCandidates] {
      guard search.mustRepair else { return }
      step(&search)
    }
  }

  /// Keeps contours out of each other's way: some set out late or early, or holes close and others
  /// open.
  func separate(_ search: inout FilmSearch) {
    tryLags(&search)
    unpairHoles(&search)
    tryLags(&search)
  }

  /// Tries the other candidates of every contour.
  private func tryCandidates(_ search: inout FilmSearch) {
    for index in search.choices.indices where search.mustRepair {
      let present = search.choices[index].chosen
      // All of them: the first without crossings may not be the best.
      for other in search.choices[index].candidates.indices where other != present {
        guard !search.isSpent else { return }
        var choices = search.choices
        choices[index].chosen = other
        if search.keep(assemble(choices, search.matching), gaining: 0.25) {
          search.choices = choices
        }
      }
    }
  }

  /// Adds candidates that cut finer, and those that plain pairs are not given.
  private func addFiner(_ search: inout FilmSearch) {
    guard !search.isLarge else { return }
    for index in search.choices.indices {
      let pair = search.choices[index].pair
      let finer = films(of: pair, tolerance: 0.004)
      var added = finer.candidates(.auto)
      let isNew = !search.choices[index].candidates.contains { $0.name == "blended" }
      if isNew { added += finer.furtherCandidates() }
      search.choices[index].candidates += added
      if !search.choices[index].costs.isEmpty {
        search.choices[index].costs += added.map { MorphAssessment([$0.track]).cost + $0.handicap }
      }
    }
  }

  /// Lets one contour after the other set out later or earlier than the rest.
  private func tryLags(_ search: inout FilmSearch) {
    guard search.film.tracks.count > 1 else { return }
    for index in search.choices.indices where search.mustRepair {
      for lag in [0.5, 2, 0.25, 4] {
        guard !search.isSpent else { return }
        var choices = search.choices
        choices[index].lag = lag
        if search.keep(assemble(choices, search.matching), gaining: 0.25) {
          search.choices = choices
        }
      }
    }
  }

  /// Lets holes close, and others open, instead of wandering through their outer contour.
  private func unpairHoles(_ search: inout FilmSearch) {
    for index in search.choices.indices.reversed() {
      let pair = search.choices[index].pair
      guard search.mustRepair, !forced.contains(pair),
        a.outlines[pair.x].role == .hole, b.outlines[pair.y].role == .hole
      else { continue }
      var (choices, matching) = (search.choices, search.matching)
      choices.remove(at: index)
      matching.pairs.removeAll { $0 == pair }
      matching.deaths.append(pair.x)
      matching.births.append(pair.y)
      if search.keep(assemble(choices, matching), gaining: 0.25) {
        (search.choices, search.matching) = (choices, matching)
      }
    }
  }
}
