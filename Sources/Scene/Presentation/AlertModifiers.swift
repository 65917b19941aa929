/// The buttons of an alert: its own, or one that says OK.
nonisolated struct AlertActions<Actions: View>: View {
  let actions: Actions

  var body: some View {
    if Actions.self == EmptyView.self {
      Button("OK", role: .cancel) {}
    } else {
      actions
    }
  }
}

extension View {
  nonisolated private func alert<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, actions: @escaping () -> A,
    message: @escaping () -> M
  ) -> some View {
    presenting(isPresented) { leave in
      AlertCard(
        title: title, message: message(), actions: AlertActions(actions: actions()), leave: leave)
    }
  }

  /// Shows a card with buttons while `isPresented`; each button leaves.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(Text(titleKey), isPresented, actions: actions) { EmptyView() } }

  /// Shows a card with buttons while `isPresented`; each button leaves.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(Text(title), isPresented, actions: actions) { EmptyView() } }

  /// Shows a card with buttons while `isPresented`; each button leaves.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(title, isPresented, actions: actions) { EmptyView() } }

  /// Shows a card with words and buttons while `isPresented`; each button leaves.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(Text(titleKey), isPresented, actions: actions, message: message) }

  /// Shows a card with words and buttons while `isPresented`; each button leaves.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { alert(Text(title), isPresented, actions: actions, message: message) }

  /// Shows a card about `data` while `isPresented` and there is some.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented, actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// Shows a card about `data` while `isPresented` and there is some.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented, actions: { data.map(actions) }) { EmptyView() }
  }

  /// Shows an alert while `isPresented`.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    presenting(isPresented) { leave in content().card(leave: leave) }
  }

  /// Shows an alert for `item` while there is one.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presenting(item) { item, leave in content(item).card(leave: leave) }
  }

  nonisolated private func dialog<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility,
    actions: @escaping () -> A, message: @escaping () -> M
  ) -> some View {
    presenting(isPresented) { leave in
      DialogCard(
        title: titleVisibility == .visible ? title : nil, message: message(),
        actions: DialogActions(actions: actions()), leave: leave)
    }
  }

  /// Slides buttons in from below while `isPresented`; each button leaves.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, actions: actions) { EmptyView() }
  }

  /// Slides buttons in from below while `isPresented`; each button leaves.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, actions: actions) { EmptyView() }
  }

  /// Slides words and buttons in from below while `isPresented`; each button leaves.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, actions: actions, message: message)
  }

  /// Slides words and buttons in from below while `isPresented`; each button leaves.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, actions: actions, message: message)
  }

  /// Slides an action sheet in from below while `isPresented`.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presenting(isPresented) { leave in content().card(leave: leave) }
  }
}

/// The buttons of a dialog: its own, and one that leaves things as they are.
struct DialogActions<Actions: View>: PrimitiveView {
  let actions: Actions

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    var elements = inputs.evaluate(actions, at: 0)
    let hasCancel = elements.items.contains {
      $0.traits.layoutValues[ObjectIdentifier(ButtonRoleKey.self)] as? ButtonRole == .cancel
    }
    if !hasCancel { elements += inputs.evaluate(Button("Cancel", role: .cancel) {}, at: 1) }
    return elements
  }
}

/// A card with words and one or two buttons.
public struct Alert {
  /// A button of an alert or action sheet.
  public struct Button {
    let title: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: nil, action: action ?? {})
    }

    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .cancel, action: action ?? {})
    }

    /// A button that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }

    /// A button that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .destructive, action: action ?? {})
    }
  }

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// A card with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// A card with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  func card(leave: @escaping () -> Void) -> some View {
    AlertCard(title: title, message: message, actions: AlertButtons(buttons: buttons), leave: leave)
  }
}

/// Buttons at the lower side, with words above.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Buttons with words above.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  func card(leave: @escaping () -> Void) -> some View {
    DialogCard(
      title: title, message: message,
      actions: DialogActions(actions: AlertButtons(buttons: buttons)), leave: leave)
  }
}

/// The buttons of an `Alert` or `ActionSheet`.
private nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: onMainAction(buttons[index].action)) {
        buttons[index].title
      }
    }
  }
}
