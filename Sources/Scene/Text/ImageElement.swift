import Foundation
import Geometry
import Motion
import Picture

/// Draws a picture, a symbol, or the box that stands in for one.
final class ImageElement: LeafElement {
  private enum Content: Equatable {
    case picture(CatalogImage, isTemplate: Bool)
    case symbol(Path)
    case missing(TextLayout)
  }
  private let shaper: any TextShaper
  private var image: Image?
  private var content: Content?
  private var naturalSize = CGSize.zero
  /// How far a symbol reaches above the baseline of text beside it.
  private var ascent: CGFloat?
  private var paint = PaintAttribute()

  /// The side of the box for a picture that is missing, in points.
  private static let missingSide: CGFloat = 100
  /// A symbol's box is about as high as a line of its font: this much larger than the size.
  private static let symbolSize: CGFloat = 1.2
  /// The baseline in that box, from its top: capitals are centred in it.
  private static let symbolBaseline: CGFloat = 0.96

  /// Whether a box stands for the picture.
  private var isPlaceholder = false

  init(shaper: any TextShaper) { self.shaper = shaper }

  func update(_ image: Image, in inputs: _ViewInputs) {
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
    paint.update(
      ForegroundStyle()._paint(in: environment), transaction: inputs.transaction,
      in: environment.colorInterpolation)
    animatedFrame.transaction = inputs.transaction
  }

  private func show(_ picture: CatalogImage) {
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
    let description = font.description
    let side = description.size * ImageElement.symbolSize * environment.imageScale.factor
    if let outline = environment.pictures.symbol(named: name, weight: description.weight) {
      content = .symbol(outline)
      naturalSize = CGSize(width: side, height: side)
    } else {
      showBox(name, side: side)
    }
    ascent = side * ImageElement.symbolBaseline / ImageElement.symbolSize
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
      let drawn = commands(for: picture, in: box)
      if isTemplate {
        let cover = DisplayCommand.fill(
          Path(box), shown.paint(in: box).paint, rule: .nonZero, transform: .identity)
        pen.add(.group(DisplayGroup([cover], transform: transform, mask: DisplayMask(drawn))))
      } else {
        for command in drawn { pen.add(command.placed(by: transform)) }
      }
    case .symbol(let outline):
      let path = outline.applying(CGAffineTransform(scaleX: box.width, y: box.height))
      pen.add(.fill(path, shown.paint(in: box).paint, rule: .nonZero, transform: transform))
    case .missing(let words):
      drawBox(words, in: box, paint: shown.faded(by: 0.5).paint(in: box).paint, transform, &pen)
    }
  }

  /// The picture in `box`, once or as often as it takes to cover it.
  private func commands(for picture: CatalogImage, in box: CGRect) -> [DisplayCommand] {
    let (columns, rows) = (box.width / naturalSize.width, box.height / naturalSize.height)
    // More tiles than this cannot be told from an even surface.
    guard image?.resizing == .tile, columns * rows > 1, columns * rows <= 10_000 else {
      return [.image(picture.reference, rect: box, opacity: 1, transform: .identity)]
    }
    var tiles: [DisplayCommand] = []
    for row in 0..<Int(rows.rounded(.up)) {
      for column in 0..<Int(columns.rounded(.up)) {
        let corner = CGPoint(
          x: CGFloat(column) * naturalSize.width, y: CGFloat(row) * naturalSize.height)
        tiles.append(
          .image(
            picture.reference, rect: CGRect(origin: corner, size: naturalSize), opacity: 1,
            transform: .identity))
      }
    }
    return [.group(DisplayGroup(tiles, clip: ClipShape(Path(box))))]
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
