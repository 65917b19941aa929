package import Foundation
package import Picture

/// What of a program can be filmed, and how to make it.
public struct FilmEntry: Sendable {
  /// What an entry is; what its author more likely wants to see is greater.
  package enum Kind: Int, Sendable {
    case view, window, preview, mainWindow, film
    /// A view that was written on the command line.
    case request
  }

  /// The type's or the preview's name.
  public let name: String
  /// What it is.
  package let kind: Kind
  /// The script that stands beside a view in its file, as it is written.
  package let comment: String?
  private let settings: @MainActor @Sendable () -> (FilmStage, FilmScript)
  private let start: @MainActor @Sendable (FilmSurroundings, any TextShaper, UInt64) -> FilmHost
  /// The entries that this one stands for, when it stands for several.
  private var parts: [FilmEntry] = []

  private init<V: View>(
    _ name: String, _ kind: Kind, script comment: String?,
    view: @escaping @MainActor @Sendable () -> V
  ) {
    (self.name, self.kind, self.comment) = (name, kind, comment)
    settings = { (FilmStage(), .demo) }
    start = { surroundings, shaper, seed in
      FilmHost(
        stage: surroundings.size, shaper: shaper, colorScheme: surroundings.colorScheme,
        displayScale: surroundings.scale, seed: seed
      ) { view() }
    }
  }

  /// A view that is made without arguments.
  public init<V: View>(
    _ name: String, script comment: String? = nil,
    view: @escaping @MainActor @Sendable () -> V
  ) { self.init(name, .view, script: comment, view: view) }

  /// A view that was asked for as an expression.
  public init<V: View>(
    request name: String, view: @escaping @MainActor @Sendable () -> V
  ) { self.init(name, .request, script: nil, view: view) }

  /// The view of a program's first window, which goes before previews if the program is of several
  /// files: one of them has the previews of one part.
  public init<V: View>(
    window name: String, isMain: Bool, script comment: String?,
    view: @escaping @MainActor @Sendable () -> V
  ) { self.init(name, isMain ? .mainWindow : .window, script: comment, view: view) }

  /// A preview; without a name of its own it has its number, from 1.
  public init(preview: FilmPreview, number: Int, script comment: String? = nil) {
    self.init(preview.name ?? "Preview \(number)", .preview, script: comment) { preview.makeView() }
  }

  /// The previews of a provider, which bears their name; several have numbers.
  public init<P: PreviewProvider>(previews: P.Type, script comment: String? = nil) {
    let name = String(describing: P.self)
    self.init(name, .preview, script: comment) { P.preview(at: 0) }
    guard P.previewCount > 1 else { return }
    parts = (0..<P.previewCount).map { index in
      FilmEntry("\(name) \(index + 1)", .preview, script: comment) { P.preview(at: index) }
    }
  }

  /// A film.
  public init<F: Film>(film: F.Type, script comment: String? = nil) {
    (name, self.comment, kind) = (String(describing: film), comment, .film)
    settings = {
      let film = F()
      return (film.stage, film.script)
    }
    start = { surroundings, shaper, seed in
      FilmHost(
        stage: surroundings.size, shaper: shaper, colorScheme: surroundings.colorScheme,
        displayScale: surroundings.scale, seed: seed
      ) { F().body }
    }
  }

  /// What the program itself says about stage and script.
  @MainActor package func declared() -> (stage: FilmStage, script: FilmScript) {
    let (stage, script) = settings()
    return (stage, script)
  }

  /// A new performance at time zero.
  @MainActor package func makeHost(
    in surroundings: FilmSurroundings, shaper: any TextShaper, seed: UInt64
  ) -> FilmHost { start(surroundings, shaper, seed) }
}

/// What lies around a view that is filmed.
package struct FilmSurroundings: Sendable {
  /// The stage in points.
  package var size: CGSize
  /// Pixels a point.
  package var scale: Double
  /// Whether they are light or dark.
  package var colorScheme: ColorScheme

  package init(size: CGSize, scale: Double = 2, colorScheme: ColorScheme = .light) {
    (self.size, self.scale, self.colorScheme) = (size, scale, colorScheme)
  }
}

extension FilmEntry {
  // Set once at the start of a program, on the main thread, before any other exists.
  nonisolated(unsafe) private static var entries: [FilmEntry] = []

  /// What the running program can film.
  package static var program: [FilmEntry] { entries }

  /// Says what the running program can film.
  package static func setProgram(_ entries: [FilmEntry]) {
    self.entries = entries.flatMap { $0.parts.isEmpty ? [$0] : $0.parts }
  }
}

extension [FilmEntry] {
  /// What is filmed when nothing is asked for: an expression of the command line, the last film, the
  /// main window, the first preview, another window, or else the last view.
  package var usual: FilmEntry? {
    guard let kind = map(\.kind.rawValue).max().flatMap(FilmEntry.Kind.init) else { return nil }
    switch kind {
    case .preview, .window, .mainWindow: return first { $0.kind == kind }
    case .view, .film, .request: return last { $0.kind == kind }
    }
  }
}
