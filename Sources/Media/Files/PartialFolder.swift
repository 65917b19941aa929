import Glibc

/// A folder of files that are made under a hidden name and moved to their place when complete.
///
/// If the final folder does not exist, the hidden one gets its name in one step. If it does, the
/// files are moved into it one by one. Dropping a partial folder removes it with all its files.
final class PartialFolder {
  /// The final folder.
  let path: String
  /// Where the files are made.
  let partialPath: String
  private let descriptor: Int32
  private var isOpen = true

  /// Creates the hidden folder beside `path`, or in it when `path` is the current or root folder.
  init(path: String, operation: String) throws(MediaError) {
    let isPlain = path != "." && path != "/" && !path.hasSuffix("/.") && !path.hasSuffix("..")
    let name = PartialName(of: isPlain ? path : path + "/frames")
    for leftover in name.leftovers() { removeFolderIfStale(leftover) }
    while true {
      let candidate = name.next()
      if mkdir(candidate, 0o777) != 0 {
        if errno == EEXIST { continue }
        throw MediaError(operation, path: path, errno: errno)
      }
      let descriptor = open(candidate, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0, isLinked(descriptor) {
        self.path = path
        self.descriptor = descriptor
        partialPath = candidate
        return
      }
      let code = errno
      if descriptor >= 0 { close(descriptor) }
      rmdir(candidate)
      if descriptor < 0 { throw MediaError(operation, path: path, errno: code) }
    }
  }

  deinit { discard() }

  /// Moves everything to the final folder, replacing files of the same names.
  func complete(operation: String) throws(MediaError) {
    guard isOpen else { return }
    // A folder takes the place of none or of an empty one only.
    let code = rename(partialPath, path) == 0 ? 0 : errno
    if code == EEXIST || code == ENOTEMPTY || code == EINVAL || code == EBUSY {
      for name in namesInFolder(partialPath) {
        guard rename(partialPath + "/" + name, path + "/" + name) == 0 else {
          throw MediaError(operation, path: path, errno: errno)
        }
      }
      rmdir(partialPath)
    } else if code != 0 {
      throw MediaError(operation, path: path, errno: code)
    }
    isOpen = false
    close(descriptor)
  }

  /// Removes the hidden folder; does nothing after `complete`.
  func discard() {
    guard isOpen else { return }
    isOpen = false
    removeFolder(partialPath)
    close(descriptor)
  }
}

private func removeFolder(_ path: String) {
  for name in namesInFolder(path) { unlink(path + "/" + name) }
  rmdir(path)
}

private func removeFolderIfStale(_ path: String) {
  let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
  guard descriptor >= 0 else { return }
  defer { close(descriptor) }
  if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { removeFolder(path) }
}
