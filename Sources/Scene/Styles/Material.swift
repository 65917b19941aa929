import Picture

/// A pane of frosted glass: what lies below, blurred, in stronger colours and under a tint.
///
/// The tint's opacities, the blur of 20 points and the saturation of 1.6 are chosen to look like the
/// system's, which are not published. Inside a view that is seen in perspective, or that is a mask,
/// only the parts of that view lie below.
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
    return .material(
      Backdrop(deviation: 20, matrix: .saturation(1.6), tint: field.opacity(opacity)), opacity: 1)
  }

  /// The material itself: it is always active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// When a material looks active; here always.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let name: String
  /// As the kind of material has it.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// With its window.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
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
