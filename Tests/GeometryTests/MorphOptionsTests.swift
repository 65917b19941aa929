import Foundation
import Testing

@testable import Geometry

@Suite struct MorphOptionsTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func anchoredPointsBecomeEachOther() {
    var options = MorphOptions()
    options.anchors = [
      MorphOptions.Anchor(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 10, y: 0)),
      MorphOptions.Anchor(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 0, y: 10)),
    ]
    let plan = MorphPlan(from: square, to: square, strategy: .elastic, options: options)
    let half = plan.path(at: 0.5)
    let middles = [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10)]
    for middle in middles {
      #expect(half.points.contains { hypot($0.x - middle.x, $0.y - middle.y) < 1e-6 })
    }
  }

  @Test func contoursForcedToPairDoSo() {
    let right = square.applying(CGAffineTransform(translationX: 100, y: 0))
    let both = Path(square.cubicContours + right.cubicContours)
    var options = MorphOptions()
    options.contourPairs = [
      MorphOptions.ContourPair(from: 0, to: 1), MorphOptions.ContourPair(from: 1, to: 0),
    ]
    let plain = MorphPlan(from: both, to: both)
    #expect(Set(plain.report.contours.map { [$0.from, $0.to] }) == [[0, 0], [1, 1]])
    let forced = MorphPlan(from: both, to: both, options: options)
    #expect(Set(forced.report.contours.map { [$0.from, $0.to] }) == [[0, 1], [1, 0]])
  }

  @Test(arguments: MorphOptions.Birth.allCases)
  func contoursGrowFromWhereTheyAreTold(birth: MorphOptions.Birth) {
    let right = square.applying(CGAffineTransform(translationX: 100, y: 0))
    var options = MorphOptions()
    (options.birth, options.splits) = (birth, false)
    let plan = MorphPlan(
      from: square, to: Path(square.cubicContours + right.cubicContours), options: options)
    let born = plan.path(at: 0.002).cubicContours.map(\.start.x)
    let expected: CGFloat =
      switch birth {
      case .ownPoint: 105
      case .partnerPoint: 5
      case .startPoint: 100
      }
    #expect(born.contains { abs($0 - expected) < 1 })
  }

  @Test func aTurnMayBeForbidden() {
    let bar = Path(CGRect(x: -40, y: -5, width: 80, height: 10))
    let upright = bar.applying(CGAffineTransform(rotationAngle: .pi / 2))
    let turned = MorphPlan(from: bar, to: upright, strategy: .rigid).path(at: 0.5).boundingRect
    #expect(turned.width > 50)
    var options = MorphOptions()
    options.rotationPenalty = 1e6
    let plan = MorphPlan(from: bar, to: upright, strategy: .rigid, options: options)
    #expect(plan.path(at: 0.5).boundingRect.width < 50)
  }

  @Test func smoothJointsStaySmooth() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 80, height: 80))
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 20, width: 90, height: 30))
    let path = MorphPlan(from: circle, to: ellipse, strategy: .arcLength).path(at: 0.3)
    let chain = path.morphContours[0]
    for turn in MorphOutline(chain, role: .outer, index: 0).turns {
      #expect(abs(turn) < 1e-3)
    }
  }

  @Test func theSeedPadsTheShorterListAtItsFirstPoint() {
    let triangle = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)])
      path.closeSubpath()
    }
    let half = MorphPlan(from: triangle, to: square, strategy: .seed).path(at: 0.5)
    // The fourth side grows out of the triangle's first point, halfway to the square's last.
    let last = half.cubicContours[0].curves[3]
    #expect(hypot(last.start.x, last.start.y - 5) < 1e-12)
    #expect(half.verbs.count { $0 == .curve } == 4)
  }

  @Test func theCacheIsBoundedAndReturnsEqualPlans() {
    let cache = MorphPlanCache(capacity: 3)
    for side in 1...6 {
      let target = Path(CGRect(x: 0, y: 0, width: side, height: 4))
      let plan = cache.plan(from: square, to: target, strategy: .arcLength)
      #expect(plan == cache.plan(from: square, to: target, strategy: .arcLength))
    }
    #expect(cache.count == 3)
    let morphed = square.morphed(to: Path(), progress: 0.25)
    #expect(morphed == MorphPlan(from: square, to: Path()).path(at: 0.25))
  }
}
