import Foundation
import Motion
import Picture
import Presets

/// What a plan must know about a scene.
struct SceneFacts: Hashable, Sendable {
  /// What the scene is called, for messages.
  var name: String
  /// The stage that the scene asks for.
  var stage: Stage
  /// The film's length.
  var duration: FrameTime
  /// Whether the scene can be laid out anew for another stage.
  var isFluid: Bool
  /// What there is beside the pictures.
  var tracks = SceneTracks()
  /// What the scene says that the film is called.
  var title: String?
  /// What a film's comment says it was made of; nil when there is no file.
  var origin: String?
}
