import Foundation
import Geometry
import Motion
import Picture

/// Draws a picture, a symbol, or the box that stands in for one.
final class ImageElement: LeafElement {
  private enum Content: Equatable {
    case picture(CatalogImage, isTemplate: Bool)
    case symbol(SymbolOutline)
    case missing(TextLayout)
  }
  private let shaper: any TextShaper
  private var image: Image?
  private var content: Content?
  private var naturalSize = CGSize.zero
  /// How far a symbol reaches above the baseline of text beside it.
  private var ascent: CGFloat?
  private var paint = PaintAttribute()
  private var colors: [PaintAttribute] = []
  private var isLayered = false
  private var runs: [SymbolRun] = []
  private var exchange: SymbolExchange?

  /// The side of the box for a picture that is missing, in points.
  private static let missingSide: CGFloat = 100
  /// The height of a symbol's box, in ems: capitals are centred in it.
  private static let symbolSize: CGFloat = 1.2
  /// The baseline in that box, as a part of its height from its top.
  static let symbolBaseline: CGFloat = 0.8

  /// Whether a box stands for the picture.
  private var isPlaceholder = false

  init(shaper: any TextShaper) { self.shaper = shaper }

  func update(_ image: Image, in inputs: _ViewInputs) {
    let old = (self.image?.source, content)
    self.image = image
    let environment = inputs.environment
    isPlaceholder = environment.redactionReasons.contains(.placeholder)
    switch image.source {
    case .named(let name):
      let found = environment.pictures.image(
        named: name, isDark: environment.colorScheme == .dark)
      if let found { show(found) } else { showBox(name, side: ImageElement.missingSide) }
    case .picture(let picture): show(picture)
    case .symbol(let name): showSymbol(name, in: environment)
    }
    if case .symbol(let outline)? = old.1, case .symbol(let next)? = content, outline != next,
      old.0 != image.source,
      case .symbol(let leaving, let rate) = environment.contentTransition.kind
    {
      exchange = SymbolExchange(
        outline: outline, leaving: leaving, start: inputs.graph.now, rate: rate)
    }
    runs = environment.symbolRuns
    updatePaints(in: inputs)
    animatedFrame.transaction = inputs.transaction
  }

  private func updatePaints(in inputs: _ViewInputs) {
    let environment = inputs.environment
    let mode =
      image?.symbolMode ?? environment.symbolRenderingMode
      ?? (environment.symbolColors.isEmpty ? .monochrome : .palette)
    let first = ForegroundStyle()._paint(in: environment)
    paint.update(first, transaction: inputs.transaction, in: environment.colorInterpolation)
    isLayered = mode == .hierarchical || mode == .palette
    guard isLayered else {
      colors = []
      return
    }
    // The strengths of the levels; of Apple's it is only known that they fall.
    var styles = [first, first.faded(by: 0.5), first.faded(by: 0.25)]
    if mode == .palette {
      let own = environment.symbolColors
      styles = [first, own.first ?? first, own.last ?? first]
    }
    if colors.isEmpty { colors = styles.map { _ in PaintAttribute() } }
    for index in styles.indices {
      colors[index].update(
        styles[index], transaction: inputs.transaction, in: environment.colorInterpolation)
    }
  }

  private func show(_ picture: CatalogImage) {
    var picture = picture
    if let sampling = image?.sampling { picture.reference.sampling = sampling }
    let isTemplate =
      image?.renderingMode.map { $0 == .template } ?? picture.isTemplate
    content = .picture(picture, isTemplate: isTemplate)
    let scale = picture.scale > 0 ? picture.scale : 1
    naturalSize = CGSize(
      width: Double(picture.reference.width) / scale,
      height: Double(picture.reference.height) / scale)
    ascent = nil
  }

  private func showSymbol(_ name: String, in environment: EnvironmentValues) {
    let style = environment.text.style
    var font = style.font ?? environment.font ?? .body
    if let weight = style.weight { font.weight = weight }
    let description = font.description(at: environment.dynamicTypeSize)
    let em = description.size * environment.imageScale.factor
    let height = em * ImageElement.symbolSize
    let outline = environment.pictures.symbol(
      named: name, variants: environment.symbolVariants, weight: description.weight)
    if let outline {
      content = .symbol(outline)
      naturalSize = CGSize(width: outline.size.width * em, height: outline.size.height * em)
      // Resized, the outline itself is what fills the frame.
      if image?.resizing != nil {
        let box = outline.path.boundingRect
        naturalSize = CGSize(width: box.width * em, height: box.height * em)
      }
    } else {
      showBox(name, side: height)
    }
    ascent = height * ImageElement.symbolBaseline
  }

