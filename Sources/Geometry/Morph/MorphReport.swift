import Foundation

/// What a plan decided, and how well its film behaves.
public struct MorphReport: Hashable, Sendable {
  /// One contour of the film.
  public struct Contour: Hashable, Sendable {
    /// The index of the subpath of the first path; `nil` for a birth.
    public var from: Int?
    /// The index of the subpath of the second path; `nil` for a death.
    public var to: Int?
    /// The name of the chosen way of matching and travelling.
    public var candidate: String
    /// The films that were compared, with the points out of 100 that each would lose; the chosen
    /// one has the least.
    public var costs: [String: Double]
  }

  /// The contours of the film in their order.
  public internal(set) var contours: [Contour] = []
  /// The most crossings of outlines, on 33 frames, beyond those that the given paths have.
  public internal(set) var crossings = 0
  /// The share of 33 frames with such crossings.
  public internal(set) var crossingShare = 0.0
  /// The least area on the way over the one interpolated between the ends; of lengths where a
  /// contour is open.
  public internal(set) var leastArea = 1.0
  /// The points out of 100 that the film loses, by the plan's own measure.
  public internal(set) var cost = 0.0

  /// Whether no outline crosses on the way and the area never falls below 0.7 of what is between.
  public var isClean: Bool { crossings == 0 && leastArea >= 0.7 }
}

extension MorphReport: CustomStringConvertible {
  /// The report in a few lines of plain text.
  public var description: String {
    func number(_ value: Double) -> String { String(format: "%.3f", value) }
    let summary =
      "crossings \(crossings), least area \(number(leastArea)), cost \(number(cost))"
      + (isClean ? "" : " (not clean)")
    let lines = contours.map { contour in
      let ends = [contour.from, contour.to].map { $0.map(String.init) ?? "none" }
      let costs = contour.costs.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
        .map { "\($0.key) \(number($0.value))" }
      return "contour \(ends[0]) → \(ends[1]): \(contour.candidate)"
        + (costs.isEmpty ? "" : " (\(costs.joined(separator: ", ")))")
    }
    return ([summary] + lines).joined(separator: "\n")
  }
}
