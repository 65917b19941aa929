import Foundation

/// The look of a button without a style: its label in the tint.
public nonisolated struct DefaultButtonStyle: ButtonStyle {
  /// The label in the tint.
  public init() {}
  /// The label in the tint, fainter while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? Color.red : .accentColor)
      .opacity(configuration.isPressed ? 0.2 : 1)
  }
}

/// The label in the tint, fainter while it is pressed.
public typealias BorderlessButtonStyle = DefaultButtonStyle

/// The label as it is.
public nonisolated struct PlainButtonStyle: ButtonStyle {
  /// The label as it is.
  public init() {}
  /// The label as it is, a little fainter while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
  }
}

/// The label in the tint on a faint field.
public nonisolated struct BorderedButtonStyle: ButtonStyle {
  /// The label on a faint field.
  public init() {}
  /// The label on a field of 15 % of the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(
      configuration: configuration, foreground: nil, opacities: (rest: 0.15, pressed: 0.25))
  }
}

/// The label in white on a field of the tint.
public nonisolated struct BorderedProminentButtonStyle: ButtonStyle {
  /// The label on a strong field.
  public init() {}
  /// The label in white on the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(
      configuration: configuration, foreground: .white, opacities: (rest: 1, pressed: 0.75))
  }
}

/// The label of a bordered button on its field, as large and in the outline that the place asks for.
private nonisolated struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  let foreground: Color?
  let opacities: (rest: Double, pressed: Double)
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let tint = isEnabled ? (configuration.role == .destructive ? Color.red : .accentColor) : .gray
    configuration.label.foregroundStyle(foreground ?? tint)
      .font(size == .small || size == .mini ? .subheadline : nil)
      .padding(.horizontal, size.padding.horizontal).padding(.vertical, size.padding.vertical)
      .background(
        tint.opacity(configuration.isPressed ? opacities.pressed : opacities.rest),
        in: border.shape(for: size))
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The look of a button without a style.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  /// The label in the tint.
  public nonisolated static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint field.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a strong field.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
