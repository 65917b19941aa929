public import Motion
public import Picture

extension Color {
  /// A colour as it is drawn in one environment.
  public struct Resolved: Hashable, Sendable {
    /// The colour.
    public var color: RGBA

    /// A colour that is drawn as it is.
    public init(color: RGBA) { self.color = color }

    /// A colour from components in 0…1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let made = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      color = made.rgba(in: EnvironmentValues())
    }

    private var linear: SIMD4<Double> {
      get { ColorVector(color, in: .linear).components }
      set { color = ColorVector(components: newValue).color(in: .linear) }
    }
    /// Linear-light red.
    public var linearRed: Float {
      get { Float(linear.x) }
      set { linear.x = Double(newValue) }
    }
    /// Linear-light green.
    public var linearGreen: Float {
      get { Float(linear.y) }
      set { linear.y = Double(newValue) }
    }
    /// Linear-light blue.
    public var linearBlue: Float {
      get { Float(linear.z) }
      set { linear.z = Double(newValue) }
    }
    /// Encoded red.
    public var red: Float {
      get { Float(color.red) }
      set { color.red = Double(newValue) }
    }
    /// Encoded green.
    public var green: Float {
      get { Float(color.green) }
      set { color.green = Double(newValue) }
    }
    /// Encoded blue.
    public var blue: Float {
      get { Float(color.blue) }
      set { color.blue = Double(newValue) }
    }
    /// The opacity.
    public var opacity: Float {
      get { Float(color.opacity) }
      set { color.opacity = Double(newValue) }
    }
  }
}

extension Color.Resolved: Animatable {
  /// The components in Oklab and the opacity.
  public var animatableData: ColorVector {
    get { ColorVector(color, in: .oklab) }
    set { color = newValue.color(in: .oklab) }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBB`, with two more digits when it is translucent.
  public var description: String { color.description }
}

/// How strongly colours differ from each other; a film has the standard.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }

extension EnvironmentValues {
  /// How strongly colours are to differ from each other.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}
