/// A text file that is written beside a film, such as its captions.
struct Sidecar: Hashable, Sendable {
  /// Where it goes.
  var path: String
  /// What it says.
  var text: String
}
