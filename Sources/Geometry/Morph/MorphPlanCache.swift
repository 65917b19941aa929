import Foundation
import Synchronization

/// The plans of late, so that a film asks for a frame without planning anew.
///
/// Holds at most `capacity` plans and forgets the one not asked for the longest. Safe to share
/// between threads; a plan that two threads miss at once is made twice, with equal frames.
public final class MorphPlanCache: Sendable {
  /// The cache that `Path.morphed(to:progress:strategy:options:)` uses.
  public static let shared = MorphPlanCache(capacity: 128)

  /// What a plan is made of.
  private struct Key: Hashable {
    let from: Path
    let to: Path
    let strategy: MorphStrategy
    let options: MorphOptions

    /// Feeds the sizes and a few points only: comparing is quicker than hashing every point.
    func hash(into hasher: inout Hasher) {
      hasher.combine(strategy)
      for path in [from, to] {
        hasher.combine(path.verbs.count)
        for index in stride(from: 0, to: path.points.count, by: path.points.count / 4 + 1) {
          hasher.combine(path.points[index].x)
          hasher.combine(path.points[index].y)
        }
      }
    }
  }

  private struct Entry {
    var plan: MorphPlan
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var clock = 0
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// A cache for `capacity` plans, at least one.
  public init(capacity: Int) { self.capacity = max(1, capacity) }

  /// How many plans are held.
  public var count: Int { state.withLock { $0.entries.count } }

  /// The plan for a pair of paths, made when it is not held.
  public func plan(
    from: Path, to: Path, strategy: MorphStrategy = .auto, options: MorphOptions = .init()
  ) -> MorphPlan {
    let key = Key(from: from, to: to, strategy: strategy, options: options)
    let held = state.withLock { state -> MorphPlan? in
      state.clock += 1
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.entries.values[index].lastUse = state.clock
      return state.entries.values[index].plan
    }
    if let held { return held }
    // Planning takes milliseconds: other threads must not wait for it.
    let plan = MorphPlan(from: from, to: to, strategy: strategy, options: options)
    state.withLock { state in
      if state.entries.count >= capacity,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.entries[oldest.key] = nil
      }
      state.entries[key] = Entry(plan: plan, lastUse: state.clock)
    }
    return plan
  }
}
