import Commands

/// Runs the command line of a program that has views or films, and gives the exit code.
///
/// Called by its symbol's name from the module that users see, so that this module, which imports C
/// modules, need not be seen with it.
@_cdecl("inbetween_run_film")
public func runFilm() -> Int32 { Command.runFilm() }
