import Foundation
import Motion
import Picture

/// A way to cover an area, which may depend on the environment.
public protocol ShapeStyle: Sendable {
  /// What the style becomes in an environment; `Never` for the engine's own styles.
  associatedtype Resolved: ShapeStyle = Never
  /// The style in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The engine's entry: what is drawn. Not for users.
  func _paint(in environment: EnvironmentValues) -> _StylePaint
}

extension ShapeStyle {
  /// The paint of the resolved style.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// The engine's own styles are drawn as they are.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn by the engine and is not resolved further")
  }
}

extension Never: ShapeStyle {
  /// There is no value to resolve.
  public func resolve(in environment: EnvironmentValues) -> Never {
    switch self {
    default: return self
    }
  }
  /// There is no value to draw.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint { switch self {} }
}

extension Color: ShapeStyle {
  /// One colour.
  nonisolated public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    .color(rgba(in: environment))
  }
}

extension Color.Resolved: ShapeStyle {
  /// One colour.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint { .color(color) }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of `style`.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// The paint of the hidden style.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    style._paint(in: environment)
  }
}

/// The foreground style of the place.
public struct ForegroundStyle: ShapeStyle {
  /// The foreground style of the place.
  public init() {}

  /// The environment's foreground, or the colour of text.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    environment.foregroundStyle?._paint(in: environment.withoutForeground)
      ?? Color.primary._paint(in: environment)
  }
}

/// The tint of the place.
public struct TintShapeStyle: ShapeStyle {
  /// The tint of the place.
  public init() {}

  /// The tint's colour, or its gradient where one was set.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    environment.tintStyle?._paint(in: environment) ?? Color.accentColor._paint(in: environment)
  }
}

/// The background of the place.
public struct BackgroundStyle: ShapeStyle {
  /// The background of the place.
  public init() {}

  /// The style that `backgroundStyle` sets, else white in light surroundings and black in dark ones.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    environment.backgroundStyle?._paint(in: environment.withoutBackground)
      ?? .color(environment.colorScheme == .dark ? .black : .white)
  }
}

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// The paint, faded.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    style._paint(in: environment).faded(by: opacity)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the place.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the place.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the place.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}
private enum ForegroundLevelsKey: EnvironmentKey {
  static var defaultValue: [AnyShapeStyle] { [] }
}
private enum BackgroundKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}
private enum TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
private enum TintStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of text and of shapes without one; `nil` for the default.
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The accent colour, or `nil` for blue.
  var tint: Color? {
    get { self[TintKey.self] }
    set {
      self[TintKey.self] = newValue
      self[TintStyleKey.self] = nil
    }
  }

  /// The tint, if it is more than a colour.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  /// The styles of the levels below the foreground, from the second on, as far as they are set.
  var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// The style of backgrounds; `nil` for white or black.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// These values with the default background, against a style that refers to itself.
  fileprivate var withoutBackground: EnvironmentValues {
    var values = self
    values.backgroundStyle = nil
    return values
  }

  /// These values with the default foreground, against a style that refers to itself.
  fileprivate var withoutForeground: EnvironmentValues {
    var values = self
    values.foregroundStyle = nil
    return values
  }
}

extension View {
  /// Draws text, and shapes without a style of their own, in `color`; `nil` for the default.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.foregroundStyle = color.map { AnyShapeStyle($0) }
        values.foregroundLevels = []
      })
  }

  /// Draws text, and shapes without a style of their own, in `style`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        // A style that refers to the foreground means the one that it replaces.
        values.setForeground([style._paint(in: values)])
      })
  }

  /// Draws text, and shapes without a style of their own, in `primary`, and what asks for the second
  /// level in `secondary`.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.setForeground([primary._paint(in: values), secondary._paint(in: values)])
      })
  }

  /// Draws text, and shapes without a style of their own, in `primary`, and what asks for a lower
  /// level in the others.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.setForeground([
          primary._paint(in: values), secondary._paint(in: values), tertiary._paint(in: values),
        ])
      })
  }

  /// Sets the style of backgrounds that name none.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the accent colour; of a style that is not a colour, what asks for the tint's style gets
  /// all, and what asks for a colour keeps the one around.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    transformEnvironment(\.self) { values in
      let paint = tint._paint(in: values)
      if case .color(let color) = paint {
        values.tint = Color(color)
      } else {
        values.tintStyle = AnyShapeStyle(FixedPaint(paint: paint))
      }
    }
  }

  /// Sets the accent colour.
  nonisolated public func accentColor(_ color: Color?) -> some View {
    environment(\.tint, color)
  }
}

extension EnvironmentValues {
  /// Sets the foreground and the levels below it.
  fileprivate mutating func setForeground(_ paints: [_StylePaint]) {
    let styles = paints.map { AnyShapeStyle(FixedPaint(paint: $0)) }
    foregroundStyle = styles.first
    foregroundLevels = Array(styles.dropFirst())
    // The second and third layer of symbols.
    symbolColors = Array(paints.dropFirst())
  }
}

/// A style that was resolved where it was set.
private struct FixedPaint: ShapeStyle {
  let paint: _StylePaint

  func _paint(in environment: EnvironmentValues) -> _StylePaint { paint }
}
