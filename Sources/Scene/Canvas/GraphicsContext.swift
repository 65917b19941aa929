public import Foundation
public import Geometry
public import Motion
public import Picture

/// Draws at once: what a canvas hands to its renderer.
///
/// A copy draws into the same picture with settings of its own.
public struct GraphicsContext {
  /// Collects what all copies of a context draw.
  final class Recorder {
    var commands: [DisplayCommand] = []
  }

  let recorder: Recorder
  let node: ViewNode
  /// The environment that colours and text are looked up in.
  public internal(set) var environment: EnvironmentValues
  /// 0…1, applied to everything that is drawn from here on.
  public var opacity = 1.0
  /// How what is drawn from here on meets what is there.
  public var blendMode = BlendMode.normal
  /// Takes the points of drawing calls to the canvas.
  public var transform = CGAffineTransform.identity
  var clips: [(path: Path, rule: FillRule)] = []
  var filters: [Filter] = []

  /// What an area is covered with.
  public struct Shading {
    let paint: (EnvironmentValues) -> (_StylePaint, isAbsolute: Bool)

    /// One colour.
    public static func color(_ color: Color) -> Shading { style(color) }
    /// One colour from components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// A gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    /// A style in the box of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { (style._paint(in: $0), false) }
    }
    /// The foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// Colours between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading {
        (
          .linear(
            gradient.resolved(in: $0), UnitPoint(x: startPoint.x, y: startPoint.y),
            UnitPoint(x: endPoint.x, y: endPoint.y)), true
        )
      }
    }
    /// Colours between two radii around a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading {
        (
          .radial(
            gradient.resolved(in: $0), UnitPoint(x: center.x, y: center.y), startRadius,
            endRadius), true
        )
      }
    }
    /// Colours around a point of the canvas, from `angle`.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading {
      Shading {
        (
          .angular(
            gradient.resolved(in: $0), UnitPoint(x: center.x, y: center.y), angle.radians,
            angle.radians + 2 * .pi), true
        )
      }
    }

    /// A part of a picture, repeated from the canvas's corner.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) }
    /// Colours on a grid over the box of what is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }
    /// Several shadings by level, of which the first counts.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// The style in an environment, and the box that its fractions belong to for an outline in `box`.
    func style(
      in box: CGRect, _ environment: EnvironmentValues
    ) -> (style: _StylePaint, box: CGRect) {
      let (style, isAbsolute) = paint(environment)
      // A unit square as the box makes fractions points.
      return (style, isAbsolute ? CGRect(x: 0, y: 0, width: 1, height: 1) : box)
    }
  }

  /// A change of what is drawn.
  public struct Filter {
    enum Kind {
      case blur(CGFloat)
      case shadow(Color, radius: CGFloat, offset: CGSize)
      case recolor(ColorMatrix)
      case threshold(ClosedRange<Double>, Color)
      case multiply(Color)
      case projection(ProjectionTransform)
      case shader(String)
    }
    let kind: Kind

    /// A Gaussian blur of standard deviation `radius`.
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }
    /// A blurred copy below.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }
    /// A turn of the hue.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .recolor(.hueRotation(angle.radians)))
    }
    /// Stronger or grayer colours; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .recolor(.saturation(amount)))
    }
    /// Grayer colours; 0 changes nothing.
    public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }
    /// Brighter colours; 0 changes nothing.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .recolor(.brightness(amount)))
    }
    /// Colours further from the middle gray; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .recolor(.contrast(amount)))
    }
    /// Every component `amount` of the way to its complement.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .recolor(.inversion(amount)))
    }
    /// Black whose opacity is the luminance.
    public static var luminanceToAlpha: Filter { Filter(kind: .recolor(.luminanceToAlpha)) }
    /// `color` where the opacity lies between `min` and `max`, nothing elsewhere; the limit is smoothed
    /// over a pixel.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter { Filter(kind: .threshold(min...Swift.max(min, max), color)) }
    /// Nothing: shaders are not run.
    public static func colorShader(_ shader: Shader) -> Filter { .unsupported(shader) }
    /// Nothing: shaders are not run.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      .unsupported(shader)
    }
    /// Nothing: shaders are not run.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      .unsupported(shader)
    }
    private static func unsupported(_ shader: Shader) -> Filter {
      Filter(kind: .shader(shader.function.name))
    }
    /// What is drawn, seen through a projective map.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }
    /// Every colour times another one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    func applied(to commands: [DisplayCommand], in environment: EnvironmentValues)
      -> [DisplayCommand]
    {
      switch kind {
      case .blur(let radius): return [.group(DisplayGroup(commands, blur: max(0, radius)))]
      case .shadow(let color, let radius, let offset):
        let shadow = Shadow(
          color: color.rgba(in: environment), deviation: max(0, radius) / 2, offset: offset)
        return [.group(DisplayGroup(commands, shadow: shadow))]
      case .recolor(let matrix): return commands.recolored(by: matrix)
      case .multiply(let color):
        return commands.recolored(by: .multiplication(by: color.rgba(in: environment)))
      case .threshold(let range, let color):
        let filter = PixelFilter.alphaThreshold(
          min: range.lowerBound, max: range.upperBound, color.rgba(in: environment))
        return [.group(DisplayGroup(commands, filter: filter))]
      case .projection(let map):
        return map.isAffine
          ? commands.map { $0.placed(by: map.affine(at: .zero)) } : commands.projected(by: map)
      case .shader(let name):
        environment.pictures.noteUnsupported(shader: name)
        return commands
      }
    }
  }

  /// What a filter does besides.
  public struct FilterOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// The options of `rawValue`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Computes in linear light; encoded components are used all the same.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds a filter to everything that is drawn from here on, before the filters that are there: what
  /// is added last sees the drawing first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// Shows what is drawn from here on inside `path` only.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append((path.applying(transform), style.rule))
  }

  /// Moves the origin of what is drawn from here on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Scales what is drawn from here on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Turns what is drawn from here on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Applies `matrix` to points before everything that is in force.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Covers the inside of `path`.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let (paint, box) = shading.style(in: path.boundingRect, environment)
    add([paint.fill(path, in: box, rule: style.rule, transform: transform)])
  }

  /// Draws a line along `path`.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let (paint, box) = shading.style(in: path.boundingRect, environment)
    add([paint.stroke(path, in: box, style: style, transform: transform)])
  }

  /// Draws a line of `lineWidth` points along `path`.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into a layer of its own, to which the settings in force are applied as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(recorder: Recorder(), node: node, environment: environment)
    layer.transform = transform
    try content(&layer)
    add(layer.recorder.commands)
  }

  /// Shows what is drawn from here on where `content` draws.
  public mutating func clipToLayer(
    opacity: Double = 1, content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(recorder: Recorder(), node: node, environment: environment)
    layer.transform = transform
    try content(&layer)
    masks.append(layer.recorder.commands.fadedTogether(by: opacity))
  }
  var masks: [[DisplayCommand]] = []

  init(recorder: Recorder, node: ViewNode, environment: EnvironmentValues) {
    (self.recorder, self.node, self.environment) = (recorder, node, environment)
  }

  /// Adds commands that are already in the canvas's space, with all settings applied.
  func add(_ commands: [DisplayCommand]) {
    guard !commands.isEmpty, opacity > 0 else { return }
    var commands = commands
    for filter in filters.reversed() { commands = filter.applied(to: commands, in: environment) }
    for clip in clips {
      commands = [.group(DisplayGroup(commands, clip: ClipShape(clip.path, rule: clip.rule)))]
    }
    for mask in masks { commands = [.group(DisplayGroup(commands, mask: DisplayMask(mask)))] }
    if opacity < 1 { commands = commands.fadedTogether(by: opacity) }
    if blendMode != .normal {
      commands = [.group(DisplayGroup(commands, blendMode: blendMode))]
    }
    recorder.commands += commands
  }
}
