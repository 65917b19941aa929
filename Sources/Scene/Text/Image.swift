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
  /// The symbol called `systemName`; a value that symbols vary by has no effect.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
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
  /// How pixels between pixels are made; the renderer decides.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The picture at any size that it is offered; `capInsets` only keep their sides from a picture
  /// that is repeated.
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
  /// The picture as it is: the renderer chooses how it is sampled.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// The picture as it is: edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// The symbol in the foreground style, which every mode comes to here.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let element = inputs.node.memory { ImageElement(shaper: inputs.graph.shaper) }
    element.update(self, in: inputs)
    return [_ViewElement(element: element)]
  }
}
