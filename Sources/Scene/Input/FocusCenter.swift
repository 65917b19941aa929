import Foundation

/// Knows which field of a film takes what is typed.
final class FocusCenter {
  private(set) weak var field: TextEntry?

  /// Gives `field` the focus, or nobody.
  func move(to field: TextEntry?) {
    guard field !== self.field else { return }
    let old = self.field
    self.field = field
    old?.changeFocus(false)
    field?.changeFocus(true)
  }
}

/// One field that can be typed into.
final class TextEntry {
  /// The words.
  var text = Binding<String>.constant("")
  /// Whether a return begins a new line.
  var isMultiline = false
  /// Run at a return.
  var submit: () -> Void = {}
  /// Run when the field gets or loses the focus.
  var editingChanged: (Bool) -> Void = { _ in }
  /// Turns typed words into what the field takes; `nil` refuses them.
  var links: [FocusLink] = []
  private let focus: StateStorage<Bool>
  private weak var graph: Graph?
  private var wasWanted = false

  init(node: ViewNode) {
    focus = StateStorage(false, node: node)
    graph = node.graph
    node.whenDismantled { [weak self] in
      if self?.graph?.focus.field === self { self?.graph?.focus.move(to: nil) }
    }
  }

  /// Whether the field takes what is typed.
  var isFocused: Bool { focus.value }

  /// Takes over what the program wants in this update.
  func update(in inputs: _ViewInputs) {
    links = inputs.environment.focusLinks
    guard !links.isEmpty else { return }
    let isWanted = links.contains { $0.isWanted() }
    defer { wasWanted = isWanted }
    guard isWanted != wasWanted else { return }
    let graph = inputs.graph
    graph.whenUpdated { [weak self, unowned graph] in
      guard let self else { return }
      if isWanted {
        graph.focus.move(to: self)
      } else if graph.focus.field === self {
        graph.focus.move(to: nil)
      }
    }
  }

  /// The field is touched.
  func touch() { graph?.focus.move(to: self) }

  fileprivate func changeFocus(_ isFocused: Bool) {
    focus.set(isFocused, transaction: .current)
    wasWanted = isFocused
    for link in links { link.tell(isFocused) }
    editingChanged(isFocused)
  }

  /// Types one character; a return submits, a backspace deletes.
  func type(_ character: Character) {
    switch character {
    case "\u{8}": text.wrappedValue = String(text.wrappedValue.dropLast())
    case "\n" where !isMultiline:
      submit()
      graph?.focus.move(to: nil)
    default: text.wrappedValue += String(character)
    }
  }
}

extension FilmHost {
  /// Whether something takes what is typed.
  var isTypable: Bool { graph.focus.field != nil }

  /// Types `text` into the field that has the focus.
  func type(_ text: String) {
    perform {
      for character in text { graph.focus.field?.type(character) }
    }
  }
}
