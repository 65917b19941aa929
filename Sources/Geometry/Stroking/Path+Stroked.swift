public import Foundation

extension Path {
  /// The outline of the stroke of this path, to be filled by the nonzero rule.
  ///
  /// It stays within the smaller of 0.01 points and a two-hundredth of the width of the exact
  /// outline; see `strokedPath(_:tolerance:)`.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    strokedPath(style, tolerance: min(0.01, style.lineWidth / 200))
  }

  /// The outline of the stroke of this path, to be filled by the nonzero rule.
  ///
  /// Curves stay curves: each side is fitted by cubics within `tolerance` points. Every point that
  /// the pen covers is covered, also inside bends tighter than the pen and at cusps, which are
  /// rounded. A subpath without length gives a dot for round and square caps and nothing for butt
  /// ones. A width that is not positive gives an empty path; a miter limit below 1 counts as 1.
  ///
  /// A dash pattern without a positive sum, or with a length below zero, draws a solid line, as
  /// does one so fine that it has more than 100,000 dashes. Each subpath begins the pattern anew;
  /// on a closed one a dash that runs through the start is drawn as one.
  public func strokedPath(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.lineWidth > 0, style.lineWidth < .infinity else { return Path() }
    var stroker = Stroker(style: style, tolerance: tolerance)
    guard let pattern = DashPattern(style) else {
      for subpath in subpaths { stroker.stroke(PenLine(subpath)) }
      return stroker.outline
    }
    for subpath in subpaths {
      for dash in pattern.dashes(of: subpath) { stroker.stroke(dash) }
    }
    return stroker.outline
  }
}
