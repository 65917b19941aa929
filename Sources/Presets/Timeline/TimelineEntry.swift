import Motion

/// An event: a change of the picture at a time.
struct TimelineEntry: Sendable {
  /// What happens to the properties that lie over the layers as written.
  enum Change: Sendable {
    /// All of them are replaced by the state's.
    case state(String)
    /// The state's are laid over them.
    case add(String)
    /// These are laid over them.
    case set

    var word: String {
      switch self {
      case .state(let name): "state \(name)"
      case .add(let name): "add \(name)"
      case .set: "set"
      }
    }
  }

  var id: String?
  var time: FrameTime
  var change: Change
  /// The properties by layer path.
  var properties: [String: JSONNode]
  /// `nil` snaps.
  var animation: Animation?
  /// By layer path; a group's holds for the layers inside.
  var animations: [String: Animation?]
  /// What is heard from then on, as written.
  var sound: JSONNode?
  var position: SourcePosition
}

/// A named set of properties, with everything that it extends merged in.
struct SceneState: Sendable {
  var name: String
  var properties: [String: JSONNode]
  var position: SourcePosition
}
