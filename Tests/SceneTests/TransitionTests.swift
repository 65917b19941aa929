import Foundation
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct TransitionTests {
  func film(
    _ lever: Lever<Bool>, visible: Bool = false, transition: AnyTransition? = nil
  ) -> Film {
    Film {
      Levered(value: visible, lever: lever) { isVisible in
        ZStack {
          if isVisible.wrappedValue {
            if let transition {
              Rectangle().fill(Color.red).frame(width: 10, height: 10).transition(transition)
            } else {
              Rectangle().fill(Color.red).frame(width: 10, height: 10)
            }
          }
        }
      }
    }
  }

  @Test func anInsertedViewFadesInByDefault() {
    let lever = Lever<Bool>()
    let film = film(lever)
    lever.set(true, in: film, animation: .linear(duration: 1))
    #expect(film.colors(at: 0.25).map(\.opacity) == [0.25])
    #expect(film.colors(at: 1).map(\.opacity) == [1])
  }

  @Test func aRemovedViewFadesOutAndIsGoneAtTheEnd() {
    let lever = Lever<Bool>()
    let film = film(lever, visible: true)
    lever.set(false, in: film, animation: .linear(duration: 1))
    #expect(film.colors(at: 0.25).map(\.opacity) == [0.75])
    #expect(film.boxes(at: 1).isEmpty)
  }

  @Test func withoutAnimationAViewComesAndGoesAtOnce() {
    let lever = Lever<Bool>()
    let film = film(lever)
    lever.set(true, in: film)
    #expect(film.colors(at: 0).map(\.opacity) == [1])
    lever.set(false, in: film)
    #expect(film.boxes(at: 0).isEmpty)
  }

  @Test func nothingTransitionsOnAContainersFirstBuild() {
    struct Nested: View {
      @State var x = 0.0
      var body: some View {
        if true { Rectangle().fill(Color.red) }
      }
    }
    let film = Film { Nested() }
    #expect(film.colors(at: 0).map(\.opacity) == [1])
  }

  @Test func aMoveGoesByTheViewsOwnSize() {
    let lever = Lever<Bool>()
    let film = film(lever, transition: .move(edge: .leading))
    lever.set(true, in: film, animation: .linear(duration: 1))
    #expect(film.boxes(at: 0).map(\.minX) == [185])
    #expect(film.boxes(at: 0.5).map(\.minX) == [190])
  }

  @Test func anAsymmetricTransitionComesAndGoesDifferently() {
    let lever = Lever<Bool>()
    let film = film(
      lever,
      transition: .asymmetric(insertion: .offset(x: -100), removal: .offset(y: 100)))
    lever.set(true, in: film, animation: .linear(duration: 1))
    #expect(film.boxes(at: 0.5) == [CGRect(x: 145, y: 195, width: 10, height: 10)])
    _ = film.picture(at: 2)
    lever.set(false, in: film, animation: .linear(duration: 1))
    #expect(film.boxes(at: 2.5) == [CGRect(x: 195, y: 245, width: 10, height: 10)])
  }

  @Test func aTransitionsOwnAnimationTimesItWithoutAnyOther() {
    let lever = Lever<Bool>()
    let film = film(lever, transition: .opacity.animation(.linear(duration: 2)))
    lever.set(true, in: film)
    #expect(film.colors(at: 0.5).map(\.opacity) == [0.25])
  }

  @Test func combinedTransitionsAddTheirEffects() {
    let lever = Lever<Bool>()
    let film = film(lever, transition: .opacity.combined(with: .offset(x: 100)))
    lever.set(true, in: film, animation: .linear(duration: 1))
    #expect(film.colors(at: 0.5).map(\.opacity) == [0.5])
    #expect(film.boxes(at: 0.5).map(\.minX) == [245])
  }

  @Test func aModifierTransitionGoesFromActiveToIdentity() {
    struct Shift: ViewModifier {
      var x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let lever = Lever<Bool>()
    let film = film(lever, transition: .modifier(active: Shift(x: 40), identity: Shift(x: 0)))
    lever.set(true, in: film, animation: .linear(duration: 1))
    #expect(film.boxes(at: 0.5).map(\.minX) == [215])
  }

  @Test func aViewThatComesBackWhileItLeavesIsTheSameView() {
    let lever = Lever<Bool>()
    let film = film(lever, visible: true)
    lever.set(false, in: film, animation: .linear(duration: 1))
    _ = film.picture(at: 0.5)
    lever.set(true, in: film, animation: .linear(duration: 1))
    #expect(film.boxes(at: 0.5).count == 1)
    #expect(film.colors(at: 2).map(\.opacity) == [1])
  }

  @Test func aLeavingViewIsDrawnBelowAndTakesNoRoom() {
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: true, lever: lever) { isVisible in
        VStack(spacing: 0) {
          Rectangle().fill(Color.blue).frame(width: 10, height: 10)
          if isVisible.wrappedValue {
            Rectangle().fill(Color.red).frame(width: 20, height: 20)
          }
        }
      }
    }
    lever.set(false, in: film, animation: .linear(duration: 1))
    let boxes = film.boxes(at: 0)
    #expect(boxes.map(\.width) == [20, 10])
    // The leaving view stays where it was, the other one has set out for the middle.
    #expect(boxes.map(\.minY) == [195, 185])
    #expect(film.boxes(at: 1).map(\.minY) == [195])
  }

  @Test func aZIndexKeepsALeavingViewOnTop() {
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: true, lever: lever) { isVisible in
        ZStack {
          Rectangle().frame(width: 10, height: 10)
          if isVisible.wrappedValue { Rectangle().frame(width: 20, height: 20).zIndex(1) }
        }
      }
    }
    lever.set(false, in: film, animation: .linear(duration: 1))
    #expect(film.boxes(at: 0).map(\.width) == [10, 20])
  }

  @Test func aNewIdIsANewView() {
    struct Keeper: View {
      @State var first: Int
      init(_ value: Int) { _first = State(initialValue: value) }
      var body: some View { Rectangle().frame(width: CGFloat(first), height: 1) }
    }
    let lever = Lever<Int>()
    let film = Film {
      Levered(value: 1, lever: lever) { Keeper($0.wrappedValue).id($0.wrappedValue > 5) }
    }
    lever.set(3, in: film)
    #expect(film.boxes(at: 0).map(\.width) == [1])
    lever.set(7, in: film)
    #expect(film.boxes(at: 0).map(\.width) == [7])
  }

  @Test func anItemThatIsInsertedMovesItsNeighbours() {
    let lever = Lever<[Int]>()
    let film = Film {
      Levered(value: [1, 2], lever: lever) { items in
        HStack(spacing: 0) {
          ForEach(items.wrappedValue, id: \.self) {
            Rectangle().fill(Color.red).frame(width: CGFloat($0) * 10, height: 10)
          }
        }
      }
    }
    #expect(film.boxes(at: 0).map(\.minX) == [185, 195])
    lever.set([1, 3, 2], in: film, animation: .linear(duration: 1))
    #expect(film.boxes(at: 0.5).map(\.minX) == [177.5, 180, 202.5])
    #expect(film.colors(at: 0.5).map(\.opacity) == [1, 0.5, 1])
  }
}
