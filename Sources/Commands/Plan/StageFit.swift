import Foundation
import Geometry

/// What happens when the scene's aspect is not the file's.
enum FitMode: String, CaseIterable, Sendable {
  /// The whole scene shows, with background beside it.
  case contain
  /// The scene fills the file, and what sticks out is cut off.
  case cover
  /// The scene is stretched to the file.
  case stretch
  /// Nothing is rendered.
  case error
}

/// How a scene's points lie on a file's pixels.
struct StageFit: Hashable, Sendable {
  /// The stage that the scene is laid out for, in points.
  let stage: CGSize
  /// The file's size.
  let size: PixelSize
  /// Takes points to pixels.
  let transform: CGAffineTransform
  /// Whether pixels beside the stage remain, which only the background may cover.
  let leavesMargin: Bool
  /// What to tell about it, or `nil` when the scene fills the file as it is.
  let notice: String?

  /// Resolves size, stage and scale for a scene of `stage` points, `scale` pixels each.
  ///
  /// Any two of the request's three fix the third. A scene that can be laid out anew gets the
  /// stage that was asked for; any other keeps its own, which is fitted into the file.
  init(
    _ request: RenderRequest, stage own: CGSize, scale ownScale: Double, isFluid: Bool
  ) throws(PlanError) {
    let size = try Self.size(request, own: own, ownScale: ownScale)
    self.size = size
    let (width, height) = (CGFloat(size.width), CGFloat(size.height))
    // What the file shows in points, if the scene takes part in choosing it.
    let shown: CGSize
    if let stage = request.stage {
      shown = stage
    } else if let scale = request.scale {
      shown = request.size == nil ? own : CGSize(width: width / scale, height: height / scale)
    } else {
      let scale = min(width / own.width, height / own.height)
      shown =
        request.size == nil ? own : CGSize(width: width / scale, height: height / scale)
    }
    stage = isFluid ? shown : own

    let (across, down) = (width / stage.width, height / stage.height)
    let isExact = request.size == nil && stage == shown
    let uniform = isExact ? request.scale ?? ownScale : min(across, down)
    // Rounding to whole pixels moves an edge by less than one: that is no other aspect.
    if abs(stage.width * uniform - width) < 1, abs(stage.height * uniform - height) < 1 {
      // A scale that was asked for is kept to the last bit, so that whole points stay whole pixels.
      transform =
        isExact
        ? CGAffineTransform(scaleX: uniform, y: uniform)
        : CGAffineTransform(scaleX: across, y: down)
      (leavesMargin, notice) = (false, nil)
      return
    }
    let shape = "\(brief(stage.width))x\(brief(stage.height)) points in \(size) pixels"
    switch request.fit ?? .contain {
    case .error: throw .aspectDiffers(stage: stage, size: size)
    case .stretch:
      transform = CGAffineTransform(scaleX: across, y: down)
      leavesMargin = false
      notice = "the scene's aspect differs (\(shape)): it is stretched; see --fit"
    case .contain:
      transform = Self.centered(stage, in: size, scale: min(across, down))
      leavesMargin = true
      notice = "the scene's aspect differs (\(shape)): background fills the rest; see --fit"
    case .cover:
      transform = Self.centered(stage, in: size, scale: max(across, down))
      leavesMargin = false
      notice = "the scene's aspect differs (\(shape)): what sticks out is cut off; see --fit"
    }
  }

  private static func size(
    _ request: RenderRequest, own: CGSize, ownScale: Double
  ) throws(PlanError) -> PixelSize {
    let stage = request.stage ?? own
    let scale = request.scale ?? ownScale
    let (width, height) = ((stage.width * scale).rounded(), (stage.height * scale).rounded())
    let limits = 1...Double(PixelSize.most)
    if let size = request.size, request.stage == nil || request.scale == nil { return size }
    guard limits.contains(max(1, width)), limits.contains(max(1, height)) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    let product = PixelSize(width: Int(max(1, width)), height: Int(max(1, height)))
    if let size = request.size,
      abs(size.width - product.width) > 1
        || abs(size.height - product.height) > 1
    {
      throw .contradictorySize(size: size, stage: stage, scale: scale, expected: product)
    }
    return request.size ?? product
  }

  /// The stage in the middle, its corner on a whole pixel so that edges stay sharp.
  private static func centered(
    _ stage: CGSize, in size: PixelSize, scale: Double
  ) -> CGAffineTransform {
    let x = ((Double(size.width) - stage.width * scale) / 2).rounded(.down)
    let y = ((Double(size.height) - stage.height * scale) / 2).rounded(.down)
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
  }
}
