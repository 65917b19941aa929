import Foundation

/// A linear change of premultiplied colours.
///
/// Every affine filter of straight components, as those of CSS, is linear in premultiplied ones:
/// a constant is a share of the alpha. Results are clamped to alpha in 0…1 and components in
/// 0…alpha. See W3C Filter Effects, section 8, for the matrices of saturation and hue.
public struct ColorMatrix: Hashable, Sendable {
  /// The weights of red, green, blue and alpha in the new red.
  public var red: SIMD4<Double>
  /// The weights of red, green, blue and alpha in the new green.
  public var green: SIMD4<Double>
  /// The weights of red, green, blue and alpha in the new blue.
  public var blue: SIMD4<Double>
  /// The weights of red, green, blue and alpha in the new alpha.
  public var alpha: SIMD4<Double>

  /// The matrix of four rows.
  public init(
    red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>,
    alpha: SIMD4<Double> = SIMD4(0, 0, 0, 1)
  ) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }

  /// The weights of red, green and blue in luminance, as Filter Effects rounds them.
  public static let luminance = SIMD4(0.213, 0.715, 0.072, 0)

  /// No change.
  public static let identity = scale(1, offset: 0)

  /// Every straight component times `factor`, plus `offset`.
  public static func scale(_ factor: Double, offset: Double) -> ColorMatrix {
    ColorMatrix(
      red: SIMD4(factor, 0, 0, offset), green: SIMD4(0, factor, 0, offset),
      blue: SIMD4(0, 0, factor, offset))
  }

  /// `amount` added to every component.
  public static func brightness(_ amount: Double) -> ColorMatrix { scale(1, offset: amount) }

  /// Components spread from the middle; 1 changes nothing.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    scale(amount, offset: (1 - amount) / 2)
  }

  /// Gray at 0, unchanged at 1, stronger beyond.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let gray = luminance * (1 - amount)
    return ColorMatrix(
      red: gray + SIMD4(amount, 0, 0, 0), green: gray + SIMD4(0, amount, 0, 0),
      blue: gray + SIMD4(0, 0, amount, 0))
  }

  /// A turn of the hue by `angle` radians that keeps luminance.
  public static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (c, s) = (cos(angle), sin(angle))
    return ColorMatrix(
      red: luminance + c * SIMD4(0.787, -0.715, -0.072, 0) + s * SIMD4(-0.213, -0.715, 0.928, 0),
      green: luminance + c * SIMD4(-0.213, 0.285, -0.072, 0) + s * SIMD4(0.143, 0.140, -0.283, 0),
      blue: luminance + c * SIMD4(-0.213, -0.715, 0.928, 0) + s * SIMD4(-0.787, 0.715, 0.072, 0))
  }

  /// Every component on the way to its complement; 1 turns all over.
  public static func inversion(_ amount: Double = 1) -> ColorMatrix {
    scale(1 - 2 * amount, offset: amount)
  }

  /// Every component, the opacity too, times that of `color`.
  public static func multiplication(by color: RGBA) -> ColorMatrix {
    let share = color.opacity
    return ColorMatrix(
      red: SIMD4(color.red * share, 0, 0, 0), green: SIMD4(0, color.green * share, 0, 0),
      blue: SIMD4(0, 0, color.blue * share, 0), alpha: SIMD4(0, 0, 0, share))
  }

  /// Black whose opacity is the luminance.
  public static let luminanceToAlpha = ColorMatrix(
    red: .zero, green: .zero, blue: .zero, alpha: luminance)

  /// The changed colour.
  public func applied(to color: RGBA) -> RGBA {
    let share = color.opacity
    let vector = SIMD4(color.red * share, color.green * share, color.blue * share, share)
    let opacity = min(max((alpha * vector).sum(), 0), 1)
    // A clear colour has no components of its own left; it keeps those that it was mixed from.
    guard opacity > 0 else {
      return RGBA(red: color.red, green: color.green, blue: color.blue, opacity: 0)
    }
    func unit(_ row: SIMD4<Double>) -> Double {
      min(max((row * vector).sum() / opacity, 0), 1)
    }
    return RGBA(red: unit(red), green: unit(green), blue: unit(blue), opacity: opacity)
  }

  /// All sixteen weights, row by row.
  public var weights: [Double] {
    [red, green, blue, alpha].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }
}
