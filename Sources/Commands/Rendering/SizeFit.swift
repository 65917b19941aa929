import Export
import Foundation
import Media
import Motion

/// Finds the settings with which a file is no larger than was asked.
///
/// What costs the picture least is given up first: colours, then frames, then pixels. Films with a
/// bitrate are made in two passes at what the size allows before frames and pixels are given up.
struct SizeFit {
  /// The most bytes.
  let limit: Int64
  let request: RenderRequest
  let export: RenderRequest
  /// The sound and the words.
  let tracks: TrackRequest
  let facts: SceneFacts

  /// Makes the films of a plan; publishes what `accept` takes.
  typealias Render = (RenderPlan, _ accept: ([OutputSummary]) -> Bool) throws -> RenderReport

  /// One way of making the file smaller.
  struct Attempt: Hashable {
    /// Colours of a GIF.
    var colors: Int?
    /// Of how many frames one is kept.
    var stride = 1
    /// Of the size that was asked for, 0 to 1.
    var scale = 1.0
  }

  /// Tries until the file fits; tells what was given up.
  ///
  /// - Throws: `CommandError` with the least size that was reached.
  func run(_ plan: RenderPlan, console: Console, render: Render) throws -> RenderReport {
    guard let output = plan.outputs.first else { return try render(plan) { _ in true } }
    var (least, tried): (Int64, Int) = (.max, 0)
    for attempt in attempts(output) {
      guard let plan = try adapted(attempt, path: output.path) else { continue }
      tried += 1
      let report = try make(plan, render: render, least: &least)
      if report.isPublished {
        if attempt != Attempt() || report.bitrate != nil {
          console.notice(
            "to fit \(byteCount(Int(limit))), \(output.path) "
              + describe(attempt, plan, bitrate: report.bitrate))
        }
        return report.report
      }
    }
    throw CommandError.failed(
      "could not make \(output.path) fit \(byteCount(Int(limit))): the least of \(tried) tries was "
        + "\(byteCount(Int(least))); ask for more bytes, a --range, or a smaller --size")
  }

  /// What a try came to.
  private struct Result {
    var report: RenderReport
    var bitrate: Int64?
    var isPublished: Bool { report.isPublished }
  }

  /// Renders as planned; if that is too large and the codec has a bitrate, at what the size allows.
  private func make(
    _ plan: RenderPlan, render: Render, least: inout Int64
  ) throws -> Result {
    var bytes: Int64 = 0
    func attempt(_ plan: RenderPlan) throws -> RenderReport {
      let report = try render(plan) { summaries in
        bytes = summaries.first?.bytes ?? 0
        return bytes <= limit
      }
      least = min(least, bytes)
      return report
    }
    let report = try attempt(plan)
    let output = plan.outputs[0]
    guard !report.isPublished, output.format.codec.rateFactors != nil,
      let seconds = report.outputs.first?.duration?.value, seconds > 0
    else { return Result(report: report) }
    // A container adds some hundred bytes and some bytes a frame.
    let frames = Double(plan.selection.frames.count / output.stride)
    var bitrate = (Double(limit) - 1500 - 12 * frames) * 8 / seconds * 0.97
    let notes = try PassNotes()
    for _ in 0..<4 {
      let pixels = Double(plan.fit.size.width * plan.fit.size.height)
      guard bitrate >= max(1000, Self.leastBitsAPixel * pixels * frames / seconds) else { break }
      let report = try attempt(
        twoPasses(plan, bitrate: Int64(bitrate), notes: notes.path, render: render))
      if report.isPublished { return Result(report: report, bitrate: Int64(bitrate)) }
      bitrate *= min(0.9, Double(limit) / Double(max(1, bytes)) * 0.97)
    }
    return Result(report: report)
  }

  /// Below this, pictures of flat shapes fall to pieces (measured on the shipped scenes).
  private static let leastBitsAPixel = 0.0015

  /// The plan at a bitrate; its first pass, where the codec makes two, is done.
  private func twoPasses(
    _ plan: RenderPlan, bitrate: Int64, notes: String, render: Render
  ) throws -> RenderPlan {
    var plan = plan
    plan.outputs[0].settings.bitrate = bitrate
    plan.outputs[0].settings.crf = nil
    guard plan.outputs[0].format.codec.makesTwoPasses else { return plan }
    plan.outputs[0].settings.pass = .first(notes)
    _ = try render(plan) { _ in false }
    plan.outputs[0].settings.pass = .second(notes)
    return plan
  }

  /// The ways, in the order in which they are tried.
  func attempts(_ output: RenderPlan.Output) -> [Attempt] {
    let isGIF = output.format.codec == .gif
    let colors = output.settings.colors
    var list = [Attempt()]
    if isGIF {
      list += [128, 64, 32].filter { $0 < colors }.map { Attempt(colors: $0) }
    }
    let fewest = isGIF ? min(colors, 32) : nil
    let rate = output.settings.frameRate.value
    // Below ten frames a second motion falls into pictures.
    let strides = [2, 3, 4, 6].filter { rate / Double($0) >= 9.9 }
    list += strides.map { Attempt(colors: fewest, stride: $0) }
    list += [0.75, 0.5, 0.35, 0.25].map {
      Attempt(colors: fewest, stride: strides.last ?? 1, scale: $0)
    }
    return list
  }

  /// The plan of an attempt; nil when nothing of the picture would be left.
  private func adapted(_ attempt: Attempt, path: String) throws -> RenderPlan? {
    let usual = try RenderPlan(request, export: export, tracks: tracks, scene: facts, paths: [path])
    guard attempt != Attempt() else { return usual }
    var request = request
    request.choices.colors = attempt.colors ?? request.choices.colors
    if attempt.stride > 1 { request.choices.stride = attempt.stride * usual.outputs[0].stride }
    request.rate = usual.selection.rate
    if attempt.scale < 1 {
      let size = usual.fit.size
      let (width, height) = (
        Int(Double(size.width) * attempt.scale), Int(Double(size.height) * attempt.scale)
      )
      guard min(width, height) >= max(8, usual.outputs[0].format.codec.leastSize) else {
        return nil
      }
      // Even sides need no padding, and the eye does not see a pixel less.
      request.size = PixelSize(width: width & ~1, height: height & ~1)
      request.stage = usual.fit.stage
      request.scale = nil
      request.fit = .stretch
    }
    return try RenderPlan(request, export: export, tracks: tracks, scene: facts, paths: [path])
  }

  private func describe(_ attempt: Attempt, _ plan: RenderPlan, bitrate: Int64?) -> String {
    var parts: [String] = []
    if let colors = attempt.colors { parts.append("has \(colors) colours") }
    if attempt.stride > 1 {
      parts.append("runs at \(brief(plan.outputs[0].settings.frameRate.value, digits: 2)) fps")
    }
    if attempt.scale < 1 { parts.append("is \(plan.fit.size) pixels") }
    if let bitrate { parts.append("was made at \(bitrate / 1000) kbit a second") }
    return parts.joined(separator: ", ")
  }
}

/// A folder for what a first pass notes, which goes away with its owner.
private final class PassNotes {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appendingPathComponent("passes").path }
}
