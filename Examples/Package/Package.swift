// swift-tools-version: 6.2
import PackageDescription

// `swift run Greeting -o greeting.mp4` renders the film; `swift run Greeting still --at 1` a picture.
let package = Package(
  name: "Greeting",
  dependencies: [.package(name: "Inbetween", path: "../..")],
  targets: [
    .executableTarget(
      name: "Greeting", dependencies: [.product(name: "Inbetween", package: "Inbetween")])
  ])
