import Foundation
import Testing

@testable import Commands

@Suite struct CommandTests {
  @Test func theVersionIsAResult() {
    let (code, output, errors) = Recorder.run("--version")
    #expect(code == .done)
    #expect(output == Version.text + "\n")
    #expect(errors.isEmpty)
  }

  /// Command lines that cannot be read, and what is said.
  @Test(arguments: [
    (["rendr", "x"], "inbetween: error: there is no command 'rendr'; did you mean render?\n"),
    (
      ["--versoin"],
      "inbetween: error: there is no option '--versoin'; did you mean --version?\n"
    ),
    (["render"], "inbetween: error: INPUT is missing; see 'inbetween render --help'\n"),
    (
      ["render", "x", "--fsp", "30"],
      "inbetween: error: there is no option '--fsp' of render; did you mean --fps?\n"
    ),
    (
      ["render", "x", "--crf", "1", "--bitrate", "1M"],
      "inbetween: error: --crf and --bitrate exclude each other; give one of them\n"
    ),
    (
      ["completions", "tcsh"],
      "inbetween: error: SHELL cannot be 'tcsh'; write one of bash, zsh, fish\n"
    ),
    (
      ["render", "x", "-o", "a.mp4", "-o", "a.mp4"],
      "inbetween: error: -o names 'a.mp4' twice; give each result a name of its own\n"
    ),
  ])
  func requestErrorsAreExitTwoWithOneSentence(_ words: [String], _ sentence: String) {
    let recorder = Recorder()
    let code = Command.run(words, in: recorder.environment())
    #expect(code == .badRequest)
    #expect(recorder.errorText == sentence)
    #expect(recorder.outputText.isEmpty)
  }

  @Test(arguments: [["--errors", "json"], ["--errors=json"]])
  func errorsOfTheCommandLineCanBeObjects(_ form: [String]) {
    let recorder = Recorder()
    #expect(Command.run(["render", "--nope"] + form, in: recorder.environment()) == .badRequest)
    #expect(
      recorder.errorText == #"{"message":"there is no option '--nope' of render; "#
        + #"see 'inbetween render --help'","severity":"error"}"# + "\n")
  }

  @Test func theDoctorFindsTheLibrariesAndEncoders() {
    let (code, output, _) = Recorder.run("doctor")
    #expect(code == .done)
    for name in [
      "Cairo", "Pango", "libavcodec", "libx264", "libvpx-vp9", "Inter", "Bootstrap Icons",
      "librsvg", "poppler", "Quicksand", "compiler", "macros",
    ] {
      #expect(output.contains(name))
    }
  }

  @Test func schemasAreJSON() throws {
    for kind in SchemaKind.allCases {
      let (code, output, _) = Recorder.run("schema", kind.rawValue)
      #expect(code == .done)
      let schema = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      #expect(schema?["$schema"] != nil)
    }
    #expect(Recorder.run("schema").output == Recorder.run("schema", "scene").output)
  }

  @Test func whatIsNoFilmCannotBeProbed() {
    let (code, output, errors) = Recorder.run("probe", #filePath)
    #expect(code == .failed)
    #expect(output.isEmpty)
    #expect(errors.contains("CommandTests.swift"))
    #expect(Recorder.run("probe", "/no/such.mp4").code == .badRequest)
  }

  @Test func aReaderThatHasHadEnoughIsNoFailure() {
    var environment = Recorder().environment()
    environment.standardOutput = StandardStream { _ throws(OutputFailure) in
      throw OutputFailure(code: 32, reason: "Broken pipe")
    }
    #expect(Command.run(["--help"], in: environment) == .done)
  }

  @Test func aFullDiskBehindStandardOutputIsAFailure() {
    let recorder = Recorder()
    var environment = recorder.environment()
    environment.standardOutput = StandardStream { _ throws(OutputFailure) in
      throw OutputFailure(code: 28, reason: "No space left on device")
    }
    #expect(Command.run(["--help"], in: environment) == .failed)
    #expect(recorder.errorText.contains("No space left on device"))
  }
}
