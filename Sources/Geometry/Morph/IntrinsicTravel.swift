import Foundation

/// A contour whose control polygon changes by the lengths and directions of its edges.
///
/// The closing error is spread over the edges by length, and the centre travels straight. See
/// Sederberg, Gao, Wang and Mu, "2-D shape blending: an intrinsic solution to the vertex path
/// problem" (1993).
///
/// With a `share` below 1 the control points keep that part of the way round and take the rest
/// straight: the work above that of straight travel falls with the square of the share, while the
/// curve still swings out far enough not to cross itself.
struct IntrinsicTravel: Sendable {
  private let lengths: [Double]
  private let lengthTravel: [Double]
  private let angles: [Double]
  private let angleTravel: [Double]
  /// For every cubic, its share in the centre at both ends.
  private let weights: [MorphPoint]
  private let centers: (from: MorphPoint, to: MorphPoint)
  private let isClosed: Bool
  /// The straight ways that take the rest; `nil` for a share of 1.
  private var straight: StraightTravel?
  /// How much of the way is by lengths and directions, in 0...1.
  private let share: Double
  /// How far the centre by length is off, at equal steps of progress, without a correction.
  private var strays: [MorphPoint] = []

  init(from: [MorphPoint], to: [MorphPoint], isClosed: Bool, share: Double = 1) {
    self.share = share
    let (first, second) = (Self.polar(from), Self.polar(to))
    let sums = (
      max(first.lengths.reduce(0, +), 1e-300), max(second.lengths.reduce(0, +), 1e-300)
    )
    var (turn, total) = (0.0, 0.0)
    for index in first.lengths.indices {
      let weight = first.lengths[index] / sums.0 + second.lengths[index] / sums.1
      turn += (second.angles[index] - first.angles[index]) * weight
      total += weight
    }
    // Directions are known up to whole turns: take the least mean turn.
    let whole = 2 * .pi * (turn / max(total, 1e-300) / (2 * .pi)).rounded()
    lengths = first.lengths
    lengthTravel = zip(first.lengths, second.lengths).map { $1 - $0 }
    angles = first.angles
    angleTravel = zip(first.angles, second.angles).map { $1 - whole - $0 }
    let (weightsA, weightsB) = (
      MorphContour.controlLengths(from), MorphContour.controlLengths(to)
    )
    weights = zip(weightsA, weightsB).map {
      MorphPoint($0 / max(sums.0, 1e-300), $1 / max(sums.1, 1e-300))
    }
    self.isClosed = isClosed
    centers = (Self.center(from, weights.map { $0.x }), Self.center(to, weights.map { $0.y }))
    measureStrays(count: from.count)
    if share < 1 {
      straight = StraightTravel(from: from, to: to, isClosed: isClosed, smoothJoints: false)
    }
  }

  /// Measures where the centre by length strays from its straight way, to take it back in `write`.
  private mutating func measureStrays(count: Int) {
    let steps = 32
    // Some 256 points along the contour, wherever its cubics end.
    let flattener = Flattener(max((256 + weights.count - 1) / max(weights.count, 1), 4))
    let means = (0...steps).map { step -> MorphPoint in
      let points = [MorphPoint](unsafeUninitializedCapacity: count) { buffer, initialized in
        let target = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
        write(at: Double(step) / Double(steps), to: target)
        initialized = count
      }
      let line = flattener.polyline(points)
      var (sum, total) = (MorphPoint(0, 0), 0.0)
      for index in line.indices.dropFirst() {
        let length = (line[index] - line[index - 1]).length
        sum += (line[index] + line[index - 1]) * (length / 2)
        total += length
      }
      return total > 0 ? sum / total : points[0]
    }
    strays = means.indices.map { step in
      let part = Double(step) / Double(steps)
      return means[step] - (means[0] * (1 - part) + means[steps] * part)
    }
  }

  private func stray(at progress: Double) -> MorphPoint {
    guard strays.count > 1 else { return MorphPoint(0, 0) }
    let place = progress * Double(strays.count - 1)
    let low = min(Int(place), strays.count - 2)
    return strays[low] + (strays[low + 1] - strays[low]) * (place - Double(low))
  }

