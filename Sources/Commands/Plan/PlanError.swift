import Foundation

/// Why a request cannot be met for a scene, as facts; `description` has the words.
enum PlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Size, stage and scale do not agree: `expected` is what stage and scale give.
  case contradictorySize(size: PixelSize, stage: CGSize, scale: Double, expected: PixelSize)
  /// A side has more or fewer pixels than a picture may.
  case sizeOutOfRange(width: Double, height: Double)
  /// The scene's aspect is not the file's, and that was to be an error.
  case aspectDiffers(stage: CGSize, size: PixelSize)
  /// The film would be longer than a film may be, or not be at all.
  case durationOutOfRange(seconds: Double)
  /// The film would have more frames than a film may.
  case tooManyFrames(Double)
  /// The part asked for holds no frame of the film.
  case emptyRange(frames: Int, seconds: Double)
  /// The time asked for is not in the film.
  case timeOutsideFilm(seconds: Double, duration: Double)
  /// The film has no such chapter.
  case noChapter(String, among: [String])
  /// Several pictures were to go into one file that holds one.
  case needsPattern(path: String, frames: Int)
  /// An option concerns none of the outputs.
  case unusedOption(String, takers: String)
  /// Two options exclude each other.
  case exclusive([String])

  var description: String {
    switch self {
    case .contradictorySize(let size, let stage, let scale, let expected):
      "--size \(size) contradicts --stage \(Self.text(stage)) at --scale \(brief(scale)), "
        + "which is \(expected); leave one of the three out"
    case .sizeOutOfRange(let width, let height):
      "a picture of \(brief(width, digits: 0))x\(brief(height, digits: 0)) pixels cannot be made; "
        + "choose --size or --scale so that each side has 1 to \(PixelSize.most) pixels"
    case .aspectDiffers(let stage, let size):
      "the scene's aspect, \(Self.text(stage)) points, is not that of \(size) pixels; "
        + "choose another --size, or --fit contain, cover or stretch"
    case .durationOutOfRange(let seconds):
      "a film of \(brief(seconds)) s cannot be made; choose --duration above 0 "
        + "and up to \(brief(FrameLimits.seconds)) s"
    case .tooManyFrames(let count):
      "\(brief(count, digits: 0)) frames are more than the \(FrameLimits.frames) that a film may "
        + "have; choose a lower --fps, a shorter --duration or a --range"
    case .emptyRange(let frames, let seconds):
      "--range holds no frame; the film has \(frames) frames, from 0 to \(brief(seconds)) s, "
        + "and a range ends before its second time"
    case .timeOutsideFilm(let seconds, let duration):
      "\(brief(seconds)) s is not in the film; choose --at from 0 to \(brief(duration))"
    case .noChapter(let title, let titles):
      "--range: there is no chapter '\(title)'; "
        + (titles.isEmpty
          ? "the scene has none, so write seconds, as 1.5..4"
          : "the chapters are \(titles.joined(separator: ", "))")
    case .needsPattern(let path, let frames):
      "\(path) can hold one picture, and there are \(frames); number them, such as "
        + "frames/%06d.png, or use 'inbetween still'"
    case .unusedOption(let option, let takers):
      "\(option) is for \(takers), and none of the outputs is that; leave it out"
    case .exclusive(let options):
      "\(options.joined(separator: " and ")) exclude each other; give one of them"
    }
  }

  private static func text(_ size: CGSize) -> String {
    "\(brief(size.width))x\(brief(size.height))"
  }
}
