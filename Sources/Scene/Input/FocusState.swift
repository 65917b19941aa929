/// Which of several fields takes what is typed, or whether one does.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes the focus from elsewhere.
  @propertyWrapper
  public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void

    /// Where the focus is.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Whether a field has the focus.
  public init() where Value == Bool { initial = false }

  /// Which field has the focus: none at first.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// Where the focus is.
  public var wrappedValue: Value {
    get { storage?.value ?? initial }
    nonmutating set { storage?.set(newValue, transaction: .current) }
  }

  /// Ties a field to the focus.
  public var projectedValue: Binding {
    let (storage, initial) = (storage, initial)
    return Binding(
      get: { storage?.value ?? initial },
      set: { storage?.set($0, transaction: .current) })
  }
}

// Unchecked: its storage is only touched on the main thread, which alone runs a film.
extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState: LinkableProperty {
  mutating func link(_ linker: inout PropertyLinker) {
    let (initial, node) = (initial, linker.inputs.node)
    storage = linker.slot { StateStorage(initial, node: node) }
  }
}

/// What a field tells and asks a `FocusState`.
struct FocusLink {
  /// Whether the program wants the field to have the focus.
  let isWanted: () -> Bool
  /// Tells the program that the field has got or lost it.
  let tell: (Bool) -> Void
}

private enum FocusLinkKey: EnvironmentKey {
  static var defaultValue: [FocusLink] { [] }
}

extension EnvironmentValues {
  /// Who follows the focus of the fields here.
  var focusLinks: [FocusLink] {
    get { self[FocusLinkKey.self] }
    set { self[FocusLinkKey.self] = newValue }
  }
}

extension View {
  /// Ties the field's focus to `binding`: it has the focus while `binding` is `value`.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let link = FocusLink(isWanted: { binding.wrappedValue == value }) { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value, let nothing = Optional<Value>.cleared(Value.self) {
        binding.wrappedValue = nothing
      }
    }
    return transformEnvironment(\.focusLinks) { $0.append(link) }
  }

  /// Ties the field's focus to `condition`.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let link = FocusLink(isWanted: { condition.wrappedValue }) { condition.wrappedValue = $0 }
    return transformEnvironment(\.focusLinks) { $0.append(link) }
  }

  /// Gives the field the focus from the start, as `value` of `binding`.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { onAppear { binding.wrappedValue = value } }
}

extension Optional {
  /// The empty value of an optional type; `nil` when `type` is none.
  fileprivate static func cleared<V>(_ type: V.Type) -> V? {
    Any?.none as? V
  }
}
