public import Foundation
public import Picture

/// A picture from a file or an asset catalogue, or a symbol.
///
/// A name that is not found is drawn as a box that shows the name, 100 points a side for a picture
/// and of a letter's size for a symbol, so that the rest of the film keeps its layout.
public struct Image: PrimitiveView, Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case named(String)
    case symbol(String)
    case picture(CatalogImage)
  }
  let source: Source
  /// What the picture is called by those who cannot see it; empty for decoration.
  private(set) var label: String?
  private(set) var resizing: ResizingMode?
  private(set) var capInsets = EdgeInsets()
  private(set) var renderingMode: TemplateRenderingMode?
  private(set) var sampling = ImageReference.Sampling.smooth
  private(set) var symbolMode: SymbolRenderingMode?
  /// How many of a symbol's layers are lit, 0…1; `nil` for all.
  private(set) var variableValue: Double?

  /// The picture called `name`.
  public init(_ name: String, bundle: Bundle? = nil) {
    (source, label) = (.named(name), name)
  }
  /// The picture called `name`, which `label` describes.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    (source, self.label) = (.named(name), label.string)
  }
  /// The picture called `name`, which has nothing to say.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }
  /// The symbol called `systemName`.
  public init(systemName: String) { (source, label) = (.symbol(systemName), systemName) }
  /// The symbol called `systemName`, of whose layers the part `variableValue` is lit.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    self.variableValue = variableValue
  }
  /// A picture that has been found already.
  public init(_ picture: CatalogImage) { source = .picture(picture) }

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated at its own size.
    case tile
    /// Drawn larger or smaller.
    case stretch
  }
  /// What of a picture is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its coverage, in the foreground style.
    case template
    /// Its colours.
    case original
  }
  /// How pixels between pixels are made: not at all, or smoothly, in one way for all other cases.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The picture at any size that it is offered.
  ///
  /// When it is stretched, `capInsets` are the sides that keep their width: corners their size, edges
  /// their thickness. A picture that is repeated is repeated as a whole.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    (image.capInsets, image.resizing) = (capInsets, resizingMode)
    return image
  }
  /// The picture in its own colours or in the foreground style; `nil` for its own choice.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }
  /// The picture with its pixels as squares for `none`, else smooth.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.sampling = interpolation == .none ? .nearest : .smooth
    return image
  }
  /// The picture as it is: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// The symbol with its layers coloured in another way; `nil` for that of the place.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let element = inputs.node.memory { ImageElement(shaper: inputs.graph.shaper) }
    element.update(self, in: inputs)
    return [_ViewElement(element: element)]
  }
}
