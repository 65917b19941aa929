public import Foundation
import Geometry
public import Motion
import Picture

extension GraphicsContext {
  /// A text that is ready to be measured and drawn.
  public struct ResolvedText {
    let view: ResolvedView
    /// What the text is covered with, instead of its own style.
    public var shading: Shading?

    /// The size in at most `size`.
    public func measure(in size: CGSize) -> CGSize { view.size(in: ProposedViewSize(size)) }
    /// The distance of the first baseline from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      view.baseline(.firstTextBaseline, in: ProposedViewSize(size))
    }
    /// The distance of the last baseline from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      view.baseline(.lastTextBaseline, in: ProposedViewSize(size))
    }
  }

  /// A picture that is ready to be measured and drawn.
  public struct ResolvedImage {
    let view: ResolvedView
    /// What a template is covered with.
    public var shading: Shading?
    /// The size in points.
    public var size: CGSize { view.size(in: .unspecified) }
  }

  /// A view among the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    let view: ResolvedView
    /// The size in points.
    public var size: CGSize { view.size(in: .unspecified) }
  }

  /// A text in the context's environment.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(view: resolved(text), shading: nil)
  }
  /// A picture in the context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(view: resolved(image), shading: nil)
  }
  /// A shading in the context's environment.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// The symbol with the tag `id`.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    environment.canvasSymbols.first { $0.traits.tag == AnyHashable(id) }.map {
      ResolvedSymbol(view: ResolvedView(element: $0, graph: node.graph))
    }
  }

  /// Draws a text with `anchor` of its box at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.view, shading: text.shading, at: point, anchor: anchor)
  }
  /// Draws a text from the corner of `rect` in its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.view, shading: text.shading, in: rect)
  }
  /// Draws a text with `anchor` of its box at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a text from the corner of `rect` in its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a picture with `anchor` of its box at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.view, shading: image.shading, at: point, anchor: anchor)
  }
  /// Draws a picture so that it fills `rect`.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) { drawStretched(image.view, in: rect) }
  /// Draws a picture with `anchor` of its box at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws a picture so that it fills `rect`.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }

  /// Draws a symbol with `anchor` of its box at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.view, shading: nil, at: point, anchor: anchor)
  }
  /// Draws a symbol so that it fills `rect`.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    drawStretched(symbol.view, in: rect)
  }

  private func resolved<V: View>(_ view: V) -> ResolvedView {
    let place = ViewNode(type: V.self, graph: node.graph)
    let inputs = _ViewInputs(
      node: place, environment: environment, transaction: Transaction())
    let container = inputs.container(
      of: inputs.evaluate(view, at: 0), at: 1, rule: OverlayRule())
    return ResolvedView(element: container, graph: node.graph)
  }

  private func draw(
    _ view: ResolvedView, shading: Shading?, at point: CGPoint, anchor: UnitPoint
  ) {
    let size = view.size(in: .unspecified)
    let origin = CGPoint(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    add(
      view, shading: shading, proposal: .unspecified, place: origin,
      scale: CGSize(width: 1, height: 1))
  }

  private func draw(_ view: ResolvedView, shading: Shading?, in rect: CGRect) {
    add(
      view, shading: shading, proposal: ProposedViewSize(rect.size), place: rect.origin,
      scale: CGSize(width: 1, height: 1))
  }

  private func drawStretched(_ view: ResolvedView, in rect: CGRect) {
    let size = view.size(in: .unspecified)
    guard size.width > 0, size.height > 0 else { return }
    add(
      view, shading: nil, proposal: .unspecified, place: rect.origin,
      scale: CGSize(width: rect.width / size.width, height: rect.height / size.height))
  }

  private func add(
    _ view: ResolvedView, shading: Shading?, proposal: ProposedViewSize, place: CGPoint,
    scale: CGSize
  ) {
    let size = view.size(in: proposal)
    let placed = transform.translatedBy(x: place.x, y: place.y)
      .scaledBy(x: scale.width, y: scale.height)
    var commands = view.commands(in: proposal)
    if let shading {
      let (style, box) = shading.style(in: CGRect(origin: .zero, size: size), environment)
      let paint = style.paint(in: box).paint
      commands = commands.map { style.decorated($0.painted(paint)) }
    }
    add(commands.map { $0.placed(by: placed) })
  }
}

/// A view evaluated on its own, outside the tree's layout.
struct ResolvedView {
  let element: Element
  let graph: Graph

  func size(in proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }

  func baseline(_ guide: VerticalAlignment, in proposal: ProposedViewSize) -> CGFloat {
    element.dimensions(in: proposal)[guide]
  }

  /// What the view draws from the origin.
  func commands(in proposal: ProposedViewSize) -> [DisplayCommand] {
    element.place(at: .zero, proposal: proposal)
    AnimatedFrame.withoutAnimation { element.commitFrames() }
    var pen = Pen(time: graph.now)
    element.draw(&pen)
    return pen.commands
  }
}

extension DisplayCommand {
  /// The command in another paint.
  fileprivate func painted(_ paint: Paint) -> DisplayCommand {
    switch self {
    case .fill(let path, _, let rule, let transform):
      return .fill(path, paint, rule: rule, transform: transform)
    case .stroke(let path, _, let style, let transform):
      return .stroke(path, paint, style: style, transform: transform)
    case .text(let layout, _, let transform): return .text(layout, paint, transform: transform)
    case .image: return self
    case .group(var group):
      group.children = group.children.map { $0.painted(paint) }
      return .group(group)
    }
  }
}

private struct CanvasSymbolsKey: EnvironmentKey {
  static var defaultValue: [Element] { [] }
}

extension EnvironmentValues {
  /// The symbols of the canvas that is being drawn.
  var canvasSymbols: [Element] {
    get { self[CanvasSymbolsKey.self] }
    set { self[CanvasSymbolsKey.self] = newValue }
  }
}
