import Foundation

/// Measures a release build of the command.
struct Bench {
  /// The `inbetween` executable.
  let binary: String
  /// The folder of presets.
  let presets: String
  /// How often each figure is taken; medians are printed.
  let runs: Int

  /// How long the smallest commands take, in milliseconds.
  func startup() throws {
    print("startup (ms, median of \(runs * 4))")
    let still = ["still", "\(presets)/scenes/start-stop.json", "-f", "-o", scratch("png")]
    for (name, words, bound) in [("--version", ["--version"], 60.0), ("PNG still", still, 120)] {
      let times = try (0..<runs * 4).map { _ in try ChildRun([binary] + words).wall * 1000 }
      print("  \(name)  \(rounded(median(times)))  (at most \(Int(bound)))")
    }
    unlink(scratch("png"))
    try programs()
  }

  /// How long a Swift file of one view takes to its first frame: compiled anew, and from the cache.
  private func programs() throws {
    print("Swift file to first frame (s, medians of \(runs))")
    // Builds the compiler's plug-in, as tools/run does after a build.
    _ = try ChildRun([binary, "doctor"])
    let view = """
      import SwiftUI
      struct Dot: View {
        @State private var isLarge = false
        var body: some View {
          Circle().fill(.blue).frame(width: isLarge ? 200 : 100)
            .onTapGesture { withAnimation(.spring) { isLarge.toggle() } }
        }
      }

      """
    for (name, end) in [("view", ""), ("view and #Preview", "#Preview { Dot() }\n")] {
      var fresh: [Double] = []
      var cached: [Double] = []
      for run in 0..<runs {
        // The line makes a program of its own of each run.
        let text = "// \(getpid()) \(run)\n" + view + end
        try text.write(toFile: scratch("swift"), atomically: true, encoding: .utf8)
        let words = [binary, "still", scratch("swift"), "--at", "0", "-f", "-o", scratch("png")]
        fresh.append(try ChildRun(words).wall)
        cached.append(try ChildRun(words).wall)
      }
      print(
        "  \(name)  compiled \(rounded(median(fresh)))  (at most 6)"
          + "  cached \(rounded(median(cached)))  (at most 1)")
    }
    unlink(scratch("swift"))
    unlink(scratch("png"))
  }

  /// The whole process against the encoder alone, in turns.
  func pipeline() throws {
    print("pipeline (s, medians of \(runs) interleaved runs)")
    for name in ["morph"] {
      let scene = "\(presets)/bench/\(name).json"
      let floor = try EncoderFloor(scene: scene)
      var alone: [Double] = []
      var whole: [Double] = []
      for _ in 0..<runs {
        alone.append(try floor.run())
        whole.append(try ChildRun([binary, "render", scene, "-f", "-o", scratch("mp4")]).wall)
      }
      let ratio = median(whole) / median(alone)
      print(
        "  \(name)  encoder alone \(rounded(median(alone)))  whole \(rounded(median(whole)))"
          + "  ratio \(rounded(ratio))  (at most 1.5)")
    }
    unlink(scratch("mp4"))
  }

  /// The peak memory of a short film against that of one 24 times as long.
  func memory() throws {
    print("memory (MiB at 1080p)")
    let peaks = try [5, 120].map { seconds in
      try ChildRun([
        binary, "render", "\(presets)/bench/morph.json", "--duration", "\(seconds)", "--effort",
        "preview", "-f", "-o", scratch("mp4"),
      ]).peakMemory
    }
    print(
      "  300 frames \(Int(peaks[0]))  7200 frames \(Int(peaks[1]))"
        + "  ratio \(rounded(peaks[1] / peaks[0]))  (at most 1.1)")
    unlink(scratch("mp4"))
  }

  private func scratch(_ ending: String) -> String {
    NSTemporaryDirectory() + "/inbetween-bench-output-\(getpid()).\(ending)"
  }

  private func rounded(_ value: Double) -> String { String(format: "%.2f", value) }
}
