import Foundation
import Geometry
import Motion
import Picture

/// Shows the part of its content that lies in its frame.
///
/// The content is laid out where it is seen, so that everything that asks for places learns of the
/// scrolling; while the offset moves, the tree is laid out at each sample.
final class ScrollElement: Element {
  var content = Element()
  var animatedFrame = AnimatedFrame()
  var axes: Axis.Set = []
  let space = CoordinateSpaces.Place()
  /// The size that frames inside may be relative to.
  let container = ContainerSize()
  private(set) var settings = ScrollSettings()
  private let responder = GestureResponder { _GestureRecognizer<Never>() }
  private var transaction = Transaction()
  private weak var graph: Graph?
  /// How far the content is to be moved up and to the left.
  private(set) var target = CGPoint.zero
  private var offset = Attribute<CGPoint.AnimatableData>()
  /// How far it is moved now.
  private(set) var shown = CGPoint.zero
  private var request: ScrollRequest?
  private var isPlaced = false
  /// Whether a finger holds the content, which then may be beyond its ends.
  private var isHeld = false
  /// Whether it was a finger or a cue that last moved the content, and not the program.
  private var isMovedByUser = false

  override init() {
    super.init()
    responder.make = { [unowned self] in ScrollRecognizer(self) }
  }

  override var children: [Element] { [content] }

  /// Whether the offset is what it is to be.
  var isAtRest: Bool { offset.isAtRest }

  /// Takes over what is asked of the view in this update.
  func update(in inputs: _ViewInputs) {
    (settings, transaction, graph) = (
      inputs.environment.scrolling, inputs.transaction, inputs.graph
    )
    animatedFrame.transaction = inputs.transaction
    for registry in inputs.environment.scrollRegistries { registry.add(self) }
    if let wanted = settings.position?.request() { request = wanted }
    let graph = inputs.graph
    graph.whenLaidOut { [weak self, unowned graph] in self?.report(to: graph) }
  }

  // MARK: Layout

