public import Foundation
public import Geometry

/// A picture as a list of drawing commands, lowest first: the seam between films and pixels.
///
/// A display list is a plain value. Its `description` is stable, one command a line, and is what
/// most tests compare.
public struct DisplayList: Hashable, Sendable {
  /// The commands, lowest first.
  public var commands: [DisplayCommand]

  /// A picture of `commands`.
  public init(_ commands: [DisplayCommand] = []) { self.commands = commands }
}

/// One drawing command.
///
/// Coordinates are local; `transform` takes them to the enclosing space.
public enum DisplayCommand: Hashable, Sendable {
  /// An area filled with a paint.
  case fill(Path, Paint, rule: FillRule, transform: CGAffineTransform)
  /// An outline, stroked before `transform` is applied.
  case stroke(Path, Paint, style: StrokeStyle, transform: CGAffineTransform)
  /// Shaped text; its origin is the top left of the layout.
  case text(TextLayout, Paint, transform: CGAffineTransform)
  /// A picture, drawn to fill `rect`.
  case image(ImageReference, rect: CGRect, opacity: Double, transform: CGAffineTransform)
  /// Commands that share a clip, an opacity, effects or a blend mode.
  case group(DisplayGroup)
}

/// Commands composed together and then placed on what lies below.
///
/// Order: the children are drawn, masked, filtered, blurred, given their shadow, clipped, projected,
/// laid over their backdrop, faded, blended.
public struct DisplayGroup: Hashable, Sendable {
  /// The commands, lowest first, in the group's space.
  public var children: [DisplayCommand]
  /// Takes the group's space to the enclosing one; clip, blur and shadow are in the group's space.
  public var transform: CGAffineTransform
  /// 0…1, applied to the group as a whole.
  public var opacity: Double
  /// The area outside which nothing shows.
  public var clip: ClipShape?
  /// A picture whose coverage multiplies the group's.
  public var mask: DisplayMask?
  /// A change of the pixels.
  public var filter: PixelFilter?
  /// The standard deviation of a Gaussian blur, in the group's points.
  public var blur: Double
  /// A shadow below the group.
  public var shadow: Shadow?
  /// A perspective map of the group's space before `transform`.
  public var projection: ProjectionTransform?
  /// What becomes of the picture below where the group covers it.
  public var backdrop: Backdrop?
  /// How the result meets what lies below.
  public var blendMode: BlendMode
  /// Whether the group is composed on its own even when nothing else asks for it.
  public var isIsolated: Bool

  /// A group of `children`, with no effect unless one is named.
  public init(
    _ children: [DisplayCommand], transform: CGAffineTransform = .identity, opacity: Double = 1,
    clip: ClipShape? = nil, mask: DisplayMask? = nil, filter: PixelFilter? = nil, blur: Double = 0,
    shadow: Shadow? = nil, projection: ProjectionTransform? = nil, backdrop: Backdrop? = nil,
    blendMode: BlendMode = .normal, isIsolated: Bool = false
  ) {
    (self.filter, self.projection, self.backdrop) = (filter, projection, backdrop)
    (self.children, self.transform, self.opacity) = (children, transform, opacity)
    (self.clip, self.mask, self.blur, self.shadow) = (clip, mask, blur, shadow)
    (self.blendMode, self.isIsolated) = (blendMode, isIsolated)
  }
}

/// An area outside which nothing shows.
public struct ClipShape: Hashable, Sendable {
  /// The outline, in the group's space.
  public var path: Path
  /// What counts as inside.
  public var rule: FillRule

  /// The inside of `path`.
  public init(_ path: Path, rule: FillRule = .nonZero) { (self.path, self.rule) = (path, rule) }
}

/// A picture whose alpha or luminance multiplies a group's coverage.
public struct DisplayMask: Hashable, Sendable {
  /// What the mask's value is read from.
  public enum Mode: Hashable, Sendable { case alpha, luminance }
  /// The mask's own picture, in the group's space.
  public var commands: [DisplayCommand]
  /// What is read.
  public var mode: Mode
  /// Whether the value is subtracted from one.
  public var isInverted: Bool
  /// The standard deviation of a blur of the mask, in points.
  public var feather: Double

  /// A mask drawn by `commands`.
  public init(
    _ commands: [DisplayCommand], mode: Mode = .alpha, isInverted: Bool = false,
    feather: Double = 0
  ) {
    (self.commands, self.mode, self.isInverted, self.feather) =
      (commands, mode, isInverted, feather)
  }
}

/// A blurred, tinted copy of a group, drawn below it.
public struct Shadow: Hashable, Sendable {
  /// The colour, its opacity included.
  public var color: RGBA
  /// The standard deviation of the blur, in points.
  public var deviation: Double
  /// How far the copy is moved, in points.
  public var offset: CGSize

  /// A shadow of `color`.
  public init(color: RGBA, deviation: Double, offset: CGSize = .zero) {
    (self.color, self.deviation, self.offset) = (color, deviation, offset)
  }
}

/// What counts as the inside of a path.
public enum FillRule: String, Hashable, Sendable { case nonZero = "nonzero", evenOdd = "evenodd" }

/// How a group's colours meet those below.
///
/// The formulas are those of W3C Compositing and Blending; `plusDarker` is Core Graphics'
/// max(0, S + D − 1).
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// What an area is covered with, in the command's local space.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(RGBA)
  /// Colours along a line from `start` to `end`; both ends go on.
  case linear(RGBAGradient, start: CGPoint, end: CGPoint)
  /// Colours along the radius, from `startRadius` to `endRadius`.
  case radial(RGBAGradient, center: CGPoint, startRadius: Double, endRadius: Double)
  /// Colours around `center`, clockwise from `start` to `end`, radians from 3 o'clock.
  case angular(RGBAGradient, center: CGPoint, start: Double, end: Double)
  /// Colours on a grid of points, with the mesh's background around it.
  case mesh(ColorMesh)
  /// A picture repeated without gaps from `tile`, which shows the `source` part of it, in fractions.
  case image(ImageReference, source: CGRect, tile: CGRect, opacity: Double)
}
