import Foundation
import Geometry
import Motion
import Testing

@testable import Scene

@MainActor
@Suite struct ScopeTests {
  @Test func anAnimationInTheTransactionCoversEveryChange() {
    // Nothing inside depends on the state: the neighbour grows and pushes the square away.
    struct Pushed: View {
      @Binding var width: CGFloat
      var body: some View {
        HStack(spacing: 0) {
          Color.clear.frame(width: width, height: 1)
          Rectangle().frame(width: 10, height: 10).modifier(Covered())
          Spacer()
        }
      }
    }
    struct Covered: ViewModifier {
      func body(content: Content) -> some View {
        content.transaction { if !$0.disablesAnimations { $0.animation = .linear(duration: 1) } }
      }
    }
    let lever = Lever<CGFloat>()
    let film = Film { Levered(value: 0, lever: lever) { Pushed(width: $0) } }
    lever.set(100, in: film)
    #expect(film.boxes(at: 0.5).last?.minX == 50)
  }

  @Test func aScopedAnimationLeavesTheContentAlone() {
    let lever = Lever<CGFloat>()
    let film = Film {
      Levered(value: 0, lever: lever) { x in
        Rectangle().frame(width: 10, height: 10).offset(x: x.wrappedValue)
          .animation(.linear(duration: 1)) { $0.offset(y: x.wrappedValue) }
      }
    }
    lever.set(100, in: film)
    #expect(film.boxes(at: 0.5).map(\.origin) == [CGPoint(x: 295, y: 245)])
  }

  @Test func disabledAnimationsSilenceThoseThatViewsAskFor() {
    let lever = Lever<CGFloat>()
    let film = Film {
      Levered(value: 0, lever: lever) { x in
        Mover(x: x.wrappedValue).animation(.linear(duration: 1), value: x.wrappedValue)
      }
    }
    film.host.perform {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { lever.binding?.wrappedValue = 100 }
    }
    #expect(film.boxes(at: 0.1).map(\.minX) == [295])
  }

  private struct Mover: View {
    let x: CGFloat
    var body: some View { Rectangle().frame(width: 10, height: 10).offset(x: x) }
  }

  @Test func aBindingCarriesItsAnimation() {
    let lever = Lever<CGFloat>()
    let film = Film {
      Levered(value: 0, lever: lever) { Mover(x: $0.wrappedValue) }
    }
    film.host.perform {
      lever.binding?.animation(.linear(duration: 1)).wrappedValue = 100
    }
    #expect(film.boxes(at: 0.5).map(\.minX) == [245])
  }

  @Test func aDragIsShownWithoutAnimationUnlessTheViewAsksForOne() {
    struct Dragged: View {
      let isAnimated: Bool
      @State var x: CGFloat = 0
      var body: some View {
        Mover(x: x).animation(isAnimated ? .linear(duration: 1) : nil, value: x)
          .gesture(DragGesture().onChanged { x = $0.translation.width })
      }
    }
    for isAnimated in [false, true] {
      let film = Film { Dragged(isAnimated: isAnimated) }
      film.host.touchDown(at: CGPoint(x: 200, y: 200))
      film.host.touchMove(to: CGPoint(x: 300, y: 200))
      #expect(film.boxes(at: 0.5).map(\.minX) == [isAnimated ? 245 : 295])
    }
  }

  @Test(arguments: [(0.1, 0.3577), (0.2, 0.7154), (0.3, 0.89), (0.4, 0.9605)])
  func aSpringFollowsItsClosedForm(time: Double, share: Double) {
    let lever = Lever<CGFloat>()
    let film = Film { Levered(value: 0, lever: lever) { Mover(x: $0.wrappedValue) } }
    lever.set(100, in: film, animation: .spring(response: 0.5, dampingFraction: 1))
    let x: CGFloat = (film.boxes(at: time).first?.minX ?? 0) - 195
    #expect(abs(x / 100 - share) < 0.0002)
  }

  @Test func aDelayHoldsTheStart() {
    let lever = Lever<CGFloat>()
    let film = Film { Levered(value: 0, lever: lever) { Mover(x: $0.wrappedValue) } }
    lever.set(100, in: film, animation: .linear(duration: 1).delay(0.5))
    #expect(film.boxes(at: 0.4).map(\.minX) == [195])
    #expect(film.boxes(at: 1).map(\.minX) == [245])
  }

  @Test func twoViewsOfOneStateMayMoveDifferently() {
    let lever = Lever<CGFloat>()
    let film = Film {
      Levered(value: 0, lever: lever) { x in
        VStack {
          Mover(x: x.wrappedValue).animation(.linear(duration: 1), value: x.wrappedValue)
          Mover(x: x.wrappedValue)
        }
      }
    }
    lever.set(100, in: film)
    #expect(film.boxes(at: 0.5).map(\.minX) == [245, 295])
  }

  @Test func anotherTypeInAnAnyViewIsAnotherView() {
    struct Keeper: View {
      @State var first: CGFloat
      init(_ width: CGFloat) { _first = State(initialValue: width) }
      var body: some View { Rectangle().frame(width: first, height: 1) }
    }
    let lever = Lever<Int>()
    let film = Film {
      Levered(value: 0, lever: lever) { value in
        value.wrappedValue < 2
          ? AnyView(Keeper(CGFloat(10 + value.wrappedValue))) : AnyView(Circle())
      }
    }
    lever.set(1, in: film)
    #expect(film.boxes(at: 0).map(\.width) == [10])
    lever.set(2, in: film)
    #expect(film.boxes(at: 0).map(\.width) == [400])
    lever.set(1, in: film)
    #expect(film.boxes(at: 0).map(\.width) == [11])
  }
}
