public import Foundation
import Geometry
import Motion
public import Picture

/// A colour that is looked up where it is drawn: a name can differ between light and dark.
public struct Color: Hashable, Sendable {
  indirect enum Source: Hashable, Sendable {
    /// A system colour by its name in the palette.
    case named(String)
    /// Components.
    case fixed(RGBA)
    /// Components in light and in dark surroundings.
    case paired(light: RGBA, dark: RGBA)
    /// Another colour with its opacity multiplied.
    case faded(Source, Double)
    /// A colour between two others.
    case mixed(Source, Source, Double, ColorInterpolation)
    /// The foreground's or the tint's colour of the place.
    case accent
  }
  let source: Source

  init(source: Source) { self.source = source }

  /// The space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A colour from components in 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    var color = RGBA(red: red, green: green, blue: blue, opacity: opacity)
    if colorSpace == .sRGBLinear {
      color = ColorVector(components: SIMD4(red, green, blue, opacity)).color(in: .linear)
    }
    source = .fixed(color)
  }

  /// A gray of `white` in 0…1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from a hue of 0…1 around the circle, a saturation and a brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    source = .fixed(
      RGBA(red: component(5), green: component(3), blue: component(1), opacity: opacity))
  }

  /// A colour that is drawn as it is.
  @_disfavoredOverload
  public init(_ color: RGBA) { source = .fixed(color) }

  /// The colour of an AppKit or UIKit name: `Color(.red)` is pure red.
  public init(_ color: UIColor) { source = color.source }

  /// The colour itself: `Color(.primary)`, `Color(.accentColor)`, of which UIKit has none.
  ///
  /// Disfavoured twice, as a generic one and by its attribute, so that UIKit's names go first.
  @_disfavoredOverload
  public init<T: _ColorName>(_ color: T) where T.Named == Color { source = color._named.source }

  /// The colour of a UIKit name.
  public init(uiColor: UIColor) { source = uiColor.source }

  /// The colour of an AppKit name.
  public init(nsColor: UIColor) { source = nsColor.source }

  /// The system colour of that name; black when there is none.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// The colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color { Color(source: .faded(source, opacity)) }

  /// The colour on the way to `rhs`, `fraction` of it.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(source: .mixed(source, rhs.source, fraction, colorSpace.interpolation))
  }

  /// A gradient from a slightly lighter shade at the top to the colour itself.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// A colour as it is drawn in one environment.
  public struct Resolved: Hashable, Sendable {
    /// The colour.
    public var color: RGBA
    /// Linear-light red.
    public var linearRed: Float { Float(ColorVector(color, in: .linear).components.x) }
    /// Linear-light green.
    public var linearGreen: Float { Float(ColorVector(color, in: .linear).components.y) }
    /// Linear-light blue.
    public var linearBlue: Float { Float(ColorVector(color, in: .linear).components.z) }
    /// Encoded red.
    public var red: Float { Float(color.red) }
    /// Encoded green.
    public var green: Float { Float(color.green) }
    /// Encoded blue.
    public var blue: Float { Float(color.blue) }
    /// The opacity.
    public var opacity: Float { Float(color.opacity) }
  }

  /// The colour as it is drawn in `environment`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(color: rgba(in: environment))
  }

  /// A colour that was resolved before.
  public init(_ resolved: Resolved) { source = .fixed(resolved.color) }

  /// The components in `environment`.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    Color.rgba(of: source, in: environment)
  }

  private static func rgba(of source: Source, in environment: EnvironmentValues) -> RGBA {
    switch source {
    case .named(let name): environment.palette.color(named: name) ?? .black
    case .fixed(let color): color
    case .paired(let light, let dark): environment.colorScheme == .dark ? dark : light
    case .faded(let base, let opacity): rgba(of: base, in: environment).faded(by: opacity)
    case .mixed(let start, let end, let fraction, let space):
      rgba(of: start, in: environment).mixed(
        with: rgba(of: end, in: environment), by: fraction, in: space)
    case .accent:
      environment.tint?.rgba(in: environment) ?? rgba(of: .named("blue"), in: environment)
    }
  }
}

extension Color {
  /// The system's red.
  public static let red = Color(source: .named("red"))
  /// The system's orange.
  public static let orange = Color(source: .named("orange"))
  /// The system's yellow.
  public static let yellow = Color(source: .named("yellow"))
  /// The system's green.
  public static let green = Color(source: .named("green"))
  /// The system's mint.
  public static let mint = Color(source: .named("mint"))
  /// The system's teal.
  public static let teal = Color(source: .named("teal"))
  /// The system's cyan.
  public static let cyan = Color(source: .named("cyan"))
  /// The system's blue.
  public static let blue = Color(source: .named("blue"))
  /// The system's indigo.
  public static let indigo = Color(source: .named("indigo"))
  /// The system's purple.
  public static let purple = Color(source: .named("purple"))
  /// The system's pink.
  public static let pink = Color(source: .named("pink"))
  /// The system's brown.
  public static let brown = Color(source: .named("brown"))
  /// The system's gray.
  public static let gray = Color(source: .named("gray"))
  /// Black.
  public static let black = Color(source: .named("black"))
  /// White.
  public static let white = Color(source: .named("white"))
  /// Nothing.
  public static let clear = Color(source: .named("clear"))
  /// The colour of text.
  public static let primary = Color(source: .named("primary"))
  /// The colour of text that matters less.
  public static let secondary = Color(source: .named("secondary"))
  /// The tint of the place, blue when none is set.
  public static let accentColor = Color(source: .accent)
}

extension Color: PrimitiveView {
  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.shape(ColorRectangle(), style: self)
  }
}

/// The whole of a rectangle, as a colour used as a view fills it.
private struct ColorRectangle: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct PaletteKey: EnvironmentKey {
  static let defaultValue = Palette()
}

/// Whether the surroundings are light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }

extension EnvironmentValues {
  /// The colours behind names.
  package var palette: Palette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }

  /// Whether the surroundings are light or dark.
  public var colorScheme: ColorScheme {
    get { palette.appearance == .dark ? .dark : .light }
    set { palette.appearance = newValue == .dark ? .dark : .light }
  }
}

extension View {
  /// Draws the view as in light or dark surroundings.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Asks for light or dark surroundings on the whole stage; `nil` leaves them as they are.
  ///
  /// What is asked for at the start decides about the stage, its background included. A later change
  /// reaches the view itself and the background.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
      .transformPreference(PreferredColorSchemeKey.self) { $0 = colorScheme ?? $0 }
  }
}

/// What `Color(_:)` takes beside colours of UIKit. Not for users.
public protocol _ColorName {
  /// Always a colour.
  associatedtype Named
  /// The colour.
  var _named: Named { get }
}

extension Color: _ColorName {
  /// The colour itself.
  public var _named: Color { self }
}

extension _ColorName where Self == Color {
  /// The colour of text.
  public static var primary: Color { Color.primary }
  /// The colour of text that matters less.
  public static var secondary: Color { Color.secondary }
  /// The colour of what can be tapped.
  public static var accentColor: Color { Color.accentColor }
  /// A warm pink.
  public static var pink: Color { Color.pink }
  /// A blue-green.
  public static var teal: Color { Color.teal }
  /// A light blue-green.
  public static var mint: Color { Color.mint }
  /// A dark blue.
  public static var indigo: Color { Color.indigo }
}
