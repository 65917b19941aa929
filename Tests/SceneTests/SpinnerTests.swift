import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

/// Twelve petals, one of which is raised in turn; when it is done, they fold and fly away.
private struct Petals: View {
  @State private var raised: Int?
  @State private var isDone = false
  @State private var isShown = true
  @State private var drag = CGSize.zero

  var body: some View {
    ZStack {
      if isShown {
        ZStack {
          ForEach(0..<12) { index in petal(index) }
        }
        .offset(drag)
        .blur(radius: drag == .zero ? 0 : 10)
        .animation(.easeInOut(duration: 1), value: drag)
        .gesture(
          DragGesture()
            .onChanged { drag = $0.translation }
            .onEnded {
              if $0.translation.height > 150 { finish() }
              drag = .zero
            }
        )
        .transition(
          .offset(CGSize(width: 0, height: -1000)).animation(.easeIn(duration: 1))
        )
        .onAppear(perform: spin)
      }
    }
  }

  private func petal(_ index: Int) -> some View {
    let isRaised = index == raised
    return Capsule()
      .stroke(isRaised ? Color.white : .gray, lineWidth: 8)
      .frame(width: 20, height: isDone ? 20 : 50)
      .offset(x: isRaised ? 10 : 0, y: isRaised ? 40 : 70)
      .scaleEffect(isRaised ? 0.5 : 1)
      .rotationEffect(isDone ? .zero : .degrees(Double(index) * 30))
      .animation(.easeInOut(duration: 1.5), value: isRaised)
      .animation(.easeInOut(duration: 1.5), value: isDone)
  }

  private func spin() {
    var fires = 0
    VirtualTimer.scheduledTimer(withTimeInterval: 0.15, repeats: true) { timer in
      raised = ((raised ?? -1) + 1) % 12
      fires += 1
      if fires == 60 {
        timer.invalidate()
        finish()
      }
    }
  }

  private func finish() {
    guard !isDone else { return }
    isDone = true
    raised = nil
    VirtualQueue.main.asyncAfter(deadline: .now() + 2) {
      withAnimation { isShown = false }
    }
  }
}

@MainActor
@Suite struct SpinnerTests {
  let film = Film(width: 400, height: 400) { Petals() }

  /// The middles of the petals.
  func middles(at seconds: Double) -> [CGPoint] {
    film.boxes(at: seconds).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  @Test func twelvePetalsStandOnACircle() {
    let distances = middles(at: 0).map { hypot($0.x - 200, $0.y - 200) }
    #expect(distances.count == 12)
    #expect(distances.allSatisfy { abs($0 - 70) < 0.001 })
  }

  @Test func thePetalsFoldFromTheSixtiethFireOn() {
    // Sixty fires of 0.15 s end at nine seconds.
    #expect(film.boxes(at: 9).map(\.height).max().map { $0 > 49 } == true)
    let folded = film.boxes(at: 10.5)
    #expect(folded.allSatisfy { abs($0.height - 20) < 0.01 && abs($0.width - 20) < 0.01 })
    #expect(middles(at: 10.5).allSatisfy { abs($0.x - 200) < 0.01 && abs($0.y - 270) < 0.01 })
  }

  @Test func theyLeaveAThousandPointsUpInOneSecondAfterTwo() {
    #expect(middles(at: 11).allSatisfy { abs($0.y - 270) < 0.01 })
    let half = middles(at: 11.5)
    #expect(half.count == 12)
    // The middle of ease-in: 31.54 % of the way.
    #expect(half.allSatisfy { abs($0.y - (270 - 315.4)) < 0.1 })
    #expect(film.picture(at: 12).commands.isEmpty)
  }

  @Test func aLongDragEndsThemEarly() {
    film.host.touchDown(at: CGPoint(x: 200, y: 241))
    film.host.touchMove(to: CGPoint(x: 200, y: 401))
    film.host.touchUp(at: CGPoint(x: 200, y: 401))
    #expect(film.picture(at: 3.1).commands.isEmpty)
  }

  @Test func aShortDragSpringsBackWithItsBlur() {
    film.host.touchDown(at: CGPoint(x: 200, y: 241))
    film.host.touchMove(to: CGPoint(x: 200, y: 341))
    func blur(at seconds: Double) -> Double {
      guard case .group(let group)? = film.picture(at: seconds).commands.first else { return 0 }
      return group.blur
    }
    #expect(abs(blur(at: 0.5) - 5) < 0.01)
    film.host.touchUp(at: CGPoint(x: 200, y: 341))
    #expect(blur(at: 0.75) > 0)
    #expect(blur(at: 1.5) == 0)
    #expect(film.boxes(at: 1.5).count == 12)
  }
}
