import Foundation
import Testing

@testable import Commands

@Suite(.serialized, .enabled(if: FilmFixture.isBuilt, "build the product Inbetween first"))
struct ExampleTests {
  private static let films = FilmFixture.package.appendingPathComponent("Examples/Films").path

  @Test func everyExampleIsListed() throws {
    let result = try FilmFixture.run("info", Self.films, "--quiet")
    #expect(result.code == 0, "\(result.errors)")
    let names = [
      "BreathingRings", "Card", "CardThrow", "Confetti", "CountdownRing", "PhotoTable",
      "RisingBars",
      "StarMorph", "TaskList",
    ]
    #expect(result.output.contains("view        CardThrow, of \(names.joined(separator: ", "))"))
  }

  /// Seconds come from the scripts: waits, drags, and the settling of the last spring.
  @Test(arguments: [
    ("BreathingRings", 24), ("StarMorph", 40), ("RisingBars", 40), ("TaskList", 39),
    ("CountdownRing", 50), ("CardThrow", 45), ("Confetti", 45), ("PhotoTable", 35),
  ])
  func everyExampleMovesForAsLongAsItsScript(name: String, leastFrames: Int) throws {
    let hashes = "\(name).framehash"
    let result = try FilmFixture.run(
      "render", Self.films, "--view", name, "--scale", "0.25", "--fps", "10", "-o", hashes, "-q")
    #expect(result.code == 0, "\(result.errors)")
    let text = try String(
      contentsOf: FilmFixture.folder.appendingPathComponent(hashes), encoding: .utf8)
    let frames = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(frames.count >= leastFrames && frames.count <= 80)
    let pictures = Set(frames.compactMap { $0.split(separator: ",").last })
    #expect(pictures.count >= 12)
  }

  @Test func aLoopIsOneRound() throws {
    let result = try FilmFixture.run("info", Self.films, "--view", "BreathingRings", "-q")
    #expect(result.output.contains("length      2.4 s, 144 frames at 60 fps, one round of a loop"))
  }

  @Test func aFilmOfAPackageHasTheOptionsOfRender() throws {
    let source = FilmFixture.package
      .appendingPathComponent("Examples/Package/Sources/Greeting/Greeting.swift").path
    let toolchain = try FilmToolchain(
      executable: FilmFixture.build.appendingPathComponent("inbetween").path,
      variables: ProcessInfo.processInfo.environment)
    let compiled = try FilmFixture.run(
      "-parse-as-library", "-swift-version", "6", "-module-name", "Greeting", "-I",
      toolchain.modules, "-L", toolchain.libraries, "-lInbetween", "-Xlinker", "-rpath", "-Xlinker",
      toolchain.libraries, source, "-o", "Greeting", executable: toolchain.compiler)
    #expect(compiled.code == 0, "\(compiled.errors)")
    let program = FilmFixture.folder.appendingPathComponent("Greeting").path
    let render = try FilmFixture.run("--scale", "0.5", "--fps", "20", executable: program)
    #expect(render.code == 0, "\(render.errors)")
    #expect(render.output.contains("Greeting.mp4: h264, 160x90"))
    let still = try FilmFixture.run(
      "still", "--at", "0.5", "-o", "greeting.png", executable: program)
    #expect(still.output.contains("greeting.png: png, 640x360"))
    let wrong = try FilmFixture.run("--scael", "2", executable: program)
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("--scale"))
  }
}
