import Foundation
import Geometry
import Motion
import Picture

/// Draws words: size, weight, colours and place move, line breaks jump.
///
/// A size in flight is shown by scaling the new layout, so that no glyph trembles; a weight in flight
/// is set anew, as far as the face has weights between. Words that change in an animated transaction
/// follow the content transition of the place.
final class TextElement: LeafElement {
  private let shaper: any TextShaper
  private var setting: TextSetting?
  private var transition = ContentTransition.interpolate
  private var size = Attribute<Double>()
  private var weight = Attribute<Double>()
  private var paints: [PaintAttribute] = []
  /// How much of the present words shows.
  private var presence = Attribute<Double>()
  /// The words before, on their way out.
  private var leaving: [FadingWords] = []
  private var committed: CGRect?
  /// Whether bars stand for the lines.
  private var isPlaceholder = false
  /// The part of the width at which the frame keeps its place when its width changes.
  private var fixedPart = 0.5

  init(shaper: any TextShaper) {
    self.shaper = shaper
    super.init()
    presence.update(1, transaction: Transaction())
  }

  func update(_ text: Text, in inputs: _ViewInputs) {
    let resolved = ResolvedText(text, in: inputs.environment)
    let transaction = inputs.transaction
    isPlaceholder = inputs.environment.redactionReasons.contains(.placeholder)
    defer { transition = inputs.environment.contentTransition }
    animatedFrame.transaction = transaction
    if let setting, !resolved.hasWords(of: setting.text) {
      change(from: setting, in: inputs)
    }
    if setting?.text != resolved { setting = TextSetting(resolved, shaper: shaper) }
    size.update(resolved.block.font.size, transaction: transaction)
    weight.update(Double(resolved.block.font.weight), transaction: transaction)
    if paints.count != resolved.parts.count {
      paints = resolved.parts.map { _ in PaintAttribute() }
    }
    for (index, part) in resolved.parts.enumerated() {
      paints[index].update(
        part.paint, transaction: transaction, in: inputs.environment.colorInterpolation)
    }
  }

  /// Sends the present words away, if the transaction and the transition have a way to go.
  private func change(from old: TextSetting, in inputs: _ViewInputs) {
    let new = inputs.environment.contentTransition
    guard inputs.transaction.animation != nil, new.kind != .identity else {
      leaving = []
      return presence.reset(to: 1)
    }
    var motion = MotionReport()
    let now = inputs.graph.now
    var words = FadingWords(
      layout: old.layout(for: proposal), parts: old.text.parts,
      direction: new.direction(from: transition))
    words.presence.reset(to: presence.presented(at: now, &motion))
    words.presence.update(0, transaction: inputs.transaction)
    presence.reset(to: 0)
    presence.update(1, transaction: inputs.transaction)
    if words.presence.isAtRest { leaving = [] } else { leaving.append(words) }
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let setting else { return .zero }
    return setting.size(of: setting.layout(for: proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key,
      let lines = setting?.layout(for: proposal).lines
    else { return nil }
    return (isFirst ? lines.first : lines.last).map { CGFloat($0.baseline) }
  }

  override func commitFrames() {
    if let committed, committed.width != frame.width {
      let part = (frame.minX - committed.minX) / (committed.width - frame.width)
      fixedPart = min(max(part, 0), 1)
    }
    committed = frame
    super.commitFrames()
  }

  // MARK: Drawing

  override func draw(_ pen: inout Pen, in frame: CGRect) {
    guard let setting else { return }
    let offer = proposal
    let target = setting.text.block.font
    let shownWeight = weight.isAtRest ? nil : weight.presented(at: pen.time, &pen.motion)
    let layout = setting.layout(for: offer, weight: shownWeight.map { Int($0.rounded()) })
    let shownSize = size.presented(at: pen.time, &pen.motion)
    let scale = target.size > 0 ? shownSize / target.size : 1
    let shown = presence.presented(at: pen.time, &pen.motion)
    var paints: [Paint] = []
    for index in self.paints.indices {
      let box = CGRect(x: 0, y: 0, width: frame.width / scale, height: frame.height / scale)
      paints.append(self.paints[index].presented(at: pen.time, &pen.motion).paint(in: box).paint)
    }
    let transform = pen.transform(at: frame.origin)
    if isPlaceholder {
      for bar in Placeholder.bars(for: layout, paint: paints.first ?? .color(.black)) {
        pen.add(bar.placed(by: transform))
      }
      return
    }
    var drawing = WordDrawing(layout: layout, parts: setting.text.parts, paints: paints)
    drawing.transform = CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(shift(of: layout, scale: scale, in: frame)).concatenating(transform)
    for index in leaving.indices {
      leaving[index].draw(
        &pen, at: shift(of: leaving[index].layout, scale: 1, in: frame).concatenating(transform),
        next: layout)
    }
    let direction = leaving.last?.direction
    leaving.removeAll { $0.presence.isAtRest }
    if let direction, let last = leaving.last {
      drawing.draw(&pen, arriving: shown, from: last.layout, direction: direction)
    } else {
      drawing.draw(&pen, opacity: shown)
    }
  }

  /// Where words stand in a frame that is still growing or shrinking to their size: so that they
  /// keep their place where the frame keeps its.
  private func shift(
    of layout: TextLayout, scale: Double, in frame: CGRect
  ) -> CGAffineTransform {
    guard abs(frame.width - self.frame.width) > 1e-9 else { return .identity }
    return CGAffineTransform(
      translationX: (frame.width - layout.size.width * scale) * fixedPart, y: 0)
  }

  override func search(_ search: inout TargetSearch) {
    guard let words = setting?.text.block.string else { return }
    search.add(words, frame: animatedFrame.presented(at: search.time))
  }
}

/// Words that have been replaced, while they can still be seen.
private struct FadingWords {
  let layout: TextLayout
  let parts: [ResolvedText.Part]
  /// The way on which characters leave: 1 is upwards; `nil` when they fade in place.
  let direction: Double?
  var presence = Attribute<Double>()

  mutating func draw(_ pen: inout Pen, at transform: CGAffineTransform, next: TextLayout) {
    let shown = presence.presented(at: pen.time, &pen.motion)
    let box = CGRect(origin: .zero, size: layout.size)
    var drawing = WordDrawing(
      layout: layout, parts: parts, paints: parts.map { $0.paint.paint(in: box).paint })
    drawing.transform = transform
    if let direction {
      drawing.draw(&pen, leaving: shown, for: next, direction: direction)
    } else {
      drawing.draw(&pen, opacity: shown)
    }
  }
}
