import Glibc

/// A file that is made under a hidden name beside its final place and gets its name when complete.
///
/// The hidden file is created exclusively and stays locked, so that another run can tell a file in
/// the making from a leftover, which it removes. Dropping a partial file removes it.
package final class PartialFile {
  /// The final path.
  package let path: String
  /// Where the bytes go until then.
  package let partialPath: String
  private let descriptor: Int32
  private let replaces: Bool
  private var isOpen = true

  /// Creates the hidden file.
  ///
  /// Throws a request fault if `path` exists and `force` is false, and a system error if the folder
  /// is missing or cannot be written.
  package init(path: String, force: Bool = false) throws(MediaError) {
    let name = PartialName(of: path)
    let operation = "write \(path)"
    try refuseExisting(path, force: force, operation: operation)
    for leftover in name.leftovers() { removeFileIfStale(leftover) }
    while true {
      let candidate = name.next()
      let descriptor = open(candidate, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else {
        throw MediaError(operation, path: path, errno: errno)
      }
      // Another run may have taken the file for a leftover before it was locked.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isLinked(descriptor) {
        self.path = path
        self.descriptor = descriptor
        partialPath = candidate
        replaces = force
        return
      }
      close(descriptor)
      unlink(candidate)
    }
  }

  deinit { discard() }

  /// Appends bytes; throws the system's error, such as a full disk.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(MediaError) {
    try writeAll(bytes, to: descriptor, operation: "write \(path)", path: path)
  }

  /// Forces the bytes onto the disk, where they wait for their name; returns the size in bytes.
  package func seal() throws(MediaError) -> Int64 {
    try requireOpen()
    guard fsync(descriptor) == 0 else {
      throw MediaError("write \(path)", path: path, errno: errno)
    }
    var facts = stat()
    fstat(descriptor, &facts)
    return Int64(facts.st_size)
  }

  /// Gives the sealed file its name.
  package func complete() throws(MediaError) {
    let operation = "write \(path)"
    try requireOpen()
    if replaces {
      guard rename(partialPath, path) == 0 else {
        throw MediaError(operation, path: path, errno: errno)
      }
    } else {
      let code = moveWithoutReplacing(partialPath, to: path)
      if code == EEXIST { throw MediaError.exists(path, operation: operation) }
      guard code == 0 else { throw MediaError(operation, path: path, errno: code) }
    }
    isOpen = false
    close(descriptor)
  }

  private func requireOpen() throws(MediaError) {
    guard !isOpen else { return }
    throw MediaError(
      "write \(path)", path: path, cause: .content, reason: "it was already closed")
  }

  /// Removes the hidden file; does nothing after `complete`.
  package func discard() {
    guard isOpen else { return }
    isOpen = false
    unlink(partialPath)
    close(descriptor)
  }
}

/// Whether an open file still has a name.
func isLinked(_ descriptor: Int32) -> Bool {
  var facts = stat()
  return fstat(descriptor, &facts) == 0 && facts.st_nlink > 0
}

/// Removes a file that no running process has locked.
private func removeFileIfStale(_ path: String) {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
  guard descriptor >= 0 else { return }
  defer { close(descriptor) }
  if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
}

/// Refuses a path that is taken, by a folder always and by a file unless `force`.
func refuseExisting(_ path: String, force: Bool, operation: String) throws(MediaError) {
  var facts = stat()
  guard stat(path, &facts) == 0 else { return }
  guard facts.st_mode & S_IFMT == S_IFREG else {
    let kind = facts.st_mode & S_IFMT == S_IFDIR ? "a folder" : "not a regular file"
    throw MediaError(
      operation, path: path, cause: .request, reason: "it is \(kind)", advice: "give a file name")
  }
  if !force { throw MediaError.exists(path, operation: operation) }
}

extension MediaError {
  /// The refusal to replace an output that is there.
  static func exists(_ path: String, operation: String) -> MediaError {
    MediaError(
      operation, path: path, cause: .request, reason: "it is already there",
      advice: "give --force to replace it, or another -o")
  }
}

/// Writes all bytes to a descriptor, however many calls it takes.
func writeAll(
  _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, operation: String, path: String
) throws(MediaError) {
  var rest = bytes
  while !rest.isEmpty {
    let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw MediaError(operation, path: path, errno: errno) }
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
  }
}

/// Renames a file without replacing what may have appeared at the target in the meantime.
///
/// Returns an `errno`, 0 if done.
private func moveWithoutReplacing(_ source: String, to target: String) -> Int32 {
  // A second name is refused if the name is taken, in one step; renaming would replace it.
  if link(source, target) == 0 {
    unlink(source)
    return 0
  }
  guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { return errno }
  // A file system without second names: look first, which leaves a moment between.
  if access(target, F_OK) == 0 { return EEXIST }
  return rename(source, target) == 0 ? 0 : errno
}
