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
