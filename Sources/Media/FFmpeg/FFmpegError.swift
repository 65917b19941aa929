import CFFmpeg

/// Turns a negative code of FFmpeg into an error that carries the last log line of `context`.
@discardableResult
func check(
  _ code: Int32, _ operation: @autoclosure () -> String, path: String? = nil,
  context: UnsafeRawPointer? = nil
) throws(MediaError) -> Int32 {
  guard code < 0 else { return code }
  let line = FFmpegLog.takeLastLine(of: context)
  // FFmpeg's own codes are four letters and far below; the small ones are the system's.
  if code > -1000 {
    throw MediaError(operation(), path: path, errno: -code, logLine: line)
  }
  var buffer = [CChar](repeating: 0, count: 128)
  av_strerror(code, &buffer, 128)
  let text = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  // "Generic error in an external library" says nothing when the library's own words are there.
  let isVague = code == inb_error_external && line != nil
  throw MediaError(
    operation(), path: path, cause: .library(code), reason: isVague ? line ?? text : text,
    logLine: isVague ? nil : line)
}
