import Foundation
import Motion
import Picture
import Presets

/// The preset that `text` is.
func load(
  _ text: String, options: ScenePreset.Options = .init()
) throws(PresetErrors) -> ScenePreset {
  try ScenePreset.load(
    data: Data(text.utf8), named: "film.json", options: options, shaper: BoxShaper())
}

/// A preset with one layer `a` and whatever `rest` adds at the top.
func film(_ layer: String, _ rest: String = "\"duration\": 2") -> String {
  """
  { "inbetween": 1, "stage": { "width": 200, "height": 100 },
    "layers": [ { "id": "a", \(layer) } ],
    \(rest) }
  """
}

/// The messages of a text that does not load, or of its warnings.
func messages(_ text: String, options: ScenePreset.Options = .init()) -> [String] {
  do throws(PresetErrors) {
    return try load(text, options: options).warnings.map(\.description)
  } catch {
    return error.diagnostics.map(\.description)
  }
}

/// The display list at `seconds`, as text.
func picture(_ text: String, at seconds: Double) throws -> String {
  try load(text).composition.displayList(at: FrameTime(seconds: seconds)).description
}

/// The package's folder with the presets that are shipped.
let shippedPresets = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("presets")
