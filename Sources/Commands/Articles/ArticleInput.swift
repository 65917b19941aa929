import Foundation

/// A listing of an article as an input of a command: `article.md#polygon`, or `article.md` where there
/// is only one.
struct ArticleInput {
  /// The article's file.
  let path: String
  /// The listing's name.
  let name: String?

  /// `nil` when `input` names no Markdown file.
  init?(_ input: String) {
    let parts = input.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    if Article.isArticle(input) {
      (path, name) = (input, nil)
    } else if parts.count == 2, Article.isArticle(parts[0]) {
      (path, name) = (String(parts[0]), String(parts[1]))
    } else {
      return nil
    }
  }

  /// Reads the article.
  func read() throws(CommandError) -> Article {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .badRequest("could not read \(path): there is no such file, or it may not be read")
    }
    guard data.count <= 64 << 20, let text = String(data: data, encoding: .utf8) else {
      throw .badRequest("could not read \(path): it is no text in UTF-8 of at most 64 MiB")
    }
    return Article(path: path, text: text)
  }

  /// The listing that is meant.
  func listing(of article: Article) throws(CommandError) -> Article.Listing {
    let names = article.films.map(\.name)
    guard let name else {
      guard article.films.count == 1, let only = article.films.first else {
        throw .badRequest(
          names.isEmpty
            ? "\(path) has no listing with a view; fence one with ```swift"
            : "\(path) has \(names.count) films; name one, as '\(path)#\(names[0])', or make all "
              + "with 'inbetween article'")
      }
      return only
    }
    guard let listing = article.films.first(where: { $0.name == name }) else {
      let near = Spelling.near(name, among: names)
      let list = (near.isEmpty ? names : near).map { "'\($0)'" }.joined(separator: ", ")
      throw .badRequest(
        "\(path) has no film '\(name)'; "
          + (names.isEmpty ? "fence a view with ```swift" : "there is \(list)"))
    }
    return listing
  }
}

extension Article.Listing {
  /// What its fence asks for, as words of a command line.
  var options: [String] {
    [("view", view), ("preview", preview), ("do", cues)].compactMap { name, value in
      value.map { "--\(name)=\($0)" }
    }
  }
}

extension FilmSources {
  /// The program of a listing.
  init(article input: ArticleInput, platform: FilmPlatform) throws(CommandError) {
    let article = try input.read()
    let listing = try input.listing(of: article)
    let program = article.program(of: listing)
    let file = File(
      path: article.path, text: program, code: ConditionalCode(program, platform: platform),
      listing: File.ListingPlace(lines: listing.fence.codeLines, view: listing.view))
    self.init(
      files: [file], inputs: [article.path], name: listing.name, options: listing.options)
  }
}
