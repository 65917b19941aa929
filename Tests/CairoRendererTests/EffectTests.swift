import Foundation
import Geometry
import Picture
import Pixels
import TestSupport
import Testing

@Suite struct EffectTests {
  /// The alpha profile across the edge of a half plane that begins at `edge`.
  private func profile(deviation: Double, scale: CGFloat) throws -> [Double] {
    let width = 400
    let bitmap = try draw(
      [group([fill(rect(200 / scale, -500, 900, 1000), .color(.white))]) { $0.blur = deviation }],
      width: width, height: 3, transform: CGAffineTransform(scaleX: scale, y: scale))
    return (0..<width).map { Double(bitmap[$0, 1].alpha) / 255 }
  }

  @Test(
    arguments: [
      (1, 1), (2.5, 1), (4, 1), (5, 1), (8, 2), (12, 1), (12, 2), (30, 1),
    ] as [(Double, Double)])
  func edgesOfBlursHaveTheStandardDeviation(deviation: Double, scale: Double) throws {
    let profile = try profile(deviation: deviation, scale: scale)
    let sigma = deviation * scale
    // The derivative of the edge is the kernel: its moments are the mean and the variance.
    let steps = zip(profile.dropFirst(), profile).map { max(0, $0 - $1) }
    let total = steps.reduce(0, +)
    let places = steps.indices.map { Double($0) + 1 }
    let mean = zip(steps, places).reduce(0) { $0 + $1.0 * $1.1 } / total
    let variance =
      zip(steps, places).reduce(0) { $0 + $1.0 * ($1.1 - mean) * ($1.1 - mean) } / total
    #expect(abs(total - 1) < 0.01)
    #expect(abs(mean - 200) < 0.1)
    #expect(abs(variance.squareRoot() / sigma - 1) < 0.03, "measured \(variance.squareRoot())")
    // And everywhere within 1 % of the error function.
    for x in 0..<400 {
      let exact = 0.5 * erfc((200 - Double(x) - 0.5) / (sigma * 2.0.squareRoot()))
      #expect(abs(profile[x] - exact) < 0.012)
    }
  }

  @Test func blursOfStretchedGroupsFollowTheAxes() throws {
    let blurred = group([fill(rect(-1, -1, 2, 2), .color(.white))]) {
      $0.blur = 2
      $0.transform = CGAffineTransform(a: 4, b: 0, c: 0, d: 2, tx: 48, ty: 32)
    }
    let bitmap = try draw([blurred])
    func deviation(_ values: [Double]) -> Double {
      let total = values.reduce(0, +)
      let mean = values.enumerated().reduce(0) { $0 + Double($1.offset) * $1.element } / total
      return
        (values.enumerated().reduce(0) {
          $0 + pow(Double($1.offset) - mean, 2) * $1.element
        } / total).squareRoot()
    }
    let across = deviation((0..<96).map { Double(bitmap[$0, 32].alpha) })
    let down = deviation((0..<64).map { Double(bitmap[48, $0].alpha) })
    // The square itself adds its own variance, a twelfth of its side squared.
    #expect(abs(across - (64 + 64.0 / 12).squareRoot()) < 0.4)
    #expect(abs(down - (16 + 16.0 / 12).squareRoot()) < 0.3)
  }

