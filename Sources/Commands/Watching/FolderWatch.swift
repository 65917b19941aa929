import Foundation
import Glibc

/// Tells when files in some folders are saved.
///
/// Folders are watched rather than files, since editors save by renaming a new file over the old
/// one. Folders inside them are not. See inotify(7).
final class FolderWatch {
  /// Where the system's events are read.
  let descriptor: Int32
  private let ignored: Set<String>

  /// Watches `folders`; files whose names are in `ignored`, or begin with a dot, do not count.
  init(_ folders: [String], ignoring ignored: Set<String>) throws(CommandError) {
    self.ignored = ignored
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw Self.failure("watch for changes") }
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    for folder in folders where inotify_add_watch(descriptor, folder, events) < 0 {
      let failure = Self.failure("watch \(folder)")
      close(descriptor)
      throw failure
    }
  }

  deinit { close(descriptor) }

  private static func failure(_ operation: String) -> CommandError {
    .failed(
      "could not \(operation): \(String(cString: strerror(errno))); name a file in a folder that "
        + "can be read")
  }

  /// Whether a file was saved, renamed or deleted since the last call.
  func takeChanges() -> Bool {
    var hasChanged = false
    while waitUntilReadable([descriptor], milliseconds: 0) {
      let bytes = readSome(descriptor)
      if bytes.isEmpty { break }
      hasChanged =
        Self.names(in: bytes).contains { !$0.hasPrefix(".") && !ignored.contains($0) }
        || hasChanged
    }
    return hasChanged
  }

  /// Waits for a change at most `milliseconds`, and then until none has come for a moment, since
  /// programs that save several files do so one after another.
  func wait(milliseconds: Int32) -> Bool {
    guard waitUntilReadable([descriptor], milliseconds: milliseconds), takeChanges() else {
      return false
    }
    while waitUntilReadable([descriptor], milliseconds: 30) { _ = takeChanges() }
    return true
  }

  /// The file names of a block of events: each is a header of 16 bytes, whose last four are the
  /// length of the name that follows, filled up with zeros.
  static func names(in bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var rest = bytes[...]
    while rest.count >= 16 {
      let length = rest.dropFirst(12).prefix(4).enumerated()
        .reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      names.append(String(decoding: name, as: UTF8.self))
      rest = rest.dropFirst(16 + length)
    }
    return names
  }
}
