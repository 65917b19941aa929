public import Foundation
public import Geometry
public import Motion
import Picture

/// Changes of how a view is drawn, which may depend on where it lies.
public protocol VisualEffect: Sendable {
  /// The changes, innermost first. Not for users.
  var _changes: [_VisualChange] { get }
}

/// No change, to begin with.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
  /// None.
  public var _changes: [_VisualChange] { [] }
}

/// Changes one after the other.
struct ChainedVisualEffect: VisualEffect {
  let _changes: [_VisualChange]
}

/// One change of how a view is drawn, as numbers that can move.
public enum _VisualChange: Hashable, Sendable {
  case offset(CGSize)
  case scale(CGSize, UnitPoint)
  case rotation(Angle, UnitPoint)
  case transform(ProjectionTransform)
  case opacity(Double)
  case blur(CGFloat, isOpaque: Bool)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case hueRotation(Angle)

  /// The changed commands of a view of `size`, in its own space.
  func apply(to commands: [DisplayCommand], size: CGSize) -> [DisplayCommand] {
    func mapped(_ map: ProjectionTransform) -> [DisplayCommand] {
      map.isAffine
        ? commands.map { $0.placed(by: map.affine(at: .zero)) } : commands.projected(by: map)
    }
    switch self {
    case .offset(let offset): return mapped(_OffsetEffect(offset: offset).effectValue(size: size))
    case .scale(let scale, let anchor):
      return mapped(_ScaleEffect(scale: scale, anchor: anchor).effectValue(size: size))
    case .rotation(let angle, let anchor):
      return mapped(_RotationEffect(angle: angle, anchor: anchor).effectValue(size: size))
    case .transform(let map): return mapped(map)
    case .opacity(let opacity):
      let effect = OpacityEffect(opacity: opacity)
      return effect.isIdentity ? commands : effect.apply(to: commands, size: size)
    case .blur(let radius, let isOpaque):
      let effect = BlurEffect(radius: radius, isOpaque: isOpaque)
      return effect.isIdentity ? commands : effect.apply(to: commands, size: size)
    case .brightness(let amount): return commands.recolored(by: .brightness(amount))
    case .contrast(let amount): return commands.recolored(by: .contrast(amount))
    case .saturation(let amount): return commands.recolored(by: .saturation(amount))
    case .hueRotation(let angle): return commands.recolored(by: .hueRotation(angle.radians))
    }
  }

  /// The numbers that move.
  var numbers: [Double] {
    switch self {
    case .offset(let offset): [offset.width, offset.height]
    case .scale(let scale, let anchor): [scale.width, scale.height, anchor.x, anchor.y]
    case .rotation(let angle, let anchor): [angle.radians, anchor.x, anchor.y]
    case .transform(let m):
      [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) }
    case .opacity(let value), .brightness(let value), .contrast(let value),
      .saturation(let value):
      [value]
    case .blur(let radius, _): [radius]
    case .hueRotation(let angle): [angle.radians]
    }
  }

  /// The same change with other numbers, of which as many are taken as it has.
  func with(_ n: inout ArraySlice<Double>) -> _VisualChange {
    func next() -> Double { n.popFirst() ?? 0 }
    switch self {
    case .offset: return .offset(CGSize(width: next(), height: next()))
    case .scale:
      return .scale(CGSize(width: next(), height: next()), UnitPoint(x: next(), y: next()))
    case .rotation: return .rotation(.radians(next()), UnitPoint(x: next(), y: next()))
    case .transform:
      var map = ProjectionTransform()
      (map.m11, map.m12, map.m13) = (next(), next(), next())
      (map.m21, map.m22, map.m23) = (next(), next(), next())
      (map.m31, map.m32, map.m33) = (next(), next(), next())
      return .transform(map)
    case .opacity: return .opacity(next())
    case .blur(_, let isOpaque): return .blur(next(), isOpaque: isOpaque)
    case .brightness: return .brightness(next())
    case .contrast: return .contrast(next())
    case .saturation: return .saturation(next())
    case .hueRotation: return .hueRotation(.radians(next()))
    }
  }
}

