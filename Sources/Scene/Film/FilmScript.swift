public import Foundation

/// What happens in a film, cue after cue.
public struct FilmScript: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The cues in their order; `nil` for the demo script, which taps whatever can be tapped.
  public var cues: [FilmCue]?

  /// A script of `cues`.
  public init(_ cues: [FilmCue]) { self.cues = cues }
  /// A script of cues.
  public init(arrayLiteral cues: FilmCue...) { self.init(cues) }

  private init() { cues = nil }

  /// Taps each thing that can be tapped twice, and waits in between until all motion has settled.
  public static let demo = FilmScript()
}

/// One thing that happens in a film.
public struct FilmCue: Hashable, Sendable {
  /// What happens.
  package enum Action: Hashable, Sendable {
    case tap(FilmTarget)
    case press(FilmTarget, seconds: Double)
    /// A finger goes from the target through points given from where it came down.
    case drag(FilmTarget, path: [CGSize], seconds: Double)
    /// A finger goes from the target to a point of the stage.
    case move(FilmTarget, to: CGPoint, seconds: Double)
    /// The content of the scroll view at the target is moved up and to the left by an offset.
    case scroll(FilmTarget, by: CGSize, seconds: Double)
    /// Words go letter by letter into the field at the target, or into the one that has the focus.
    case type(String, into: FilmTarget?, seconds: Double)
    case set(String, FilmValue)
    case wait(Double)
    case settle
    case end
  }
  /// The film time in seconds; `nil` right after the cue before.
  package var time: Double?
  /// What happens.
  package var action: Action

  package init(_ action: Action, at time: Double? = nil) {
    (self.action, self.time) = (action, time)
  }

  /// This cue at a film time in seconds, instead of right after the one before.
  public func at(_ seconds: Double) -> FilmCue { FilmCue(action, at: seconds) }

  /// A finger taps.
  public static func tap(_ target: FilmTarget) -> FilmCue { FilmCue(.tap(target)) }
  /// A finger rests for `seconds`.
  public static func press(_ target: FilmTarget, for seconds: Double = 0.6) -> FilmCue {
    FilmCue(.press(target, seconds: seconds))
  }
  /// A finger comes down, goes by `offset` in `seconds` and is lifted.
  public static func drag(
    _ target: FilmTarget, by offset: CGSize, for seconds: Double = 0.4
  ) -> FilmCue { FilmCue(.drag(target, path: [offset], seconds: seconds)) }
  /// A finger comes down, goes through `path`, whose points count from where it came down, and is
  /// lifted.
  public static func drag(
    _ target: FilmTarget, along path: [CGSize], for seconds: Double = 0.4
  ) -> FilmCue { FilmCue(.drag(target, path: path, seconds: seconds)) }
  /// A finger comes down, goes to a point of the stage in `seconds` and is lifted.
  public static func drag(
    _ target: FilmTarget, to point: CGPoint, for seconds: Double = 0.4
  ) -> FilmCue { FilmCue(.move(target, to: point, seconds: seconds)) }
  /// The content of the innermost scroll view at the target moves by `offset` in `seconds`.
  ///
  /// A positive height shows what lies below. The content stops at its ends.
  public static func scroll(
    _ target: FilmTarget, by offset: CGSize, for seconds: Double = 0.6
  ) -> FilmCue { FilmCue(.scroll(target, by: offset, seconds: seconds)) }

  /// A finger taps the field at the target, unless it has the focus already, and `words` are typed into
  /// it, a letter every `seconds`; a line break submits.
  public static func type(
    _ words: String, into target: FilmTarget? = nil, every seconds: Double = 0.1
  ) -> FilmCue { FilmCue(.type(words, into: target, seconds: seconds)) }

  /// A `@State` property gets a value, as if an action had set it.
  public static func set(_ property: String, _ value: FilmValue) -> FilmCue {
    FilmCue(.set(property, value))
  }
  /// Nothing happens for `seconds`.
  public static func wait(_ seconds: Double) -> FilmCue { FilmCue(.wait(seconds)) }
  /// Nothing happens until all motion that has an end is at rest.
  public static let settle = FilmCue(.settle)
  /// The film ends.
  public static let end = FilmCue(.end)
}

/// What a cue is about: something that shows words or has an identifier, or a point.
public struct FilmTarget: Hashable, Sendable, ExpressibleByStringLiteral {
  package enum Kind: Hashable, Sendable {
    /// The words, identifier or id, and which of several, from 1.
    case named(String, number: Int?)
    case point(CGPoint)
  }
  package let kind: Kind

  /// What shows these words, or has them as its accessibility identifier, label or `id`.
  ///
  /// `#2` at the end picks the second of several.
  public init(_ words: String) {
    if let mark = words.lastIndex(of: "#"), mark > words.startIndex,
      let number = Int(words[words.index(after: mark)...]), number > 0
    {
      let name = words[..<mark].trimmingCharacters(in: .whitespaces)
      kind = .named(name, number: number)
    } else {
      kind = .named(words, number: nil)
    }
  }

  /// What shows these words, or has them as its accessibility identifier, label or `id`.
  public init(stringLiteral words: String) { self.init(words) }

  private init(_ kind: Kind) { self.kind = kind }

  /// A point of the stage.
  public static func point(_ x: CGFloat, _ y: CGFloat) -> FilmTarget {
    FilmTarget(.point(CGPoint(x: x, y: y)))
  }
}

extension FilmTarget: CustomStringConvertible {
  /// The target as a script writes it.
  public var description: String {
    switch kind {
    case .named(let name, let number): name + (number.map { " #\($0)" } ?? "")
    case .point(let point): "\(point.x),\(point.y)"
    }
  }
}

/// A value that a script gives a state.
public enum FilmValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  case truth(Bool)
  case pair(Double, Double)
  case nothing
}

extension FilmValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .truth(value) }
  /// No value.
  public init(nilLiteral: ()) { self = .nothing }

  /// The value in the types that a state may have, likeliest first.
  var candidates: [Any] {
    switch self {
    case .number(let number):
      let whole = Int(exactly: number)
      return (whole.map { [$0] } ?? []) + [number, CGFloat(number), Float(number)]
    case .text(let text): return [text]
    case .truth(let truth): return [truth]
    case .pair(let x, let y): return [CGSize(width: x, height: y), CGPoint(x: x, y: y)]
    case .nothing: return [Any?.none as Any]
    }
  }
}

extension FilmValue: CustomStringConvertible {
  /// The value as a script writes it.
  public var description: String {
    switch self {
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .text(let text): text
    case .truth(let truth): "\(truth)"
    case .pair(let x, let y): "\(x),\(y)"
    case .nothing: "nil"
    }
  }
}
