package import Foundation

/// What a script came to when it was played: every touch and change with its time, and the length.
package struct FilmTimeline: Hashable, Sendable {
  /// One thing done to the view.
  package struct Event: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case down(CGPoint), move(CGPoint), up(CGPoint)
      /// What two fingers do, and where they are.
      case pair(Touch.Phase, CGPoint, CGPoint)
      /// Scrolls what is at a point, in seconds.
      case scroll(CGPoint, by: CGSize, seconds: Double)
      /// Types into what has the focus.
      case type(String)
      case set(String, FilmValue)
    }
    /// Film seconds.
    package var time: Double
    /// What is done.
    package var kind: Kind
  }

  /// A cue as it was played.
  package struct Cue: Hashable, Sendable {
    /// Film seconds.
    package var time: Double
    /// What happened, in words.
    package var text: String
  }

  /// In order of time.
  package internal(set) var events: [Event] = []
  /// In order of time.
  package internal(set) var cues: [Cue] = []
  /// The time in the view's life at which the film begins.
  package internal(set) var start = 0.0
  /// The film's length in seconds.
  package internal(set) var duration = 0.0
  /// Whether the film's end meets its beginning.
  package internal(set) var loops = false
  /// The times in the view's life by which motion had come to rest after something was done.
  package internal(set) var rests: [Double] = []
}

/// Told when a film's code begins to run and when it is done, so that somebody can see it stall.
package protocol FilmWatch: Sendable {
  /// The film's code runs at `time`, in film seconds.
  func enters(at time: Double)
  /// The film's code has returned.
  func leaves()
}
