import Foundation
import Geometry
import Motion
import Picture
import Scene

extension Bench {
  /// Display lists a second of trees of 1,000 shapes, made on one core and not drawn.
  @MainActor
  func views() {
    print("views (display lists a second, best of \(runs))")
    report("1,000 shapes in motion", frames: 240, atLeast: 240) { ShapesInMotion() }
    report("1,000 shapes, an event a frame", frames: 60, atLeast: 60) { ShapesByEvents() }
    report("1,000 shapes at rest", frames: 10_000, atLeast: 1_000_000) { ShapesAtRest() }
  }

  @MainActor
  private func report<V: View>(
    _ name: String, frames: Int, atLeast bound: Int, @ViewBuilder _ view: () -> V
  ) {
    let rates = (0..<runs).map { _ -> Double in
      let host = FilmHost(
        stage: CGSize(width: 900, height: 900), shaper: NoShaper(), view: view)
      _ = host.displayList()
      let clock = ContinuousClock()
      let spent = clock.measure {
        for frame in 1...frames {
          host.advance(to: FrameTime(Int64(frame), 60))
          _ = host.displayList()
        }
      }
      return Double(frames) / (spent / .seconds(1))
    }
    print("  \(name)  \(Int(rates.max() ?? 0))  (at least \(bound))")
  }
}

/// Every shape turns, moves, grows and changes its colour.
private struct ShapesInMotion: View {
  @State private var isOn = false

  var body: some View {
    ZStack {
      ForEach(0..<1000) { index in
        Circle().fill(isOn ? Color.red : .blue)
          .frame(width: 20, height: isOn ? 30 : 20)
          .rotationEffect(.degrees(isOn ? 90 : 0))
          .offset(x: isOn ? CGFloat(index % 40) * 10 : 0, y: CGFloat(index / 40) * 10)
      }
    }
    .onAppear { withAnimation(.easeInOut(duration: 100)) { isOn = true } }
  }
}

/// The whole tree is made again sixty times a second.
private struct ShapesByEvents: View {
  @State private var count = 0

  var body: some View {
    ZStack {
      ForEach(0..<1000) { index in
        Circle().fill(Color.red).frame(width: 20, height: 20).offset(x: CGFloat(index + count))
      }
    }
    .onReceive(
      VirtualTimer.publish(every: 1.0 / 60, on: .main, in: .common).autoconnect()
    ) { _ in count += 1 }
  }
}

private struct ShapesAtRest: View {
  var body: some View {
    ZStack {
      ForEach(0..<1000) { index in
        Circle().fill(Color.red).frame(width: 20, height: 20).offset(x: CGFloat(index))
      }
    }
  }
}

/// For trees without text.
private struct NoShaper: TextShaper {
  func layout(_ block: TextBlock, width: Double?) -> TextLayout {
    TextLayout(string: block.string, size: .zero, lines: [])
  }
  func outline(of layout: TextLayout) -> Path { Path() }
  var notices: [FontNotice] { [] }
}
