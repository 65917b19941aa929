import Picture

/// The foreground style at one of its levels, from primary to quinary.
///
/// The levels below the first fade the foreground unless they have styles of their own; with the
/// default foreground, secondary is the system's colour of that name.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Int
  /// The opacities of the five levels, of which the system documents only that they fall.
  fileprivate static let opacities = [1, 0.6, 0.3, 0.18, 0.1]

  /// The foreground itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The level's own style, or the foreground's paint, faded.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    guard level > 0 else { return ForegroundStyle()._paint(in: environment) }
    if environment.foregroundLevels.count >= level {
      return environment.foregroundLevels[level - 1]._paint(in: environment)
    }
    if environment.foregroundStyle == nil {
      let secondary = Color.secondary.rgba(in: environment)
      return .color(secondary.opacity(HierarchicalShapeStyle.opacities[level]))
    }
    return ForegroundStyle()._paint(in: environment).faded(
      by: HierarchicalShapeStyle.opacities[level])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The foreground's second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The foreground's third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The foreground's fourth level.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The foreground's fifth level.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}

extension ShapeStyle {
  /// The style's own second level: itself, faded.
  public var secondary: some ShapeStyle { level(1) }
  /// The style's own third level.
  public var tertiary: some ShapeStyle { level(2) }
  /// The style's own fourth level.
  public var quaternary: some ShapeStyle { level(3) }
  /// The style's own fifth level.
  public var quinary: some ShapeStyle { level(4) }

  private func level(_ level: Int) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: HierarchicalShapeStyle.opacities[level])
  }
}
