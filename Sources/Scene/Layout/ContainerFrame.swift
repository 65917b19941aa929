import Foundation

/// What frames relative to a container measure: the innermost scroll view around them.
///
/// A scroll view learns its size while it is laid out; when it is another one than the content was
/// measured with, the content is measured again.
final class ContainerSize {
  /// The size of what shows of the container's content.
  private(set) var size = CGSize.zero
  /// Whether something inside asked for it.
  private var isUsed = false

  /// The size, for a frame inside.
  func use() -> CGSize {
    isUsed = true
    return size
  }

  /// Takes over the container's size; whether sizes inside that were measured before are void.
  func update(_ size: CGSize) -> Bool {
    guard size != self.size else { return false }
    self.size = size
    return isUsed
  }
}

private enum ContainerSizeKey: EnvironmentKey {
  static var defaultValue: ContainerSize? { nil }
}

extension EnvironmentValues {
  /// The innermost scroll view's size; `nil` for the stage's.
  var containerSize: ContainerSize? {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

/// A frame whose lengths are made of its container's.
struct ContainerFrameModifier: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let stage = inputs.graph.proposal
    let container = inputs.environment.containerSize
    let lengths = { [self] () -> (width: CGFloat?, height: CGFloat?) in
      let size = container?.use() ?? stage
      return (
        axes.contains(.horizontal) ? max(0, length(size.width, .horizontal)) : nil,
        axes.contains(.vertical) ? max(0, length(size.height, .vertical)) : nil
      )
    }
    return inputs.distribute(content(inputs), make: { FrameElement() }) {
      $0.alignment = alignment
      $0.offer = {
        let lengths = lengths()
        return ProposedViewSize(
          width: lengths.width ?? $0.width, height: lengths.height ?? $0.height)
      }
      $0.size = { _, content in
        let lengths = lengths()
        return CGSize(
          width: lengths.width ?? content.width, height: lengths.height ?? content.height)
      }
    }
  }
}
