import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

/// A square whose left edge follows `x`, animated with whatever changes it.
struct Slider: View {
  @Binding var x: CGFloat
  var body: some View {
    Rectangle().fill(Color.blue).frame(width: 10, height: 10).offset(x: x)
  }
}

/// A value that a test changes from outside, as an action would.
@MainActor
final class Lever<Value> {
  var binding: Binding<Value>?
  func set(_ value: Value, in film: Film, animation: Animation? = nil) {
    film.host.perform { withAnimation(animation) { binding?.wrappedValue = value } }
  }
}

/// Keeps a value and hands its lever out.
struct Levered<Value, Content: View>: View {
  @State var value: Value
  let lever: Lever<Value>
  @ViewBuilder let content: (Binding<Value>) -> Content
  var body: some View {
    lever.binding = $value
    return content($value)
  }
}

@MainActor
@Suite struct AnimationTests {
  /// The left edge of the only box, from the middle of the stage.
  func x(_ film: Film, at seconds: Double) -> Double {
    ((film.boxes(at: seconds).first?.minX ?? .nan) - 195 as Double)
  }

  @Test(arguments: [
    (Animation.linear(duration: 1), [50, 54, 56, 56, 54, 50, 40, 30, 20, 10, 0]),
    (.easeInOut(duration: 1), [50, 65.5, 74.6, 74.6, 65.5, 50, 33.2, 18.7, 8.2, 2, 0]),
  ])
  func aSecondCurvePullsTheFirstOneBack(_ animation: Animation, expected: [Double]) {
    let lever = Lever<CGFloat>()
    let film = Film { Levered(value: 0, lever: lever) { Slider(x: $0) } }
    lever.set(100, in: film, animation: animation)
    _ = film.picture(at: 0.5)
    lever.set(0, in: film, animation: animation)
    for (index, value) in expected.enumerated() {
      #expect(abs(x(film, at: 0.5 + Double(index) / 10) - value) < 0.06)
    }
  }

  @Test func aSpringTakesOverPlaceAndSpeed() {
    let lever = Lever<CGFloat>()
    let film = Film { Levered(value: 0, lever: lever) { Slider(x: $0) } }
    lever.set(100, in: film, animation: .smooth)
    let before = x(film, at: 0.099)
    let place = x(film, at: 0.1)
    lever.set(0, in: film, animation: .smooth)
    let after = x(film, at: 0.101)
    #expect(abs((after - place) - (place - before)) < 0.05)
  }

  @Test func withoutAnimationAValueJumpsAndDropsWhatWasInFlight() {
    let lever = Lever<CGFloat>()
    let film = Film { Levered(value: 0, lever: lever) { Slider(x: $0) } }
    lever.set(100, in: film, animation: .linear(duration: 1))
    #expect(x(film, at: 0.5) == 50)
    lever.set(10, in: film)
    #expect(x(film, at: 0.5) == 10)
    #expect(x(film, at: 0.6) == 10)
  }

  @Test func repeatForeverGoesOnAndReverses() {
    let lever = Lever<CGFloat>()
    let film = Film { Levered(value: 0, lever: lever) { Slider(x: $0) } }
    lever.set(100, in: film, animation: .linear(duration: 1).repeatForever())
    #expect(x(film, at: 0.25) == 25)
    #expect(x(film, at: 1.25) == 75)
    #expect(x(film, at: 10.25) == 25)
    #expect(film.host.motion.isEndless)
  }

  @Test func theInnermostValueAnimationWins() {
    let lever = Lever<CGFloat>()
    let film = Film {
      Levered(value: 0, lever: lever) { x in
        Slider(x: x)
          .animation(.linear(duration: 1), value: x.wrappedValue)
          .animation(.linear(duration: 10), value: x.wrappedValue)
      }
    }
    lever.set(100, in: film, animation: .linear(duration: 5))
    #expect(x(film, at: 0.5) == 50)
  }

  @Test func aValueAnimationIsSilentWhenItsValueStays() {
    let lever = Lever<CGFloat>()
    let film = Film {
      Levered(value: 0, lever: lever) { x in
        Slider(x: x).animation(.linear(duration: 1), value: 0)
      }
    }
    lever.set(100, in: film)
    #expect(x(film, at: 0.1) == 100)
  }

  @Test func modifiersAfterAnAnimationAreNotCovered() {
    let lever = Lever<CGFloat>()
    let film = Film {
      Levered(value: 0, lever: lever) { x in
        Rectangle().frame(width: 10, height: 10)
          .animation(.linear(duration: 1), value: x.wrappedValue)
          .offset(x: x.wrappedValue)
      }
    }
    lever.set(100, in: film)
    #expect(x(film, at: 0.1) == 100)
  }

