/// The file that is compiled with a Swift program: it puts the program on the film's clock and dice,
/// and lists what can be filmed.
///
/// What it declares lies in the program's own module, so it goes before what the program imports,
/// whichever modules those are.
struct FilmEntryFile {
  /// What is listed, in order.
  let choices: [FilmSources.DeclaredView]
  /// The types that the program declares itself; they stay as they are.
  let ownTypes: Set<String>
  /// The language mode that it is compiled in.
  let version: SwiftVersion
  /// A view that was asked for as an expression.
  let request: String?
  /// Whether the program uses this package's macros.
  let usesMacros: Bool
  private let hasSeveralFiles: Bool

  /// Its name; no user would give a file the same one.
  static let name = "inbetween-entry.swift"

  /// The entry of `sources` without what `left` identifies, with the view that `request` makes.
  init(
    _ sources: FilmSources, version: SwiftVersion, request: String? = nil,
    without left: Set<String> = []
  ) {
    (self.version, self.request) = (version, request)
    choices = sources.choices.filter { !left.contains($0.id) }
    ownTypes = sources.declaredTypes
    usesMacros = sources.usesMacros
    hasSeveralFiles = sources.files.count > 1
  }

  /// Names of Foundation and Dispatch with what stands for them.
  private static let names = [
    ("Timer", "VirtualTimer"), ("DispatchQueue", "VirtualQueue"),
    ("DispatchTime", "VirtualQueue.Time"), ("DispatchTimeInterval", "VirtualQueue.Interval"),
    ("DispatchWorkItem", "VirtualQueue.WorkItem"), ("DispatchQoS", "VirtualQueue.QoS"),
    ("DispatchGroup", "VirtualGroup"),
    ("SystemRandomNumberGenerator", "VirtualRandomNumberGenerator"),
  ]

  /// The file as it is compiled.
  ///
  /// Each choice has a line of its own, which ``choice(onLine:)`` finds again.
  var text: String {
    var number = 0
    let lines = choices.map { choice in
      if choice.view.kind == .preview { number += 1 }
      return line(choice, number: number)
    }
    return (head + lines + tail).joined(separator: "\n") + "\n"
  }

  /// What the line, from 1, lists.
  func choice(onLine line: Int) -> FilmSources.DeclaredView? {
    let head = head.reduce(0) {
      $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    let index = line - head - 1
    return choices.indices.contains(index) ? choices[index] : nil
  }

  private func line(_ choice: FilmSources.DeclaredView, number: Int) -> String {
    let name = choice.view.name
    let script = choice.comment.map { ", script: \(Self.literal($0))" } ?? ""
    return switch choice.view.kind {
    case .film: "    SwiftUI.FilmEntry(film: \(name).self\(script)),"
    case .view: "    SwiftUI.FilmEntry(\(Self.literal(name))\(script)) { \(name)() },"
    case .previewProvider: "    SwiftUI.FilmEntry(previews: \(name).self\(script)),"
    case .program:
      "    SwiftUI.FilmEntry(app: \(name).self, isMain: \(hasSeveralFiles)\(script)),"
    case .preview:
      "    SwiftUI.FilmEntry(preview: \(choice.symbol)(), number: \(number)\(script)),"
    }
  }

  /// `text` as a Swift string literal.
  static func literal(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        default: scalar.value < 32 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
      }.joined() + "\""
  }

  private var head: [String] {
    var lines = ["import SwiftUI", ""]
    for (name, virtual) in Self.names where !ownTypes.contains(name) {
      if name == "DispatchQueue", version == .six {
        lines += Self.queues.split(separator: "\n").map(String.init)
      } else {
        lines.append("typealias \(name) = \(virtual)")
      }
    }
    lines += Self.shadows.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if usesMacros {
      lines += FilmMacros.declarations.split(separator: "\n").map(String.init)
    }
    for choice in choices where choice.view.kind == .preview {
      let symbol = choice.symbol
      lines.append("@_silgen_name(\"\(symbol)\") func \(symbol)() -> SwiftUI.FilmPreview")
    }
    if let request {
      lines += [
        "@MainActor @SwiftUI.ViewBuilder func _inbetweenRequest() -> some SwiftUI.View {",
        "#sourceLocation(file: \"--view\", line: 1)", request, "#sourceLocation()", "}",
      ]
    }
    lines += [
      "@_cdecl(\"main\")", "func _inbetweenMain() -> Int32 {", "  SwiftUI.FilmProgram.run([",
    ]
    return lines
  }

  private var tail: [String] {
    let entry = request.map {
      "    SwiftUI.FilmEntry(request: \(Self.literal($0))) { _inbetweenRequest() },"
    }
    return (entry.map { [$0] } ?? []) + ["  ])", "}"]
  }

  /// `DispatchQueue` as a value.
  ///
  /// Where the type's name stands before `.main.async`, the compiler takes the closure for one of the
  /// main actor, and mode 6 then refuses what it captures. A film has one thread: nothing can race.
  private static let queues = """
    struct _FilmQueues: Sendable {
      let main = VirtualQueue.main
      func global(qos: VirtualQueue.QoS = .default) -> VirtualQueue { .main }
      func callAsFunction(
        label: String, qos: VirtualQueue.QoS = .default, attributes: VirtualQueue.Attributes = [],
        target: VirtualQueue? = nil
      ) -> VirtualQueue { .main }
    }
    let DispatchQueue = _FilmQueues()
    """

