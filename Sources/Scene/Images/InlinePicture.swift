import Foundation
import Geometry
import Picture

/// A picture among words, which stands on their baseline.
struct InlinePicture: Equatable {
  private enum Content: Equatable {
    case picture(CatalogImage, isTemplate: Bool)
    case symbol(SymbolOutline)
    case missing
  }
  private let content: Content
  /// The room that the picture takes, from its place on the baseline with y downwards.
  let box: CGRect

  /// Unicode's character for an object among words, which takes the picture's place.
  static let character: Character = "\u{FFFC}"

  /// `image` beside words in `font`.
  init(_ image: Image, font: FontDescription, in environment: EnvironmentValues) {
    let em = CGFloat(font.size)
    // What is not there is a square as high as capitals.
    var size = CGSize(width: em * 0.8, height: em * 0.8)
    var ascent = size.height
    func picture(_ found: CatalogImage?) -> Content {
      guard let found, found.reference.height > 0 else { return .missing }
      size = CGSize(
        width: em * CGFloat(found.reference.width) / CGFloat(found.reference.height), height: em)
      ascent = em * 0.85
      return .picture(
        found, isTemplate: image.renderingMode.map { $0 == .template } ?? found.isTemplate)
    }
    switch image.source {
    case .named(let name):
      content = picture(
        environment.pictures.image(named: name, isDark: environment.colorScheme == .dark))
    case .picture(let found): content = picture(found)
    case .symbol(let name):
      let outline = environment.pictures.symbol(
        named: name, variants: environment.symbolVariants, weight: font.weight)
      if let outline {
        let unit = em * environment.imageScale.factor
        size = CGSize(width: outline.size.width * unit, height: outline.size.height * unit)
        ascent = size.height * ImageElement.symbolBaseline
      }
      content = outline.map { .symbol($0) } ?? .missing
    }
    box = CGRect(x: 0, y: -ascent, width: size.width, height: size.height)
  }

  /// The picture where a line has left room for it: from `x` on, on the baseline, `width` wide.
  func commands(
    x: CGFloat, baseline: CGFloat, width: CGFloat, style: _StylePaint, in words: CGRect
  ) -> [DisplayCommand] {
    let scale = box.width > 0 ? width / box.width : 1
    let place = CGRect(
      x: x, y: baseline + box.minY * scale, width: box.width * scale, height: box.height * scale)
    func fill(_ path: Path) -> DisplayCommand { style.fill(path, in: words, transform: .identity) }
    switch content {
    case .symbol(let outline):
      let unit = place.height / max(outline.size.height, .leastNonzeroMagnitude)
      let map = CGAffineTransform(translationX: place.minX, y: place.minY)
        .scaledBy(x: unit, y: unit)
      return [fill(outline.path.applying(map))]
    case .picture(let picture, let isTemplate):
      let drawn = DisplayCommand.image(
        picture.reference, rect: place, opacity: 1, transform: .identity)
      guard isTemplate else { return [drawn] }
      return [.group(DisplayGroup([fill(Path(place))], mask: DisplayMask([drawn])))]
    case .missing:
      let inner = place.insetBy(dx: place.width / 8, dy: place.height / 16)
      let outline = RoundedRectangle(cornerRadius: inner.width / 6, style: .circular)
        .path(in: inner)
      return [fill(outline.strokedPath(StrokeStyle(lineWidth: max(place.width / 14, 0.5))))]
    }
  }
}
