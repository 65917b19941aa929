import Foundation
import Geometry
import Motion
import Picture

/// Pages beside each other, of which one shows, and two on the way; a finger turns them.
final class PagerElement: Element {
  private var pages: [Element] = []
  private var chosen = 0
  private var select: (Int) -> Void = { _ in }
  private var animatedFrame = AnimatedFrame()
  private var position = Attribute<Double>()
  private var pull = 0.0
  private var isEnabled = true
  private weak var graph: Graph?
  private let responder = GestureResponder { _GestureRecognizer<Never>() }

  override init() {
    super.init()
    responder.make = { [unowned self] in
      let recognizer = DragRecognizer(DragGesture(coordinateSpace: .global))
      recognizer.onChanged { [weak self] in self?.drag(by: $0.translation.width) }
      recognizer.onEnded { [weak self] in self?.release($0) }
      return recognizer
    }
  }

  /// Takes over the pages; another one that is chosen is turned to, always on an animated way.
  func update(
    _ pages: [Element], chosen: Int, select: @escaping (Int) -> Void, in inputs: _ViewInputs
  ) {
    (self.pages, self.select, graph) = (pages, select, inputs.graph)
    isEnabled = inputs.environment.isEnabled && pages.count > 1
    var transaction = inputs.transaction
    if chosen != self.chosen, transaction.animation == nil, !transaction.disablesAnimations {
      transaction.animation = PagerElement.turn
    }
    self.chosen = chosen
    if pull == 0 { position.update(Double(chosen), transaction: transaction) }
    animatedFrame.transaction = inputs.transaction
  }

  /// The way of a page that is turned.
  private static let turn = Animation.spring(response: 0.4, dampingFraction: 1)

  override var children: [Element] { pages }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions(by: PageRule.ideal)
    guard proposal.width == nil || proposal.height == nil else { return size }
    let own = pages.map { $0.sizeThatFits(proposal) }
    if proposal.width == nil { size.width = own.map(\.width).max() ?? 0 }
    if proposal.height == nil { size.height = own.map(\.height).max() ?? 0 }
    return size
  }

  override func placeContents(proposal: ProposedViewSize) {
    let offer = ProposedViewSize(frame.size)
    for page in pages {
      let size = page.sizeThatFits(offer)
      page.place(
        at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
        proposal: offer)
    }
  }

  override func commitFrames() {
    animatedFrame.commit(frame)
    for page in pages { page.commitFrames() }
  }

  private func shift(of index: Int, at position: Double, width: CGFloat) -> CGFloat {
    (Double(index) - position) * width
  }

  override func draw(_ pen: inout Pen) {
    let frame = animatedFrame.presented(at: pen.time, &pen.motion)
    let position = position.presented(at: pen.time, &pen.motion)
    let transform = pen.transform(at: frame.origin)
    let drawn = pen.collectLocally(at: frame.origin) { pen in
      for (index, page) in pages.enumerated() where abs(Double(index) - position) < 1 {
        let move = CGAffineTransform(
          translationX: shift(of: index, at: position, width: frame.width), y: 0)
        pen.withTransform(move, at: frame.origin) { page.draw(&$0) }
      }
    }
    guard !drawn.isEmpty else { return }
    let window = Path(CGRect(origin: .zero, size: frame.size))
    pen.add(.group(DisplayGroup(drawn, transform: transform, clip: ClipShape(window))))
  }

  override func hit(_ probe: inout Probe) -> Bool {
    let frame = animatedFrame.presented(at: probe.time)
    let point = probe.point(relativeTo: frame.origin)
    guard CGRect(origin: .zero, size: frame.size).contains(point), pages.indices.contains(chosen)
    else { return false }
    _ = pages[chosen].hit(&probe)
    if isEnabled { probe.responders.append(responder) }
    return true
  }

  override func search(_ search: inout TargetSearch) {
    if pages.indices.contains(chosen) { pages[chosen].search(&search) }
  }

  private func drag(by way: CGFloat) {
    guard frame.width > 0 else { return }
    pull = way == 0 ? 1e-9 : -way / frame.width
    let last = Double(max(0, pages.count - 1))
    position.reset(to: min(max(Double(chosen) + pull, -0.3), last + 0.3))
    graph?.enqueue(Transaction()) {}
  }

  private func release(_ value: DragGesture.Value) {
    guard frame.width > 0 else { return }
    pull = 0
    let goal = Double(chosen) - value.predictedEndTranslation.width / frame.width
    let next = min(max(Int(goal.rounded()), chosen - 1), chosen + 1)
    let index = min(max(next, 0), max(0, pages.count - 1))
    let transaction = Transaction(animation: PagerElement.turn)
    withTransaction(transaction) { if index == chosen {} else { select(index) } }
    let goalPosition = Double(index)
    graph?.enqueue(transaction) { [weak self] in
      self?.position.update(goalPosition, transaction: transaction)
    }
  }
}
