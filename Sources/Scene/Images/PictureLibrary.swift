import Geometry
package import Picture
import Synchronization

/// What a film's pictures, colours and symbols come from, and what could not be found there.
///
/// A host puts one library into the environment of its root; without one every picture is a labelled
/// box.
package final class PictureLibrary: Sendable {
  /// Something that is drawn as a labelled box, or as gray, instead.
  package enum Notice: Hashable, Sendable {
    /// No file and no asset has this name.
    case missingImage(String)
    /// No asset has this name.
    case missingColor(String)
    /// There is no outline for the symbol of this name.
    case missingSymbol(String)
    /// The shader of this name is not run: what it would change is drawn without it.
    case unsupportedShader(String)
  }
  private let assets: (any AssetCatalog)?
  private let symbols: (any SymbolSource)?
  private let missing = Mutex<[Notice]>([])

  /// A library of the pictures and colours in `images` and the outlines in `symbols`.
  package init(images: (any AssetCatalog)? = nil, symbols: (any SymbolSource)? = nil) {
    (assets, self.symbols) = (images, symbols)
  }

  /// The library of hosts that are made while it is in force.
  @TaskLocal package static var inForce = PictureLibrary()

  /// What was missing so far, each once, in order.
  package var notices: [Notice] { missing.withLock { $0 } }

  func image(named name: String, isDark: Bool) -> CatalogImage? {
    let image = assets?.image(named: name, isDark: isDark)
    if image == nil { note(.missingImage(name)) }
    return image
  }

  func color(named name: String, isDark: Bool) -> RGBA? {
    let color = assets?.color(named: name, isDark: isDark)
    if color == nil { note(.missingColor(name)) }
    return color
  }

  /// The project's own accent colour, if it has one.
  func accent(isDark: Bool) -> RGBA? {
    assets?.color(named: Color.accentName, isDark: isDark)
  }

  /// The symbol called `name` in the variant that is nearest to `variants`.
  func symbol(named name: String, variants: SymbolVariants, weight: Int) -> SymbolOutline? {
    for candidate in variants.names(of: name) {
      if let outline = symbols?.outline(ofSymbol: candidate, weight: weight) { return outline }
    }
    note(.missingSymbol(name))
    return nil
  }

  func noteUnsupported(shader name: String) { note(.unsupportedShader(name)) }

  private func note(_ notice: Notice) {
    missing.withLock { if !$0.contains(notice) { $0.append(notice) } }
  }
}

private enum PictureLibraryKey: EnvironmentKey {
  static let defaultValue = PictureLibrary()
}

extension EnvironmentValues {
  /// Where images, named colours and symbols come from.
  package var pictures: PictureLibrary {
    get { self[PictureLibraryKey.self] }
    set { self[PictureLibraryKey.self] = newValue }
  }
}
