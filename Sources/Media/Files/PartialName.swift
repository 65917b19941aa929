import Glibc
import Synchronization

/// Counts the partial files of this process, so that no two have one name.
private let counter = Atomic<Int>(0)

/// The name `.<name>.<pid>-<n>.part` under which an output is made, beside its final place.
struct PartialName {
  /// The folder of the output, `.` when the path names none.
  let folder: String
  /// The output's own name.
  let name: String

  /// Of the output at `path`; a slash at its end does not count.
  init(of path: String) {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    if let slash = path.lastIndex(of: "/") {
      folder = slash == path.startIndex ? "/" : String(path[..<slash])
      name = String(path[path.index(after: slash)...])
    } else {
      folder = "."
      name = String(path)
    }
  }

  /// A path that nobody else in this process has.
  func next() -> String {
    let number = counter.add(1, ordering: .relaxed).newValue
    return path(of: ".\(name).\(getpid())-\(number).part")
  }

  /// The path of a name in the folder.
  func path(of name: String) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  /// The paths of what earlier runs left of this output, whether or not they still run.
  func leftovers() -> [String] {
    namesInFolder(folder).filter(isPartial).map(path(of:))
  }

  private func isPartial(_ candidate: String) -> Bool {
    let (start, end) = (".\(name).", ".part")
    guard candidate.hasPrefix(start), candidate.hasSuffix(end),
      candidate.count > start.count + end.count
    else { return false }
    let numbers = candidate.dropFirst(start.count).dropLast(end.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }
  }
}

/// The names in a folder, sorted; empty if it cannot be read.
func namesInFolder(_ folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}
