import CairoRenderer
import Export
import Foundation
import Media
import Motion
import Picture

/// How pictures are arranged on a contact sheet.
struct SheetLayout: Hashable, Sendable {
  /// How many stand in a row.
  var columns = 4
  /// How many there are when their times are not listed.
  var pictures = 12
  /// The time of each; evenly spaced if empty.
  var times: [TimePoint] = []
}

/// A contact sheet with every choice made.
struct SheetPlan {
  /// What to tell before it is drawn.
  let notices: [String]
  private let sheet: ContactSheet
  private let plan: RenderPlan

  /// The width of one picture in pixels when nothing is asked for.
  private static let usualWidth = 320.0

  /// Plans a sheet of what `request` would render, to be written to `path`.
  init(
    _ request: RenderRequest, _ layout: SheetLayout, scene: OpenScene, path: String
  ) throws {
    var request = request
    if request.size == nil, request.stage == nil, request.scale == nil {
      request.scale = min(1, Self.usualWidth / scene.facts.stage.size.width)
    }
    // The cells' plan has no output; the sheet's own takes its size from the cells.
    let cells = try RenderPlan(request, scene: scene.facts, paths: [])
    notices = cells.notices
    let times =
      layout.times.isEmpty
      ? Self.times(of: cells.selection, count: layout.pictures)
      : try layout.times.map(cells.selection.time).sorted()
    sheet = ContactSheet(
      of: try scene.composition(for: cells.fit), canvas: Canvas(cells), times: times,
      columns: layout.columns, shaper: PangoTextShaper())
    let facts = SceneFacts(
      name: scene.facts.name, stage: sheet.stage, duration: sheet.duration, isFluid: false)
    plan = try RenderPlan.still(
      RenderRequest(format: fileExtension(of: path).isEmpty ? request.format : nil), scene: facts,
      path: path)
  }

  /// The job that draws it.
  func job(force: Bool, resources: RenderResources) -> StillJob {
    StillJob(
      composition: sheet, canvas: Canvas(plan), time: .zero,
      output: plan.jobOutputs(force: force)[0], resources: resources)
  }

  /// The times of the first frame, the last, and evenly spaced ones between.
  private static func times(of selection: FrameSelection, count: Int) -> [FrameTime] {
    let frames = selection.frames
    let count = min(count, frames.count)
    return (0..<count).map { index in
      let step = count > 1 ? index * (frames.count - 1) / (count - 1) : 0
      return selection.rate.time(ofFrame: frames.lowerBound + step)
    }
  }
}
