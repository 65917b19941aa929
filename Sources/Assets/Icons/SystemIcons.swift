import Foundation
package import Picture
import Synchronization

/// Draws the system's symbols from the icons of Bootstrap Icons, under Apple's names.
///
/// Apple's own glyphs may not be copied. A name is looked up as it is with hyphens for full stops, or
/// in a table; forms in a circle or a square that the set does not have are put together. Weights above
/// regular are made by thickening; lighter ones are drawn regular, since an outline cannot be thinned.
/// No file is read before a symbol is asked for, and each one once. Threads may share a source.
package final class SystemIcons: SymbolSource {
  private let folders: [String]
  private let state = Mutex<[Key: SymbolOutline?]>([:])

  private struct Key: Hashable {
    var name: String
    var weight: Int
  }

  /// The icons of the first of `folders` that exists.
  package init(folders: [String]) { self.folders = folders }

  /// Where the icons may be: `icons` in each of `homes`, then in the system's data folders.
  package static func folders(homes: [String], variables: [String: String]) -> [String] {
    let given = variables["XDG_DATA_DIRS"] ?? ""
    let data = (given.isEmpty ? "/usr/local/share:/usr/share" : given).split(separator: ":")
    return homes.map { $0 + "/icons" } + data.map { "\($0)/bootstrap-icons/svg" }
  }

  /// The folder that the icons are read from; `nil` when they are not installed.
  package var folder: String? { folders.first(where: AssetSearch.isFolder) }

  /// Where the icons were looked for.
  package var places: [String] { folders }

  /// The symbol called `name` for a weight of 1…1000.
  package func outline(ofSymbol name: String, weight: Int) -> SymbolOutline? {
    let key = Key(name: name, weight: weight)
    return state.withLock { known in
      if let outline = known[key] { return outline }
      let outline = IconDrawing(named: name, in: folder)?.outline(weight: weight)
      known[key] = .some(outline)
      return outline
    }
  }
}
