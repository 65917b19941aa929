import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct ScrollTransitionTests {
  /// Ten rows of 100 points in a window of 350, faded to a tenth outside of it.
  private func film(_ configuration: ScrollTransitionConfiguration) -> Film {
    Film(width: 100, height: 350) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Color.red.frame(width: 100, height: 100).scrollTransition(configuration) {
              $0.opacity($1.isIdentity ? 1 : 0)
            }
          }
        }
      }
    }
  }

  private func opacities(_ film: Film, at time: Double = 0) -> [Double] {
    film.colors(at: time).map { ($0.opacity * 1000).rounded() / 1000 }
  }

  @Test func anInteractiveEffectGoesWithTheScrolling() {
    let film = film(.interactive(timingCurve: .linear))
    // Three rows are in sight, half of the fourth, nothing of the others.
    #expect(opacities(film) == [1, 1, 1, 0.5])
    film.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 25), seconds: 0)
    #expect(opacities(film) == [0.75, 1, 1, 0.75])
  }

  @Test func anAnimatedEffectChangesWhenHalfIsInSight() {
    let film = film(.animated(.linear(duration: 1)))
    film.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 40), seconds: 0)
    #expect(opacities(film) == [1, 1, 1, 1])
    film.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20), seconds: 0)
    _ = film.picture(at: 0)
    #expect(opacities(film, at: 0.25)[0] == 0.75)
    #expect(opacities(film, at: 1).first == 1)
  }

  @Test func outsideOfScrollViewsEverythingIsInSight() {
    let film = Film {
      Color.red.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }
    }
    #expect(film.colors(at: 0).map(\.opacity) == [1])
  }

  @Test func thresholdsAreShiftedAndMixed() {
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    #expect(Threshold.visible(1) == .visible)
    #expect(Threshold.hidden.interpolated(towards: .visible, amount: 0.5) == .visible(0.5))
    let film = film(.interactive(timingCurve: .linear).threshold(.visible.inset(by: 100)))
    // The first row has come 350 points over the lower end and 100 over the upper one, of 200.
    #expect(opacities(film) == [0.5, 1, 0.75, 0.25])
  }
}
