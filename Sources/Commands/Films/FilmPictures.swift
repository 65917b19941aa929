import Assets
import Export
import Foundation
import Picture
import Scene

/// The pictures, colours and symbols of a program's films, and what was missing among them.
struct FilmPictures: Sendable {
  private let assets: AssetLibrary
  private let icons: SystemIcons
  /// Where views find them.
  let library: PictureLibrary

  /// What lies around `sources`, and the icons that come with the system or with this command.
  init(around sources: [String], _ environment: CommandEnvironment) {
    assets = AssetLibrary(around: sources)
    icons = Self.icons(environment)
    library = PictureLibrary(images: assets, symbols: icons)
  }

  /// The icons that come with the system or with this command.
  static func icons(_ environment: CommandEnvironment) -> SystemIcons {
    let binary = URL(fileURLWithPath: environment.executable).deletingLastPathComponent()
    let home = environment.variables["INBETWEEN_HOME"].flatMap { $0.isEmpty ? nil : $0 }
    let installed = binary.appendingPathComponent("../share/inbetween").standardizedFileURL.path
    return SystemIcons(
      folders: SystemIcons.folders(
        homes: [home, installed].compactMap(\.self), variables: environment.variables))
  }

  /// What pictures are drawn with.
  var resources: RenderResources { RenderResources(images: assets) }

  /// Says what was missing or could not be read, each once.
  func report(to console: Console) {
    for problem in assets.problems { console.say(Message(.warning, problem)) }
    let hasIcons = icons.folder != nil
    var saysIcons = false
    for notice in library.notices {
      switch notice {
      case .missingImage(let name):
        console.say(
          Message(
            .warning,
            "there is no picture '\(name)', so a labelled box is drawn: looked for '\(name).imageset' "
              + "in asset catalogues (\(assets.places)); add it to one, or put \(name).png beside the "
              + "source"))
      case .missingColor(let name):
        console.say(
          Message(
            .warning,
            "there is no colour '\(name)', so gray is drawn: looked for '\(name).colorset' in asset "
              + "catalogues (\(assets.places)); add it to one"))
      case .missingSymbol(let name) where hasIcons:
        console.say(
          Message(
            .warning,
            "there is no icon for the symbol '\(name)', so a labelled box is drawn; use another, or "
              + "a picture"))
      case .missingSymbol: saysIcons = true
      case .unsupportedShader(let name):
        console.say(
          Message(
            .warning,
            "the shader '\(name)' is not run: what it would change is drawn without it"))
      }
    }
    guard saysIcons else { return }
    console.say(
      Message(
        .warning,
        "the icons for symbols are not installed, so labelled boxes are drawn: none of "
          + "\(icons.places.joined(separator: ", ")) is there; install Debian's bootstrap-icons"))
  }
}
