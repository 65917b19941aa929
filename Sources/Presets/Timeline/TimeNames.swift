import Motion

/// Defines the names of a preset's marks and events in a table of times.
struct TimeNames {
  let times: TimeTable
  let diagnostics: Diagnostics

  /// `marks`: names for instants; those of `given`, from outside, come before the file's.
  func defineMarks(_ node: JSONNode?, given: [String: FrameTime]) {
    if let node, node.members == nil {
      diagnostics.mistake(node, "\(node.seen) is not an object; write {\"name\": time}")
    }
    for member in node?.members ?? [] {
      guard Self.isName(member.key) else {
        diagnostics.mistake(
          at: member.keyPosition,
          "\"\(member.key)\" is not a name for a mark; write letters, digits and _, and not \"end\""
        )
        continue
      }
      times.define(member.key, .written(member.value))
    }
    for (name, time) in given.sorted(by: { $0.key < $1.key }) where Self.isName(name) {
      times.define(name, .known(time))
    }
  }

  /// The marks with their times, the earliest first; all of them are resolved.
  func marks(_ node: JSONNode?, given: [String: FrameTime]) -> [SceneMark] {
    let names = (node?.members ?? []).map(\.key).filter(Self.isName) + given.keys.sorted()
    return Set(names).compactMap { name in
      times.time(of: name).map { SceneMark(time: $0, name: name) }
    }.sorted { ($0.time, $0.name) < ($1.time, $1.name) }
  }

  /// The starts and ends of the timeline's entries: `id`, `id.end`, `id.settled`.
  func defineEvents(_ node: JSONNode?) {
    for entry in node?.elements ?? [] {
      guard let id = entry[key: "id"]?.string, Self.isName(id), let start = entry[key: "at"] else {
        continue
      }
      if times.isDefined(id) {
        diagnostics.mistake(
          entry[key: "id"] ?? entry, "the id \"\(id)\" is a mark too; rename one of them")
        continue
      }
      times.define(id, .written(start))
      let animations = AnimationDecoder(diagnostics: diagnostics)
      func define(_ name: String, _ length: @escaping (Animation) -> Double?) {
        times.define(
          "\(id).\(name)",
          .computed {
            guard let start = times.time(of: id) else { return nil }
            let own = entry[key: "animation"].map(animations.decode) ?? .some(.some(.default))
            let others = (entry[key: "animations"]?.members ?? []).map {
              animations.decode($0.value)
            }
            var longest = 0.0
            for case .some(.some(let animation)) in [own] + others {
              guard let seconds = length(animation) else {
                diagnostics.mistake(
                  entry, "\"\(id).\(name)\" is asked for, but its animation never ends")
                return nil
              }
              longest = max(longest, seconds)
            }
            return start + FrameTime(seconds: longest)
          })
      }
      define("end") { $0.logicalDuration }
      define("settled") { $0.settlingDuration(for: 1.0) }
    }
  }

  /// Defines `end`, the film's: as written, else known only once everything else is.
  func defineEnd(_ node: JSONNode?) {
    guard let node else { return }
    times.define("end", .written(node))
  }

  /// Whether a word can stand in an expression of time.
  static func isName(_ word: String) -> Bool {
    guard word != "end", let first = word.unicodeScalars.first,
      first == "_" || first.properties.isAlphabetic
    else { return false }
    return word.unicodeScalars.allSatisfy {
      $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    } && !["and", "or", "not", "true", "false"].contains(word)
  }
}
