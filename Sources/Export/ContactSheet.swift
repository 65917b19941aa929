import Foundation
import Geometry
package import Motion
package import Picture

/// Pictures of a film side by side, each with its time, as a composition of one picture.
package struct ContactSheet: Composition {
  package let stage: Stage
  package let duration = FrameTime(1, 1)
  private let film: any Composition
  private let canvas: Canvas
  private let times: [FrameTime]
  private let columns: Int
  private let shaper: any TextShaper

  /// Points between cells, and around them.
  private static let gap = 8.0
  /// Points below each cell for its time.
  private static let captionHeight = 18.0

  /// A sheet of `film` at `times`, which must not decrease, in rows of `columns` cells.
  ///
  /// `canvas` is what one cell is drawn on; its pixels are the sheet's points.
  package init(
    of film: any Composition, canvas: Canvas, times: [FrameTime], columns: Int,
    shaper: any TextShaper
  ) {
    (self.film, self.canvas, self.times, self.shaper) = (film, canvas, times, shaper)
    self.columns = min(max(1, columns), max(1, times.count))
    let rows = max(1, (times.count + self.columns - 1) / self.columns)
    let width = Double(self.columns) * (Double(canvas.width) + Self.gap) + Self.gap
    let height =
      Double(rows) * (Double(canvas.height) + Self.captionHeight + Self.gap) + Self.gap
    stage = Stage(
      size: CGSize(width: width, height: height),
      background: RGBA(red: 0.93, green: 0.93, blue: 0.94))
  }

  package func makeSampler() throws -> any CompositionSampler {
    Sampler(picture: DisplayList(try cells()))
  }

  private func cells() throws -> [DisplayCommand] {
    let sampler = try film.makeSampler()
    return try times.enumerated().flatMap { position, time in
      try cell(sampler.displayList(at: time), at: position, time: time)
    }
  }

  /// One picture, clipped to its cell, and its time below.
  private func cell(
    _ picture: DisplayList, at position: Int, time: FrameTime
  ) -> [DisplayCommand] {
    let size = CGSize(width: canvas.width, height: canvas.height)
    let place = CGAffineTransform(
      translationX: Self.gap + Double(position % columns) * (size.width + Self.gap),
      y: Self.gap
        + Double(position / columns) * (size.height + Self.captionHeight + Self.gap))
    let frame = Path(CGRect(origin: .zero, size: size))
    var inside: [DisplayCommand] = []
    if let background = canvas.background {
      inside.append(.fill(frame, .color(background), rule: .nonZero, transform: .identity))
    }
    inside.append(.group(DisplayGroup(picture.commands, transform: canvas.transform)))
    let label = TextBlock(
      String(format: "%.3f s", time.seconds), font: FontDescription(size: 12))
    return [
      .group(DisplayGroup(inside, transform: place, clip: ClipShape(frame))),
      .text(
        shaper.layout(label, width: nil), .color(.black),
        transform: CGAffineTransform(translationX: 0, y: size.height + 2).concatenating(place)),
    ]
  }

  private final class Sampler: CompositionSampler {
    private let picture: DisplayList
    init(picture: DisplayList) { self.picture = picture }
    func displayList(at time: FrameTime) -> DisplayList { picture }
  }
}
