import Foundation

/// Reads SVG path data by the grammar of SVG 2, section 9.3.9, step by step into `path`.
struct SVGPathParser {
  private(set) var path = Path()
  private var scanner: SVGNumberScanner
  private let elementLimit: Int
  /// The last control point of a cubic or quadratic curve, if the step before drew one: what S and
  /// T reflect.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  init(_ bytes: UnsafeBufferPointer<UInt8>, elementLimit: Int) {
    (scanner, self.elementLimit) = (SVGNumberScanner(bytes), elementLimit)
  }

  mutating func parse() throws(SVGPathError) {
    scanner.skipSpaces()
    guard var command = scanner.peek else { return }
    guard command | 0x20 == UInt8(ascii: "m") else { throw scanner.error(.move) }
    while true {
      scanner.advance()
      try parseSteps(command)
      scanner.skipSpaces()
      guard let next = scanner.peek else { return }
      command = next
    }
  }

  /// Reads what follows one command letter: one set of arguments, and more while numbers follow.
  private mutating func parseSteps(_ letter: UInt8) throws(SVGPathError) {
    let isRelative = letter >= UInt8(ascii: "a")
    guard var command = Command(rawValue: letter | 0x20) else {
      scanner.stepBack()
      throw scanner.error(.command)
    }
    repeat {
      guard path.verbs.count < elementLimit else {
        throw scanner.error(.end(limit: elementLimit))
      }
      try parseStep(command, from: isRelative ? current : .zero)
      // Pairs that follow a move are lines.
      if command == .move { command = .line }
    } while command != .close && scanner.skipToNumber()
  }

  /// Where the pen is.
  private var current: CGPoint { path.currentPoint ?? .zero }

  /// Reads the arguments of one step, whose points count from `origin`, and draws it.
  private mutating func parseStep(
    _ command: Command, from origin: CGPoint
  ) throws(SVGPathError) {
    var controls: (cubic: CGPoint?, quad: CGPoint?) = (nil, nil)
    defer { (cubicControl, quadControl) = controls }
    switch command {
    case .move: path.move(to: try point(from: origin))
    case .line: path.addLine(to: try point(from: origin))
    case .horizontal:
      path.addLine(to: CGPoint(x: try coordinate(from: origin.x), y: current.y))
    case .vertical:
      path.addLine(to: CGPoint(x: current.x, y: try coordinate(from: origin.y)))
    case .curve, .smoothCurve:
      let start = current
      let control1 =
        command == .curve
        ? try point(from: origin) : cubicControl.map { start + (start - $0) } ?? start
      let control2 = try point(from: origin)
      path.addCurve(to: try point(from: origin), control1: control1, control2: control2)
      controls.cubic = control2
    case .quad, .smoothQuad:
      let start = current
      let control =
        command == .quad
        ? try point(from: origin) : quadControl.map { start + (start - $0) } ?? start
      path.addQuadCurve(to: try point(from: origin), control: control)
      controls.quad = control
    case .arc:
      let radii = CGSize(width: try scanner.number(), height: try scanner.number())
      let rotation = try scanner.number() * .pi / 180
      let (isLarge, sweepsClockwise) = (try scanner.flag(), try scanner.flag())
      path.addArc(
        to: try point(from: origin), radii: radii, rotation: rotation, isLarge: isLarge,
        sweepsClockwise: sweepsClockwise)
    case .close: path.closeSubpath()
    }
  }

  private mutating func point(from origin: CGPoint) throws(SVGPathError) -> CGPoint {
    CGPoint(x: try coordinate(from: origin.x), y: try coordinate(from: origin.y))
  }

  private mutating func coordinate(from origin: CGFloat) throws(SVGPathError) -> CGFloat {
    let value = try scanner.number()
    // Adding zero would lose the sign of a negative zero.
    let sum = origin == 0 ? value : origin + value
    guard sum.isFinite else { throw scanner.error(.smallerNumber) }
    return sum
  }

  /// A command by its small letter.
  private enum Command: UInt8 {
    case move = 0x6D  // m
    case line = 0x6C  // l
    case horizontal = 0x68  // h
    case vertical = 0x76  // v
    case curve = 0x63  // c
    case smoothCurve = 0x73  // s
    case quad = 0x71  // q
    case smoothQuad = 0x74  // t
    case arc = 0x61  // a
    case close = 0x7A  // z
  }
}
