public import Foundation
import Geometry
import Picture

extension View {
  /// Lays `overlay` over the view, offered the view's size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), isAbove: true, alignment: alignment))
  }

  /// Lays `overlay` over the view, offered the view's size.
  @_disfavoredOverload
  nonisolated public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View { modifier(LayerModifier(layer: overlay, isAbove: true, alignment: alignment)) }

  /// Covers the view with `style`.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { overlay(style, in: Rectangle()) }

  /// Covers `shape` over the view with `style`.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Lays `background` under the view, offered the view's size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), isAbove: false, alignment: alignment))
  }

  /// Lays `background` under the view, offered the view's size.
  @_disfavoredOverload
  nonisolated public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, isAbove: false, alignment: alignment))
  }

  /// Covers the area under the view with `style`.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { background(style, in: Rectangle()) }

  /// Covers the area under the view with the background of the place.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Covers `shape` under the view with `style`.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
  }

  /// Covers `shape` under the view with the background of the place.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

  /// Draws a frame of `width` points inside the view's edges.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Shows the view where `mask` is drawn, by the opacity of what it draws.
  nonisolated public func mask<V: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: mask(), isAbove: false, alignment: alignment, isMask: true))
  }

  /// Shows the view where `mask` is drawn, by the opacity of what it draws.
  nonisolated public func mask<V: View>(_ mask: V) -> some View {
    modifier(LayerModifier(layer: mask, isAbove: false, alignment: .center, isMask: true))
  }
}

/// A view over, under or as a mask of each view of the content.
struct LayerModifier<Layer: View>: PrimitiveModifier {
  let layer: Layer
  let isAbove: Bool
  let alignment: Alignment
  var isMask = false

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    var index = 1
    return inputs.distribute(content(inputs), make: { LayerElement() }) { element in
      element.layer = inputs.child(index, Layer.self).layer(layer, alignment: alignment)
      index += 1
      element.isAbove = isAbove
      element.isMask = isMask
      element.alignment = alignment
      element.animatedFrame.transaction = inputs.transaction
    }
  }
}

extension _ViewInputs {
  /// The elements of `view` in one container, aligned over each other.
  func layer<V: View>(_ view: V, alignment: Alignment) -> ContainerElement {
    container(of: evaluate(view, at: 0), at: 1, rule: OverlayRule(alignment: alignment))
  }
}

/// Draws a second element over, under or as a mask of its content, which alone decides the size.
final class LayerElement: EffectElement {
  var layer: ContainerElement?
  /// Makes the layer once the content is laid out, when it depends on that.
  var makeLayer: (() -> ContainerElement)?
  var isAbove = false
  var isMask = false
  var alignment = Alignment.center

  override var children: [Element] {
    guard let layer else { return [content] }
    return isAbove ? [content, layer] : [layer, content]
  }

  override func placeContents(proposal: ProposedViewSize) {
    super.placeContents(proposal: proposal)
    if let makeLayer { layer = makeLayer() }
    guard let layer else { return }
    let offer = ProposedViewSize(frame.size)
    let outer = content.dimensions(in: proposal)
    let (target, guide) = (outer[alignment], layer.dimensions(in: offer)[alignment])
    layer.place(
      at: CGPoint(x: frame.minX + target.x - guide.x, y: frame.minY + target.y - guide.y),
      proposal: offer)
  }

  override func commitFrames() {
    if isMask { animatedFrame.commit(frame) }
    for child in children where !child.isLeaving { child.commitFrames() }
  }

  override func draw(_ pen: inout Pen) {
    guard isMask, let layer else {
      for child in children { child.draw(&pen) }
      return
    }
    let origin = animatedFrame.presented(at: pen.time, &pen.motion).origin
    let transform = pen.transform(at: origin)
    let mask = pen.collectLocally(at: origin) { layer.draw(&$0) }
    let drawn = pen.collectLocally(at: origin) { content.draw(&$0) }
    guard !drawn.isEmpty, !mask.isEmpty else { return }
    pen.add(.group(DisplayGroup(drawn, transform: transform, mask: DisplayMask(mask))))
  }

  override func hit(_ probe: inout Probe) -> Bool {
    guard !isMask else { return content.hit(&probe) }
    for child in children.reversed() where child.hit(&probe) { return true }
    return false
  }

  override func search(_ search: inout TargetSearch) {
    for child in children where !(isMask && child === layer) { child.search(&search) }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let (first, second) = (content.preference(key), isMask ? nil : layer?.preference(key))
    guard var value = first else { return second }
    if let second { K.reduce(value: &value) { second } }
    return value
  }
}
