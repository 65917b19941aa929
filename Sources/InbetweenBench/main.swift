import Foundation

/// The benchmarks: each prints its figures beside the floor they are measured against.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "morph-fuzz" {
  let numbers = arguments.dropFirst().map { UInt64($0) }
  guard numbers.count == 2, let count = numbers[0].flatMap({ Int(exactly: $0) }),
    let seed = numbers[1]
  else {
    print("usage: tools/morph-score --fuzz PAIRS [--seed N]")
    exit(2)
  }
  exit(MorphFuzz(count: count, seed: seed).run() ? 0 : 1)
}
guard arguments.count >= 3 else {
  print(
    "usage: tools/bench [startup] [pipeline] [memory] [views] [blurs] [morph]   (default: all; RUNS=5)"
  )
  exit(2)
}
let bench = Bench(binary: arguments[0], presets: arguments[1], runs: Int(arguments[2]) ?? 5)
do {
  // Memory comes first: Linux counts what this process held before as a child's own peak.
  let order = ["memory", "startup", "pipeline", "views", "blurs", "morph"]
  let asked = arguments.count > 3 ? Array(arguments.dropFirst(3)) : order
  for name in order.filter(asked.contains) + asked.filter({ !order.contains($0) }) {
    switch name {
    case "startup": try bench.startup()
    case "pipeline": try bench.pipeline()
    case "memory": try bench.memory()
    case "views": bench.views()
    case "blurs": try bench.blurs()
    case "morph": bench.morph()
    default: throw BenchError(reason: "there is no benchmark '\(name)'")
    }
  }
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(1)
}
