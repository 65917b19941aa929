import Foundation
import Geometry
import Motion
import Picture

/// What a text field is made of.
struct TextFieldContent {
  var text: Binding<String>
  /// What it is found by, and what it shows while it is empty.
  var title: Text?
  /// What it shows while it is empty, in place of the title.
  var prompt: Text?
  var isSecure = false
  var axis = Axis.horizontal
  var editingChanged: (Bool) -> Void = { _ in }
  var commit: () -> Void = {}
}

/// The words of a field with a caret while it has the focus.
///
/// The caret does not blink: a field at rest is a still picture.
struct TextFieldView<Label: View>: PrimitiveView {
  let content: TextFieldContent
  let label: Label

  func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let node = inputs.node
    let entry = node.memory { TextEntry(node: node) }
    let actions = inputs.environment.submitActions
    entry.text = content.text
    entry.isMultiline = content.axis == .vertical
    entry.editingChanged = content.editingChanged
    let commit = content.commit
    entry.submit = {
      commit()
      for action in actions.reversed() { action() }
    }
    entry.update(in: inputs)
    let isEnabled = inputs.environment.isEnabled
    let tapped = FieldWords(
      content: content, label: label, isFocused: entry.isFocused,
      isEmpty: content.text.wrappedValue.isEmpty
    )
    .contentShape(Rectangle())
    .modifier(NamedFieldModifier(name: content.title?.string))
    // The caret comes and goes with the focus, which is this view's own.
    var inner = inputs
    inner.isFresh = true
    return inputs.distribute(inner.evaluate(tapped, at: 0), make: { GestureElement() }) {
      $0.update(rank: .normal, mask: isEnabled ? .all : .none, isTappable: false) {
        let recognizer = TapRecognizer(count: 1) { _, _ in }
        recognizer.onEnded { [weak entry] in entry?.touch() }
        return recognizer
      }
    }
  }
}

/// Gives a field the name of its title, if it has one.
struct NamedFieldModifier: PrimitiveModifier {
  let name: String?

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    guard let name, !name.isEmpty else { return content(inputs) }
    return NameModifier(name: name).evaluate(content: content, in: inputs)
  }
}

/// What a field shows.
private nonisolated struct FieldWords<Label: View>: View {
  let content: TextFieldContent
  let label: Label
  let isFocused: Bool
  let isEmpty: Bool

  private var words: String {
    let text = content.text.wrappedValue
    return content.isSecure ? String(repeating: "\u{2022}", count: text.count) : text
  }

  private var caret: some View {
    RoundedRectangle(cornerRadius: 1).fill(Color.accentColor).frame(width: 2, height: 20)
      .opacity(isFocused ? 1 : 0)
  }

  @ViewBuilder private var placeholder: some View {
    if let prompt = content.prompt ?? content.title {
      prompt.lineLimit(1)
    } else {
      label
    }
  }

  var body: some View {
    if content.axis == .vertical {
      ZStack(alignment: .topLeading) {
        if isEmpty {
          placeholder.foregroundStyle(.tertiary).modifier(UnsearchedModifier())
        }
        Text(verbatim: isEmpty ? " " : words)
          .overlay(alignment: .bottomTrailing) { caret.offset(x: isEmpty ? -3 : 3) }
      }
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    } else {
      ZStack(alignment: .leading) {
        if isEmpty {
          placeholder.foregroundStyle(.tertiary).modifier(UnsearchedModifier())
            .padding(.leading, isFocused ? 3 : 0)
        }
        HStack(spacing: 1) {
          if isEmpty {
            Text(verbatim: " ").modifier(UnsearchedModifier()).frame(width: 0)
          } else {
            Text(verbatim: words).lineLimit(1).fixedSize()
          }
          caret
        }
      }
      .modifier(FieldWindowModifier(isFocused: isFocused))
    }
  }
}

/// Keeps scripts from finding words that are not a view's own.
struct UnsearchedModifier: PrimitiveModifier {
  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { UnsearchedElement() }) { _ in }
  }
}

/// Content that scripts do not find.
final class UnsearchedElement: WrapperElement {
  override func search(_ search: inout TargetSearch) {}
}

/// As wide as it is offered: the beginning of words that are too long shows, or their end while they
/// are typed.
struct FieldWindowModifier: PrimitiveModifier {
  let isFocused: Bool

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { FieldWindowElement() }) {
      $0.isFocused = isFocused
      $0.animatedFrame.transaction = inputs.transaction
    }
  }
}

/// A window on a line of words.
final class FieldWindowElement: EffectElement {
  var isFocused = false

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(.unspecified)
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  override func placeContents(proposal: ProposedViewSize) {
    let width = content.sizeThatFits(.unspecified).width
    let left = isFocused ? min(0, frame.width - width) : 0
    content.place(at: CGPoint(x: frame.minX + left, y: frame.minY), proposal: .unspecified)
  }

  override func draw(_ pen: inout Pen) {
    guard content.frame.width > frame.width else { return content.draw(&pen) }
    let frame = animatedFrame.presented(at: pen.time, &pen.motion)
    let transform = pen.transform(at: frame.origin)
    let drawn = pen.collectLocally(at: frame.origin) { content.draw(&$0) }
    guard !drawn.isEmpty else { return }
    let window = Path(CGRect(origin: .zero, size: frame.size))
    pen.add(.group(DisplayGroup(drawn, transform: transform, clip: ClipShape(window))))
  }
}
