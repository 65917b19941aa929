import Foundation
import Testing

@testable import Commands

@Suite(.serialized) struct SampleTests {
  private static let folder = FilmFixture.package.appendingPathComponent("Examples/Samples").path

  /// Reads names alone; `tools/check-samples` renders every sample.
  @Test func everySampleUsesOnlyNamesThatAreThere() throws {
    let sources = try FilmSources([Self.folder])
    #expect(sources.files.count >= 60)
    for file in sources.files {
      let report = UseReport([(file.path, file.code.compiled)])
      let missing = report.lines.filter { $0.use.support == .missing }
      #expect(missing.isEmpty, "\(file.path): \(missing.map(\.use.name))")
    }
  }

  /// Each leans on another part of the engine.
  @Test(
    .enabled(if: FilmFixture.isBuilt, "build the product Inbetween first"),
    arguments: [
      ("Characters/KeyframeBall", 40), ("Particles/Fireworks", 15), ("Transitions/PagedTabs", 15),
      ("Words/Typewriter", 20), ("Heroes/HeroSquare", 30), ("Controls/SettingsForm", 30),
    ])
  func aSampleMoves(name: String, leastPictures: Int) throws {
    let hashes = "sample.framehash"
    let result = try FilmFixture.run(
      "render", "\(Self.folder)/\(name).swift", "--scale", "0.25", "--fps", "20", "-o", hashes,
      "-q", "-f")
    #expect(result.code == 0, "\(result.errors)")
    let text = try String(
      contentsOf: FilmFixture.folder.appendingPathComponent(hashes), encoding: .utf8)
    let frames = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let pictures = Set(frames.compactMap { $0.split(separator: ",").last })
    #expect(pictures.count >= leastPictures, "\(name): \(pictures.count) of \(frames.count)")
  }
}
