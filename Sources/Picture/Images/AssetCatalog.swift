/// A picture as a film finds it by name.
public struct CatalogImage: Hashable, Sendable {
  /// What the renderer's `ImageSource` knows the picture by.
  public var reference: ImageReference
  /// Pixels a point: 2 for a file called `name@2x.png`.
  public var scale: Double
  /// Whether only the picture's coverage counts, drawn in the colour of text.
  public var isTemplate: Bool

  /// The picture `reference`.
  public init(reference: ImageReference, scale: Double = 1, isTemplate: Bool = false) {
    (self.reference, self.scale, self.isTemplate) = (reference, scale, isTemplate)
  }
}

/// Finds the pictures and colours that a film names: files beside its source, entries of asset
/// catalogues.
public protocol AssetCatalog: Sendable {
  /// The picture called `name`, for dark surroundings if `isDark`; `nil` when there is none.
  func image(named name: String, isDark: Bool) -> CatalogImage?
  /// The colour called `name`, for dark surroundings if `isDark`; `nil` when there is none.
  func color(named name: String, isDark: Bool) -> RGBA?
}

extension AssetCatalog {
  /// No colours.
  public func color(named name: String, isDark: Bool) -> RGBA? { nil }
}
