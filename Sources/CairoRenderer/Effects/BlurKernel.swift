import Foundation
import Geometry

/// A Gaussian along one axis of the picture, in pixels.
struct BlurKernel {
  enum Form {
    /// One weight for each pixel from `-radius` to `radius`.
    case weights([Float])
    /// Three passes of a box over `2·radius + 1` pixels with `edge` of the next one on each side.
    case boxes(radius: Int, edge: Float)
  }

  let form: Form
  /// How far the kernel reaches.
  let radius: Int

  /// Below this deviation the weights themselves cost no more than the boxes.
  ///
  /// Boxes are exact in the deviation; the profile of an edge is within 1 % of the Gaussian's.
  private static let largestDirect = 4.0
  /// Larger deviations would need layers far beyond the picture.
  static let largestDeviation = 500.0

  /// A kernel of `deviation` pixels, moved by `shift` of a pixel, 0 ≤ shift < 1.
  ///
  /// The shift is left out for large deviations, where it is not seen.
  init(deviation: Double, shift: Double = 0) {
    let sigma = deviation.isFinite ? min(max(deviation, 0), BlurKernel.largestDeviation) : 0
    if sigma > BlurKernel.largestDirect {
      let (radius, edge) = BlurKernel.box(variance: sigma * sigma / 3)
      form = .boxes(radius: radius, edge: Float(edge))
      self.radius = 3 * (radius + 1)
    } else {
      let radius = Int((3.5 * sigma + shift).rounded(.up))
      let weights = (-radius...radius).map { BlurKernel.weight(Double($0) - shift, sigma) }
      let sum = weights.reduce(0, +)
      form = .weights(weights.map { Float($0 / sum) })
      self.radius = radius
    }
  }

  /// Whether the kernel changes nothing.
  var isNone: Bool { radius == 0 }

  /// The part of a Gaussian that falls on a pixel whose middle lies `distance` from its own; a
  /// deviation of zero spreads over the two nearest pixels in proportion.
  private static func weight(_ distance: Double, _ sigma: Double) -> Double {
    guard sigma > 0.05 else { return max(0, 1 - abs(distance)) }
    return exp(-distance * distance / (2 * sigma * sigma))
  }

  /// The box with fractional ends whose variance is `variance`.
  ///
  /// See Gwosdek, Grewenig, Bruhn and Weickert, "Theoretical foundations of Gaussian convolution by
  /// extended box filtering" (2011), equations 4 and 5.
  private static func box(variance: Double) -> (radius: Int, edge: Double) {
    let radius = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
    let next = radius + 1
    let edge =
      (2 * radius + 1) * (radius * next - 3 * variance) / (6 * (variance - next * next))
    return (Int(radius), edge)
  }
}

/// The kernels of both axes.
struct BlurPair {
  var x: BlurKernel
  var y: BlurKernel

  /// A round blur of `deviation` points after `map`.
  init(deviation: Double, map: CGAffineTransform, shift: (x: Double, y: Double) = (0, 0)) {
    let scales = map.axisScales
    x = BlurKernel(deviation: deviation * scales.x, shift: shift.x)
    y = BlurKernel(deviation: deviation * scales.y, shift: shift.y)
  }

  /// Whether neither kernel changes anything.
  var isNone: Bool { x.isNone && y.isNone }
}
