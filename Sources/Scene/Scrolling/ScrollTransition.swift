import Foundation
public import Motion

extension View {
  /// Draws the view with effects that depend on how far it has come into the scroll view around.
  ///
  /// A phase that is `interactive` goes with the scrolling: the effect lies between that of the phase
  /// outside and that in sight, as much of the way as the view has come to its threshold. An
  /// `animated` one changes as a whole when the threshold is passed. Without a scroll view around,
  /// the view is in sight.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view with effects that depend on how far it has come into the scroll view around,
  /// with a configuration for each end.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy in
        func changes(_ phase: ScrollTransitionPhase) -> [_VisualChange] {
          transition(EmptyVisualEffect(), phase)._changes
        }
        guard let scroller = proxy.spaces.scroller else {
          return VisualState(changes: changes(.identity))
        }
        let axis = axis ?? (scroller.axes == .horizontal ? .horizontal : .vertical)
        let (view, window) = (proxy.frame.span(along: axis), scroller.frame.span(along: axis))
        let length = view.upperBound - view.lowerBound
        // How much of the view has come in over each end.
        let atTop = topLeading.progress(
          view.upperBound - window.lowerBound, of: length, in: window)
        let atBottom = bottomTrailing.progress(
          window.upperBound - view.lowerBound, of: length, in: window)
        let isAtTop = atTop < atBottom
        let configuration = isAtTop ? topLeading : bottomTrailing
        let progress = min(atTop, atBottom)
        let phase: ScrollTransitionPhase = isAtTop ? .topLeading : .bottomTrailing
        switch configuration.kind {
        case .identity: return VisualState(changes: changes(.identity))
        case .animated(let animation):
          return VisualState(
            changes: changes(progress < 1 ? phase : .identity), animation: animation)
        case .interactive(let curve):
          let share = curve.value(at: progress)
          return VisualState(changes: changes(phase).mixed(with: changes(.identity), share: share))
        }
      })
  }
}

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// −1 on its way in or out at the top, 1 at the bottom, 0 in sight.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view passes between the phases of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }
  private(set) var kind: Kind
  private var threshold: Threshold

  /// With the scrolling, slow at both ends of the way.
  public static let interactive = ScrollTransitionConfiguration.interactive(
    timingCurve: .easeInOut)
  /// No transition.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)
  /// By the default animation, once half of the view is in sight.
  public static let animated = ScrollTransitionConfiguration.animated(.default)
  /// By `animation`, once half of the view is in sight.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), threshold: .visible(0.5))
  }
  /// With the scrolling along `timingCurve`.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
  }
  /// The configuration with another animation; one that goes with the scrolling stays as it is.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    if case .animated = kind { configuration.kind = .animated(animation) }
    return configuration
  }
  /// The configuration whose view is in sight from `threshold` on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// How much of its way to the threshold a view has gone that reaches `way` points over an end of
  /// the window, 0…1.
  fileprivate func progress(
    _ way: CGFloat, of length: CGFloat, in window: ClosedRange<CGFloat>
  ) -> Double {
    let goal = threshold.way(of: length, in: window.upperBound - window.lowerBound)
    guard goal > 0 else { return way >= goal ? 1 : 0 }
    return min(max(Double(way / goal), 0), 1)
  }

  /// How far a view must have come over an end of a scroll view.
  public struct Threshold: Hashable, Sendable {
    /// Multiples of the view's and of the window's length, and points.
    private var view: Double
    private var window: Double
    private var points: Double

    /// All of the view is in sight.
    public static let visible = Threshold(view: 1, window: 0, points: 0)
    /// The view touches the end from outside.
    public static let hidden = Threshold(view: 0, window: 0, points: 0)
    /// The view's middle is in the middle of the window.
    public static let centered = Threshold(view: 0.5, window: 0.5, points: 0)
    /// A part of the view is in sight, 0…1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(view: amount, window: 0, points: 0)
    }
    /// A threshold between this one and `other`.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
      return Threshold(
        view: mixed(view, other.view), window: mixed(window, other.window),
        points: mixed(points, other.points))
    }
    /// The threshold `distance` points further inside.
    public func inset(by distance: Double) -> Threshold {
      Threshold(view: view, window: window, points: points + distance)
    }

    fileprivate func way(of length: CGFloat, in room: CGFloat) -> CGFloat {
      CGFloat(view) * length + CGFloat(window) * room + CGFloat(points)
    }
  }
}

extension CoordinateSpaces {
  /// The nearest scroll view around.
  fileprivate var scroller: ScrollElement? {
    element(of: NamedCoordinateSpace(ScrollViewName()).coordinateSpace) as? ScrollElement
  }
}

extension CGRect {
  fileprivate func span(along axis: Axis) -> ClosedRange<CGFloat> {
    axis == .horizontal ? minX...max(minX, maxX) : minY...max(minY, maxY)
  }
}
