/// The shells that completions are written for.
enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

/// Writes the completion script of a shell from the table of commands.
struct Completions {
  /// Every command.
  let commands: [CommandDefinition]

  /// The script for `shell`, to be sourced or put in the shell's completion folder.
  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  // MARK: Bash

  private var bash: String {
    let cases = commands.map { command in
      let words = command.options.flatMap { Self.spellings($0) }
      let values = command.options.compactMap { option -> String? in
        guard option.placeholder != nil else { return nil }
        let pattern = Self.spellings(option).joined(separator: "|")
        return "        \(pattern)) \(bashReply(option.suggestions)); return ;;"
      }
      let inputs = command.inputs.map(\.suggestions).first ?? .none
      return """
            \(command.name))
              case "$previous" in
        \(values.joined(separator: "\n"))
              esac
              if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W "\(words.joined(separator: " "))" -- "$current"))
              else
                \(bashReply(inputs))
              fi
              ;;
        """
    }
    return """
      # Completions of inbetween for bash.
      _inbetween() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [[ "$COMP_CWORD" == 1 ]]; then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " ")) --help --version" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
      }
      complete -o filenames -F _inbetween inbetween

      """
  }

  private func bashReply(_ suggestions: Suggestions) -> String {
    switch suggestions {
    case .none: ":"
    case .words(let words), .someWords(let words):
      #"COMPREPLY=($(compgen -W "\#(words.joined(separator: " "))" -- "$current"))"#
    case .files: #"COMPREPLY=($(compgen -f -- "$current"))"#
    case .folders: #"COMPREPLY=($(compgen -d -- "$current"))"#
    case .scenes:
      #"COMPREPLY=($(compgen -f -W "$(inbetween presets list --names 2>/dev/null)" -- "$current"))"#
    case .exports:
      #"COMPREPLY=($(compgen -W "$(inbetween presets exports --names 2>/dev/null)" -- "$current"))"#
    }
  }

  // MARK: Zsh

  private var zsh: String {
    let cases = commands.map { command in
      let options = command.options.flatMap { option in
        Self.spellings(option).map { spelling in
          let star = option.isRepeatable ? "*" : ""
          let equals = option.placeholder != nil && spelling.hasPrefix("--") ? "=" : ""
          let value = option.placeholder.map { ":\($0):\(zshAction(option.suggestions))" } ?? ""
          return "'\(star)\(spelling)\(equals)[\(zshEscaped(option.help))]\(value)'"
        }
      }
      let inputs = command.inputs.map { input in
        let star = input.arity == .many ? "*" : ""
        return "'\(star):\(input.name):\(zshAction(input.suggestions))'"
      }
      let specifications = (options + inputs).map { "        \($0)" }
      return """
            \(command.name))
              _arguments -s -S \\
        \(specifications.joined(separator: " \\\n"))
              ;;
        """
    }
    let list = commands.map { "    '\($0.name):\(zshEscaped($0.summary))'" }
    return """
      #compdef inbetween
      # Completions of inbetween for zsh.
      _inbetween() {
        local -a commands=(
      \(list.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command="${words[2]}"
        shift words
        (( CURRENT-- ))
        case "$command" in
      \(cases.joined(separator: "\n"))
        esac
      }
      compdef _inbetween inbetween

      """
  }

  private func zshAction(_ suggestions: Suggestions) -> String {
    switch suggestions {
    case .none: " "
    case .words(let words), .someWords(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .scenes:
      "{ compadd -- $(inbetween presets list --names 2>/dev/null); _files }"
    case .exports: "{ compadd -- $(inbetween presets exports --names 2>/dev/null) }"
    }
  }

  /// Inside `'…[…]…'` the quote ends the word and brackets and colons end the description.
  private func zshEscaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += #"'\''"#
      case "[", "]", ":", "\\": result += "\\" + String(character)
      default: result.append(character)
      }
    }
    return result
  }

  // MARK: Fish

  private var fish: String {
    var lines = ["# Completions of inbetween for fish.", "complete -c inbetween -f"]
    for command in commands {
      lines.append(
        "complete -c inbetween -n __fish_use_subcommand -a \(command.name)"
          + " -d '\(fishEscaped(command.summary))'")
    }
    for command in commands {
      let seen = "complete -c inbetween -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        let short = option.short.map { " -s \($0)" } ?? ""
        let value = option.placeholder == nil ? "" : fishValue(option.suggestions)
        lines.append("\(seen)\(short) -l \(option.name)\(value) -d '\(fishEscaped(option.help))'")
      }
      if let input = command.inputs.first {
        lines.append(seen + fishInput(input.suggestions))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishValue(_ suggestions: Suggestions) -> String {
    switch suggestions {
    case .none: " -x"
    case .files, .scenes: " -r -F"
    case .words(let words), .someWords(let words): " -x -a '\(words.joined(separator: " "))'"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .exports: " -x -a '(inbetween presets exports --names 2>/dev/null)'"
    }
  }

  private func fishInput(_ suggestions: Suggestions) -> String {
    switch suggestions {
    case .none: " -f"
    case .words(let words), .someWords(let words): " -a '\(words.joined(separator: " "))'"
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .scenes: " -F -a '(inbetween presets list --names 2>/dev/null)'"
    case .exports: " -a '(inbetween presets exports --names 2>/dev/null)'"
    }
  }

  private func fishEscaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }

  // MARK: Shared

  private var names: [String] { commands.map(\.name) }

  private static func spellings(_ option: OptionDefinition) -> [String] {
    (option.short.map { ["-" + String($0)] } ?? []) + [option.spelling]
  }
}
