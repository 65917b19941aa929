/// A way in which symbols move.
public protocol SymbolEffect: Sendable {
  /// What the engine plays. Not for users.
  var _motion: _SymbolMotion { get }
}

/// An effect that is played when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect with which symbols come and go.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// What the engine plays for an effect.
///
/// Not for users.
public struct _SymbolMotion: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bounce(Double)
    case pulse
    case variableColor(isCumulative: Bool, reverses: Bool, dimmed: Double)
    case scale(Double)
    case appear, disappear
    case wiggle, breathe
    case rotate(Double)
    case replace(leaving: Double)
  }
  var kind: Kind
}

/// A short swing of the size.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var way = 1.0
  /// First larger.
  public var up: Self { Self(way: 1) }
  /// First smaller.
  public var down: Self { Self(way: -1) }
  /// All layers together, as here always.
  public var wholeSymbol: Self { self }
  /// All layers together: icons have none that could move alone.
  public var byLayer: Self { self }
  /// A swing.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .bounce(way)) }
}

/// The opacity falls and rises.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// All layers together, as here always.
  public var wholeSymbol: Self { self }
  /// All layers together: icons have none that could move alone.
  public var byLayer: Self { self }
  /// A fall and rise.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .pulse) }
}

/// The layers light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  fileprivate var isCumulative = true
  fileprivate var reverses = false
  fileprivate var dimmed = 0.35

  private func with(_ change: (inout Self) -> Void) -> Self {
    var effect = self
    change(&effect)
    return effect
  }
  /// What has lit up stays so to the end of a round.
  public var cumulative: Self { with { $0.isCumulative = true } }
  /// One layer at a time.
  public var iterative: Self { with { $0.isCumulative = false } }
  /// There and back.
  public var reversing: Self { with { $0.reverses = true } }
  /// From the beginning in each round.
  public var nonReversing: Self { with { $0.reverses = false } }
  /// What is not lit is faint.
  public var dimInactiveLayers: Self { with { $0.dimmed = 0.35 } }
  /// What is not lit cannot be seen.
  public var hideInactiveLayers: Self { with { $0.dimmed = 0 } }
  /// The lights.
  public var _motion: _SymbolMotion {
    _SymbolMotion(
      kind: .variableColor(isCumulative: isCumulative, reverses: reverses, dimmed: dimmed))
  }
}

/// Another size as long as it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  fileprivate var factor = 1.2
  /// Larger by a fifth.
  public var up: Self { Self(factor: 1.2) }
  /// Smaller by a fifth.
  public var down: Self { Self(factor: 0.8) }
  /// All layers together, as here always.
  public var wholeSymbol: Self { self }
  /// All layers together: icons have none that could move alone.
  public var byLayer: Self { self }
  /// The size.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .scale(factor)) }
}

/// The symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Growing.
  public var up: Self { self }
  /// Growing: the way is always the same here.
  public var down: Self { self }
  /// All layers together, as here always.
  public var wholeSymbol: Self { self }
  /// All layers together: icons have none that could move alone.
  public var byLayer: Self { self }
  /// Growing.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .appear) }
}

/// The symbol goes, and leaves its room.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Shrinking: the way is always the same here.
  public var up: Self { self }
  /// Shrinking.
  public var down: Self { self }
  /// All layers together, as here always.
  public var wholeSymbol: Self { self }
  /// All layers together: icons have none that could move alone.
  public var byLayer: Self { self }
  /// Shrinking.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .disappear) }
}

/// One symbol goes, the next one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  fileprivate var leaving = 0.5
  /// The old one shrinks, the new one grows.
  public var downUp: Self { Self(leaving: 0.5) }
  /// The old one grows away, the new one grows.
  public var upUp: Self { Self(leaving: 1.5) }
  /// The old one is gone at once, the new one grows.
  public var offUp: Self { Self(leaving: 0) }
  /// All layers together, as here always.
  public var wholeSymbol: Self { self }
  /// All layers together: icons have none that could move alone.
  public var byLayer: Self { self }
  /// Which parts two symbols share is not known here: the fallback is played.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { fallback }
  /// The exchange.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace(leaving: leaving)) }
}

/// A short turn to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Turning, as here always.
  public var clockwise: Self { self }
  /// Turning, as here always.
  public var counterClockwise: Self { self }
  /// Turning: the way is always the same here.
  public var left: Self { self }
  /// Turning: the way is always the same here.
  public var right: Self { self }
  /// Turning: the way is always the same here.
  public var up: Self { self }
  /// Turning: the way is always the same here.
  public var down: Self { self }
  /// All layers together, as here always.
  public var wholeSymbol: Self { self }
  /// All layers together: icons have none that could move alone.
  public var byLayer: Self { self }
  /// The turn.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .wiggle) }
}

/// The size and the opacity swell and fall.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Size and opacity, as here always.
  public var plain: Self { self }
  /// Size and opacity, as here always.
  public var pulse: Self { self }
  /// All layers together, as here always.
  public var wholeSymbol: Self { self }
  /// All layers together: icons have none that could move alone.
  public var byLayer: Self { self }
  /// The swelling.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .breathe) }
}

/// A whole turn.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var way = 1.0
  /// With the clock.
  public var clockwise: Self { Self(way: 1) }
  /// Against the clock.
  public var counterClockwise: Self { Self(way: -1) }
  /// All layers together, as here always.
  public var wholeSymbol: Self { self }
  /// All layers together: icons have none that could move alone.
  public var byLayer: Self { self }
  /// The turn.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .rotate(way)) }
}

/// The effect of the place: appearing, disappearing or replacing.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// The exchange of symbols.
  public var _motion: _SymbolMotion { _SymbolMotion(kind: .replace(leaving: 0.5)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short swing of the size.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The opacity falls and rises.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Another size as long as it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol goes, the next one comes.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A short turn to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The size and the opacity swell and fall.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// A whole turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect of the place.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
