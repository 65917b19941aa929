import Commands

/// Runs a command line for a program that has the library but none of its modules.
///
/// In C: `int32_t inbetween_run(int32_t count, const char *const *words)`, with `main`'s arguments;
/// the result is the exit code. Called by its symbol's name, so that no module a user's file sees
/// imports a C module.
@_cdecl("inbetween_run")
public func runCommand(count: Int32, words: UnsafePointer<UnsafePointer<CChar>?>?) -> Int32 {
  guard let words, count > 0 else { return Command.run([]) }
  return Command.run((0..<Int(count)).compactMap { words[$0].map { String(cString: $0) } })
}
