import Foundation
public import Motion

/// Where a view is in its coming and going.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  /// About to appear.
  case willAppear
  /// There.
  case identity
  /// On its way out.
  case didDisappear

  /// Whether the view is simply there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while the view is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes and goes: its look in each phase.
///
/// The effect is outside the view's own modifiers, so an animation on the view does not time it; one
/// on the container around, `withAnimation`, or `animation(_:)` on the transition does.
@MainActor @preconcurrency
public protocol Transition {
  /// What the transition makes of the view.
  associatedtype Body: View
  /// The view in `phase`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  /// Facts about the transition.
  nonisolated static var properties: TransitionProperties { get }
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// A transition with motion.
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }
}

/// Facts about a transition.
public struct TransitionProperties: Sendable {
  /// Whether views move, which those who ask for less motion do not want.
  public var hasMotion: Bool
  /// Facts about a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition whose type is hidden.
public struct AnyTransition {
  private let evaluateBody:
    (_ content: @escaping _ContentEvaluator, _ phase: TransitionPhase, _ inputs: _ViewInputs) ->
      _ViewElements
  /// Whether the transition may bring an animation of its own.
  private let isAnimatedItself: Bool

  /// Hides the type of `transition`.
  public init<T: Transition>(_ transition: T) {
    self.init(isAnimatedItself: true) { content, phase, inputs in
      let body = onMain((transition, PlaceholderContentView<T>(content))) {
        $0.0.body(content: $0.1, phase: phase)
      }
      return inputs.evaluate(body, at: 0)
    }
  }

  init(
    isAnimatedItself: Bool = false,
    evaluate: @escaping (@escaping _ContentEvaluator, TransitionPhase, _ViewInputs) ->
      _ViewElements
  ) {
    (self.isAnimatedItself, evaluateBody) = (isAnimatedItself, evaluate)
  }

  /// A transition that shows `modify`'s result, in the engine's own terms.
  init<V: View>(
    _ modify: @escaping (PlaceholderContentView<Void>, TransitionPhase) -> V
  ) {
    self.init { content, phase, inputs in
      inputs.evaluate(modify(PlaceholderContentView(content), phase), at: 0)
    }
  }

  /// Whether a change in `transaction` can be animated.
  func mayAnimate(with transaction: Transaction) -> Bool {
    isAnimatedItself || transaction.animation != nil
  }

  func evaluate(
    content: @escaping _ContentEvaluator, phase: TransitionPhase, in inputs: _ViewInputs
  ) -> _ViewElements { evaluateBody(content, phase, inputs) }

  /// Both effects at once, `other` around this one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(isAnimatedItself: isAnimatedItself || other.isAnimatedItself) {
      content, phase, inputs in
      other.evaluate(
        content: { evaluate(content: content, phase: phase, in: $0.child(0, AnyTransition.self)) },
        phase: phase, in: inputs.child(1, AnyTransition.self))
    }
  }

  /// The transition timed by `animation`, whatever the change is made with.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(isAnimatedItself: true) { content, phase, inputs in
      var inputs = inputs
      if !inputs.transaction.disablesAnimations { inputs.transaction.animation = animation }
      return evaluate(content: content, phase: phase, in: inputs)
    }
  }

  /// One transition in, another one out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      isAnimatedItself: insertion.isAnimatedItself || removal.isAnimatedItself
    ) { content, phase, inputs in
      removal.evaluate(
        content: {
          insertion.evaluate(
            content: content, phase: phase == .willAppear ? phase : .identity,
            in: $0.child(0, AnyTransition.self))
        }, phase: phase == .didDisappear ? phase : .identity,
        in: inputs.child(1, AnyTransition.self))
    }
  }
}

/// The transition around one element: its own place in the tree, whose content is that element.
final class TransitionHost {
  var content: Element
  private let transition: AnyTransition
  private let node: ViewNode

  init(content: Element, transition: AnyTransition, graph: Graph) {
    (self.content, self.transition) = (content, transition)
    node = ViewNode(type: TransitionHost.self, graph: graph)
  }

  /// The element in `phase`.
  func evaluate(_ phase: TransitionPhase, in inputs: _ViewInputs) -> [Element] {
    var inputs = inputs
    inputs.node = node
    return transition.evaluate(
      content: { [content] _ in _ViewElements([content]) }, phase: phase, in: inputs
    ).items
  }

  func dismantle() { node.dismantle() }
}

extension View {
  /// How the view comes and goes; a fade when nothing is said.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    trait { $0.transition = t }
  }

  /// How the view comes and goes.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    trait { $0.transition = AnyTransition(transition) }
  }
}
