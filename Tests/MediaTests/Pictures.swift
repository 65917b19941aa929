import Foundation
import Pixels

@testable import Media

/// Test pictures drawn by hand, and places to write films to.

/// A folder that goes away with its owner.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("media-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Everything in the folder, hidden files too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

/// A small repeatable generator (SplitMix64).
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A colour by its sRGB channels, 0 to 255.
struct Colour: Equatable {
  var red: Int
  var green: Int
  var blue: Int
  var alpha = 255

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The greatest difference of the channels red, green and blue.
  func distance(to other: Colour) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}

extension Bitmap {
  subscript(at x: Int, y: Int) -> Colour {
    get {
      let at = y * stride + 4 * x
      return Colour(
        Int(pixels[at + 2]), Int(pixels[at + 1]), Int(pixels[at]), Int(pixels[at + 3]))
    }
    set {
      let at = y * stride + 4 * x
      pixels[at] = UInt8(newValue.blue)
      pixels[at + 1] = UInt8(newValue.green)
      pixels[at + 2] = UInt8(newValue.red)
      pixels[at + 3] = UInt8(newValue.alpha)
    }
  }

  /// A picture of one premultiplied colour.
  static func solid(_ colour: Colour, width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[at: x, y] = colour } }
    return bitmap
  }

  /// An opaque or transparent picture of premultiplied noise.
  static func noise(seed: UInt64, width: Int, height: Int, alpha: Bool = false) -> Bitmap {
    var generator = Generator(state: seed)
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let a = alpha ? Int.random(in: 0...255, using: &generator) : 255
        bitmap[at: x, y] = Colour(
          Int.random(in: 0...a, using: &generator), Int.random(in: 0...a, using: &generator),
          Int.random(in: 0...a, using: &generator), a)
      }
    }
    return bitmap
  }

  /// An antialiased ring of a straight colour, 4 pixels wide, on nothing.
  static func ring(_ colour: Colour, size: Int, radius: Double) -> Bitmap {
    let bitmap = Bitmap(width: size, height: size)
    let centre = Double(size) / 2
    for y in 0..<size {
      for x in 0..<size {
        let (dx, dy) = (Double(x) + 0.5 - centre, Double(y) + 0.5 - centre)
        let distance = abs((dx * dx + dy * dy).squareRoot() - radius)
        let coverage = min(1, max(0, 2.5 - distance))
        let alpha = Int((coverage * 255).rounded())
        func premultiplied(_ c: Int) -> Int { (c * alpha * 2 + 255) / 510 }
        bitmap[at: x, y] = Colour(
          premultiplied(colour.red), premultiplied(colour.green), premultiplied(colour.blue), alpha)
      }
    }
    return bitmap
  }
}

extension EncoderSettings {
  /// Small and quick.
  static func test(
    _ width: Int, _ height: Int, fps: Rational = Rational(30), alpha: Bool = false
  ) -> EncoderSettings {
    EncoderSettings(
      width: width, height: height, frameRate: fps, effort: .preview, alpha: alpha,
      background: .white)
  }
}

/// Writes the pictures as a film and says what came of it.
@discardableResult
func write(
  _ bitmaps: [Bitmap], to path: String, _ settings: EncoderSettings, codec: String? = nil,
  force: Bool = false
) throws -> OutputSummary {
  let sink = try OutputFormat(path: path, codec: codec)
    .openSink(path: path, settings: settings, force: force)
  for (index, bitmap) in bitmaps.enumerated() { try sink.write(bitmap, index: index) }
  return try sink.finish()
}

/// The decoded pictures of a file.
func decode(_ path: String) throws -> [DecodedFrame] {
  let reader = try VideoReader(path: path)
  var frames: [DecodedFrame] = []
  while let frame = try reader.next() { frames.append(frame) }
  return frames
}
