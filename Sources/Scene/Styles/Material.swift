import Picture

/// A translucent field, as it looks over an even background: what lies below is not blurred.
///
/// The opacities are chosen, not measured: the system's own depend on what lies below.
public struct Material: ShapeStyle {
  private let opacity: Double

  /// The most translucent one.
  public static let ultraThin = Material(opacity: 0.45)
  /// A translucent one.
  public static let thin = Material(opacity: 0.6)
  /// Between translucent and opaque.
  public static let regular = Material(opacity: 0.72)
  /// A rather opaque one.
  public static let thick = Material(opacity: 0.84)
  /// The most opaque one.
  public static let ultraThick = Material(opacity: 0.92)
  /// That of system bars.
  public static let bar = Material(opacity: 0.8)

  /// White in light surroundings, a dark gray in dark ones, at the material's opacity.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    let field = environment.colorScheme == .dark ? RGBA(rgb: 0x252525) : RGBA(rgb: 0xF7F7F7)
    return .color(field.opacity(opacity))
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent one.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent one.
  public static var thinMaterial: Material { .thin }
  /// Between translucent and opaque.
  public static var regularMaterial: Material { .regular }
  /// A rather opaque one.
  public static var thickMaterial: Material { .thick }
  /// The most opaque one.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of system bars.
  public static var bar: Material { .bar }
}
