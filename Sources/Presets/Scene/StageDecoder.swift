package import Foundation
package import Motion
package import Picture

/// What a command line may say about the stage in place of the preset.
package struct StageOverrides: Sendable {
  /// The size in points; percentages are laid out anew.
  package var size: CGSize?
  package var scale: Double?
  package var frameRate: FrameRate?
  /// `.some(nil)` is a clear background.
  package var background: RGBA??
  package var duration: FrameTime?

  package init(
    size: CGSize? = nil, scale: Double? = nil, frameRate: FrameRate? = nil,
    background: RGBA?? = nil, duration: FrameTime? = nil
  ) {
    (self.size, self.scale, self.frameRate) = (size, scale, frameRate)
    (self.background, self.duration) = (background, duration)
  }
}

/// Reads the `stage`.
struct StageDecoder {
  /// The longest side in points.
  static let longestSide = 8192.0

  static let spec = ObjectSpec(
    "a stage",
    [
      .init("width", .number(1...longestSide), "Points; default 1280."),
      .init("height", .number(1...longestSide), "Points; default 720."),
      .init("scale", .number(0.01...16), "Pixels a point; default 1."),
      .init("fps", .definition("frameRate"), "Frames a second; default 60."),
      .init("background", .definition("color"), "What lies below everything; default white."),
    ])

  let colors: ColorDecoder
  let diagnostics: Diagnostics

  func decode(_ node: JSONNode?, _ overrides: StageOverrides) -> Stage {
    var stage = Stage(size: CGSize(width: 1280, height: 720))
    if let node, let reader = ObjectReader(node, Self.spec, diagnostics) {
      stage.size.width = reader.number("width", in: 1...Self.longestSide) ?? 1280
      stage.size.height = reader.number("height", in: 1...Self.longestSide) ?? 720
      stage.scale = reader.number("scale", in: 0.01...16) ?? 1
      if let rate = reader["fps"].flatMap({ Rate.decode($0, diagnostics) }) {
        stage.frameRate = rate
      }
      if let color = reader["background"].flatMap({ colors.decode($0, diagnostics) }) {
        stage.background = color
      }
    }
    if let size = overrides.size { stage.size = size }
    if let scale = overrides.scale { stage.scale = scale }
    if let rate = overrides.frameRate { stage.frameRate = rate }
    if let background = overrides.background { stage.background = background }
    return stage
  }
}

/// Reads frames a second: `30`, `29.97`, `"30000/1001"`.
package enum Rate {
  /// The highest rate.
  package static let limit = 1000.0

  package static func decode(_ node: JSONNode, _ diagnostics: Diagnostics) -> FrameRate? {
    if let number = node.number {
      guard number >= 0.01, number <= limit else {
        diagnostics.mistake(
          node, "\(node.seen) frames a second are out of range; allowed: 0.01 to \(limit.plain)")
        return nil
      }
      // A decimal is read to the thousandth: 29.97 is 2997/100.
      return FrameRate(Int64((number * 1000).rounded()), 1000)
    }
    let parts = node.string?.split(separator: "/").map(String.init) ?? []
    if parts.count == 2, let top = Int64(parts[0]), let bottom = Int64(parts[1]), top > 0,
      bottom > 0, top <= 1_000_000_000, bottom <= 1_000_000,
      (0.01...limit).contains(Double(top) / Double(bottom))
    {
      return FrameRate(top, bottom)
    }
    diagnostics.mistake(
      node,
      "\(node.seen) is not a frame rate; write a number up to \(limit.plain), or "
        + "\"30000/1001\"")
    return nil
  }
}
