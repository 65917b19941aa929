import Foundation
import Geometry
import Motion
import Picture

/// A composition that shows nothing beside its stage.
///
/// What waits beside the stage to move in would otherwise show where the file is wider than it.
struct ClippedComposition: Composition {
  /// The composition that is clipped.
  let base: any Composition

  var stage: Stage { base.stage }
  var duration: FrameTime { base.duration }

  func makeSampler() throws -> any CompositionSampler {
    Sampler(
      base: try base.makeSampler(),
      clip: ClipShape(Path(CGRect(origin: .zero, size: stage.size))))
  }

  private final class Sampler: CompositionSampler {
    private let base: any CompositionSampler
    private let clip: ClipShape

    init(base: any CompositionSampler, clip: ClipShape) { (self.base, self.clip) = (base, clip) }

    func displayList(at time: FrameTime) throws -> DisplayList {
      let picture = try base.displayList(at: time)
      return picture.commands.isEmpty
        ? picture : DisplayList([.group(DisplayGroup(picture.commands, clip: clip))])
    }
  }
}
