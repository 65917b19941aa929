import Foundation
import Geometry
import Picture
import Testing

@testable import Assets

@Suite struct SystemIconsTests {
  private let icons = SystemIcons(folders: SystemIcons.folders(homes: [], variables: [:]))

  private static let common = """
    heart.fill chevron.left mic.fill magnifyingglass plus mic heart lock.shield arrow.left xmark bell.fill
    star.fill sun.max.fill chevron.right info.circle questionmark.circle.fill arrow.right
    xmark.circle.fill sparkles slider.horizontal.3 chevron.left.circle.fill 1.circle 2.circle.fill 12.circle 31.square.fill
    suit.heart.fill cart bookmark star circle.fill plus.circle creditcard person.2 gear house trash
    arrow.counterclockwise square.and.arrow.up play.fill pause.fill forward.fill backward.fill moon
    cloud.rain battery.100 wifi checkmark ellipsis line.3.horizontal rectangle capsule.fill
    magnifyingglass.circle.fill bolt.square star.slash speaker.wave.3.fill
    """.split { $0.isWhitespace }.map(String.init)

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/bootstrap-icons/svg")))
  func commonNamesHaveOutlinesInTheirBox() throws {
    for name in Self.common {
      let outline = try #require(icons.outline(ofSymbol: name, weight: 400), "\(name)")
      let box = outline.path.boundingRect
      #expect(outline.size.height == 1.2, "\(name)")
      #expect(box.minX >= 0 && box.maxX <= outline.size.width + 1e-9, "\(name)")
      #expect(box.minY >= -0.01 && box.maxY <= 1.21, "\(name)")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/bootstrap-icons/svg")))
  func aFilledEnclosureHasItsGlyphAsAHoleAndAsALayer() throws {
    for name in ["xmark.circle.fill", "magnifyingglass.circle.fill"] {
      let outline = try #require(icons.outline(ofSymbol: name, weight: 400))
      #expect(outline.layers.map(\.level) == [1, 0])
      let disc = outline.layers[0].path
      #expect(disc.signedArea > outline.path.signedArea + 0.01)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/bootstrap-icons/svg")))
  func aHeavierWeightCoversMore() throws {
    let regular = try #require(icons.outline(ofSymbol: "plus", weight: 400)).path.boundingRect
    let bold = try #require(icons.outline(ofSymbol: "plus", weight: 700)).path.boundingRect
    // Three fifths of a line of 1.2/16 em.
    #expect(abs(bold.width - regular.width - 0.6 * 0.075) < 0.005)
  }

  @Test func withoutTheSetOnlyOurOwnShapesAreThere() {
    let none = SystemIcons(folders: ["/nowhere"])
    #expect(none.folder == nil)
    #expect(none.outline(ofSymbol: "heart", weight: 400) == nil)
    #expect(none.outline(ofSymbol: "rectangle", weight: 400) != nil)
  }

  @Test func namesDoNotLeadOutOfTheFolder() {
    #expect(icons.outline(ofSymbol: "../heart", weight: 400) == nil)
  }
}
