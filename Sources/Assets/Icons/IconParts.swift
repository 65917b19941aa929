import Foundation
import Geometry

/// Connected areas: each an outer contour with its holes, filled by the nonzero rule.
struct IconParts {
  /// One area.
  struct Part {
    /// Runs in the positive direction.
    var outer: Path
    /// Run the other way.
    var holes: [Path] = []

    /// The area as one path.
    var path: Path {
      var path = outer
      for hole in holes { path.addPath(hole) }
      return path
    }
  }
  private(set) var parts: [Part] = []

  /// The areas of shapes, which may each be filled by the even-odd rule.
  ///
  /// Contours of a shape are taken to lie beside or inside each other, as icons' do; one that bounds
  /// nothing is left out.
  init(_ shapes: [(path: Path, isEvenOdd: Bool)]) {
    for shape in shapes { add(shape.path, isEvenOdd: shape.isEvenOdd) }
  }

  private mutating func add(_ path: Path, isEvenOdd: Bool) {
    let contours = path.cubicContours.map { contour in
      (path: Path([contour].map(\.closed)), place: contour.curves.first?.evaluate(0.5))
    }
    var holes: [Path] = []
    let first = parts.count
    for (index, contour) in contours.enumerated() {
      guard let place = contour.place else { continue }
      let around = contours.indices.reduce(0) { sum, other in
        other == index ? sum : sum + contours[other].path.windingNumber(around: place)
      }
      let own = contour.path.signedArea < 0 ? -1 : 1
      let isFilledOutside = isEvenOdd ? around % 2 != 0 : around != 0
      let isFilledInside = isEvenOdd ? (around + own) % 2 != 0 : around + own != 0
      guard isFilledInside != isFilledOutside else { continue }
      let isPositive = contour.path.signedArea > 0
      if isFilledInside {
        parts.append(Part(outer: isPositive ? contour.path : contour.path.reversed))
      } else {
        holes.append(isPositive ? contour.path.reversed : contour.path)
      }
    }
    for hole in holes {
      let place = hole.cubicContours.first?.curves.first?.evaluate(0.5) ?? .zero
      // The smallest area around it is the one that it is in.
      let owner = parts.indices[first...].filter { parts[$0].outer.contains(place) }
        .min { abs(parts[$0].outer.signedArea) < abs(parts[$1].outer.signedArea) }
      if let owner { parts[owner].holes.append(hole) }
    }
  }

  /// Everything as one path.
  var path: Path {
    var path = Path()
    for part in parts { path.addPath(part.path) }
    return path
  }
}

extension IconParts {
  /// A number of two or three digits beside each other, taken out of the circles that `read` gives;
  /// `nil` for other words.
  static func number(_ word: String, _ read: (String) -> IconParts?) -> IconParts? {
    guard (2...3).contains(word.count), word.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return nil }
    var number = IconParts([])
    var end: CGFloat = 0
    for digit in word {
      guard let circled = read("\(digit)-circle")?.parts,
        let ring = circled.indices.max(by: {
          abs(circled[$0].outer.signedArea) < abs(circled[$1].outer.signedArea)
        })
      else { return nil }
      let glyph = circled.indices.filter { $0 != ring }.map { circled[$0] }
      let box = glyph.reduce(CGRect.null) { $0.union($1.outer.boundingRect) }
      guard !box.isNull else { return nil }
      let shift = CGAffineTransform(translationX: end - box.minX, y: 0)
      number.parts += glyph.map { part in
        Part(
          outer: part.outer.applying(shift), holes: part.holes.map { $0.applying(shift) })
      }
      end += box.width + digitGap
    }
    return number
  }

  /// Units of the grid between two digits.
  private static let digitGap: CGFloat = 0.9
}

extension Contour {
  fileprivate var closed: Contour {
    var contour = self
    contour.isClosed = true
    return contour
  }
}

extension Path {
  /// The area, grown by half of `width` on each side of its edge.
  func thickened(by width: CGFloat) -> Path {
    guard width > 0 else { return self }
    let rim = strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    var path = self
    path.addPath(rim.signedArea < 0 ? rim.reversed : rim)
    return path
  }
}
