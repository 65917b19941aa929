import Media

/// A text file that is written beside a film, such as its captions.
package struct Sidecar: Hashable, Sendable {
  /// Where it goes.
  package var path: String
  package var text: String

  package init(path: String, text: String) { (self.path, self.text) = (path, text) }

  /// Creates the hidden file that becomes it; refuses to replace one unless `force`.
  func open(force: Bool) throws(MediaError) -> PartialFile {
    try PartialFile(path: path, force: force)
  }

  /// Writes the text into its file and gives that its name.
  func complete(_ file: PartialFile) throws(MediaError) {
    let bytes = Array(text.utf8)
    let failure: MediaError? = bytes.withUnsafeBytes { bytes in
      do throws(MediaError) {
        try file.write(bytes)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    _ = try file.complete()
  }
}