  /// A box with the name in it, set to be no wider than the box.
  private func showBox(_ name: String, side: CGFloat) {
    let trial = shaper.layout(TextBlock(name, font: FontDescription(size: 10)), width: nil)
    let size = min(side / 5, 10 * side * 0.9 / max(trial.size.width, 1))
    content = .missing(
      shaper.layout(TextBlock(name, font: FontDescription(size: max(size, 0.1))), width: nil))
    naturalSize = CGSize(width: side, height: side)
    ascent = nil
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image?.resizing == nil
      ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize)
  }

  override func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return image?.resizing == nil ? ascent : nil
  }

  // MARK: Drawing

  override func draw(_ pen: inout Pen, in frame: CGRect) {
    guard let content, frame.width > 0, frame.height > 0 else { return }
    let box = CGRect(origin: .zero, size: frame.size)
    let shown = paint.presented(at: pen.time, &pen.motion)
    let transform = pen.transform(at: frame.origin)
    if isPlaceholder {
      let box = Placeholder.box(box, paint: shown.paint(in: box).paint)
      return pen.add(box.placed(by: transform))
    }
    switch content {
    case .picture(let picture, let isTemplate):
      let drawn = PictureDrawing(
        picture: picture, size: naturalSize, mode: image?.resizing ?? .stretch,
        capInsets: image?.capInsets ?? EdgeInsets()
      ).commands(in: box)
      if isTemplate {
        let cover = shown.fill(Path(box), in: box, transform: .identity)
        pen.add(.group(DisplayGroup([cover], transform: transform, mask: DisplayMask(drawn))))
      } else {
        for command in drawn { pen.add(command.placed(by: transform)) }
      }
    case .symbol(let outline):
      drawSymbol(outline, in: box, paint: shown, transform, &pen)
    case .missing(let words):
      drawBox(words, in: box, paint: shown.faded(by: 0.5).paint(in: box).paint, transform, &pen)
    }
  }

  private func drawSymbol(
    _ outline: SymbolOutline, in box: CGRect, paint: _StylePaint, _ transform: CGAffineTransform,
    _ pen: inout Pen
  ) {
    var pose = SymbolPose()
    for run in runs {
      if run.end > pen.time { pen.motion.note(end: run.end, period: run.period) }
      pose.apply(run.pose(at: pen.time))
    }
    if let value = image?.variableValue, pose.lights == nil {
      let count = Double(outline.steps.count)
      pose.lights = SymbolLights(
        progress: min(max(value, 0), 1) * count / (count + 1), isCumulative: true, reverses: false,
        dimmed: 0.35)
    }
    var paints = [paint]
    if isLayered { paints = colors.indices.map { colors[$0].presented(at: pen.time, &pen.motion) } }
    var drawing = SymbolDrawing(outline: outline, box: box, paints: paints, pose: pose)
    drawing.isResized = image?.resizing != nil
    guard let exchange, exchange.end > pen.time else {
      exchange = nil
      return drawing.draw(&pen, transform)
    }
    pen.motion.note(end: exchange.end)
    if let leaving = exchange.oldPose(at: pen.time) {
      var old = drawing
      old.outline = exchange.outline
      old.pose.apply(leaving)
      old.draw(&pen, transform)
    }
    drawing.pose.apply(exchange.newPose(at: pen.time))
    drawing.draw(&pen, transform)
  }

  private func drawBox(
    _ words: TextLayout, in box: CGRect, paint: Paint, _ transform: CGAffineTransform,
    _ pen: inout Pen
  ) {
    let side = min(box.width, box.height)
    let width = max(side / 20, 0.5)
    let outline = RoundedRectangle(cornerRadius: side / 8, style: .circular)
      .path(in: box.insetBy(dx: width / 2, dy: width / 2))
    pen.add(
      .stroke(outline, paint, style: StrokeStyle(lineWidth: width), transform: transform))
    let scale = min(box.width / naturalSize.width, box.height / naturalSize.height)
    let place = CGAffineTransform(
      translationX: (box.width - words.size.width * scale) / 2,
      y: (box.height - words.size.height * scale) / 2)
    pen.add(
      .text(
        words, paint,
        transform: CGAffineTransform(scaleX: scale, y: scale).concatenating(place)
          .concatenating(transform)))
  }

  override func search(_ search: inout TargetSearch) {
    guard let label = image?.label else { return }
    search.add(label, frame: animatedFrame.presented(at: search.time))
  }
}
