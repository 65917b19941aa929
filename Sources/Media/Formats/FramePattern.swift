/// A path with one `%0Nd` that stands for the frame's number, such as `frames/%06d.png`.
package struct FramePattern: Hashable, Sendable {
  /// The path as given.
  package let path: String
  /// The path of the folder, `.` when the pattern names none.
  package let folder: String
  /// The least number of digits; numbers with fewer get zeros in front.
  package let digits: Int
  private let prefix: String
  private let suffix: String

  /// Nil when the last component of the path has no `%d` or `%0Nd` (N from 1 to 9), or has two.
  package init?(_ path: String) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    guard let percent = name.firstIndex(of: "%") else { return nil }
    var rest = name[name.index(after: percent)...]
    var digits = 1
    if rest.first == "0" {
      rest = rest.dropFirst()
      guard let width = rest.first?.wholeNumberValue, width > 0 else { return nil }
      digits = width
      rest = rest.dropFirst()
    }
    guard rest.first == "d" else { return nil }
    let tail = rest.dropFirst()
    guard !tail.contains("%") else { return nil }
    self.path = path
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    self.digits = digits
    prefix = String(name[..<percent])
    suffix = String(tail)
  }

  /// The file name, without the folder, of a frame.
  package func name(of index: Int) -> String {
    let number = String(index.magnitude)
    let zeros = String(repeating: "0", count: max(0, digits - number.count))
    return prefix + (index < 0 ? "-" : "") + zeros + number + suffix
  }

  /// Whether a file name, without the folder, could be one of the pattern's frames.
  package func matches(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let number = name.dropFirst(prefix.count).dropLast(suffix.count)
    return number.count >= digits && number.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
