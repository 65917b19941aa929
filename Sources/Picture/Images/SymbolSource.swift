public import Foundation
public import Geometry

/// A symbol's outlines, in ems: a font of 17 points draws them 17 times as large.
public struct SymbolOutline: Hashable, Sendable {
  /// A part that can have a colour and a moment of its own.
  public struct Layer: Hashable, Sendable {
    /// The outline, filled by the nonzero rule.
    public var path: Path
    /// How much the part matters: 0 is drawn in the first colour, 1 in the second, and so on.
    public var level: Int

    /// A part.
    public init(_ path: Path, level: Int = 0) { (self.path, self.level) = (path, level) }
  }
  /// The whole symbol in one colour, filled by the nonzero rule.
  public var path: Path
  /// The parts, lowest first; what they cover together may be more than `path` does.
  public var layers: [Layer]
  /// The parts in the order in which they light up one after the other.
  public var steps: [Path]
  /// The box that the symbol takes, its upper left corner at the origin.
  public var size: CGSize

  /// A symbol in a box of `size`; without `layers` and `steps` it is one part.
  public init(path: Path, layers: [Layer] = [], steps: [Path] = [], size: CGSize) {
    (self.path, self.size) = (path, size)
    self.layers = layers.isEmpty ? [Layer(path)] : layers
    self.steps = steps.isEmpty ? [path] : steps
  }
}

/// Draws the symbols that a film names.
public protocol SymbolSource: Sendable {
  /// The symbol called `name` for a weight of 1…1000; `nil` when there is none.
  func outline(ofSymbol name: String, weight: Int) -> SymbolOutline?
}
