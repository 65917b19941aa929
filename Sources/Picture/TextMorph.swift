public import Foundation
public import Geometry

/// The film from one text to another, letter by letter.
///
/// Equal letters become each other first: the longest common subsequence of both texts travels, and
/// changes only where it is set in another face. Of the others the first becomes the first, the
/// second the second; what is then left grows or shrinks where it stands.
public struct TextMorph: Sendable {
  /// One letter: the glyphs of one cluster.
  public struct Letter: Hashable, Sendable {
    /// The characters of the text.
    public var name: String
    /// The outline about `origin`; coloured glyphs have none.
    public var path: Path
    /// Where the first glyph stands on the baseline.
    public var origin: CGPoint

    /// A letter at `origin`.
    public init(name: String, path: Path, origin: CGPoint) {
      (self.name, self.path, self.origin) = (name, path, origin)
    }
  }

  /// One letter on its way.
  private struct Track: Sendable {
    var from: Letter?
    var to: Letter?
    /// `nil` for a letter that only moves.
    var plan: MorphPlan?

    /// The letter at `progress`; it has the name of what it becomes.
    func letter(at progress: Double) -> Letter? {
      guard let start = from ?? to, let end = to ?? from else { return nil }
      let origin = CGPoint(
        x: start.origin.x + (end.origin.x - start.origin.x) * progress,
        y: start.origin.y + (end.origin.y - start.origin.y) * progress)
      let path = plan?.path(at: progress) ?? end.path
      return Letter(name: end.name, path: path, origin: origin)
    }
  }

  private let tracks: [Track]

  /// Pairs the letters of both texts and plans every pair; equal pairs share a plan.
  public init(
    from: [Letter], to: [Letter], strategy: MorphStrategy = .auto, options: MorphOptions = .init()
  ) {
    let pairs = LetterPairing(from.map(\.name), to.map(\.name)).pairs
    tracks = pairs.map { pair in
      let (first, second) = (pair.from.map { from[$0] }, pair.to.map { to[$0] })
      var track = Track(from: first, to: second, plan: nil)
      if first?.path != second?.path {
        track.plan = MorphPlanCache.shared.plan(
          from: first?.path ?? Path(), to: second?.path ?? Path(), strategy: strategy,
          options: options)
      }
      return track
    }
  }

  /// The letters at `progress`, which is clamped to 0...1.
  public func letters(at progress: Double) -> [Letter] {
    let progress = min(max(progress, 0), 1)
    return tracks.filter {
      ($0.from != nil || progress > 0) && ($0.to != nil || progress < 1)
    }.compactMap { $0.letter(at: progress) }
  }

  /// The outlines of all letters at `progress`, which is clamped to 0...1.
  public func path(at progress: Double) -> Path {
    var path = Path()
    for letter in letters(at: progress) {
      path.addPath(
        letter.path,
        transform: CGAffineTransform(translationX: letter.origin.x, y: letter.origin.y))
    }
    return path
  }
}

extension TextShaper {
  /// The letters of a layout in reading order, with their outlines times `scale`.
  ///
  /// Spaces have no letter. A layout without glyphs whose outline is known is one letter.
  public func letters(of layout: TextLayout, scale: Double = 1) -> [TextMorph.Letter] {
    let zoom = CGAffineTransform(scaleX: scale, y: scale)
    let bytes = Array(layout.string.utf8)
    var letters: [TextMorph.Letter] = []
    for line in layout.lines {
      let starts = Set(line.runs.flatMap { $0.glyphs.map(\.cluster) }).sorted()
      let ends = zip(starts, starts.dropFirst() + [max(line.bytes.upperBound, starts.last ?? 0)])
      let ranges = Dictionary(ends.map { ($0, $1) }) { first, _ in first }
      var last: Int?
      for run in line.runs {
        for glyph in run.glyphs {
          var alone = run
          alone.glyphs = [glyph]
          var single = line
          single.runs = [alone]
          let outline = outline(
            of: TextLayout(string: layout.string, size: layout.size, lines: [single]))
          guard !outline.isEmpty else { continue }
          if last == glyph.cluster, let origin = letters.last?.origin {
            // An accent of the letter before.
            let back = CGAffineTransform(translationX: -origin.x, y: -origin.y)
            letters[letters.count - 1].path.addPath(
              outline, transform: zoom.concatenating(back))
            continue
          }
          last = glyph.cluster
          let end = min(ranges[glyph.cluster] ?? glyph.cluster, bytes.count)
          let origin = glyph.origin.applying(zoom)
          let back = CGAffineTransform(translationX: -origin.x, y: -origin.y)
          letters.append(
            TextMorph.Letter(
              name: String(decoding: bytes[min(glyph.cluster, end)..<end], as: UTF8.self),
              path: outline.applying(zoom.concatenating(back)), origin: origin))
        }
      }
    }
    if letters.isEmpty {
      let outline = outline(of: layout).applying(zoom)
      if !outline.isEmpty {
        letters = [TextMorph.Letter(name: layout.string, path: outline, origin: .zero)]
      }
    }
    return letters
  }
}
