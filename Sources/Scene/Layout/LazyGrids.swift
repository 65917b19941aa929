public import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How the length is found.
  public enum Size: Sendable {
    /// This many points.
    case fixed(CGFloat)
    /// A share of what is left, between two lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit, between two lengths.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How the length is found.
  public var size: Size
  /// The distance to the next item; `nil` for the default.
  public var spacing: CGFloat?
  /// How views stand in their cells; `nil` as the grid says.
  public var alignment: Alignment?

  /// An item.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) { (self.size, self.spacing, self.alignment) = (size, spacing, alignment) }
}

/// The headers and footers that stay in sight while scrolling; a film does not scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// A set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension VStack {
  /// A lazy column; nothing scrolls that a view could be pinned against.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}

extension HStack {
  /// A lazy row; nothing scrolls that a view could be pinned against.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, spacing: spacing, content: content) }
}

/// Rows of cells in columns of given widths, filled from the left; all cells are made at once.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let rule: TrackRule
  private let content: Content

  /// A grid with `columns`.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    rule = TrackRule(
      axis: .vertical, items: columns, spacing: spacing ?? defaultSpacing, across: alignment.key)
    self.content = content()
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.evaluate(content, laidOutBy: rule)
  }
}

/// Columns of cells in rows of given heights, filled from the top; all cells are made at once.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rule: TrackRule
  private let content: Content

  /// A grid with `rows`.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    rule = TrackRule(
      axis: .horizontal, items: rows, spacing: spacing ?? defaultSpacing, across: alignment.key)
    self.content = content()
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    inputs.evaluate(content, laidOutBy: rule)
  }
}

/// Cells in tracks: columns that go on along `axis`, for a vertical grid.
struct TrackRule: LayoutRule {
  let axis: Axis
  let items: [GridItem]
  /// The distance of lines along `axis`.
  let spacing: CGFloat
  /// How the tracks stand in a larger container.
  let across: AlignmentKey

  private struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  func arrange(_ children: [Element], proposal: ProposedViewSize) -> Arrangement {
    var tracks = tracks(in: proposal[axis.other])
    guard let end = tracks.last.map({ $0.start + $0.length }), !children.isEmpty else {
      return Arrangement(size: .zero, placements: [])
    }
    var size = CGSize.zero
    size[axis.other] = end
    if let offered = proposal[axis.other], offered.isFinite, offered > end {
      // A grid takes the width that it is offered; its tracks stand in it as they are aligned.
      size[axis.other] = offered
      let outer = ViewDimensions(size: size) { _ in nil }
      let inner = ViewDimensions(
        size: axis == .vertical
          ? CGSize(width: end, height: 0) : CGSize(width: 0, height: end)
      ) { _ in nil }
      let shift = outer[across] - inner[across]
      for index in tracks.indices { tracks[index].start += shift }
    }
    var placements: [Placement] = []
    var position: CGFloat = 0
    for first in stride(from: 0, to: children.count, by: tracks.count) {
      let line = zip(children[first...], tracks)
      let thickness =
        line.map { child, track in
          child.sizeThatFits(ProposedViewSize.unspecified.replacing(axis.other, track.length))[axis]
        }.max() ?? 0
      for (child, track) in line {
        var cell = CGSize.zero
        (cell[axis], cell[axis.other]) = (thickness, track.length)
        let offer = ProposedViewSize(cell)
        let (target, guide) = (
          ViewDimensions(size: cell) { _ in nil }[track.alignment],
          child.dimensions(in: offer)[track.alignment]
        )
        var origin = CGPoint.zero
        origin[axis] = position + target[axis] - guide[axis]
        origin[axis.other] = track.start + target[axis.other] - guide[axis.other]
        placements.append(Placement(origin: origin, proposal: offer))
      }
      position += thickness + spacing
    }
    size[axis] = max(0, position - spacing)
    return Arrangement(size: size, placements: placements)
  }

  /// The tracks in a container of `length` points across: fixed ones first, the others share what
  /// is left evenly within their limits, an adaptive one becoming as many as fit into its share.
  private func tracks(in length: CGFloat?) -> [Track] {
    var left = length.flatMap { $0.isFinite ? $0 : nil } ?? items.reduce(0) { $0 + $1.idealLength }
    left -= items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultSpacing) }
    var flexible = items.count
    for item in items {
      if case .fixed(let length) = item.size {
        left -= length
        flexible -= 1
      }
    }
    var tracks: [Track] = []
    var start: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? defaultSpacing
      func add(_ length: CGFloat) {
        let track = Track(start: start, length: length, alignment: item.alignment ?? .center)
        tracks.append(track)
        start += length + gap
      }
      switch item.size {
      case .fixed(let length): add(max(0, length))
      case .flexible(let minimum, let maximum):
        let share = max(min(left / CGFloat(flexible), maximum), minimum, 0)
        add(share)
        left -= share
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(left / CGFloat(flexible), 0)
        // At most as many as a film may have layers, even for a least length of nothing.
        let count = min(max(1, ((share + gap) / max(minimum + gap, 0.01)).rounded(.down)), 10_000)
        let each = max(min((share - gap * (count - 1)) / count, maximum), min(minimum, share))
        for _ in 0..<Int(count) { add(each) }
        left -= share
        flexible -= 1
      }
    }
    return tracks
  }
}

extension GridItem {
  /// The length without an offer.
  fileprivate var idealLength: CGFloat {
    switch size {
    case .fixed(let length): length
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
    }
  }
}
