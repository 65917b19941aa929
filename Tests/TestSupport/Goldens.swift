public import Foundation
public import Pixels
public import Testing

/// Pictures that a drawing must match: `Goldens/<topic>/<name>.png` beside the tests.
///
/// With `INBETWEEN_RECORD_GOLDENS=1` in the environment a picture is written instead of compared.
/// Look at every new one before it is committed.
public struct Goldens: Sendable {
  /// The folder of all topics.
  public let folder: URL

  /// The goldens beside a test file.
  public init(besides file: String = #filePath) {
    folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
  }

  /// Records an issue when `bitmap` differs from the golden `topic/name`.
  ///
  /// At most `count` pixels may differ by more than `tolerance` of 255 in some premultiplied
  /// channel. A failure attaches the actual picture and one of the differences.
  public func expect(
    _ bitmap: Bitmap, matches name: String, tolerance: Int = 2, count: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".png")
    if ProcessInfo.processInfo.environment["INBETWEEN_RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(PNGPicture.encode(bitmap)).write(to: file)
      return
    }
    let golden = try PNGPicture.read(file.path)
    guard let difference = bitmap.difference(from: golden, tolerance: tolerance) else {
      Issue.record(
        "\(name) has \(bitmap.width)×\(bitmap.height) pixels, not \(golden.width)×\(golden.height)",
        sourceLocation: sourceLocation)
      return
    }
    guard difference.countBeyondTolerance > count else { return }
    let title = name.replacingOccurrences(of: "/", with: "-")
    Attachment.record(try PNGPicture.encode(bitmap), named: "\(title)-actual.png")
    Attachment.record(
      try PNGPicture.encode(Goldens.magnified(bitmap, golden)), named: "\(title)-difference.png")
    Issue.record(
      """
      \(name): \(difference.countBeyondTolerance) pixels differ by more than \(tolerance), \
      the most by \(difference.largest), in \(difference.area)
      """, sourceLocation: sourceLocation)
  }

  /// The goldens that are none of `names`.
  public func orphans(besides names: [String]) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }
      .filter { !names.contains($0) }.sorted()
  }

  /// Opaque pixels of sixteen times the difference.
  private static func magnified(_ a: Bitmap, _ b: Bitmap) -> Bitmap {
    let result = Bitmap(width: a.width, height: a.height)
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (p, q) = (a[x, y], b[x, y])
        func level(_ channel: KeyPath<Pixel, UInt8>) -> UInt8 {
          UInt8(min(255, 16 * abs(Int(p[keyPath: channel]) - Int(q[keyPath: channel]))))
        }
        let alpha = level(\.alpha)
        result[x, y] = Pixel(
          red: max(level(\.red), alpha), green: max(level(\.green), alpha),
          blue: max(level(\.blue), alpha))
      }
    }
    return result
  }
}
