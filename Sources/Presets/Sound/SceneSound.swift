package import Motion

/// One sound of a film as its preset has it.
package struct SceneSound: Hashable, Sendable {
  /// Where a sound comes from.
  package enum Source: Hashable, Sendable {
    /// The path of a file inside the preset's folder.
    case file(String)
    case tone(SceneTone)
  }

  /// How a sound gives way to others.
  package struct Ducking: Hashable, Sendable {
    /// The ids of the sounds that it gives way to; empty for all that give way to none.
    package var under: [String] = []
    /// Decibels.
    package var gain: Double?
    /// Seconds.
    package var attack: Double?
    /// Seconds.
    package var release: Double?
  }

  package var id: String?
  package var source: Source
  /// When it begins.
  package var start: FrameTime
  /// Decibels.
  package var gain: Double
  /// Seconds.
  package var fadeIn: Double
  /// Seconds.
  package var fadeOut: Double
  /// Seconds of the source from which and to which it is played.
  package var trimStart: Double
  package var trimEnd: Double?
  package var loops: Bool
  package var ducking: Ducking?
}

/// A computed sound as a preset has it.
package struct SceneTone: Hashable, Sendable {
  package enum Wave: String, CaseIterable, Sendable { case sine, triangle, square, sawtooth }

  /// Hertz, sounding together.
  package var pitches: [Double]
  /// Seconds.
  package var duration: Double
  package var wave: Wave
}
