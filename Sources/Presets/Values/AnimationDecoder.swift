import Foundation
package import Motion

/// Reads animations in all their forms: a name, `{kind: seconds}`, `{kind: {…}}`.
///
/// Of the siblings, `speed` applies to the kind, then `repeat`, and `delay` is waited once at the
/// start.
package struct AnimationDecoder {
  static let names = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "smooth", "snappy", "bouncy",
    "none",
  ]
  /// The longest duration or delay, in seconds.
  static let longest = 86_400.0

  private static let seconds = ValueKind.number(0...longest)
  static let curve = ObjectSpec(
    "an ease", [.init("duration", seconds, "Seconds; default 0.35.")])
  static let spring = ObjectSpec(
    "a spring",
    [
      .init("duration", seconds, "The perceived duration in seconds; default 0.5."),
      .init("bounce", .number(-1...1), "0 has no overshoot; default 0."),
      .init("response", seconds, "The undamped period, with `dampingFraction`."),
      .init("dampingFraction", .number(0...100), "1 is critical; default 0.825."),
      .init("blend", seconds, "Seconds over which the period slides to a new one."),
    ])
  static let preset = ObjectSpec(
    "a spring preset",
    [
      .init("duration", seconds, "The perceived duration in seconds."),
      .init("extraBounce", .number(-1...1), "Added to the preset's bounce."),
    ])
  static let interactive = ObjectSpec(
    "an interactive spring",
    [
      .init("duration", seconds, "The perceived duration in seconds; default 0.15."),
      .init("extraBounce", .number(-1...1), "Added to a bounce of 0.15."),
      .init("response", seconds, "The undamped period, with `dampingFraction`."),
      .init("dampingFraction", .number(0...100), "1 is critical; default 0.86."),
      .init("blend", seconds, "Seconds; default 0.25."),
    ])
  static let interpolating = ObjectSpec(
    "an interpolating spring",
    [
      .init("mass", .number(0.000_001...1e9), "Default 1."),
      .init("stiffness", .number(0.000_001...1e9), "The pull per unit of distance."),
      .init("damping", .number(0...1e9), "The drag per unit of speed."),
      .init("duration", seconds, "The perceived duration, in place of stiffness and damping."),
      .init("bounce", .number(-1...1), "0 has no overshoot."),
      .init("initialVelocity", .number(-1e6...1e6), "Intervals a second; default 0."),
    ])
  static let spec = ObjectSpec(
    "an animation", key: "animationObject",
    [
      .init(
        "default", .any(of: [Self.seconds, .object(LayerSpecs.empty)]), "SwiftUI's default spring."),
      .init("linear", .any(of: [seconds, .object(curve)]), "An even pace."),
      .init("easeIn", .any(of: [seconds, .object(curve)]), "A slow start."),
      .init("easeOut", .any(of: [seconds, .object(curve)]), "A slow end."),
      .init("easeInOut", .any(of: [seconds, .object(curve)]), "Slow at both ends."),
      .init(
        "spring", .any(of: [seconds, .object(spring)]), "A spring that carries velocity over."),
      .init("smooth", .any(of: [seconds, .object(preset)]), "A spring without bounce."),
      .init("snappy", .any(of: [seconds, .object(preset)]), "A spring with a little bounce."),
      .init("bouncy", .any(of: [seconds, .object(preset)]), "A spring with more bounce."),
      .init("interactiveSpring", .any(of: [seconds, .object(interactive)]), "A quick spring."),
      .init(
        "interpolatingSpring", .any(of: [seconds, .object(interpolating)]),
        "A spring that is combined with what runs."),
      .init("timingCurve", .array(.number(), 4...4), "[x1, y1, x2, y2] of a cubic Bézier easing."),
      .init("duration", seconds, "The seconds of a `timingCurve`; default 0.35."),
      .init("delay", seconds, "Seconds before it begins."),
      .init("speed", .number(0.000_001...1e6), "A factor on the pace."),
      .init(
        "repeat", .any(of: [.integer(1...1_000_000), .choice(["forever"])]),
        "How many times it runs."),
      .init("autoreverses", .boolean, "Whether every second run is backwards; default false."),
    ])

  let diagnostics: Diagnostics

  package init(diagnostics: Diagnostics) { self.diagnostics = diagnostics }

  /// The animation of `node`; `.some(nil)` is `none`, which snaps.
  package func decode(_ node: JSONNode) -> Animation?? {
    if let name = node.string {
      guard Self.names.contains(name) else {
        diagnostics.mistake(
          node, "\(node.seen) is not an animation; \(Suggestion.hint(for: name, in: Self.names))")
        return nil
      }
      return name == "none" ? .some(nil) : base(name, duration: nil)
    }
    guard node.members != nil else {
      diagnostics.mistake(
        node,
        "\(node.seen) is not an animation; write \"easeOut\", {\"easeOut\": 1} or "
          + "{\"spring\": {…}}")
      return nil
    }
    guard let reader = ObjectReader(node, Self.spec, diagnostics),
      let animation = animation(reader)
    else { return nil }
    return wrapped(animation, reader)
  }

  private static let siblings = ["duration", "delay", "speed", "repeat", "autoreverses"]

  private func animation(_ reader: ObjectReader) -> Animation? {
    let kinds = (reader.node.members ?? []).filter {
      !Self.siblings.contains($0.key) && Self.spec.field($0.key) != nil
    }
    guard kinds.count == 1 else {
      let kindNames = Self.spec.names.filter { !Self.siblings.contains($0) }
      let unknown = (reader.node.members ?? []).contains { Self.spec.field($0.key) == nil }
      if !(kinds.isEmpty && unknown) {
        diagnostics.mistake(
          reader.node,
          "an animation needs exactly one kind, not \(kinds.count); allowed: "
            + kindNames.joined(separator: ", "))
      }
      return nil
    }
    let (kind, value) = (kinds[0].key, kinds[0].value)
    if let node = reader["duration"], kind != "timingCurve" {
      diagnostics.mistake(
        node, "\"duration\" goes with a timingCurve; write {\"\(kind)\": \(node.seen)}")
    }
    if kind == "timingCurve" {
      return timingCurve(value, duration: reader.number("duration", in: 0...Self.longest))
    }
    if value.number != nil {
      guard let seconds = Decode.number(value, in: 0...Self.longest, diagnostics) else {
        return nil
      }
      return base(kind, duration: seconds)
    }
    guard value.members != nil else {
      diagnostics.mistake(value, "\(value.seen) is neither seconds nor an object")
      return nil
    }
    return detailed(kind, value)
  }

  private func timingCurve(_ node: JSONNode, duration: Double?) -> Animation? {
    CurveDecoder.bezier(node, diagnostics).map { .timingCurve($0, duration: duration ?? 0.35) }
  }

  private func base(_ kind: String, duration: Double?) -> Animation? {
    switch kind {
    case "linear": duration.map { .linear(duration: $0) } ?? .linear
    case "easeIn": duration.map { .easeIn(duration: $0) } ?? .easeIn
    case "easeOut": duration.map { .easeOut(duration: $0) } ?? .easeOut
    case "easeInOut": duration.map { .easeInOut(duration: $0) } ?? .easeInOut
    case "spring": .spring(duration: duration ?? 0.5, bounce: 0)
    case "smooth": .smooth(duration: duration ?? 0.5)
    case "snappy": .snappy(duration: duration ?? 0.5)
    case "bouncy": .bouncy(duration: duration ?? 0.5)
    case "interactiveSpring": .interactiveSpring(duration: duration ?? 0.15)
    case "interpolatingSpring": .interpolatingSpring(duration: duration ?? 0.5)
    default: .default
    }
  }

  private func detailed(_ kind: String, _ node: JSONNode) -> Animation? {
    let specs = [
      "default": LayerSpecs.empty, "spring": Self.spring, "smooth": Self.preset,
      "snappy": Self.preset, "bouncy": Self.preset, "interactiveSpring": Self.interactive,
      "interpolatingSpring": Self.interpolating,
    ]
    guard let reader = ObjectReader(node, specs[kind] ?? Self.curve, diagnostics) else {
      return nil
    }
    func seconds(_ key: String) -> Double? { reader.number(key, in: 0...Self.longest) }
    switch kind {
    case "default": return .default
    case "spring":
      if isPhysical(reader, "response", "dampingFraction", against: ["duration", "bounce"]) {
        return .spring(
          response: seconds("response") ?? 0.5,
          dampingFraction: reader.number("dampingFraction", in: 0...100) ?? 0.825,
          blendDuration: seconds("blend") ?? 0)
      }
      return .spring(
        duration: seconds("duration") ?? 0.5, bounce: reader.number("bounce", in: -1...1) ?? 0,
        blendDuration: seconds("blend") ?? 0)
    case "interactiveSpring":
      if isPhysical(reader, "response", "dampingFraction", against: ["duration", "extraBounce"]) {
        return .interactiveSpring(
          response: seconds("response") ?? 0.15,
          dampingFraction: reader.number("dampingFraction", in: 0...100) ?? 0.86,
          blendDuration: seconds("blend") ?? 0.25)
      }
      return .interactiveSpring(
        duration: seconds("duration") ?? 0.15,
        extraBounce: reader.number("extraBounce", in: -1...1) ?? 0,
        blendDuration: seconds("blend") ?? 0.25)
    case "interpolatingSpring": return interpolating(reader)
    case "smooth", "snappy", "bouncy":
      let duration = seconds("duration") ?? 0.5
      let bounce = reader.number("extraBounce", in: -1...1) ?? 0
      return kind == "smooth"
        ? .smooth(duration: duration, extraBounce: bounce)
        : kind == "snappy"
          ? .snappy(duration: duration, extraBounce: bounce)
          : .bouncy(duration: duration, extraBounce: bounce)
    default: return base(kind, duration: seconds("duration"))
    }
  }

  private func interpolating(_ reader: ObjectReader) -> Animation {
    let velocity = reader.number("initialVelocity", in: -1e6...1e6) ?? 0
    guard isPhysical(reader, "stiffness", "damping", against: ["duration", "bounce"]) else {
      return .interpolatingSpring(
        duration: reader.number("duration", in: 0...Self.longest) ?? 0.5,
        bounce: reader.number("bounce", in: -1...1) ?? 0, initialVelocity: velocity)
    }
    return .interpolatingSpring(
      mass: reader.number("mass", in: 0.000_001...1e9) ?? 1,
      stiffness: reader.number("stiffness", in: 0.000_001...1e9) ?? 100,
      damping: reader.number("damping", in: 0...1e9) ?? 10, initialVelocity: velocity)
  }

  /// Whether the spring is given by physical words; mixing them with the others is a mistake.
  private func isPhysical(
    _ reader: ObjectReader, _ first: String, _ second: String, against others: [String]
  ) -> Bool {
    guard reader[first] != nil || reader[second] != nil else { return false }
    if let other = others.first(where: { reader[$0] != nil }), let node = reader[other] {
      diagnostics.mistake(
        node,
        "\"\(other)\" beside \"\(reader[first] != nil ? first : second)\"; a spring is "
          + "described either way, not both")
    }
    return true
  }

  private func wrapped(_ animation: Animation, _ reader: ObjectReader) -> Animation {
    var animation = animation
    if let speed = reader.number("speed", in: 0.000_001...1e6) {
      animation = animation.speed(speed)
    }
    let reverses = reader.boolean("autoreverses") ?? false
    if let node = reader["repeat"] {
      switch RepeatCount.decode(node, diagnostics) {
      case .times(let count)?:
        animation = animation.repeatCount(count, autoreverses: reverses)
      case .forever?: animation = animation.repeatForever(autoreverses: reverses)
      case nil: break
      }
    } else if let node = reader["autoreverses"] {
      diagnostics.mistake(node, "\"autoreverses\" without \"repeat\"; add how many times")
    }
    if let delay = reader.number("delay", in: 0...Self.longest) {
      animation = animation.delay(delay)
    }
    return animation
  }
}

/// How often something runs.
enum RepeatCount: Hashable, Sendable {
  case times(Int)
  case forever

  static func decode(_ node: JSONNode, _ diagnostics: Diagnostics) -> RepeatCount? {
    if node.string == "forever" { return .forever }
    if node.string != nil {
      diagnostics.mistake(node, "\(node.seen) is not a count; write a number or \"forever\"")
      return nil
    }
    return Decode.integer(node, in: 1...1_000_000, diagnostics).map { .times($0) }
  }
}
