extension RGBA {
  /// This colour on the way to `other`, `progress` 0…1 of it, in the space of `interpolation`.
  ///
  /// Opacity moves on its own and is not multiplied into the components. Beyond 0…1 the result is
  /// extrapolated and clamped.
  public func mixed(
    with other: RGBA, by progress: Double, in interpolation: ColorInterpolation = .oklab
  ) -> RGBA {
    if progress == 0 || self == other { return self }
    if progress == 1 { return other }
    let (start, end) = RGBA.matched(self, other)
    let from = ColorVector(start, in: interpolation)
    var step = ColorVector(end, in: interpolation) - from
    step.scale(by: progress)
    return (from + step).color(in: interpolation)
  }

  /// Two ends of a change in which `clear` has taken the other's components.
  ///
  /// Nothing has no hue: a colour that comes from or goes to `clear` changes its opacity alone.
  public static func matched(_ start: RGBA, _ end: RGBA) -> (RGBA, RGBA) {
    (start == .clear ? end.opacity(0) : start, end == .clear ? start.opacity(0) : end)
  }

  /// The colour with its opacity replaced.
  public func opacity(_ opacity: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// The colour with its opacity multiplied.
  public func faded(by factor: Double) -> RGBA { opacity(opacity * factor) }
}
