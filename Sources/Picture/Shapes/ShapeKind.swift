public import Foundation
public import Geometry

/// A shape by its kind and parameters, before it is built in a frame.
public enum ShapeKind: Hashable, Sendable {
  /// An outline in points from the frame's top left.
  case path(Path)
  /// A regular polygon in the circle that fits the frame; `sides` may be fractional.
  case polygon(sides: Double)
  /// A star in the circle that fits the frame, its first point up; `inner` is the ratio of radii.
  case star(points: Double, inner: Double)
  /// The circle that fits the frame.
  case circle
  /// The ellipse that fills the frame.
  case ellipse
  /// The frame itself.
  case rectangle
  /// The frame with rounded corners.
  case roundedRectangle(radius: Double, style: RoundedCornerStyle)
  /// The frame with its shorter sides round.
  case capsule(style: RoundedCornerStyle)
  /// A line in points from the frame's top left.
  case line(start: CGPoint, end: CGPoint)
  /// A quadratic Bézier curve in points from the frame's top left.
  case quad(start: CGPoint, control: CGPoint, end: CGPoint)
  /// A cubic Bézier curve in points from the frame's top left.
  case cubic(CubicCurve)
  /// Cubic Bézier curves in the unit square, stretched over the frame.
  case curves([CubicCurve])
  /// A line through values at even distances over the frame's width; 0 is its foot, 1 its top.
  case polyline(values: [Double])
  /// A soft closed outline through `segments` points that follow from `seed`.
  case blob(seed: UInt64, segments: Int)
  /// The mark of a suit of playing cards, stretched over the frame.
  case suit(Suit)
}

extension ShapeKind {
  /// The outline in `frame`.
  ///
  /// With a `viewBox`, shapes in points are stretched so that the box fills the frame; a box
  /// without area counts as none. Parameters beyond their range are clamped.
  public func path(in frame: CGRect, viewBox: CGRect? = nil) -> Path {
    let box = frame.standardized
    switch self {
    case .path(let path): return path.applying(placement(in: box, viewBox: viewBox))
    case .polygon(let sides): return Path(polygonWithSides: sides, in: box)
    case .star(let points, let inner): return Path(starWithPoints: points, inner: inner, in: box)
    case .circle: return Path(ellipseIn: box.centralSquare)
    case .ellipse: return Path(ellipseIn: box)
    case .rectangle: return Path(box)
    case .roundedRectangle(let radius, let style):
      return Path(roundedRect: box, cornerRadius: max(radius, 0), style: style)
    case .capsule(let style):
      return Path(roundedRect: box, cornerRadius: min(box.width, box.height) / 2, style: style)
    case .line, .quad, .cubic:
      return ownOutline.applying(placement(in: box, viewBox: viewBox))
    case .curves(let curves): return Path(chain: curves, in: box)
    case .polyline(let values): return Path(polyline: values, in: box)
    case .blob(let seed, let segments):
      return Path(blobWithSeed: seed, segments: segments, in: box)
    case .suit(let suit): return Path(chain: suit.curves, in: box)
    }
  }

  /// Takes a path's own points to the frame.
  private func placement(in frame: CGRect, viewBox: CGRect?) -> CGAffineTransform {
    let origin = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    guard let box = viewBox?.standardized, box.width > 0, box.height > 0 else { return origin }
    return
      origin
      .scaledBy(x: frame.width / box.width, y: frame.height / box.height)
      .translatedBy(x: -box.minX, y: -box.minY)
  }

  private var ownOutline: Path {
    Path { path in
      switch self {
      case .line(let start, let end):
        path.move(to: start)
        path.addLine(to: end)
      case .quad(let start, let control, let end):
        path.move(to: start)
        path.addQuadCurve(to: end, control: control)
      case .cubic(let curve):
        path.move(to: curve.start)
        path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
      default: break
      }
    }
  }
}

extension CGRect {
  /// The largest square in the middle.
  var centralSquare: CGRect {
    let side = min(width, height)
    return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