  @Test func blurredWhiteStaysWhiteAtItsEdges() throws {
    let bitmap = try draw([group([fill(rect(30, 20, 30, 20), .color(.white))]) { $0.blur = 5 }])
    for y in 0..<64 {
      for word in bitmap.row(y) {
        let pixel = Pixel(word: word)
        #expect(pixel.red == pixel.alpha && pixel.blue == pixel.alpha)
      }
    }
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.9])
  func shadowsMoveByFractionsOfAPixel(fraction: Double) throws {
    for deviation in [0.0, 2] {
      let bitmap = try draw([
        group([fill(rect(20, 20, 10, 10), .color(.white))]) {
          $0.shadow = Shadow(
            color: .black, deviation: deviation, offset: CGSize(width: 30 + fraction, height: 0))
          $0.clip = ClipShape(rect(32, 0, 64, 64))
        }
      ])
      #expect(abs(centroid(bitmap).x - (55 + fraction)) < 0.03)
    }
  }

  @Test func groupsFadeAsOne() throws {
    let overlapping = [
      fill(rect(0, 0, 20, 20), .color(red)), fill(rect(10, 10, 20, 20), .color(red)),
    ]
    let bitmap = try draw([group(overlapping) { $0.opacity = 0.5 }])
    #expect(abs(Int(bitmap[15, 15].alpha) - 128) <= 1)
    #expect(bitmap[15, 15] == bitmap[5, 5])
    let single = try draw([group([overlapping[0]]) { $0.opacity = 0.5 }])
    #expect(abs(Int(single[5, 5].alpha) - Int(bitmap[5, 5].alpha)) <= 1)
  }

  @Test func clippedGroupsHaveNoSeams() throws {
    let covering = [
      fill(rect(0, 0, 96, 64), .color(red)), fill(rect(0, 0, 96, 64), .color(.white)),
    ]
    let disc = ShapeKind.circle.path(in: CGRect(x: 20, y: 8, width: 48, height: 48))
    let bitmap = try draw([group(covering) { $0.clip = ClipShape(disc) }])
    // No trace of the covered red along the rim.
    for y in 0..<64 {
      for word in bitmap.row(y) {
        let pixel = Pixel(word: word)
        #expect(pixel.green == pixel.alpha)
      }
    }
  }

  @Test func masksMultiplyAndInvert() throws {
    let area = fill(rect(0, 0, 96, 64), .color(.white))
    let half = fill(rect(0, 0, 48, 64), .color(RGBA(white: 1, opacity: 0.5)))
    let plain = try draw([group([area]) { $0.mask = DisplayMask([half]) }])
    #expect(abs(Int(plain[20, 30].alpha) - 128) <= 1 && plain[70, 30].alpha == 0)
    let inverted = try draw([group([area]) { $0.mask = DisplayMask([half], isInverted: true) }])
    #expect(abs(Int(inverted[20, 30].alpha) - 127) <= 1 && inverted[70, 30].alpha == 255)
    let grey = fill(rect(0, 0, 48, 64), .color(RGBA(rgb: 0x00FF00)))
    let luminance = try draw([
      group([area]) { $0.mask = DisplayMask([grey], mode: .luminance) }
    ])
    #expect(abs(Int(luminance[20, 30].alpha) - 182) <= 1 && luminance[70, 30].alpha == 0)
  }

  @Test func plusDarkerAddsWhatIsTakenFromWhite() throws {
    let below = fill(rect(0, 0, 96, 64), .color(RGBA(rgb: 0xC0A080)))
    let above = fill(rect(0, 0, 96, 64), .color(RGBA(rgb: 0x80FF60)))
    let bitmap = try draw([below, group([above]) { $0.blendMode = .plusDarker }])
    #expect(bitmap[40, 30].word == 0xFF41_A000)
    let alone = try draw([group([above]) { $0.blendMode = .plusDarker }])
    #expect(alone[40, 30].word == 0xFF80_FF60)
  }

  @Test(arguments: BlendMode.allCases)
  func everyModeLeavesPremultipliedPixels(mode: BlendMode) throws {
    let bitmap = try draw(GoldenScenes.commands(of: "blend/\(mode.rawValue)"))
    for y in 0..<64 {
      for word in bitmap.row(y) {
        let pixel = Pixel(word: word)
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
    }
  }
}

/// The centre of coverage in pixels.
func centroid(_ bitmap: Bitmap) -> (x: Double, y: Double) {
  var (sum, x, y) = (0.0, 0.0, 0.0)
  for row in 0..<bitmap.height {
    for (column, word) in bitmap.row(row).enumerated() where word >> 24 != 0 {
      let weight = Double(word >> 24)
      sum += weight
      x += weight * (Double(column) + 0.5)
      y += weight * (Double(row) + 0.5)
    }
  }
  return (x / sum, y / sum)
}
