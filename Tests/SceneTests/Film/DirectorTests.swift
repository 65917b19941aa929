import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct DirectorTests {
  private func production<V: View>(
    _ script: FilmScript? = nil, touches: Bool = false,
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> FilmProduction {
    FilmProduction(
      entry: FilmEntry("Test", view: view), shaper: BoxShaper(), script: script,
      showsTouches: touches, watch: Unwatched())
  }

  private struct Photo: View {
    @State private var scale = 1.0
    @State private var angle = Angle.zero
    @State private var likes = 0.0
    var body: some View {
      Rectangle().frame(width: 100, height: 100).opacity(1 - likes / 4)
        .scaleEffect(scale).rotationEffect(angle)
        .accessibilityIdentifier("photo")
        .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
        .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
        .onTapGesture(count: 2) { likes += 1 }
    }
  }

  @Test func aPinchMagnifiesEvenly() throws {
    let film = try FilmComposition(
      production(try FilmScript(parsing: "pinch photo 2 .5; wait .5")) { Photo() },
      size: CGSize(width: 400, height: 400))
    let sampler = film.makeSampler()
    func width(at seconds: Double) throws -> CGFloat {
      try sampler.displayList(at: FrameTime(seconds: seconds)).commands.flatMap(\.boxes)[0].width
    }
    #expect(try width(at: 0) == 100)
    #expect(try abs(width(at: 0.25) - 150) < 0.001)
    #expect(try abs(width(at: 0.5) - 200) < 0.001)
    #expect(film.timeline.cues.map(\.text) == ["pinch photo to 2.0"])
  }

  @Test func aTurnTurnsEvenly() throws {
    let film = try FilmComposition(
      production([.rotate("photo", by: .degrees(90), for: 1), .end]) { Photo() },
      size: CGSize(width: 400, height: 400))
    let box = try film.makeSampler().displayList(at: FrameTime(seconds: 0.5)).commands
      .flatMap(\.boxes)[0]
    // A square on its corner is as wide as its diagonal.
    #expect(abs(box.width - 100 * 2.0.squareRoot()) < 0.001)
  }

  @Test func aDoubleTapIsTwoTapsSoonAfterEachOther() throws {
    let film = try FilmComposition(
      production([.doubleTap("photo"), .end]) { Photo() }, size: CGSize(width: 400, height: 400))
    #expect(
      film.timeline.events.map(\.time) == [0, 0.1, 0.2, 0.3].map { ($0 * 1e6).rounded() / 1e6 })
    #expect(film.duration == FrameTime(seconds: 0.3))
  }

  @Test func twoFingersAreShownAsTwoDiscs() throws {
    let film = try FilmComposition(
      production([.pinch("photo", scale: 2, for: 0.5), .wait(1)], touches: true) { Photo() },
      size: CGSize(width: 400, height: 400))
    let sampler = film.makeSampler()
    let boxes = try sampler.displayList(at: FrameTime(seconds: 0.5)).commands.flatMap(\.boxes)
    // The photo, and a disc with a rim for each finger, 160 points apart.
    #expect(boxes.count == 5)
    #expect(boxes[1].width == 30)
    #expect(
      abs(hypot(boxes[1].midX - boxes[3].midX, boxes[1].midY - boxes[3].midY) - 160) < 0.01)
    #expect(try sampler.displayList(at: FrameTime(seconds: 1)).commands.flatMap(\.boxes).count == 1)
  }

  @Test func aScrollIsShownAsAFingerThatGoesWithTheContent() throws {
    let film = try FilmComposition(
      production(
        [.scroll(.point(200, 300), by: CGSize(width: 0, height: 100), for: 1), .wait(1)],
        touches: true
      ) { ScrollView { Color.red.frame(width: 400, height: 1000) } },
      size: CGSize(width: 400, height: 400))
    let sampler = film.makeSampler()
    func finger(at seconds: Double) throws -> CGFloat? {
      let boxes = try sampler.displayList(at: FrameTime(seconds: seconds)).commands.flatMap(\.boxes)
      return boxes.first { $0.width == 30 }?.midY
    }
    #expect(try finger(at: 0) == 300)
    #expect(try abs((finger(at: 0.5) ?? 0) - 250) < 0.01)
    #expect(try abs((finger(at: 1.1) ?? 0) - 200) < 0.01)
    #expect(try finger(at: 1.5) == nil)
  }

  @Test func theDemoDoesWhatEachGestureAnswersTo() throws {
    let film = try FilmComposition(production { Photo() }, size: CGSize(width: 400, height: 400))
    #expect(
      film.timeline.cues.map(\.text.localizedLowercase).sorted() == [
        "doubletap photo", "doubletap photo", "pinch photo", "pinch photo", "rotate photo",
        "rotate photo",
      ])
  }

  @Test func theDemoPressesAsLongAsItMust() throws {
    let film = try FilmComposition(
      production {
        Rectangle().frame(width: 100, height: 100).onLongPressGesture(minimumDuration: 1) {}
      }, size: CGSize(width: 400, height: 400))
    let times = film.timeline.events.map(\.time)
    #expect(film.timeline.cues.map(\.text) == ["press", "press"])
    #expect(abs(times[1] - times[0] - 1.1) < 1e-6)
  }

  @Test func whatOnlyAnswersToADragIsDraggedWhereNothingMoves() throws {
    struct Card: View {
      let moves: Bool
      @State private var way = CGSize.zero
      @State private var angle = 0.0
      var body: some View {
        Rectangle().frame(width: 100, height: 100).rotationEffect(.degrees(angle)).offset(way)
          .gesture(DragGesture().onChanged { way = $0.translation })
          .onAppear { if moves { withAnimation(.linear(duration: 1)) { angle = 90 } } }
      }
    }
    for (moves, cues) in [(false, ["drag", "drag"]), (true, [])] {
      let film = try FilmComposition(
        production { Card(moves: moves) }, size: CGSize(width: 400, height: 400))
      #expect(film.timeline.cues.map(\.text) == cues)
    }
  }

  @Test func plansAreWaitedForWhereNothingAnswersToTouch() throws {
    struct Countdown: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x)
          .onAppear {
            var fires = 0
            VirtualTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
              fires += 1
              if fires == 12 { timer.invalidate() }
              withAnimation(.linear(duration: 0.5)) { x += 10 }
            }
          }
      }
    }
    let film = try FilmComposition(
      production { Countdown() }, size: CGSize(width: 400, height: 400))
    // The twelfth fire, its animation, and half a second of stillness.
    #expect(film.duration == FrameTime(seconds: 13))
  }

  /// A loader whose dots start one after another loops; words that are typed first are the film.
  @Test(arguments: [(0.3, true, 1.0), (2.4, false, 3.4)])
  func whatComesBeforeALoopIsShownOnceItLasts(lead: Double, loops: Bool, seconds: Double) throws {
    struct Cursor: View {
      let lead: Double
      @State private var words = ""
      @State private var isOn = true
      var body: some View {
        HStack {
          Text(words)
          Rectangle().frame(width: 3, height: 20).opacity(isOn ? 1 : 0)
        }
        .onAppear {
          withAnimation(.linear(duration: 0.5).repeatForever()) { isOn = false }
          VirtualQueue.main.asyncAfter(deadline: .now() + lead) { words = "typed" }
        }
      }
    }
    let film = try FilmComposition(
      production { Cursor(lead: lead) }, size: CGSize(width: 400, height: 400))
    #expect(film.timeline.loops == loops)
    // A round lasts a second.
    #expect(abs(film.duration.seconds - seconds) < 0.001)
  }

  @Test func aDelayAfterATapIsWaitedForAndAClockIsNot() throws {
    struct Toast: View {
      let ticks: Bool
      @State private var isShown = false
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Save").onTapGesture {
            isShown = true
            VirtualQueue.main.asyncAfter(deadline: .now() + 3) { isShown = false }
          }
          if isShown { Text("Saved") }
        }
        .onAppear {
          guard ticks else { return }
          VirtualTimer.scheduledTimer(withTimeInterval: 0.9, repeats: true) { _ in count += 1 }
        }
      }
    }
    for (ticks, length) in [(false, 3.1), (true, 5.1)] {
      let film = try FilmComposition(
        production([.tap("Save"), .settle, .end]) { Toast(ticks: ticks) },
        size: CGSize(width: 400, height: 400))
      // The tap takes a tenth of a second, the message goes three later; a clock is endless motion.
      #expect(abs(film.duration.seconds - length) < 0.11)
    }
  }

  @Test func aClockWithoutEndIsShownForTenSeconds() throws {
    struct Clock: View {
      let interval: Double
      @State private var angle = 0.0
      var body: some View {
        Rectangle().frame(width: 10, height: 100).rotationEffect(.degrees(angle))
          .onAppear {
            VirtualTimer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
              withAnimation { angle += 6 }
            }
          }
      }
    }
    for interval in [1, 0.01] {
      let film = try FilmComposition(
        production { Clock(interval: interval) }, size: CGSize(width: 400, height: 400))
      #expect(film.duration == FrameTime(seconds: 10))
    }
  }

  @Test(arguments: [
    ("pinch Photo 2", FilmCue.pinch("Photo", scale: 2)),
    ("pinch \"Photo 1\" .5 .8", .pinch("Photo 1", scale: 0.5, for: 0.8)),
    ("rotate 120,80 -45", .rotate(.point(120, 80), by: .degrees(-45))),
    ("rotate My photo 90 1s", .rotate("My photo", by: .degrees(90), for: 1)),
    ("doubletap Photo #2", .doubleTap("Photo #2")), ("press \"Level 3\"", .press("Level 3")),
  ])
  func cuesAreReadAsTheyAreWritten(_ text: String, _ cue: FilmCue) throws {
    #expect(try FilmScript(parsing: text).cues == [cue])
  }

  @Test(arguments: ["pinch Photo", "pinch Photo 0", "rotate Photo", "rotate", "rotate Photo 9 -1"])
  func aCueThatLacksSomethingIsQuoted(_ text: String) {
    #expect(throws: FilmScriptError.self) { try FilmScript(parsing: text) }
  }
}
