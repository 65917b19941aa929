/// The arc length of a chain of cubics against its parameter.
///
/// Every cubic is cut into slices of equal parameter, their lengths summed by five-point Gauss
/// quadrature; between slices the length is taken as linear in the parameter.
struct MorphArcTable {
  /// Slices per cubic: few when the cubics are many.
  private let slices: Int
  private let count: Int
  /// The length from the start to every slice.
  private let cumulative: [Double]
  /// The length of the chain.
  let total: Double
  /// The mean of the chain's points by length.
  let center: MorphPoint
  /// The root mean square distance of the chain's points from their mean.
  let radius: Double

  init(_ chain: MorphContour) {
    count = chain.count
    slices = count <= 16 ? 64 : count <= 64 ? 32 : count <= 256 ? 16 : 8
    var (length, moment, square) = (0.0, MorphPoint(0, 0), 0.0)
    var cumulative = [0.0]
    cumulative.reserveCapacity(count * slices + 1)
    for cubic in 0..<count {
      let p = chain.points[(3 * cubic)...(3 * cubic + 3)]
      let a = p[p.startIndex]
      let (b, c, d) = (
        p[p.startIndex + 1] - a, p[p.startIndex + 2] - a, p[p.startIndex + 3] - a
      )
      // Power basis: point = a + 3b·u + 3(c - 2b)·u² + (d - 3c + 3b)·u³.
      let (k1, k2, k3) = (3 * b, 3 * (c - 2 * b), d - 3 * c + 3 * b)
      for slice in 0..<slices {
        var sliceLength = 0.0
        for (node, weight) in Self.gauss {
          let u = (Double(slice) + node) / Double(slices)
          let speed = (k1 + u * (2 * k2 + 3 * u * k3)).length * weight / Double(slices)
          let point = a + u * (k1 + u * (k2 + u * k3))
          sliceLength += speed
          moment += point * speed
          square += point.lengthSquared * speed
        }
        length += sliceLength
        cumulative.append(length)
      }
    }
    self.cumulative = cumulative
    total = length
    if length > 0 {
      center = moment / length
      radius = max(square / length - center.lengthSquared, 0).squareRoot()
    } else {
      (center, radius) = (chain.points.first ?? MorphPoint(0, 0), 0)
    }
  }

  /// The share of the length, in 0...1, at which joint `index` lies.
  func share(ofJoint index: Int) -> Double { cumulative[index * slices] / total }

  /// The parameter, counting cubics, at a share of the length, which is clamped to 0...1.
  func parameter(at share: Double) -> Double {
    let target = share * total
    guard target > 0 else { return 0 }
    guard target < total else { return Double(count) }
    var (low, high) = (0, cumulative.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if cumulative[middle] <= target { low = middle } else { high = middle }
    }
    let width = cumulative[high] - cumulative[low]
    let part = width > 0 ? (target - cumulative[low]) / width : 0
    return (Double(low) + part) / Double(slices)
  }

  /// The share of the length at a parameter that counts cubics.
  func share(atParameter parameter: Double) -> Double {
    let place = min(max(parameter, 0), Double(count)) * Double(slices)
    let low = min(Int(place), cumulative.count - 2)
    let part = place - Double(low)
    return (cumulative[low] + (cumulative[low + 1] - cumulative[low]) * part) / total
  }

  /// Nodes and weights of five-point Gauss-Legendre quadrature on 0...1.
  private static let gauss: [(Double, Double)] = [
    (0.046910077030668, 0.118463442528095), (0.230765344947158, 0.239314335249683),
    (0.5, 0.284444444444444), (0.769234655052842, 0.239314335249683),
    (0.953089922969332, 0.118463442528095),
  ]
}
