import Foundation
import Synchronization

/// The last draft, for those who wait to see the next.
final class DraftBoard: Sendable {
  /// What a page is told, as JSON.
  struct State: Codable, Hashable, Sendable {
    /// Counts up with every change of this state.
    var version = 0
    /// The number of the film; 0 before there is one.
    var film = 0
    var frames = 0
    var framesPerSecond = 0.0
    /// Whether a draft is being made.
    var isBusy = true
    /// The scene as it was named.
    var title: String
    /// What was said about the scene as it is saved now.
    var messages: [Draft.Note] = []
  }

  private let condition = NSCondition()
  private let content: Mutex<(state: State, film: Data)>

  /// A board without a draft.
  init(title: String) { content = Mutex((State(title: title), Data())) }

  /// The present state.
  var state: State { content.withLock { $0.state } }

  /// The last film that could be made, an MP4 file.
  var film: Data { content.withLock { $0.film } }

  /// Says that a draft is being made.
  func begin() { change { $0.state.isBusy = true } }

  /// Shows `draft`; where it has no film, the one before stays.
  func show(_ draft: Draft) {
    change { content in
      content.state.isBusy = false
      content.state.messages = draft.messages
      guard let film = draft.film else { return }
      content.film = film.data
      content.state.film += 1
      content.state.frames = film.frames
      content.state.framesPerSecond = film.framesPerSecond
    }
  }

  private func change(_ body: (inout (state: State, film: Data)) -> Void) {
    condition.lock()
    defer { condition.unlock() }
    content.withLock {
      body(&$0)
      $0.state.version += 1
    }
    condition.broadcast()
  }

  /// The state once it is another than `version`, or the same after `seconds`.
  func state(after version: Int, seconds: Double) -> State {
    let limit = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while state.version == version, condition.wait(until: limit) {}
    return state
  }
}
