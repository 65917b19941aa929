public import Scene

/// A program whose views and films can be rendered from its command line.
public enum FilmProgram {
  /// Runs the program's command line over `entries` and gives the exit code.
  ///
  /// With nothing asked for, the last film, the first preview, a window or the last view is rendered.
  ///
  /// To be called once, on the main thread, before anything else.
  public static func run(_ entries: [FilmEntry]) -> Int32 {
    FilmEntry.setProgram(entries)
    return runFilm()
  }
}

extension Film {
  /// The entry of a program that is this film: it takes the options of `inbetween render`.
  public static func main() {
    exit(FilmProgram.run([FilmEntry(film: Self.self)]))
  }
}

// The runtime is in the same library. It is called by its symbol's name, since a module that a
// user's file sees must not import the C modules that the runtime is built on.
@_silgen_name("inbetween_run_film")
private func runFilm() -> Int32