  func write(at progress: Double, to points: UnsafeMutableBufferPointer<MorphPoint>) {
    // The sums for the centre are taken along: of points, and of how far along each lies.
    var (end, total) = (MorphPoint(0, 0), 0.0)
    var (sum, walk, weight) = (MorphPoint(0, 0), 0.0, 0.0)
    points[0] = end
    lengths.withUnsafeBufferPointer { lengths in
      lengthTravel.withUnsafeBufferPointer { lengthTravel in
        angles.withUnsafeBufferPointer { angles in
          angleTravel.withUnsafeBufferPointer { angleTravel in
            for cubic in weights.indices {
              let share = weights[cubic].x + (weights[cubic].y - weights[cubic].x) * progress
              var (place, far) = (end, total)
              for index in (3 * cubic)..<(3 * cubic + 3) {
                let length = lengths[index] + lengthTravel[index] * progress
                end += Self.direction(angles[index] + angleTravel[index] * progress) * length
                total += length
                points[index + 1] = end
                place += end
                far += total
              }
              sum += place * share
              walk += far * share
              weight += 4 * share
            }
          }
        }
      }
    }
    let error = isClosed && total > 0 ? end / total : MorphPoint(0, 0)
    let center = centers.from + (centers.to - centers.from) * progress - stray(at: progress)
    let move = center - (sum - error * walk) / max(weight, 1e-300)
    var walked = 0.0
    points[0] += move
    lengths.withUnsafeBufferPointer { lengths in
      lengthTravel.withUnsafeBufferPointer { lengthTravel in
        for index in lengths.indices {
          walked += lengths[index] + lengthTravel[index] * progress
          points[index + 1] += move - error * walked
        }
      }
    }
    if isClosed { points[points.count - 1] = points[0] }
    straight?.blend(at: progress, into: points, keeping: share)
  }

  /// The unit vector at an angle, to about 1e-13: quicker than the exact functions.
  ///
  /// Takes whole half turns off, then sums both power series up to the 18th power.
  @inline(__always)
  private static func direction(_ angle: Double) -> MorphPoint {
    // Adding and taking away 1.5 · 2⁵² rounds to the nearest whole number.
    let round = 6_755_399_441_055_744.0
    let halves = (angle * (1 / .pi) + round) - round
    // π in two parts, the first short enough that its multiples are exact.
    let rest = (angle - halves * 3.141592502593994) - halves * 1.5099579909783765e-7
    let odd = halves - 2 * ((halves * 0.5 + round) - round)
    let square = rest * rest
    // Sine in x times the rest, cosine in y.
    var sum = MorphPoint(2.811457254345521e-15, -1.561920696858623e-16)
    sum = sum * square + MorphPoint(-7.647163731819816e-13, 4.779477332387385e-14)
    sum = sum * square + MorphPoint(1.605904383682161e-10, -1.147074559772973e-11)
    sum = sum * square + MorphPoint(-2.505210838544172e-8, 2.08767569878681e-9)
    sum = sum * square + MorphPoint(2.755731922398589e-6, -2.755731922398589e-7)
    sum = sum * square + MorphPoint(-1.984126984126984e-4, 2.48015873015873e-5)
    sum = sum * square + MorphPoint(8.333333333333333e-3, -1.388888888888889e-3)
    sum = sum * square + MorphPoint(-1.666666666666667e-1, 4.166666666666666e-2)
    sum = sum * square + MorphPoint(1, -0.5)
    return MorphPoint(1 + sum.y * square, sum.x * rest) * (1 - 2 * odd * odd)
  }

  /// The edges' lengths and continuous directions; a null edge keeps the direction before it.
  private static func polar(_ points: [MorphPoint]) -> (lengths: [Double], angles: [Double]) {
    let edges = zip(points, points.dropFirst()).map { $1 - $0 }
    let lengths = edges.map(\.length)
    let least = 1e-7 * (lengths.max() ?? 0)
    var last = edges.indices.first { lengths[$0] > least }.map { edges[$0].angle } ?? 0
    let angles = edges.indices.map { index in
      if lengths[index] > least { last += (edges[index].angle - last).wrappedAngle }
      return last
    }
    return (lengths, angles)
  }

  private static func center(_ points: [MorphPoint], _ weights: [Double]) -> MorphPoint {
    var (sum, total) = (MorphPoint(0, 0), 0.0)
    for (cubic, weight) in weights.enumerated() {
      let base = 3 * cubic
      let ends: MorphPoint = points[base] + points[base + 3]
      sum += (ends + points[base + 1] + points[base + 2]) * weight
      total += 4 * weight
    }
    return total > 0 ? sum / total : points[0]
  }
}
