import Foundation

/// What a Swift program is compiled with: the compiler, and the library that was built with this
/// command.
struct FilmToolchain {
  /// The compiler.
  let compiler: String
  /// The folder of the modules that `import SwiftUI` reads.
  let modules: String
  /// The folder of `libInbetween.so`.
  let libraries: String

  private let executable: String
  /// The environment's variables, which say where things are.
  let variables: [String: String]

  private static let library = "libInbetween.so"

  /// Finds the library beside `executable` or in `../lib/inbetween`, and `swiftc` in `$PATH`.
  init(executable: String, variables: [String: String]) throws(CommandError) {
    let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    let installed = folder.appendingPathComponent("../lib/inbetween").standardizedFileURL
    let places = [(folder.path, "Modules"), (installed.path, "modules")]
    guard
      let place = places.first(where: { place in
        Self.exists(place.0 + "/" + Self.library)
          && Self.exists("\(place.0)/\(place.1)/Inbetween.swiftmodule")
      })
    else {
      throw .failed(
        "could not find the library for Swift programs: \(Self.library) and its modules are neither "
          + "in \(folder.path) nor in \(installed.path); build them with "
          + "'swift build --product Inbetween', or install inbetween anew")
    }
    (libraries, modules) = (place.0, place.0 + "/" + place.1)
    let paths = (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    guard let compiler = paths.first(where: FileManager.default.isExecutableFile) else {
      throw .failed(
        "could not find 'swiftc' in $PATH; install a Swift toolchain, or add its bin folder to $PATH"
      )
    }
    self.compiler = compiler
    (self.executable, self.variables) = (executable, variables)
  }

  /// The folder of the libraries that plug-ins of the compiler are built on.
  var hostLibraries: String {
    URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("../lib/swift/host").standardizedFileURL
      .path
  }

  /// The sources of the macros: `macros` beside the presets, or `Sources/InbetweenMacros` of the package.
  func macroSources() throws(CommandError) -> [String] {
    let roots = InstalledFolders(presets: nil, variables: variables, executable: executable)
      .presets.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    let folders = roots.flatMap { ["\($0)/macros", "\($0)/Sources/InbetweenMacros"] }
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let sources = names.filter { $0.hasSuffix(".swift") }.sorted()
      if !sources.isEmpty { return sources.map { "\(folder)/\($0)" } }
    }
    throw .failed(
      "could not find the sources of '#Preview', '@Entry' and '@Animatable' in any of "
        + folders.joined(separator: ", ") + "; install inbetween anew, or set INBETWEEN_HOME")
  }

  /// What tells this library and compiler from others: their places, sizes and times.
  var identity: String {
    [libraries + "/" + Self.library, compiler].map { path in
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let facts = try? FileManager.default.attributesOfItem(atPath: file)
      let size = (facts?[.size] as? NSNumber)?.int64Value ?? 0
      let time = (facts?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      return "\(file) \(size) \(time)"
    }.joined(separator: "\n")
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
