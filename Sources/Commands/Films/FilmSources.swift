import Foundation

/// The Swift files of one program.
struct FilmSources {
  /// One file.
  struct File {
    /// The path as it is told to the compiler: as the user wrote it.
    let path: String
    /// What it says.
    let text: String
    /// Its `#if` directives, decided.
    let code: ConditionalCode
  }

  /// In the order given; those of a folder by name.
  let files: [File]
  /// What results are called.
  let name: String

  /// The most bytes of one file.
  private static let fileLimit = 64 << 20
  /// The most files of one program.
  private static let countLimit = 10_000
  /// Folders that hold no source of the program itself.
  private static let otherFolders: Set = ["Tests", "node_modules"]

  /// Whether `inputs` name Swift files or folders of them rather than scenes.
  static func areSwift(_ inputs: [String]) -> Bool {
    inputs.contains { input in
      // The root has Swift files somewhere below it on most machines, and is nobody's program.
      let isRoot = URL(fileURLWithPath: input).standardizedFileURL.path == "/"
      return input.hasSuffix(".swift")
        || (!isRoot && isFolder(input) && !swiftFiles(in: input).isEmpty)
    }
  }

  /// Reads the files that `inputs` name.
  init(_ inputs: [String], platform: FilmPlatform = .linux) throws(CommandError) {
    var paths: [String] = []
    for input in inputs {
      if Self.isFolder(input) {
        let found = Self.swiftFiles(in: input)
        guard !found.isEmpty else {
          throw .badRequest("could not read \(input): it has no Swift files; name another folder")
        }
        paths += found
      } else if input.hasSuffix(".swift") {
        paths.append(input)
      } else {
        throw .badRequest(
          "'\(input)' is no Swift file, and others are; give a program's files in one command, and "
            + "other scenes in another")
      }
    }
    var seen: Set<String> = []
    paths = paths.filter { seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }
    guard paths.count <= Self.countLimit else {
      throw .badRequest("the program has \(paths.count) files; the most is \(Self.countLimit)")
    }
    files = try paths.map { path throws(CommandError) in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .badRequest("could not read \(path): there is no such file, or it may not be read")
      }
      guard data.count <= Self.fileLimit, let text = String(data: data, encoding: .utf8) else {
        throw .badRequest("could not read \(path): it is no text in UTF-8 of at most 64 MiB")
      }
      return File(path: path, text: text, code: ConditionalCode(text, platform: platform))
    }
    let first = URL(fileURLWithPath: inputs.first ?? "film").standardizedFileURL
    name =
      first.pathExtension == "swift"
      ? first.deletingPathExtension().lastPathComponent : first.lastPathComponent
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The Swift files below a folder by name, without hidden ones, manifests and tests.
  ///
  /// Links to folders are not followed, since they may go in circles. After `entryLimit` entries the
  /// search ends: a folder as large as that is no program's.
  private static func swiftFiles(in folder: String) -> [String] {
    var entries = 0
    func search(_ folder: String) -> [String] {
      let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
        entries += 1
        guard entries <= entryLimit else { return [] }
        let path = base == "." ? name : base + "/" + name
        guard isFolder(path) else {
          return name.hasSuffix(".swift") && name != "Package.swift" ? [path] : []
        }
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        return isLink || otherFolders.contains(name) ? [] : search(path)
      }
    }
    return search(folder)
  }

  /// The most files and folders that are looked at to find a program.
  private static let entryLimit = 20_000
}

extension FilmSources {
  /// What a file declares that can be filmed.
  struct DeclaredView {
    let view: FilmView
    let path: String
    /// The script that comments beside the view give, as it is written.
    let comment: String?
    /// The line of the file as it is compiled.
    let compiledLine: Int

    /// What tells it from all others of the program.
    var id: String { "\(path):\(view.line)" }

    /// The symbol of a preview's function, which its macro computes in the same way.
    var symbol: String {
      let file = URL(fileURLWithPath: path).lastPathComponent
      return "inbetween_preview_\(FilmHash.hash(file.utf8))_\(compiledLine)"
    }
  }

  /// Everything that files declare and that can be filmed, in the order of files and lines.
  var views: [DeclaredView] {
    files.flatMap { file in
      let views = FilmViews.find(in: file.code.compiled)
      var scripts: [Int: [String]] = [:]
      for (line, text) in ScriptComments.find(in: file.text) {
        // A comment belongs to the view that it stands in or above.
        guard let view = views.first(where: { $0.lastLine >= line }) ?? views.last else { continue }
        scripts[view.line, default: []].append(text)
      }
      return views.map {
        DeclaredView(
          view: $0, path: file.path, comment: scripts[$0.line]?.joined(separator: "; "),
          compiledLine: $0.line + (file.isCopied ? 1 : 0))
      }
    }
  }

  /// What can be made without arguments.
  var choices: [DeclaredView] { views.filter(\.view.missingArguments.isEmpty) }

  /// Whether the files use one of the macros that are this package's own.
  var usesMacros: Bool {
    files.contains { file in
      SwiftTokens.scan(file.code.compiled).contains { FilmMacros.words.contains($0.text) }
    }
  }

  /// Where a part is left out that Apple's telephones would compile, with its directive.
  var vanished: [(path: String, part: ConditionalCode.Vanished)] {
    files.flatMap { file in
      let elsewhere = ConditionalCode(file.text, platform: .ios).vanished.map(\.line)
      return file.code.vanished.filter { !elsewhere.contains($0.line) }.map { (file.path, $0) }
    }
  }
}

extension FilmSources.File {
  /// Whether a copy is compiled in its place, in which conditions are decided.
  var isCopied: Bool { code.decided != text }

  /// What the copy says: the compiler's messages name the file itself.
  var copy: String {
    "#sourceLocation(file: \(FilmEntryFile.literal(path)), line: 1)\n" + code.decided
  }
}

/// Finds the scripts that stand in comments: `// inbetween: tap Start; wait 1`.
enum ScriptComments {
  private static let mark = "inbetween:"

  /// The scripts with their lines, from 1.
  static func find(in source: String) -> [(line: Int, text: String)] {
    var found: [(line: Int, text: String)] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let text = line.trimmingCharacters(in: .whitespaces)
      guard text.hasPrefix("//") else { continue }
      let comment = text.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces)
      guard comment.hasPrefix(mark) else { continue }
      found.append((index + 1, comment.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)))
    }
    return found
  }
}
