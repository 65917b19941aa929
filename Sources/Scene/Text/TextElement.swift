import Foundation
import Geometry
import Motion
import Picture

/// Draws words: their colour and their place move, their layout jumps.
///
/// Words that change in an animated transaction fade into each other.
final class TextElement: LeafElement {
  private let shaper: any TextShaper
  private var block = TextBlock("")
  private var minimumScale: CGFloat = 1
  private var lineSpacing: CGFloat = 0
  private var paint = PaintAttribute()
  private var layouts: [(width: Double?, layout: TextLayout)] = []
  /// The words before the last change, and how far the new ones have taken their place.
  private var old: (block: TextBlock, width: Double?)?
  private var fade = Attribute<Double>()
  private var changes = 0.0
  private var isFirst = true

  init(shaper: any TextShaper) { self.shaper = shaper }

  func update(_ text: Text, in inputs: _ViewInputs) {
    let settings = inputs.environment.text
    let block = TextElement.block(text, settings: settings, font: inputs.environment.font)
    if block != self.block || settings.lineSpacing != lineSpacing { layouts = [] }
    if !isFirst, block.string != self.block.string, inputs.transaction.animation != nil {
      old = (self.block, frame.width)
      changes += 1
    }
    isFirst = false
    self.block = block
    minimumScale = settings.minimumScale
    lineSpacing = settings.lineSpacing
    fade.update(changes, transaction: inputs.transaction)
    let style = text.style.color?.style ?? ForegroundStyle()
    paint.update(
      style._paint(in: inputs.environment), transaction: inputs.transaction,
      in: inputs.environment.colorInterpolation)
    animatedFrame.transaction = inputs.transaction
  }

  private static func block(_ text: Text, settings: TextSettings, font: Font?) -> TextBlock {
    var font = text.style.font ?? font ?? .body
    if let weight = text.style.weight ?? settings.weight { font.weight = weight }
    if let design = text.style.design ?? settings.design { font.design = font.design ?? design }
    if text.style.isItalic || settings.isItalic { font.isItalic = true }
    if text.style.hasMonospacedDigits || settings.hasMonospacedDigits {
      font.hasMonospacedDigits = true
    }
    let string =
      switch settings.letterCase {
      case .uppercase: text.string.uppercased()
      case .lowercase: text.string.lowercased()
      case nil: text.string
      }
    let face = font.description
    let alignment: TextBlock.Alignment =
      switch settings.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return TextBlock(
      string, font: face, alignment: alignment, lineLimit: settings.lineLimit,
      lineHeight: 1 + settings.lineSpacing / (face.size * 1.2),
      tracking: text.style.tracking ?? settings.tracking, truncation: .tail)
  }

  /// The words set in `width` points, made smaller when that is allowed and needed.
  private func layout(width: Double?) -> TextLayout {
    for known in layouts where known.width == width { return known.layout }
    var layout = shaper.layout(block, width: width)
    if minimumScale < 1, layout.isTruncated {
      var smaller = block
      for step in 1...10 where layout.isTruncated {
        smaller.font.size = block.font.size * (1 - (1 - minimumScale) * Double(step) / 10)
        layout = shaper.layout(smaller, width: width)
      }
    }
    layouts.append((width, layout))
    return layout
  }

  /// The width to break lines at: none when the words fit on lines of their own.
  private func layout(in proposal: ProposedViewSize) -> TextLayout {
    let free = layout(width: nil)
    guard let width = proposal.width, width.isFinite, width < free.size.width else { return free }
    return layout(width: max(0, width))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = layout(in: proposal).size
    // Room for whole points, so that the offer of a measured width does not break a line.
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let lines = layout(in: proposal).lines
    if key == VerticalAlignment.firstTextBaseline.key { return lines.first.map { CGFloat($0.baseline) } }
    if key == VerticalAlignment.lastTextBaseline.key { return lines.last.map { CGFloat($0.baseline) } }
    return nil
  }

  override func draw(_ pen: inout Pen, in frame: CGRect) {
    let (paint, _) = paint.presented(at: pen.time, &pen.motion)
      .paint(in: CGRect(origin: .zero, size: frame.size))
    let layout = layout(in: ProposedViewSize(self.frame.size))
    let transform = pen.transform(at: frame.origin)
    let progress = fade.presented(at: pen.time, &pen.motion) - changes + 1
    if let old, !fade.isAtRest, progress < 1 {
      let before = shaper.layout(old.block, width: nil)
      let shift = (frame.width - before.size.width) / 2
      pen.add(
        .text(
          before, paint.faded(by: 1 - progress), transform: transform.translatedBy(x: shift, y: 0)))
      pen.add(.text(layout, paint.faded(by: max(0, progress)), transform: transform))
    } else {
      old = nil
      if !block.string.isEmpty { pen.add(.text(layout, paint, transform: transform)) }
    }
  }

  override func search(_ search: inout TargetSearch) {
    search.add(block.string, frame: animatedFrame.presented(at: search.time))
  }
}
