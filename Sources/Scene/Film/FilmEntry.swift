package import Foundation
package import Picture

/// A view or film of a program that can be filmed, and how to make it.
public struct FilmEntry: Sendable {
  /// The type's name.
  public let name: String
  /// Whether it is a film rather than a mere view.
  package let isFilm: Bool
  /// The script that stands beside a view in its file, as it is written.
  package let comment: String?
  private let settings: @MainActor @Sendable () -> (FilmStage, FilmScript)
  private let start: @MainActor @Sendable (CGSize, any TextShaper, UInt64) -> FilmHost

  /// A view that is made without arguments.
  public init<V: View>(
    _ name: String, script comment: String? = nil,
    view: @escaping @MainActor @Sendable () -> V
  ) {
    (self.name, self.comment, isFilm) = (name, comment, false)
    settings = { (FilmStage(), .demo) }
    start = { size, shaper, seed in
      FilmHost(stage: size, shaper: shaper, seed: seed) { view() }
    }
  }

  /// A film.
  public init<F: Film>(film: F.Type, script comment: String? = nil) {
    (name, self.comment, isFilm) = (String(describing: film), comment, true)
    settings = {
      let film = F()
      return (film.stage, film.script)
    }
    start = { size, shaper, seed in
      FilmHost(stage: size, shaper: shaper, seed: seed) { F().body }
    }
  }

  /// What the program itself says about stage and script.
  @MainActor package func declared() -> (stage: FilmStage, script: FilmScript) {
    let (stage, script) = settings()
    return (stage, script)
  }

  /// A new performance at time zero.
  @MainActor package func makeHost(
    stage: CGSize, shaper: any TextShaper, seed: UInt64
  ) -> FilmHost { start(stage, shaper, seed) }
}

extension FilmEntry {
  // Set once at the start of a program, on the main thread, before any other exists.
  nonisolated(unsafe) private static var entries: [FilmEntry] = []

  /// What the running program can film.
  package static var program: [FilmEntry] { entries }

  /// Says what the running program can film.
  package static func setProgram(_ entries: [FilmEntry]) { self.entries = entries }
}
