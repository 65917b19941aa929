public import Foundation
public import Picture

/// A shadow that a style casts around or inside what it covers.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// A shadow below, blurred with half the radius as standard deviation.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow that the edges cast inwards.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  /// The paint with its shadow.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    .shadowed(
      style._paint(in: environment),
      .init(
        color: shadow.color.rgba(in: environment), radius: shadow.radius, offset: shadow.offset,
        isInner: shadow.isInner))
  }
}

/// A style that is blended with what lies below.
public struct _BlendShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let mode: BlendMode

  /// The paint with its mode.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    .blended(style._paint(in: environment), mode)
  }
}

extension ShapeStyle {
  /// The style with a shadow around or inside what it covers.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }
  /// The style, blended with what lies below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendShapeStyle(style: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
  }
  /// The foreground, blended with what lies below.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendShapeStyle(style: ForegroundStyle(), mode: mode)
  }
  /// The foreground with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
  }
}

/// A part of a picture, repeated without gaps.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The picture.
  public var image: Image
  /// The part, in fractions of the picture.
  public var sourceRect: CGRect
  /// Points of the pattern for each point of the picture.
  public var scale: CGFloat

  /// The part `sourceRect` of `image`, repeated.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }

  /// The pattern; nothing when there is no such picture.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    guard let picture = image.picture(in: environment) else { return .color(.clear) }
    let density = picture.scale > 0 ? picture.scale : 1
    let size = CGSize(
      width: CGFloat(Double(picture.reference.width) / density) * sourceRect.width * scale,
      height: CGFloat(Double(picture.reference.height) / density) * sourceRect.height * scale)
    return .image(picture.reference, sourceRect, size, opacity: 1)
  }
}

extension Image {
  /// The picture behind the image; `nil` for symbols and missing ones.
  fileprivate func picture(in environment: EnvironmentValues) -> CatalogImage? {
    switch source {
    case .named(let name):
      environment.pictures.image(named: name, isDark: environment.colorScheme == .dark)
    case .picture(let picture): picture
    case .symbol: nil
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// The part `sourceRect` of `image`, repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
