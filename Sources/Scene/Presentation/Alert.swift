import Foundation
import Geometry
import Motion

/// The buttons of an alert or dialog: one below the other, or two beside each other.
struct DialogButtons<Actions: View>: PrimitiveView {
  let actions: Actions
  let isDialog: Bool
  let leave: () -> Void

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    var inner = inputs
    inner.environment.buttonStyle = AnyButtonStyle(DialogButtonStyle(isDialog: isDialog))
    inner.environment.buttonFollowUp = leave
    inner.environment.labelStyle = { $1.evaluate($0.title, at: 0) }
    let rows = inner.evaluate(actions, at: 0).items
    let cancel = rows.filter { $0.isCancelButton }
    let others = rows.filter { !$0.isCancelButton }
    func placed(_ elements: [Element]) -> PlaceholderContentView<Void> {
      PlaceholderContentView<Void> { _ in _ViewElements(elements) }
    }
    var outer = inputs.child(1, DialogButtons.self)
    outer.isFresh = true
    guard isDialog else {
      let ordered = others.count == 1 ? cancel + others : others + cancel
      let isRow = ordered.count == 2
      return outer.evaluate(
        SeparatedStack(axis: isRow ? .horizontal : .vertical, views: ordered.map { placed([$0]) }))
    }
    return outer.evaluate(
      VStack(spacing: 8) {
        if !others.isEmpty {
          SeparatedStack(axis: .vertical, views: others.map { placed([$0]) })
            .background(ControlColor.dialog, in: RoundedRectangle(cornerRadius: 14))
        }
        if !cancel.isEmpty {
          placed(cancel).background(ControlColor.raised, in: RoundedRectangle(cornerRadius: 14))
        }
      })
  }
}

extension Element {
  /// Whether the element is a button that leaves things as they are.
  fileprivate var isCancelButton: Bool {
    traits.layoutValues[ObjectIdentifier(ButtonRoleKey.self)] as? ButtonRole == .cancel
  }
}

/// Tells containers what a button is for.
struct ButtonRoleKey: LayoutValueKey {
  static var defaultValue: ButtonRole? { nil }
}

/// Views with thin lines between them.
nonisolated struct SeparatedStack<V: View>: View {
  let axis: Axis
  let views: [V]

  private var parts: some View {
    ForEach(views.indices, id: \.self) { index in
      if index > 0 {
        if axis == .horizontal {
          Rectangle().fill(ControlColor.separator).frame(width: 0.5, height: 44)
        } else {
          Rectangle().fill(ControlColor.separator).frame(height: 0.5)
        }
      }
      views[index]
    }
  }

  var body: some View {
    if axis == .horizontal {
      HStack(spacing: 0) { parts }
    } else {
      VStack(spacing: 0) { parts }
    }
  }
}

/// A row of an alert, 44 points high, or of a dialog, 57 points high.
struct DialogButtonStyle: ButtonStyle {
  let isDialog: Bool

  nonisolated init(isDialog: Bool) { self.isDialog = isDialog }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(
        isDialog
          ? .system(size: 20, weight: configuration.role == .cancel ? .semibold : .regular)
          : .system(size: 17, weight: configuration.role == .cancel ? .semibold : .regular)
      )
      .lineLimit(1)
      .foregroundStyle(configuration.role == .destructive ? Color.red : .accentColor)
      .frame(maxWidth: .infinity, minHeight: isDialog ? 57 : 44)
      .background(Color.primary.opacity(configuration.isPressed ? 0.1 : 0))
      .contentShape(Rectangle())
  }
}

/// The card of an alert, 270 points wide.
nonisolated struct AlertCard<Title: View, Message: View, Actions: View>: View {
  let title: Title
  let message: Message
  let actions: Actions
  let leave: () -> Void
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    PresentationShade(opacity: colorScheme == .dark ? 0.48 : 0.2)
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        title.font(.headline)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16).padding(.vertical, 20)
      Rectangle().fill(ControlColor.separator).frame(height: 0.5)
      DialogButtons(actions: actions, isDialog: false, leave: leave)
    }
    .frame(width: 270)
    .background(ControlColor.dialog)
    .clipShape(RoundedRectangle(cornerRadius: 14))
    .layoutValue(key: PresentationPlaceKey.self, value: .center)
    .transition(
      .asymmetric(
        insertion: .scale(scale: 1.2).combined(with: .opacity).animation(PresentationMotion.pop),
        removal: .opacity.animation(PresentationMotion.pop)))
  }
}

/// The cards of a dialog at the lower side.
nonisolated struct DialogCard<Title: View, Message: View, Actions: View>: View {
  let title: Title?
  let message: Message
  let actions: Actions
  let leave: () -> Void
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    PresentationShade(opacity: colorScheme == .dark ? 0.48 : 0.2, leave: leave)
    VStack(spacing: 8) {
      VStack(spacing: 4) {
        title.font(.footnote.weight(.semibold))
        message.font(.footnote)
      }
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .modifier(DialogHeadModifier())
      DialogButtons(actions: actions, isDialog: true, leave: leave)
    }
    .padding(8)
    .frame(maxWidth: 420)
    .layoutValue(key: PresentationPlaceKey.self, value: .bottom)
    .transition(.move(edge: .bottom).animation(PresentationMotion.slide))
  }
}

/// A card for the words of a dialog, when there are any.
private struct DialogHeadModifier: PrimitiveModifier {
  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { DialogHeadElement() }) { element in
      element.paint(in: inputs)
    }
  }
}

/// Words on a card, or nothing without words.
private final class DialogHeadElement: WrapperElement {
  private let card = ShapeElement()

  func paint(in inputs: _ViewInputs) {
    card.update(
      RoundedRectangle(cornerRadius: 14),
      paint: ControlColor.dialog._paint(in: inputs.environment), fillStyle: FillStyle(), in: inputs)
  }

  private var isEmpty: Bool { content.sizeThatFits(.unspecified).height <= 0 }
  override var children: [Element] { isEmpty ? [] : [card, content] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 300
    guard !isEmpty else { return CGSize(width: width, height: 0) }
    let size = content.sizeThatFits(ProposedViewSize(width: max(0, width - 32), height: nil))
    return CGSize(width: width, height: size.height + 28)
  }

  override func placeContents(proposal: ProposedViewSize) {
    let offer = ProposedViewSize(width: max(0, frame.width - 32), height: nil)
    let size = content.sizeThatFits(offer)
    content.place(
      at: CGPoint(x: frame.midX - size.width / 2, y: frame.minY + 14), proposal: offer)
    card.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  override func commitFrames() { for child in children { child.commitFrames() } }
  override func draw(_ pen: inout Pen) { for child in children { child.draw(&pen) } }
}

private enum ButtonFollowUpKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Run after the action of each button here.
  var buttonFollowUp: (() -> Void)? {
    get { self[ButtonFollowUpKey.self] }
    set { self[ButtonFollowUpKey.self] = newValue }
  }
}
