/// Up to 255 colours that stand for all colours of a picture; the index after the last is clear.
///
/// Colours are `0xFFRRGGBB`. The same colours give the same palette on every machine.
struct Palette: Equatable {
  /// At most 255.
  let colours: [UInt32]

  static let greatestCount = 255

  /// The index that shows what was there before.
  var clearIndex: Int { colours.count }

  /// The bits of an index, clear included, 2 to 8.
  var indexBits: Int {
    var bits = 2
    while 1 << bits < colours.count + 1 { bits += 1 }
    return bits
  }

  /// The red, green and blue bytes of a table of 2 to the power of `indexBits` colours.
  var table: [UInt8] {
    var bytes: [UInt8] = []
    for colour in colours {
      bytes += [UInt8(colour >> 16 & 255), UInt8(colour >> 8 & 255), UInt8(colour & 255)]
    }
    return bytes + [UInt8](repeating: 0, count: 3 << indexBits - bytes.count)
  }

  /// The colours themselves if they fit, otherwise the best 255 found for them.
  ///
  /// The box of the greatest squared error is split at its mean, across its widest spread (Wu,
  /// "Color quantization by dynamic programming and principal analysis", 1992, in its greedy form),
  /// and the result is refined by Lloyd's algorithm.
  init(for counts: [UInt32: Int]) {
    if counts.count <= Self.greatestCount {
      colours = counts.keys.sorted()
      return
    }
    let samples = Self.samples(counts)
    var boxes = [Box(samples)]
    while boxes.count < Self.greatestCount {
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        let (low, high) = boxes[worst].split()
      else { break }
      boxes[worst] = low
      boxes.append(high)
    }
    var centres = boxes.map(\.mean)
    for _ in 0..<3 { centres = Self.refined(centres, samples) }
    colours = Set(centres.map(Self.colour)).sorted()
  }

  /// The index of the nearest colour and the greatest difference of a channel to it.
  func nearest(to colour: UInt32) -> (index: Int, difference: Int) {
    let (red, green, blue) = Self.channels(colour)
    var best = (index: 0, distance: Int.max)
    for (index, candidate) in colours.enumerated() {
      let (r, g, b) = Self.channels(candidate)
      // Weights near the luma's, so that what the eye sees best is kept best.
      let distance =
        3 * (r - red) * (r - red) + 6 * (g - green) * (g - green) + (b - blue) * (b - blue)
      if distance < best.distance { best = (index, distance) }
    }
    guard best.distance < Int.max else { return (0, 255) }
    let (r, g, b) = Self.channels(colours[best.index])
    return (best.index, max(abs(r - red), abs(g - green), abs(b - blue)))
  }

  private static func channels(_ colour: UInt32) -> (Int, Int, Int) {
    (Int(colour >> 16 & 255), Int(colour >> 8 & 255), Int(colour & 255))
  }

  private static func colour(_ centre: SIMD3<Double>) -> UInt32 {
    let c = centre.rounded(.toNearestOrAwayFromZero)
    return 0xFF00_0000 | UInt32(c.x) << 16 | UInt32(c.y) << 8 | UInt32(c.z)
  }

  private struct Sample {
    let colour: SIMD3<Double>
    let count: Double
  }

  /// At most 4096 samples, in the order of their colours.
  private static func samples(_ counts: [UInt32: Int]) -> [Sample] {
    var sums: [UInt32: (SIMD3<Double>, Double)] = [:]
    let mask: UInt32 = counts.count <= 4096 ? 0xFFFFFF : 0xF0F0F0
    for (colour, count) in counts {
      let (r, g, b) = channels(colour)
      let weight = Double(count)
      // Whole numbers, so that the order of the table does not change the sums.
      let sum = SIMD3(Double(r), Double(g), Double(b)) * weight
      let old = sums[colour & mask] ?? (.zero, 0)
      sums[colour & mask] = (old.0 + sum, old.1 + weight)
    }
    return sums.sorted { $0.key < $1.key }
      .map { Sample(colour: $0.value.0 / $0.value.1, count: $0.value.1) }
  }

  private struct Box {
    let samples: [Sample]
    let mean: SIMD3<Double>
    let spread: SIMD3<Double>
    /// The sum of squared distances from the mean.
    var error: Double { spread.sum() }

    init(_ samples: [Sample]) {
      self.samples = samples
      let count = samples.reduce(0) { $0 + $1.count }
      let mean = samples.reduce(SIMD3.zero) { $0 + $1.colour * $1.count } / max(count, 1)
      self.mean = mean
      spread = samples.reduce(SIMD3.zero) {
        let offset = $1.colour - mean
        return $0 + offset * offset * $1.count
      }
    }

    func split() -> (Box, Box)? {
      guard error > 0 else { return nil }
      let axis = (0..<3).max { spread[$0] < spread[$1] } ?? 0
      let low = samples.filter { $0.colour[axis] <= mean[axis] }
      let high = samples.filter { $0.colour[axis] > mean[axis] }
      return low.isEmpty || high.isEmpty ? nil : (Box(low), Box(high))
    }
  }

  /// Each centre moved to the mean of the samples that are nearest to it.
  private static func refined(
    _ centres: [SIMD3<Double>], _ samples: [Sample]
  ) -> [SIMD3<Double>] {
    var sums = [(SIMD3<Double>, Double)](repeating: (.zero, 0), count: centres.count)
    for sample in samples {
      var best = (index: 0, distance: Double.infinity)
      for (index, centre) in centres.enumerated() {
        let offset = sample.colour - centre
        let distance = (offset * offset).sum()
        if distance < best.distance { best = (index, distance) }
      }
      sums[best.index].0 += sample.colour * sample.count
      sums[best.index].1 += sample.count
    }
    return zip(centres, sums).map { $1.1 > 0 ? $1.0 / $1.1 : $0 }
  }
}
