import Foundation
import Testing

@testable import Commands

/// What the tasks of a program do, on the film's clock and on its one thread.
@Suite(.serialized, .enabled(if: FilmFixture.isBuilt, "build the product Inbetween first"))
struct FilmTaskTests {
  @Test(arguments: ["5", "6"])
  func tasksFollowTheFilmsClock(mode: String) throws {
    let file = try FilmFixture.write("Tasks.swift", Self.program)
    let result = try FilmFixture.run(
      "render", file, "--swift-version", mode, "--scale", "0.25", "--fps", "10", "--format",
      "framehash", "-o", "tasks\(mode)", "--force", "-q")
    #expect(result.code == 0, "\(result.errors)")
    let said = (result.output + result.errors).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("@") }
    // The script is played once to learn the film's length; the last performance is the one rendered.
    #expect(Array(said.suffix(Self.expected.count)) == Self.expected)
    #expect(said.count % Self.expected.count == 0)
  }

  private static let expected = [
    "@0.5 side by side 6", "@0.7 stream 0", "@0.9 stream 1", "@0.9 end of stream",
    "@1.1 group 2", "@1.2 group 4", "@1.3 group 6", "@1.3 actor 1 2", "@1.55 detached 14 true",
    "@2.05 continuation done", "@2.3 tick 1", "@2.55 tick 2", "@3.05 clock 0.5",
    "@3.25 until 0.2", "@3.35 tolerant", "@3.85 queue",
  ]

  private static let program = """
    import Combine
    import SwiftUI

    actor Counter {
      private var count = 0
      func add() -> Int { count += 1; return count }
    }

    func twice(_ number: Int, after seconds: Double) async -> Int {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
      return number * 2
    }

    func seconds(_ duration: Duration) -> Double {
      (Double(duration.components.attoseconds) / 1e16).rounded() / 100
    }

    @MainActor final class Loader: ObservableObject {
      @Published var width = 10.0
      func word() async -> String {
        await withCheckedContinuation { continuation in
          DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + 0.5) {
            DispatchQueue.main.async { continuation.resume(returning: "done") }
          }
        }
      }
    }

    struct Tasks: View {
      @StateObject private var loader = Loader()
      @State private var start = CACurrentMediaTime()
      let counter = Counter()

      func say(_ words: String) {
        loader.width += 10
        let elapsed = ((CACurrentMediaTime() - start) * 100).rounded() / 100
        print("@\\(elapsed) \\(words)")
      }

      var body: some View {
        Rectangle().frame(width: loader.width, height: 20).frame(width: 300, height: 100)
          .task {
            async let first = twice(1, after: 0.5)
            async let second = twice(2, after: 0.3)
            say("side by side \\(await first + second)")

            let stream = AsyncStream<Int> { continuation in
              Task {
                for number in 0..<2 {
                  try? await Task.sleep(for: .milliseconds(200))
                  continuation.yield(number)
                }
                continuation.finish()
              }
            }
            for await number in stream { say("stream \\(number)") }
            say("end of stream")

            await withTaskGroup(of: Int.self) { group in
              for number in 1...3 { group.addTask { await twice(number, after: 0.1 + 0.1 * Double(number)) } }
              for await result in group { say("group \\(result)") }
            }
            say("actor \\(await counter.add()) \\(await counter.add())")
            let result = await Task.detached(priority: .background) { () -> (Int, Bool) in
              let number = await twice(7, after: 0.25)
              return (number, pthread_equal(pthread_self(), mainThread) != 0)
            }.value
            say("detached \\(result.0) \\(result.1)")
            say("continuation \\(await loader.word())")

            var ticks = 0
            let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
            for await _ in timer.values {
              ticks += 1
              say("tick \\(ticks)")
              if ticks == 2 { break }
            }

            let clock = ContinuousClock()
            let before = clock.now
            try? await clock.sleep(for: .seconds(0.5))
            let passed = clock.now - before
            say("clock \\(seconds(passed))")
            let middle = ContinuousClock.now
            try? await Task.sleep(until: .now + .seconds(0.2), clock: .continuous)
            say("until \\(seconds(ContinuousClock.now - middle))")
            try? await Task.sleep(for: .seconds(0.1), tolerance: .zero, clock: .continuous)
            say("tolerant")
            RunLoop.main.perform { Task { @MainActor in
              try? await Task.sleep(for: .seconds(0.5))
              say("queue")
            } }
          }
      }
    }

    nonisolated(unsafe) let mainThread = pthread_self()
    """
}
