public import Foundation
import Geometry
public import Motion
import Picture

/// Draws text in a way of its own, line by line or glyph by glyph.
///
/// The renderer's `animatableData` moves; the text is drawn anew at every frame meanwhile. Layout
/// knows the text's own size.
public protocol TextRenderer: Animatable {
  /// Draws `layout` in `ctx`, whose origin is the upper left corner of the text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  /// The size of the text for an offer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far beyond the text's frame it is drawn; nothing is cut here in any case.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that can be asked for its size.
public struct TextProxy {
  let size: (ProposedViewSize) -> CGSize

  /// The size that the text takes of an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A mark on a part of a text that a renderer looks for.
public protocol TextAttribute {}

extension Text {
  /// The text with a mark for a renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    Text(
      runs: runs.map { run in
        var run = run
        run.style.attributes.set(value)
        return run
      })
  }
}

/// Marks by their types, which compare by what they print: they need not be equatable.
struct TextAttributes: Equatable, @unchecked Sendable {
  // Marks are values that nobody changes once they are in here.
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  mutating func set<T: TextAttribute>(_ value: T) { values[ObjectIdentifier(T.self)] = value }

  subscript<T: TextAttribute>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  /// These marks with those of `outer` where there is none of the same type.
  func filled(from outer: TextAttributes) -> TextAttributes {
    var filled = self
    filled.values.merge(outer.values) { own, _ in own }
    return filled
  }

  static func == (a: TextAttributes, b: TextAttributes) -> Bool {
    a.values.count == b.values.count
      && a.values.allSatisfy { key, value in
        b.values[key].map { String(describing: $0) == String(describing: value) } ?? false
      }
  }
}

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
  /// What draws text here; `nil` for the usual way.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Hands a renderer, on the way to what it says, to the texts inside.
private struct TextRendererModifier<Renderer: TextRenderer>: PrimitiveModifier {
  let renderer: Renderer

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    var inputs = inputs
    inputs.environment.textRenderer = inputs.presented(renderer).value
    return content(inputs)
  }
}

extension View {
  /// Draws the texts inside by `renderer`.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

extension GraphicsContext {
  /// Draws one line of a text.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) { for run in line { draw(run, options: options) } }

  /// Draws one run of a text.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) { draw(run.content) }

  /// Draws one slice of a run, usually a glyph.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) { draw(slice.content) }

  private func draw(_ content: Text.Layout.Content) {
    let line = TextLayout.Line(
      frame: content.bounds.rect, baseline: Double(content.bounds.origin.y),
      runs: [content.glyphs], bytes: 0..<0)
    let layout = TextLayout(string: "", size: content.box.size, lines: [line])
    add([content.style.text(layout, in: content.box, transform: transform)])
  }
}
