/// Collects what is wrong with one file, so that one run shows every mistake.
///
/// The JSON path of a value is not stored in the tree: it is found again from the value's position,
/// which survives merging and expansion, and only when there is something to say.
package final class Diagnostics {
  /// The file's name for messages.
  package let file: String
  /// The tree as it was read, to find paths in.
  package var document: JSONNode?
  private var entries: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var unreadable: Set<SourcePosition> = []

  package init(file: String) { self.file = file }

  /// Beyond this many entries the rest is dropped: nobody reads on.
  private static let limit = 200

  /// Records a mistake in the value at `position`; the same words at the same place count once.
  package func mistake(at position: SourcePosition, _ message: String) {
    add(.mistake, position, message)
  }

  /// Records a mistake in `node`.
  package func mistake(_ node: JSONNode, _ message: String) {
    add(.mistake, node.position, message)
  }

  /// Records a mistake that leaves `node` without a value: what is said about it later is dropped.
  package func unreadable(_ node: JSONNode, _ message: String) {
    mistake(node, message)
    silence(node)
  }

  /// Drops what is said later about `node`, whose value is missing because of another mistake.
  package func silence(_ node: JSONNode) { unreadable.insert(node.position) }

  /// Records something that is allowed but probably not meant.
  package func warning(at position: SourcePosition, _ message: String) {
    add(.warning, position, message)
  }

  private func add(
    _ severity: Diagnostic.Severity, _ position: SourcePosition, _ message: String
  ) {
    guard entries.count < Self.limit, !unreadable.contains(position) else { return }
    let entry = Diagnostic(
      severity: severity, file: file, position: position,
      path: document?.path(to: position) ?? "", message: message)
    if seen.insert(entry).inserted { entries.append(entry) }
  }

  /// Whether further entries are dropped.
  package var isFull: Bool { entries.count >= Self.limit }

  /// Whether a mistake was recorded.
  package var hasMistakes: Bool { entries.contains { $0.severity == .mistake } }

  /// Everything recorded, in the order of the file.
  package var sorted: [Diagnostic] {
    entries.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map(\.element)
  }

  /// The mistakes alone: beside them a warning is often a mere consequence.
  package var errors: PresetErrors { PresetErrors(sorted.filter { $0.severity == .mistake }) }
}
