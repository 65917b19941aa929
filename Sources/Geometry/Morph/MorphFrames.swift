/// The frames of a film as lists of cubics with the same structure throughout.
///
/// Encoded they are `{"frames": [{"t": 0, "contours": [{"closed": true, "cubic": [[x, y], …]}]}]}`
/// with `3n + 1` control points a contour: points of equal index are the same point of the outline.
/// Where a film pinches a contour off, the structure changes at that moment, and a contour that is
/// not born yet is a point.
public struct MorphFrames: Encodable, Hashable, Sendable {
  /// The control points of one contour.
  public struct Contour: Encodable, Hashable, Sendable {
    /// Whether the contour is closed.
    public var closed: Bool
    /// The control points as `[x, y]`; neighbouring cubics share their end.
    public var cubic: [[Double]]
  }

  /// One moment of the film.
  public struct Frame: Encodable, Hashable, Sendable {
    /// The progress.
    public var t: Double
    /// The contours in the order of the plan.
    public var contours: [Contour]
  }

  /// The frames in order of progress.
  public let frames: [Frame]

  /// Samples a film at `samples + 1` equal steps, and close to both ends.
  ///
  /// The steps near the ends, at 0.001 and 0.999, show whether the film snaps there.
  public init(_ plan: MorphPlan, samples: Int = 32) {
    let count = max(1, samples)
    let steps = (0...count).map { Double($0) / Double(count) } + [0.001, 0.999]
    frames = steps.sorted().map { progress in
      let tracks = plan.tracks.filter { $0.growth != nil || $0.shows(at: progress) }
      return Frame(
        t: progress,
        contours: tracks.map { track in
          let isClosed =
            progress == 0
            ? track.endsClosed.first : progress == 1 ? track.endsClosed.last : track.isClosed
          return Contour(
            closed: isClosed,
            cubic: track.points(at: progress).map {
              let place = plan.scale.place($0)
              return [place.x, place.y]
            })
        })
    }
  }
}