extension VisualEffect {
  private func then(_ change: _VisualChange) -> ChainedVisualEffect {
    ChainedVisualEffect(_changes: _changes + [change])
  }
  /// Draws the view moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    then(.offset(CGSize(width: x, height: y)))
  }
  /// Draws the view moved.
  public func offset(_ offset: CGSize) -> some VisualEffect { then(.offset(offset)) }
  /// Draws the view scaled about a point of its frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.scale(scale, anchor))
  }
  /// Draws the view scaled about a point of its frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.scale(CGSize(width: scale, height: scale), anchor))
  }
  /// Draws the view scaled about a point of its frame.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { then(.scale(CGSize(width: x, height: y), anchor)) }
  /// Draws the view turned about a point of its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.rotation(angle, anchor))
  }
  /// Draws the view through a projective map.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    then(.transform(transform))
  }
  /// Draws the view through an affine map.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then(.transform(ProjectionTransform(transform)))
  }
  /// Fades the view.
  public func opacity(_ opacity: Double) -> some VisualEffect { then(.opacity(opacity)) }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(.blur(radius, isOpaque: opaque))
  }
  /// Adds to every component.
  public func brightness(_ amount: Double) -> some VisualEffect { then(.brightness(amount)) }
  /// Spreads colours from the middle.
  public func contrast(_ amount: Double) -> some VisualEffect { then(.contrast(amount)) }
  /// Makes colours stronger or grayer.
  public func saturation(_ amount: Double) -> some VisualEffect { then(.saturation(amount)) }
  /// Makes colours grayer.
  public func grayscale(_ amount: Double) -> some VisualEffect { then(.saturation(1 - amount)) }
  /// Turns the hue.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { then(.hueRotation(angle)) }
}

extension View {
  /// Draws the view with effects that depend on where it lies.
  ///
  /// The place is the one that layout ended with; what changes in an animated transaction moves.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { VisualState(changes: effect(EmptyVisualEffect(), $0)._changes) })
  }
}

/// What a view's place asks of its drawing.
struct VisualState {
  var changes: [_VisualChange] = []
  /// How a new state is reached when it is not by the transaction in force.
  var animation: Animation?
}

/// Draws each view of its content with changes that are read from its place.
struct VisualEffectModifier: PrimitiveModifier {
  let read: (GeometryProxy) -> VisualState

  init(_ read: @escaping (GeometryProxy) -> VisualState) { self.read = read }

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let spaces = inputs.environment.coordinateSpaces
    return inputs.distribute(content(inputs), make: { VisualEffectElement() }) { element in
      element.read = { read(GeometryProxy(frame: $0, spaces: spaces)) }
      element.animatedFrame.transaction = inputs.transaction
    }
  }
}

/// Draws its content with the changes of its place.
final class VisualEffectElement: EffectElement {
  var read: (CGRect) -> VisualState = { _ in VisualState() }
  private var model: [_VisualChange] = []
  private var numbers = Attribute<NumberVector>()

  override func commitFrames() {
    let state = read(frame)
    let new = state.changes
    let vector = NumberVector(new.flatMap(\.numbers))
    if new.hasKinds(of: model) {
      let own = state.animation.map { Transaction(animation: $0) }
      numbers.update(vector, transaction: own ?? animatedFrame.transaction)
    } else {
      numbers.reset(to: vector)
    }
    model = new
    super.commitFrames()
  }

  override func draw(_ pen: inout Pen) {
    let frame = animatedFrame.presented(at: pen.time, &pen.motion)
    var values = numbers.presented(at: pen.time, &pen.motion).values[...]
    let shown = model.map { $0.with(&values) }
    guard !shown.isEmpty else { return content.draw(&pen) }
    let transform = pen.transform(at: frame.origin)
    var commands = pen.collectLocally(at: frame.origin) { content.draw(&$0) }
    for change in shown { commands = change.apply(to: commands, size: frame.size) }
    for command in commands { pen.add(command.placed(by: transform)) }
  }
}

extension [_VisualChange] {
  /// Whether the changes are of the same kinds, so that one list can become the other.
  fileprivate func hasKinds(of other: [_VisualChange]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy {
        String(describing: $0).prefix { $0 != "(" } == String(describing: $1).prefix { $0 != "(" }
      }
  }

  /// The changes on the way to `other`, `share` of it gone; of different kinds, the nearer ones.
  func mixed(with other: [_VisualChange], share: Double) -> [_VisualChange] {
    guard hasKinds(of: other) else { return share < 0.5 ? self : other }
    var numbers = zip(flatMap(\.numbers), other.flatMap(\.numbers))
      .map { $0 + ($1 - $0) * share }[...]
    return map { $0.with(&numbers) }
  }
}
