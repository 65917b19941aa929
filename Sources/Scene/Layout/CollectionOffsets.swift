public import Foundation

// What actions such as `onDelete` and `onMove` are written with.
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at `offsets`, counted from the beginning; others are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at the offsets `source` before the one that is at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter { $0 < count }.map { self[index(startIndex, offsetBy: $0)] }
    let place = Swift.min(Swift.max(destination, 0), count)
    let target = place - source.count { $0 < place }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: target))
  }
}
