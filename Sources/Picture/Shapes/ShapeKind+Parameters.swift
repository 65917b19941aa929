import Foundation
import Geometry

extension ShapeKind {
  /// The numbers that move when the shape changes into another of its kind, in a fixed order.
  public var parameters: [Double] {
    switch self {
    case .polygon(let sides): [sides]
    case .star(let points, let inner): [points, inner]
    case .roundedRectangle(let radius, _): [radius]
    case .line(let start, let end): [start, end].coordinates
    case .quad(let start, let control, let end): [start, control, end].coordinates
    case .cubic(let curve): curve.corners.coordinates
    case .curves(let curves): curves.flatMap { $0.corners.coordinates }
    case .polyline(let values): values
    case .path, .circle, .ellipse, .rectangle, .capsule, .blob, .suit: []
    }
  }

  /// The shape with other numbers; the shape itself when their count is another.
  public func replacing(parameters: [Double]) -> ShapeKind {
    guard parameters.count == self.parameters.count, !parameters.isEmpty else { return self }
    let points = stride(from: 0, to: parameters.count - 1, by: 2).map {
      CGPoint(x: parameters[$0], y: parameters[$0 + 1])
    }
    switch self {
    case .polygon: return .polygon(sides: parameters[0])
    case .star: return .star(points: parameters[0], inner: parameters[1])
    case .roundedRectangle(_, let style):
      return .roundedRectangle(radius: parameters[0], style: style)
    case .line: return .line(start: points[0], end: points[1])
    case .quad: return .quad(start: points[0], control: points[1], end: points[2])
    case .cubic: return .cubic(CubicCurve(corners: points[0..<4]))
    case .curves(let curves):
      return .curves(
        curves.indices.map { CubicCurve(corners: points[($0 * 4)..<($0 * 4 + 4)]) })
    case .polyline: return .polyline(values: parameters)
    case .path, .circle, .ellipse, .rectangle, .capsule, .blob, .suit: return self
    }
  }

  /// Whether a change to `other` moves parameters; any other change is a morph of outlines.
  public func interpolates(to other: ShapeKind) -> Bool {
    replacing(parameters: other.parameters) == other
  }

  /// The shape `progress` of the way to `other`, or `nil` when that is a morph.
  public func mixed(with other: ShapeKind, by progress: Double) -> ShapeKind? {
    guard interpolates(to: other) else { return nil }
    return replacing(
      parameters: zip(parameters, other.parameters).map { $0 + ($1 - $0) * progress })
  }
}

extension CubicCurve {
  fileprivate var corners: [CGPoint] { [start, control1, control2, end] }

  fileprivate init(corners: ArraySlice<CGPoint>) {
    let first = corners.startIndex
    self.init(
      start: corners[first], control1: corners[first + 1], control2: corners[first + 2],
      end: corners[first + 3])
  }
}

extension [CGPoint] {
  fileprivate var coordinates: [Double] { flatMap { [Double($0.x), Double($0.y)] } }
}
