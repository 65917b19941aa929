import Export
import Foundation
import Media

/// The files that an export preset makes together, such as all that a page needs.
struct FileSet {
  /// Their common path, without an ending.
  private let stem: String
  private let files: [String]

  /// The files named by `endings`, `poster` and `html`, beside the path of one of them.
  init(_ files: [String], beside path: String) {
    self.files = files
    let ending = fileExtension(of: path)
    stem = ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
  }

  /// The films and the poster.
  var paths: [String] { files.filter { $0 != "html" }.map(path) }

  /// All names, for people.
  var list: String { files.map(path).joined(separator: ", ") }

  /// The page that plays the film, if the set has one.
  func page(_ plan: RenderPlan, force: Bool) -> RenderJob.Document? {
    guard files.contains("html") else { return nil }
    func name(_ file: String) -> String { PathName.last(of: path(file)) }
    let page = WebPage(title: plan.name, width: plan.fit.size.width, height: plan.fit.size.height)
    let text =
      plan.outputs.contains { $0.settings.packsAlpha }
      ? page.withPackedFilm(film: name("mp4"), poster: name("poster"))
      : page.withSources(film: name("webm"), animation: name("webp"), poster: name("poster"))
    return RenderJob.Document(path: path("html"), text: text, force: force)
  }

  private func path(_ file: String) -> String {
    file == "poster" ? "\(stem)-poster.png" : "\(stem).\(file)"
  }
}

/// Parts of paths.
private enum PathName {
  /// What follows the last slash.
  static func last(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
