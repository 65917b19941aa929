package import Motion

/// How many pictures and pixels are averaged into one frame.
package struct Sampling: Hashable, Sendable {
  /// Pixels that are drawn for one of the frame, along each side.
  package var supersample: Int
  /// Pictures that are averaged while the shutter is open.
  package var motionSamples: Int
  /// For how much of a frame's time the shutter is open, in degrees: 360 is all of it.
  package var shutterAngle: Int
  /// Whether levels between two steps of 8 bits become a fine pattern of both.
  package var dithers: Bool

  /// One picture and one pixel a frame, unless told otherwise.
  package init(
    supersample: Int = 1, motionSamples: Int = 1, shutterAngle: Int = 180, dithers: Bool = false
  ) {
    (self.supersample, self.motionSamples) = (max(1, supersample), max(1, motionSamples))
    (self.shutterAngle, self.dithers) = (min(max(shutterAngle, 1), 360), dithers)
  }

  /// Whether frames are averages at all.
  package var isAveraging: Bool { supersample > 1 || motionSamples > 1 }

  /// When the pictures of the frame at `time` are taken: evenly from when the shutter opens.
  package func times(from time: FrameTime, rate: FrameRate) -> [FrameTime] {
    (0..<motionSamples).map { index in
      // index / samples of angle / 360 of a frame.
      time
        + FrameTime(
          Int64(index * shutterAngle) * rate.denominator,
          Int64(motionSamples * 360) * rate.numerator)
    }
  }
}
