/// Where a writer's bytes go, one after the other: a partial file, or standard output for `-`.
final class ByteOutput {
  /// The path as given.
  let path: String
  private let file: PartialFile?
  private var count: Int64 = 0

  /// Opens the file beside `path`; throws as `PartialFile` does.
  init(path: String, force: Bool) throws(MediaError) {
    self.path = path
    file = path == "-" ? nil : try PartialFile(path: path, force: force)
  }

  /// Where the bytes can be read again before the end; nil on standard output.
  var partialPath: String? { file?.partialPath }

  /// Appends bytes; waits while a reader of standard output does not keep up.
  func write(_ bytes: UnsafeRawBufferPointer) throws(MediaError) {
    count += Int64(bytes.count)
    if let file {
      try file.write(bytes)
    } else {
      try writeAll(bytes, to: 1, operation: "write to standard output", path: path)
    }
  }

  /// Appends bytes.
  func write(_ bytes: [UInt8]) throws(MediaError) {
    let failure: MediaError? = bytes.withUnsafeBytes { bytes in
      do throws(MediaError) {
        try write(bytes)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// Forces the bytes onto the disk; returns how many there are.
  func seal() throws(MediaError) -> Int64 { try file?.seal() ?? count }

  /// Gives the sealed file its name.
  func complete() throws(MediaError) { try file?.complete() }

  /// Removes the file; does nothing after `complete`.
  func discard() { file?.discard() }
}
