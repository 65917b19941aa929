import Foundation
import Geometry
import Motion

/// A label that opens a card with buttons when it is tapped.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  /// The label in the tint.
  public var body: some View {
    if let primaryAction {
      label.foregroundStyle(Color.accentColor).onTapGesture { primaryAction() }
    } else {
      MenuButton {
        content
      } label: {
        label.foregroundStyle(Color.accentColor)
      }
    }
  }

  /// A menu of the buttons in `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, primaryAction) = (label(), content(), nil)
  }

  /// A label that runs `primaryAction` at a tap; the menu does not open.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { (self.label, self.content, self.primaryAction) = (label(), content(), primaryAction) }
}

extension Menu where Label == Text {
  /// A menu with the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftLabel<Text, Image> {
  /// A menu with a symbol and the words of `titleKey`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftLabel(titleKey, systemImage: systemImage) } }
}

/// A label that opens a menu below or above itself.
nonisolated struct MenuButton<Label: View, Content: View>: PrimitiveView {
  let content: Content
  let label: Label

  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let open = inputs.node.memory { StateStorage(false, node: inputs.node) }
    let inside = inputs.container(
      of: inputs.evaluate(label, at: 0), at: 1, rule: StackRule(axis: .vertical))
    let leave = { open.set(false, transaction: Transaction()) }
    if open.value {
      let card = MenuCard(content: content, anchor: inside, leave: leave)
      inputs.graph.presentations.show(card, key: inputs.node.number, in: inputs)
    }
    inputs.node.isDirty = false
    let isEnabled = inputs.environment.isEnabled
    return inputs.distribute([_ViewElement(element: inside)], make: { GestureElement() }) {
      $0.update(rank: .normal, mask: isEnabled ? .all : .none, isTappable: true) {
        let recognizer = TapRecognizer(count: 1) { _, _ in }
        recognizer.onEnded { open.set(true, transaction: Transaction()) }
        return recognizer
      }
    }
  }
}

/// The card of a menu, 250 points wide, next to what opened it.
private nonisolated struct MenuCard<Content: View>: View {
  let content: Content
  let anchor: Element
  let leave: () -> Void

  var body: some View {
    PresentationShade(opacity: 0, leave: leave)
    MenuRows(content: content, leave: leave)
      .frame(width: 250)
      .background(ControlColor.dialog)
      .clipShape(RoundedRectangle(cornerRadius: 13))
      .shadow(color: .black.opacity(0.25), radius: 30)
      .modifier(BesideModifier(anchor: anchor))
      .transition(
        .scale(scale: 0.6).combined(with: .opacity).animation(PresentationMotion.pop))
  }
}

/// The buttons of a menu, with thin lines between them.
private struct MenuRows<Content: View>: PrimitiveView {
  let content: Content
  let leave: () -> Void

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    var inner = inputs
    inner.environment.buttonStyle = AnyButtonStyle(MenuButtonStyle())
    inner.environment.buttonFollowUp = leave
    inner.environment.toggleStyle = AnyControlStyle(MenuToggleStyle()) {
      $0.makeBody(configuration: $1)
    }
    inner.environment.pickerLook = .inline
    inner.environment.font = nil
    inner.environment.foregroundStyle = nil
    let rows = inner.evaluate(content, at: 0).items.map { element in
      PlaceholderContentView<Void> { _ in [_ViewElement(element: element)] }
    }
    var outer = inputs.child(1, MenuRows.self)
    outer.isFresh = true
    return outer.evaluate(SeparatedStack(axis: .vertical, views: rows))
  }
}

/// A row of a menu, 44 points high.
private nonisolated struct MenuButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
    }
    .lineLimit(1)
    .labelStyle(MenuLabelStyle())
    .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    .background(Color.primary.opacity(configuration.isPressed ? 0.1 : 0))
    .contentShape(Rectangle())
  }
}

/// The words at the left, the icon at the right.
private nonisolated struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Spacer()
      configuration.icon
    }
  }
}

/// A toggle as a row of a menu: a tick while it is on.
private nonisolated struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button(action: onMainAction { isOn.wrappedValue.toggle() }) {
      HStack {
        Tick().drawn.opacity(configuration.isOn ? 1 : 0)
        configuration.label
      }
    }
  }
}

/// Puts a card beside what opened it, inside the stage: below where there is room, else above.
struct BesideModifier: PrimitiveModifier {
  let anchor: Element

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { BesideElement() }) { $0.anchor = anchor }
  }
}

/// A card beside another element, as large as the stage itself.
final class BesideElement: WrapperElement {
  var anchor: Element?
  /// The least distance from the stage's sides, in points.
  private static let margin: CGFloat = 8

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeContents(proposal: ProposedViewSize) {
    let size = content.sizeThatFits(.unspecified)
    let (box, margin) = (anchor?.frame ?? frame, BesideElement.margin)
    var origin = CGPoint(x: box.midX - size.width / 2, y: box.maxY + margin)
    if origin.y + size.height > frame.maxY - margin, box.minY - size.height - margin > frame.minY {
      origin.y = box.minY - size.height - margin
    }
    origin.x = max(frame.minX + margin, min(origin.x, frame.maxX - margin - size.width))
    origin.y = max(frame.minY + margin, min(origin.y, frame.maxY - margin - size.height))
    content.place(at: origin, proposal: .unspecified)
  }
}

/// How menus look; every menu looks the same here.
public protocol MenuStyle: Sendable {}

/// As the system likes.
public struct DefaultMenuStyle: MenuStyle {
  /// As the system likes.
  public init() {}
}

/// Drawn as a button.
public struct ButtonMenuStyle: MenuStyle {
  /// Drawn as a button.
  public init() {}
}

/// Drawn without a frame.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Drawn without a frame.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the system likes.
  public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// Drawn as a button.
  public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Drawn without a frame.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// The order of a menu's buttons; here it is always that of the program.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = MenuOrder(name: "automatic")
  /// The most important ones near the finger.
  public static let priority = MenuOrder(name: "priority")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// The view as it is: every menu looks the same.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// The view as it is: a menu's buttons stand as they are written.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// The view as it is: menus show no indicator.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// The view as it is: a film opens no context menus.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// The view as it is: a film opens no context menus.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }
}
