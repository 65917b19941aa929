import Export
import Foundation

/// Compiles a Swift program into an executable that renders its views, unless it was compiled before.
struct FilmBuild {
  private let sources: FilmSources
  private let version: SwiftVersion
  private let request: String?
  private let toolchain: FilmToolchain
  private let cache: FilmCache

  /// A build of `sources`, with the view that the expression `request` makes.
  init(
    _ sources: FilmSources, version: SwiftVersion, request: String? = nil,
    toolchain: FilmToolchain, cache: FilmCache
  ) {
    (self.sources, self.version, self.request) = (sources, version, request)
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
    let plugin =
      try sources.usesMacros
      ? FilmMacros(toolchain).build(console: console, cancellation: cancellation)
      : nil
    while true {
      let entry = FilmEntryFile(
        sources, version: version, request: request, without: Set(unlisted.map(\.id)))
      guard !entry.choices.isEmpty || request != nil else { throw nothingToFilm }
      let key = key(entry, plugin)
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
      let compiler = try ChildProcess(
        toolchain.compiler,
        flags(hash, plugin) + (try paths(in: folder.path))
          + [entryPath, "-o", folder.product],
        capturesOutput: true, ownGroup: true)
      let (output, code) = try compiler.collect(cancellation: cancellation)
      if code == 0 {
        return Product(path: try folder.finish(key: key), unlisted: unlisted)
      }
      // A view that looked as if it could be made without arguments, but cannot, or a preview in code
      // that is not compiled after all: leave it out.
      let refused =
        Self.lines(of: output, in: entryPath).compactMap(entry.choice)
        + entry.choices.filter { $0.view.kind == .preview && output.contains("'\($0.symbol)'") }
      let isNew = refused.contains { view in !unlisted.contains { $0.id == view.id } }
      guard isNew, !Self.hasOtherErrors(output, than: entryPath) else {
        console.passOn(output)
        throw CommandError.badRequest(refusal(output))
      }
      unlisted += refused
    }
  }

  /// What is said below the compiler's words, with the names of the lines in question that are known
  /// not to be there.
  private func refusal(_ output: String) -> String {
    let start = "\(sources.name) does not compile"
    let missing = sources.files.flatMap { file -> [String] in
      let lines = Set(Self.lines(of: output, in: file.path))
      return NameUse.find(in: file.code.compiled, notOf: [])
        .filter { $0.support == .missing && lines.contains($0.line) }.map(\.name)
    }
    var seen: Set<String> = []
    let names = missing.filter { seen.insert($0).inserted }.map { "'\($0)'" }
    guard !names.isEmpty else { return start + "; mend what the compiler says above" }
    return start
      + ": Inbetween has no \(names.joined(separator: ", ")); docs/swiftui-support.md lists "
      + "what there is"
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
        + "add a preview or a Film, or give the arguments, as "
        + "--view '\(list.first?.prefix { $0 != " " } ?? "View")(…)'")
  }

  /// Everything that the executable depends on.
  private func key(_ entry: FilmEntryFile, _ plugin: String?) -> String {
    var key = toolchain.identity + "\n" + flags("", plugin).joined(separator: " ") + "\n"
    for file in sources.files {
      key += "\(file.path) \(file.code.decided.utf8.count)\n\(file.code.decided)\n"
    }
    return key + entry.text
  }

  /// The files that are compiled: those of the user, or copies with decided conditions in `folder`.
  private func paths(in folder: String) throws(CommandError) -> [String] {
    var paths: [String] = []
    for (index, file) in sources.files.enumerated() {
      guard file.isCopied else {
        paths.append(file.path)
        continue
      }
      let copy = URL(fileURLWithPath: folder).appendingPathComponent("sources/\(index)")
        .appendingPathComponent(URL(fileURLWithPath: file.path).lastPathComponent)
      do {
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.copy.utf8).write(to: copy)
      } catch {
        throw .failed(
          "could not write \(copy.path): \(error.localizedDescription); free some space, or set "
            + "XDG_CACHE_HOME to another folder")
      }
      paths.append(copy.path)
    }
    return paths
  }

  private func flags(_ hash: String, _ plugin: String?) -> [String] {
    let frontend = { (words: [String]) in words.flatMap { ["-Xfrontend", $0] } }
    return [
      // A body of curves sampled at -Onone takes fifty times as long; see docs/performance.md.
      "-O", "-whole-module-optimization", "-g", "-suppress-warnings",
      "-swift-version", version.rawValue, "-module-name", "Film_\(hash)", "-parse-as-library",
      "-D", "DEBUG", "-module-alias", "SwiftUI=Inbetween", "-I", toolchain.modules, "-L",
      toolchain.libraries,
      "-lInbetween", "-Xlinker", "-rpath", "-Xlinker", toolchain.libraries,
      // A program with an entry of its own keeps it, under another name.
    ] + frontend(["-entry-point-function-name", "user_main"])
      + (plugin.map { ["-load-plugin-library", $0] } ?? [])
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
