import CairoRenderer
import Foundation
import Geometry
import Picture

/// The pictures that goldens hold, by topic and name.
enum GoldenScenes {
  static let names: [String] = scenes.map(\.name)

  static func commands(of name: String) -> [DisplayCommand] {
    scenes.first { $0.name == name }?.commands ?? []
  }

  private static let scenes: [(name: String, commands: [DisplayCommand])] =
    paths + paints + texts + images + groups + blends

  private static let frame = CGRect(x: 8, y: 6, width: 80, height: 52)
  private static let disc = ShapeKind.circle.path(in: CGRect(x: 12, y: 8, width: 48, height: 48))
  private static let star = ShapeKind.star(points: 5, inner: 0.4).path(in: frame)
  private static let corner = Path { path in
    path.move(to: CGPoint(x: 14, y: 50))
    path.addLine(to: CGPoint(x: 40, y: 14))
    path.addLine(to: CGPoint(x: 60, y: 50))
    path.addCurve(
      to: CGPoint(x: 84, y: 14), control1: CGPoint(x: 70, y: 60), control2: CGPoint(x: 92, y: 40))
  }
  private static let rainbow = RGBAGradient(
    colors: [red, orange, green, blue], interpolation: .oklab)

  private static let paths: [(String, [DisplayCommand])] = [
    ("paths/nonzero", [fill(doubleStar, .color(blue))]),
    ("paths/evenodd", [fill(doubleStar, .color(blue), rule: .evenOdd)]),
    ("paths/miter", [stroke(corner, red, StrokeStyle(lineWidth: 8))]),
    (
      "paths/round",
      [stroke(corner, red, StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))]
    ),
    (
      "paths/bevel",
      [stroke(corner, red, StrokeStyle(lineWidth: 8, lineCap: .square, lineJoin: .bevel))]
    ),
    (
      "paths/dash",
      [
        stroke(
          corner, red,
          StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 7], dashPhase: -3))
      ]
    ),
    (
      "paths/stretched-pen",
      [
        stroke(
          disc, blue, StrokeStyle(lineWidth: 4),
          transform: CGAffineTransform(a: 1.4, b: 0, c: 0.3, d: 0.6, tx: -14, ty: 12))
      ]
    ),
    (
      "paths/suits",
      Suit.allCases.enumerated().map { index, suit in
        let box = CGRect(x: 4 + 23 * index, y: 20, width: 20, height: 24)
        return fill(ShapeKind.suit(suit).path(in: box), .color(index < 2 ? red : .black))
      }
    ),
    (
      "paths/blob",
      [fill(ShapeKind.blob(seed: 7, segments: 8).path(in: frame), .color(green))]
    ),
  ]

  /// A pentagram, which winds twice about its middle.
  private static let doubleStar = Path { path in
    path.addLines(
      (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5 - .pi / 2
        return CGPoint(x: 48 + 30 * cos(angle), y: 34 + 30 * sin(angle))
      })
    path.closeSubpath()
  }

  private static let paints: [(String, [DisplayCommand])] = [
    (
      "paints/linear",
      [
        fill(
          star, .linear(rainbow, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 76, y: 0)))
      ]
    ),
    (
      "paints/radial",
      [
        fill(
          Path(frame),
          .radial(rainbow, center: CGPoint(x: 40, y: 30), startRadius: 6, endRadius: 36))
      ]
    ),
    (
      "paints/angular",
      [fill(disc, .angular(rainbow, center: CGPoint(x: 36, y: 32), start: 0, end: 2 * .pi))]
    ),
    (
      "paints/angular-part",
      [fill(disc, .angular(rainbow, center: CGPoint(x: 36, y: 32), start: -.pi / 2, end: .pi / 2))]
    ),
    (
      "paints/angular-stroke",
      [
        .stroke(
          disc, .angular(rainbow, center: CGPoint(x: 36, y: 32), start: .pi, end: -.pi),
          style: StrokeStyle(lineWidth: 8), transform: CGAffineTransform(translationX: 12, y: 0))
      ]
    ),
    (
      "paints/fade",
      [
        fill(
          Path(frame),
          .linear(
            RGBAGradient(colors: [red, .clear, blue], interpolation: .oklab),
            start: CGPoint(x: 8, y: 0), end: CGPoint(x: 88, y: 0)))
      ]
    ),
  ]

  private static func text(
    _ block: TextBlock, _ color: RGBA, width: Double? = nil, x: CGFloat, y: CGFloat,
    angle: CGFloat = 0
  ) -> DisplayCommand {
    let layout = PangoTextShaper().layout(block, width: width)
    return .text(
      layout, .color(color),
      transform: CGAffineTransform(translationX: x, y: y).rotated(by: angle))
  }

  private static let texts: [(String, [DisplayCommand])] = [
    (
      "text/heavy",
      [text(TextBlock("Start", font: FontDescription(size: 30, weight: 800)), red, x: 8, y: 12)]
    ),
    (
      "text/lines",
      [
        text(
          TextBlock(
            "Two lines, then\na third", font: FontDescription(size: 13), alignment: .center),
          .black, width: 70, x: 10, y: 6)
      ]
    ),
    (
      "text/ellipsis",
      [
        text(
          TextBlock(
            "A long sentence that does not fit", font: FontDescription(size: 14), lineLimit: 2,
            truncation: .tail), .black, width: 84, x: 6, y: 10)
      ]
    ),
    (
      "text/emoji",
      [text(TextBlock("Hi 🎈👍", font: FontDescription(size: 24)), blue, x: 4, y: 16)]
    ),
    (
      "text/turned",
      [
        text(
          TextBlock("Turned", font: FontDescription(family: "JetBrains Mono", size: 20)), green,
          x: 16, y: 8, angle: 0.4)
      ]
    ),
    (
      "text/gradient",
      [
        .text(
          PangoTextShaper().layout(
            TextBlock("Aa", font: FontDescription(size: 48, weight: 900)), width: nil),
          .linear(rainbow, start: .zero, end: CGPoint(x: 70, y: 0)),
          transform: CGAffineTransform(translationX: 12, y: 2))
      ]
    ),
  ]

  private static func picture(
    _ box: CGRect, _ opacity: Double, _ map: CGAffineTransform = .identity
  )
    -> DisplayCommand
  {
    .image(Checkerboard.reference, rect: box, opacity: opacity, transform: map)
  }

  private static let images: [(String, [DisplayCommand])] = [
    ("images/enlarged", [picture(CGRect(x: 8, y: 5, width: 72, height: 54), 1)]),
    (
      "images/small-and-turned",
      [
        picture(CGRect(x: 4, y: 4, width: 8, height: 6), 1),
        picture(CGRect(x: 20.5, y: 4.5, width: 4, height: 3), 1),
        picture(
          CGRect(x: 0, y: 0, width: 48, height: 36), 0.5,
          CGAffineTransform(translationX: 40, y: 8).rotated(by: 0.3)),
      ]
    ),
  ]

  private static let pair = [
    fill(rect(14, 12, 40, 28), .color(red)), fill(rect(38, 24, 40, 28), .color(blue)),
  ]

  private static let groups: [(String, [DisplayCommand])] = [
    ("groups/opacity", [group(pair) { $0.opacity = 0.5 }]),
    ("groups/clip", [group(pair) { $0.clip = ClipShape(disc) }]),
    (
      "groups/nested",
      [
        group([group(pair) { $0.opacity = 0.6 }]) {
          $0.clip = ClipShape(star, rule: .evenOdd)
          $0.transform = CGAffineTransform(translationX: 4, y: 2)
        }
      ]
    ),
    (
      "groups/mask",
      [group(pair) { $0.mask = DisplayMask([fill(star, .color(.black))]) }]
    ),
    (
      "groups/mask-luminance-inverted",
      [
        group(pair) {
          $0.mask = DisplayMask(
            [fill(star, .color(.white)), fill(rect(40, 0, 20, 64), .color(green))],
            mode: .luminance, isInverted: true)
        }
      ]
    ),
    (
      "groups/mask-feather",
      [group(pair) { $0.mask = DisplayMask([fill(disc, .color(.black))], feather: 4) }]
    ),
    ("groups/blur", [group(pair) { $0.blur = 3 }]),
    ("groups/blur-wide", [group([fill(disc, .color(orange))]) { $0.blur = 9 }]),
    (
      "groups/shadow",
      [
        group([fill(star, .color(orange))]) {
          $0.shadow = Shadow(
            color: RGBA.black.opacity(0.5), deviation: 3, offset: CGSize(width: 4.5, height: 5.25))
        }
      ]
    ),
    (
      "groups/shadow-clip-blur",
      [
        group([fill(disc, .color(green))]) {
          $0.blur = 1
          $0.shadow = Shadow(color: blue, deviation: 2, offset: CGSize(width: 20, height: 0))
          $0.clip = ClipShape(rect(20, 16, 60, 32))
          $0.opacity = 0.8
        }
      ]
    ),
  ]

  private static let blends: [(String, [DisplayCommand])] = BlendMode.allCases.map { mode in
    let ramp = RGBAGradient(colors: [.black, orange, .white])
    let across = RGBAGradient(colors: [blue, .clear])
    return (
      "blend/\(mode.rawValue)",
      [
        fill(
          rect(8, 6, 80, 40), .linear(ramp, start: CGPoint(x: 8, y: 0), end: CGPoint(x: 88, y: 0))),
        group([
          fill(
            rect(16, 16, 64, 42),
            .linear(across, start: CGPoint(x: 0, y: 16), end: CGPoint(x: 0, y: 58)))
        ]) { $0.blendMode = mode },
      ]
    )
  }
}
