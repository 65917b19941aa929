extension RGBAGradient {
  /// Colours spread evenly over 0…1.
  public init(colors: [RGBA], interpolation: ColorInterpolation = .gamma) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) },
      interpolation: interpolation)
  }

  /// The colour at `location`, clear without stops.
  ///
  /// The end colours go on beyond the first and the last stop, and at a place with several stops
  /// the last one counts.
  public func color(at location: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard location >= first.location else { return first.color }
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return last.color }
    let (start, end) = (stops[next - 1], stops[next])
    return start.color.mixed(
      with: end.color, by: (location - start.location) / (end.location - start.location),
      in: interpolation)
  }

  /// This gradient on the way to `other`: stops are mixed one with one.
  ///
  /// Gradients with different numbers of stops are both sampled at all of their places first, so
  /// that the ends of the change look exactly like them. The space of `other` counts from the start.
  public func mixed(
    with other: RGBAGradient, by progress: Double, in space: ColorInterpolation = .oklab
  ) -> RGBAGradient {
    if progress == 0 || self == other { return self }
    if progress == 1 { return other }
    var (start, end) = (stops, other.stops)
    if start.count != end.count {
      let places = (start + end).map(\.location).sorted()
      start = places.map { Stop(color: color(at: $0), location: $0) }
      end = places.map { Stop(color: other.color(at: $0), location: $0) }
    }
    let stops = zip(start, end).map { a, b in
      Stop(
        color: a.color.mixed(with: b.color, by: progress, in: space),
        location: a.location + (b.location - a.location) * progress)
    }
    return RGBAGradient(stops: stops, interpolation: other.interpolation)
  }

  /// The gradient with the opacity of every stop multiplied.
  public func faded(by factor: Double) -> RGBAGradient {
    var copy = self
    for index in copy.stops.indices {
      copy.stops[index].color = copy.stops[index].color.faded(by: factor)
    }
    return copy
  }

  /// Stops between which a renderer may mix encoded, not premultiplied components, with an error of
  /// at most `tolerance` in any component.
  ///
  /// Locations are clamped to 0…1 and never fall. A segment is halved until the straight line holds;
  /// the default of half an 8-bit step takes about 10 stops from black to white in Oklab.
  public func stopsForDrawing(tolerance: Double = 0.5 / 255) -> [Stop] {
    var result: [Stop] = []
    var floor = 0.0
    let rising = stops.map { stop in
      floor = max(floor, stop.location.isFinite ? min(max(stop.location, 0), 1) : floor)
      return Stop(color: stop.color, location: floor)
    }
    for (start, end) in zip(rising, rising.dropFirst()) {
      let (first, last) = RGBA.matched(start.color, end.color)
      append(Stop(color: first, location: start.location), to: &result)
      if interpolation != .gamma, end.location > start.location {
        subdivide(first, last, 0, 1, depth: 0, tolerance: tolerance) { progress, color in
          let location = start.location + (end.location - start.location) * progress
          append(Stop(color: color, location: location), to: &result)
        }
      }
      append(Stop(color: last, location: end.location), to: &result)
    }
    return result.isEmpty ? rising : result
  }

  private func append(_ stop: Stop, to stops: inout [Stop]) {
    if stops.last != stop { stops.append(stop) }
  }

  /// Calls `emit` with the inner stops of a segment, in order.
  private func subdivide(
    _ start: RGBA, _ end: RGBA, _ low: Double, _ high: Double, depth: Int, tolerance: Double,
    emit: (Double, RGBA) -> Void
  ) {
    let (a, b) = (
      start.mixed(with: end, by: low, in: interpolation),
      start.mixed(with: end, by: high, in: interpolation)
    )
    let isStraight = [0.25, 0.5, 0.75].allSatisfy { part in
      let exact = start.mixed(with: end, by: low + (high - low) * part, in: interpolation)
      return exact.distance(to: a.mixed(with: b, by: part, in: .gamma)) <= tolerance
    }
    guard !isStraight, depth < 10 else { return }
    let middle = (low + high) / 2
    subdivide(start, end, low, middle, depth: depth + 1, tolerance: tolerance, emit: emit)
    emit(middle, start.mixed(with: end, by: middle, in: interpolation))
    subdivide(start, end, middle, high, depth: depth + 1, tolerance: tolerance, emit: emit)
  }
}

extension RGBA {
  /// The largest difference in any component.
  public func distance(to other: RGBA) -> Double {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(opacity - other.opacity))
  }
}
