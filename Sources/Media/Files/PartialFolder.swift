import Glibc

/// A folder of files that are made under a hidden name and moved to their place when complete.
///
/// If the final folder does not exist, the hidden one gets its name in one step. If it does, the
/// files are moved into it one by one. Dropping a partial folder removes it with all its files.
package final class PartialFolder {
  /// The final folder.
  package let path: String
  /// Where the files are made.
  package let partialPath: String
  private let descriptor: Int32
  private var isOpen = true

  /// Creates the hidden folder beside `path`, or in it when `path` is the current or root folder.
  package init(path: String, operation: String) throws(MediaError) {
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
  package func complete(operation: String) throws(MediaError) {
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
  package func discard() {
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

extension FramePattern {
  /// Refuses a folder that is none, and one that has frames of this pattern unless `force`.
  package func requireRoom(force: Bool) throws(MediaError) {
    let operation = "write \(path)"
    var facts = stat()
    if stat(folder, &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR {
      throw MediaError(
        operation, path: path, cause: .request, reason: "\(folder) is not a folder",
        advice: "choose another folder for the frames")
    }
    if !force, let taken = namesInFolder(folder).first(where: matches) {
      throw MediaError(
        operation, path: path, cause: .request, reason: "\(folder)/\(taken) is already there",
        advice: "give --force to replace the frames, or another -o")
    }
  }

  /// Removes the frames that an earlier run left.
  package func removeFrames() {
    for old in namesInFolder(folder) where matches(old) { unlink(folder + "/" + old) }
  }
}
