import CairoRenderer
import Foundation
import Geometry
import Picture
import Pixels

extension Bench {
  /// How long a blurred picture takes, in milliseconds, beside the same one without a blur.
  func blurs() throws {
    print("blurs (ms for 900×600 pixels, medians of \(runs * 2) runs)")
    let bitmap = Bitmap(width: 900, height: 600)
    // Nothing is empty or of one colour, which would be quicker.
    let gradient = RGBAGradient(
      stops: [
        .init(color: RGBA(rgb: 0xFF3B30), location: 0),
        .init(color: RGBA(rgb: 0x007AFF).opacity(0.5), location: 1),
      ], interpolation: .gamma)
    let picture = DisplayCommand.fill(
      Path(CGRect(x: 0, y: 0, width: 900, height: 600)),
      .linear(gradient, start: .zero, end: CGPoint(x: 900, y: 600)), rule: .nonZero,
      transform: .identity)
    for (deviation, bound) in [(0.0, 20.0), (3, 30), (20, 60)] {
      let list = DisplayList([.group(DisplayGroup([picture], blur: deviation, isIsolated: true))])
      let renderer = CairoRenderer()
      let times = try (0..<runs * 2).map { _ -> Double in
        let start = ContinuousClock.now
        try renderer.draw(list, into: bitmap, transform: .identity)
        return (ContinuousClock.now - start) / .milliseconds(1)
      }
      print(
        "  deviation \(Int(deviation))  \(String(format: "%.1f", median(times)))"
          + "  (at most \(Int(bound)))")
    }
  }
}
