public import Foundation
import Picture

/// A picture of an asset catalogue, by the member that is generated from its name.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// The picture called `name`; the catalogues around the program are the only bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of an asset catalogue, by the member that is generated from its name.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// The colour called `name`; the catalogues around the program are the only bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  /// The picture of a catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
  /// The words of `titleKey` beside a picture of a catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
}

extension Color {
  /// The colour of a catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension UIColor {
  /// The colour of a catalogue.
  public convenience init(resource: ColorResource) { self.init(source: .asset(resource.name)) }
  /// The colour called `name` in a catalogue; `nil` when there is none.
  public convenience init?(named name: String) {
    guard UIImage.library.color(named: name, isDark: false) != nil else { return nil }
    self.init(source: .asset(name))
  }
}

/// A picture that UIKit has found already.
public final class UIImage: Hashable, Sendable {
  fileprivate let image: Image
  /// The size in points; zero for a symbol.
  public let size: CGSize

  private init(_ image: Image, size: CGSize) { (self.image, self.size) = (image, size) }

  /// Where the running film's pictures come from.
  static var library: PictureLibrary {
    Graph.latest?.environment.pictures ?? .inForce
  }

  /// The picture called `name`; `nil` when there is none.
  public convenience init?(named name: String) {
    guard let picture = Self.library.image(named: name, isDark: false) else { return nil }
    let scale = max(picture.scale, 0.01)
    self.init(
      Image(name),
      size: CGSize(
        width: Double(picture.reference.width) / scale,
        height: Double(picture.reference.height) / scale))
  }
  /// A picture without size, drawn as one that is missing.
  public convenience init() { self.init(Image(systemName: ""), size: .zero) }
  /// The picture of a catalogue.
  public convenience init(resource: ImageResource) { self.init(Image(resource), size: .zero) }
  /// The symbol called `name`; `nil` when there is none.
  public convenience init?(systemName name: String) {
    guard Self.library.symbol(named: name, variants: .none, weight: 400) != nil else { return nil }
    self.init(Image(systemName: name), size: .zero)
  }

  /// Whether both show the same picture.
  public static func == (a: UIImage, b: UIImage) -> Bool { a.image == b.image }
  /// Feeds the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

/// AppKit's name of the same.
public typealias NSImage = UIImage

extension Image {
  /// A picture that UIKit has found.
  public init(uiImage: UIImage) { self = uiImage.image }
  /// A picture that AppKit has found.
  public init(nsImage: UIImage) { self = nsImage.image }
}
