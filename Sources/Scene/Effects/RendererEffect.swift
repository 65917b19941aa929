public import Foundation
import Geometry
import Motion
public import Picture

/// A change of what a view draws that leaves its layout and place alone.
nonisolated protocol RendererEffect: PrimitiveModifier, Animatable {
  /// Whether nothing is changed.
  var isIdentity: Bool { get }
  /// Whether `commands` must be in the view's own space: lengths and outlines belong to it.
  static var isLocal: Bool { get }
  /// The changed commands of a view of `size`.
  func apply(to commands: [DisplayCommand], size: CGSize) -> [DisplayCommand]
  /// Whether a touch at `point` of a view of `size` may reach the view.
  func admits(_ point: CGPoint, size: CGSize) -> Bool
}

extension RendererEffect {
  static var isLocal: Bool { true }
  func admits(_ point: CGPoint, size: CGSize) -> Bool { true }

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { RendererEffectElement() }) {
      $0.update(self, transaction: inputs.transaction)
    }
  }
}

/// The effect of one place, on the way to what the view says.
final class AnimatedRendering<Effect: RendererEffect> {
  private var effect: Effect
  private var data = Attribute<Effect.AnimatableData>()

  init(_ effect: Effect) { self.effect = effect }

  /// Takes over the effect of this update.
  func update(_ effect: Effect, transaction: Transaction) {
    self.effect = effect
    data.update(effect.animatableData, transaction: transaction)
  }

  func presented(at time: Double, _ motion: inout MotionReport) -> Effect {
    if data.isAtRest { return effect }
    var effect = effect
    effect.animatableData = data.presented(at: time, &motion)
    return effect
  }
}

/// Draws its content through a renderer effect.
final class RendererEffectElement: EffectElement {
  /// The `AnimatedRendering` behind the closures.
  var source: AnyObject?
  /// What the effect makes of commands; `nil` when it changes nothing at that time.
  var change: (Double, inout MotionReport) -> (([DisplayCommand], CGSize) -> [DisplayCommand])? = {
    _, _ in nil
  }
  /// Whether a touch at a point of the view may reach it.
  var admits: (CGPoint, CGSize, Double) -> Bool = { _, _, _ in true }
  /// Whether the commands are to be in the view's own space.
  var isLocal = true

  func update<Effect: RendererEffect>(_ effect: Effect, transaction: Transaction) {
    let known = source as? AnimatedRendering<Effect>
    let rendering = known ?? AnimatedRendering(effect)
    if known == nil {
      source = rendering
      isLocal = Effect.isLocal
      change = { time, motion in
        let effect = rendering.presented(at: time, &motion)
        return effect.isIdentity ? nil : { effect.apply(to: $0, size: $1) }
      }
      admits = { point, size, time in
        var motion = MotionReport()
        return rendering.presented(at: time, &motion).admits(point, size: size)
      }
    }
    rendering.update(effect, transaction: transaction)
    animatedFrame.transaction = transaction
  }

  override func draw(_ pen: inout Pen) {
    guard let change = change(pen.time, &pen.motion) else { return content.draw(&pen) }
    let frame = animatedFrame.presented(at: pen.time, &pen.motion)
    if isLocal {
      let transform = pen.transform(at: frame.origin)
      let drawn = pen.collectLocally(at: frame.origin) { content.draw(&$0) }
      guard !drawn.isEmpty else { return }
      let changed = ContainerShape.at(frame.origin) { change(drawn, frame.size) }
      for command in changed { pen.add(command.placed(by: transform)) }
    } else {
      let drawn = pen.collect { content.draw(&$0) }
      guard !drawn.isEmpty else { return }
      for command in change(drawn, frame.size) { pen.add(command) }
    }
  }

  override func hit(_ probe: inout Probe) -> Bool {
    let frame = animatedFrame.presented(at: probe.time)
    return admits(probe.point(relativeTo: frame.origin), frame.size, probe.time)
      && content.hit(&probe)
  }
}

/// The opacity of a view as a whole.
struct OpacityEffect: RendererEffect {
  var opacity: Double

  static var isLocal: Bool { false }
  var isIdentity: Bool { opacity >= 1 }
  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  func apply(to commands: [DisplayCommand], size: CGSize) -> [DisplayCommand] {
    opacity <= 0 ? [] : commands.fadedTogether(by: min(opacity, 1))
  }
  func admits(_ point: CGPoint, size: CGSize) -> Bool { opacity > 0 }
}

