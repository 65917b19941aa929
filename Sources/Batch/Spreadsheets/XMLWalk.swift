import Foundation
import FoundationXML

/// Walks through an XML document and tells of its elements by their names without prefix.
final class XMLWalk: NSObject, XMLParserDelegate {
  /// An element begins: its name and its attributes, with their prefixes.
  var begin: (String, [String: String]) -> Void = { _, _ in }
  /// An element ends.
  var end: (String) -> Void = { _ in }
  /// Text inside the current element, possibly in several parts.
  var text: (String) -> Void = { _ in }
  private var stop: BatchError?
  private weak var parser: XMLParser?

  /// Ends the walk with `error`.
  func fail(_ error: BatchError) {
    if stop == nil { stop = error }
    parser?.abortParsing()
  }

  /// Walks through `data`; throws the error that stopped it, or says where the XML is broken.
  func run(_ data: Data, part: String, of file: String) throws(BatchError) {
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    self.parser = parser
    let isWhole = parser.parse()
    if let stop { throw stop }
    guard isWhole else {
      throw BatchError(
        "read \(file)", reason: "\(part), line \(parser.lineNumber): its XML is broken",
        advice: "save the file again")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    begin(Self.local(name), attributes)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    end(Self.local(name))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text(string) }

  private static func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
