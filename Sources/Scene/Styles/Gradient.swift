public import Foundation
public import Motion
import Picture

/// Colours along a line, from 0 to 1.
public struct Gradient: Hashable, Sendable {
  /// One colour at one place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place in 0…1.
    public var location: CGFloat
    /// `color` at `location`.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The space in which neighbouring colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    let interpolation: ColorInterpolation
    /// The encoded components: the default of a gradient.
    public static let device = ColorSpace(interpolation: .gamma)
    /// Even steps to the eye: Oklab.
    public static let perceptual = ColorSpace(interpolation: .oklab)
  }

  /// The stops in rising order.
  public var stops: [Stop]
  var space = ColorSpace.device

  /// A gradient of `stops`.
  public init(stops: [Stop]) { self.stops = stops }

  /// `colors` at even distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }

  /// The gradient mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> Gradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  func resolved(in environment: EnvironmentValues) -> RGBAGradient {
    RGBAGradient(
      stops: stops.map { .init(color: $0.color.rgba(in: environment), location: $0.location) },
      interpolation: space.interpolation)
  }
}

extension Gradient: ShapeStyle {
  /// Top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    .linear(resolved(in: environment), .top, .bottom)
  }
}

/// A gradient of one colour, as `Color.gradient` makes it.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
  private let gradient: Gradient

  /// The given gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// From a tint of `color` with 20 % of white at the top to `color` at the bottom.
  init(_ color: Color) {
    gradient = Gradient(colors: [color.mix(with: .white, by: 0.2, in: .device), color])
  }

  /// Top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    .linear(gradient.resolved(in: environment), .top, .bottom)
  }
}

/// Colours along a line between two points of the filled rectangle.
public struct LinearGradient: Hashable, Sendable, ShapeStyle, PrimitiveView {
  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// `gradient` from `startPoint` to `endPoint`.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }
  /// `colors` at even distances from `startPoint` to `endPoint`.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// `stops` from `startPoint` to `endPoint`.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient in unit coordinates.
  public nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint {
    .linear(gradient.resolved(in: environment), start, end)
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.shape(Rectangle(), style: self)
  }
}

/// Colours along the radius of a circle around a point of the filled rectangle.
public struct RadialGradient: Hashable, Sendable, ShapeStyle, PrimitiveView {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// `gradient` from `startRadius` to `endRadius` points around `center`.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }
  /// `colors` at even distances.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// `stops` along the radius.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient around its point.
  public nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint {
    .radial(gradient.resolved(in: environment), center, startRadius, endRadius)
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.shape(Rectangle(), style: self)
  }
}

/// Colours along the radius of an ellipse as wide and high as the filled rectangle.
public struct EllipticalGradient: Hashable, Sendable, ShapeStyle, PrimitiveView {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startFraction: CGFloat
  private let endFraction: CGFloat

  /// `gradient` between two fractions of the rectangle's size around `center`.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startFraction, endFraction) = (startRadiusFraction, endRadiusFraction)
  }
  /// `colors` at even distances.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// `stops` along the radius.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The gradient around its point.
  public nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint {
    .elliptical(gradient.resolved(in: environment), center, startFraction, endFraction)
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.shape(Rectangle(), style: self)
  }
}

/// Colours around a point of the filled rectangle, clockwise.
public struct AngularGradient: Hashable, Sendable, ShapeStyle, PrimitiveView {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle

  /// `gradient` between two angles from three o'clock.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    (self.gradient, self.center, start, end) = (gradient, center, startAngle, endAngle)
  }
  /// `gradient` once around, from `angle`.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// `colors` once around, from `angle`.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// `colors` between two angles.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// `stops` once around, from `angle`.
  public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// `stops` between two angles.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// The gradient around its point.
  public nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint {
    .angular(gradient.resolved(in: environment), center, start.radians, end.radians)
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.shape(Rectangle(), style: self)
  }
}
