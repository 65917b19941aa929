public import Foundation
import Motion
import Picture

/// A view that is drawn by code.
///
/// The renderer is called when the view is made anew and whenever its size changes, in motion too.
public struct Canvas<Symbols> {
  /// The views that the renderer can draw by their tags.
  public var symbols: Symbols
  /// Draws the view of a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
}

extension Canvas: View, PrimitiveView where Symbols: View {
  /// A canvas whose renderer can draw `symbols`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) { (self.renderer, self.symbols) = (renderer, symbols()) }

  package func evaluate(in inputs: _ViewInputs) -> _ViewElements {
    let element = inputs.node.memory { CanvasElement() }
    var environment = inputs.environment
    environment.canvasSymbols = inputs.evaluate(symbols, at: 0).items
    let (node, renderer) = (inputs.node, renderer)
    element.update(in: inputs) { [unowned node] size in
      var context = GraphicsContext(
        recorder: GraphicsContext.Recorder(), node: node, environment: environment)
      renderer(&context, size)
      return context.recorder.commands
    }
    return [_ViewElement(element: element)]
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { (self.renderer, symbols) = (renderer, EmptyView()) }
}

/// Draws what a renderer has drawn.
final class CanvasElement: LeafElement {
  private var render: (CGSize) -> [DisplayCommand] = { _ in [] }
  private var drawn: (size: CGSize, commands: [DisplayCommand])?

  func update(in inputs: _ViewInputs, render: @escaping (CGSize) -> [DisplayCommand]) {
    if inputs.isFresh { drawn = nil }
    self.render = render
    animatedFrame.transaction = inputs.transaction
  }

  override func draw(_ pen: inout Pen, in frame: CGRect) {
    if drawn?.size != frame.size { drawn = (frame.size, render(frame.size)) }
    let transform = pen.transform(at: frame.origin)
    for command in drawn?.commands ?? [] { pen.add(command.placed(by: transform)) }
  }
}
