/// The kind of file a film or a still is put into.
package enum Container: String, CaseIterable, Sendable {
  case mp4
  case webm
  case mov
  case mkv
  case gif
  case apng
  case webp
  case png
  case jpeg
  case tiff
  case rgba
  case y4m
  case framehash
  case svg
  case pdf

  /// The file name endings that choose it, without the dot.
  package var extensions: [String] {
    switch self {
    case .mp4: ["mp4", "m4v"]
    case .webm: ["webm"]
    case .mov: ["mov"]
    case .mkv: ["mkv"]
    case .gif: ["gif"]
    case .apng: ["apng"]
    case .webp: ["webp"]
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .tiff: ["tif", "tiff"]
    case .rgba: ["rgba"]
    case .y4m: ["y4m"]
    case .framehash: ["framehash"]
    case .svg: ["svg"]
    case .pdf: ["pdf"]
    }
  }

  /// The codecs it can hold, its default first.
  package var codecs: [Codec] {
    switch self {
    case .mp4: [.h264, .h265, .av1]
    case .webm: [.vp9, .av1]
    case .mov: [.prores4444, .prores422hq, .h264, .h265]
    case .mkv: [.ffv1, .h264, .h265, .vp9, .av1]
    case .gif: [.gif]
    case .apng: [.apng]
    case .webp: [.webp]
    case .png: [.png]
    case .jpeg: [.jpeg]
    case .tiff: [.tiff]
    case .rgba: [.rgba]
    case .y4m: [.y4m]
    case .framehash: [.framehash]
    case .svg: [.svg]
    case .pdf: [.pdf]
    }
  }

  /// Whether it can be written to a pipe, without going back to what was already written.
  package var canStream: Bool {
    switch self {
    case .mp4, .mov, .webm, .mkv, .gif, .png, .jpeg, .tiff, .rgba, .y4m, .framehash: true
    case .apng, .webp, .svg, .pdf: false
    }
  }

  /// Whether it has one picture a file: one frame, or a numbered file for each.
  package var isStill: Bool { [.png, .jpeg, .tiff, .svg].contains(self) }
}
