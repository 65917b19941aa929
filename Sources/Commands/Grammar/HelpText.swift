/// The help of one command, derived from its definition.
struct HelpText {
  /// The command.
  let command: CommandDefinition
  /// The most columns of a line.
  var columns = 88

  /// Where the second column of a list begins.
  private let indent = 28

  /// The whole text, ended by a line feed.
  var text: String {
    var lines = ["inbetween \(command.name): \(command.summary)", "", "Usage: \(usage)"]
    if !command.discussion.isEmpty {
      lines.append("")
      lines += wrapped(command.discussion, width: columns)
    }
    if !command.inputs.isEmpty {
      lines.append("")
      for input in command.inputs { lines += entry(input.name, input.help) }
    }
    for section in OptionDefinition.Section.allCases {
      let options = command.options.filter { $0.section == section }
      guard !options.isEmpty else { continue }
      lines += ["", section.rawValue]
      for option in options { lines += entry(Self.term(option), Self.sentence(option)) }
    }
    lines += ["", command.examples.count == 1 ? "Example" : "Examples"]
    for example in command.examples {
      lines += ["  inbetween \(example.line)", "      \(example.purpose)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line that shows what may follow the command's name.
  var usage: String {
    let inputs = command.inputs.map { input in
      switch input.arity {
      case .one: input.name
      case .optional: "[\(input.name)]"
      case .many: "\(input.name)…"
      }
    }
    let options = command.options.contains { $0.section != .help } ? ["[OPTIONS]"] : []
    return (["inbetween", command.name] + inputs + options).joined(separator: " ")
  }

  /// The names and the value of an option, such as `-o, --output FILE`.
  private static func term(_ option: OptionDefinition) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + option.spelling + (option.placeholder.map { " " + $0 } ?? "")
  }

  private static func sentence(_ option: OptionDefinition) -> String {
    var text = option.help
    if case .words(let words) = option.suggestions {
      text += ": " + words.joined(separator: ", ")
    }
    return option.isRepeatable ? text + " (repeatable)" : text
  }

  private func entry(_ term: String, _ help: String) -> [String] {
    let lines = wrapped(help, width: columns - indent)
    let margin = String(repeating: " ", count: indent)
    let head = "  " + term
    guard head.count + 2 <= indent else { return [head] + lines.map { margin + $0 } }
    let first = head + String(repeating: " ", count: indent - head.count) + (lines.first ?? "")
    return [first] + lines.dropFirst().map { margin + $0 }
  }

  private func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > width {
          lines.append(line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " " + word
      }
      lines.append(line)
    }
    return lines
  }
}

/// The help of the whole command line.
struct OverviewText {
  /// Every command.
  let commands: [CommandDefinition]

  /// What a bare `inbetween` prints: four commands that work at once.
  var start: String {
    """
    inbetween \(Version.text) turns keyframed vector animation into video and frames.

    Four commands to begin with:
      inbetween presets                                  the scenes that come with it
      inbetween render start-stop -o start-stop.mp4      a scene becomes a film
      inbetween still start-stop --at 1 -o frame.png     one frame of it
      inbetween presets new my-scene                     a scene of your own

    'inbetween --help' lists every command.

    """
  }

  /// What `inbetween --help` prints.
  var text: String {
    let width = (commands.map(\.name.count).max() ?? 0) + 2
    let list = commands.map {
      "  " + $0.name + String(repeating: " ", count: width - $0.name.count) + $0.summary
    }
    return """
      inbetween \(Version.text) turns keyframed vector animation into video and frames.

      Usage: inbetween COMMAND [OPTIONS] [INPUT]…

      Commands
      \(list.joined(separator: "\n"))

      'inbetween COMMAND --help' explains a command; 'inbetween --version' prints the version.

      Exit status
        0    done
        1    something failed while running
        2    the request or its input is wrong
        130  interrupted (143: terminated)

      Example
        inbetween render start-stop -o start-stop.mp4
            Renders a scene that comes with Inbetween.

      """
  }
}
