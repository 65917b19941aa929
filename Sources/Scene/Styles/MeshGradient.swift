import Geometry
import Motion
import Picture

/// Colours on a grid of points of the filled rectangle, mixed over the area between them.
///
/// Points, control points and colours move in an animation as long as the grid keeps its size. A count
/// of points or colours that does not fit the grid draws the background alone.
public struct MeshGradient: ShapeStyle, PrimitiveView, Equatable {
  /// A point with the control points of the curves to its four neighbours, in fractions.
  public struct BezierPoint: Equatable, Sendable {
    /// The place.
    public var position: SIMD2<Float>
    /// The control point towards the point before.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the point after.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point with its four control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
      (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// Where the points lie.
  public enum Locations: Equatable, Sendable {
    /// Places, whose curves follow from their neighbours.
    case points([SIMD2<Float>])
    /// Places with curves of their own.
    case bezierPoints([BezierPoint])
  }
  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Colours that do not.
    case resolvedColors([Color.Resolved])
  }
  /// Points in a row.
  public var width: Int
  /// Rows of points.
  public var height: Int
  /// Where the points lie, row by row.
  public var locations: Locations
  /// Their colours.
  public var colors: Colors
  /// What lies outside.
  public var background: Color
  /// Whether colours change evenly across the lines of the grid.
  public var smoothsColors: Bool
  /// The space in which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// A mesh of `width` × `height` points.
  public nonisolated init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors) = (background, smoothsColors)
    self.colorSpace = colorSpace
  }

  /// A mesh of `width` × `height` points.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A mesh of `width` × `height` points of fixed colours.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A mesh of `width` × `height` points with curves of their own.
  public nonisolated init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// The mesh in fractions of the rectangle.
  public nonisolated func _paint(in environment: EnvironmentValues) -> _StylePaint {
    let colors =
      switch self.colors {
      case .colors(let colors): colors.map { $0.rgba(in: environment) }
      case .resolvedColors(let colors): colors.map(\.color)
      }
    let points =
      switch locations {
      case .points(let points): curved(points)
      case .bezierPoints(let points): points
      }
    let vertices = zip(points, colors).map { point, color in
      ColorMesh.Vertex(
        position: SIMD2<Double>(point.position),
        leading: SIMD2<Double>(point.leadingControlPoint),
        top: SIMD2<Double>(point.topControlPoint),
        trailing: SIMD2<Double>(point.trailingControlPoint),
        bottom: SIMD2<Double>(point.bottomControlPoint), color: color)
    }
    return .mesh(
      ColorMesh(
        columns: width, rows: height, vertices: vertices,
        background: background.rgba(in: environment), isSmooth: smoothsColors,
        interpolation: colorSpace.interpolation))
  }

  /// The points with control points a sixth of the way between their neighbours on both sides, as
  /// Catmull and Rom's curves have them; at the rim a third of the way to the one neighbour.
  private nonisolated func curved(_ points: [SIMD2<Float>]) -> [BezierPoint] {
    guard width >= 2, height >= 2, points.count == width * height else { return [] }
    func tangent(_ index: Int, _ step: Int, _ place: Int, _ count: Int) -> SIMD2<Float> {
      let (hasBefore, hasAfter) = (place > 0, place < count - 1)
      let after = hasAfter ? points[index + step] : points[index]
      let before = hasBefore ? points[index - step] : points[index]
      return (after - before) / (hasBefore && hasAfter ? 6 : 3)
    }
    return points.indices.map { index in
      let along = tangent(index, 1, index % width, width)
      let down = tangent(index, width, index / width, height)
      let point = points[index]
      return BezierPoint(
        position: point, leadingControlPoint: point - along, topControlPoint: point - down,
        trailingControlPoint: point + along, bottomControlPoint: point + down)
    }
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.shape(Rectangle(), style: self)
  }
}
