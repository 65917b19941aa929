import Foundation

/// A copy of an article that shows its films.
struct ArticleCopy {
  private let article: Article

  init(_ article: Article) { self.article = article }

  /// The article, with links to the files of `films` below their listings; `copy` is where it will be.
  ///
  /// A link that already stands there is not put there again.
  func text(
    showing films: [(listing: Article.Listing, paths: [String])], besides copy: String
  ) -> String {
    var lines = article.lines.map(String.init)
    let folder = URL(fileURLWithPath: copy).deletingLastPathComponent().standardizedFileURL
    // From the last to the first, so that the lines of the others stay where they are.
    for (listing, paths) in films.reversed() {
      let fence = listing.fence
      // A fence that was not closed ends with the file.
      if fence.closingLine > article.lines.count { lines.append("```") }
      let indent = article.lines[fence.openingLine - 1].prefix { $0 == " " || $0 == "\t" }
      let below = lines[min(fence.closingLine, lines.count)...].prefix { line in
        let text = line[...].trimmingSpace
        return text.isEmpty || text.hasPrefix("![") || text.hasPrefix("<video")
      }
      let links = paths.map { Self.link(to: Self.path(of: $0, from: folder), name: listing.name) }
        .filter { link in !below.contains { $0[...].trimmingSpace == link } }
      lines.insert(
        contentsOf: links.flatMap { ["", indent + $0] }, at: min(fence.closingLine, lines.count))
    }
    return lines.joined(separator: "\n")
  }

  /// A picture for what pages show as one, else a player.
  private static func link(to path: String, name: String) -> String {
    let address = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    let pictures: Set = ["gif", "apng", "webp", "png", "avif"]
    return pictures.contains(URL(fileURLWithPath: path).pathExtension)
      ? "![\(name)](\(address))"
      : "<video src=\"\(address)\" controls muted loop playsinline></video>"
  }

  /// `path` as seen from `folder`.
  private static func path(of path: String, from folder: URL) -> String {
    let file = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let start = folder.pathComponents
    let shared = zip(file, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - shared) + file[shared...])
      .joined(separator: "/")
  }
}