  @Test func aNilAnimationSwitchesOffWhatTheActionAskedFor() {
    let lever = Lever<CGFloat>()
    let film = Film {
      Levered(value: 0, lever: lever) { x in
        Slider(x: x).animation(nil, value: x.wrappedValue)
      }
    }
    lever.set(100, in: film, animation: .linear(duration: 1))
    #expect(x(film, at: 0.1) == 100)
  }

  @Test func layoutJumpsAndTheLeafMovesItsOwnFrame() {
    let lever = Lever<CGFloat>()
    let film = Film {
      Levered(value: 50, lever: lever) { height in
        VStack(spacing: 0) {
          Rectangle().frame(width: 20, height: height.wrappedValue)
          Rectangle().frame(width: 20, height: 10)
        }
      }
    }
    lever.set(90, in: film, animation: .linear(duration: 1))
    let boxes = film.boxes(at: 0.5)
    #expect(boxes[0].height == 70)
    // The column is centred: it began at 170 and goes to 150.
    #expect(boxes[0].minY == 160)
    #expect(boxes[1].minY == 230)
  }

  @Test func aPlainShapeSnapsWhileItsColourMoves() {
    struct Polygon: Shape {
      var sides: Int
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: sides, height: 1)) }
    }
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: false, lever: lever) { on in
        Polygon(sides: on.wrappedValue ? 90 : 30).fill(on.wrappedValue ? Color.white : .black)
      }
    }
    lever.set(true, in: film, animation: .linear(duration: 1))
    #expect(film.boxes(at: 0.5).map(\.width) == [90])
    let gray = film.colors(at: 0.5)[0]
    // Half way from black to white in Oklab.
    #expect((gray.red * 255).rounded() == 99)
  }

  @Test func animatableDataMovesTheShape() {
    struct Bar: Shape {
      var length: CGFloat
      var animatableData: CGFloat {
        get { length }
        set { length = newValue }
      }
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: length, height: 1)) }
    }
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: false, lever: lever) { on in Bar(length: on.wrappedValue ? 90 : 30) }
    }
    lever.set(true, in: film, animation: .linear(duration: 1))
    #expect(film.boxes(at: 0.5).map(\.width) == [60])
  }

  @Test func twoChangesInOneActionKeepTheirOwnAnimations() {
    struct Two: View {
      @State var a: CGFloat = 0
      @State var b: CGFloat = 0
      var body: some View {
        ZStack {
          Rectangle().frame(width: 10, height: 10).offset(x: a)
          Rectangle().frame(width: 10, height: 10).offset(x: b)
        }
        .onAppear {
          withAnimation(.linear(duration: 1)) { a = 100 }
          b = 100
        }
      }
    }
    let film = Film { Two() }
    #expect(film.boxes(at: 0.5).map(\.minX) == [245, 295])
  }

  @Test func completionsComeWhenTheLastAnimationIsLogicallyComplete() {
    struct Chained: View {
      @State var x: CGFloat = 0
      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x)
          .onAppear {
            withAnimation(.linear(duration: 0.5)) {
              x = 100
            } completion: {
              x = 0
            }
          }
      }
    }
    let film = Film { Chained() }
    #expect(x(film, at: 0.49) == 98)
    #expect(x(film, at: 0.5) == 0)
  }

  @Test func anAnimatableViewIsMadeAgainFromInBetweens() {
    struct Counter: View, Animatable {
      var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Text(verbatim: "\(Int(value))") }
    }
    let lever = Lever<Double>()
    let film = Film { Levered(value: 0, lever: lever) { Counter(value: $0.wrappedValue) } }
    lever.set(100, in: film, animation: .linear(duration: 1))
    func words(at seconds: Double) -> [String] {
      film.picture(at: seconds).commands.map {
        if case .text(let layout, _, _) = $0 { layout.string } else { "" }
      }
    }
    #expect(words(at: 0.25) == ["25"])
    #expect(words(at: 0.5) == ["50"])
    #expect(words(at: 1.5) == ["100"])
  }

  @Test func aStillTreeIsNotEvaluatedForAFrame() {
    var evaluations = 0
    let film = Film {
      Levered(value: 0, lever: Lever<Int>()) { (_: Binding<Int>) -> Circle in
        evaluations += 1
        return Circle()
      }
    }
    let first = film.picture(at: 0)
    for frame in 1...60 { #expect(film.picture(at: Double(frame) / 60) == first) }
    #expect(evaluations == 1)
  }
}
