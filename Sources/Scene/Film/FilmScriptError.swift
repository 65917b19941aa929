/// Why a script cannot be played: always the script's or its writer's fault.
package enum FilmScriptError: Error, Hashable, Sendable {
  /// A cue begins with a word that is none.
  case unknownCue(String, word: String)
  /// A cue lacks something.
  case malformed(cue: String, expected: String, example: String)
  /// Nothing has the name of a target at the time of its cue.
  case noTarget(String, time: Double, present: [String])
  /// Several things have the name of a target.
  case manyTargets(String, time: Double, places: [String])
  /// A number picks more than there are.
  case tooFewTargets(String, time: Double, count: Int)
  /// No view has a state of this name that takes the value.
  case noState(String, value: String, present: [String])
  /// Nothing at a target can be scrolled that way.
  case cannotScroll(String, time: Double)
  /// Nothing takes what is typed.
  case noField(String, time: Double)
  /// A cue's time has passed before it.
  case late(time: Double, now: Double)
}

extension FilmScriptError: CustomStringConvertible {
  /// What is wrong and what to do.
  package var description: String {
    switch self {
    case .unknownCue(let cue, let word):
      return "could not read the script: '\(cue)' begins with '\(word)', which is no cue; "
        + "begin with tap, doubletap, press, drag, pinch, rotate, scroll, type, set, wait, settle or end"
    case .malformed(let cue, let expected, let example):
      return "could not read the script: '\(cue)' lacks \(expected); write it like '\(example)'"
    case .noTarget(let name, let time, let present):
      let list = present.map { "'\($0)'" }.joined(separator: ", ")
      return "could not find '\(name)' at \(Self.text(time)) s: nothing shows these words or has "
        + "this identifier; "
        + (present.isEmpty ? "nothing has a name, so give a point as x,y" : "there is \(list)")
    case .manyTargets(let name, let time, let places):
      let list = places.enumerated().map { "#\($0.offset + 1) at \($0.element)" }
        .joined(separator: ", ")
      return "could not choose '\(name)' at \(Self.text(time)) s: \(places.count) things match, "
        + "\(list); pick one, as '\(name) #2'"
    case .tooFewTargets(let name, let time, let count):
      return "could not find '\(name)' at \(Self.text(time)) s: only \(count) "
        + "\(count == 1 ? "thing matches" : "things match"); give a smaller number"
    case .noState(let name, let value, let present):
      let list = present.map { "'\($0)'" }.joined(separator: ", ")
      return "could not set '\(name)' to \(value): no view that shows has a state of this name "
        + "that takes the value; "
        + (present.isEmpty ? "there are no states" : "there is \(list)")
    case .cannotScroll(let target, let time):
      return "could not scroll '\(target)' at \(Self.text(time)) s: there is no scroll view whose "
        + "content goes on that way; name something inside one, or scroll the other way"
    case .noField(let words, let time):
      return "could not type '\(words)' at \(Self.text(time)) s: no field has the focus; name the "
        + "field, as 'type \"\(words)\" into Name'"
    case .late(let time, let now):
      return "could not play a cue at \(Self.text(time)) s: the cue before it ends at "
        + "\(Self.text(now)) s; give a later time"
    }
  }

  private static func text(_ seconds: Double) -> String {
    let rounded = (seconds * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
