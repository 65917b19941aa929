import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct StyleEffectTests {
  private func groups(_ film: Film, at time: Double = 0) -> [DisplayGroup] {
    film.picture(at: time).commands.compactMap {
      if case .group(let group) = $0 { group } else { nil }
    }
  }

  @Test func materialsShowWhatLiesBelow() throws {
    let film = Film { Rectangle().fill(.ultraThinMaterial) }
    let pane = try #require(groups(film).first?.backdrop)
    #expect(pane.deviation == 20 && pane.tint.opacity == 0.45 && pane.tint.red > 0.9)
    let dark = Film { Rectangle().fill(.bar).colorScheme(.dark) }
    #expect(try #require(groups(dark).first?.backdrop).tint.red < 0.2)
  }

  @Test func stylesCastShadowsAndBlend() throws {
    let film = Film {
      Rectangle().fill(Color.red.shadow(.drop(color: .black, radius: 8, y: 3)))
    }
    let shadow = try #require(groups(film).first?.shadow)
    #expect(shadow.deviation == 4 && shadow.offset == CGSize(width: 0, height: 3))
    let blended = Film { Rectangle().fill(Color.red.blendMode(.multiply)) }
    #expect(groups(blended).first?.blendMode == .multiply)
    let inner = Film { Rectangle().fill(.red.shadow(.inner(radius: 6))) }
    // The colour, and an area cut to the outline.
    #expect(groups(inner).first?.children.count == 2)
  }

  @Test func levelsTakeTheirOwnStyles() {
    let film = Film {
      VStack {
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(Color.red.secondary)
      }.foregroundStyle(.green, .blue)
    }
    let colors = film.colors(at: 0)
    #expect(colors[0] == RGBA(rgb: 0x007AFF))
    #expect(colors[1] == RGBA(rgb: 0x34C759).opacity(0.3))
    #expect(abs(colors[2].opacity - 0.6) < 1e-9)
  }

  @Test func gradientsAreStylesAndTints() {
    let gradient = Gradient(colors: [.red, .green])
    func isGradient(_ film: Film) -> Bool {
      film.picture(at: 0).commands.allSatisfy {
        if case .fill(_, .linear, _, _) = $0 { true } else { false }
      }
    }
    #expect(isGradient(Film { Rectangle().fill(gradient) }))
    #expect(isGradient(Film { Rectangle().fill(.tint).tint(gradient) }))
    // A colour nearer by takes the gradient's place.
    let inner = Film { Rectangle().fill(.tint).tint(Color.orange).tint(gradient) }
    #expect(inner.colors(at: 0) == [RGBA(rgb: 0xFF9500)])
  }

  @Test func aBackgroundTakesTheStyleOfThePlace() {
    let film = Film {
      Rectangle().fill(.background).backgroundStyle(.orange)
    }
    #expect(film.colors(at: 0) == [RGBA(rgb: 0xFF9500)])
  }

  @Test func meshesMovePointByPoint() throws {
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: false, lever: lever) { on in
        MeshGradient(
          width: 2, height: 2,
          points: [[0, 0], [1, 0], [0, 1], on.wrappedValue ? [0.5, 0.5] : [1, 1]],
          colors: [.red, .green, .blue, on.wrappedValue ? .black : .white])
      }
    }
    lever.set(true, in: film, animation: .linear(duration: 1))
    guard case .fill(_, .mesh(let mesh), _, _)? = film.picture(at: 0.5).commands.first else {
      Issue.record("a mesh is drawn as one")
      return
    }
    #expect(mesh.vertices[3].position == SIMD2(300, 300))
    #expect((mesh.vertices[3].color.red * 255).rounded() == 99)
  }

  @Test func resolvedColoursHaveBothKindsOfComponents() {
    var color = Color.Resolved(red: 0.5, green: 1, blue: 0)
    #expect(abs(color.linearRed - 0.214) < 0.001 && color.linearGreen == 1)
    color.linearRed = 1
    #expect(abs(color.red - 1) < 1e-6)
    // Display P3's red lies outside sRGB; its gray does not.
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).rgba(in: EnvironmentValues())
    #expect(red.red == 1 && red.green == 0)
    let gray = Color(.displayP3, white: 0.5).rgba(in: EnvironmentValues())
    #expect(abs(gray.red - 0.5) < 1e-4 && abs(gray.blue - 0.5) < 1e-4)
  }

  @Test func picturesAndMixedContentAreFilteredAsPixels() throws {
    let film = Film { Rectangle().fill(.thinMaterial).saturation(0) }
    #expect(try #require(groups(film).first).filter == .matrix(.saturation(0)))
    // Plain colours stay commands of their own.
    let plain = Film { Rectangle().fill(Color.white).colorInvert() }
    #expect(plain.colors(at: 0) == [.black])
    let light = Film { Rectangle().fill(Color.white).luminanceToAlpha() }
    #expect(light.colors(at: 0).allSatisfy { abs($0.opacity - 1) < 1e-9 })
  }

  @Test func wordsAreSeenInPerspectiveAsALayer() throws {
    let film = Film(
      withGlyphs: Text(verbatim: "ab").rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)))
    let group = try #require(groups(film).first)
    #expect(group.projection?.isAffine == false && group.children.count == 1)
    // An outline of one colour stays one.
    let square = Film {
      Rectangle().fill(.red).rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
    }
    #expect(groups(square).isEmpty && square.boxes(at: 0).count == 1)
  }

  @Test func visualEffectsReadTheirPlaceAndMove() throws {
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: false, lever: lever) { on in
        let far = on.wrappedValue
        Rectangle().fill(.red).frame(width: 100, height: 100)
          .visualEffect { content, proxy in
            content.offset(x: far ? proxy.size.width : 0).opacity(far ? 0.5 : 1)
          }
      }
    }
    #expect(film.boxes(at: 0) == [CGRect(x: 150, y: 150, width: 100, height: 100)])
    lever.set(true, in: film, animation: .linear(duration: 1))
    #expect(film.boxes(at: 0.5).first?.minX == 200)
    #expect(film.colors(at: 1) == [RGBA(rgb: 0xFF3B30).opacity(0.5)])
  }

  @Test func shadersAreNamedAndLeftOut() {
    let film = Film {
      Rectangle().fill(.red).colorEffect(ShaderLibrary.ripple(.float(1), .boundingRect))
    }
    #expect(film.colors(at: 0) == [RGBA(rgb: 0xFF3B30)])
  }

  @Test func filtersAddedLastSeeTheDrawingFirst() throws {
    let film = Film {
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: .black))
        context.addFilter(.blur(radius: 10))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
    let outer = try #require(groups(film).first)
    #expect(outer.filter == .alphaThreshold(min: 0.5, max: 1, .black))
    guard case .group(let inner)? = outer.children.first else {
      Issue.record("the blur lies inside")
      return
    }
    #expect(inner.blur == 10)
  }
}
