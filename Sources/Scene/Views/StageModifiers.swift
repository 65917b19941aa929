public import Foundation

extension View {
  /// Leaves the view's room empty: it is neither drawn nor touched.
  nonisolated public func hidden() -> some View { opacity(0) }

  // What follows speaks to a device that a film does not have.

  /// Leaves the view as it is: a stage has no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Leaves the view as it is: a stage has no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Leaves the view as it is: a stage has no bars of a system.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Leaves the view as it is: a stage has no edges that a system listens to.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Leaves the view as it is: nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// Leaves the view as it is: nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  /// Leaves the view as it is: nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  /// Leaves the view as it is: there is no pointer to show help at.
  nonisolated public func help(_ text: LocalizedStringKey) -> some View { self }
  /// Leaves the view as it is: there is no pointer to show help at.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Leaves the view as it is: there is no pointer to show help at.
  nonisolated public func help(_ text: Text) -> some View { self }
  /// Leaves the view as it is: there is no keyboard.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Leaves the view as it is: there is no keyboard.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// Leaves the view as it is: there is no keyboard.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Leaves the view as it is: there is no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Leaves the view as it is: there is no pointer.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// Leaves the view as it is: there is no pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Leaves the view as it is: nothing is kept private from a film.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Leaves the view as it is: nothing opens a film's address.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Leaves the view as it is: nothing is handed on to another device.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (Any) -> Void
  ) -> some View { self }
  /// Leaves the view as it is: nothing is handed on to another device.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
  ) -> some View { self }
  /// Leaves the view as it is: nobody swipes it away but a script.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
  /// Leaves the view as it is: no effect shows where the keyboard writes.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Leaves the view as it is: there is one window only.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  /// Leaves the view as it is: what it stores lasts as long as the film.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  /// Leaves the view as it is: there is no keyboard.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
}

/// Whether a pointer is over a view; never in a film.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What a pointer changes of a view; nothing in a film.
public struct HoverEffect: Equatable, Sendable {
  private let name: String
  /// What fits the view.
  public static let automatic = HoverEffect(name: "automatic")
  /// A brighter view.
  public static let highlight = HoverEffect(name: "highlight")
  /// A view that rises.
  public static let lift = HoverEffect(name: "lift")
}

/// A key that a shortcut names; a film has no keyboard.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// What the key types.
  public let character: Character
  /// The key that types `character`.
  public init(_ character: Character) { self.character = character }
  /// The key that types `value`.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The key at the end of a line.
  public static let `return` = KeyEquivalent("\r")
  /// The widest key.
  public static let space = KeyEquivalent(" ")
  /// The key that leaves.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that goes on.
  public static let tab = KeyEquivalent("\t")
}

/// Keys that are held with another; a film has no keyboard.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The key of capitals.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
}

/// Keys that do what a control does; a film has no keyboard.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  private let heldKeys: Int
  /// The keys that are held with it.
  public var modifiers: EventModifiers { EventModifiers(rawValue: heldKeys) }
  /// A key with others.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, heldKeys) = (key, modifiers.rawValue)
  }
  /// What a dialogue does if nothing else is chosen.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What leaves a dialogue.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// What a device lets one feel; nothing in a film.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// A task is done.
  public static let success = SensoryFeedback(name: "success")
  /// Something is to be looked at.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another choice.
  public static let selection = SensoryFeedback(name: "selection")
  /// A step up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A step down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something starts.
  public static let start = SensoryFeedback(name: "start")
  /// Something stops.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something fits.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A new level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Something collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy a thing is that collided.
  public enum Weight: Sendable { case light, medium, heavy }
  /// How hard a thing is that collided.
  public enum Flexibility: Sendable { case rigid, solid, soft }
  /// Something of a weight collided.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  /// Something of a hardness collided.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}
