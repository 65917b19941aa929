import CairoRenderer
import Foundation
import Motion
import Picture

/// Finds and reads the scenes and export presets that a command line names.
struct SceneLibrary {
  private let folders: InstalledFolders

  /// The library of a command line.
  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    folders = InstalledFolders(arguments, context)
  }

  /// The scene that `input` names: a preset's name, a file, or `-` for standard input.
  func scene(_ input: String, _ arguments: ParsedArguments) throws -> OpenScene {
    throw CommandError.badRequest("no scenes yet: \(input)")
  }

  /// What the export preset of `--export` asks for; nothing without one.
  func export(_ arguments: ParsedArguments) throws -> RenderRequest { RenderRequest() }
}