/// A Gaussian blur whose standard deviation is the radius.
struct BlurEffect: RendererEffect {
  var radius: CGFloat
  /// Whether the view counts as opaque: then its frame keeps a sharp edge.
  var isOpaque = false

  var isIdentity: Bool { radius <= 0 }
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  func apply(to commands: [DisplayCommand], size: CGSize) -> [DisplayCommand] {
    let blurred = DisplayCommand.group(DisplayGroup(commands, blur: radius))
    guard isOpaque else { return [blurred] }
    let frame = ClipShape(Path(CGRect(origin: .zero, size: size)))
    return [.group(DisplayGroup([blurred], clip: frame, filter: .opaque))]
  }
}

/// A shadow below a view, blurred with half the radius as standard deviation.
struct ShadowEffect: RendererEffect {
  let color: Color
  var resolved = ColorVector.zero
  var radius: CGFloat
  var offset: CGSize

  var isIdentity: Bool { resolved.components.w <= 0 }
  var animatableData: AnimatablePair<ColorVector, AnimatablePair<CGFloat, CGSize.AnimatableData>>
  {
    get { AnimatablePair(resolved, AnimatablePair(radius, offset.animatableData)) }
    set {
      resolved = newValue.first
      (radius, offset.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    var effect = self
    effect.resolved = ColorVector(
      color.rgba(in: inputs.environment), in: inputs.environment.colorInterpolation)
    effect.space = inputs.environment.colorInterpolation
    return inputs.distribute(content(inputs), make: { RendererEffectElement() }) {
      $0.update(effect, transaction: inputs.transaction)
    }
  }
  var space = ColorInterpolation.oklab
  func apply(to commands: [DisplayCommand], size: CGSize) -> [DisplayCommand] {
    let shadow = Shadow(
      color: resolved.color(in: space), deviation: max(0, radius) / 2, offset: offset)
    return [.group(DisplayGroup(commands, shadow: shadow))]
  }
}

/// A shape outside which nothing of a view shows.
struct ClipEffect<S: Shape>: RendererEffect {
  var shape: S
  let style: FillStyle

  var isIdentity: Bool { false }
  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  private func path(size: CGSize) -> Path { shape.path(in: CGRect(origin: .zero, size: size)) }
  func apply(to commands: [DisplayCommand], size: CGSize) -> [DisplayCommand] {
    [.group(DisplayGroup(commands, clip: ClipShape(path(size: size), rule: style.rule)))]
  }
  func admits(_ point: CGPoint, size: CGSize) -> Bool {
    path(size: size).contains(point, eoFill: style.isEOFilled)
  }
}

/// How a view meets what lies below it.
struct BlendEffect: RendererEffect {
  let mode: Picture.BlendMode

  static var isLocal: Bool { false }
  var isIdentity: Bool { mode == .normal }
  func apply(to commands: [DisplayCommand], size: CGSize) -> [DisplayCommand] {
    [.group(DisplayGroup(commands, blendMode: mode))]
  }
}

/// A view composed on its own before effects outside reach it.
struct CompositingEffect: RendererEffect {
  static var isLocal: Bool { false }
  var isIdentity: Bool { false }
  func apply(to commands: [DisplayCommand], size: CGSize) -> [DisplayCommand] {
    [.group(DisplayGroup(commands, isIsolated: true))]
  }
}

extension View {
  /// Fades the view as a whole.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }
  /// Blurs the view with a Gaussian of standard deviation `radius` points.
  ///
  /// One that counts as `opaque` fills its frame: what is blurred stays covered up to the edge.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius, isOpaque: opaque))
  }
  /// Draws a blurred copy in `color` below the view.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  /// Shows only what lies inside `shape`.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { modifier(ClipEffect(shape: shape, style: style)) }
  /// Shows only what lies inside the view's frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }
  /// Rounds the view's corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
  /// Blends the view with what lies below.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendEffect(mode: blendMode))
  }
  /// Composes the view on its own before effects outside reach it.
  nonisolated public func compositingGroup() -> some View { modifier(CompositingEffect()) }
  /// Composes the view on its own; a device would use the GPU.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }
}

/// The working space of a drawing group; every one draws as the first here.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
