/// The colours behind SwiftUI's names, which depend on the system's generation and appearance.
public struct Palette: Hashable, Sendable {
  /// Which system's colours are meant.
  public enum Generation: String, Hashable, Sendable, CaseIterable { case iOS13, iOS26 }
  /// Whether the surroundings are light or dark.
  public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }

  /// The system's generation.
  public var generation: Generation
  /// The appearance.
  public var appearance: Appearance

  /// The palette of a generation in an appearance.
  public init(generation: Generation = .iOS13, appearance: Appearance = .light) {
    (self.generation, self.appearance) = (generation, appearance)
  }

  /// The colour that SwiftUI draws for `name`, such as `green` or `primary`.
  public func color(named name: String) -> RGBA? {
    let isDark = appearance == .dark
    switch name {
    case "black": return .black
    case "white": return .white
    case "clear": return .clear
    case "primary": return isDark ? .white : .black
    case "secondary": return RGBA(rgb: isDark ? 0xEBEBF5 : 0x3C3C43).opacity(0.6)
    default:
      let column = (generation == .iOS13 ? 0 : 2) + (isDark ? 1 : 0)
      return Palette.system[name].map { RGBA(rgb: $0[column]) }
    }
  }

  /// The names that have a colour, sorted.
  public static let names: [String] =
    (Array(system.keys) + ["black", "white", "clear", "primary", "secondary"]).sorted()

  /// iOS 13 to 18 light and dark, iOS 26 light and dark.
  ///
  /// The first two are measured from the shipped systems, the others are of the Human Interface
  /// Guidelines of June 2025.
  private static let system: [String: [UInt32]] = [
    "red": [0xFF3B30, 0xFF453A, 0xFF383C, 0xFF4245],
    "orange": [0xFF9500, 0xFF9F0A, 0xFF8D28, 0xFF9230],
    "yellow": [0xFFCC00, 0xFFD60A, 0xFFCC00, 0xFFD600],
    "green": [0x34C759, 0x30D158, 0x34C759, 0x30D158],
    "mint": [0x00C7BE, 0x63E6E2, 0x00C8B3, 0x00DAC3],
    "teal": [0x30B0C7, 0x40C8E0, 0x00C3D0, 0x00D2E0],
    "cyan": [0x32ADE6, 0x64D2FF, 0x00C0E8, 0x3CD3FE],
    "blue": [0x007AFF, 0x0A84FF, 0x0088FF, 0x0091FF],
    "indigo": [0x5856D6, 0x5E5CE6, 0x6155F5, 0x6D7CFF],
    "purple": [0xAF52DE, 0xBF5AF2, 0xCB30E0, 0xDB34F2],
    "pink": [0xFF2D55, 0xFF375F, 0xFF2D55, 0xFF375F],
    "brown": [0xA2845E, 0xAC8E68, 0xAC7F5E, 0xB78A66],
    "gray": [0x8E8E93, 0x8E8E93, 0x8E8E93, 0x8E8E93],
  ]

  /// The fixed colours of `UIColor` and `NSColor`, such as `UIColor.green`, which are not the
  /// system's: `green` is pure green here.
  public static func primary(named name: String) -> RGBA? { primaries[name] }

  /// The names of the fixed colours, sorted.
  public static let primaryNames: [String] = primaries.keys.sorted()

  private static let primaries: [String: RGBA] = [
    "black": .black, "white": .white, "clear": .clear,
    "red": RGBA(rgb: 0xFF0000), "green": RGBA(rgb: 0x00FF00), "blue": RGBA(rgb: 0x0000FF),
    "yellow": RGBA(rgb: 0xFFFF00), "cyan": RGBA(rgb: 0x00FFFF), "magenta": RGBA(rgb: 0xFF00FF),
    "orange": RGBA(red: 1, green: 0.5, blue: 0), "purple": RGBA(red: 0.5, green: 0, blue: 0.5),
    "brown": RGBA(red: 0.6, green: 0.4, blue: 0.2), "gray": RGBA(white: 0.5),
    "lightGray": RGBA(white: 2.0 / 3), "darkGray": RGBA(white: 1.0 / 3),
  ]
}
