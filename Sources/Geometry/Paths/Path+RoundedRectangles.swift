public import Foundation

extension Path {
  /// A rectangle, clockwise on a y-down canvas from the top left.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// A rectangle with equal corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with equal elliptical corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle with equal elliptical corners as a closed subpath.
  ///
  /// It starts at the middle of the right side and runs clockwise on a y-down canvas, so that full
  /// corners give the ellipse. The number of steps depends on `style` alone. Corners that are too
  /// large for a side shrink together.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corners = CornerSizes(
      topLeft: cornerSize, topRight: cornerSize, bottomRight: cornerSize, bottomLeft: cornerSize)
    addRoundedRect(in: rect, corners: corners, style: style, transform: transform)
  }

  /// Adds a rectangle with a radius for each corner as a closed subpath, as
  /// `addRoundedRect(in:cornerSize:style:transform:)` does.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    let corners = CornerSizes(
      topLeft: square(cornerRadii.topLeading), topRight: square(cornerRadii.topTrailing),
      bottomRight: square(cornerRadii.bottomTrailing),
      bottomLeft: square(cornerRadii.bottomLeading))
    addRoundedRect(in: rect, corners: corners, style: style, transform: transform)
  }

  private mutating func addRoundedRect(
    in rect: CGRect, corners: CornerSizes, style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform))
    for corner in corners.fitted(to: rect.size).placed(in: rect) {
      switch style {
      case .circular: add(RoundedCorner.circle, at: corner, transform)
      case .continuous:
        for (circular, continuous) in RoundedCorner.thirds {
          add(circular.mix(continuous, corner.continuity), at: corner, transform)
        }
      }
    }
    closeSubpath()
  }

  /// Draws a line to the start of a unit curve placed at `corner`, and the curve.
  private mutating func add(
    _ curve: CubicCurve, at corner: RoundedCorner, _ transform: CGAffineTransform
  ) {
    let curve = curve.map { corner.place($0).applying(transform) }
    addLine(to: curve.start)
    addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
  }
}

/// The radii of four corners, each along x and y.
private struct CornerSizes {
  var topLeft, topRight, bottomRight, bottomLeft: CGSize

  /// The corners shrunk by one factor until no side holds more than its length, the rule of CSS
  /// Backgrounds and Borders 3, section 5.5; radii below zero and those that are no numbers are
  /// zero.
  func fitted(to size: CGSize) -> CornerSizes {
    // A quarter of the greatest number, so that two infinite radii still have a finite sum.
    func clamped(_ radius: CGFloat) -> CGFloat {
      radius > 0 ? min(radius, .greatestFiniteMagnitude / 4) : 0
    }
    let corners = map { CGSize(width: clamped($0.width), height: clamped($0.height)) }
    let rooms = corners.rooms(in: size)
    let factor = min(1, rooms.top, rooms.right, rooms.bottom, rooms.left)
    return corners.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
  }

  /// The corners of `rect`, clockwise on a y-down canvas from the bottom right.
  func placed(in rect: CGRect) -> [RoundedCorner] {
    let rooms = rooms(in: rect.size)
    return [
      RoundedCorner(
        vertex: CGPoint(x: rect.maxX, y: rect.maxY), back: CGPoint(x: 0, y: -bottomRight.height),
        ahead: CGPoint(x: -bottomRight.width, y: 0), room: min(rooms.right, rooms.bottom)),
      RoundedCorner(
        vertex: CGPoint(x: rect.minX, y: rect.maxY), back: CGPoint(x: bottomLeft.width, y: 0),
        ahead: CGPoint(x: 0, y: -bottomLeft.height), room: min(rooms.bottom, rooms.left)),
      RoundedCorner(
        vertex: CGPoint(x: rect.minX, y: rect.minY), back: CGPoint(x: 0, y: topLeft.height),
        ahead: CGPoint(x: topLeft.width, y: 0), room: min(rooms.left, rooms.top)),
      RoundedCorner(
        vertex: CGPoint(x: rect.maxX, y: rect.minY), back: CGPoint(x: -topRight.width, y: 0),
        ahead: CGPoint(x: 0, y: topRight.height), room: min(rooms.top, rooms.right)),
    ]
  }

  /// The length of each side as a multiple of the radii that lie on it.
  private func rooms(
    in size: CGSize
  ) -> (top: CGFloat, right: CGFloat, bottom: CGFloat, left: CGFloat) {
    func room(_ length: CGFloat, _ radii: CGFloat) -> CGFloat {
      radii > 0 ? length / radii : .infinity
    }
    return (
      top: room(size.width, topLeft.width + topRight.width),
      right: room(size.height, topRight.height + bottomRight.height),
      bottom: room(size.width, bottomRight.width + bottomLeft.width),
      left: room(size.height, bottomLeft.height + topLeft.height)
    )
  }

  private func map(_ change: (CGSize) -> CGSize) -> CornerSizes {
    CornerSizes(
      topLeft: change(topLeft), topRight: change(topRight),
      bottomRight: change(bottomRight), bottomLeft: change(bottomLeft))
  }
}
