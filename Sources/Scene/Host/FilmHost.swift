public import Foundation
public import Motion
public import Picture

/// Runs a view on a virtual clock and draws it at any later time.
///
/// Everything a view waits for (timers, delays, animations, gestures) happens on this clock, so the
/// same view and the same calls give the same display lists on every run.
@MainActor
public final class FilmHost {
  let graph: Graph
  private var drawn: (list: DisplayList, pass: Int)?
  private var session: TouchSession?
  /// What was moving when the present picture was drawn.
  private(set) var motion = MotionReport()

  /// Starts `view` at time zero on a stage of `stage` points.
  public init<V: View>(
    stage: CGSize, shaper: any TextShaper, colorScheme: ColorScheme = .light,
    displayScale: CGFloat = 2, palette: Palette.Generation = .iOS13, seed: UInt64 = 0,
    @ViewBuilder view: () -> V
  ) {
    var environment = EnvironmentValues()
    environment.palette = Palette(generation: palette)
    environment.colorScheme = colorScheme
    environment.displayScale = displayScale
    graph = Graph(shaper: shaper, environment: environment, proposal: stage)
    VirtualWorld.seed(seed)
    let root = graph.asCurrent { view() }
    graph.install(root)
  }

  /// The surroundings that the views ask for at the time reached; `nil` when none does.
  package var preferredColorScheme: ColorScheme? {
    graph.root?.preference(PreferredColorSchemeKey.self) ?? nil
  }

  /// The size that a preview asks the stage to have.
  package var previewSize: CGSize? { graph.root?.preference(PreviewSizeKey.self) ?? nil }

  /// The film time that the host has reached.
  public var time: Double { graph.now }

  /// Runs everything that happens up to and including `time`.
  public func advance(to time: FrameTime) {
    graph.advance(to: time.seconds)
  }

  /// The picture at the time reached.
  ///
  /// A tree in which nothing moves or changes is drawn only once.
  public func displayList() -> DisplayList {
    graph.updateForSample()
    if let drawn, drawn.pass == graph.pass, motion.isStill { return drawn.list }
    var pen = Pen(time: graph.now)
    graph.asCurrent { graph.root?.draw(&pen) }
    motion = pen.motion
    motion.merge(graph.frameMotion)
    let list = DisplayList(pen.commands)
    drawn = (list, graph.pass)
    return list
  }

  /// Runs `action` at the time reached, as an event of its own.
  public func perform(_ action: () -> Void) { graph.perform(action) }
}

// MARK: - Touch

extension FilmHost {
  /// A finger comes down at `point` of the stage, at the time reached.
  public func touchDown(at point: CGPoint) { touch(.began, at: point) }

  /// The finger moves to `point`, at the time reached.
  public func touchMove(to point: CGPoint) { touch(.moved, at: point) }

  /// The finger is lifted at `point`, at the time reached.
  public func touchUp(at point: CGPoint) { touch(.ended, at: point) }

  /// Two fingers come down, at the time reached; they touch what lies between them.
  public func touchDown(at first: CGPoint, and second: CGPoint) { touch(.began, at: first, second) }

  /// The two fingers move, at the time reached.
  public func touchMove(to first: CGPoint, and second: CGPoint) { touch(.moved, at: first, second) }

  /// The two fingers are lifted, at the time reached.
  public func touchUp(at first: CGPoint, and second: CGPoint) { touch(.ended, at: first, second) }

  func touch(_ phase: Touch.Phase, at point: CGPoint, _ second: CGPoint? = nil) {
    let touch = Touch(phase: phase, location: point, second: second, time: graph.now)
    graph.perform {
      if phase == .began { session = TouchSession(responders(at: touch.middle)) }
      session?.follow(touch)
      if phase == .ended { session = nil }
    }
  }

  /// The gestures under `point`, innermost first.
  func responders(at point: CGPoint) -> [GestureResponder] {
    var probe = Probe(point: point, time: graph.now)
    _ = graph.root?.hit(&probe)
    return probe.responders
  }

  /// The box in the stage of what shows `name`: words, an identifier, an id.
  ///
  /// Several may match.
  public func frames(named name: String) -> [CGRect] {
    search().targets.filter { $0.name == name && $0.responder == nil }.map(\.frame)
  }

  /// The points that drive each view which answers to touch, in drawing order, with its name.
  ///
  /// The point is the middle of the view or, where that is bare or covered, the first of a grid over it
  /// and then over the stage.
  public func tapTargets() -> [(name: String, point: CGPoint)] {
    search().targets.compactMap { target in
      guard let responder = target.responder,
        let point = tapPoint(in: target.frame, for: responder)
      else { return nil }
      return (target.name, point)
    }
  }

  func search() -> TargetSearch {
    var search = TargetSearch(time: graph.now)
    graph.asCurrent { graph.root?.search(&search) }
    return search
  }

  /// A point of `frame`, or else of the stage, at which a touch reaches `responder`.
  ///
  /// What is moved by an effect may be shown outside the frame that layout gave it.
  func tapPoint(in frame: CGRect, for responder: GestureResponder) -> CGPoint? {
    let stage = CGRect(origin: .zero, size: graph.proposal)
    let points = [CGPoint(x: frame.midX, y: frame.midY)] + grid(over: frame) + grid(over: stage)
    return points.first { point in responders(at: point).contains { $0 === responder } }
  }

  private func grid(over frame: CGRect) -> [CGPoint] {
    let steps = 16
    return (0..<steps * steps).map { index in
      CGPoint(
        x: frame.minX + (CGFloat(index % steps) + 0.5) / CGFloat(steps) * frame.width,
        y: frame.minY + (CGFloat(index / steps) + 0.5) / CGFloat(steps) * frame.height)
    }
  }
}
