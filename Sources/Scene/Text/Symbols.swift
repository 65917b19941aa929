/// How the layers of a symbol are coloured; here all are drawn in the foreground style.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A family of symbols; here every symbol is drawn as it is named.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  /// The plain symbols.
  public static let none = SymbolVariants(name: "none")
  /// Filled ones.
  public static let fill = SymbolVariants(name: "fill")
  /// Those in a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// Those in a square.
  public static let square = SymbolVariants(name: "square")
  /// Those in a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Those struck through.
  public static let slash = SymbolVariants(name: "slash")
  /// The filled ones of this family.
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  /// Those of this family in a circle.
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  /// Those of this family struck through.
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension Image.Scale {
  /// The side of a symbol, as a multiple of the medium one.
  var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.27
    }
  }
}

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
  /// Leaves symbols as they are: all are drawn in the foreground style.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Leaves symbols as they are named.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}
