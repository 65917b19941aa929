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

/// Where letters of size 1 stand: as in a setting, or on the way between two.
indirect enum TextPlace: Sendable {
  case at(TextHistory.Setting)
  case between(TextPlace, TextPlace, Double)

  /// Takes letters of size 1 to the layer's space.
  func transform(in sample: LayerSample) -> CGAffineTransform {
    switch self {
    case .at(let setting):
      return CGAffineTransform(scaleX: setting.size, y: setting.size)
        .concatenating(setting.placing(in: sample))
    case .between(let first, let second, let amount):
      let (a, b) = (first.transform(in: sample), second.transform(in: sample))
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * amount }
      return CGAffineTransform(
        a: mix(a.a, b.a), b: 0, c: 0, d: mix(a.d, b.d), tx: mix(a.tx, b.tx), ty: mix(a.ty, b.ty))
    }
  }
}
