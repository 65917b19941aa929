/// How far a running job is.
struct ProgressReport: Hashable, Sendable {
  /// The frames that are done.
  var done: Int
  /// All frames of the job.
  var total: Int
  /// The bytes written so far.
  var bytes: Int
  /// Seconds since the job began, for display only.
  var elapsed: Double

  /// Frames a second so far, or 0 before the first.
  var speed: Double { elapsed > 0 ? Double(done) / elapsed : 0 }

  /// The seconds that the rest will take at the speed so far, or `nil` before there is one.
  var remaining: Double? { speed > 0 ? Double(max(0, total - done)) / speed : nil }

  /// One line for people.
  var line: String {
    let percent = total > 0 ? done * 100 / total : 0
    let rest = done < total ? remaining.map { ", \(Self.clock($0)) left" } ?? "" : ""
    return "frame \(done) of \(total) (\(percent) %), \(brief(speed, digits: speed < 10 ? 1 : 0))"
      + " fps\(rest)" + (bytes > 0 ? ", \(byteCount(bytes))" : "")
  }

  /// One object for programs.
  var json: String {
    jsonText(
      Event(
        event: "progress", frame: done, frames: total,
        framesPerSecond: (speed * 100).rounded() / 100,
        secondsLeft: remaining.map { ($0 * 10).rounded() / 10 }, bytes: bytes))
  }

  private struct Event: Encodable {
    var event: String
    var frame, frames: Int
    var framesPerSecond: Double
    var secondsLeft: Double?
    var bytes: Int
  }

  /// `1:02:03` or `2:03`.
  static func clock(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 8_640_000).rounded(.up))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}

/// A size in the decimal units that file managers use.
func byteCount(_ bytes: Int) -> String {
  if bytes < 1000 { return "\(bytes) bytes" }
  let units = ["kB", "MB", "GB", "TB"]
  var value = Double(bytes) / 1000
  var unit = 0
  while value >= 999.95, unit + 1 < units.count {
    value /= 1000
    unit += 1
  }
  return "\(brief(value, digits: value < 10 ? 2 : 1)) \(units[unit])"
}
