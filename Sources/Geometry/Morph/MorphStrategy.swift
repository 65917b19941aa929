/// How a morph finds which point of one shape becomes which point of the other, and how it travels.
public enum MorphStrategy: String, Hashable, Sendable, CaseIterable {
  /// Builds the other candidates, measures them and keeps the one with the least defects.
  case auto
  /// Matches bends to bends by the least elastic work; points travel straight.
  case elastic
  /// Matches equal shares of length from the best starting point; points travel straight.
  case arcLength
  /// Matches as `elastic` does in the best turned position; the shape turns as one piece.
  case rigid
  /// Interpolates the lengths and directions of the outline instead of its points: limbs swing.
  case intrinsic
  /// Matches curve with curve in order and pads the shorter list at its first point.
  case seed
  /// Matches curve with curve in order and halves the longest curves of the shorter list.
  case indexed
}
