import Foundation
import Geometry

extension DisplayList: CustomStringConvertible {
  /// The text form: one command a line, children indented by two spaces.
  ///
  /// Numbers have at most four decimals, and paths are SVG data. It depends on the commands alone.
  public var description: String { commands.lines(indent: 0).joined(separator: "\n") }
}

extension DisplayCommand: CustomStringConvertible {
  /// The command's line; a group's children follow on lines of their own.
  public var description: String { lines(indent: 0).joined(separator: "\n") }

  fileprivate func lines(indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .fill(let path, let paint, let rule, let map):
      let rule = rule == .evenOdd ? " evenodd" : ""
      return [
        "\(margin)fill \(paint)\(rule)\(DisplayText.transform(map)) \(DisplayText.path(path))"
      ]
    case .stroke(let path, let paint, let style, let map):
      let place = DisplayText.transform(map)
      return ["\(margin)stroke \(paint) \(style.summary)\(place) \(DisplayText.path(path))"]
    case .text(let layout, let paint, let map):
      return ["\(margin)text \(paint) \(layout.summary)\(DisplayText.transform(map))"]
    case .image(let image, let rect, let opacity, let map):
      let box = DisplayText.numbers([rect.minX, rect.minY, rect.width, rect.height])
      let fade = opacity == 1 ? "" : " opacity \(DisplayText.number(opacity))"
      let place = DisplayText.transform(map)
      return [
        "\(margin)image \(DisplayText.quoted(image.name)) \(image.width)x\(image.height)"
          + " in \(box)\(fade)\(place)"
      ]
    case .group(let group):
      var lines = [margin + "group" + group.summary]
      if let mask = group.mask {
        lines.append(margin + "  mask" + mask.summary)
        lines += mask.commands.lines(indent: indent + 4)
      }
      return lines + group.children.lines(indent: indent + 2)
    }
  }
}

extension [DisplayCommand] {
  fileprivate func lines(indent: Int) -> [String] { flatMap { $0.lines(indent: indent) } }
}

extension DisplayGroup {
  fileprivate var summary: String {
    var text = DisplayText.transform(transform)
    if opacity != 1 { text += " opacity \(DisplayText.number(opacity))" }
    if let filter { text += " \(filter)" }
    if blur != 0 { text += " blur \(DisplayText.number(blur))" }
    if let shadow {
      let offset = [Double(shadow.offset.width), Double(shadow.offset.height)]
      text += " shadow \(shadow.color) \(DisplayText.number(shadow.deviation))"
      text += " by \(DisplayText.numbers(offset))"
    }
    if let projection {
      let map = projection
      let rows = [
        map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
      ]
      // The perspective is of the order of one over a length.
      text +=
        " projection(\(rows.map { DisplayText.number(Double($0), decimals: 6) }.joined(separator: " ")))"
    }
    if let backdrop {
      text += " backdrop blur \(DisplayText.number(backdrop.deviation)) tint \(backdrop.tint)"
      if backdrop.matrix != .identity { text += " \(PixelFilter.matrix(backdrop.matrix))" }
    }
    if blendMode != .normal { text += " \(blendMode.rawValue)" }
    if isIsolated { text += " isolated" }
    guard let clip else { return text }
    let rule = clip.rule == .evenOdd ? " evenodd" : ""
    return text + " clip\(rule) \(DisplayText.path(clip.path))"
  }
}

extension PixelFilter: CustomStringConvertible {
  /// The sixteen weights, or the limits and the colour.
  public var description: String {
    switch self {
    case .matrix(let matrix): "colors(\(DisplayText.numbers(matrix.weights)))"
    case .alphaThreshold(let min, let max, let color):
      "threshold(\(DisplayText.numbers([min, max])) \(color))"
    case .opaque: "opaque"
    }
  }
}

extension DisplayMask {
  fileprivate var summary: String {
    (mode == .luminance ? " luminance" : " alpha") + (isInverted ? " inverted" : "")
      + (feather == 0 ? "" : " feather \(DisplayText.number(feather))")
  }
}

extension StrokeStyle {
  fileprivate var summary: String {
    var text = "width \(DisplayText.number(lineWidth))"
    if lineCap != .butt { text += " cap \(lineCap.rawValue)" }
    if lineJoin != .miter { text += " join \(lineJoin.rawValue)" }
    if lineJoin == .miter, miterLimit != 10 { text += " miter \(DisplayText.number(miterLimit))" }
    guard !dash.isEmpty else { return text }
    text += " dash \(DisplayText.numbers(dash.map { Double($0) }))"
    return dashPhase == 0 ? text : text + " phase \(DisplayText.number(dashPhase))"
  }
}

extension TextLayout {
  /// The words, the faces by file name and size, and the block's size.
  fileprivate var summary: String {
    var faces: [String] = []
    for run in lines.flatMap(\.runs) {
      let file = run.face.file.split(separator: "/").last.map(String.init) ?? "?"
      let face = "\(file) \(DisplayText.number(run.size))"
      if !faces.contains(face) { faces.append(face) }
    }
    let box = "\(DisplayText.number(size.width))x\(DisplayText.number(size.height))"
    let count = lines.count == 1 ? "" : " \(lines.count) lines"
    return "\(DisplayText.quoted(string)) \(faces.joined(separator: ", ")) \(box)\(count)"
      + (isTruncated ? " truncated" : "")
  }
}

extension Paint: CustomStringConvertible {
  /// The colour, or the kind of gradient with its place and stops.
  public var description: String {
    switch self {
    case .color(let color):
      return color.description
    case .linear(let gradient, let start, let end):
      return "linear(\(DisplayText.point(start)) to \(DisplayText.point(end))\(gradient.summary))"
    case .radial(let gradient, let center, let startRadius, let endRadius):
      let radii = DisplayText.numbers([startRadius, endRadius])
      return "radial(\(DisplayText.point(center)) radii \(radii)\(gradient.summary))"
    case .angular(let gradient, let center, let start, let end):
      let angles = DisplayText.numbers([start, end])
      return "angular(\(DisplayText.point(center)) angles \(angles)\(gradient.summary))"
    case .mesh(let mesh):
      let places = mesh.vertices.map {
        "\(DisplayText.numbers([$0.position.x, $0.position.y])) \($0.color)"
      }
      return "mesh(\(mesh.columns)x\(mesh.rows), \(places.joined(separator: ", ")))"
    case .image(let image, let source, let tile, let opacity):
      let boxes = [source, tile].map {
        DisplayText.numbers([$0.minX, $0.minY, $0.width, $0.height])
      }
      return "image(\(DisplayText.quoted(image.name)) \(boxes[0]) in \(boxes[1])"
        + (opacity == 1 ? ")" : " opacity \(DisplayText.number(opacity)))")
    }
  }
}

extension RGBAGradient {
  fileprivate var summary: String {
    let space = interpolation == .gamma ? "" : " \(interpolation.rawValue)"
    return space
      + stops.map { ", \(DisplayText.number($0.location)) \($0.color)" }.joined()
  }
}
