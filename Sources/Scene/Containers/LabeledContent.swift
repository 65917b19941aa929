public import Foundation

/// A value with a label: at the two ends of its row.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  /// `content` with `label`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.environment.labeledContentStyle.evaluate(
      LabeledContentStyleConfiguration(label: .init(label), content: .init(content)), inputs)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// `content` with the words of `titleKey`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// `content` with `title`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// `value` with the words of `titleKey`.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// `value` with `title`.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// `value` in `format` with the words of `titleKey`.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}

/// What labelled content is made of, for its style.
public struct LabeledContentStyleConfiguration {
  /// Tells the parts apart.
  public enum _Content {}
  /// The label.
  public typealias Label = _ControlPart<LabeledContentStyleConfiguration>
  /// The value.
  public typealias Content = _ControlPart<_Content>

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// What labelled content becomes.
  associatedtype Body: View
  /// Its parts.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view of labelled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label and, at the trailing side, the value.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The label and the value.
  public init() {}
  /// The label and the value.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(
      label: configuration.label,
      value: configuration.content.foregroundStyle(Color.secondary))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label and the value.
  public nonisolated static var automatic: AutomaticLabeledContentStyle { .init() }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<LabeledContentStyleConfiguration> {
    AnyControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// How labelled content looks here.
  var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labelled content looks.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}
