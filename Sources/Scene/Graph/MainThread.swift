/// Runs `body`, which belongs to the main actor, from the engine's synchronous code.
///
/// The engine is plain single-threaded code that a `FilmHost` drives on the main thread; what users
/// write (bodies, actions) is isolated to the main actor. This is the one place where the two meet.
/// It traps when the engine is driven from another thread.
func onMain<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  let transfer = MainTransfer(value)
  return MainActor.assumeIsolated { MainTransfer(body(transfer.value)) }.value
}

/// Runs a user's action from the engine's synchronous code.
func onMain(_ action: @MainActor () -> Void) { onMain(()) { _ in action() } }

/// Carries a value over an isolation boundary that is not a thread boundary.
///
/// Unchecked: both sides run on the main thread, as `MainActor.assumeIsolated` verifies.
private struct MainTransfer<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A user's action as the main actor runs it.
func onMainAction(_ action: @escaping () -> Void) -> @MainActor () -> Void {
  let action = MainTransfer(action)
  return { action.value() }
}
