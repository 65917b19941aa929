package import Foundation

/// The files that a preset may name: those in its own folder and below.
package struct PresetFiles: Sendable {
  /// The folder; nil for a preset that comes from standard input, which names no files.
  package var folder: URL?
  /// Seconds of a sound file, for times such as `voice.end`; throws what to say.
  package var soundDuration: @Sendable (String) throws -> Double

  package init(
    folder: URL? = nil,
    soundDuration: @escaping @Sendable (String) throws -> Double = { _ in 0 }
  ) {
    (self.folder, self.soundDuration) = (folder, soundDuration)
  }

  /// The path that the text of `node` means; nil after recording what is wrong with it.
  ///
  /// Links are followed first, so that none leads out of the folder.
  func path(_ node: JSONNode, _ diagnostics: Diagnostics) -> String? {
    guard let name = Decode.string(node, diagnostics) else { return nil }
    guard let folder else {
      diagnostics.mistake(
        node, "\(node.seen): a preset from standard input has no folder to find files in; save it")
      return nil
    }
    let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
    let file = URL(fileURLWithPath: name, relativeTo: folder)
      .resolvingSymlinksInPath().standardizedFileURL.path
    guard file.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      diagnostics.mistake(
        node, "\(node.seen) lies outside the preset's folder; put the file beside the preset")
      return nil
    }
    guard FileManager.default.isReadableFile(atPath: file) else {
      diagnostics.mistake(
        node, "\(node.seen): there is no such file beside the preset; check the name")
      return nil
    }
    // As it was named, so that messages say what the person knows.
    let path = folder.appendingPathComponent(name).relativePath
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// The bytes of a small file, at most as many as a preset may have.
  func bytes(_ path: String, named name: String) -> Data {
    guard let handle = FileHandle(forReadingAtPath: path) else { return Data() }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: JSONReader.fileLimit)) ?? Data()
  }
}
