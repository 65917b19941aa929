import Motion

/// The names that times in a preset may refer to, each resolved when first asked for.
///
/// A time is seconds, frames as `"90f"`, or an expression over marks, events, sounds and numeric
/// parameters. A name that leads back to itself is a mistake that prints the way.
final class TimeTable {
  /// How a name's time is found.
  enum Source {
    /// As written in the file.
    case written(JSONNode)
    /// Already resolved.
    case known(FrameTime)
    /// From others, or nil after a mistake.
    case computed(() -> FrameTime?)
  }

  /// The longest film: 24 hours, in seconds.
  static let limit = 86_400.0

  let rate: FrameRate
  private let parameters: any ExpressionScope
  private let diagnostics: Diagnostics
  private var sources: [String: Source] = [:]
  private var resolved: [String: FrameTime?] = [:]
  /// The names that are being resolved, each needed by the one before.
  private var chain: [String] = []

  init(rate: FrameRate, parameters: any ExpressionScope, diagnostics: Diagnostics) {
    (self.rate, self.parameters, self.diagnostics) = (rate, parameters, diagnostics)
  }

  /// Gives a name its time, in place of an earlier one.
  func define(_ name: String, _ source: Source) {
    sources[name] = source
    resolved[name] = nil
  }

  /// Whether a name is taken.
  func isDefined(_ name: String) -> Bool { sources[name] != nil }

  /// The time of `node`, or nil after recording a mistake.
  ///
  /// A number of seconds is read to the nearest millionth.
  func time(_ node: JSONNode, least: Double = 0) -> FrameTime? {
    if let seconds = node.number { return checked(seconds, node, least) }
    guard let text = node.string else {
      diagnostics.mistake(node, "\(node.seen) is not a time; write seconds (1.5) or \"90f\"")
      return nil
    }
    if text.hasSuffix("f"), let frames = Double(text.dropLast()), frames.isFinite {
      guard let whole = Int(exactly: frames) else {
        diagnostics.mistake(node, "\(node.seen) is not a whole number of frames")
        return nil
      }
      let time = checked(Double(whole) / rate.framesPerSecond, node, least)
      return time == nil ? nil : rate.time(ofFrame: whole)
    }
    if Double(text) != nil {
      diagnostics.mistake(node, "\(node.seen) is text, not a time; remove the quotes")
      return nil
    }
    return expression(text, node, least)
  }

  /// The time of a name that is defined; nil after a mistake.
  func time(of name: String) -> FrameTime? {
    if let time = resolved[name] { return time }
    guard let source = sources[name] else { return nil }
    chain.append(name)
    let time: FrameTime? =
      switch source {
      case .written(let node): self.time(node)
      case .known(let time): time
      case .computed(let compute): compute()
      }
    chain.removeLast()
    resolved[name] = time
    return time
  }

  private func expression(_ text: String, _ node: JSONNode, _ least: Double) -> FrameTime? {
    do throws(ExpressionError) {
      let expression = try ExpressionParser.parse(text)
      // A name alone keeps its exact time.
      if case .name(let name) = expression, sources[name] != nil, !chain.contains(name) {
        return time(of: name)
      }
      let scope = TimeScope(table: self)
      guard case .number(let seconds) = try ExpressionEvaluator(scope: scope).value(expression)
      else { throw ExpressionError("it is no number of seconds") }
      return checked(seconds, node, least)
    } catch {
      if error.isConsequence {
        diagnostics.silence(node)
      } else {
        diagnostics.mistake(
          node,
          "\(node.seen) is not a time: \(error.message); write seconds (1.5), \"90f\", or names of "
            + "marks and events with + - * / min max")
      }
      return nil
    }
  }

  private func checked(_ seconds: Double, _ node: JSONNode, _ least: Double) -> FrameTime? {
    guard seconds >= least, seconds <= TimeTable.limit else {
      let seen = node.number == nil ? "\(node.seen) is \(seconds.short) s, which" : node.seen
      diagnostics.mistake(
        node,
        "\(seen) is out of range; allowed: \(least.plain) to \(TimeTable.limit.plain) seconds")
      return nil
    }
    return FrameTime(seconds: seconds)
  }

  /// What an expression of time sees: the table's names before the parameters.
  private struct TimeScope: ExpressionScope {
    let table: TimeTable

    func value(of name: String) -> ExpressionValue? {
      guard table.sources[name] != nil else { return table.parameters.value(of: name) }
      guard !table.chain.contains(name) else { return nil }
      return table.time(of: name).map { .number($0.seconds) }
    }

    var names: [String] { (table.sources.keys + table.parameters.names).sorted() }

    func isBroken(_ name: String) -> Bool {
      guard let first = table.chain.firstIndex(of: name) else {
        return table.sources[name] != nil || table.parameters.isBroken(name)
      }
      table.reportCircle(Array(table.chain[first...]) + [name])
      return true
    }
  }

  private func reportCircle(_ names: [String]) {
    guard
      case .written(let node) = names.compactMap({ sources[$0] }).first(where: {
        if case .written = $0 { true } else { false }
      })
    else { return }
    diagnostics.mistake(
      node, "the time refers to itself: \(names.joined(separator: " → ")); give one of them seconds"
    )
  }
}
