import CairoRenderer
import Foundation
import Geometry
import Picture
import Pixels
import Testing

@Suite struct FilterTests {
  private let picture = DisplayCommand.image(
    Checkerboard.reference, rect: CGRect(x: 0, y: 0, width: 96, height: 64), opacity: 1,
    transform: .identity)

  @Test func picturesTakeTheColoursThatPaintsWould() throws {
    let matrix = ColorMatrix.hueRotation(1)
    let bitmap = try draw(
      [group([picture]) { $0.filter = .matrix(matrix) }], images: Checkerboard())
    // Enlarged pictures are smooth: no pixel need have a colour of the picture's own.
    let plain = try draw([picture], images: Checkerboard())
    for (x, y) in [(6, 5), (18, 5), (30, 40)] {
      let (shown, own) = (bitmap[x, y], plain[x, y])
      let expected = matrix.applied(
        to: RGBA(
          red: Double(own.red) / 255, green: Double(own.green) / 255, blue: Double(own.blue) / 255))
      #expect(own.alpha == 255 && shown.alpha == 255)
      #expect(abs(Double(shown.red) - expected.red * 255) <= 1)
      #expect(abs(Double(shown.green) - expected.green * 255) <= 1)
      #expect(abs(Double(shown.blue) - expected.blue * 255) <= 1)
    }
    // The clear corner stays clear.
    #expect(bitmap[90, 60].word == 0)
  }

  @Test func brightColoursBecomeOpaque() throws {
    let luminance = PixelFilter.matrix(.luminanceToAlpha)
    let field = [
      fill(rect(0, 0, 48, 64), .color(.white)), fill(rect(48, 0, 48, 64), .color(.black)),
    ]
    let bitmap = try draw([group(field) { $0.filter = luminance }])
    #expect(bitmap[20, 30].word == 0xFF00_0000)
    #expect(bitmap[70, 30].word == 0)
  }

  @Test func thresholdsCutBlurredShapesWhereTheyAreHalf() throws {
    let soft = group([fill(rect(20, -100, 200, 300), .color(.white))]) { $0.blur = 6 }
    let bitmap = try draw([
      group([soft]) { $0.filter = .alphaThreshold(min: 0.5, max: 1, red) }
    ])
    // The edge of a half plane stays where it was, one pixel wide.
    let row = (0..<96).map { Int(bitmap[$0, 32].alpha) }
    #expect(row[..<18].allSatisfy { $0 == 0 } && row[22...].allSatisfy { $0 == 255 })
    #expect(abs(row.reduce(0, +) - 76 * 255) < 40)
    #expect(bitmap[60, 32].word == 0xFFFF_3B30)
  }

  /// Stripes of 4 pixels, black and white.
  private var stripes: [DisplayCommand] {
    (0..<24).map {
      fill(
        rect(CGFloat($0) * 4, 0, 4, 64), .color($0.isMultiple(of: 2) ? .white : .black))
    }
  }

  @Test func panesBlurWhatLiesBelowThem() throws {
    let pane = group([fill(rect(24, 16, 48, 32), .color(.white))]) {
      $0.backdrop = Backdrop(deviation: 8)
    }
    let bitmap = try draw(stripes + [pane])
    let inside = (32..<64).map { Int(bitmap[$0, 32].red) }
    #expect((inside.max() ?? 0) - (inside.min() ?? 0) < 8)
    #expect(abs((inside.first ?? 0) - 128) < 8)
    #expect(bitmap[2, 2].red == 255 && bitmap[6, 2].red == 0)
  }

  @Test func panesSeeThroughTheGroupsThatTheyAreIn() throws {
    let pane = group([fill(rect(24, 16, 48, 32), .color(.white))]) {
      $0.backdrop = Backdrop(deviation: 8)
    }
    let plain = try draw(stripes + [pane])
    let clipped = try draw(
      stripes + [group([pane, pane]) { $0.clip = ClipShape(rect(0, 0, 96, 64)) }])
    #expect(abs(Int(clipped[48, 32].red) - Int(plain[48, 32].red)) <= 2)
    let faded = try draw(stripes + [group([pane]) { $0.opacity = 0.5 }])
    // Half of the stripe, half of the even gray.
    #expect(abs(Int(faded[50, 32].red) - (255 + Int(plain[50, 32].red)) / 2) <= 2)
  }

