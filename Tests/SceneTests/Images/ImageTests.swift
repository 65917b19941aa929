import Foundation
import Geometry
import Motion
import Picture
import Testing

@testable import Scene

@MainActor
@Suite struct ImageTests {
  private struct Catalog: AssetCatalog {
    func image(named name: String, isDark: Bool) -> CatalogImage? {
      guard name == "photo" else { return nil }
      return CatalogImage(reference: ImageTests.photo, scale: 2)
    }
  }
  nonisolated private static let photo = ImageReference(
    name: "photo", width: 200, height: 100)
  private struct Symbols: SymbolSource {
    func outline(ofSymbol name: String, weight: Int) -> SymbolOutline? {
      guard name == "square" else { return nil }
      return SymbolOutline(
        path: Path(CGRect(x: 0.3, y: 0.3, width: 0.6, height: 0.6)),
        size: CGSize(width: 1.2, height: 1.2))
    }
  }
  private let library = PictureLibrary(images: Catalog(), symbols: Symbols())

  private func film(_ view: some View) -> Film {
    Film(withGlyphs: view.environment(\.pictures, library))
  }

  @Test func aPictureHasTheSizeOfItsPixelsOverItsScale() {
    let commands = film(Image("photo")).picture(at: 0).commands
    #expect(
      commands == [
        .image(
          ImageTests.photo, rect: CGRect(x: 0, y: 0, width: 100, height: 50), opacity: 1,
          transform: CGAffineTransform(translationX: 150, y: 175))
      ])
  }

  @Test func onlyAResizablePictureFollowsItsFrame() {
    #expect(
      film(Image("photo").frame(width: 60, height: 60)).boxes(at: 0)
        == [CGRect(x: 150, y: 175, width: 100, height: 50)])
    #expect(
      film(Image("photo").resizable().frame(width: 60, height: 60)).boxes(at: 0)
        == [CGRect(x: 170, y: 170, width: 60, height: 60)])
  }

  @Test func scalingToFitAndToFillKeepTheShapeOfAPicture() {
    let fit = Image("photo").resizable().scaledToFit().frame(width: 60, height: 60)
    #expect(film(fit).boxes(at: 0) == [CGRect(x: 170, y: 185, width: 60, height: 30)])
    let fill = Image("photo").resizable().scaledToFill().frame(width: 60, height: 60)
    #expect(film(fill).boxes(at: 0) == [CGRect(x: 140, y: 170, width: 120, height: 60)])
  }

  @Test func aTemplateIsDrawnInTheForegroundStyle() {
    let view = Image("photo").renderingMode(.template).foregroundColor(.red)
    guard case .group(let group)? = film(view).picture(at: 0).commands.first else {
      Issue.record("no group")
      return
    }
    #expect(group.children.flatMap(\.colors) == [RGBA(rgb: 0xFF3B30)])
    #expect(group.mask?.commands.flatMap(\.boxes) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
  }

  @Test func tilesCoverAResizedPicture() {
    let view = Image("photo").resizable(resizingMode: .tile).frame(width: 150, height: 100)
    #expect(film(view).boxes(at: 0).count == 4)
  }

  @Test func aMissingPictureIsALabelledBoxAndOneNotice() {
    let view = VStack {
      Image("nowhere")
      Image("nowhere")
    }
    let film = film(view)
    #expect(film.words(at: 0).map(\.letters) == ["nowhere", "nowhere"])
    #expect(film.boxes(at: 0)[0] == CGRect(x: 152.5, y: 98.5, width: 95, height: 95))
    #expect(library.notices == [.missingImage("nowhere")])
  }

  @Test func aSymbolHasTheSizeOfItsFont() {
    let view = Image(systemName: "square").font(.system(size: 50)).foregroundColor(.red)
    #expect(film(view).boxes(at: 0) == [CGRect(x: 185, y: 185, width: 30, height: 30)])
    #expect(film(view).colors(at: 0) == [RGBA(rgb: 0xFF3B30)])
    #expect(library.notices.isEmpty)
    let large = view.imageScale(.large)
    #expect(film(large).boxes(at: 0)[0].width == 38.1)
  }

  @Test func aSymbolWithoutAnOutlineIsABoxThatKeepsTheLayout() {
    let view = HStack(spacing: 0) {
      Image(systemName: "bolt").font(.system(size: 50))
      Color.red.frame(width: 10, height: 10)
    }
    #expect(film(view).boxes(at: 0).last == CGRect(x: 225, y: 195, width: 10, height: 10))
    #expect(library.notices == [.missingSymbol("bolt")])
  }

  @Test func aLabelPutsItsIconBeforeItsTitle() {
    let view = Label("abc", systemImage: "square").font(.system(size: 10))
    let film = film(view)
    // An icon of 12 points, 8 between, three letters of 5 points.
    #expect(film.boxes(at: 0).first?.minX == 185.5)
    #expect(film.words(at: 0).map(\.origin.x) == [202.5])
    #expect(self.film(view.labelStyle(.titleOnly)).words(at: 0).map(\.origin.x) == [192.5])
    #expect(self.film(view.labelStyle(.iconOnly)).words(at: 0).isEmpty)
  }
}
