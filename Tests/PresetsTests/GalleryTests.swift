import Foundation
import Presets
import Testing

/// The page that shows every scene preset, which `tools/gallery` writes.
@Suite struct GalleryTests {
  private static let docs = shippedPresets.deletingLastPathComponent()
    .appendingPathComponent("docs")
  private static let pictures = docs.appendingPathComponent("pictures/gallery")
  private static let names = PresetLibrary(folder: shippedPresets).names(of: .scenes)

  /// The files of the gallery with an ending, without it.
  private static func files(_ ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: pictures.path)
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  private static func picture(of name: String) -> String {
    name.replacing("/", with: "-")
  }

  @Test func everyScenePresetHasAPosterAndNoPictureIsAnOrphan() throws {
    let known = Self.names.map(Self.picture).sorted()
    #expect(try Self.files(".png") == known, "run tools/gallery")
    #expect(try Set(Self.files(".webp")).subtracting(known).isEmpty, "run tools/gallery")
  }

  @Test func thePageListsEveryScenePresetWithItsPictures() throws {
    let page = try String(
      contentsOf: Self.docs.appendingPathComponent("gallery.md"), encoding: .utf8)
    let moving = try Set(Self.files(".webp"))
    for name in Self.names {
      let picture = Self.picture(of: name)
      #expect(page.contains("`\(name)`<br>"), "run tools/gallery")
      #expect(page.contains("(pictures/gallery/\(picture).png)"), "run tools/gallery")
      #expect(
        page.contains("(pictures/gallery/\(picture).webp)") == moving.contains(picture),
        "run tools/gallery")
    }
  }

  @Test func picturesAreSmallEnoughForARepository() throws {
    for (ending, limit) in [(".png", 20_000), (".webp", 60_000)] {
      for name in try Self.files(ending) {
        let file = Self.pictures.appendingPathComponent(name + ending).path
        let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
        #expect((1...limit).contains(size ?? 0), "\(name)\(ending)")
      }
    }
  }
}
