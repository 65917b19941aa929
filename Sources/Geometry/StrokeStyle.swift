public import Foundation

/// How an outline is stroked: SwiftUI's names and defaults.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points, centred on the outline.
  public var lineWidth: CGFloat
  /// The ends of open subpaths and dashes.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// The longest miter as a multiple of the width; a longer one becomes a bevel.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// Where in the pattern the line begins.
  public var dashPhase: CGFloat

  /// A stroke of `lineWidth` points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}
