import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

/// Draws every glyph higher than the one before.
private struct Stairs: TextRenderer {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    var index = 0
    for line in layout {
      for run in line {
        for slice in run {
          var copy = ctx
          copy.translateBy(x: 0, y: -CGFloat(index) * step)
          copy.opacity = run[Faint.self] == nil ? 1 : 0.5
          copy.draw(slice)
          index += 1
        }
      }
    }
  }
}

private struct Faint: TextAttribute {}

@MainActor
@Suite struct TextRendererTests {
  @Test func glyphsAreDrawnOneByOne() {
    let film = Film(
      withGlyphs: Text(verbatim: "abc").font(.system(size: 10)).textRenderer(Stairs(step: 4)))
    let words = film.picture(at: 0).commands.compactMap { command -> (UInt32?, CGFloat)? in
      guard case .text(let layout, _, let transform) = command else { return nil }
      return (layout.lines[0].runs[0].glyphs.first?.id, transform.ty)
    }
    #expect(words.map(\.0) == [0, 1, 2])
    #expect(words.map { $0.1 - words[0].1 } == [0, -4, -8])
  }

  @Test func slicesKnowWhereTheyStand() {
    var bounds: [CGRect] = []
    struct Reader: TextRenderer {
      let read: (Text.Layout) -> Void
      var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
      }
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { read(layout) }
    }
    let film = Film(
      withGlyphs: Text(verbatim: "ab").font(.system(size: 10)).textRenderer(
        Reader { layout in
          bounds = layout.flatMap { $0.flatMap { $0.map(\.typographicBounds.rect) } }
        }))
    _ = film.picture(at: 0)
    #expect(
      bounds == [
        CGRect(x: 0, y: 0, width: 5, height: 12), CGRect(x: 5, y: 0, width: 5, height: 12),
      ])
  }

  @Test func marksReachTheRenderer() {
    let text = Text(verbatim: "a") + Text(verbatim: "b").customAttribute(Faint())
    let film = Film(withGlyphs: text.textRenderer(Stairs(step: 0)))
    #expect(film.colors(at: 0).map(\.opacity) == [1, 0.5])
  }

  @Test func aRenderersDataMoves() {
    let lever = Lever<Bool>()
    let film = Film(
      withGlyphs: Levered(value: false, lever: lever) { on in
        Text(verbatim: "ab").font(.system(size: 10))
          .textRenderer(Stairs(step: on.wrappedValue ? 8 : 0))
      })
    lever.set(true, in: film, animation: .linear(duration: 1))
    let places = film.words(at: 0.5).map(\.origin.y)
    #expect(places.count == 2 && abs(places[0] - places[1] - 4) < 0.01)
  }
}
