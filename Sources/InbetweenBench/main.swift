import Foundation

/// The benchmarks: each prints its figures beside the floor they are measured against.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
  print("usage: tools/bench [startup] [pipeline] [memory] [--runs N]   (default: all, 5 runs)")
  exit(2)
}
let bench = Bench(binary: arguments[0], presets: arguments[1], runs: Int(arguments[2]) ?? 5)
do {
  let names = arguments.dropFirst(3)
  for name in names.isEmpty ? ["startup", "pipeline", "memory"] : Array(names) {
    switch name {
    case "startup": try bench.startup()
    case "pipeline": try bench.pipeline()
    case "memory": try bench.memory()
    default: throw BenchError(reason: "there is no benchmark '\(name)'")
    }
  }
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(1)
}
