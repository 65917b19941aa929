import CairoRenderer
import Foundation
import Geometry
import Picture
import Pixels
import TestSupport
import Testing

@Suite struct RobustnessTests {
  static let wild: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e20, 9e6, 1e-300, 0]

  @Test func strangeNumbersNeverSpoilTheNextCommand() throws {
    for value in Self.wild {
      let point = CGPoint(x: value, y: 4)
      let path = Path { path in
        path.move(to: .zero)
        path.addLine(to: point)
        path.addCurve(to: CGPoint(x: 4, y: value), control1: point, control2: .zero)
        path.addQuadCurve(to: .zero, control: point)
      }
      let map = CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: value, ty: 0)
      let gradient = RGBAGradient(stops: [
        .init(color: RGBA(red: Double(value), green: 0, blue: 0), location: Double(value)),
        .init(color: .clear, location: 1),
      ])
      let strange: [DisplayCommand] = [
        fill(path, .color(RGBA(red: Double(value), green: 0, blue: 0, opacity: 0))),
        fill(rect(0, 0, 5, 5), .color(.clear), transform: map),
        stroke(path, .clear, StrokeStyle(lineWidth: value, dash: [value, 1], dashPhase: value)),
        stroke(path, .clear, StrokeStyle(lineWidth: 1, miterLimit: value), transform: map),
        fill(rect(0, 0, 1, 1), .linear(gradient, start: .zero, end: point)),
        fill(
          rect(0, 0, 1, 1),
          .radial(gradient, center: point, startRadius: 0, endRadius: Double(value))),
        fill(
          rect(0, 0, 1, 1), .angular(gradient, center: point, start: 0, end: Double(value))),
        .image(
          Checkerboard.reference, rect: CGRect(x: value, y: 0, width: value, height: 1),
          opacity: 0.5, transform: map),
        group([fill(rect(1, 1, 1, 1), .color(red))]) {
          $0.opacity = Double(value)
          $0.blur = Double(value)
          $0.transform = map
        },
        group([fill(rect(1, 1, 1, 1), .color(.clear))]) {
          $0.shadow = Shadow(
            color: .clear, deviation: Double(value), offset: CGSize(width: value, height: 0))
        },
      ]
      for command in strange {
        let last = fill(rect(20, 20, 20, 20), .color(blue))
        let bitmap = try draw([command, last], width: 48, height: 48, images: Checkerboard())
        #expect(bitmap[30, 30].word == 0xFF00_7AFF, "after \(command)")
      }
    }
  }

  @Test func farCoordinatesAreClipped() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: -1e9, y: 32))
      path.addLine(to: CGPoint(x: 1e9, y: 32))
    }
    let bitmap = try draw([stroke(line, red, StrokeStyle(lineWidth: 4))])
    #expect(bitmap[50, 32].alpha == 255)
    #expect(bitmap[50, 40].alpha == 0)
  }

  @Test func fineDashesOnLongLinesEndInTime() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 32))
      path.addLine(to: CGPoint(x: 1e6, y: 32))
    }
    let bitmap = try draw([stroke(line, red, StrokeStyle(lineWidth: 4, dash: [1e-6]))])
    #expect(bitmap[50, 32].alpha == 255)
  }

  @Test func partsAreExactlyThoseOfTheWholeDrawing() throws {
    var random = SeededRandom(seed: 5)
    func value(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let renderer = CairoRenderer(images: Checkerboard())
    for name in GoldenScenes.names where !name.hasPrefix("blend/") {
      let list = DisplayList(GoldenScenes.commands(of: name))
      let map = CGAffineTransform(translationX: value(-3...3), y: value(-3...3))
        .rotated(by: value(-0.2...0.2)).scaledBy(x: 1.1, y: 1.1)
      let whole = Bitmap(width: 96, height: 64)
      try renderer.draw(list, into: whole, transform: map, background: .white)
      for _ in 0..<3 {
        let area = PixelRect(
          x: .random(in: 0...80, using: &random), y: .random(in: 0...50, using: &random),
          width: .random(in: 1...60, using: &random), height: .random(in: 1...40, using: &random)
        ).intersection(whole.bounds)
        let part = Bitmap(width: 96, height: 64)
        part.fill(Pixel(word: 0x1234_5678))
        try renderer.draw(list, into: part, transform: map, background: .white, area: area)
        let expected = Bitmap(width: 96, height: 64)
        expected.fill(Pixel(word: 0x1234_5678))
        expected.copy(area, from: whole)
        #expect(part.hasSamePixels(as: expected), "\(name) in \(area)")
      }
    }
  }

  @Test func redrawingChangesGivesTheFullDrawing() throws {
    var random = SeededRandom(seed: 11)
    func value(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    let renderer = CairoRenderer(images: Checkerboard())
    let scenes = GoldenScenes.names.filter { !$0.hasPrefix("blend/") }
      .map { GoldenScenes.commands(of: $0) }
    func piece() -> DisplayCommand {
      let commands = scenes[.random(in: scenes.indices, using: &random)]
      let map = CGAffineTransform(translationX: value(-30...60), y: value(-20...40))
        .rotated(by: value(-0.3...0.3)).scaledBy(x: 0.4, y: 0.4)
      return .group(DisplayGroup(commands, transform: map, opacity: Double(value(0.5...1))))
    }
    var list = DisplayList((0..<4).map { _ in piece() })
    let bitmap = Bitmap(width: 96, height: 64)
    let map = CGAffineTransform(scaleX: 1.1, y: 0.9)
    try renderer.draw(list, into: bitmap, transform: map, background: .white)
    var (touched, count) = (0, 0)
    for _ in 0..<100 {
      let previous = list
      let place = Int.random(in: list.commands.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where list.commands.count > 2: list.commands.remove(at: place)
      case 1 where list.commands.count < 6: list.commands.insert(piece(), at: place)
      case 2:
        // A change within a group.
        guard case .group(var group) = list.commands[place] else { break }
        group.children.append(piece())
        group.children.removeFirst()
        list.commands[place] = .group(group)
      default: list.commands[place] = piece()
      }
      let areas = try renderer.draw(
        list, replacing: previous, in: bitmap, transform: map, background: .white)
      let whole = Bitmap(width: 96, height: 64)
      try renderer.draw(list, into: whole, transform: map, background: .white)
      #expect(bitmap.hasSamePixels(as: whole), "after \(areas)")
      touched += areas.reduce(0) { $0 + $1.area }
      count += 1
    }
    // Most of the picture was left alone: the test would mean nothing if all were drawn anew.
    #expect(touched < count * bitmap.bounds.area * 3 / 4)
    #expect(
      try renderer.draw(list, replacing: list, in: bitmap, transform: map, background: .white)
        .isEmpty)
  }

  @Test func renderersRepeatThemselves() throws {
    let renderer = CairoRenderer(images: Checkerboard())
    let bitmap = Bitmap(width: 96, height: 64)
    for name in GoldenScenes.names {
      let list = DisplayList(GoldenScenes.commands(of: name))
      try renderer.draw(list, into: bitmap, transform: .identity)
      let fresh = try draw(list.commands, images: Checkerboard())
      #expect(bitmap.hasSamePixels(as: fresh), "\(name)")
    }
  }

  @Test func boundsHoldEveryPixelThatIsDrawn() throws {
    for name in GoldenScenes.names {
      let commands = GoldenScenes.commands(of: name)
      let bitmap = try draw(commands, images: Checkerboard())
      let bounds = DisplayList(commands).bounds
      for y in 0..<64 {
        for (x, word) in bitmap.row(y).enumerated() where word >> 24 > 1 {
          let pixel = CGRect(x: x, y: y, width: 1, height: 1)
          #expect(pixel.intersects(bounds), "\(name) at \(x), \(y)")
        }
      }
    }
  }
}
