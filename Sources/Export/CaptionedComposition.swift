package import Captions
import Foundation
import Geometry
package import Motion
package import Picture

/// How burned captions look and where they stand.
package struct CaptionStyle: Hashable, Sendable {
  /// The edge of the stage that they stand at.
  package enum Place: String, CaseIterable, Sendable { case top, center, bottom }

  package var place: Place
  /// Points; nil for a twentieth of the stage's shorter side.
  package var size: Double?

  package init(place: Place = .bottom, size: Double? = nil) {
    (self.place, self.size) = (place, size)
  }
}

/// A film with its captions drawn over it.
///
/// White words stand on a dark box in the middle of the stage's width. They keep a tenth of it clear
/// on either side and a twentieth of its height above or below, within which no screen cuts anything
/// off (EBU R 95), and wrap at that.
package struct CaptionedComposition: Composition {
  private let base: any Composition
  private let captions: [Caption]
  private let style: CaptionStyle
  private let shaper: any TextShaper

  /// `base` with `captions`, which are on its clock.
  package init(
    base: any Composition, captions: [Caption], style: CaptionStyle, shaper: any TextShaper
  ) {
    (self.base, self.captions) = (base, captions)
    (self.style, self.shaper) = (style, shaper)
  }

  package var stage: Stage { base.stage }
  package var duration: FrameTime { base.duration }

  package func makeSampler() throws -> any CompositionSampler {
    Sampler(base: try base.makeSampler(), film: self)
  }

  /// What is drawn for some words.
  private func commands(_ words: String) -> [DisplayCommand] {
    let (width, height) = (Double(stage.size.width), Double(stage.size.height))
    let size = style.size ?? min(width, height) / 20
    let (besides, above) = (0.4 * size, 0.2 * size)
    let block = TextBlock(
      words, font: FontDescription(size: size, weight: 500), alignment: .center)
    let layout = shaper.layout(block, width: max(size, 0.8 * width - 2 * besides))
    let box = CGSize(
      width: layout.size.width + 2 * besides, height: layout.size.height + 2 * above)
    let y: Double =
      switch style.place {
      case .top: 0.05 * height
      case .center: (height - box.height) / 2
      case .bottom: 0.95 * height - box.height
      }
    let corner = CGPoint(x: (width - box.width) / 2, y: y)
    return [
      .fill(
        Path(roundedRect: CGRect(origin: corner, size: box), cornerRadius: 0.25 * size),
        .color(RGBA(red: 0, green: 0, blue: 0, opacity: 0.7)), rule: .nonZero,
        transform: .identity),
      .text(
        layout, .color(.white),
        transform: CGAffineTransform(translationX: corner.x + besides, y: corner.y + above)),
    ]
  }

  /// Lays words out once for as long as they show.
  private final class Sampler: CompositionSampler {
    private let base: any CompositionSampler
    private let film: CaptionedComposition
    private var words = ""
    private var drawn: [DisplayCommand] = []

    init(base: any CompositionSampler, film: CaptionedComposition) {
      (self.base, self.film) = (base, film)
    }

    func displayList(at time: FrameTime) throws -> DisplayList {
      let picture = try base.displayList(at: time)
      let shown = film.captions.filter { $0.start <= time && time < $0.end }
      guard !shown.isEmpty else { return picture }
      let words = shown.map(\.text).joined(separator: "\n")
      if words != self.words { (self.words, drawn) = (words, film.commands(words)) }
      return DisplayList(picture.commands + drawn)
    }
  }
}
