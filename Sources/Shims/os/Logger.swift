/// Writes messages to standard error, whatever their level.
public struct Logger: Sendable {
  private let label: String

  /// A writer for a part of a program.
  public init(subsystem: String, category: String) { label = category }
  /// A writer.
  public init() { label = "" }

  private func write(_ message: OSLogMessage) {
    print(label.isEmpty ? message.text : "\(label): \(message.text)")
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func trace(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func debug(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func info(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func warning(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func error(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func critical(_ message: OSLogMessage) { write(message) }
  /// Writes a message.
  public func fault(_ message: OSLogMessage) { write(message) }
}

/// Where messages go; everywhere the same.
public struct OSLog: Sendable {
  /// The place of everything.
  public static let `default` = OSLog()
  /// A place for a part of a program.
  public init(subsystem: String, category: String) {}
  private init() {}
}

/// How much a message matters; all are written.
public enum OSLogType: Sendable { case `default`, info, debug, error, fault }

/// Writes a message whose values are set in by their order, in place of `%@`, `%d` and the like.
public func os_log(_ message: String, log: OSLog = .default, type: OSLogType = .default, _ values: Any...) {
  var text = ""
  var rest = values[...]
  var place = message.startIndex
  while place < message.endIndex {
    let next = message.index(after: place)
    if message[place] == "%", next < message.endIndex {
      // A format ends with a letter, but for the braces of `%{public}@`.
      var end = next
      if message[end] == "{", let close = message[end...].firstIndex(of: "}") {
        end = message.index(after: close)
      }
      while end < message.endIndex, !message[end].isLetter, !"@%".contains(message[end]) {
        end = message.index(after: end)
      }
      while end < message.endIndex, message[end] == "l" { end = message.index(after: end) }
      guard end < message.endIndex else { break }
      if message[end] == "%" { text += "%" } else if let value = rest.popFirst() { text += "\(value)" }
      place = message.index(after: end)
    } else {
      text.append(message[place])
      place = next
    }
  }
  print(text)
}

/// A message with values set in, which may be said to be private; here none is.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String
  /// Words.
  public init(stringLiteral value: String) { text = value }
  /// Words with values.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Gathers words and values.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""
    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }
  }
}

/// Whether others may read a value; nothing is kept back.
public struct OSLogPrivacy: Sendable {
  /// As the system likes.
  public static let auto = OSLogPrivacy()
  /// For everyone.
  public static let `public` = OSLogPrivacy()
  /// For the user.
  public static let `private` = OSLogPrivacy()
  /// For nobody.
  public static let sensitive = OSLogPrivacy()
}
