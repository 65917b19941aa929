import Foundation

/// Where what comes with Inbetween may be, best first.
struct InstalledFolders {
  /// The folders that may hold `scenes` and `exports`.
  let presets: [String]

  /// Folders in the order in which they are looked through: `--presets`, `$INBETWEEN_HOME`,
  /// `../share/inbetween` beside the executable, and the package's root above `.build`.
  init(presets asked: String?, variables: [String: String], executable: String) {
    var folders = asked.map { [$0] } ?? []
    if let home = variables["INBETWEEN_HOME"], !home.isEmpty { folders.append(home + "/presets") }
    let binary = URL(fileURLWithPath: executable).deletingLastPathComponent()
    folders.append(
      binary.appendingPathComponent("../share/inbetween/presets").standardizedFileURL.path)
    // `.build/<platform>/<configuration>/inbetween`: the root is above the folder `.build`.
    let parts = binary.standardizedFileURL.pathComponents
    if let build = parts.lastIndex(of: ".build"), build > 1 {
      folders.append("/" + parts[1..<build].joined(separator: "/") + "/presets")
    }
    presets = folders
  }

  /// The folders of a command line.
  ///
  /// - Throws: ``CommandError`` when the folder of `--presets` does not exist.
  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandError) {
    if let folder = arguments[Options.presets], !Self.isFolder(folder) {
      throw .badRequest("--presets names '\(folder)', which is no folder; name one that exists")
    }
    self.init(
      presets: arguments[Options.presets], variables: context.environment.variables,
      executable: context.environment.executable)
  }

  /// Those that exist.
  var existing: [String] { presets.filter(Self.isFolder) }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
