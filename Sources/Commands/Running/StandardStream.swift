import Glibc

/// A standard stream, or a test's recorder in its place.
package struct StandardStream: Sendable {
  /// Whether lines can be drawn over.
  package var isTerminal: Bool
  /// The width in columns.
  package var columns: Int
  /// Takes bytes; fails when no more are taken.
  package var take: @Sendable ([UInt8]) throws(OutputFailure) -> Void

  /// A stream that hands bytes to `take`.
  package init(
    isTerminal: Bool = false, columns: Int = 80,
    take: @escaping @Sendable ([UInt8]) throws(OutputFailure) -> Void
  ) {
    (self.isTerminal, self.columns, self.take) = (isTerminal, columns, take)
  }

  /// Writes `text`.
  func write(_ text: String) throws(OutputFailure) { try take(Array(text.utf8)) }
}

/// A standard stream that takes no more.
package struct OutputFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number for the reason.
  package var code: Int32
  /// The system's words for the reason.
  package var reason: String

  /// A failure for the reason `code`.
  package init(code: Int32, reason: String) { (self.code, self.reason) = (code, reason) }

  package var description: String {
    "could not write to standard output: \(reason); free some space or write elsewhere"
  }
}

extension StandardStream {
  /// A stream of this process.
  static func descriptor(_ descriptor: Int32) -> StandardStream {
    var size = winsize()
    let isTerminal = isatty(descriptor) == 1
    let hasSize =
      isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return StandardStream(isTerminal: isTerminal, columns: hasSize ? Int(size.ws_col) : 80) {
      bytes throws(OutputFailure) in
      try writeAll(bytes, to: descriptor)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(OutputFailure) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
      }
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw OutputFailure(code: errno, reason: String(cString: strerror(errno)))
      }
    }
  }
}

extension OutputFailure {
  /// Whether the reader of a pipe has gone.
  var isClosedPipe: Bool { code == EPIPE }
}
