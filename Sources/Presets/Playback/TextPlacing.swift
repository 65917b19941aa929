import Foundation
import Geometry
import Picture

extension TextHistory.Setting {
  /// Takes the layout's space to the layer's: aligned in the frame, or the anchor's point of the block
  /// at the layer's origin, with the outlines scaled to the size of the moment.
  func placing(in sample: LayerSample) -> CGAffineTransform {
    let scale = size > 0 ? max(0, sample[.textSize].x) / size : 1
    let width = Double(layout.size.width) * scale
    let height = Double(layout.size.height) * scale
    let origin: CGPoint
    if sample.traits.isAtPoint {
      let anchor = sample[.anchor]
      let baseline = (layout.lines.first?.baseline ?? 0) * scale
      let y = sample.traits.isOnBaseline ? baseline : anchor.y * height
      origin = CGPoint(x: -anchor.x * width, y: -y)
    } else {
      let horizontal: Double =
        switch model.block.alignment {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
      let vertical = model.vertical == .top ? 0 : model.vertical == .center ? 0.5 : 1.0
      origin = CGPoint(
        x: (sample[.size].x - width) * horizontal, y: (sample[.size].y - height) * vertical)
    }
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
  }
}
