import CairoRenderer
import Foundation
import Media
import Picture

/// Draws pictures of a film into an SVG file each, or into one PDF file, a page each.
final class VectorSink: OutputSink {
  private let output: RenderJob.Output
  private let canvas: Canvas
  private let resources: RenderResources
  private let place: Place
  /// The file that pages are being added to.
  private var document: VectorDocument?
  private var substitutions: Set<String> = []
  private var count = 0

  private enum Place {
    case file(PartialFile)
    case folder(PartialFolder, FramePattern)
  }

  /// Opens the output beside its final place.
  init(_ output: RenderJob.Output, canvas: Canvas, resources: RenderResources) throws {
    (self.output, self.canvas, self.resources) = (output, canvas, resources)
    let path = output.path
    guard path != "-" else {
      throw MediaError(
        "write to standard output", path: path, cause: .request,
        reason: "\(output.format.codec.title) is checked once it is complete",
        advice: "write a file, or choose --format png")
    }
    if let pattern = FramePattern(path) {
      try pattern.requireRoom(force: output.force)
      place = .folder(
        try PartialFolder(path: pattern.folder, operation: "write \(path)"), pattern)
    } else {
      place = .file(try PartialFile(path: path, force: output.force))
    }
  }

  deinit { cancel() }

  /// What to tell once everything is drawn.
  var notices: [String] {
    guard !substitutions.isEmpty else { return [] }
    return [
      "\(output.path) shows \(substitutions.sorted().joined(separator: ", ")); "
        + "a larger --scale makes pixels finer"
    ]
  }

  /// Draws the picture of a frame.
  func write(_ picture: DisplayList, index: Int) throws {
    if case .folder(let folder, let pattern) = place {
      try finishDocument()
      document = try open(folder.partialPath + "/" + pattern.name(of: index))
    } else if case .file(let file) = place, document == nil {
      document = try open(file.partialPath)
    } else if output.format.codec == .svg {
      throw MediaError(
        "write \(output.path)", path: output.path, cause: .request,
        reason: "an SVG file holds one picture and there are more",
        advice: "number the files, such as frames/%04d.svg, or write a .pdf")
    }
    try document?.addPage(picture, transform: canvas.transform, background: canvas.background)
    count += 1
  }

  private func open(_ path: String) throws -> VectorDocument {
    try VectorDocument(
      output.format.codec == .svg ? .svg : .pdf, path: path, width: canvas.width,
      height: canvas.height, keepsFonts: output.settings.keepsFonts,
      title: output.settings.title, images: resources.images)
  }

  private func finishDocument() throws {
    try document?.finish()
    substitutions.formUnion(document?.substitutions ?? [])
    document = nil
  }

  func seal() throws(MediaError) -> OutputSummary {
    do { try finishDocument() } catch {
      throw MediaError(
        "write \(output.path)", path: output.path, cause: .library(0), reason: "\(error)")
    }
    var bytes: Int64 = 0
    switch place {
    case .file(let file):
      try renumber(file.partialPath)
      bytes = try file.seal()
      try check(file.partialPath)
    case .folder(let folder, _):
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.partialPath)) ?? []
      for name in names {
        let path = folder.partialPath + "/" + name
        try renumber(path)
        try check(path)
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        bytes += (facts?[.size] as? NSNumber)?.int64Value ?? 0
      }
    }
    let rate = output.settings.frameRate
    return OutputSummary(
      path: output.path, format: output.format, frames: count,
      duration: count > 1 ? Rational(Int64(count) * rate.denominator, rate.numerator) : nil,
      width: canvas.width, height: canvas.height, bytes: bytes)
  }

  /// Counts the names that Cairo gives to pictures in an SVG from one.
  ///
  /// Cairo counts all surfaces of the process, so that the same film would give other bytes.
  private func renumber(_ path: String) throws(MediaError) {
    guard output.format.codec == .svg else { return }
    do {
      let url = URL(fileURLWithPath: path)
      // Written into the same file, which stays locked.
      let handle = try FileHandle(forUpdating: url)
      defer { try? handle.close() }
      let data = try handle.readToEnd() ?? Data()
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: SVGNames.renumbered(data))
    } catch {
      throw MediaError(
        "write \(output.path)", path: output.path, cause: .content,
        reason: error.localizedDescription)
    }
  }

  /// Opens a file again: its first and last words, and of a PDF the number of pages.
  private func check(_ path: String) throws(MediaError) {
    let data = (try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)) ?? Data()
    let isSVG = output.format.codec == .svg
    func has(_ word: String, in part: Data) -> Bool { part.range(of: Data(word.utf8)) != nil }
    let isWhole =
      isSVG
      ? has("<svg", in: data.prefix(256)) && has("</svg>", in: data.suffix(32))
      : has("%PDF-", in: data.prefix(16)) && has("%%EOF", in: data.suffix(32))
        && has("/Count \(count)\n", in: data)
    guard !isWhole else { return }
    throw MediaError(
      "verify \(output.path)", path: output.path, cause: .content,
      reason: "it is no whole \(output.format.codec.title) file",
      advice: "make room on the disk, or try again")
  }

  func publish() throws(MediaError) {
    switch place {
    case .file(let file): try file.complete()
    case .folder(let folder, let pattern):
      pattern.removeFrames()
      try folder.complete(operation: "write \(output.path)")
    }
  }

  func cancel() {
    document = nil
    switch place {
    case .file(let file): file.discard()
    case .folder(let folder, _): folder.discard()
    }
  }
}
