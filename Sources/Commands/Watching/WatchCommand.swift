import Export
import Foundation
import Presets

extension CommandDefinition {
  /// The command `inbetween watch`.
  static let watch = CommandDefinition(
    name: "watch", summary: "draw a quick draft whenever a scene is saved",
    discussion: """
      The draft has half the size and half the rate of the film. It is made when the command begins and \
      again whenever a file in the scene's folder is saved; mistakes are told and the draft before stays. \
      --serve shows it in a browser of this machine, with a scrubber of its frames and the list of \
      mistakes. Ctrl-C ends the command.
      """,
    inputs: [
      InputDefinition(
        name: "INPUT",
        help:
          "A scene preset: a name or a .json file; or the .swift files of one program, or their "
          + "folder", arity: .many, suggestions: .scenes)
    ],
    options: [
      Options.output.definition, WatchOptions.serve.definition, WatchOptions.port.definition,
      Options.set.definition, Options.presets.definition, FilmOptions.view.definition,
      FilmOptions.cues.definition,
    ] + Options.common,
    examples: [
      Example("watch my.json --serve", "The draft in a browser, new with every save."),
      Example("watch MyViews --view Card --serve --port 0", "A view of a Swift program."),
      Example("watch my.json -o draft.mp4", "The draft as a file alone, for a player."),
    ],
    run: { arguments, context in try WatchCommand(arguments, context).run() })
}

/// The options that only `inbetween watch` has.
enum WatchOptions {
  static let serve = Flag(
    "serve", in: .output, "Show the draft on a page that only this machine can open")
  static let port = Option(
    "port", .integer("N", in: 0...65_535), in: .output,
    "The page's port; 8137 if not told, 0 for a free one")
}

/// Makes a draft after every save.
private struct WatchCommand {
  let arguments: ParsedArguments
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    (self.arguments, self.context) = (arguments, context)
  }

  func run() throws {
    let paths = try inputPaths()
    let title = URL(fileURLWithPath: paths[0]).lastPathComponent
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let path = try draftPath(scratch: scratch, title: title)
    try context.protectInput(URL(fileURLWithPath: paths[0]), from: [path])
    let cancellation = context.environment.cancellation
    let folders = paths.map(folder(of:))
    let watch = try FolderWatch(
      Array(Set(folders)).sorted(),
      ignoring: [URL(fileURLWithPath: path).lastPathComponent])
    let maker = DraftMaker(
      executable: context.environment.executable, words: words, path: path,
      cancellation: cancellation)
    let board = DraftBoard(title: title)
    if arguments[WatchOptions.serve] {
      let port = UInt16(arguments[WatchOptions.port] ?? 8137)
      let server = try DraftServer(board, port: port, cancellation: cancellation)
      server.start()
      try context.console.result("\(server.address) shows \(title)\n")
    }
    // As a job, the loop is told of a signal and can remove what it wrote.
    try context.environment.jobs.run {
      var isChanged = true
      while !cancellation.isCancelled {
        if isChanged {
          board.begin()
          isChanged = false
          if let draft = try maker.draft(isStale: {
            isChanged = isChanged || watch.takeChanges()
            return isChanged
          }) {
            board.show(draft)
            try say(draft, path: path)
          }
        }
        isChanged = watch.wait(milliseconds: 200) || isChanged
      }
    }
  }

  private func say(_ draft: Draft, path: String) throws {
    for note in draft.messages {
      context.console.say(
        Message(
          Message.Severity(rawValue: note.severity) ?? .error, note.message,
          at: note.file.map {
            Message.Place(file: $0, line: note.line, column: note.column, path: note.path)
          }))
    }
    guard let film = draft.film, !arguments[Options.quiet] else { return }
    let name = arguments[WatchOptions.serve] ? "draft" : path
    try context.console.result(
      "\(name): \(film.frames) frames at \(brief(film.framesPerSecond)) a second\n")
  }

  /// The files and folders that are watched.
  private func inputPaths() throws -> [String] {
    if FilmSources.areSwift(arguments.inputs) { return arguments.inputs }
    guard arguments.inputs.count == 1, arguments.inputs[0] != "-" else {
      throw CommandError.badRequest(
        "'watch' takes one scene file, or the Swift files of one program; give one")
    }
    let file = try InstalledFolders(arguments, context).resolve(arguments.inputs[0], .scenes)
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw CommandError.badRequest(
        "there is no file \(arguments.inputs[0]); begin one with 'inbetween presets new'")
    }
    return [file.path]
  }

  /// The folder that holds `path`, or that it is.
  private func folder(of path: String) -> String {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let url = URL(fileURLWithPath: path)
    return isThere && isFolder.boolValue ? url.path : url.deletingLastPathComponent().path
  }

  /// Where the draft goes: `-o`; else nowhere that stays while a page shows it; else here.
  private func draftPath(scratch: URL, title: String) throws -> String {
    let given = arguments.all(Options.output)
    guard given.count <= 1 else {
      throw CommandError.badRequest("-o was given \(given.count) times; there is one draft")
    }
    if let path = given.first { return path }
    guard arguments[WatchOptions.serve] else {
      let name = URL(fileURLWithPath: title).deletingPathExtension().lastPathComponent
      context.console.notice("writing \(name)-draft.mp4; -o names another file")
      return "\(name)-draft.mp4"
    }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    return scratch.appendingPathComponent("draft.mp4").path
  }

  /// The words that the processes for drafts share with this command.
  private var words: [String] {
    var words = arguments.inputs
    for set in arguments.all(Options.set) { words += ["--set", "\(set.name)=\(set.value)"] }
    for option in [Options.presets, FilmOptions.view, FilmOptions.cues] {
      if let value = arguments[option] { words.append("--\(option.definition.name)=\(value)") }
    }
    return words
  }
}
