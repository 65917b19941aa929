import Foundation
import Pixels

/// A blur of whole pictures written for reading: what `GaussianBlur` is held to.
///
/// The same arithmetic, one line of one channel after the other: levels are 256 times a channel, an
/// axis is done before the other, and what lies outside is clear.
enum ReferenceBlur {
  enum Form {
    case weights([Float])
    case boxes(radius: Int, edge: Float)
  }

  /// The kernel that the renderer documents: weights up to a deviation of 4, then three boxes.
  static func form(deviation sigma: Double) -> Form {
    guard sigma > 4 else {
      let radius = Int((3.5 * sigma).rounded(.up))
      let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = weights.reduce(0, +)
      return .weights(weights.map { Float($0 / sum) })
    }
    let variance = sigma * sigma / 3
    let radius = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
    let next = radius + 1
    let edge = (2 * radius + 1) * (radius * next - 3 * variance) / (6 * (variance - next * next))
    return .boxes(radius: Int(radius), edge: Float(edge))
  }

  /// `line` filtered, with what a longer line would hold at both sides taken into account.
  static func filtered(_ line: [Int32], _ form: Form) -> [Int32] {
    switch form {
    case .weights(let weights):
      let radius = weights.count / 2
      return line.indices.map { index in
        var sum: Float = 0.5
        for tap in weights.indices where line.indices.contains(index + radius - tap) {
          sum += Float(line[index + radius - tap]) * weights[tap]
        }
        return Int32(sum)
      }
    case .boxes(let radius, let edge):
      let margin = 3 * (radius + 1)
      let clear = [Int32](repeating: 0, count: margin)
      var padded = clear + line + clear
      let weight = 1 / (Float(2 * radius + 1) + 2 * edge)
      for _ in 0..<3 {
        func level(_ index: Int) -> Int32 { padded.indices.contains(index) ? padded[index] : 0 }
        padded = padded.indices.map { index in
          let sum = (-radius...radius).reduce(0) { $0 + level(index + $1) }
          let ends = level(index - radius - 1) + level(index + radius + 1)
          return Int32(Float(sum) * weight + Float(ends) * (edge * weight) + 0.5)
        }
      }
      return Array(padded[margin..<(margin + line.count)])
    }
  }

  /// The words of a picture of `width` columns, blurred along both axes.
  static func blurred(_ words: [UInt32], width: Int, deviation: Double) -> [UInt32] {
    let height = words.count / width
    let form = form(deviation: deviation)
    var result = [UInt32](repeating: 0, count: words.count)
    for shift in [UInt32(0), 8, 16, 24] {
      var plane = words.map { Int32($0 >> shift & 255) << 8 }
      for y in 0..<height {
        plane[(y * width)..<((y + 1) * width)] =
          filtered(
            Array(plane[(y * width)..<((y + 1) * width)]), form)[...]
      }
      for x in 0..<width {
        let column = filtered((0..<height).map { plane[$0 * width + x] }, form)
        for y in 0..<height {
          result[y * width + x] |= UInt32((column[y] + 128) >> 8) << shift
        }
      }
    }
    return result
  }
}
