public import Foundation
public import Motion
public import Picture

/// Runs a view on a virtual clock and draws it at any later time.
///
/// Everything a view waits for (timers, delays, animations, gestures) happens on this clock, so the
/// same view and the same calls give the same display lists on every run.
@MainActor
public final class FilmHost {
  private let graph: Graph
  private var drawn: (list: DisplayList, pass: Int)?
  /// What was moving when the present picture was drawn.
  private(set) var motion = MotionReport()

  /// Starts `view` at time zero on a stage of `stage` points.
  public init<V: View>(
    stage: CGSize, shaper: any TextShaper, colorScheme: ColorScheme = .light,
    palette: Palette.Generation = .iOS13, @ViewBuilder view: () -> V
  ) {
    var environment = EnvironmentValues()
    environment.palette = Palette(generation: palette)
    environment.colorScheme = colorScheme
    graph = Graph(shaper: shaper, environment: environment, proposal: stage)
    let root = graph.asCurrent { view() }
    graph.install(root)
  }

  /// The film time that the host has reached.
  public var time: Double { graph.now }

  /// Runs everything that happens up to and including `time`.
  public func advance(to time: FrameTime) {
    graph.advance(to: time.seconds)
  }

  /// The picture at the time reached. A tree in which nothing moves or changes is drawn only once.
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
