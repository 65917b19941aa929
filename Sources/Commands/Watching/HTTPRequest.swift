/// The head of an HTTP/1.1 request, of which the server of drafts needs little.
///
/// See RFC 9112.
struct HTTPRequest: Hashable {
  /// The word that comes first, such as `GET`.
  let method: String
  /// The path without the query.
  let path: String
  /// What follows `?`.
  let query: String
  private let headers: [String: String]

  /// The request whose head `text` is, up to its empty line; `nil` where it is none.
  init?(head text: String) {
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      return nil
    }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    (path, query) = (String(target[0]), target.count > 1 ? String(target[1]) : "")
    headers = lines.dropFirst().reduce(into: [:]) { headers, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      let value = line[line.index(after: colon)...]
      headers[line[..<colon].lowercased()] = String(value.drop { $0 == " " || $0 == "\t" })
    }
  }

  /// The value of a header, by its name in small letters.
  subscript(_ name: String) -> String? { headers[name] }

  /// The number after `name=` in the query.
  func number(_ name: String) -> Int? {
    query.split(separator: "&").first { $0.hasPrefix(name + "=") }
      .flatMap { Int($0.dropFirst(name.count + 1)) }
  }

  /// Whether the request was meant for this machine's own name.
  ///
  /// A page elsewhere can have its own name lead to 127.0.0.1, and would then read drafts.
  var isLocal: Bool {
    guard let host = self["host"] else { return false }
    let name = host.split(separator: ":", omittingEmptySubsequences: false).first ?? ""
    return ["127.0.0.1", "localhost"].contains(name)
  }

  /// The part of `count` bytes that is asked for; `nil` when all are, or when the words are unclear.
  func range(of count: Int) -> Range<Int>? {
    guard let value = self["range"], value.hasPrefix("bytes="), !value.contains(","), count > 0
    else { return nil }
    let ends = value.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    switch (Int(ends[0]), Int(ends[1])) {
    case (let first?, let last?) where 0 <= first && first <= last && first < count:
      return first..<min(last + 1, count)
    case (let first?, nil) where (0..<count).contains(first) && ends[1].isEmpty:
      return first..<count
    case (nil, let length?) where length > 0 && ends[0].isEmpty:
      return max(0, count - length)..<count
    default: return nil
    }
  }
}

/// An answer to a request; the connection closes after it.
struct HTTPResponse {
  /// The status code with its phrase.
  var status = "200 OK"
  /// The body's media type.
  var type = "text/plain; charset=utf-8"
  /// Further header lines.
  var headers: [String] = []
  /// The body.
  var body: [UInt8] = []

  /// The bytes that are sent; a `HEAD` request gets no body.
  func bytes(withBody: Bool) -> [UInt8] {
    let head =
      [
        "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.count)",
        "Cache-Control: no-store", "Connection: close",
      ] + headers
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (withBody ? body : [])
  }
}
