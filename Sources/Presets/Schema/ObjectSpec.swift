import Foundation

/// The keys of one kind of object: what the decoder accepts and the schema prints.
///
/// Decoders name a spec when they open an object, so that a key which is read but not listed, or
/// listed but not described, cannot exist.
package struct ObjectSpec: Sendable {
  /// The name in messages: "a track has no key …".
  package let name: String
  /// The name under `$defs`: `track`.
  package let key: String
  package let fields: [Field]

  /// One key.
  package struct Field: Sendable {
    package let name: String
    package let kind: ValueKind
    /// What the key is for, in one sentence.
    package let about: String
    package let isRequired: Bool

    package init(_ name: String, _ kind: ValueKind, _ about: String, required: Bool = false) {
      (self.name, self.kind, self.about, self.isRequired) = (name, kind, about, required)
    }

    /// What to add when the key is missing, in words.
    package var need: String {
      let about = about.prefix(1).lowercased() + about.dropFirst()
      if case .constant(let value) = kind { return "\"\(name)\": \(value), \(about)" }
      return "the key \"\(name)\": \(about)"
    }

    /// Whether version 1 has the key but this program does not build it yet.
    package var isNotYet: Bool { if case .notYet = kind { true } else { false } }
  }

  /// A table; without a `key`, it is the name without its article in one word.
  package init(_ name: String, key: String? = nil, _ fields: [Field]) {
    (self.name, self.fields) = (name, fields)
    let words = name.split(separator: " ").dropFirst().map(String.init)
    self.key = key ?? (words.prefix(1) + words.dropFirst().map(\.capitalized)).joined()
  }

  package func field(_ name: String) -> Field? { fields.first { $0.name == name } }

  /// The keys that are built, in the order of the table.
  package var names: [String] { fields.filter { !$0.isNotYet }.map(\.name) }
}

/// What a value may be, for the schema; decoders check more closely.
package indirect enum ValueKind: Sendable {
  case number(ClosedRange<Double>? = nil)
  case integer(ClosedRange<Int>? = nil)
  case boolean
  case string
  /// One of these words.
  case choice([String])
  /// One value always, such as the version.
  case constant(Int)
  /// A definition that the schema writes out by hand: `length`, `color`, `time`, `animation` ….
  case definition(String)
  case array(ValueKind, ClosedRange<Int>? = nil)
  /// Any keys, each with such a value.
  case map(ValueKind)
  case object(ObjectSpec)
  /// An object with exactly one of the keys.
  case oneKey(ObjectSpec)
  case any(of: [ValueKind])
  /// Anything: checked elsewhere.
  case anything
  /// A key of version 1 that is refused by name.
  case notYet
}
