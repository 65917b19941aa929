public import Motion
import Foundation

/// What views with matched geometry share.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit a property.
  public let rawValue: UInt32
  /// Properties from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Shares the view's frame with all views of the same `id` in `namespace`.
  ///
  /// The one source among those that are there gives the frame; all others take it. When the source is
  /// another view than before, the shared frame moves from one to the other with the transaction at
  /// the new source, and both views follow it. With several sources, the last one counts.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}

/// What a shared frame is known by.
struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// A frame that several views share.
final class MatchedGeometry {
  private var attribute = Attribute<RectVector>()
  /// Whether a source has given the frame.
  private(set) var hasFrame = false
  /// The update in which a source last gave the frame.
  private var pass = -1

  /// Takes over the source's frame.
  func commit(_ frame: CGRect, transaction: Transaction, pass: Int) {
    // A frame that nobody gave in the update before is forgotten: nothing moves away from it.
    if pass - self.pass > 1 { attribute.reset(to: RectVector(frame)) }
    self.pass = pass
    hasFrame = true
    attribute.update(RectVector(frame), transaction: transaction)
  }

  /// The shared frame at `time`.
  func presented(at time: Double, _ motion: inout MotionReport) -> CGRect {
    attribute.presented(at: time, &motion).rect
  }

  /// Whether the shared frame moves.
  var isMoving: Bool { !attribute.isAtRest }
}

/// Shares the frame of each view of its content.
struct MatchedGeometryModifier: PrimitiveModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    let geometry = inputs.graph.matchedGeometry(key)
    return inputs.distribute(content(inputs), make: { MatchedGeometryElement() }) { element in
      element.geometry = geometry
      element.properties = properties
      element.anchor = anchor
      element.isSource = isSource
      element.transaction = inputs.transaction
    }
  }
}

/// Shows its content in a shared frame.
final class MatchedGeometryElement: WrapperElement {
  var geometry: MatchedGeometry?
  var properties = MatchedGeometryProperties.frame
  var anchor = UnitPoint.center
  var isSource = true
  var transaction = Transaction()
  /// Where the content was put instead of its own place.
  private var shownFrame: CGRect?

  override func commitFrames() {
    if isSource {
      geometry?.commit(frame, transaction: transaction, pass: Graph.current?.pass ?? 0)
    }
    if let geometry, isSource, !geometry.isMoving, shownFrame == nil {
      content.commitFrames()
    } else {
      // The content follows the shared frame from sample to sample and does not move by itself.
      AnimatedFrame.withoutAnimation { content.commitFrames() }
    }
  }

  /// Puts the content where the shared frame is at `time`.
  private func follow(at time: Double, _ motion: inout MotionReport) {
    guard let geometry, geometry.hasFrame else { return }
    let shared = geometry.presented(at: time, &motion)
    if isSource, !geometry.isMoving, !isLeaving {
      if shownFrame != nil { show(in: frame) }
      shownFrame = nil
      return
    }
    var target = frame
    if properties.contains(.size) { target.size = shared.size }
    if properties.contains(.position) {
      target.origin = CGPoint(
        x: shared.minX + (shared.width - target.width) * anchor.x,
        y: shared.minY + (shared.height - target.height) * anchor.y)
    }
    guard target != shownFrame else { return }
    show(in: target)
    shownFrame = target
  }

  private func show(in target: CGRect) {
    let offer = target == frame ? proposal : ProposedViewSize(target.size)
    let size = content.sizeThatFits(offer)
    content.place(
      at: CGPoint(
        x: target.minX + (target.width - size.width) * anchor.x,
        y: target.minY + (target.height - size.height) * anchor.y), proposal: offer)
    AnimatedFrame.withoutAnimation { content.commitFrames() }
  }

  override func draw(_ pen: inout Pen) {
    follow(at: pen.time, &pen.motion)
    content.draw(&pen)
  }

  override func hit(_ probe: inout Probe) -> Bool {
    var motion = MotionReport()
    follow(at: probe.time, &motion)
    return content.hit(&probe)
  }
}
