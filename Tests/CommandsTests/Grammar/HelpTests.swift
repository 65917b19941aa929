import Foundation
import Testing

@testable import Commands

@Suite struct HelpTests {
  private static let names = CommandTable.commands.map(\.name)

  @Test(arguments: names)
  func helpIsAsRecorded(_ name: String) throws {
    let (code, output, errors) = Recorder.run(name, "--help")
    #expect(code == .done)
    #expect(errors.isEmpty)
    #expect(Recorder.run("help", name).output == output)
    try Snapshot.expect(output, named: "help-\(name).txt")
  }

  @Test func theOverviewAndTheFirstWordsAreAsRecorded() throws {
    try Snapshot.expect(Recorder.run("--help").output, named: "help.txt")
    try Snapshot.expect(Recorder.run().output, named: "bare.txt")
    #expect(Recorder.run("help").output == Recorder.run("--help").output)
  }

  @Test(arguments: Shell.allCases)
  func completionsAreAsRecorded(_ shell: Shell) throws {
    let (code, output, _) = Recorder.run("completions", shell.rawValue)
    #expect(code == .done)
    try Snapshot.expect(output, named: "completions.\(shell.rawValue)")
  }

  @Test(.enabled(if: !Snapshot.isRecording)) func everyRecordedTextIsStillCompared() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Snapshot.folder.path)
    let compared =
      Self.names.map { "help-\($0).txt" } + ["help.txt", "bare.txt"]
      + Shell.allCases.map { "completions.\($0.rawValue)" }
    #expect(Set(files) == Set(compared))
  }

  @Test(arguments: CommandTable.commands.map(\.name))
  func tablesAreSound(_ name: String) throws {
    let command = try #require(CommandTable.command(named: name))
    #expect(!command.examples.isEmpty)
    #expect(Set(command.options.map(\.name)).count == command.options.count)
    let letters = command.options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
    #expect(command.inputs.dropLast().allSatisfy { $0.arity != .many })
    #expect(command.option(named: "help") != nil)
    for line in HelpText(command: command).text.split(separator: "\n") {
      #expect(line.count <= 88, "\(line)")
    }
  }

  /// Every example of the help can be read by the grammar.
  @Test(arguments: CommandTable.commands.flatMap { command in command.examples.map(\.line) })
  func examplesCanBeRead(_ line: String) throws {
    let words = line.split(separator: " ").map { String($0).replacing("'", with: "") }
    let command = try #require(CommandTable.command(named: words[0]))
    _ = try ArgumentParser(command: command).parse(Array(words.dropFirst()))
  }

  @Test func bashReadsItsScript() throws {
    let script = Completions(commands: CommandTable.commands).script(for: .bash)
    let bash = Process()
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    bash.arguments = [
      "--norc", "-c",
      script + """
        COMP_WORDS=(inbetween render --fi); COMP_CWORD=2; _inbetween; echo "${COMPREPLY[@]}"
        COMP_WORDS=(inbetween render --fit co); COMP_CWORD=3; _inbetween; echo "${COMPREPLY[@]}"
        COMP_WORDS=(inbetween st); COMP_CWORD=1; _inbetween; echo "${COMPREPLY[@]}"
        """,
    ]
    let pipe = Pipe()
    bash.standardOutput = pipe
    try bash.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    bash.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == "--fit\ncontain cover\nstill\n")
  }
}
