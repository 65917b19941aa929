import Assets
import Export
import Foundation

/// Compiles a Swift program into an executable that renders its views, unless it was compiled before.
struct FilmBuild {
  private let sources: FilmSources
  private let version: SwiftVersion
  private let toolchain: FilmToolchain
  private let cache: FilmCache

  /// A build of `sources`.
  init(
    _ sources: FilmSources, version: SwiftVersion, toolchain: FilmToolchain, cache: FilmCache
  ) {
    (self.sources, self.version) = (sources, version)
    (self.toolchain, self.cache) = (toolchain, cache)
  }

  /// What came of a build.
  struct Product {
    /// The executable.
    let path: String
    /// The views that could not be listed, for a reason that only the compiler knows.
    let unlisted: [FilmSources.DeclaredView]
  }

  /// The executable.
  ///
  /// The compiler's own words go to `console` when it refuses the program, which is exit 2.
  func run(console: Console, cancellation: Cancellation) throws -> Product {
    var unlisted: [FilmSources.DeclaredView] = []
    while true {
      let entry = FilmEntryFile(sources, version: version, without: Set(unlisted.map(\.view.name)))
      guard !entry.choices.isEmpty else { throw nothingToFilm }
      let assets = assets
      let key = key(entry, assets)
      let hash = FilmHash.hash(key.utf8)
      if let path = cache.find(hash, key: key) { return Product(path: path, unlisted: unlisted) }
      let folder = try cache.begin(hash)
      defer { folder.discard() }
      let entryPath = folder.path + "/" + FilmEntryFile.name
      guard FileManager.default.createFile(atPath: entryPath, contents: Data(entry.text.utf8))
      else {
        throw CommandError.failed(
          "could not write \(entryPath); free some space, or set XDG_CACHE_HOME to another folder")
      }
      let assetsPath = folder.path + "/" + AssetSymbols.fileName
      if !assets.isEmpty { try Data(assets.utf8).write(to: URL(fileURLWithPath: assetsPath)) }
      let compiler = try ChildProcess(
        toolchain.compiler,
        flags(hash) + sources.files.map(\.path) + [entryPath]
          + (assets.isEmpty ? [] : [assetsPath]) + ["-o", folder.executable],
        capturesOutput: true, ownGroup: true)
      let (output, code) = try compiler.collect(cancellation: cancellation)
      if code == 0 {
        return Product(path: try folder.finish(key: key), unlisted: unlisted)
      }
      // A view that looked as if it could be made without arguments, but cannot: leave it out.
      let refused = Self.lines(of: output, in: entryPath).compactMap(entry.choice)
      let isNew = refused.contains { view in
        !unlisted.contains { $0.view.name == view.view.name }
      }
      guard isNew, !Self.hasOtherErrors(output, than: entryPath) else {
        console.passOn(output)
        throw CommandError.badRequest(
          "\(sources.name) does not compile; mend what the compiler says above")
      }
      unlisted += refused
    }
  }

  private var nothingToFilm: CommandError {
    let views = sources.views
    if views.isEmpty {
      return .badRequest(
        "\(sources.name) declares no view at the top level of a file; add one, as "
          + "'struct MyView: View { var body: some View { Circle() } }'")
    }
    let list = views.map { "\($0.view.name) (\($0.view.missingArguments.joined(separator: ", ")))" }
    return .badRequest(
      "no view of \(sources.name) can be made without arguments: \(list.joined(separator: "; ")); "
        + "add one that makes it with arguments, or a Film")
  }

  /// The members for the entries of asset catalogues around the program; nothing when there are none.
  private var assets: String {
    let names = AssetLibrary(around: sources.inputs).catalogNames
    guard !names.images.isEmpty || !names.colors.isEmpty else { return "" }
    return AssetSymbols(images: names.images, colors: names.colors)
      .source(besides: sources.declaredStatics)
  }

  /// Everything that the executable depends on.
  private func key(_ entry: FilmEntryFile, _ assets: String) -> String {
    var key = toolchain.identity + "\n" + flags("").joined(separator: " ") + "\n"
    for file in sources.files { key += "\(file.path) \(file.text.utf8.count)\n\(file.text)\n" }
    return key + entry.text + assets
  }

  private func flags(_ hash: String) -> [String] {
    let frontend = { (words: [String]) in words.flatMap { ["-Xfrontend", $0] } }
    return [
      // A body of curves sampled at -Onone takes fifty times as long; see docs/performance.md.
      "-O", "-whole-module-optimization", "-g", "-suppress-warnings",
      "-swift-version", version.rawValue, "-module-name", "Film_\(hash)", "-parse-as-library",
      "-module-alias", "SwiftUI=Inbetween", "-I", toolchain.modules, "-L", toolchain.libraries,
      "-lInbetween", "-Xlinker", "-rpath", "-Xlinker", toolchain.libraries,
      // A program with an entry of its own keeps it, under another name.
    ] + frontend(["-entry-point-function-name", "user_main"])
  }

  /// The lines of `path` that the compiler's errors name.
  private static func lines(of output: String, in path: String) -> [Int] {
    output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(path + ":"), line.contains(": error:") else { return nil }
      return Int(line.dropFirst(path.count + 1).prefix { $0.isNumber })
    }
  }

  private static func hasOtherErrors(_ output: String, than path: String) -> Bool {
    output.split(separator: "\n").contains { line in
      line.contains(": error:") && !line.hasPrefix(" ") && !line.hasPrefix(path + ":")
    }
  }
}
