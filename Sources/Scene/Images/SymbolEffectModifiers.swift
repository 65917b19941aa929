import Foundation

private enum SymbolRunsKey: EnvironmentKey {
  static var defaultValue: [SymbolRun] { [] }
}

extension EnvironmentValues {
  /// The effects that symbols are under, outermost first.
  var symbolRuns: [SymbolRun] {
    get { self[SymbolRunsKey.self] }
    set { self[SymbolRunsKey.self] = newValue }
  }
}

extension View {
  /// Plays an effect on symbols as long as `isActive` is set.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(ActiveSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
  }
  /// Plays an effect on symbols whenever `value` changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(ValueSymbolEffect(motion: effect._motion, options: options, value: value))
  }
  /// Takes the effects from outside off symbols.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolRuns) { if isEnabled { $0 = [] } }
  }
}

/// The run that a modifier has started, kept from update to update.
private final class StartedRun {
  var run: SymbolRun?
}

private struct ActiveSymbolEffect: PrimitiveModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    var inputs = inputs
    let now = inputs.graph.now
    let isNew = inputs.node.existingMemory(as: StartedRun.self) == nil
    let memory = inputs.node.memory { StartedRun() }
    // What is there from the beginning does not come or go: it has always been so.
    let begin = isNew && motion.isState ? -Double.greatestFiniteMagnitude : now
    if isActive {
      if memory.run == nil || memory.run?.stop != nil {
        memory.run = SymbolRun(
          motion: motion, options: options, start: begin, stop: nil, isIndefinite: true)
      }
    } else if isNew, motion.kind == .appear {
      memory.run = SymbolRun(
        motion: motion, options: options, start: begin, stop: begin, isIndefinite: true)
    } else if memory.run != nil, memory.run?.stop == nil {
      memory.run?.stop = now
    }
    if let run = memory.run { inputs.environment.symbolRuns.append(run) }
    return content(inputs)
  }
}

private struct ValueSymbolEffect<Value: Equatable>: PrimitiveModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let value: Value

  private final class Memory {
    var value: Value
    var run: SymbolRun?
    init(_ value: Value) { self.value = value }
  }

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    var inputs = inputs
    let memory = inputs.node.memory { Memory(value) }
    if memory.value != value {
      memory.value = value
      memory.run = SymbolRun(
        motion: motion, options: options, start: inputs.graph.now, stop: nil, isIndefinite: false)
    }
    if let run = memory.run { inputs.environment.symbolRuns.append(run) }
    return content(inputs)
  }
}

extension _SymbolMotion {
  /// Whether it is a lasting state rather than a play.
  fileprivate var isState: Bool {
    switch kind {
    case .scale, .appear, .disappear: true
    default: false
    }
  }
}

extension ContentTransition {
  /// One symbol goes and the next one comes, whether or not the change is animated.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }
  /// One symbol goes and the next one comes, whether or not the change is animated.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    guard case .replace(let leaving) = effect._motion.kind else { return .opacity }
    return ContentTransition(kind: .symbol(leaving: leaving, rate: options.rate))
  }
}

extension AnyTransition {
  /// Symbols grow from half their size, and shrink to it, as they fade.
  public static var symbolEffect: AnyTransition { scale(scale: 0.5).combined(with: .opacity) }
  /// Symbols grow from half their size, and shrink to it, as they fade.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { symbolEffect }
}
