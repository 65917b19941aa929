import Foundation
import Testing

@testable import Commands

@Suite(.serialized, .enabled(if: FilmFixture.isBuilt, "build the product Inbetween first"))
struct FilmBuildTests {
  @Test func aCompilersErrorIsShownWithTheUsersPathAndEndsWithTwo() throws {
    let file = try FilmFixture.write(
      "broken/Broken.swift",
      """
      import SwiftUI
      struct Broken: View {
        var body: some View { Circle().fil(Color.red) }
      }
      """)
    let result = try FilmFixture.run("render", file)
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("broken/Broken.swift:3:34: error: value of type 'Circle'"))
    #expect(result.errors.contains("Broken does not compile"))
  }

  /// Whatever is imported, and in both modes, clock and dice are the film's.
  @Test func everyCombinationOfImportsRunsOnTheFilmsClock() throws {
    let imports = ["Combine", "Dispatch", "Foundation"]
    var hashes: Set<String> = []
    for (index, extra) in [[], imports].enumerated() {
      let file = try FilmFixture.write(
        "imports\(index)/Clock.swift",
        (extra + ["SwiftUI"]).map { "import \($0)\n" }.joined() + Self.clock)
      for mode in ["5", "6"] {
        let result = try FilmFixture.run(
          "info", file, "--hash", "--swift-version", mode, "--scale", "0.25", "--fps", "10")
        #expect(result.code == 0, "\(extra) in mode \(mode): \(result.errors)")
        hashes.insert(result.output)
      }
    }
    #expect(hashes.count == 1)
  }

  private static let clock = """
    struct Clock: View {
      @State private var ticks = 0
      @State private var words = "\\(Date().timeIntervalSinceReferenceDate) \\(UUID())"
      @State private var lots = Array(0..<9).shuffled().map { $0 + Int.random(in: 0...9) }
      var body: some View {
        VStack {
          Text(words)
          Text("\\(ticks) \\(lots.description)")
          Text("\\(12.5.formatted()) \\(ticks.formatted(.number))")
        }
        .frame(width: 300, height: 100)
        .onAppear {
          Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { timer in
            ticks += 1
            if ticks == 3 { timer.invalidate() }
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { words = "\\(Date.now)" }
        }
      }
    }
    func later(_ action: @escaping () -> Void) {
      DispatchQueue.main.async { action() }
    }
    """

  @Test func aUsersFileNeedsTheModulesOfTheUmbrellaOnly() throws {
    let toolchain = try FilmToolchain(
      executable: FilmFixture.build.appendingPathComponent("inbetween").path,
      variables: ProcessInfo.processInfo.environment)
    let modules = FilmFixture.folder.appendingPathComponent("modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in ["Inbetween", "Geometry", "Motion", "Picture", "Scene", "Combine"] {
      try FileManager.default.createSymbolicLink(
        atPath: modules.appendingPathComponent("\(name).swiftmodule").path,
        withDestinationPath: "\(toolchain.modules)/\(name).swiftmodule")
    }
    let file = try FilmFixture.write(
      "Plain.swift",
      "import SwiftUI\nstruct Plain: View { var body: some View { Circle().fill(Color.red) } }\n")
    let result = try FilmFixture.run(
      "-emit-library", "-o", "plain.so", "-module-name", "Film_plain", "-module-alias",
      "SwiftUI=Inbetween", "-I", modules.path, "-L", toolchain.libraries, "-lInbetween", file,
      executable: toolchain.compiler)
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func aViewThatCannotBeListedAfterAllIsLeftOut() throws {
    // The scanner sees no initialiser in the class that makes this one fail.
    let file = try FilmFixture.write(
      "Partly.swift",
      """
      import SwiftUI
      protocol Made { init(size: Int) }
      struct Odd: View, Made {
        var body: some View { Circle() }
      }
      extension Odd { init(size: Int) { self.init() } }
      @available(*, unavailable) struct Gone: View { var body: some View { Circle() } }
      struct Fine: View { var body: some View { Circle() } }
      """)
    let result = try FilmFixture.run("info", file, "-q")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("view        Fine, of Odd, Fine"))
    let named = try FilmFixture.run("info", file, "--view", "Gone")
    #expect(named.code == 2)
  }

  @Test func inputsThatAreNoOneProgramAreRefused() throws {
    _ = try FilmFixture.write("One.swift", "import SwiftUI\nstruct One { }\n")
    let mixed = try FilmFixture.run("render", "One.swift", "start-stop")
    #expect(mixed.code == 2 && mixed.errors.contains("'start-stop' is no Swift file"))
    let none = try FilmFixture.run("render", "One.swift")
    #expect(none.code == 2 && none.errors.contains("declares no view"))
    let missing = try FilmFixture.run("render", "Nowhere.swift")
    #expect(missing.code == 2 && missing.errors.contains("there is no such file"))
    let several = try FilmFixture.run("render", "start-stop", "spinner")
    #expect(several.code == 2 && several.errors.contains("batch"))
  }
}
