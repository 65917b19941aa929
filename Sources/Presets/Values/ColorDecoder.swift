package import Picture

/// Reads colours with the names that a preset defines.
package struct ColorDecoder: Sendable {
  private var parser = ColorParser()

  package init() {}

  /// Makes `name` stand for `color`; a palette's name is replaced.
  package mutating func define(_ name: String, as color: RGBA) { parser.names[name] = color }

  /// The colour of `node`; `.some(nil)` is `none`.
  package func decode(_ node: JSONNode, _ diagnostics: Diagnostics) -> RGBA?? {
    guard let text = node.string else {
      diagnostics.mistake(
        node, "\(node.seen) is not a colour; write \"red\", \"css:coral\", \"#ff8800\", \"rgb(…)\"")
      return nil
    }
    if text == "none" { return .some(nil) }
    do {
      return try parser.parse(text)
    } catch {
      diagnostics.mistake(node, "\(node.seen) is not a colour: \(error.explanation)")
      return nil
    }
  }

  /// Whether `text` is a colour, and if not, why.
  package func explanation(of text: String) -> String? {
    do {
      _ = try parser.parse(text)
      return nil
    } catch {
      return error.explanation
    }
  }
}
