import Foundation
import Geometry
import Pixels

/// A flat picture seen in perspective, resampled pixel by pixel.
///
/// The flat picture is drawn as large as its nearest part is shown, so that nothing is enlarged, and
/// each pixel averages a grid of bilinear samples that is fine enough for the farthest part, four by
/// four at most.
struct PerspectiveWarp {
  /// From the group's space to the picture's pixels.
  private let projection: ProjectionTransform
  /// From the group's space to the pixels of the flat picture.
  let flat: CGAffineTransform
  /// The pixels of the flat picture.
  let flatArea: PixelRect
  /// Samples along each side of a pixel.
  private let grid: Int
  /// From the picture's pixels to those of the flat one.
  private let inverse: ProjectionTransform

  /// Flat pictures stay within this many pixels a side; a part shown larger is enlarged.
  private static let largestSide = 4096.0

  /// The view of `bounds` through `projection`, which ends in pixels; `nil` when nothing is seen.
  init?(_ bounds: CGRect, through projection: ProjectionTransform) {
    let longest = Double(max(bounds.width, bounds.height))
    guard !bounds.isNull, longest > 0, longest.isFinite else { return nil }
    // The stretch grows or falls steadily over the plane: a few places have its extremes.
    var (least, most) = (Double.infinity, 0.0)
    for row in 0...4 {
      for column in 0...4 {
        let point = CGPoint(
          x: bounds.minX + bounds.width * CGFloat(column) / 4,
          y: bounds.minY + bounds.height * CGFloat(row) / 4)
        guard projection.depth(at: point) >= ProjectionTransform.nearest else { continue }
        let (small, large) = projection.affine(at: point).stretches
        (least, most) = (min(least, small), max(most, large))
      }
    }
    guard most > 0, most.isFinite else { return nil }
    let scale = min(max(most, 0.01), PerspectiveWarp.largestSide / longest)
    let flat = CGAffineTransform(scaleX: scale, y: scale)
    guard let back = projection.inverse else { return nil }
    self.projection = projection
    self.flat = flat
    flatArea = PixelRect(bounds, map: flat)
    grid = least > 0 ? Int(min(max((scale / least).rounded(.up), 1), 4)) : 4
    inverse = back.concatenating(ProjectionTransform(flat))
  }

  /// Sets every pixel of `result` to what is seen there of `source`, which holds `flatArea`.
  func draw(_ source: Layer, into result: Layer) {
    let area = result.area
    let weight = 1 / Float(grid * grid)
    let map = Homography(inverse)
    for y in area.minY..<area.maxY {
      let row = result.row(y)
      for x in area.minX..<area.maxX {
        var sum = SIMD4<Float>.zero
        for j in 0..<grid {
          let py = Double(y) + (Double(j) + 0.5) / Double(grid)
          for i in 0..<grid {
            let px = Double(x) + (Double(i) + 0.5) / Double(grid)
            guard let point = map.point(px, py) else { continue }
            sum += sample(source, point.x, point.y)
          }
        }
        let whole = SIMD4<UInt32>((sum * weight).rounded(.toNearestOrAwayFromZero))
        row[x - area.minX] = whole.w << 24 | whole.z << 16 | whole.y << 8 | whole.x
      }
    }
  }

  /// The premultiplied levels at a place of the flat picture, bilinear; outside it is clear.
  private func sample(_ source: Layer, _ x: Double, _ y: Double) -> SIMD4<Float> {
    let area = source.area
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    guard left >= Double(area.minX) - 1, left < Double(area.maxX), top >= Double(area.minY) - 1,
      top < Double(area.maxY)
    else { return .zero }
    let (column, line) = (Int(left), Int(top))
    let (fx, fy) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
    func level(_ column: Int, _ line: Int) -> SIMD4<Float> {
      guard column >= area.minX, column < area.maxX, line >= area.minY, line < area.maxY else {
        return .zero
      }
      let word = source.row(line)[column - area.minX]
      return SIMD4(
        Float(word & 255), Float(word >> 8 & 255), Float(word >> 16 & 255), Float(word >> 24))
    }
    let upper = level(column, line) * (1 - fx) + level(column + 1, line) * fx
    let lower = level(column, line + 1) * (1 - fx) + level(column + 1, line + 1) * fx
    return upper * (1 - fy) + lower * fy
  }
}

/// A projective map in plain numbers, for a loop over pixels.
private struct Homography {
  private let x: SIMD3<Double>
  private let y: SIMD3<Double>
  private let w: SIMD3<Double>

  init(_ map: ProjectionTransform) {
    x = SIMD3(Double(map.m11), Double(map.m21), Double(map.m31))
    y = SIMD3(Double(map.m12), Double(map.m22), Double(map.m32))
    w = SIMD3(Double(map.m13), Double(map.m23), Double(map.m33))
  }

  /// Where a point comes from; `nil` for what lies behind the viewer.
  ///
  /// The depth of the way back is one over that of the way there.
  func point(_ px: Double, _ py: Double) -> (x: Double, y: Double)? {
    let depth = w.x * px + w.y * py + w.z
    guard depth > 0, depth < 1 / Double(ProjectionTransform.nearest) else { return nil }
    return ((x.x * px + x.y * py + x.z) / depth, (y.x * px + y.y * py + y.z) / depth)
  }
}

extension CGAffineTransform {
  /// The least and the largest factor by which the map stretches lengths: its singular values.
  fileprivate var stretches: (least: Double, most: Double) {
    let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
    let sum = ((a + d) * (a + d) + (b - c) * (b - c)).squareRoot()
    let difference = ((a - d) * (a - d) + (b + c) * (b + c)).squareRoot()
    return (abs(sum - difference) / 2, (sum + difference) / 2)
  }
}
