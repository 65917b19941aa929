/// The version of this package.
package enum Version {
  /// The version's text, by the rules of semantic versioning.
  package static let text = "0.1.0"
}
