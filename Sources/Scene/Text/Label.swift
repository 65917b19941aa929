import Foundation

/// An icon with words beside it.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// A label of `title` and `icon`.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let (title, icon) = (title, icon)
    let configuration = LabelStyleConfiguration(
      title: .init(evaluateContent: { $0.evaluate(title, at: 0) }),
      icon: .init(evaluateContent: { $0.evaluate(icon, at: 0) }))
    return inputs.environment.labelStyle(configuration, inputs)
  }
}

extension Label where Title == Text, Icon == Image {
  /// The words of `titleKey` beside a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// The words of `titleKey` beside a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  /// `title` beside a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  /// `title` beside a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style's configuration, for a style that adds to another one.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// What a label is made of, for its style.
public struct LabelStyleConfiguration {
  /// The words.
  public struct Title: PrimitiveView {
    let evaluateContent: _ContentEvaluator
    package func evaluate(in inputs: _ViewInputs) -> _ViewElements { evaluateContent(inputs) }
  }
  /// The picture.
  public struct Icon: PrimitiveView {
    let evaluateContent: _ContentEvaluator
    package func evaluate(in inputs: _ViewInputs) -> _ViewElements { evaluateContent(inputs) }
  }
  /// The words.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What a label becomes.
  associatedtype Body: View
  /// A label's parts.
  typealias Configuration = LabelStyleConfiguration
  /// The view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The icon before the words, on their baseline.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// The icon before the words.
  public init() {}
  /// The icon before the words, eight points apart.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon before the words.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

/// The words alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// The words alone.
  public init() {}
  /// The words alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  public init() {}
  /// The icon alone.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the words.
  public nonisolated static var automatic: TitleAndIconLabelStyle { .init() }
  /// The icon before the words.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The words alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { .init() }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: (LabelStyleConfiguration, _ViewInputs) -> _ViewElements {
    evaluator(of: TitleAndIconLabelStyle())
  }

  static func evaluator<S: LabelStyle>(
    of style: S
  ) -> (LabelStyleConfiguration, _ViewInputs) -> _ViewElements {
    { configuration, inputs in
      // Of the style's own type: another style is another view.
      let inner = inputs.child(0, S.self)
      return inner.evaluateBody(of: style, with: configuration) { style, configuration in
        style.makeBody(configuration: configuration)
      }
    }
  }
}

extension EnvironmentValues {
  /// Makes labels in the style of the place.
  var labelStyle: (LabelStyleConfiguration, _ViewInputs) -> _ViewElements {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, LabelStyleKey.evaluator(of: style))
  }
}
