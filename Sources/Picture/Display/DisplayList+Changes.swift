public import Foundation
import Geometry

extension DisplayList {
  /// Rectangles outside which the list draws what `other` draws; none when the two are equal.
  ///
  /// Commands are paired from both ends of the lists, and in between by place when there are equally
  /// many; a pair that differs counts with the bounds of both, except that groups which differ in
  /// their children alone are searched within. Linear in the size of the lists; an unchanged command
  /// that still shares its storage costs next to nothing.
  public func changes(since other: DisplayList) -> [CGRect] {
    var areas: [CGRect] = []
    collectChanges(from: other.commands, to: commands, into: &areas)
    return areas
  }
}

private func collectChanges(
  from old: [DisplayCommand], to new: [DisplayCommand], into areas: inout [CGRect]
) {
  var start = 0
  let shorter = min(old.count, new.count)
  while start < shorter, old[start] == new[start] { start += 1 }
  var tail = 0
  while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
  let (before, after) = (old[start..<(old.count - tail)], new[start..<(new.count - tail)])
  guard before.count == after.count else {
    for command in before { areas.add(command.bounds) }
    for command in after { areas.add(command.bounds) }
    return
  }
  for (before, after) in zip(before, after) where before != after {
    if case .group(let before) = before, case .group(let after) = after,
      before.differsInChildrenOnly(from: after)
    {
      collectChanges(from: before, to: after, into: &areas)
    } else {
      areas.add(before.bounds)
      areas.add(after.bounds)
    }
  }
}

/// The changes of two groups with the same effects, as far as the effects carry them.
private func collectChanges(
  from old: DisplayGroup, to new: DisplayGroup, into areas: inout [CGRect]
) {
  var inner: [CGRect] = []
  collectChanges(from: old.children, to: new.children, into: &inner)
  var carrier = new
  carrier.children = []
  for area in inner {
    areas.add(carrier.bounds(ofChildrenIn: area).mapped(by: new.transform))
  }
}

extension DisplayGroup {
  /// Whether everything but the children is the same.
  fileprivate func differsInChildrenOnly(from other: DisplayGroup) -> Bool {
    var (mine, others) = (self, other)
    (mine.children, others.children) = ([], [])
    return mine == others
  }
}

extension [CGRect] {
  fileprivate mutating func add(_ area: CGRect) {
    if !area.isNull { append(area) }
  }
}
