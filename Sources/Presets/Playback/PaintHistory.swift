import Motion
import Picture

/// A fill or a stroke over the whole film.
///
/// Colours are animated as vectors, so that retargeting and springs are exact; a change that
/// involves a gradient mixes by a clamped progress, from whatever shows when it begins.
struct PaintHistory: Sendable {
  private enum Phase: Sendable {
    case color(AnimatedValue<Quantity>)
    case fixed(PaintModel)
    case blend(from: [PaintModel], to: PaintModel, progress: AnimatedValue<Quantity>)
  }

  private var phases: Phases<Phase>
  private let space: ColorInterpolation
  /// What the last change goes to.
  private(set) var target: PaintModel

  init(_ paint: PaintModel, in space: ColorInterpolation) {
    (target, self.space) = (paint, space)
    phases = Phases(Self.resting(paint, space))
  }

  private static func resting(_ paint: PaintModel, _ space: ColorInterpolation) -> Phase {
    switch paint {
    case .none: .color(AnimatedValue(Quantity(RGBA.clear, in: space)))
    case .color(let color): .color(AnimatedValue(Quantity(color, in: space)))
    case .gradient: .fixed(paint)
    }
  }

  mutating func set(_ paint: PaintModel, animation: Animation?, at time: Double) {
    guard paint != target else { return }
    let previous = target
    target = paint
    guard let animation else {
      phases.begin(Self.resting(paint, space), at: time)
      return
    }
    if let history = colorHistory(previous, at: time), let goal = goal(paint, from: history) {
      var history = history
      // From nothing a colour appears in its own hue: only its opacity moves.
      if previous == .none, !history.isAnimating(at: time) {
        history = AnimatedValue(goal.withLane(3, 0))
      }
      history.set(goal, animation: animation, at: time)
      phases.begin(.color(history), at: time)
    } else {
      phases.begin(
        .blend(
          from: paints(at: time), to: paint,
          progress: .progress(animation, from: time)), at: time)
    }
  }

  /// The colour in motion at `time`, when it is only a colour that moves.
  private func colorHistory(
    _ previous: PaintModel, at time: Double
  ) -> AnimatedValue<Quantity>? {
    switch phases.last {
    case .color(let history): return history
    case .fixed: return nil
    case .blend(_, let to, let progress):
      guard !progress.isAnimating(at: time), case .color(let history) = Self.resting(to, space)
      else { return nil }
      return history
    }
  }

  private func goal(_ paint: PaintModel, from history: AnimatedValue<Quantity>) -> Quantity? {
    switch paint {
    case .none: history.target.withLane(3, 0)
    case .color(let color): Quantity(color, in: space)
    case .gradient: nil
    }
  }

  /// The paints at `time`, lowest first.
  func paints(at time: Double) -> [PaintModel] {
    switch phases.phase(at: time) {
    case .color(let history): return [.color(history.value(at: time).color(in: space))]
    case .fixed(let paint): return [paint]
    case .blend(let from, let to, let progress):
      let amount = progress.progress(at: time)
      if amount >= 1 { return [to] }
      guard from.count == 1 else { return amount <= 0 ? from : from + [to.faded(by: amount)] }
      return from[0].mixed(with: to, by: amount, in: space)
    }
  }

  /// Whether the paint never changes.
  var isConstant: Bool { phases.phases.count == 1 }

  /// Whether the paint is clear and stays so.
  var isNeverSeen: Bool { target.isClear && isConstant }

  var settledTime: Double? {
    switch phases.last {
    case .color(let history): history.settledTime
    case .fixed: -.infinity
    case .blend(_, _, let progress): progress.settledTime
    }
  }
}

extension Quantity {
  /// The quantity with one lane replaced.
  func withLane(_ index: Int, _ value: Double) -> Quantity {
    var copy = self
    copy.lanes[index] = value
    return copy
  }
}
