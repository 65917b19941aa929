import Foundation
package import Geometry

/// SVG path data as presets write it.
package enum PathData {
  /// The most steps of one path.
  package static let elementLimit = 1_000_000

  /// The path that `text` describes.
  package static func path(_ text: String) throws(ExpressionError) -> Path {
    let path: Path
    do {
      path = try Path(svgPathData: text)
    } catch {
      throw ExpressionError("\(error)")
    }
    guard path.verbs.count <= elementLimit else {
      throw ExpressionError("a path of \(path.verbs.count) steps; the most is \(elementLimit)")
    }
    guard path.points.allSatisfy({ abs($0.x) <= Decode.farthest && abs($0.y) <= Decode.farthest })
    else {
      throw ExpressionError("a point is farther than \(Decode.farthest.plain) from the origin")
    }
    return path
  }

  /// What is wrong with `text`, or `nil`.
  package static func mistake(in text: String) -> String? {
    do {
      _ = try path(text)
      return nil
    } catch {
      return error.message
    }
  }
}
