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

  /// The colours themselves if they fit into `most`, otherwise the best found for them.
  ///
  /// Colours of whole areas are kept as they are: the eye sees a ground that is off by a step, and it
  /// is what the picture mostly consists of. For the others, the box of the greatest squared error is
  /// split at its mean, across its widest spread (Wu, "Color quantization by dynamic programming and
  /// principal analysis", 1992, in its greedy form), and the result is refined by Lloyd's algorithm.
  init(for counts: [UInt32: Int], most: Int = Self.greatestCount) {
    if counts.count <= most {
      colours = counts.keys.sorted()
      return
    }
    let areas = Self.areas(counts, most: most / 3)
    let samples = Self.samples(counts.filter { !areas.contains($0.key) })
    var boxes = [Box(samples)]
    while boxes.count < most - areas.count {
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        let (low, high) = boxes[worst].split()
      else { break }
      boxes[worst] = low
      boxes.append(high)
    }
    var centres = boxes.map(\.mean)
    let fixed = areas.sorted().map { colour in
      let (r, g, b) = Self.channels(colour)
      return SIMD3(Float(r), Float(g), Float(b))
    }
    for _ in 0..<Self.refinements { centres = Self.refined(centres, fixed, samples) }
    colours = areas.union(centres.map(Self.colour)).sorted()
  }

  private static let refinements = 4

  /// The colours that cover more than a hundredth of all pixels, the most frequent first.
  private static func areas(_ counts: [UInt32: Int], most: Int) -> Set<UInt32> {
    let total = counts.values.reduce(0, +)
    return Set(
      counts.filter { $0.value > total / 100 }
        .sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(most).map(\.key))
  }

  /// The index of the nearest colour and the greatest difference of a channel to it.
  func nearest(to colour: UInt32) -> (index: Int, difference: Int) {
    let (red, green, blue) = Self.channels(colour)
    var best = (index: 0, distance: Int.max)
    for (index, candidate) in colours.enumerated() {
      let (r, g, b) = Self.channels(candidate)
      let distance = (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue)
      if distance < best.distance { best = (index, distance) }
    }
    guard best.distance < Int.max else { return (0, 255) }
    let (r, g, b) = Self.channels(colours[best.index])
    return (best.index, max(abs(r - red), abs(g - green), abs(b - blue)))
  }

  private static func channels(_ colour: UInt32) -> (Int, Int, Int) {
    (Int(colour >> 16 & 255), Int(colour >> 8 & 255), Int(colour & 255))
  }

  private static func colour(_ centre: SIMD3<Float>) -> UInt32 {
    let c = centre.rounded(.toNearestOrAwayFromZero)
    return 0xFF00_0000 | UInt32(c.x) << 16 | UInt32(c.y) << 8 | UInt32(c.z)
  }

  private struct Sample {
    let colour: SIMD3<Float>
    let count: Float
  }

  /// The 8192 most frequent colours as they are and the means of the others in cells of 8 steps, in
  /// the order of the colours: at most 40,960 samples.
  ///
  /// A slow gradient is a line of a few hundred colours; cells would leave it a tenth of them.
  private static func samples(_ counts: [UInt32: Int]) -> [Sample] {
    var sums: [UInt32: (SIMD3<Int>, Int)] = [:]
    let ranks = counts.values.sorted(by: >)
    let least = ranks.count > 8192 ? ranks[8192] : 0
    for (colour, count) in counts {
      let (r, g, b) = channels(colour)
      // Whole numbers, so that the order of the table does not change the sums.
      let key = count > least ? colour : colour & 0xF8F8F8
      let old = sums[key] ?? (.zero, 0)
      sums[key] = (old.0 &+ SIMD3(r, g, b) &* SIMD3(repeating: count), old.1 + count)
    }
    return sums.sorted { $0.key < $1.key }
      .map {
        Sample(colour: SIMD3<Float>($0.value.0) / Float($0.value.1), count: Float($0.value.1))
      }
  }

  private struct Box {
    let samples: [Sample]
    let mean: SIMD3<Float>
    let spread: SIMD3<Float>
    /// The sum of squared distances from the mean.
    var error: Float { spread.sum() }

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

  /// Each centre moved to the mean of the samples that are nearest to it and to none of `fixed`.
  private static func refined(
    _ centres: [SIMD3<Float>], _ fixed: [SIMD3<Float>], _ samples: [Sample]
  ) -> [SIMD3<Float>] {
    let all = centres + fixed
    var sums = [(SIMD3<Float>, Float)](repeating: (.zero, 0), count: all.count)
    for sample in samples {
      var best = (index: 0, distance: Float.infinity)
      for (index, centre) in all.enumerated() {
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
