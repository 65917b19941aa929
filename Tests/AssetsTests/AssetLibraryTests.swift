import Foundation
import Picture
import Pixels
import TestSupport
import Testing

@testable import Assets

@Suite struct AssetLibraryTests {
  /// A folder with a catalogue, removed when the test is over.
  private final class Project {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")

    init() throws { try write("Package.swift", "") }
    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ path: String, _ bytes: some Sequence<UInt8>) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    func write(_ path: String, _ text: String) throws { try write(path, text.utf8) }
    var library: AssetLibrary {
      AssetLibrary(around: [folder.appendingPathComponent("View.swift").path])
    }
  }

  private func png(_ width: Int, _ height: Int, _ pixel: Pixel) throws -> [UInt8] {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.fill(pixel)
    return try PNGPicture.encode(bitmap)
  }

  @Test func theFinestScaleAndTheDarkVariantAreTaken() throws {
    let project = try Project()
    let set = "Assets.xcassets/photo.imageset/"
    try project.write(set + "a.png", png(10, 6, Pixel(red: 255, green: 0, blue: 0, alpha: 255)))
    try project.write(set + "b.png", png(20, 12, Pixel(red: 0, green: 255, blue: 0, alpha: 255)))
    try project.write(set + "c.png", png(20, 12, Pixel(red: 0, green: 0, blue: 255, alpha: 255)))
    try project.write(
      set + "Contents.json",
      """
      {"images":[{"idiom":"universal","scale":"1x","filename":"a.png"},
      {"idiom":"universal","scale":"2x","filename":"b.png"},
      {"idiom":"universal","scale":"2x","filename":"c.png",
      "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
      """)
    let library = project.library
    let light = try #require(library.image(named: "photo", isDark: false))
    #expect(light.scale == 2 && light.reference.width == 20)
    let pixels = try #require(library.pixels(for: light.reference))
    #expect(Array(pixels.bytes.prefix(4)) == [0, 255, 0, 255])
    let dark = try #require(library.image(named: "photo", isDark: true))
    #expect(
      Array(try #require(library.pixels(for: dark.reference)).bytes.prefix(4)) == [255, 0, 0, 255])
    #expect(library.problems.isEmpty)
  }

  @Test func aDrawingIsMadeInEachSize() throws {
    let project = try Project()
    try project.write(
      "logo.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='8'>"
        + "<rect width='5' height='8' fill='#f00'/></svg>")
    let library = project.library
    let logo = try #require(library.image(named: "logo", isDark: false))
    #expect(logo.reference.isVector && logo.reference.width == 10 && logo.reference.height == 8)
    var large = logo.reference
    (large.width, large.height) = (100, 80)
    let pixels = try #require(library.pixels(for: large))
    #expect(Array(pixels.bytes[(49 * 4)..<(51 * 4)]) == [0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test(arguments: [
    (
      #"{"color-space":"srgb","components":{"red":"0x80","green":"255","blue":"0.500"}}"#,
      RGBA(red: 128.0 / 255, green: 1, blue: 0.5)
    ),
    (
      #"{"color-space":"display-p3","components":{"red":"1.0","green":"0.0","blue":"0.0"}}"#,
      RGBA(red: 1, green: 0, blue: 0)
    ),
    (#"{"platform":"ios","reference":"systemRedColor"}"#, RGBA(rgb: 0xFF3B30)),
  ])
  func aColourIsReadFromItsSpace(json: String, color: RGBA) throws {
    let project = try Project()
    try project.write(
      "Assets.xcassets/ink.colorset/Contents.json",
      #"{"colors":[{"idiom":"universal","color":\#(json)}]}"#)
    let found = try #require(project.library.color(named: "ink", isDark: false))
    #expect(abs(found.red - color.red) < 1e-6 && abs(found.green - color.green) < 1e-6)
    #expect(abs(found.blue - color.blue) < 1e-6 && found.opacity == 1)
  }

  @Test func aBrokenFileIsAProblemAndNoPicture() throws {
    let project = try Project()
    try project.write("photo.png", "not a picture")
    try project.write("Assets.xcassets/x.imageset/Contents.json", "{")
    let library = project.library
    #expect(library.image(named: "photo", isDark: false) == nil)
    #expect(library.problems.count == 2)
  }
}
