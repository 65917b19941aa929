import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

/// A user's shape that knows nothing but its outline.
private struct Outline: Shape {
  var animatableData: AnimatablePath
  init(_ path: Path) { animatableData = AnimatablePath(path) }
  func path(in rect: CGRect) -> Path { animatableData.path }
}

@MainActor
@Suite struct MorphTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 80, height: 80))
  private static let disc = Path(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60))
  private static let wedge = Path { path in
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 20), CGPoint(x: 30, y: 70)])
    path.closeSubpath()
  }

  private static let plan = MorphPlan(from: square, to: disc)

  /// The path of the only fill at `seconds`, in the shape's own coordinates.
  private func outline(_ film: Film, at seconds: Double) -> Path? {
    func first(_ commands: [DisplayCommand]) -> Path? {
      for command in commands {
        switch command {
        case .fill(let path, _, _, _): return path
        case .group(let group): if let path = first(group.children) { return path }
        default: continue
        }
      }
      return nil
    }
    return first(film.picture(at: seconds).commands)
  }

  private func expectClose(_ path: Path?, _ other: Path, within tolerance: Double = 1e-9) {
    #expect(path?.verbs == other.verbs)
    let distances = zip(path?.points ?? [], other.points).map { hypot($0.x - $1.x, $0.y - $1.y) }
    #expect((distances.max() ?? .infinity) <= tolerance)
  }

  @Test func aUsersOutlineMorphsThroughThePlan() {
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: false, lever: lever) { isRound in
        Outline(isRound.wrappedValue ? Self.disc : Self.square)
      }
    }
    #expect(outline(film, at: 0) == Self.square)
    lever.set(true, in: film, animation: .linear(duration: 1))
    for share in [0.125, 0.5, 0.875] {
      expectClose(outline(film, at: share), Self.plan.path(at: share))
    }
    #expect(outline(film, at: 1) == Self.disc)
  }

  @Test func aSpringOvershootsTheFrameButNotTheOutline() {
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: false, lever: lever) { isRound in
        Outline(isRound.wrappedValue ? Self.disc : Self.square)
      }
    }
    lever.set(true, in: film, animation: .spring(duration: 0.5, bounce: 0.5))
    // The first overshoot of this spring spans 0.45 s.
    #expect(outline(film, at: 0.45) == Self.disc)
    #expect(outline(film, at: 10) == Self.disc)
  }

  @Test func aChangeInMidMorphBeginsWithTheOutlineThatShows() {
    let lever = Lever<Int>()
    let paths = [Self.square, Self.disc, Self.wedge]
    let film = Film { Levered(value: 0, lever: lever) { Outline(paths[$0.wrappedValue]) } }
    lever.set(1, in: film, animation: .linear(duration: 1))
    _ = outline(film, at: 0.5)
    lever.set(2, in: film, animation: .linear(duration: 1))
    expectClose(outline(film, at: 0.5), Self.plan.path(at: 0.5))
    #expect(outline(film, at: 1.5) == Self.wedge)
  }

  @Test(arguments: [Animation.linear(duration: 1), .spring(duration: 1, bounce: 0)])
  func aMorphThatSetsOutInMidMorphIsPlannedOnce(animation: Animation) {
    var animator = AttributeAnimator(AnimatablePath(Self.square))
    animator.setTarget(AnimatablePath(Self.disc), animation: animation, at: 0)
    let shown = animator.presentation(at: 0.25).path
    animator.setTarget(AnimatablePath(Self.wedge), animation: animation, at: 0.25)
    #expect(animator.presentation(at: 0.25).path == shown)
    let plan = MorphPlan(from: shown, to: Self.wedge)
    for step in 1..<40 {
      let time = 0.25 + Double(step) / 40
      let path = animator.presentation(at: time).path
      // Every frame has the structure of the one plan from what showed.
      #expect(path.verbs == plan.path(at: 0.5).verbs)
      if animation == .linear(duration: 1) {
        expectClose(path, plan.path(at: Double(step) / 40))
      }
    }
    #expect(animator.presentation(at: 60).path == Self.wedge)
  }

  @Test func pairsWithAnOutlineSetOutFromWhatShows() {
    typealias Pair = AnimatablePair<Double, AnimatablePath>
    var animator = AttributeAnimator(Pair(0, AnimatablePath(Self.square)))
    animator.setTarget(
      Pair(10, AnimatablePath(Self.disc)), animation: .linear(duration: 1), at: 0)
    let shown = animator.presentation(at: 0.5)
    animator.setTarget(
      Pair(20, AnimatablePath(Self.wedge)), animation: .linear(duration: 1), at: 0.5)
    #expect(animator.presentation(at: 0.5).second.path == shown.second.path)
    #expect(animator.presentation(at: 0.5).first == 5)
    #expect(animator.presentation(at: 1).first == 12.5)
    #expect(animator.presentation(at: 1.5) == Pair(20, AnimatablePath(Self.wedge)))
  }

  @Test func progressMorphsOneShapeIntoAnother() {
    let lever = Lever<Double>()
    let film = Film {
      Levered(value: 0, lever: lever) { progress in
        MorphShape(from: Rectangle(), to: Circle(), progress: progress.wrappedValue)
          .frame(width: 60, height: 60)
      }
    }
    let box = CGRect(x: 0, y: 0, width: 60, height: 60)
    let (from, to) = (Rectangle().path(in: box), Circle().path(in: box))
    lever.set(1, in: film, animation: .linear(duration: 2))
    #expect(outline(film, at: 0) == from)
    let plan = MorphPlan(from: from, to: to)
    for seconds in [0.5, 1, 1.5] {
      expectClose(outline(film, at: seconds), plan.path(at: seconds / 2))
    }
    #expect(outline(film, at: 2) == to)
  }

  @Test func sumsOfPathsObeyTheLawsOfAVectorSpace() {
    let (a, b) = (AnimatablePath(Self.square), AnimatablePath(Self.disc))
    #expect(a - a == .zero)
    #expect(a + b == b + a)
    #expect(a + .zero == a)
    #expect((a + b) - b == a)
    #expect(a.interpolated(towards: b, amount: 1) == b)
    #expect(a != b)
    #expect((b - a).magnitudeSquared == 2 * 128 * 128)
    #expect(AnimatablePath.zero.path.isEmpty)
    #expect(a.interpolated(towards: b, amount: 0.25).path == Self.plan.path(at: 0.25))
  }
}
