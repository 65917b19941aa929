import Foundation

extension Path {
  /// The most steps that SVG path data may draw unless told otherwise.
  public static let svgElementLimit = 1_000_000

  /// The path that SVG path data (the `d` attribute, SVG 2 chapter 9) draws.
  ///
  /// Blank data is an empty path. Arcs become cubic curves of at most a right angle each.
  /// - Throws: the first mistake.
  public init(
    svgPathData data: String, elementLimit: Int = Path.svgElementLimit
  ) throws(SVGPathError) {
    let (path, error) = Path.reading(svgPathData: data, elementLimit: elementLimit)
    if let error { throw error }
    self = path
  }

  /// The path that SVG path data draws up to its first mistake, and that mistake.
  ///
  /// That is what SVG asks of a renderer (SVG 2, section 9.5.4).
  public static func reading(
    svgPathData data: String, elementLimit: Int = Path.svgElementLimit
  ) -> (path: Path, error: SVGPathError?) {
    var data = data
    return data.withUTF8 { bytes in
      var parser = SVGPathParser(bytes, elementLimit: elementLimit)
      do throws(SVGPathError) {
        try parser.parse()
        return (parser.path, nil)
      } catch {
        return (parser.path, error)
      }
    }
  }

  /// The path as SVG path data, whose numbers are the shortest that read back to the same bits.
  ///
  /// `M0,0 L10,0 C10,5 5,10 0,10 Z`: absolute commands, one for each step; empty for an empty path.
  public var svgPathData: String {
    var data = ""
    data.reserveCapacity(verbs.count * 2 + points.count * 12)
    var index = 0
    for verb in verbs {
      if !data.isEmpty { data += " " }
      data += verb.svgCommand
      for point in points[index..<(index + verb.pointCount)] {
        if data.utf8.last.map({ $0 < UInt8(ascii: "A") }) ?? false { data += " " }
        data += svgNumber(point.x) + "," + svgNumber(point.y)
      }
      index += verb.pointCount
    }
    return data
  }
}

extension Path.Verb {
  fileprivate var svgCommand: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .close: "Z"
    }
  }
}
