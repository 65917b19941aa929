/// A contour with what the matching asks of it.
struct MorphOutline {
  /// What a contour is in its shape.
  enum Role: Int, Hashable, Sendable {
    case open, outer, hole
  }

  /// The chain, canonical, with outer contours positive and holes negative.
  let contour: MorphContour
  let arc: MorphArcTable
  let role: Role
  /// The signed area; 0 for an open contour.
  let area: Double
  /// The index of the subpath it came from.
  let index: Int
  /// The index, in the list of outlines, of the least contour around it.
  var parent: Int?

  var isClosed: Bool { contour.isClosed }
  var center: MorphPoint { arc.center }
  var radius: Double { arc.radius }
  var length: Double { arc.total }

  init(_ contour: MorphContour, role: Role, index: Int, parent: Int? = nil) {
    self.contour = contour
    self.role = role
    self.index = index
    self.parent = parent
    arc = MorphArcTable(contour)
    area = contour.isClosed ? contour.signedArea : 0
  }

  /// The same outline with another chain.
  func with(_ contour: MorphContour) -> MorphOutline {
    MorphOutline(contour, role: role, index: index, parent: parent)
  }

  /// The point at a share of the length; closed contours wrap, open ones clamp.
  func point(at share: Double) -> MorphPoint {
    contour.point(at: arc.parameter(at: isClosed ? share.wrappedUnit : share))
  }

  /// The points at `count` equal steps over `range` of the length, its start included.
  func samples(_ count: Int, from start: Double = 0, span: Double = 1) -> [MorphPoint] {
    (0..<count).map { point(at: start + span * Double($0) / Double(count)) }
  }

  /// The chain cut so that it starts at a share of the length; it must be closed.
  func starting(at share: Double) -> MorphOutline {
    let parameter = arc.parameter(at: share.wrappedUnit)
    let joint = parameter.rounded()
    if abs(arc.share(ofJoint: Int(joint)) - share.wrappedUnit) < 1e-6 {
      return with(contour.startingAtJoint(Int(joint) % contour.count))
    }
    let cubic = Int(parameter)
    let cut = contour.piece(from: parameter, to: parameter + Double(contour.count))
    return cubic < contour.count ? with(MorphContour(points: cut, isClosed: true)) : self
  }

  /// The same outline from its joint farthest from the centre, if closed.
  ///
  /// Samples then fall on the same places wherever the author's path starts.
  private var startingFarOut: MorphOutline {
    guard isClosed, contour.count > 1 else { return self }
    let distances = (0..<contour.count).map { (contour.points[3 * $0] - center).length }
    let most = distances.max() ?? 0
    let farthest = distances.indices.filter { distances[$0] > most * (1 - 1e-9) }
    let start = farthest.min { left, right in
      let (x, y) = (contour.points[3 * left], contour.points[3 * right])
      return (x.x, x.y) < (y.x, y.y)
    }
    return with(contour.startingAtJoint(start ?? 0))
  }

  /// The turn at every joint, in (-π, π] radians; the first is that from the last cubic.
  var turns: [Double] {
    let points = contour.points
    let count = contour.count
    func direction(_ first: Int, _ steps: [Int]) -> Double {
      for step in steps {
        let vector = points[first + step] - points[first]
        if vector.length > 1e-9 { return step > 0 ? vector.angle : (-vector).angle }
      }
      return 0
    }
    let outgoing = (0..<count).map { direction(3 * $0, [1, 2, 3]) }
    let incoming = (0..<count).map { direction(3 * $0 + 3, [-1, -2, -3]) }
    return (0..<count).map { (outgoing[$0] - incoming[($0 + count - 1) % count]).wrappedAngle }
  }
}

extension MorphOutline {
  /// The contours of a shape with their roles: even depth of nesting is outer, odd is a hole.
  ///
  /// Outer contours are turned positive and holes negative; a contour without area keeps its way.
  static func outlines(of contours: [(index: Int, contour: MorphContour)]) -> [MorphOutline] {
    let plain = contours.map {
      MorphOutline($0.contour, role: .outer, index: $0.index).startingFarOut
    }
    .sorted { left, right in
      // The order of the contours in the path must not matter.
      let (first, second) = (abs(left.area), abs(right.area))
      if abs(first - second) > 1e-9 * max(first, second) { return first > second }
      return (left.center.x, left.center.y) < (right.center.x, right.center.y)
    }
    let polygons = plain.map { $0.isClosed ? $0.samples(min(max(200, $0.contour.count), 600)) : [] }
    return plain.indices.map { index -> MorphOutline in
      let outline = plain[index]
      guard outline.isClosed else {
        return MorphOutline(outline.contour, role: .open, index: outline.index)
      }
      let around = plain.indices.filter { other in
        other != index && plain[other].isClosed && abs(plain[other].area) > abs(outline.area)
          && polygons[other].encloses(polygons[index][0])
      }
      let role = around.count % 2 == 1 ? Role.hole : .outer
      let isTurned = (outline.area > 0) != (role == .outer) && outline.area != 0
      return MorphOutline(
        isTurned ? outline.contour.reversed : outline.contour, role: role, index: outline.index,
        parent: around.min { abs(plain[$0].area) < abs(plain[$1].area) })
    }
  }
}

extension [MorphPoint] {
  /// Whether the closed polygon contains a point, by the even-odd rule.
  func encloses(_ point: MorphPoint) -> Bool {
    guard var last = self.last else { return false }
    var isInside = false
    for next in self {
      if (last.y > point.y) != (next.y > point.y),
        point.x < last.x + (point.y - last.y) * (next.x - last.x) / (next.y - last.y)
      {
        isInside.toggle()
      }
      last = next
    }
    return isInside
  }
}
