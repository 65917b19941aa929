import Foundation
import Motion
import Picture

extension _StylePaint {
  /// The gradient of a paint that has one.
  private var gradient: RGBAGradient? {
    switch self {
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
      .elliptical(let gradient, _, _, _), .angular(let gradient, _, _, _):
      gradient
    case .color, .mesh, .image, .material, .shadowed, .blended: nil
    }
  }

  /// Whether a change from this paint to `other` has in-betweens.
  func isInterpolable(with other: _StylePaint) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
      gradient?.stops.count == other.gradient?.stops.count
    case (.mesh(let a), .mesh(let b)):
      a.columns == b.columns && a.rows == b.rows && a.vertices.count == b.vertices.count
    case (.image(let a, let source, let size, _), .image(let b, let otherSource, let otherSize, _)):
      a == b && source == otherSource && size == otherSize
    case (.material, .material): true
    case (.shadowed(let a, let shadow), .shadowed(let b, let otherShadow)):
      shadow.isInner == otherShadow.isInner && a.isInterpolable(with: b)
    case (.blended(let a, let mode), .blended(let b, let otherMode)):
      mode == otherMode && a.isInterpolable(with: b)
    default: false
    }
  }

  /// All numbers of the paint: colours in the mixing space, then places and lengths.
  func numbers(in space: ColorInterpolation) -> [Double] {
    func numbers(of color: RGBA) -> [Double] {
      let vector = ColorVector(color, in: space).components
      return [vector.x, vector.y, vector.z, vector.w]
    }
    let stops = (gradient?.stops ?? []).flatMap { numbers(of: $0.color) + [$0.location] }
    switch self {
    case .color(let color): return numbers(of: color)
    case .linear(_, let start, let end): return stops + [start.x, start.y, end.x, end.y]
    case .radial(_, let center, let start, let end),
      .elliptical(_, let center, let start, let end):
      return stops + [center.x, center.y, start, end]
    case .angular(_, let center, let start, let end):
      return stops + [center.x, center.y, start, end]
    case .mesh(let mesh):
      return numbers(of: mesh.background)
        + mesh.vertices.flatMap { vertex in
          [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
            .flatMap { [$0.x, $0.y] } + numbers(of: vertex.color)
        }
    case .image(_, _, _, let opacity): return [opacity]
    case .material(let backdrop, let opacity):
      return [backdrop.deviation, opacity] + numbers(of: backdrop.tint) + backdrop.matrix.weights
    case .shadowed(let base, let shadow):
      return base.numbers(in: space) + numbers(of: shadow.color)
        + [shadow.radius, shadow.offset.width, shadow.offset.height].map { Double($0) }
    case .blended(let base, _): return base.numbers(in: space)
    }
  }

  /// This paint with all its numbers replaced; itself when their count does not fit.
  func with(_ numbers: [Double], in space: ColorInterpolation) -> _StylePaint {
    var reader = NumberReader(numbers: numbers[...], space: space)
    let paint = with(&reader)
    return reader.isExact ? paint : self
  }

  private func with(_ reader: inout NumberReader) -> _StylePaint {
    var gradient = gradient ?? RGBAGradient(stops: [])
    for index in gradient.stops.indices {
      gradient.stops[index] = .init(color: reader.color(), location: reader.number())
    }
    switch self {
    case .color: return .color(reader.color())
    case .linear: return .linear(gradient, reader.point(), reader.point())
    case .radial:
      return .radial(gradient, reader.point(), reader.number(), reader.number())
    case .elliptical:
      return .elliptical(gradient, reader.point(), reader.number(), reader.number())
    case .angular:
      return .angular(gradient, reader.point(), reader.number(), reader.number())
    case .mesh(var mesh):
      mesh.background = reader.color()
      for index in mesh.vertices.indices {
        mesh.vertices[index] = .init(
          position: reader.vector(), leading: reader.vector(), top: reader.vector(),
          trailing: reader.vector(), bottom: reader.vector(), color: reader.color())
      }
      return .mesh(mesh)
    case .image(let image, let source, let size, _):
      return .image(image, source, size, opacity: reader.number())
    case .material(var backdrop, _):
      backdrop.deviation = reader.number()
      let opacity = reader.number()
      backdrop.tint = reader.color()
      backdrop.matrix = ColorMatrix(
        red: reader.row(), green: reader.row(), blue: reader.row(), alpha: reader.row())
      return .material(backdrop, opacity: opacity)
    case .shadowed(let base, var shadow):
      let moved = base.with(&reader)
      shadow.color = reader.color()
      shadow.radius = reader.number()
      shadow.offset = CGSize(width: reader.number(), height: reader.number())
      return .shadowed(moved, shadow)
    case .blended(let base, let mode): return .blended(base.with(&reader), mode)
    }
  }
}

/// Takes numbers off a row in the order in which they were written.
private struct NumberReader {
  var numbers: ArraySlice<Double>
  let space: ColorInterpolation
  private var isShort = false

  init(numbers: ArraySlice<Double>, space: ColorInterpolation) {
    (self.numbers, self.space) = (numbers, space)
  }

  /// Whether every number was taken and none was missing.
  var isExact: Bool { numbers.isEmpty && !isShort }

  mutating func number() -> Double {
    guard let number = numbers.popFirst() else {
      isShort = true
      return 0
    }
    return number
  }
  mutating func point() -> UnitPoint { UnitPoint(x: number(), y: number()) }
  mutating func vector() -> SIMD2<Double> { SIMD2(number(), number()) }
  mutating func row() -> SIMD4<Double> { SIMD4(number(), number(), number(), number()) }
  mutating func color() -> RGBA { ColorVector(components: row()).color(in: space) }
}
