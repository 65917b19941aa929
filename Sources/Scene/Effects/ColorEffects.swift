import Foundation
public import Motion
import Picture

/// A change of every colour that a view draws; pictures from files keep theirs.
nonisolated protocol ColorEffect: RendererEffect {
  /// The changed colour.
  func changed(_ color: RGBA) -> RGBA
}

extension ColorEffect {
  static var isLocal: Bool { false }
  func apply(to commands: [DisplayCommand], size: CGSize) -> [DisplayCommand] {
    commands.map { $0.recolored(changed) }
  }
}

/// An affine change of the encoded components, as the filters of CSS are.
///
/// See W3C Filter Effects, section 8, for the matrices of saturation and hue.
private struct ColorMatrix {
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  var offset = 0.0

  /// The weights of red, green and blue in luminance, as the specification rounds them.
  static let luminance = SIMD3(0.213, 0.715, 0.072)

  /// Gray at 0, unchanged at 1, stronger beyond.
  static func saturation(_ amount: Double) -> ColorMatrix {
    let gray = luminance * (1 - amount)
    return ColorMatrix(
      rows: (
        gray + SIMD3(amount, 0, 0), gray + SIMD3(0, amount, 0), gray + SIMD3(0, 0, amount)
      ))
  }

  /// A turn of the hue that keeps luminance.
  static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (c, s) = (cos(angle), sin(angle))
    return ColorMatrix(
      rows: (
        luminance + c * SIMD3(0.787, -0.715, -0.072) + s * SIMD3(-0.213, -0.715, 0.928),
        luminance + c * SIMD3(-0.213, 0.285, -0.072) + s * SIMD3(0.143, 0.140, -0.283),
        luminance + c * SIMD3(-0.213, -0.715, 0.928) + s * SIMD3(-0.787, 0.715, 0.072)
      ))
  }

  /// Every component times `factor`, plus `offset`.
  static func scale(_ factor: Double, offset: Double) -> ColorMatrix {
    ColorMatrix(
      rows: (SIMD3(factor, 0, 0), SIMD3(0, factor, 0), SIMD3(0, 0, factor)), offset: offset)
  }

  func applied(to color: RGBA) -> RGBA {
    let vector = SIMD3(color.red, color.green, color.blue)
    func unit(_ row: SIMD3<Double>) -> Double { min(max((row * vector).sum() + offset, 0), 1) }
    return RGBA(
      red: unit(rows.0), green: unit(rows.1), blue: unit(rows.2), opacity: color.opacity)
  }
}

/// Adds to every component.
struct BrightnessEffect: ColorEffect {
  var amount: Double
  var isIdentity: Bool { amount == 0 }
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func changed(_ color: RGBA) -> RGBA {
    ColorMatrix.scale(1, offset: amount).applied(to: color)
  }
}

/// Spreads components from the middle.
struct ContrastEffect: ColorEffect {
  var amount: Double
  var isIdentity: Bool { amount == 1 }
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func changed(_ color: RGBA) -> RGBA {
    ColorMatrix.scale(amount, offset: (1 - amount) / 2).applied(to: color)
  }
}

/// Moves colours between gray and themselves, and beyond.
struct SaturationEffect: ColorEffect {
  var amount: Double
  var isIdentity: Bool { amount == 1 }
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func changed(_ color: RGBA) -> RGBA { ColorMatrix.saturation(amount).applied(to: color) }
}

/// Turns the hue.
struct HueRotationEffect: ColorEffect {
  var angle: Angle
  var isIdentity: Bool { angle.radians == 0 }
  var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
  func changed(_ color: RGBA) -> RGBA {
    ColorMatrix.hueRotation(angle.radians).applied(to: color)
  }
}

/// Turns every component over.
struct InvertEffect: ColorEffect {
  var isIdentity: Bool { false }
  func changed(_ color: RGBA) -> RGBA { ColorMatrix.scale(-1, offset: 1).applied(to: color) }
}

/// Multiplies every component by that of another colour.
struct MultiplyEffect: ColorEffect {
  let color: Color
  var factor = ColorVector.zero

  var isIdentity: Bool { factor.components == SIMD4(repeating: 1) }
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
  func changed(_ color: RGBA) -> RGBA {
    let factor = factor.color(in: .gamma)
    return RGBA(
      red: color.red * factor.red, green: color.green * factor.green,
      blue: color.blue * factor.blue, opacity: color.opacity * factor.opacity)
  }
}

/// Makes bright colours clear, and all of them black.
struct LuminanceEffect: ColorEffect {
  var isIdentity: Bool { false }
  func changed(_ color: RGBA) -> RGBA {
    let luminance = (ColorMatrix.luminance * SIMD3(color.red, color.green, color.blue)).sum()
    return RGBA(red: 0, green: 0, blue: 0, opacity: color.opacity * (1 - luminance))
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
  nonisolated public func colorInvert() -> some View { modifier(InvertEffect()) }
  /// Multiplies every colour by `color`.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(MultiplyEffect(color: color))
  }
  /// Turns dark colours into opaque black and bright ones into nothing.
  nonisolated public func luminanceToAlpha() -> some View { modifier(LuminanceEffect()) }
}
