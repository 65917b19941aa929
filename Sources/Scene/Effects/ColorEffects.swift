import Foundation
public import Motion
import Picture

/// A change of every colour that a view draws.
nonisolated protocol ColorEffect: RendererEffect {
  /// The change of colours.
  var matrix: ColorMatrix { get }
}

extension ColorEffect {
  static var isLocal: Bool { false }
  var isIdentity: Bool { matrix == .identity }
  func apply(to commands: [DisplayCommand], size: CGSize) -> [DisplayCommand] {
    commands.recolored(by: matrix)
  }
}

extension [DisplayCommand] {
  /// The commands with every colour changed: in the paints themselves where that comes to the same,
  /// else in the pixels of the drawn group.
  func recolored(by matrix: ColorMatrix) -> [DisplayCommand] {
    if matrix == .identity || isEmpty { return self }
    if allSatisfy(\.hasPlainColors) { return map { $0.recolored(matrix.applied) } }
    return [.group(DisplayGroup(self, filter: .matrix(matrix)))]
  }
}

extension DisplayCommand {
  /// Whether all colours are in paints, so that pictures, coloured glyphs and what lies below have
  /// no part in them.
  fileprivate var hasPlainColors: Bool {
    switch self {
    case .fill(_, let paint, _, _), .stroke(_, let paint, _, _): paint.isPlain
    case .text(let layout, let paint, _):
      paint.isPlain && !layout.lines.contains { $0.runs.contains { $0.face.isColor } }
    case .image: false
    case .group(let group):
      group.backdrop == nil && group.filter == nil && group.blendMode == .normal
        && group.shadow == nil && group.children.allSatisfy(\.hasPlainColors)
    }
  }
}

extension Paint {
  fileprivate var isPlain: Bool {
    switch self {
    case .color, .linear, .radial, .angular, .mesh: true
    case .image: false
    }
  }
}

/// Adds to every component.
struct BrightnessEffect: ColorEffect {
  var amount: Double
  var matrix: ColorMatrix { .brightness(amount) }
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

/// Spreads components from the middle.
struct ContrastEffect: ColorEffect {
  var amount: Double
  var matrix: ColorMatrix { .contrast(amount) }
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

/// Moves colours between gray and themselves, and beyond.
struct SaturationEffect: ColorEffect {
  var amount: Double
  var matrix: ColorMatrix { amount == 1 ? .identity : .saturation(amount) }
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

/// Turns the hue.
struct HueRotationEffect: ColorEffect {
  var angle: Angle
  var matrix: ColorMatrix { angle.radians == 0 ? .identity : .hueRotation(angle.radians) }
  var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
}

/// A change of colours that does not move.
struct FixedColorEffect: ColorEffect {
  let matrix: ColorMatrix
}

/// Multiplies every component by that of another colour.
struct MultiplyEffect: ColorEffect {
  let color: Color
  var factor = ColorVector.zero

  var matrix: ColorMatrix { .multiplication(by: factor.color(in: .gamma)) }
  var animatableData: ColorVector {
    get { factor }
    set { factor = newValue }
  }
  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    var effect = self
    effect.factor = ColorVector(color.rgba(in: inputs.environment), in: .gamma)
    return inputs.distribute(content(inputs), make: { RendererEffectElement() }) {
      $0.update(effect, transaction: inputs.transaction)
    }
  }
}

extension View {
  /// Adds `amount` to every component of every colour; 0 changes nothing.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(BrightnessEffect(amount: amount))
  }
  /// Spreads colours from the middle gray; 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ContrastEffect(amount: amount))
  }
  /// Makes colours stronger or grayer; 1 changes nothing, 0 leaves gray.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(SaturationEffect(amount: amount))
  }
  /// Makes colours grayer; 0 changes nothing, 1 leaves gray.
  nonisolated public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }
  /// Turns the hue of every colour, keeping its luminance.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(HueRotationEffect(angle: angle))
  }
  /// Turns every colour over.
  nonisolated public func colorInvert() -> some View {
    modifier(FixedColorEffect(matrix: .inversion()))
  }
  /// Multiplies every colour by `color`.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(MultiplyEffect(color: color))
  }
  /// Turns bright colours into opaque black and dark ones into nothing.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(FixedColorEffect(matrix: .luminanceToAlpha))
  }
}
