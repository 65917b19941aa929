import Export
import Foundation
import Glibc

/// Serves the page with the last draft to browsers on this machine, and to nobody else.
final class DraftServer: Sendable {
  /// The port, which the system chose if it was asked for 0.
  let port: UInt16
  private let board: DraftBoard
  private let listener: Int32
  private let cancellation: Cancellation

  /// How long a page waits for news before it asks again.
  private static let patience = 20.0

  /// Listens on `port` of 127.0.0.1.
  init(_ board: DraftBoard, port: UInt16, cancellation: Cancellation) throws(CommandError) {
    (self.board, self.cancellation) = (board, cancellation)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        listener >= 0 && bind(listener, address, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, address, &length) == 0
      }
    }
    guard isBound else {
      let reason = String(cString: strerror(errno))
      if listener >= 0 { close(listener) }
      throw .failed(
        "could not serve at 127.0.0.1:\(port): \(reason); choose another --port, or 0 for a free one"
      )
    }
    self.listener = listener
    self.port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(listener) }

  /// The page's address.
  var address: String { "http://127.0.0.1:\(port)/" }

  /// Answers on threads of their own until the command is cancelled.
  func start() {
    Thread { [self] in
      while !cancellation.isCancelled {
        guard waitUntilReadable([listener], milliseconds: 200) else { continue }
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { continue }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        Thread { [self] in
          answer(connection)
          close(connection)
        }.start()
      }
    }.start()
  }

  private func answer(_ connection: Int32) {
    guard let head = head(of: connection) else { return }
    guard let request = HTTPRequest(head: head) else {
      return send(HTTPResponse(status: "400 Bad Request"), connection)
    }
    send(response(to: request), connection, withBody: request.method != "HEAD")
  }

  /// The bytes up to the empty line, of a client that is neither slow nor verbose.
  private func head(of connection: Int32) -> String? {
    var bytes: [UInt8] = []
    while bytes.count < 16_384 {
      guard waitUntilReadable([connection], milliseconds: 5_000) else { return nil }
      let some = readSome(connection)
      if some.isEmpty { return nil }
      bytes += some
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") { return String(text[..<end.lowerBound]) }
    }
    return nil
  }

  /// The answer to `request`.
  func response(to request: HTTPRequest) -> HTTPResponse {
    guard request.isLocal else {
      return HTTPResponse(status: "403 Forbidden", body: Array("for this machine alone".utf8))
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      return HTTPResponse(status: "405 Method Not Allowed", headers: ["Allow: GET, HEAD"])
    }
    switch request.path {
    case "/":
      return HTTPResponse(type: "text/html; charset=utf-8", body: Array(DraftPage.text.utf8))
    case "/state":
      let state =
        request.number("after").map { board.state(after: $0, seconds: Self.patience) }
        ?? board.state
      return HTTPResponse(type: "application/json", body: Array(jsonText(state).utf8))
    case "/draft.mp4":
      return film(request)
    default:
      return HTTPResponse(status: "404 Not Found", body: Array("nothing here; see /".utf8))
    }
  }

  /// The film or a part of it: browsers seek by asking for parts.
  private func film(_ request: HTTPRequest) -> HTTPResponse {
    let film = board.film
    guard !film.isEmpty else {
      return HTTPResponse(status: "404 Not Found", body: Array("there is no draft yet".utf8))
    }
    guard let range = request.range(of: film.count) else {
      return HTTPResponse(type: "video/mp4", headers: ["Accept-Ranges: bytes"], body: Array(film))
    }
    let part = film.dropFirst(range.lowerBound).prefix(range.count)
    return HTTPResponse(
      status: "206 Partial Content", type: "video/mp4",
      headers: [
        "Accept-Ranges: bytes",
        "Content-Range: bytes \(range.lowerBound)-\(range.upperBound - 1)/\(film.count)",
      ], body: Array(part))
  }

  private func send(_ response: HTTPResponse, _ connection: Int32, withBody: Bool = true) {
    let bytes = response.bytes(withBody: withBody)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      sent += count
    }
  }
}
