import Foundation
import Media
import Presets

extension CommandDefinition {
  /// The command `inbetween article`.
  static let article = CommandDefinition(
    name: "article", summary: "film every Swift listing of a Markdown article",
    discussion: """
      Every fence that says swift is a listing, and the declarations of earlier fences that it uses are \
      its helpers. What follows swift may say more: film=NAME or film=no, film=helper for one that only \
      helps, view=VIEW, preview=N, do="tap Start". A film is called as its fence says, or as the heading \
      above. Listings without a view are told and left out. Any other command takes one listing as \
      article.md#name.
      """,
    inputs: [
      InputDefinition(
        name: "ARTICLE", help: "A Markdown file, .md or .markdown", suggestions: .files)
    ],
    options: [
      ArticleOptions.folder.definition, Options.format.definition, Options.force.definition,
      ArticleOptions.rewrite.definition,
    ] + Options.picture + Options.timing
      + FilmOptions.all.filter { !ArticleOptions.ofListings.contains($0.name) }
      + [ArticleOptions.exports.definition] + Options.encoding.dropFirst() + OutputOptions.encoding
      + [
        Options.presets.definition, Options.jobs.definition, Options.strict.definition,
        Options.dryRun.definition, Options.progress.definition,
      ] + Options.common,
    examples: [
      Example("article post.md --format gif -o media", "A GIF of every listing."),
      Example(
        "article post.md --export square-1080 --export youtube-1080p60 -o media",
        "Two files of each, named after listing and export."),
      Example(
        "article post.md --format gif -o media --rewrite post-with-films.md",
        "And a copy of the article that shows them."),
    ],
    run: { arguments, context in try ArticleCommand(arguments, context).run() })
}

/// The options that only articles have.
enum ArticleOptions {
  static let folder = Option(
    "output", short: "o", .text("FOLDER", suggestions: .folders), in: .output,
    "The folder of the films, which is made if need be; media if not told")
  static let rewrite = Option(
    "rewrite", .text("FILE", suggestions: .files), in: .output,
    "A copy of the article with each film below its listing")
  static let exports = Option(
    "export", .text("NAME", suggestions: .exports), in: .encoding, repeatable: true,
    "An export preset; each makes a file of every listing")

  /// What each fence says for itself.
  static let ofListings: Set = ["view", "preview", "do", "script"]
  /// What does not go on to the making of one film.
  fileprivate static let own: Set = ["output", "rewrite", "export"]
}

/// One file that is to be made of a listing.
struct ArticleJob: Equatable {
  /// The listing, as an input of other commands: `article.md#name`.
  let input: String
  /// Where the file goes.
  let path: String
  /// The command line that makes it, without options that all jobs share.
  let words: [String]
}

extension Article {
  /// A way to make files of listings.
  struct Target {
    /// The export preset, if one makes them.
    let export: String?
    /// The ending of the files.
    let ending: String
  }

  /// The jobs that make a file of `listing` in `folder` for each of `targets`.
  func jobs(_ listing: Listing, folder: String, targets: [Target]) -> [ArticleJob] {
    targets.map { target in
      let suffix = targets.count > 1 ? "-" + (target.export ?? target.ending) : ""
      let file = "\(folder)/\(listing.name)\(suffix).\(target.ending)"
      let input = "\(path)#\(listing.name)"
      return ArticleJob(
        input: input, path: file,
        words: ["render", input, "--output=\(file)"]
          + (target.export.map { ["--export=\($0)"] } ?? []))
    }
  }
}

/// Films the listings of one article.
struct ArticleCommand {
  private let arguments: ParsedArguments
  private let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  /// Makes every film, then the copy of the article.
  ///
  /// A listing that does not compile or fails does not keep the others from being made.
  func run() throws {
    guard let input = ArticleInput(arguments.inputs[0]), input.name == nil else {
      throw CommandError.badRequest(
        "'\(arguments.inputs[0])' is no Markdown file; give one that ends in .md")
    }
    let article = try input.read()
    for listing in article.listings {
      guard let reason = listing.reason else { continue }
      context.console.say(
        Message(
          .notice, "the listing \(reason)",
          at: Message.Place(file: article.path, line: listing.fence.openingLine)))
    }
    guard !article.films.isEmpty else {
      throw CommandError.badRequest(
        "\(article.path) has no listing with a view; fence one with ```swift")
    }
    let folder = arguments[ArticleOptions.folder] ?? "media"
    let targets = try targets()
    try prepare(folder)
    let shared = arguments.words.filter { word in
      !ArticleOptions.own.contains(String(word.dropFirst(2).prefix { $0 != "=" }))
    }
    var made: [(listing: Article.Listing, paths: [String])] = []
    var failed = 0
    for listing in article.films {
      var paths: [String] = []
      for job in article.jobs(listing, folder: folder, targets: targets) {
        let code = Command.run(job.words + shared, in: context.environment)
        if code == .interrupted || code == .terminated {
          throw CommandError(exitCode: code, messages: [])
        }
        if code == .done { paths.append(job.path) } else { failed += 1 }
      }
      made.append((listing, paths))
    }
    if let copy = arguments[ArticleOptions.rewrite], !arguments[Options.dryRun] {
      try write(ArticleCopy(article).text(showing: made, besides: copy), to: copy, of: article)
    }
    guard failed == 0 else {
      let total = article.films.count * targets.count
      throw CommandError.failed(
        "\(failed) of \(total) \(total == 1 ? "film" : "films") of \(article.path) could not be "
          + "made; the reasons are above")
    }
  }

  /// What is made of each listing.
  private func targets() throws -> [Article.Target] {
    let exports = arguments.all(ArticleOptions.exports)
    let format = arguments[Options.format]
    func ending(_ format: String?) throws -> String {
      let format = format ?? Container.mp4.rawValue
      let container = try OutputFormat(path: "film.\(format)", format: format).container
      guard !container.isStill else {
        throw CommandError.badRequest(
          "'\(format)' makes pictures, and an article shows films; name another format")
      }
      return container.extensions[0]
    }
    guard !exports.isEmpty else {
      return [Article.Target(export: nil, ending: try ending(format))]
    }
    let folders = try InstalledFolders(arguments, context)
    return try exports.map { name in
      let preset = try ExportPreset.load(file: folders.resolve(name, .exports))
      return Article.Target(export: name, ending: try ending(format ?? preset.format))
    }
  }

  private func prepare(_ folder: String) throws(CommandError) {
    guard !arguments[Options.dryRun] else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .failed(
        "could not make the folder \(folder): \(error.localizedDescription); name another with -o")
    }
  }

  private func write(_ text: String, to copy: String, of article: Article) throws(CommandError) {
    let place = { (path: String) in
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
    let exists = FileManager.default.fileExists(atPath: copy)
    guard !exists || arguments[Options.force] else {
      throw .badRequest("'\(copy)' exists; give --force to replace it, or --rewrite another name")
    }
    guard place(copy) != place(article.path) else {
      throw .badRequest("--rewrite names the article itself; give its copy another name")
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: copy), options: .atomic)
    } catch {
      throw .failed(
        "could not write \(copy): \(error.localizedDescription); --rewrite another name")
    }
    context.console.notice("the article with its films is \(copy)")
  }
}
