import Picture

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours; here as monochrome, since icons have none.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The colours of `foregroundStyle(_:_:_:)`.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A family of symbols: filled, in an enclosure, struck through.
///
/// The nearest symbol that there is gets drawn: without the enclosure, or as it is named.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isStruck = false

  private init(shape: String? = nil, isFilled: Bool = false, isStruck: Bool = false) {
    (self.shape, self.isFilled, self.isStruck) = (shape, isFilled, isStruck)
  }

  /// The symbols as they are named.
  public static let none = SymbolVariants()
  /// Filled ones.
  public static let fill = SymbolVariants(isFilled: true)
  /// Those in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// Those in a square.
  public static let square = SymbolVariants(shape: "square")
  /// Those in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// Those struck through.
  public static let slash = SymbolVariants(isStruck: true)

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }
  /// The filled ones of this family.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// Those of this family in a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// Those of this family in a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// Those of this family in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// Those of this family struck through.
  public var slash: SymbolVariants { with { $0.isStruck = true } }
  /// Whether a symbol of this family is one of `other` too.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isStruck || isStruck)
  }

  /// The names to try for the symbol `name`, best first.
  func names(of name: String) -> [String] {
    guard self != .none else { return [name] }
    let isNamedFilled = name.hasSuffix(".fill")
    let base = isNamedFilled ? String(name.dropLast(5)) : name
    let fill = isFilled || isNamedFilled ? ".fill" : ""
    let slash = isStruck && !base.hasSuffix(".slash") ? ".slash" : ""
    let enclosure = shape.map { base.hasSuffix("." + $0) ? "" : "." + $0 } ?? ""
    var names = [base + slash + enclosure + fill, base + slash + fill, base + fill, name]
    var seen: Set<String> = []
    names.removeAll { !seen.insert($0).inserted }
    return names
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}
private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}
private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
private enum SymbolColorsKey: EnvironmentKey {
  static var defaultValue: [_StylePaint] { [] }
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
  /// The family of symbols that is drawn.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  /// How symbols are coloured; `nil` for one colour, or those of a foreground of several styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
  /// The second and third style of a foreground that has several.
  var symbolColors: [_StylePaint] {
    get { self[SymbolColorsKey.self] }
    set { self[SymbolColorsKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
  /// Sets how the layers of symbols are coloured.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  /// Draws symbols of a family.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
