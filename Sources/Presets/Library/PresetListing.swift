import Foundation
import Motion
package import Picture

/// One scene preset as a list shows it.
package struct PresetListing: Sendable {
  package var name: String
  package var title: String
  /// The stage in points.
  package var width: Double
  package var height: Double
  /// The length in seconds.
  package var duration: Double
  /// `name: type …`, one a parameter.
  package var parameters: [String]

  /// `start-stop  Start and stop  640 × 360  4 s  go`.
  package var line: String {
    let names = parameters.compactMap { $0.split(separator: ":").first.map(String.init) }
    let list = names.isEmpty ? "" : "  " + names.joined(separator: ", ")
    return "\(name)  \(title)  \(width.plain) × \(height.plain)  \(duration.short) s\(list)"
  }
}

extension PresetLibrary {
  /// Every scene preset of the library, read with its examples; those with mistakes apart.
  package func listing(
    shaper: any TextShaper
  ) -> (presets: [PresetListing], broken: [PresetErrors]) {
    var (presets, broken): ([PresetListing], [PresetErrors]) = ([], [])
    for name in names(of: .scenes) {
      do throws(PresetErrors) {
        let preset = try ScenePreset.load(
          file: url(of: name, .scenes), named: name, options: .init(usesExamples: true),
          shaper: shaper)
        presets.append(
          PresetListing(
            name: name, title: preset.title ?? name,
            width: preset.composition.stage.size.width,
            height: preset.composition.stage.size.height,
            duration: preset.composition.duration.seconds,
            parameters: preset.parameters.map { "\($0.name): \($0.summary)" }))
      } catch {
        broken.append(error)
      }
    }
    return (presets, broken)
  }
}
