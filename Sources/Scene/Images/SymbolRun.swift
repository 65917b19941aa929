import Foundation
import Picture

/// How a symbol looks at one moment of its effects.
struct SymbolPose: Equatable {
  /// A factor of the size, about the middle.
  var scale = 1.0
  /// A factor of the opacity.
  var opacity = 1.0
  /// Radians, clockwise, about the middle.
  var angle = 0.0
  /// The lights that go over the layers, if any do.
  var lights: SymbolLights?

  mutating func apply(_ other: SymbolPose) {
    scale *= other.scale
    opacity *= other.opacity
    angle += other.angle
    lights = other.lights ?? lights
  }
}

/// Layers that light up one after the other.
struct SymbolLights: Equatable {
  /// How far the round has come, 0…1.
  var progress: Double
  var isCumulative: Bool
  var reverses: Bool
  /// The opacity of what is not lit.
  var dimmed: Double

  /// The opacity of layer `index` of `count`.
  ///
  /// A round goes over the layers in equal parts and has one more part in which everything goes out;
  /// one there and back has none.
  func opacity(of index: Int, count: Int) -> Double {
    let n = Double(count)
    var place = progress * (n + 1)
    if reverses { place = (1 - abs(2 * progress - 1)) * n }
    var light = min(max(place - Double(index), 0), 1)
    if !isCumulative {
      light = max(0, 1 - abs(place - Double(index) - 1))
    } else if !reverses, place > n {
      light = n + 1 - place
    }
    return dimmed + (1 - dimmed) * light
  }
}

/// An effect that was started at some time.
///
/// Apple gives no numbers. A play lasts half a second for a bounce and a wiggle, 0.4 s for coming,
/// going and exchanging, 1.5 s for a pulse and a turn, 2 s for a breath, 1.6 s for a round of lights,
/// each divided by the speed. An effect that is switched off plays to the end of its round.
struct SymbolRun: Equatable {
  var motion: _SymbolMotion
  var options: SymbolEffectOptions
  /// When it began, in film seconds.
  var start: Double
  /// When it was switched off.
  var stop: Double?
  /// Whether it is played as long as it is active rather than when a value changes.
  var isIndefinite: Bool

  /// Seconds of one play.
  var duration: Double {
    let base =
      switch motion.kind {
      case .bounce, .wiggle: 0.5
      case .pulse, .rotate: 1.5
      case .variableColor: 1.6
      case .scale: 0.3
      case .appear, .disappear, .replace: 0.4
      case .breathe: 2.0
      }
    return base / options.rate
  }

  /// Whether the effect holds a state rather than playing something.
  private var holds: Bool {
    switch motion.kind {
    case .scale, .appear, .disappear, .replace: true
    default: false
    }
  }

  private var cycle: Double { duration + options.pause }

  /// When nothing moves any more; infinity for an endless one.
  var end: Double {
    if holds { return (stop ?? start) + duration }
    let count = options.count ?? (isIndefinite ? .infinity : 1)
    let natural = start + count * cycle - options.pause
    guard let stop, stop < natural else { return natural }
    return min(natural, start + ((stop - start) / cycle).rounded(.up) * cycle - options.pause)
  }

  /// The period of an endless one.
  var period: Double? { end == .infinity ? cycle : nil }

  /// What it adds to the symbol's look at `time`.
  func pose(at time: Double) -> SymbolPose {
    if holds { return heldPose(at: time) }
    guard time >= start, time < end else { return SymbolPose() }
    let elapsed = (time - start).truncatingRemainder(dividingBy: cycle)
    let progress = min(elapsed / duration, 1)
    return SymbolPose(motion.kind, progress: progress)
  }

  private func heldPose(at time: Double) -> SymbolPose {
    func part(since begin: Double) -> Double {
      let linear = min(max((time - begin) / duration, 0), 1)
      // Smooth at both ends: 3p² − 2p³.
      return linear * linear * (3 - 2 * linear)
    }
    let on = stop.map { 1 - part(since: $0) } ?? part(since: start)
    switch motion.kind {
    case .scale(let factor): return SymbolPose(scale: 1 + (factor - 1) * on)
    case .appear: return SymbolPose(scale: 0.5 + 0.5 * on, opacity: on)
    case .disappear: return SymbolPose(scale: 1 - 0.5 * on, opacity: 1 - on)
    default: return SymbolPose()
    }
  }
}

extension SymbolPose {
  /// The look at `progress`, 0…1, of one play; the plain one at both ends.
  fileprivate init(_ kind: _SymbolMotion.Kind, progress: Double) {
    let wave = (1 - cos(2 * .pi * progress)) / 2
    switch kind {
    case .bounce(let way):
      // A swing that has died down to a seventh by its end, where it crosses zero.
      self.init(scale: 1 + way * 0.35 * sin(2 * .pi * progress) * exp(-2 * progress))
    case .pulse: self.init(opacity: 1 - 0.65 * wave)
    case .variableColor(let isCumulative, let reverses, let dimmed):
      self.init(
        lights: SymbolLights(
          progress: progress, isCumulative: isCumulative, reverses: reverses, dimmed: dimmed))
    case .wiggle:
      self.init(angle: 0.25 * sin(4 * .pi * progress) * exp(-1.5 * progress))
    case .breathe: self.init(scale: 1 + 0.12 * wave, opacity: 1 - 0.2 * wave)
    case .rotate(let way): self.init(angle: way * 2 * .pi * progress)
    case .scale, .appear, .disappear, .replace: self.init()
    }
  }
}

/// One symbol's place being taken by another.
struct SymbolExchange {
  /// What goes.
  var outline: SymbolOutline
  var leaving: Double
  var start: Double
  var rate: Double

  /// Seconds; the old one is gone after half of it.
  var duration: Double { 0.4 / rate }
  var end: Double { start + duration }

  private func progress(at time: Double) -> Double {
    min(max((time - start) / duration, 0), 1)
  }

  /// The look of the old symbol; `nil` when it is gone.
  func oldPose(at time: Double) -> SymbolPose? {
    let part = progress(at: time) * 2
    guard part < 1, leaving > 0 else { return nil }
    return SymbolPose(scale: 1 + (leaving - 1) * part, opacity: 1 - part)
  }

  /// The look of the new symbol, which comes as the old one goes.
  func newPose(at time: Double) -> SymbolPose {
    let part = leaving > 0 ? max(0, progress(at: time) * 2 - 1) : progress(at: time)
    let smooth = part * (2 - part)
    return SymbolPose(scale: 0.5 + 0.5 * smooth, opacity: smooth)
  }
}
