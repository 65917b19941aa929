package import Captions
package import Motion

/// The captions of a film as its preset has them.
package struct SceneCaptions: Hashable, Sendable {
  /// Where burned captions stand.
  package enum Place: String, CaseIterable, Sendable { case top, center, bottom }

  /// By their starts.
  package var captions: [Caption]
  package var place: Place
  /// Points; nil for a part of the stage's height.
  package var size: Double?
}

/// A named part of a film, from its time to the next one's.
package struct SceneChapter: Hashable, Sendable {
  package var start: FrameTime
  package var title: String
}
