import Foundation

extension Path {
  /// One subpath as its drawn pieces.
  struct Subpath: Hashable, Sendable {
    /// The pieces in order, the closing line included; never empty.
    var segments: [Segment]
    /// Whether the ends are joined rather than capped when stroked.
    var isClosed = false
    /// Whether the last piece stands for a close, not for a step of its own.
    var endsWithClosingLine = false
  }

  /// The subpaths that draw something.
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    forEachSegment { segment, isFirst in
      if isFirst { subpaths.append(Subpath(segments: [])) }
      subpaths[subpaths.count - 1].segments.append(segment)
    }
    var (subpath, steps) = (-1, 0)
    for verb in verbs {
      switch verb {
      case .move: steps = 0
      case .line, .quadCurve, .curve:
        if steps == 0 { subpath += 1 }
        steps += 1
      case .close:
        if steps == 0 { subpath += 1 }
        subpaths[subpath].isClosed = true
        subpaths[subpath].endsWithClosingLine = subpaths[subpath].segments.count > steps
      }
    }
    return subpaths
  }

  /// Draws `subpath` anew.
  mutating func add(_ subpath: Subpath) {
    guard let first = subpath.segments.first else { return }
    move(to: first.start)
    for segment in subpath.segments.dropLast(subpath.endsWithClosingLine ? 1 : 0) { add(segment) }
    if subpath.isClosed { closeSubpath() }
  }
}
