import Foundation

/// A Markdown file whose Swift listings are films.
struct Article {
  /// One fence of Swift.
  struct Listing {
    /// What its film is called: unlike all others of the article.
    let name: String
    let fence: MarkdownFence
    /// The view that is asked for, or an expression that makes one.
    let view: String?
    /// The preview that is asked for.
    let preview: String?
    /// The cues that are asked for.
    let cues: String?
    /// Why there is no film of it; `nil` when there is one.
    let reason: String?
  }

  /// The file, as it was named.
  let path: String
  let lines: [Substring]
  /// The fences of Swift in order, but for those that say `film=no`.
  let listings: [Listing]
  /// The declarations of each listing.
  private let pieces: [[SwiftPiece]]

  /// What is filmed.
  var films: [Listing] { listings.filter { $0.reason == nil } }

  /// Whether `path` names a Markdown file.
  static func isArticle(_ path: some StringProtocol) -> Bool {
    path.hasSuffix(".md") || path.hasSuffix(".markdown")
  }

  /// Reads the listings of `text`.
  init(path: String, text: String) {
    self.path = path
    lines = text.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var listings: [Listing] = []
    var pieces: [[SwiftPiece]] = []
    var names: Set<String> = []
    for fence in MarkdownFence.find(in: lines) {
      let info = FenceInfo(fence.info)
      let film = info.values["film"]
      guard info.language == "swift", film != "no" else { continue }
      let code = Self.text(of: lines, in: [fence.codeLines])
      let reason = Self.reason(info, code)
      let wanted = film == "helper" ? nil : film
      var name = Self.fileName(wanted ?? fence.heading ?? stem, otherwise: stem)
      var number = 1
      if reason == nil {
        let base = name
        while !names.insert(name).inserted {
          number += 1
          name = "\(base)-\(number)"
        }
      }
      listings.append(
        Listing(
          name: name, fence: fence, view: info.values["view"], preview: info.values["preview"],
          cues: info.values["do"], reason: reason))
      // Quoted members of a type, as `var body` alone, would not compile outside of it.
      let declared = SwiftPiece.find(in: code)
      let isWhole = film == "helper" || declared.contains { [.type, .extension].contains($0.kind) }
      pieces.append(isWhole || reason == nil ? declared : [])
    }
    (self.listings, self.pieces) = (listings, pieces)
  }

  /// Why a fence has no film.
  private static func reason(_ info: FenceInfo, _ code: String) -> String? {
    if info.values["film"] == "helper" { return "is a helper of the others" }
    let views = FilmViews.find(in: code)
    if info.values["view"] != nil || info.values["preview"] != nil { return nil }
    guard let last = views.last else { return "has no view" }
    guard views.allSatisfy({ !$0.missingArguments.isEmpty }) else { return nil }
    return "has no view that can be made without arguments; add view='\(last.name)(…)' to its fence"
  }

  /// `title` as the name of a file: letters and digits in lower case, joined by hyphens.
  private static func fileName(_ title: String, otherwise: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = words.joined(separator: "-")
    return name.isEmpty ? otherwise : String(name.prefix(80))
  }

  /// The lines in `ranges`, each in its place, with all others empty.
  private static func text(of lines: [Substring], in ranges: [Range<Int>]) -> String {
    var kept = Array(repeating: Substring(), count: lines.count)
    for range in ranges {
      for line in range where lines.indices.contains(line - 1) { kept[line - 1] = lines[line - 1] }
    }
    return kept.joined(separator: "\n")
  }
}

extension Article {
  /// The program of a listing: its lines and those of its helpers in their places, the others empty.
  ///
  /// Helpers are the declarations of earlier fences that it uses, directly or through others. Of a name
  /// that several fences declare, the latest up to the listing counts, as in an article that builds up a
  /// type in steps.
  func program(of listing: Listing) -> String {
    guard let index = listings.firstIndex(where: { $0.fence == listing.fence }) else { return "" }
    let own = pieces[index]
    var words = own.reduce(into: Set(wordsAsked(listing))) { $0.formUnion($1.words) }
    var taken = own
    var left = helpers(of: index)
    let declared = Set((own + left).filter { $0.kind == .type }.map(\.name))
    while true {
      let used = left.filter { piece in
        switch piece.kind {
        case .extension:
          !declared.contains(piece.name) || taken.contains { $0.name == piece.name }
        case .other, .import: true
        default: words.contains(piece.name)
        }
      }
      guard !used.isEmpty else { break }
      taken += used
      for piece in used { words.formUnion(piece.words) }
      left.removeAll { used.contains($0) }
    }
    return Self.text(
      of: lines,
      in: [listing.fence.codeLines] + taken.map { $0.lines.lowerBound..<($0.lines.upperBound + 1) })
  }

  private func wordsAsked(_ listing: Listing) -> [String] {
    SwiftTokens.scan(listing.view ?? "").map(\.text)
  }

  /// The declarations before the fence at `index` that no later one replaces.
  ///
  /// What extends a type that is not the article's, and what has no name, belongs to every listing.
  private func helpers(of index: Int) -> [SwiftPiece] {
    var later = pieces[index]
    var found: [SwiftPiece] = []
    for earlier in pieces[..<index].reversed() {
      let kept = earlier.filter { piece in
        switch piece.kind {
        case .preview: false
        case .import: true
        case .other: true
        case .extension:
          !later.contains {
            $0.kind == .extension && $0.name == piece.name && piece.members.isSubset(of: $0.members)
          }
        default: !later.contains { $0.kind == piece.kind && $0.name == piece.name }
        }
      }
      found += kept
      later += kept
    }
    return found
  }
}
