public import Foundation
import Geometry
public import Motion

extension AnyTransition {
  /// No effect: the view is there or not.
  nonisolated(unsafe) public static let identity = AnyTransition { content, _ in content }

  /// A fade.
  nonisolated(unsafe) public static let opacity = AnyTransition { content, phase in
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// A scale from a point.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// A scale from `scale` about a point of the view.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { content, phase in
      content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
  }

  /// A move from and to `offset`.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { content, phase in content.offset(phase.isIdentity ? .zero : offset) }
  }

  /// A move from and to `x` and `y` points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A move by the view's own size from and to `edge`.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { content, phase in
      content.modifier(UnitOffsetEffect(offset: phase.isIdentity ? .zero : edge.direction))
    }
  }

  /// In from the leading edge, out to the trailing one.
  public static var slide: AnyTransition {
    .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// In from `edge`, out to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// `active` while the view is away, `identity` while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition { content, phase in content.modifier(phase.isIdentity ? identity : active) }
  }
}

extension Edge {
  /// A unit step towards the edge.
  var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .leading: CGSize(width: -1, height: 0)
    case .bottom: CGSize(width: 0, height: 1)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }

  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

/// A move by a multiple of the view's own size.
nonisolated struct UnitOffsetEffect: GeometryEffect {
  var offset: CGSize

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: offset.width * size.width, y: offset.height * size.height))
  }
  nonisolated var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

/// A fade.
public nonisolated struct OpacityTransition: Transition {
  /// A fade.
  public init() {}
  /// Clear while the view is away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Nothing moves.
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A scale from a point.
public nonisolated struct ScaleTransition: Transition {
  let scale: Double
  let anchor: UnitPoint
  /// A scale from `scale` about a point of the view.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  /// Scaled while the view is away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A move from and to an offset.
public nonisolated struct OffsetTransition: Transition {
  let offset: CGSize
  /// A move from and to `offset`.
  public init(_ offset: CGSize) { self.offset = offset }
  /// Moved while the view is away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A move by the view's own size from and to an edge.
public nonisolated struct MoveTransition: Transition {
  let edge: Edge
  /// A move from and to `edge`.
  public init(edge: Edge) { self.edge = edge }
  /// Beyond the edge while the view is away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(UnitOffsetEffect(offset: phase.isIdentity ? .zero : edge.direction))
  }
}

/// In from the leading edge, out to the trailing one.
public nonisolated struct SlideTransition: Transition {
  /// In from the leading edge, out to the trailing one.
  public init() {}
  /// At the leading edge before, at the trailing one after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(UnitOffsetEffect(offset: CGSize(width: phase.value, height: 0)))
  }
}

/// In from an edge, out to the opposite one, fading.
public nonisolated struct PushTransition: Transition {
  let edge: Edge
  /// In from `edge`, out to the opposite one.
  public init(edge: Edge) { self.edge = edge }
  /// Beyond one edge before, beyond the other after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      UnitOffsetEffect(
        offset: phase == .identity
          ? .zero : phase == .willAppear ? edge.direction : edge.opposite.direction)
    ).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A fade through a blur and a slight scale.
public nonisolated struct BlurReplaceTransition: Transition {
  /// Whether the view leaves smaller or larger.
  public struct Configuration: Equatable, Sendable {
    let leavingScale: CGFloat
    /// In and out from below.
    public static let downUp = Configuration(leavingScale: 0.9)
    /// In from below, out above.
    public static let upUp = Configuration(leavingScale: 1.1)
  }
  let configuration: Configuration
  /// A fade through a blur of 7 points.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// Blurred while the view is away.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
      .blur(radius: phase.isIdentity ? 0 : 7)
      .scaleEffect(
        phase == .identity ? 1 : phase == .willAppear ? 0.9 : configuration.leavingScale)
  }
}

/// No effect.
public nonisolated struct IdentityTransition: Transition {
  /// No effect.
  public init() {}
  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One transition in, another one out.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal
  /// One transition in, another one out.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  /// Both effects, each in its own phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionView(
      transition: removal, phase: phase == .didDisappear ? phase : .identity,
      content: TransitionView(
        transition: insertion, phase: phase == .willAppear ? phase : .identity, content: content))
  }
}

/// A view with a transition's effect.
struct TransitionView<T: Transition, Inner: View>: PrimitiveView {
  let transition: T
  let phase: TransitionPhase
  let content: Inner

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    AnyTransition(transition).evaluate(
      content: { [content] in $0.evaluate(content, at: 0) }, phase: phase, in: inputs)
  }
}

extension Transition {
  /// Both effects at once, `other` around this one.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(inner: self, outer: other)
  }
  /// The transition timed by `animation`.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
  /// The transition's effect on `content` in `phase`.
  nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    TransitionView(transition: self, phase: phase, content: content)
  }
}

private nonisolated struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
  let inner: Inner
  let outer: Outer
  init(inner: Inner, outer: Outer) { (self.inner, self.outer) = (inner, outer) }
  func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionView(
      transition: outer, phase: phase,
      content: TransitionView(transition: inner, phase: phase, content: content))
  }
}

private nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?
  init(base: Base, animation: Animation?) {
    (self.base, self.animation) = (base, animation)
  }
  func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionView(transition: base, phase: phase, content: content)
      .transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

extension Transition where Self == OpacityTransition {
  /// A fade.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// A scale from a point.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  /// A scale from `scale` about a point of the view.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  /// A move from and to `offset`.
  nonisolated public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  /// A move from and to `x` and `y` points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// A move by the view's own size from and to `edge`.
  nonisolated public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// In from the leading edge, out to the trailing one.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  /// In from `edge`, out to the opposite one.
  nonisolated public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  /// A fade through a blur.
  nonisolated public static var blurReplace: Self { Self(configuration: .downUp) }
  /// A fade through a blur.
  nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration)
    -> Self
  { Self(configuration: configuration) }
}
extension Transition where Self == IdentityTransition {
  /// No effect.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