  private func offer(for proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = proposal.inset(by: settings.margins)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inner.width,
      height: axes.contains(.vertical) ? nil : inner.height)
  }

  /// Tells frames inside how large the window on the content is.
  private func frameContents(_ size: CGSize) {
    let margins = settings.margins
    let window = CGSize(
      width: max(0, size.width - margins.leading - margins.trailing),
      height: max(0, size.height - margins.top - margins.bottom))
    if container.update(window) { content.forgetSizes() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let stage = graph?.proposal ?? .zero
    // What is offered without bound is as large as the stage.
    func bounded(_ length: CGFloat?, _ most: CGFloat) -> CGFloat {
      guard let length, length.isFinite else { return most }
      return length
    }
    frameContents(
      CGSize(
        width: bounded(proposal.width, stage.width),
        height: bounded(proposal.height, stage.height)))
    var size = content.sizeThatFits(offer(for: proposal))
    size.width += settings.margins.leading + settings.margins.trailing
    size.height += settings.margins.top + settings.margins.bottom
    if axes.contains(.horizontal), let width = proposal.width, width.isFinite {
      size.width = width
    }
    if axes.contains(.vertical), let height = proposal.height, height.isFinite {
      size.height = height
    }
    return size
  }

  override func placeContents(proposal: ProposedViewSize) {
    frameContents(frame.size)
    let offer = offer(for: proposal)
    if !isPlaced {
      isPlaced = true
      let anchor = settings.defaultAnchor ?? .topLeading
      // Measured by the content, which is not placed yet.
      let size = content.sizeThatFits(offer)
      let room = room(for: size)
      target = CGPoint(x: room.width * anchor.x, y: room.height * anchor.y)
    }
    place(offer)
    guard let request, let wanted = point(for: request) else { return }
    self.request = nil
    target = wanted
    isMovedByUser = false
    place(offer)
  }

  private func place(_ offer: ProposedViewSize) {
    let room = room(for: content.sizeThatFits(offer))
    if !isHeld {
      target = CGPoint(x: min(max(target.x, 0), room.width), y: min(max(target.y, 0), room.height))
    }
    offset.update(target.animatableData, transaction: transaction)
    shown = target
    if !offset.isAtRest, let graph {
      var motion = MotionReport()
      shown.animatableData = offset.presented(at: graph.now, &motion)
      if !offset.isAtRest { graph.requestFrame(until: motion) }
    }
    content.place(
      at: CGPoint(
        x: frame.minX + settings.margins.leading - shown.x,
        y: frame.minY + settings.margins.top - shown.y), proposal: offer)
  }

  /// How far content of `size` can be moved.
  private func room(for size: CGSize) -> CGSize {
    let margins = settings.margins
    return CGSize(
      width: axes.contains(.horizontal)
        ? max(0, size.width + margins.leading + margins.trailing - frame.width) : 0,
      height: axes.contains(.vertical)
        ? max(0, size.height + margins.top + margins.bottom - frame.height) : 0)
  }

  /// How far the content can be moved.
  var room: CGSize { room(for: content.frame.size) }

  /// The offset that a request means; `nil` when what it names is not there.
  private func point(for request: ScrollRequest) -> CGPoint? {
    switch request {
    case .point(let x, let y): return CGPoint(x: x ?? target.x, y: y ?? target.y)
    case .edge(let edge):
      switch edge {
      case .top: return CGPoint(x: target.x, y: 0)
      case .leading: return CGPoint(x: 0, y: target.y)
      case .bottom: return CGPoint(x: target.x, y: room.height)
      case .trailing: return CGPoint(x: room.width, y: target.y)
      }
    case .view(let id, let anchor):
      guard let box = content.frame(of: id) else { return nil }
      let place = box.offsetBy(
        dx: shown.x - frame.minX - settings.margins.leading,
        dy: shown.y - frame.minY - settings.margins.top)
      return CGPoint(
        x: axes.contains(.horizontal)
          ? position(place.minX, place.width, in: frame.width, from: target.x, anchor?.x) : 0,
        y: axes.contains(.vertical)
          ? position(place.minY, place.height, in: frame.height, from: target.y, anchor?.y) : 0)
    }
  }

  /// The offset along one axis that shows a stretch: with its part at `anchor` at that part of the
  /// frame, or moved as little as possible.
  private func position(
    _ start: CGFloat, _ length: CGFloat, in room: CGFloat, from present: CGFloat,
    _ anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return start + length * anchor - room * anchor }
    if start < present { return start }
    return start + length > present + room ? start + length - room : present
  }

  override func commitFrames() {
    animatedFrame.commit(frame)
    AnimatedFrame.carried(by: CGPoint(x: -shown.x, y: -shown.y)) { content.commitFrames() }
  }

  // MARK: Drawing and touch

  override func draw(_ pen: inout Pen) {
    guard settings.isClipped else { return content.draw(&pen) }
    let frame = animatedFrame.presented(at: pen.time, &pen.motion)
    let transform = pen.transform(at: frame.origin)
    let drawn = pen.collectLocally(at: frame.origin) { content.draw(&$0) }
    guard !drawn.isEmpty else { return }
    let window = Path(CGRect(origin: .zero, size: frame.size))
    pen.add(.group(DisplayGroup(drawn, transform: transform, clip: ClipShape(window))))
  }

  override func hit(_ probe: inout Probe) -> Bool {
    let frame = animatedFrame.presented(at: probe.time)
    let point = probe.point(relativeTo: frame.origin)
    let isInside = CGRect(origin: .zero, size: frame.size).contains(point)
    guard isInside || !settings.isClipped else { return false }
    let isHit = content.hit(&probe)
    let room = room
    guard isInside, !settings.isDisabled, room.width > 0 || room.height > 0 else { return isHit }
    probe.responders.append(responder)
    probe.scrollers.append(self)
    return true
  }

  // MARK: Scrolling

  /// Makes the request of a program, with the transaction in force.
  func ask(_ request: ScrollRequest) {
    graph?.enqueue(.current) { [weak self] in self?.request = request }
  }

  /// Moves the content by `way` with `animation`, not beyond its ends.
  func scroll(by way: CGSize, animation: Animation?) {
    let goal = CGPoint(x: target.x + way.width, y: target.y + way.height)
    graph?.enqueue(Transaction(animation: animation)) { [self] in
      (target, isMovedByUser) = (goal, true)
    }
  }

  /// A finger takes hold of the content where it is.
  func hold() -> CGPoint {
    (isHeld, isMovedByUser) = (true, true)
    target = shown
    offset.reset(to: shown.animatableData)
    return shown
  }

  /// The finger has moved the content to `point`; beyond the ends it goes ever harder.
  func drag(to point: CGPoint) {
    let goal = CGPoint(
      x: resisted(point.x, room.width, frame.width, axes.contains(.horizontal)),
      y: resisted(point.y, room.height, frame.height, axes.contains(.vertical)))
    var transaction = Transaction()
    transaction.isContinuous = true
    graph?.enqueue(transaction) { [self] in target = goal }
  }

  /// Beyond the ends, the resistance of the system's scroll views: it approaches the view's length.
  private func resisted(
    _ value: CGFloat, _ room: CGFloat, _ length: CGFloat, _ isMoving: Bool
  ) -> CGFloat {
    guard isMoving, length > 0 else { return 0 }
    func stretch(_ way: CGFloat) -> CGFloat { (1 - 1 / (way * 0.55 / length + 1)) * length }
    if value < 0 { return -stretch(-value) }
    return value > room ? room + stretch(value - room) : value
  }

  /// The finger lets go at `velocity`, in points a second of the content's offset.
  func release(at velocity: CGSize) {
    let room = room
    let glide = CGPoint(
      x: axes.contains(.horizontal) ? target.x + velocity.width * ScrollGlide.seconds : 0,
      y: axes.contains(.vertical) ? target.y + velocity.height * ScrollGlide.seconds : 0)
    var goal = settings.behavior.rest(near: glide, from: target, velocity: velocity, in: self)
    goal.x = min(max(goal.x, 0), room.width)
    goal.y = min(max(goal.y, 0), room.height)
    let animation = goal == glide ? ScrollGlide.animation : ScrollGlide.spring
    graph?.enqueue(Transaction(animation: animation)) { [self] in
      (target, isHeld) = (goal, false)
    }
  }

  // MARK: Reports

  private func report(to graph: Graph) {
    for observer in settings.observers { observer(geometry, graph) }
    guard isMovedByUser, request == nil, let link = settings.position else { return }
    link.report(self, in: graph)
  }

  /// Where the content is.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: shown, contentSize: content.frame.size, contentInsets: settings.margins,
      containerSize: frame.size)
  }

  /// The id of the first target that shows.
  var visibleID: AnyHashable? {
    let corner = CGPoint(
      x: frame.minX + settings.margins.leading, y: frame.minY + settings.margins.top)
    return content.scrollTargets.first {
      $0.box.maxX > corner.x + 0.5 && $0.box.maxY > corner.y + 0.5
    }?.id
  }

  /// The offsets at which a target begins.
  var targetOffsets: [CGPoint] {
    content.scrollTargets.map {
      CGPoint(
        x: $0.box.minX + shown.x - frame.minX - settings.margins.leading,
        y: $0.box.minY + shown.y - frame.minY - settings.margins.top)
    }
  }
}

/// How scrolled content goes on without a finger.
enum ScrollGlide {
  /// How many seconds of its last speed the content goes on: a deceleration to 0.998 of the speed
  /// each millisecond.
  static let seconds: CGFloat = 0.499
  /// An even deceleration: four time constants long, with the finger's speed at the start.
  static let animation = Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: 2)
  /// The way back from beyond an end, and to a page.
  static let spring = Animation.smooth(duration: 0.5)
}

extension Element {
  /// The place of what is known by `id`; the outermost of several.
  func frame(of id: AnyHashable) -> CGRect? {
    if scrollID == id { return frame }
    for child in children where !child.isLeaving {
      if let frame = child.frame(of: id) { return frame }
    }
    return nil
  }

  /// The identified views inside, without those inside of them.
  var scrollTargets: [(id: AnyHashable, box: CGRect)] {
    if let id = scrollID { return [(id, frame)] }
    return children.filter { !$0.isLeaving }.flatMap(\.scrollTargets)
  }
}