  @Test func aPartOfAPaneIsThatOfTheWhole() throws {
    let pane = group([fill(rect(24, 16, 48, 32), .color(.white))]) {
      $0.backdrop = Backdrop(deviation: 8, tint: RGBA(white: 1, opacity: 0.3))
    }
    let whole = try draw(stripes + [pane])
    let part = Bitmap(width: 96, height: 64)
    try CairoRenderer().draw(
      DisplayList(stripes + [pane]), into: part, transform: .identity,
      area: PixelRect(x: 30, y: 20, width: 20, height: 10))
    for y in 20..<30 {
      for x in 30..<50 { #expect(part[x, y] == whole[x, y]) }
    }
  }

  @Test func meshesHaveTheirColoursAtTheirPointsAndNoHoles() throws {
    let colors = [red, green, blue, orange]
    let vertices = (0..<4).map { index in
      let place = SIMD2(Double(index % 2) * 96, Double(index / 2) * 64)
      return ColorMesh.Vertex(
        position: place, leading: place, top: place, trailing: place, bottom: place,
        color: colors[index])
    }
    for isSmooth in [true, false] {
      let mesh = ColorMesh(columns: 2, rows: 2, vertices: vertices, isSmooth: isSmooth)
      let bitmap = try draw([fill(rect(0, 0, 96, 64), .mesh(mesh))])
      for y in 0..<64 { #expect(bitmap.row(y).allSatisfy { $0 >> 24 == 255 }) }
      for (index, (x, y)) in [(0, 0), (95, 0), (0, 63), (95, 63)].enumerated() {
        let pixel = bitmap[x, y]
        #expect(abs(Double(pixel.red) - colors[index].red * 255) < 12)
        #expect(abs(Double(pixel.blue) - colors[index].blue * 255) < 12)
      }
      let middle = bitmap[48, 32]
      let mean = colors.reduce(0) { $0 + $1.red } / 4 * 255
      #expect(abs(Double(middle.red) - mean) < 4)
    }
  }

  @Test func tilesRepeatAPartOfAPicture() throws {
    let paint = Paint.image(
      Checkerboard.reference, source: CGRect(x: 0, y: 0, width: 0.25, height: 1.0 / 3),
      tile: CGRect(x: 0, y: 0, width: 32, height: 32), opacity: 1)
    let bitmap = try draw([fill(rect(0, 0, 96, 64), paint)], images: Checkerboard())
    // A sixteenth of the way between two pixels' middles, along both axes, lies the pixel at (8, 8).
    func isNear(_ pixel: Pixel, _ color: RGBA) -> Bool {
      pixel.alpha == 255 && abs(Double(pixel.red) - color.red * 255) < 20
        && abs(Double(pixel.green) - color.green * 255) < 20
        && abs(Double(pixel.blue) - color.blue * 255) < 20
    }
    #expect(isNear(bitmap[8, 8], orange) && isNear(bitmap[24, 8], blue))
    for (x, y) in [(40, 8), (8, 40), (72, 40)] {
      #expect(bitmap[x, y] == bitmap[8, 8])
      #expect(bitmap[x + 16, y] == bitmap[24, 8])
    }
  }

  @Test func opaqueBlursKeepTheirEdgeAndTheirColours() throws {
    let soft = group([fill(rect(20, 10, 56, 44), .color(orange))]) { $0.blur = 6 }
    let bitmap = try draw([
      group([soft]) {
        $0.filter = .opaque
        $0.clip = ClipShape(rect(20, 10, 56, 44))
      }
    ])
    for (x, y) in [(20, 10), (75, 53), (48, 32), (21, 30)] {
      let pixel = bitmap[x, y]
      #expect(pixel.alpha == 255 && abs(Int(pixel.red) - 255) <= 4)
      #expect(abs(Int(pixel.green) - 0x95) <= 4 && pixel.blue <= 4)
    }
    #expect(bitmap[19, 30].word == 0 && bitmap[76, 30].word == 0)
  }
}
