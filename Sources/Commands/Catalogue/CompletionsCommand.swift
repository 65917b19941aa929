extension CommandDefinition {
  /// The command `inbetween completions`.
  static let completions = CommandDefinition(
    name: "completions", summary: "print a shell's completion script",
    discussion: """
      bash: source <(inbetween completions bash) in ~/.bashrc. zsh: write it to a file _inbetween \
      in a folder of $fpath. fish: write it to ~/.config/fish/completions/inbetween.fish.
      """,
    inputs: [
      InputDefinition(
        name: "SHELL", help: "bash, zsh or fish",
        suggestions: .words(Shell.allCases.map(\.rawValue)))
    ],
    options: Options.common,
    examples: [Example("completions bash", "The script for bash, on standard output.")],
    run: { arguments, context in
      // The grammar has let only the words of `Shell` through.
      guard let shell = Shell(rawValue: arguments.inputs[0]) else { return }
      let script = Completions(commands: CommandTable.commands).script(for: shell)
      try context.console.result(script)
    })
}
