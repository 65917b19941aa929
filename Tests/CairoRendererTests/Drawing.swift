import CairoRenderer
import Foundation
import Geometry
import Picture
import Pixels

/// Shorthand of this target's tests.
func draw(
  _ commands: [DisplayCommand], width: Int = 96, height: Int = 64,
  transform: CGAffineTransform = .identity, background: RGBA? = nil,
  images: (any ImageSource)? = nil
) throws -> Bitmap {
  let bitmap = Bitmap(width: width, height: height)
  try CairoRenderer(images: images).draw(
    DisplayList(commands), into: bitmap, transform: transform, background: background)
  return bitmap
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: width, height: height))
}

func fill(
  _ path: Path, _ paint: Paint, rule: FillRule = .nonZero,
  transform: CGAffineTransform = .identity
) -> DisplayCommand {
  .fill(path, paint, rule: rule, transform: transform)
}

func stroke(
  _ path: Path, _ color: RGBA, _ style: StrokeStyle, transform: CGAffineTransform = .identity
) -> DisplayCommand {
  .stroke(path, .color(color), style: style, transform: transform)
}

func group(_ children: [DisplayCommand], _ change: (inout DisplayGroup) -> Void = { _ in })
  -> DisplayCommand
{
  var group = DisplayGroup(children)
  change(&group)
  return .group(group)
}

let red = RGBA(rgb: 0xFF3B30)
let green = RGBA(rgb: 0x34C759)
let blue = RGBA(rgb: 0x007AFF)
let orange = RGBA(rgb: 0xFF9500)

/// One picture for tests: a checkerboard of 8 × 6 pixels with a clear corner.
struct Checkerboard: ImageSource {
  static let reference = ImageReference(name: "checkerboard", width: 8, height: 6)

  func pixels(for reference: ImageReference) -> ImagePixels? {
    guard reference == Checkerboard.reference else { return nil }
    let bytes = (0..<48).flatMap { index -> [UInt8] in
      let (x, y) = (index % 8, index / 8)
      if x > 5, y > 3 { return [0, 0, 0, 0] }
      return (x + y).isMultiple(of: 2) ? [0, 0x95, 0xFF, 255] : [0xFF, 0x7A, 0, 255]
    }
    return ImagePixels(width: 8, height: 6, bytes: bytes)
  }
}
