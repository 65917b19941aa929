import Geometry
package import Picture

/// What a film's pictures come from, and what could not be found there.
///
/// A host puts one library into the environment of its root; without one every picture is a labelled
/// box.
package final class PictureLibrary {
  /// Something that is drawn otherwise: as a labelled box, or without an effect.
  package enum Notice: Hashable, Sendable {
    /// No file and no asset has this name.
    case missingImage(String)
    /// There is no outline for the symbol of this name.
    case missingSymbol(String)
    /// The shader of this name is not run: what it would change is drawn without it.
    case unsupportedShader(String)
  }
  private let images: (any ImageCatalog)?
  private let symbols: (any SymbolSource)?
  /// What was missing so far, each once, in order.
  package private(set) var notices: [Notice] = []

  /// A library of the pictures in `images` and the outlines in `symbols`.
  package init(images: (any ImageCatalog)? = nil, symbols: (any SymbolSource)? = nil) {
    (self.images, self.symbols) = (images, symbols)
  }

  func image(named name: String, isDark: Bool) -> CatalogImage? {
    let image = images?.image(named: name, isDark: isDark)
    if image == nil { note(.missingImage(name)) }
    return image
  }

  func symbol(named name: String, weight: Int) -> Path? {
    let outline = symbols?.outline(ofSymbol: name, weight: weight)
    if outline == nil { note(.missingSymbol(name)) }
    return outline
  }

  func noteUnsupported(shader name: String) { note(.unsupportedShader(name)) }

  private func note(_ notice: Notice) {
    if !notices.contains(notice) { notices.append(notice) }
  }
}

private enum PictureLibraryKey: EnvironmentKey {
  static var defaultValue: PictureLibrary { PictureLibrary() }
}

extension EnvironmentValues {
  /// Where images and symbols come from.
  package var pictures: PictureLibrary {
    get { self[PictureLibraryKey.self] }
    set { self[PictureLibraryKey.self] = newValue }
  }
}
