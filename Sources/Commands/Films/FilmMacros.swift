import Export
import Foundation

/// The plug-in that gives the compiler `#Preview`, `@Entry` and `@Animatable`.
///
/// It is built with the user's own compiler, from the libraries that come with it, when the first program
/// needs it, and kept: a plug-in and a compiler must be of one version.
struct FilmMacros {
  private let toolchain: FilmToolchain
  private let cache: FilmCache

  /// The plug-in for a compiler, which tells the module from the file's name.
  init(_ toolchain: FilmToolchain) {
    self.toolchain = toolchain
    cache = FilmCache(variables: toolchain.variables, productName: "libInbetweenMacros.so")
  }

  /// The words of a program that ask for it.
  static let words: Set = [
    "#Preview", "@Previewable", "@Entry", "@Animatable", "@AnimatableIgnored",
  ]

  /// The plug-in's path, once it is built.
  func build(console: Console, cancellation: Cancellation) throws -> String {
    let sources = try toolchain.macroSources()
    var key = toolchain.identity + "\n"
    for path in sources {
      key +=
        path + "\n"
        + String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    let hash = FilmHash.hash(key.utf8)
    if let path = cache.find(hash, key: key) { return path }
    console.detail("building the macros \(Self.words.sorted().joined(separator: ", ")), once")
    let folder = try cache.begin(hash)
    defer { folder.discard() }
    let host = toolchain.hostLibraries
    let compiler = try ChildProcess(
      toolchain.compiler,
      [
        "-emit-library", "-O", "-wmo", "-swift-version", "6", "-suppress-warnings",
        "-parse-as-library", "-module-name", "InbetweenMacros", "-enable-upcoming-feature",
        "InternalImportsByDefault", "-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host,
        "-lSwiftSyntax", "-lSwiftSyntaxBuilder", "-lSwiftSyntaxMacros",
      ] + sources + ["-o", folder.product],
      capturesOutput: true, ownGroup: true)
    let (output, code) = try compiler.collect(cancellation: cancellation)
    guard code == 0 else {
      console.passOn(output)
      throw CommandError.failed(
        "could not build the macros for \(toolchain.compiler): its words are above; use a toolchain "
          + "that comes with SwiftSyntax in \(host)")
    }
    return try folder.finish(key: key)
  }

  /// What a program's own module must declare to use them.
  ///
  /// A declaration in the library would make the compiler ask for the plug-in in every program.
  static let declarations = """
    @freestanding(declaration) macro Preview(
      _ name: Swift.String? = nil,
      traits: SwiftUI.PreviewTrait<SwiftUI.Preview.ViewTraits>...,
      @SwiftUI.ViewBuilder body: @escaping @MainActor () -> any SwiftUI.View
    ) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")
    @attached(peer) macro Previewable() =
      #externalMacro(module: "InbetweenMacros", type: "PreviewableMacro")
    @attached(accessor) @attached(peer, names: prefixed(__Key_)) macro Entry() =
      #externalMacro(module: "InbetweenMacros", type: "EntryMacro")
    @attached(extension, conformances: SwiftUI.Animatable)
    @attached(member, names: named(animatableData)) macro Animatable() =
      #externalMacro(module: "InbetweenMacros", type: "AnimatableMacro")
    @attached(peer) macro AnimatableIgnored() =
      #externalMacro(module: "InbetweenMacros", type: "AnimatableIgnoredMacro")
    """
}
