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
    configuration.label.foregroundStyle(Color.accentColor)
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(
        Color.accentColor.opacity(configuration.isPressed ? 0.25 : 0.15),
        in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The label in white on a field of the tint.
public nonisolated struct BorderedProminentButtonStyle: ButtonStyle {
  /// The label on a strong field.
  public init() {}
  /// The label in white on the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(Color.white)
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(
        Color.accentColor.opacity(configuration.isPressed ? 0.75 : 1),
        in: RoundedRectangle(cornerRadius: 8))
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
