import Foundation

/// How a value of one type is written on the command line.
struct ValueSyntax<Value: Sendable>: Sendable {
  /// What stands for the value in help.
  let placeholder: String
  /// What a shell offers.
  var suggestions: Suggestions = .none
  /// Reads the value.
  let parse: @Sendable (String) throws(ValueFault) -> Value
}

extension ValueSyntax where Value == String {
  /// Any words.
  static func text(_ placeholder: String, suggestions: Suggestions = .none) -> Self {
    ValueSyntax(placeholder: placeholder, suggestions: suggestions) {
      text throws(ValueFault) in
      guard !text.isEmpty else {
        throw .malformed(expected: "something", example: placeholder)
      }
      return text
    }
  }
}

extension ValueSyntax where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static func choice(_ placeholder: String) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return ValueSyntax(placeholder: placeholder, suggestions: .words(words)) {
      text throws(ValueFault) in
      guard let value = Value(rawValue: text) else { throw .notOneOf(words) }
      return value
    }
  }
}

extension ValueSyntax where Value: FixedWidthInteger {
  /// A whole number in `range`.
  static func integer(_ placeholder: String, in range: ClosedRange<Value>) -> Self {
    ValueSyntax(placeholder: placeholder) { text throws(ValueFault) in
      guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 45 }) else {
        throw .malformed(expected: "a whole number", example: "\(range.lowerBound)")
      }
      // What does not even fit the type lies outside any range of it.
      guard let value = Value(text), range.contains(value) else {
        throw .outside(least: "\(range.lowerBound)", most: "\(range.upperBound)")
      }
      return value
    }
  }
}

extension ValueSyntax where Value == Double {
  /// A number in `range`.
  static func number(
    _ placeholder: String, in range: ClosedRange<Double>, example: String
  ) -> Self {
    ValueSyntax(placeholder: placeholder) { text throws(ValueFault) in
      guard let value = decimal(text) else {
        throw .malformed(expected: "a number", example: example)
      }
      guard range.contains(value) else {
        throw .outside(least: brief(range.lowerBound), most: brief(range.upperBound))
      }
      return value
    }
  }
}

/// `text` as a finite decimal number; hexadecimal, `inf` and `nan` are not numbers here.
func decimal(_ text: some StringProtocol) -> Double? {
  guard !text.isEmpty, text.allSatisfy({ "0123456789.+-eE".contains($0) }),
    let value = Double(String(text)), value.isFinite
  else { return nil }
  return value
}

/// A number with at most `digits` decimals and no needless zeros.
func brief(_ value: Double, digits: Int = 6) -> String {
  guard value.isFinite else { return "\(value)" }
  var text = String(format: "%.\(digits)f", value)
  if digits > 0 { while text.hasSuffix("0") { text.removeLast() } }
  if text.hasSuffix(".") { text.removeLast() }
  return text == "-0" ? "0" : text
}
