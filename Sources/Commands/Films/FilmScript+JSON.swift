import Foundation
import Presets
import Scene

extension FilmScript {
  /// Reads a script from a JSON file: a list of cues.
  ///
  /// - Throws: `PresetErrors` that name every mistake with its place.
  init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandError.badRequest(
        "could not read \(file): there is no such file, or it may not be read")
    }
    try self.init(json: data, named: file)
  }

  /// Reads a script from JSON.
  init(json data: Data, named name: String) throws(PresetErrors) {
    let diagnostics = Diagnostics(file: name)
    var cues: [FilmCue] = []
    if let document = JSONReader.read(data, into: diagnostics) {
      if let elements = document.elements {
        cues = elements.compactMap { CueReader(node: $0, diagnostics: diagnostics).cue() }
      } else {
        diagnostics.mistake(document, "a script is a list of cues, as [{\"tap\": \"Start\"}]")
      }
    }
    guard !diagnostics.hasMistakes else { throw PresetErrors(diagnostics.sorted) }
    self.init(cues)
  }
}

/// Reads one cue.
private struct CueReader {
  let node: JSONNode
  let diagnostics: Diagnostics

  private static let kinds = [
    "tap", "doubleTap", "press", "drag", "pinch", "rotate", "scroll", "type", "set", "wait", "end",
  ]

  func cue() -> FilmCue? {
    guard let members = node.members else { return mistake("a cue is an object", node) }
    let actions = members.filter { $0.key != "at" }
    guard let action = actions.first, actions.count == 1 else {
      return mistake(
        "a cue has one of \(Self.kinds.joined(separator: ", ")), and may have 'at'", node)
    }
    var time: Double?
    if let at = node[key: "at"] {
      guard let seconds = seconds(at) else { return nil }
      time = seconds
    }
    return self.action(action.key, action.value).map { FilmCue($0, at: time) }
  }

  private func action(_ key: String, _ value: JSONNode) -> FilmCue.Action? {
    switch key {
    case "tap": return target(value).map { .tap($0) }
    case "press":
      let length = value[key: "duration"].map(seconds) ?? 0.6
      guard let length else { return nil }
      return target(value[key: "on"] ?? value).map { .press($0, seconds: length) }
    case "doubleTap": return target(value).map { .doubleTap($0) }
    case "drag": return drag(value)
    case "pinch":
      return fingers(value, "scale", least: .leastNormalMagnitude).map {
        .pinch($0, scale: $1, seconds: $2)
      }
    case "rotate":
      return fingers(value, "angle", least: -.infinity).map {
        .rotate($0, degrees: $1, seconds: $2)
      }
    case "scroll": return scroll(value)
    case "type": return type(value)
    case "set":
      guard let member = value.members?.first, value.members?.count == 1 else {
        return mistake("'set' is an object with one property, as {\"count\": 3}", value)
      }
      return self.value(member.value).map { .set(member.key, $0) }
    case "wait":
      if value.string == "settled" { return .settle }
      return seconds(value).map { .wait($0) }
    case "end": return .end
    default:
      return mistake(
        "'\(key)' is no cue; write one of \(Self.kinds.joined(separator: ", "))", value)
    }
  }

  private func drag(_ value: JSONNode) -> FilmCue.Action? {
    guard let from = value[key: "from"] else {
      return mistake("'drag' needs 'from', and 'by', 'to' or 'path'", value)
    }
    let length = value[key: "duration"].map(seconds) ?? 0.4
    guard let target = target(from), let length else { return nil }
    if let to = value[key: "to"] {
      return pair(to).map { .move(target, to: CGPoint(x: $0.0, y: $0.1), seconds: length) }
    }
    let points = value[key: "path"]?.elements ?? value[key: "by"].map { [$0] } ?? []
    let path = points.compactMap(pair).map { CGSize(width: $0.0, height: $0.1) }
    guard !path.isEmpty, path.count == points.count else {
      return points.isEmpty ? mistake("'drag' needs 'by', 'to' or 'path'", value) : nil
    }
    return .drag(target, path: path, seconds: length)
  }

  /// What two fingers do: the target, the number under `key`, and the seconds.
  private func fingers(
    _ value: JSONNode, _ key: String, least: Double
  ) -> (FilmTarget, Double, Double)? {
    let kind = key == "scale" ? "pinch" : "rotate"
    guard let on = value[key: "on"], let node = value[key: key] else {
      return mistake("'\(kind)' needs 'on' and '\(key)', and may have 'duration'", value)
    }
    guard let amount = node.number, amount >= least, abs(amount) < 1e6 else {
      return mistake(
        "expected \(key == "scale" ? "a multiple above 0" : "degrees"), and found \(node.seen)",
        node)
    }
    let length = value[key: "duration"].map(seconds) ?? 0.6
    guard let target = target(on), let length else { return nil }
    return (target, amount, length)
  }

  private func scroll(_ value: JSONNode) -> FilmCue.Action? {
    guard let on = value[key: "on"], let by = value[key: "by"] else {
      return mistake("'scroll' needs 'on' and 'by', as {\"on\": \"Feed\", \"by\": [0, 300]}", value)
    }
    let length = value[key: "duration"].map(seconds) ?? 0.6
    guard let target = target(on), let (x, y) = pair(by), let length else { return nil }
    return .scroll(target, by: CGSize(width: x, height: y), seconds: length)
  }

  private func type(_ value: JSONNode) -> FilmCue.Action? {
    guard let words = value.string ?? value[key: "text"]?.string, !words.isEmpty else {
      return mistake(
        "'type' is the words, or {\"text\": \"Ada\", \"into\": \"Name\"}", value)
    }
    let pause = value[key: "every"].map(seconds) ?? 0.1
    guard let pause else { return nil }
    guard let into = value[key: "into"] else { return .type(words, into: nil, seconds: pause) }
    return target(into).map { .type(words, into: $0, seconds: pause) }
  }

  private func target(_ node: JSONNode) -> FilmTarget? {
    if let words = node.string, !words.isEmpty { return FilmTarget(words) }
    guard node.elements != nil else {
      return mistake("a target is words or an identifier, or a point as [120, 80]", node)
    }
    return pair(node).map { .point($0.0, $0.1) }
  }

  private func pair(_ node: JSONNode) -> (Double, Double)? {
    guard let elements = node.elements, elements.count == 2,
      let x = elements[0].number, let y = elements[1].number
    else { return mistake("expected two numbers, as [120, 80], and found \(node.seen)", node) }
    return (x, y)
  }

  private func seconds(_ node: JSONNode) -> Double? {
    guard let number = node.number, (0...86_400).contains(number) else {
      return mistake("expected seconds from 0 to 86400, and found \(node.seen)", node)
    }
    return number
  }

  private func value(_ node: JSONNode) -> FilmValue? {
    switch node.value {
    case .null: return .nothing
    case .boolean(let truth): return .truth(truth)
    case .number(let number): return .number(number)
    case .string(let text): return .text(text)
    case .array: return pair(node).map { .pair($0.0, $0.1) }
    case .object: return mistake("a state cannot be set to an object", node)
    }
  }

  private func mistake<Value>(_ message: String, _ node: JSONNode) -> Value? {
    diagnostics.mistake(node, message)
    return nil
  }
}
