import Foundation
import Geometry
import Picture
import Pixels
import TestSupport
import Testing

@Suite struct PaintTests {
  @Test func solidColoursAreExact() throws {
    for rgb in [UInt32(0x00BDF2), 0xFAF9F7, 0xFFFFFF, 0x010203] {
      let bitmap = try draw([fill(rect(0, 0, 8, 8), .color(RGBA(rgb: rgb)))], width: 8, height: 8)
      #expect(bitmap[4, 4].word == 0xFF00_0000 | rgb)
    }
    let bitmap = try draw([], width: 4, height: 4, background: RGBA(rgb: 0xFAF9F7))
    #expect(bitmap[3, 3].word == 0xFFFA_F9F7)
    #expect(try draw([], width: 4, height: 4)[0, 0].word == 0)
  }

  @Test func coverageOfPixelsIsTheirArea() throws {
    let bitmap = try draw([fill(rect(1.25, 1.5, 2, 2), .color(.white))], width: 8, height: 8)
    #expect(abs(Int(bitmap[1, 2].alpha) - 191) <= 1)
    #expect(abs(Int(bitmap[3, 2].alpha) - 64) <= 1)
    #expect(abs(Int(bitmap[2, 1].alpha) - 128) <= 1)
    #expect(bitmap[2, 2].alpha == 255)
  }

  @Test func whiteRingOnNothingIsWhiteWhereverItCovers() throws {
    let ring = ShapeKind.circle.path(in: CGRect(x: 10, y: 10, width: 100, height: 100))
    let bitmap = try draw(
      [stroke(ring, .white, StrokeStyle(lineWidth: 4))], width: 120, height: 120)
    bitmap.unpremultiply()
    var covered = 0
    for y in 0..<120 {
      for word in bitmap.row(y) where word >> 24 != 0 {
        #expect(word & 0xFF_FFFF == 0xFF_FFFF)
        covered += 1
      }
    }
    #expect(covered > 1200)
  }

  @Test(arguments: ColorInterpolation.allCases)
  func linearGradientsAreWithinOneStepOfTheExactColour(space: ColorInterpolation) throws {
    let gradient = RGBAGradient(colors: [red, RGBA(rgb: 0x00FF00), blue], interpolation: space)
    let paint = Paint.linear(gradient, start: .zero, end: CGPoint(x: 200, y: 0))
    let bitmap = try draw([fill(rect(0, 0, 200, 2), paint)], width: 200, height: 2)
    for x in 0..<200 {
      expect(bitmap[x, 1], near: gradient.color(at: (Double(x) + 0.5) / 200), steps: 1.1)
    }
  }

  @Test func radialGradientsAreWithinOneStepOfTheExactColour() throws {
    let gradient = RGBAGradient(colors: [red, blue], interpolation: .oklab)
    let paint = Paint.radial(
      gradient, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 45)
    let bitmap = try draw([fill(rect(0, 0, 100, 100), paint)], width: 100, height: 100)
    for (x, y) in [(50, 50), (70, 50), (30, 80), (99, 99), (50, 91)] {
      let radius = hypot(Double(x) + 0.5 - 50, Double(y) + 0.5 - 50)
      expect(bitmap[x, y], near: gradient.color(at: (radius - 10) / 35), steps: 1.6)
    }
  }

  @Test(arguments: [(0, 2 * .pi), (1, 1 - 2 * .pi), (-0.5, 2), (0, 4 * .pi)] as [(Double, Double)])
  func angularGradientsAreWithinOneStepOfTheExactColour(start: Double, end: Double) throws {
    let gradient = RGBAGradient(colors: [red, orange, blue], interpolation: .oklab)
    let paint = Paint.angular(gradient, center: CGPoint(x: 50, y: 50), start: start, end: end)
    let map = CGAffineTransform(scaleX: 2, y: 2)
    let bitmap = try draw(
      [fill(rect(0, 0, 100, 100), paint)], width: 200, height: 200, transform: map)
    for angle in stride(from: -3.1, through: 3.1, by: 0.21) {
      let (x, y) = (Int(100 + 80 * cos(angle)), Int(100 + 80 * sin(angle)))
      let exact = atan2(Double(y) + 0.5 - 100, Double(x) + 0.5 - 100)
      // The last turn of the range is the one that shows.
      var place = (exact - end) / (end - start) + 1
      let turn = 2 * .pi / abs(end - start)
      while place > 1 { place -= turn }
      while place <= 1 - turn { place += turn }
      if place < 0 { place = place < (1 - turn) / 2 ? 1 : 0 }
      let isNearSeam = abs(place) < 0.01 || abs(place - 1) < 0.01
      if !isNearSeam { expect(bitmap[x, y], near: gradient.color(at: place), steps: 1.1) }
    }
  }

  @Test func degenerateGradientsShowTheirLastColour() throws {
    let gradient = RGBAGradient(colors: [red, blue])
    for paint in [
      Paint.linear(gradient, start: .zero, end: .zero),
      .radial(gradient, center: .zero, startRadius: 3, endRadius: 3),
    ] {
      let bitmap = try draw([fill(rect(0, 0, 8, 8), paint)], width: 8, height: 8)
      expect(bitmap[4, 4], near: blue, steps: 0.6)
    }
  }

  @Test func picturesKeepTheirPixelsAndTheirRim() throws {
    let exact = try draw(
      [
        .image(
          Checkerboard.reference, rect: CGRect(x: 2, y: 3, width: 8, height: 6), opacity: 1,
          transform: .identity)
      ], width: 16, height: 12, images: Checkerboard())
    #expect(exact[2, 3].word == 0xFFFF_9500)
    #expect(exact[3, 3].word == 0xFF00_7AFF)
    #expect(exact[9, 8].word == 0)
    #expect(exact[1, 3].word == 0)
    let large = try draw(
      [
        .image(
          Checkerboard.reference, rect: CGRect(x: 0, y: 0, width: 80, height: 60), opacity: 1,
          transform: .identity)
      ], width: 80, height: 60, images: Checkerboard())
    #expect(large[0, 0].alpha == 255 && large[0, 30].alpha == 255)
    let missing = ImageReference(name: "missing", width: 4, height: 4)
    let none = try draw([
      .image(
        missing, rect: CGRect(x: 0, y: 0, width: 9, height: 9), opacity: 1, transform: .identity)
    ])
    #expect(none[2, 2].word == 0)
  }
}

/// Compares straight components of an opaque pixel.
func expect(
  _ pixel: Pixel, near color: RGBA, steps: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let error = max(
    abs(Double(pixel.red) - color.red * 255), abs(Double(pixel.green) - color.green * 255),
    abs(Double(pixel.blue) - color.blue * 255))
  #expect(error <= steps, "\(pixel) is not \(color)", sourceLocation: sourceLocation)
}
