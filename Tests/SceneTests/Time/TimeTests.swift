import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct TimeTests {
  func words(_ film: Film, at seconds: Double) -> [String] {
    film.picture(at: seconds).commands.map {
      if case .text(let layout, _, _) = $0 { layout.string } else { "" }
    }
  }

  @Test func anAnimationTimelineIsMadeAnewInEachFrame() {
    let film = Film {
      TimelineView(.animation) { context in
        Text(verbatim: "\(context.date.timeIntervalSince(VirtualWorld.epoch))")
      }
    }
    #expect(words(film, at: 0) == ["0.0"])
    #expect(words(film, at: 0.25) == ["0.25"])
    #expect(words(film, at: 1.5) == ["1.5"])
  }

  @Test func aPeriodicTimelineIsMadeAnewAtItsMoments() {
    var made = 0
    let film = Film {
      TimelineView(.periodic(from: VirtualWorld.epoch, by: 1)) { context in
        let _ = made += 1
        Text(verbatim: "\(Int(context.date.timeIntervalSince(VirtualWorld.epoch)))")
      }
    }
    for frame in 0..<180 {
      let seconds = Double(frame) / 60
      #expect(words(film, at: seconds) == ["\(Int(seconds))"])
    }
    #expect(made == 3)
  }

  @Test func phasesFollowEachOtherForEver() {
    let film = Film {
      PhaseAnimator([0.0, 100]) { x in
        Rectangle().frame(width: 10, height: 10).offset(x: x)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(film.boxes(at: 0.5).map(\.minX) == [245])
    #expect(film.boxes(at: 1.5).map(\.minX) == [245])
    #expect(film.boxes(at: 2).map(\.minX) == [195])
    #expect(film.boxes(at: 2.25).map(\.minX) == [220])
  }

  @Test func aTriggerRunsThePhasesOnceAndBack() {
    let lever = Lever<Int>()
    let film = Film {
      Levered(value: 0, lever: lever) { trigger in
        Rectangle().frame(width: 10, height: 10)
          .phaseAnimator([0.0, 100, 40], trigger: trigger.wrappedValue) { content, x in
            content.offset(x: x)
          } animation: { _ in
            .linear(duration: 1)
          }
      }
    }
    #expect(film.boxes(at: 1).map(\.minX) == [195])
    lever.set(1, in: film)
    #expect(film.boxes(at: 1.5).map(\.minX) == [245])
    #expect(film.boxes(at: 3).map(\.minX) == [235])
    #expect(film.boxes(at: 4).map(\.minX) == [195])
    #expect(film.boxes(at: 9).map(\.minX) == [195])
  }

  @Test func keyframesMoveTheirTracksSideBySide() {
    struct Values {
      var x = 0.0
      var y = 0.0
    }
    let film = Film {
      Rectangle().frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: Values(), repeating: false) { content, value in
          content.offset(x: value.x, y: value.y)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            LinearKeyframe(100, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
          KeyframeTrack(\.y) { LinearKeyframe(50, duration: 1) }
        }
    }
    #expect(film.boxes(at: 0.5).map(\.origin) == [CGPoint(x: 245, y: 220)])
    #expect(film.boxes(at: 1.5).map(\.origin) == [CGPoint(x: 245, y: 245)])
    #expect(film.boxes(at: 5).map(\.origin) == [CGPoint(x: 195, y: 245)])
    #expect(film.host.motion.isStill)
  }

  @Test func aMatchedViewSetsOutFromTheOneItReplaces() {
    struct Hero: View {
      @Namespace var space
      let isRight: Bool
      var body: some View {
        HStack(spacing: 0) {
          if isRight {
            Spacer()
            Rectangle().matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 20)
          } else {
            Rectangle().matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
            Spacer()
          }
        }
      }
    }
    let lever = Lever<Bool>()
    let film = Film { Levered(value: false, lever: lever) { Hero(isRight: $0.wrappedValue) } }
    #expect(film.boxes(at: 0) == [CGRect(x: 0, y: 190, width: 20, height: 20)])
    lever.set(true, in: film, animation: .linear(duration: 1))
    // Both views are in the shared frame, the leaving one below.
    #expect(
      film.boxes(at: 0.5)
        == Array(repeating: CGRect(x: 180, y: 190, width: 30, height: 20), count: 2))
    #expect(film.boxes(at: 1) == [CGRect(x: 360, y: 190, width: 40, height: 20)])
  }

  @Test func aCanvasDrawsWhatItsRendererDraws() {
    let film = Film {
      Canvas { context, size in
        context.opacity = 0.5
        context.translateBy(x: 10, y: 20)
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width / 4, height: 5)), with: .color(.red))
      }
      .frame(width: 100, height: 100)
    }
    #expect(film.boxes(at: 0) == [CGRect(x: 160, y: 170, width: 25, height: 5)])
    #expect(film.colors(at: 0) == [RGBA(rgb: 0xFF3B30).opacity(0.5)])
  }

  @Test func aCanvasDrawsTextAndSymbolsAtTheirAnchors() {
    let film = Film {
      Canvas { context, size in
        context.draw(Text(verbatim: "ab"), at: CGPoint(x: 50, y: 50))
        if let symbol = context.resolveSymbol(id: "dot") {
          context.draw(symbol, at: .zero, anchor: .topLeading)
        }
      } symbols: {
        Circle().frame(width: 8, height: 8).tag("dot")
      }
      .frame(width: 100, height: 100)
    }
    let boxes = film.boxes(at: 0)
    #expect(abs(boxes[0].midX - 200) < 0.5 && abs(boxes[0].midY - 200) < 0.5)
    #expect(boxes[1] == CGRect(x: 150, y: 150, width: 8, height: 8))
  }
}
