import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct LayoutTests {
  @Test func neighboursInAStackAreEightPointsApart() {
    let film = Film {
      VStack {
        Rectangle().frame(width: 10, height: 10)
        Rectangle().frame(width: 10, height: 10)
      }
    }
    #expect(film.boxes(at: 0).map(\.minY) == [186, 204])
  }

  @Test func aSpacerTakesWhatIsLeftAndNoGap() {
    let film = Film {
      VStack {
        Rectangle().frame(width: 10, height: 10)
        Spacer()
        Rectangle().frame(width: 10, height: 10)
      }
    }
    #expect(film.boxes(at: 0).map(\.minY) == [0, 390])
  }

  @Test func shapesShareAStackEvenly() {
    let film = Film {
      HStack(spacing: 0) {
        Rectangle()
        Rectangle().frame(width: 100)
        Rectangle()
      }
    }
    #expect(film.boxes(at: 0).map(\.width) == [150, 100, 150])
  }

  @Test func higherPriorityIsServedFirst() {
    let film = Film {
      HStack(spacing: 0) {
        Rectangle()
        Rectangle().frame(minWidth: 50).layoutPriority(1)
      }
    }
    #expect(film.boxes(at: 0).map(\.width) == [0, 400])
  }

  @Test func theUnofferedSizeOfAShapeIsTenPoints() {
    let film = Film { Rectangle().fixedSize() }
    #expect(film.boxes(at: 0) == [CGRect(x: 195, y: 195, width: 10, height: 10)])
  }

  @Test func aCircleTakesTheSmallerSide() {
    let film = Film(width: 400, height: 100) { HStack(spacing: 0) { Circle() } }
    #expect(film.boxes(at: 0) == [CGRect(x: 150, y: 0, width: 100, height: 100)])
  }

  @Test func paddingIsSixteenPoints() {
    let film = Film { Rectangle().padding() }
    #expect(film.boxes(at: 0) == [CGRect(x: 16, y: 16, width: 368, height: 368)])
  }

  @Test func paddingAtTheSidesLeavesTheHeight() {
    let film = Film { Rectangle().padding(.horizontal, 20) }
    #expect(film.boxes(at: 0) == [CGRect(x: 20, y: 0, width: 360, height: 400)])
  }

  @Test func aFrameAlignsItsContentAndDoesNotClip() {
    let film = Film {
      Rectangle().frame(width: 120, height: 20)
        .frame(width: 100, height: 100, alignment: .bottomTrailing)
    }
    #expect(film.boxes(at: 0) == [CGRect(x: 130, y: 230, width: 120, height: 20)])
  }

  @Test(arguments: [
    (50.0, 150.0, 100.0), (250, 350, 250), (0, 80, 80),
  ])
  func aFlexibleFrameClampsTheOffer(least: CGFloat, most: CGFloat, expected: CGFloat) {
    let film = Film(width: 100, height: 100) {
      Rectangle().frame(minWidth: least, maxWidth: most)
    }
    #expect(film.boxes(at: 0).map(\.width) == [expected])
  }

  @Test func modifiersOfAGroupReachEachChild() {
    let film = Film {
      HStack(spacing: 0) {
        Group {
          Rectangle()
          Rectangle()
        }
        .padding(5).frame(width: 100, height: 100)
      }
    }
    #expect(film.boxes(at: 0).map(\.width) == [90, 90])
  }

  @Test func childrenAreAlignedByTheirGuides() {
    let film = Film {
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().frame(width: 50, height: 10)
        Rectangle().frame(width: 20, height: 10)
        Rectangle().frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -30 }
      }
    }
    #expect(film.boxes(at: 0).map(\.minX) == [175, 175, 205])
  }

  @Test func anOverlayIsOfferedTheSizeOfWhatItCovers() {
    let film = Film {
      Rectangle().frame(width: 60, height: 40).overlay(alignment: .topLeading) {
        Circle().frame(width: 10)
      }
    }
    #expect(
      film.boxes(at: 0) == [
        CGRect(x: 170, y: 180, width: 60, height: 40),
        CGRect(x: 170, y: 180, width: 10, height: 10),
      ])
  }

  @Test func aTextBreaksItsLinesInTheOfferedWidth() {
    // Twelve characters of 8.5 points; a line is 20.4 points high.
    let film = Film(width: 60, height: 400) { Text(verbatim: "abcdefghijkl") }
    #expect(film.boxes(at: 0).map(\.height) == [40.8])
  }

  @Test func baselinesAlignTextsOfDifferentSizes() {
    let film = Film {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "a").font(.system(size: 40))
        Text(verbatim: "b").font(.system(size: 10))
      }
    }
    let boxes = film.boxes(at: 0)
    // The baseline lies one em below the top.
    #expect(boxes[1].minY - boxes[0].minY == 30)
  }

  @Test func effectsDoNotChangeLayout() {
    let film = Film {
      HStack(spacing: 0) {
        Rectangle().frame(width: 10, height: 10).scaleEffect(2)
        Rectangle().frame(width: 10, height: 10)
      }
    }
    #expect(
      film.boxes(at: 0) == [
        CGRect(x: 185, y: 190, width: 20, height: 20),
        CGRect(x: 200, y: 195, width: 10, height: 10),
      ])
  }

  @Test func laterEffectsTurnTheUnmovedFrame() {
    let film = Film {
      Rectangle().frame(width: 10, height: 10).offset(x: 50).rotationEffect(.degrees(90))
    }
    // Moved right, then turned about the middle of the frame: the square ends below.
    #expect(film.boxes(at: 0) == [CGRect(x: 195, y: 245, width: 10, height: 10)])
  }

  @Test func aShapeScaledBeforeItsStrokeKeepsTheLineWidth() {
    let film = Film { Circle().scale(0.5).stroke(Color.red, lineWidth: 6).frame(width: 100) }
    guard case .stroke(let path, _, let style, _)? = film.picture(at: 0).commands.first else {
      Issue.record("a stroke is drawn as one")
      return
    }
    #expect(style.lineWidth == 6)
    #expect(path.boundingRect.width == 50)
  }
}
