import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct StyleTests {
  /// The colour half way from one to another, as 8-bit numbers.
  func middle(from start: Color, to end: Color, space: ColorInterpolation = .oklab) -> [Double] {
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: false, lever: lever) { on in
        Rectangle().fill(on.wrappedValue ? end : start)
          .environment(\.colorInterpolation, space)
      }
    }
    lever.set(true, in: film, animation: .linear(duration: 1))
    let color = film.colors(at: 0.5)[0]
    return [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
  }

  @Test func coloursMoveThroughOklab() {
    #expect(middle(from: .red, to: Color(.green)) == [205, 176, 40])
    #expect(middle(from: .blue, to: .red) == [167, 116, 166])
    #expect(middle(from: .black, to: .white) == [99, 99, 99])
  }

  @Test func olderAppsMoveColoursInLinearLight() {
    #expect(middle(from: .red, to: Color(.green), space: .linear) == [188, 191, 32])
    #expect(middle(from: .black, to: .white, space: .linear) == [188, 188, 188])
  }

  @Test func aUIKitGreenIsNotSwiftUIsGreen() {
    let environment = EnvironmentValues()
    #expect(Color(.green).rgba(in: environment) == RGBA(red: 0, green: 1, blue: 0))
    #expect(Color.green.rgba(in: environment) == RGBA(rgb: 0x34C759))
    #expect(Color(.systemGreen).rgba(in: environment) == Color.green.rgba(in: environment))
  }

  @Test func namesFollowTheColourScheme() {
    let film = Film { Rectangle().fill(Color.blue).colorScheme(.dark) }
    #expect(film.colors(at: 0) == [RGBA(rgb: 0x0A84FF)])
  }

  @Test func aShapeWithoutAStyleTakesTheForeground() {
    let film = Film {
      VStack {
        Rectangle()
        Rectangle().foregroundStyle(.red)
        VStack { Circle().fill(.tint) }.tint(.green)
      }
    }
    #expect(
      film.colors(at: 0) == [.black, RGBA(rgb: 0xFF3B30), RGBA(rgb: 0x34C759)])
  }

  @Test func aGradientOfTheSameMakeMovesStopByStop() {
    let lever = Lever<Bool>()
    let film = Film {
      Levered(value: false, lever: lever) { on in
        Rectangle().fill(
          LinearGradient(
            colors: [.black, on.wrappedValue ? .white : .black], startPoint: .top,
            endPoint: on.wrappedValue ? .bottom : .top))
      }
    }
    lever.set(true, in: film, animation: .linear(duration: 1))
    guard
      case .fill(_, .linear(let gradient, _, let end), _, _)? = film.picture(at: 0.5).commands.first
    else {
      Issue.record("a gradient is drawn as one")
      return
    }
    #expect((gradient.stops[1].color.red * 255).rounded() == 99)
    #expect(end == CGPoint(x: 200, y: 200))
  }

  @Test func fadingOneShapeNeedsNoGroup() {
    let film = Film { Rectangle().fill(Color.white).opacity(0.25) }
    #expect(film.picture(at: 0).commands.count == 1)
    #expect(film.colors(at: 0).map(\.opacity) == [0.25])
  }

  @Test func fadingSeveralShapesFadesThemTogether() {
    let film = Film {
      ZStack {
        Circle()
        Rectangle()
      }.opacity(0.5)
    }
    guard case .group(let group)? = film.picture(at: 0).commands.first else {
      Issue.record("shapes fade as a group")
      return
    }
    #expect(group.opacity == 0.5)
    #expect(group.children.count == 2)
  }

  @Test func aCornerOfHalfTheSideIsACircle() {
    let film = Film { Rectangle().frame(width: 200, height: 200).cornerRadius(100) }
    guard case .group(let group)? = film.picture(at: 0).commands.first, let clip = group.clip
    else {
      Issue.record("rounded corners are a clip")
      return
    }
    // On the diagonal a circle's edge is at 100 (1 - 1/√2) from both sides.
    #expect(!clip.path.contains(CGPoint(x: 29, y: 29)))
    #expect(clip.path.contains(CGPoint(x: 29.6, y: 29.6)))
  }

  @Test func aShadowsBlurIsHalfItsRadius() {
    let film = Film { Circle().shadow(color: .black, radius: 6, x: 3, y: 4) }
    guard case .group(let group)? = film.picture(at: 0).commands.first else {
      Issue.record("a shadow is a group's")
      return
    }
    #expect(group.shadow?.deviation == 3)
    #expect(group.shadow?.offset == CGSize(width: 3, height: 4))
  }

  @Test(arguments: [0.0, 90, 180, 270])
  func aHueRotationKeepsGray(_ degrees: Double) {
    let gray = RGBA(white: 0.5)
    let turned = HueRotationEffect(angle: .degrees(degrees)).matrix.applied(to: gray)
    #expect(turned.distance(to: gray) < 0.002)
  }

  @Test func aMaskIsDrawnInTheViewsOwnSpace() {
    let film = Film {
      Rectangle().frame(width: 100, height: 100).mask { Circle().frame(width: 50, height: 50) }
    }
    guard case .group(let group)? = film.picture(at: 0).commands.first, let mask = group.mask
    else {
      Issue.record("a mask is a group's")
      return
    }
    #expect(mask.commands.flatMap(\.boxes) == [CGRect(x: 25, y: 25, width: 50, height: 50)])
    #expect(group.transform.tx == 150)
  }

  @Test func trimmingTakesAPartOfTheLength() {
    let film = Film {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
      }
      .trim(from: 0.25, to: 0.75).stroke(Color.red).frame(width: 100, height: 100)
    }
    #expect(film.boxes(at: 0).map(\.width) == [50])
  }

  @Test func aBorderStaysInsideTheShape() {
    let film = Film {
      Circle().strokeBorder(Color.red, lineWidth: 10).frame(width: 100, height: 100)
    }
    #expect(film.boxes(at: 0).map(\.width) == [90])
  }
}
