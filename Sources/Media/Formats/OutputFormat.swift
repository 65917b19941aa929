/// A container and the codec in it: what one output of a render is made as.
package struct OutputFormat: Hashable, Sendable {
  /// The kind of file.
  package let container: Container
  /// How its pictures are compressed; always one of `container.codecs`.
  package let codec: Codec

  /// Whether the container can hold the codec decides; nil if not.
  package init?(_ container: Container, _ codec: Codec? = nil) {
    let codec = codec ?? container.codecs[0]
    guard container.codecs.contains(codec) else { return nil }
    self.container = container
    self.codec = codec
  }

  /// Chooses by the words of `--format` and `--codec` where given, else by the path's ending.
  ///
  /// A codec alone never changes the container. `path` may be `-`, which needs a format, or a
  /// frame pattern. Throws a request fault that lists what would have been possible.
  package init(path: String, format: String? = nil, codec: String? = nil) throws(MediaError) {
    let container = try Self.container(path: path, format: format)
    var chosen = container.codecs[0]
    if let codec {
      guard let named = Codec(name: codec) else {
        throw MediaError(
          "choose a codec for \(path)", path: path, cause: .request,
          reason: "there is no codec “\(codec)”",
          advice: "choose one of \(Self.list(Codec.allCases.map(\.rawValue)))")
      }
      guard container.codecs.contains(named) else {
        let others = Container.allCases.filter { $0.codecs.contains(named) }.map(\.rawValue)
        throw MediaError(
          "choose a codec for \(path)", path: path, cause: .request,
          reason: "\(container.rawValue) cannot hold \(named.title)",
          advice: "choose \(Self.list(container.codecs.map(\.rawValue))) here, "
            + "or write \(Self.list(others))")
      }
      chosen = named
    }
    self.container = container
    self.codec = chosen
  }

  private static func container(path: String, format: String?) throws(MediaError) -> Container {
    let known = "choose one of \(list(Container.allCases.map(\.rawValue)))"
    if let format {
      let wanted = format.lowercased()
      if let container = Container.allCases.first(where: { $0.extensions.contains(wanted) }) {
        return container
      }
      throw MediaError(
        "choose a format for \(path)", path: path, cause: .request,
        reason: "there is no format “\(format)”", advice: known)
    }
    let ending = fileExtension(of: path)
    if let container = Container.allCases.first(where: { $0.extensions.contains(ending) }) {
      return container
    }
    let reason =
      path == "-"
      ? "standard output has no file name to tell the format by"
      : ending.isEmpty
        ? "the name has no ending to tell the format by" : "nothing is known to write “.\(ending)”"
    throw MediaError(
      "choose a format for \(path)", path: path, cause: .request, reason: reason,
      advice: "give --format; \(known)")
  }

  /// The codecs that keep transparency, for a message that refuses it.
  package static var codecsWithAlpha: [Codec] {
    Codec.allCases.filter { $0.supportsAlpha && ![.framehash, .rgba].contains($0) }
  }

  /// "a, b or c".
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// The ending of a path's last component in lower case, without the dot; empty if there is none.
package func fileExtension(of path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
  return name[name.index(after: dot)...].lowercased()
}
