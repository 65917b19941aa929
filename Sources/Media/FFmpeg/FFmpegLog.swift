import CFFmpeg
import Glibc
import Synchronization

/// FFmpeg's log, kept instead of printed, so that an error can tell the true reason.
///
/// Lines are remembered with the context that wrote them, so that encoders working at the same time
/// do not take each other's words.
enum FFmpegLog {
  private struct Line {
    let context: UInt
    let level: Int32
    let text: String
  }

  private static let lines = Mutex<[Line]>([])
  /// Enough for the few lines that follow a fault.
  private static let capacity = 32

  private static let installed: Void = {
    // SVT-AV1 prints past FFmpeg's log unless told, before it starts, to speak only when it dies.
    setenv("SVT_LOG", "0", 0)
    av_log_set_level(AV_LOG_WARNING)
    av_log_set_callback { context, level, format, arguments in
      guard level <= AV_LOG_WARNING, let format, let arguments else { return }
      var buffer = [CChar](repeating: 0, count: 512)
      // No prefix: it would hold the context's address.
      var prefix: Int32 = 0
      av_log_format_line(context, level, format, arguments, &buffer, 512, &prefix)
      let text = String(
        decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !words.isEmpty else { return }
      FFmpegLog.append(Line(context: UInt(bitPattern: context), level: level, text: words))
    }
  }()

  /// Begins to keep the log; the first call of everything that uses FFmpeg.
  static func install() { installed }

  private static func append(_ line: Line) {
    lines.withLock {
      if $0.count == capacity { $0.removeFirst() }
      $0.append(line)
    }
  }

  /// Takes out the last line of some contexts, errors before warnings; nil if they said nothing.
  ///
  /// A context may be freed already: only its address counts.
  static func takeLastLine(of contexts: UnsafeRawPointer?...) -> String? {
    let contexts = contexts.compactMap { $0.map { UInt(bitPattern: $0) } }
    return lines.withLock { lines in
      let own = lines.filter { contexts.contains($0.context) }
      lines.removeAll { contexts.contains($0.context) }
      return (own.last { $0.level <= AV_LOG_ERROR } ?? own.last)?.text
    }
  }
}
