/// Colours along 0…1, as they are drawn.
public struct RGBAGradient: Hashable, Sendable {
  /// One colour at one place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: RGBA
    /// The place; stops are in rising order.
    public var location: Double

    /// `color` at `location`.
    public init(color: RGBA, location: Double) { (self.color, self.location) = (color, location) }
  }

  /// The stops in rising order of location.
  public var stops: [Stop]
  /// How colours between two stops are mixed.
  public var interpolation: ColorInterpolation

  /// A gradient of `stops`.
  public init(stops: [Stop], interpolation: ColorInterpolation = .gamma) {
    (self.stops, self.interpolation) = (stops, interpolation)
  }
}

/// The space in which two colours are mixed.
public enum ColorInterpolation: String, Hashable, Sendable, CaseIterable {
  /// Björn Ottosson's Oklab: even steps to the eye.
  case oklab
  /// Linear light: what mixing light does.
  case linear
  /// The encoded components: what most drawing programs do.
  case gamma
}
