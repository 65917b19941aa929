/// The matching by order: contour with contour, curve with curve.
enum MorphSeed {
  /// Pads the shorter list of every pair of contours at its own first point.
  static func padded(_ from: [MorphContour], _ to: [MorphContour]) -> [MorphTrack] {
    paired(from, to) { chain, count in
      let first = chain.points[0]
      chain.points += repeatElement(first, count: 3 * (count - chain.count))
    }
  }

  /// Halves the longest curves of the shorter list of every pair of contours.
  static func halved(_ from: [MorphContour], _ to: [MorphContour]) -> [MorphTrack] {
    paired(from, to) { chain, count in
      chain.points =
        chain.count == 0
        ? Array(repeating: chain.points[0], count: 3 * count + 1)
        : MorphContour.lengthened(chain.points, to: count)
    }
  }

  /// Pairs contours by index; one without a partner meets the other path's first point.
  private static func paired(
    _ from: [MorphContour], _ to: [MorphContour],
    lengthen: (inout MorphContour, Int) -> Void
  ) -> [MorphTrack] {
    (0..<max(from.count, to.count)).map { index in
      let partner = index < from.count ? from[index] : to[index]
      var pair = [from, to].map { contours in
        if index < contours.count { return contours[index] }
        let place = contours.first ?? partner
        return MorphContour(points: [place.points[0]], isClosed: partner.isClosed)
      }
      let count = max(pair[0].count, pair[1].count)
      for side in pair.indices where pair[side].count < count { lengthen(&pair[side], count) }
      var track = MorphTrack(
        from: pair[0].points, to: pair[1].points, isClosed: pair[0].isClosed && pair[1].isClosed)
      track.endsClosed = (pair[0].isClosed, pair[1].isClosed)
      return track
    }
  }
}
