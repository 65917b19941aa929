package import Motion

/// Words that show for a while.
package struct Caption: Hashable, Sendable {
  /// When it appears.
  package var start: FrameTime
  /// When it goes; after `start`.
  package var end: FrameTime
  /// The words, with no tags but `<b>`, `<i>` and `<u>`; a line feed ends a line.
  package var markup: String
  /// What the file calls it: WebVTT's identifier, or SRT's number.
  package var identifier: String?

  package init(
    start: FrameTime, end: FrameTime, markup: String, identifier: String? = nil
  ) {
    (self.start, self.end, self.markup, self.identifier) = (start, end, markup, identifier)
  }

  /// The words alone.
  package var text: String { CaptionMarkup.stripped(markup, keeping: []) }
}

extension [Caption] {
  /// The captions that show in a part of the film, cut to it, on that part's own clock.
  ///
  /// The order is by start; what would last no time is dropped.
  package func cut(from start: FrameTime, to end: FrameTime) -> [Caption] {
    sorted { ($0.start, $0.end) < ($1.start, $1.end) }.compactMap { caption in
      let (first, last) = (Swift.max(caption.start, start), Swift.min(caption.end, end))
      guard first < last else { return nil }
      var caption = caption
      (caption.start, caption.end) = (first - start, last - start)
      return caption
    }
  }
}
