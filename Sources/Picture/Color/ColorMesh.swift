/// Colours on a grid of points, mixed over the area between them.
///
/// Each cell's edges are cubic Bézier curves, and its inside is the tensor-product surface whose
/// inner control points are those of a Coons patch.
public struct ColorMesh: Hashable, Sendable {
  /// A grid point: where it lies, where the curves to its neighbours set out, and its colour.
  public struct Vertex: Hashable, Sendable {
    /// The place.
    public var position: SIMD2<Double>
    /// The control point of the edge towards the point before it in its row.
    public var leading: SIMD2<Double>
    /// The control point of the edge towards the point above.
    public var top: SIMD2<Double>
    /// The control point of the edge towards the next point in its row.
    public var trailing: SIMD2<Double>
    /// The control point of the edge towards the point below.
    public var bottom: SIMD2<Double>
    /// The colour.
    public var color: RGBA

    /// A vertex with its four control points.
    public init(
      position: SIMD2<Double>, leading: SIMD2<Double>, top: SIMD2<Double>,
      trailing: SIMD2<Double>, bottom: SIMD2<Double>, color: RGBA
    ) {
      (self.position, self.leading, self.top) = (position, leading, top)
      (self.trailing, self.bottom, self.color) = (trailing, bottom, color)
    }
  }
  /// Vertices in a row, at least 2.
  public var columns: Int
  /// Rows of vertices, at least 2.
  public var rows: Int
  /// The vertices, row by row.
  public var vertices: [Vertex]
  /// What lies outside the mesh.
  public var background: RGBA
  /// Whether colours change evenly across cell borders.
  public var isSmooth: Bool
  /// The space in which colours are mixed.
  public var interpolation: ColorInterpolation

  /// A mesh of `columns` × `rows` vertices.
  public init(
    columns: Int, rows: Int, vertices: [Vertex], background: RGBA = .clear, isSmooth: Bool = true,
    interpolation: ColorInterpolation = .gamma
  ) {
    (self.columns, self.rows, self.vertices) = (columns, rows, vertices)
    (self.background, self.isSmooth, self.interpolation) = (background, isSmooth, interpolation)
  }

  /// Whether there is a vertex for each place of the grid.
  public var isComplete: Bool {
    columns >= 2 && rows >= 2 && vertices.count == columns * rows
  }

  /// The mesh with every colour changed.
  public func recolored(_ change: (RGBA) -> RGBA) -> ColorMesh {
    var mesh = self
    mesh.background = change(background)
    for index in vertices.indices { mesh.vertices[index].color = change(vertices[index].color) }
    return mesh
  }

  /// The mesh with every point moved by `map`.
  public func mapped(_ map: (SIMD2<Double>) -> SIMD2<Double>) -> ColorMesh {
    var mesh = self
    for index in vertices.indices {
      let vertex = vertices[index]
      mesh.vertices[index] = Vertex(
        position: map(vertex.position), leading: map(vertex.leading), top: map(vertex.top),
        trailing: map(vertex.trailing), bottom: map(vertex.bottom), color: vertex.color)
    }
    return mesh
  }
}

extension ColorMesh {
  /// A small four-sided part of the mesh: corners in order around it, and their colours.
  public struct Facet: Hashable, Sendable {
    /// The corners: upper left, upper right, lower right, lower left.
    public var corners: [SIMD2<Double>]
    /// Their colours.
    public var colors: [RGBA]
  }

  /// The mesh cut into flat parts, `division` along each side of a cell, drawn in order.
  public func facets(division: Int) -> [Facet] {
    guard isComplete, division > 0 else { return [] }
    let (width, height) = ((columns - 1) * division, (rows - 1) * division)
    var points: [SIMD2<Double>] = []
    var colors: [RGBA] = []
    for y in 0...height {
      for x in 0...width {
        let column = min(x / division, columns - 2)
        let row = min(y / division, rows - 2)
        let u = Double(x - column * division) / Double(division)
        let v = Double(y - row * division) / Double(division)
        points.append(point(column: column, row: row, u: u, v: v))
        colors.append(color(column: column, row: row, u: u, v: v))
      }
    }
    var facets: [Facet] = []
    facets.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let first = y * (width + 1) + x
        let corners = [first, first + 1, first + width + 2, first + width + 1]
        facets.append(
          Facet(corners: corners.map { points[$0] }, colors: corners.map { colors[$0] }))
      }
    }
    return facets
  }

  private func vertex(_ column: Int, _ row: Int) -> Vertex { vertices[row * columns + column] }

  /// The Coons patch of the cell's four edges: two ruled surfaces less the bilinear one.
  private func point(column: Int, row: Int, u: Double, v: Double) -> SIMD2<Double> {
    let (a, b) = (vertex(column, row), vertex(column + 1, row))
    let (c, d) = (vertex(column, row + 1), vertex(column + 1, row + 1))
    let top = cubic(a.position, a.trailing, b.leading, b.position, u)
    let bottom = cubic(c.position, c.trailing, d.leading, d.position, u)
    let left = cubic(a.position, a.bottom, c.top, c.position, v)
    let right = cubic(b.position, b.bottom, d.top, d.position, v)
    let ruled = top * (1 - v) + bottom * v + left * (1 - u) + right * u
    let upper = a.position * (1 - u) + b.position * u
    let lower = c.position * (1 - u) + d.position * u
    return ruled - (upper * (1 - v) + lower * v)
  }

  private func cubic(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ t: Double
  ) -> SIMD2<Double> {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }

  /// Bilinear, or by Catmull and Rom's splines through the neighbouring vertices' colours.
  private func color(column: Int, row: Int, u: Double, v: Double) -> RGBA {
    func component(_ x: Int, _ y: Int) -> SIMD4<Double> {
      let (x, y) = (min(max(x, 0), columns - 1), min(max(y, 0), rows - 1))
      return ColorVector(vertex(x, y).color, in: interpolation).components
    }
    let mixed: SIMD4<Double>
    if isSmooth {
      let lines = (-1...2).map { y in
        spline((-1...2).map { component(column + $0, row + y) }, u)
      }
      mixed = spline(lines, v)
    } else {
      let upper = component(column, row) * (1 - u) + component(column + 1, row) * u
      let lower = component(column, row + 1) * (1 - u) + component(column + 1, row + 1) * u
      mixed = upper * (1 - v) + lower * v
    }
    let color = ColorVector(components: mixed).color(in: interpolation)
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    return RGBA(
      red: unit(color.red), green: unit(color.green), blue: unit(color.blue),
      opacity: unit(color.opacity))
  }

  private func spline(_ p: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
    let cubic = (p[3] - p[0] + 3 * (p[1] - p[2])) * (t * t * t)
    let square = (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * (t * t)
    return p[1] + ((p[2] - p[0]) * t + square + cubic) * 0.5
  }
}
