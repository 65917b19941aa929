import Foundation
import Geometry
import Picture
import Testing

@Suite struct DisplayListChangesTests {
  private func box(_ x: CGFloat, _ color: RGBA = .black) -> DisplayCommand {
    .fill(
      Path(CGRect(x: x, y: 0, width: 10, height: 10)), .color(color), rule: .nonZero,
      transform: .identity)
  }

  private func area(_ x: CGFloat, _ width: CGFloat = 10) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: 10)
  }

  @Test func equalListsHaveNone() {
    let list = DisplayList([box(0), .group(DisplayGroup([box(20)]))])
    #expect(list.changes(since: list).isEmpty)
  }

  @Test func aMovedCommandCountsWhereItWasAndWhereItIs() {
    let old = DisplayList([box(0), box(20), box(40)])
    let new = DisplayList([box(0), box(25), box(40)])
    #expect(new.changes(since: old) == [area(20), area(25)])
  }

  @Test func anInsertedOrRemovedCommandCountsAlone() {
    let old = DisplayList([box(0), box(40)])
    let new = DisplayList([box(0), box(20), box(40)])
    #expect(new.changes(since: old) == [area(20)])
    #expect(old.changes(since: new) == [area(20)])
  }

  @Test func groupsOfTheSameEffectsAreSearchedWithin() {
    func list(_ x: CGFloat, blur: Double = 0, opacity: Double = 0.5) -> DisplayList {
      DisplayList([
        .group(
          DisplayGroup(
            [box(0), box(x)], transform: CGAffineTransform(translationX: 100, y: 0),
            opacity: opacity, blur: blur))
      ])
    }
    #expect(list(25).changes(since: list(20)) == [area(120), area(125)])
    // A blur carries a change three deviations far.
    let soft = area(120).insetBy(dx: -6, dy: -6)
    #expect(
      list(25, blur: 2).changes(since: list(20, blur: 2)) == [soft, soft.offsetBy(dx: 5, dy: 0)])
    // Another opacity changes all that the group shows.
    #expect(list(20, opacity: 1).changes(since: list(20)) == [area(100, 30), area(100, 30)])
  }
}
