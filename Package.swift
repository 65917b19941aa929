// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target of this package, in one place.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  // `any` is spelt out: a boxed value costs more than a concrete one and should be seen.
  .enableUpcomingFeature("ExistentialAny"),
  // An import is private to the file unless it says `public import`: C modules never leak to users.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A member is visible only where its module is imported: no accidental dependencies.
  .enableUpcomingFeature("MemberImportVisibility"),
  // A warning nobody mends hides the next one.
  .treatAllWarnings(as: .error),
]

/// A target of this package with the common settings.
func target(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings)
}

/// A module of Apple's systems that user files import and Linux does not have.
func shim(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Sources/Shims/\(name)",
    swiftSettings: settings)
}

/// The modules of Apple's systems that user files may import.
let shims = ["Combine", "UIKit", "AppKit", "CoreGraphics", "QuartzCore", "os", "OSLog"]

/// The tests of one target: `Tests/<name>Tests`, with goldens and fixtures beside them.
func tests(_ name: String, _ dependencies: [String] = [], resources: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: ([name, "TestSupport"] + dependencies).map { .byName(name: $0) },
    resources: resources.map { .copy($0) },
    swiftSettings: settings)
}

let package = Package(
  name: "Inbetween",
  products: [
    .executable(name: "inbetween", targets: ["InbetweenCommand"]),
    .executable(name: "inbetween-bench", targets: ["InbetweenBench"]),
    .library(
      name: "Inbetween", type: .dynamic, targets: ["Inbetween", "InbetweenRuntime"] + shims),
  ],
  targets: [
    // System libraries: a module map and a shim each, nothing else.
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CFFmpeg", pkgConfig: "libavformat",
      providers: [
        .apt([
          "libavcodec-dev", "libavformat-dev", "libavutil-dev", "libswscale-dev",
          "libswresample-dev",
        ])
      ]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),

    // The corridor: imports run one way, from a later line to an earlier one.
    target("Geometry"),
    target("Motion", ["Geometry"]),
    target("Picture", ["Geometry", "Motion"]),
    target("Scene", ["Geometry", "Motion", "Picture"]),
    target("Presets", ["Geometry", "Motion", "Picture", "Scene"]),
    target("Pixels"),
    target("CairoRenderer", ["Geometry", "Motion", "Picture", "Pixels", "CCairo"]),
    // The loops over every pixel, in C for the sake of AVX2: see docs/dependencies.md.
    .target(name: "CPixelKernels"),
    target("Media", ["Pixels", "CFFmpeg", "CPNG", "CPixelKernels"]),
    target(
      "Export", ["Geometry", "Motion", "Picture", "Presets", "Pixels", "CairoRenderer", "Media"]),
    target(
      "Commands",
      [
        "Geometry", "Motion", "Picture", "Scene", "Presets", "Pixels", "CairoRenderer", "Media",
        "Export",
      ]),
    target("InbetweenRuntime", ["Commands", "Scene"]),
    target("Inbetween", ["Geometry", "Motion", "Picture", "Scene"]),
    shim("Combine", ["Scene"]),
    shim("UIKit", ["Geometry", "Scene"]),
    shim("AppKit", ["Geometry", "Scene"]),
    shim("CoreGraphics", ["Geometry", "Scene"]),
    shim("QuartzCore", ["Geometry", "Scene"]),
    shim("os"),
    shim("OSLog", ["os"]),
    .executableTarget(
      name: "InbetweenCommand", dependencies: ["Commands"], swiftSettings: settings),
    .executableTarget(
      name: "InbetweenBench",
      dependencies: [
        "Geometry", "Motion", "Picture", "Scene", "Presets", "Pixels", "CairoRenderer", "Media",
        "Export",
      ], swiftSettings: settings),

    .target(
      name: "TestSupport", dependencies: ["Pixels", "Media", "CPNG"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("Geometry", resources: ["Fixtures"]),
    tests("Motion", ["Geometry"]),
    tests("Picture", ["Geometry", "Motion"]),
    tests("Scene", ["Geometry", "Motion", "Picture"]),
    tests("Presets", ["Geometry", "Motion", "Picture"], resources: ["Fixtures"]),
    tests("Pixels"),
    tests(
      "CairoRenderer", ["Geometry", "Motion", "Picture", "Pixels"], resources: ["Goldens"]),
    tests("Media", ["Pixels"]),
    tests(
      "Export",
      ["Geometry", "Motion", "Picture", "Presets", "Pixels", "CairoRenderer", "Media"]),
    tests("Commands", ["Geometry", "Motion", "Picture", "Pixels", "Media", "Export"]),
  ]
)
