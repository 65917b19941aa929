import Assets
import CairoRenderer
import Foundation
import Media
import Picture

extension CommandDefinition {
  /// The command `inbetween doctor`.
  static let doctor = CommandDefinition(
    name: "doctor", summary: "tell which libraries, codecs, fonts and presets are there",
    discussion: """
      What is missing is listed with what its absence costs and how to get it. The exit status is \
      1 when something that works by default cannot work. The compiler's plug-in for '#Preview' \
      and its like, which the first program with one would wait for, is built on the way.
      """,
    options: [Options.presets.definition] + Options.common,
    examples: [Example("doctor", "Look at everything.")],
    run: { arguments, context in
      let folders = try InstalledFolders(arguments, context)
      let report = HealthReport(sections: [
        .libraries, .codecs, .pictures(context), .fonts(), .presets(folders),
        .programs(context),
      ])
      try context.console.result(report.text)
      guard report.isHealthy else {
        throw CommandError.failed("something essential is missing; see the lines above")
      }
    })
}

extension HealthReport.Section {
  /// The libraries that this process has loaded; without one of them it could not have started.
  fileprivate static var libraries: Self {
    let versions = RendererLibraries.versions + MediaLibraries.versions
    return Self(
      title: "Libraries",
      findings: versions.map {
        HealthReport.Finding(
          name: $0.name, found: $0.version, cost: "", remedy: "", isEssential: true)
      })
  }

  /// The encoders of the loaded FFmpeg.
  fileprivate static var codecs: Self {
    Self(
      title: "Codecs",
      // Vector files are Cairo's.
      findings: Codec.allCases.filter { !$0.isVector }.compactMap { codec in
        guard let encoder = codec.encoderName else { return nil }
        let endings = Container.allCases.filter { $0.codecs.first == codec }.map { ".\($0)" }
        let cost =
          endings.isEmpty
          ? "--codec \(codec) does not work"
          : "\(endings.joined(separator: ", ")) cannot be written"
        return HealthReport.Finding(
          name: codec.title, found: codec.isAvailable ? encoder : nil, cost: cost,
          remedy: "install an FFmpeg that has \(encoder)",
          isEssential: codec == .h264 || codec == .vp9)
      } + AudioCodec.allCases.map(finding))
  }

  private static func finding(_ codec: AudioCodec) -> HealthReport.Finding {
    let endings = Container.allCases.filter { $0.audioCodec == codec }.map { ".\($0)" }
    return HealthReport.Finding(
      name: codec.title, found: codec.isAvailable ? codec.encoderName : nil,
      cost: "\(endings.joined(separator: ", ")) has no sound",
      remedy: "install an FFmpeg that has \(codec.encoderName)", isEssential: codec == .aac)
  }

  /// What draws symbols, and pictures that are drawings.
  fileprivate static func pictures(_ context: CommandContext) -> Self {
    Self(
      title: "Pictures",
      findings: [
        HealthReport.Finding(
          name: "Bootstrap Icons", found: FilmPictures.icons(context.environment).folder,
          cost: "Image(systemName:) draws labelled boxes",
          remedy: "apt-get install bootstrap-icons", isEssential: false),
        HealthReport.Finding(
          name: "librsvg", found: RendererLibraries.svgReader, cost: "SVG pictures are missing",
          remedy: "apt-get install librsvg2-2", isEssential: false),
        HealthReport.Finding(
          name: "poppler", found: RendererLibraries.pdfReader, cost: "PDF pictures are missing",
          remedy: "apt-get install libpoppler-glib8", isEssential: false),
      ])
  }

  /// What Swift programs are compiled with; the plug-in of the compiler is built here if need be.
  fileprivate static func programs(_ context: CommandContext) -> Self {
    let environment = context.environment
    var (compiler, library, macros): (String?, String?, String?)
    var remedy = "install a Swift toolchain, and build the product Inbetween"
    do {
      let toolchain = try FilmToolchain(
        executable: environment.executable, variables: environment.variables)
      (compiler, library) = (toolchain.compiler, toolchain.libraries)
      macros = try FilmMacros(toolchain).build(
        console: context.console, cancellation: environment.cancellation)
    } catch {
      remedy = "\(error)"
    }
    return Self(
      title: "Swift programs",
      findings: [
        HealthReport.Finding(
          name: "compiler", found: compiler, cost: ".swift files cannot be rendered",
          remedy: remedy, isEssential: false),
        HealthReport.Finding(
          name: "library", found: library, cost: ".swift files cannot be rendered",
          remedy: remedy, isEssential: false),
        HealthReport.Finding(
          name: "macros", found: macros,
          cost: "files with #Preview, @Entry or @Animatable cannot be rendered", remedy: remedy,
          isEssential: false),
      ])
  }

  /// The families that scenes ask for unless they name others.
  fileprivate static func fonts() -> Self {
    let families = [
      ("Inter", "a", "fonts-inter", "texts are set in a substitute unless a scene names a family"),
      ("JetBrains Mono", "a", "fonts-jetbrains-mono", "monospaced texts are set in a substitute"),
      ("Quicksand", "a", "fonts-quicksand", "rounded texts are set in a substitute"),
      ("Noto Color Emoji", "\u{1F600}", "fonts-noto-color-emoji", "emoji are boxes"),
    ]
    return Self(
      title: "Fonts",
      findings: families.map { family, sample, package, cost in
        HealthReport.Finding(
          name: family, found: file(of: family, sample: sample), cost: cost,
          remedy: "apt-get install \(package)", isEssential: false)
      })
  }

  /// The file of a family; `nil` when the system takes another one for it.
  private static func file(of family: String, sample: String) -> String? {
    let shaper = PangoTextShaper()
    let layout = shaper.layout(
      TextBlock(sample, font: FontDescription(family: family)), width: nil)
    let isSubstituted = shaper.notices.contains { notice in
      if case .substituted = notice { true } else { false }
    }
    return isSubstituted ? nil : layout.lines.first?.runs.first?.face.file ?? "installed"
  }

  /// The folders with scenes and export presets.
  fileprivate static func presets(_ folders: InstalledFolders) -> Self {
    Self(
      title: "Presets",
      findings: [
        HealthReport.Finding(
          name: "folder", found: folders.existing.first,
          cost: "scenes and export presets cannot be called by name",
          remedy: "give --presets or set INBETWEEN_HOME", isEssential: false)
      ])
  }
}
