public import Foundation

/// A line that can be typed into.
///
/// A tap or a `FocusState` gives it the focus; then what a `type` cue types goes into it.
public struct TextField<Label: View>: PrimitiveView {
  let content: TextFieldContent
  let label: Label

  init(content: TextFieldContent, label: Label) { (self.content, self.label) = (content, label) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let (content, label) = (content, label)
    let field = TextField<_TextFieldStyleLabel>(
      content: content, label: _TextFieldStyleLabel { $0.evaluate(label, at: 0) })
    return inputs.environment.textFieldStyle.evaluate(field, inputs)
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// The bare field, for a style to dress.
  var bare: TextFieldView<_TextFieldStyleLabel> {
    TextFieldView(content: content, label: label)
  }
}

extension TextField where Label == Text {
  /// A field that shows the words of `titleKey` while it is empty.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) { self.init(Text(titleKey), text, prompt) }

  /// A field that shows `title` while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(Text(title), text, prompt)
  }

  /// A field that grows along `axis`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(Text(titleKey), text, prompt, axis: axis) }

  /// A field that grows along `axis`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(Text(title), text, prompt, axis: axis) }

  /// A field that tells when it is edited and when a return is typed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(Text(titleKey), text, nil, editing: onEditingChanged, commit: onCommit) }

  /// A field that tells when a return is typed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(Text(titleKey), text, nil, commit: onCommit) }

  /// A field that tells when it is edited and when a return is typed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(Text(title), text, nil, editing: onEditingChanged, commit: onCommit) }

  /// A field for a value that is written and read in `format`; what cannot be read changes nothing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), TextField.words(of: value, format), prompt)
  }

  /// A field for a value that is written and read in `format`; what cannot be read changes nothing.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), TextField.words(of: value, format), prompt)
  }

  /// A field for a value that `formatter` writes and reads; what cannot be read changes nothing.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      Text(titleKey),
      Binding(
        get: { formatter.string(for: value.wrappedValue) ?? "" },
        set: { words in
          let number = (formatter as? NumberFormatter)?.number(from: words)
          if let read = number as? V { value.wrappedValue = read }
        }), prompt)
  }

  private init(
    _ title: Text, _ text: Binding<String>, _ prompt: Text?, axis: Axis = .horizontal,
    editing: @escaping (Bool) -> Void = { _ in }, commit: @escaping () -> Void = {}
  ) {
    let content = TextFieldContent(
      text: text, title: title, prompt: prompt, axis: axis, editingChanged: editing,
      commit: commit)
    self.init(content: content, label: title)
  }

  private static func words<F: ParseableFormatStyle>(
    of value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read } })
  }
}

extension TextField {
  /// A field that shows `prompt`, or else `label`, while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(
      content: TextFieldContent(text: text, title: label as? Text, prompt: prompt), label: label)
  }

  /// A field that grows along `axis`.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      content: TextFieldContent(text: text, title: label as? Text, prompt: prompt, axis: axis),
      label: label)
  }
}

/// A line that shows a dot for each letter that is typed into it.
public struct SecureField<Label: View>: PrimitiveView {
  private let field: TextField<Label>

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements { inputs.evaluate(field) }

  /// A field that shows `prompt`, or else `label`, while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    field = TextField(
      content: TextFieldContent(
        text: text, title: label as? Text, prompt: prompt, isSecure: true), label: label)
  }
}

extension SecureField where Label == Text {
  /// A field that shows the words of `titleKey` while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field that shows `title` while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that tells when a return is typed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    let content = TextFieldContent(
      text: text, title: Text(titleKey), isSecure: true, commit: onCommit)
    field = TextField(content: content, label: Text(titleKey))
  }
}

/// Several lines that can be typed into, as large as they are offered.
public struct TextEditor: PrimitiveView {
  private let text: Binding<String>

  /// Lines that show and change `text`.
  public init(text: Binding<String>) { self.text = text }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let field = TextFieldView(
      content: TextFieldContent(text: text, axis: .vertical), label: EmptyView()
    )
    .padding(.horizontal, 5).padding(.vertical, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    let isHidden = inputs.environment.scrollContentBackground == .hidden
    return inputs.evaluate(
      field.background(isHidden ? AnyShapeStyle(Color.clear) : AnyShapeStyle(BackgroundStyle())))
  }
}