  /// Members that ask the machine for the time or for chance, on the film's clock and dice.
  private static let shadows = """

    extension Foundation.Date {
      init() { self = SwiftUI.VirtualWorld.now }
      static var now: Foundation.Date { SwiftUI.VirtualWorld.now }
      var timeIntervalSinceNow: Double { timeIntervalSince(SwiftUI.VirtualWorld.now) }
      init(timeIntervalSinceNow seconds: Double) {
        self = SwiftUI.VirtualWorld.now.addingTimeInterval(seconds)
      }
    }
    extension Foundation.ProcessInfo {
      var systemUptime: Foundation.TimeInterval { SwiftUI.VirtualWorld.uptime }
    }
    extension Foundation.RunLoop {
      func perform(_ block: @escaping @Sendable () -> Swift.Void) {
        SwiftUI.VirtualQueue.main.async(execute: block)
      }
    }
    extension _Concurrency.ContinuousClock {
      static var now: Instant { SwiftUI.VirtualWorld.instant(of: Self()) }
      var now: Instant { SwiftUI.VirtualWorld.instant(of: self) }
      func sleep(for duration: Swift.Duration, tolerance: Swift.Duration? = nil) async throws {
        try await SwiftUI.VirtualWorld.sleep(seconds: SwiftUI.VirtualWorld.seconds(duration))
      }
      func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await sleep(for: SwiftUI.VirtualWorld.instant(of: self).duration(to: deadline))
      }
    }
    extension _Concurrency.ContinuousClock.Instant {
      static var now: Self { SwiftUI.VirtualWorld.instant(of: _Concurrency.ContinuousClock()) }
    }
    extension _Concurrency.SuspendingClock {
      static var now: Instant { SwiftUI.VirtualWorld.instant(of: Self()) }
      var now: Instant { SwiftUI.VirtualWorld.instant(of: self) }
      func sleep(for duration: Swift.Duration, tolerance: Swift.Duration? = nil) async throws {
        try await SwiftUI.VirtualWorld.sleep(seconds: SwiftUI.VirtualWorld.seconds(duration))
      }
      func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try await sleep(for: SwiftUI.VirtualWorld.instant(of: self).duration(to: deadline))
      }
    }
    extension _Concurrency.SuspendingClock.Instant {
      static var now: Self { SwiftUI.VirtualWorld.instant(of: _Concurrency.SuspendingClock()) }
    }
    extension Foundation.UUID {
      init() { self = .virtual() }
    }
    extension Swift.FixedWidthInteger {
      static func random(in range: Swift.Range<Self>) -> Self {
        var dice = SwiftUI.VirtualWorld.random
        return random(in: range, using: &dice)
      }
      static func random(in range: Swift.ClosedRange<Self>) -> Self {
        var dice = SwiftUI.VirtualWorld.random
        return random(in: range, using: &dice)
      }
    }
    extension Swift.BinaryFloatingPoint where RawSignificand: Swift.FixedWidthInteger {
      static func random(in range: Swift.Range<Self>) -> Self {
        var dice = SwiftUI.VirtualWorld.random
        return random(in: range, using: &dice)
      }
      static func random(in range: Swift.ClosedRange<Self>) -> Self {
        var dice = SwiftUI.VirtualWorld.random
        return random(in: range, using: &dice)
      }
    }
    extension _Concurrency.Task where Success == Never, Failure == Never {
      @MainActor static func sleep(nanoseconds duration: Swift.UInt64) async throws {
        try await SwiftUI.VirtualWorld.sleep(seconds: Swift.Double(duration) / 1e9)
      }
      @MainActor static func sleep(for duration: Swift.Duration) async throws {
        try await SwiftUI.VirtualWorld.sleep(seconds: SwiftUI.VirtualWorld.seconds(duration))
      }
      @MainActor static func sleep<C: _Concurrency.Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
      ) async throws where C.Instant.Duration == Swift.Duration {
        try await SwiftUI.VirtualWorld.sleep(seconds: SwiftUI.VirtualWorld.seconds(duration))
      }
      @MainActor static func sleep(
        until deadline: _Concurrency.ContinuousClock.Instant,
        tolerance: Swift.Duration? = nil, clock: _Concurrency.ContinuousClock = .continuous
      ) async throws {
        let duration = SwiftUI.VirtualWorld.instant(of: clock).duration(to: deadline)
        try await SwiftUI.VirtualWorld.sleep(seconds: SwiftUI.VirtualWorld.seconds(duration))
      }
      @MainActor static func yield() async { await SwiftUI.VirtualWorld.yield() }
    }
    func arc4random() -> Swift.UInt32 { .random(in: 0...Swift.UInt32.max) }
    func arc4random_uniform(_ bound: Swift.UInt32) -> Swift.UInt32 {
      bound > 1 ? .random(in: 0..<bound) : 0
    }
    func drand48() -> Swift.Double { .random(in: 0..<1) }
    extension Swift.Bool {
      static func random() -> Swift.Bool {
        var dice = SwiftUI.VirtualWorld.random
        return random(using: &dice)
      }
    }
    extension Swift.Collection {
      func randomElement() -> Element? {
        var dice = SwiftUI.VirtualWorld.random
        return randomElement(using: &dice)
      }
    }
    extension Swift.Sequence {
      func shuffled() -> [Element] {
        var dice = SwiftUI.VirtualWorld.random
        return shuffled(using: &dice)
      }
    }
    extension Swift.MutableCollection where Self: Swift.RandomAccessCollection {
      mutating func shuffle() {
        var dice = SwiftUI.VirtualWorld.random
        shuffle(using: &dice)
      }
    }

    """
}

extension FilmSources {
  /// The types that the files declare, at any depth.
  fileprivate var declaredTypes: Set<String> {
    let keywords: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    var names: Set<String> = []
    for file in files {
      let tokens = SwiftTokens.scan(file.code.compiled)
      for (keyword, name) in zip(tokens, tokens.dropFirst())
      where keywords.contains(keyword.text) && name.kind == .word { names.insert(name.text) }
    }
    return names
  }
}
