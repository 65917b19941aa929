import Foundation
import Media
import Motion

/// What was asked for about a film's picture, time and encoding; `nil` leaves it to the next in
/// line: the command line, then an export preset, then the scene, then the default.
struct RenderRequest: Hashable, Sendable {
  /// The file's size in pixels.
  var size: PixelSize?
  /// The scene's size in points.
  var stage: CGSize?
  /// Pixels a point.
  var scale: Double?
  /// What happens when the scene's aspect is not the file's.
  var fit: FitMode?
  /// Frames a second.
  var rate: FrameRate?
  /// The film's length.
  var duration: TimePoint?
  /// The part that is rendered.
  var range: TimeRange?
  /// One frame in how many is kept.
  var step: Int?
  /// Whether the picture at the very end is a frame too.
  var includesEnd: Bool?
  /// What lies below the picture.
  var background: Backdrop?
  /// The word for the container, as of `--format`.
  var format: String?
  /// The word for the codec, as of `--codec`.
  var codec: String?
  /// What the encoder keeps constant.
  var rateControl: RateControl?
  /// How long the encoder may think, as a word of `--effort`.
  var effort: String?
  /// The most frames from one key frame to the next.
  var keyFrameInterval: Int?
  /// The encoder's threads.
  var encoderThreads: Int?
  /// Where captions go.
  var captions: CaptionMode?

  /// What is asked for beyond codec and quality.
  var choices = OutputChoices()

  /// What an encoder keeps constant.
  enum RateControl: Hashable, Sendable {
    /// The quality on a scale of 0 to 100 that all codecs share.
    case quality(Int)
    /// The codec's own constant rate factor.
    case rateFactor(Double)
    /// Bits a second.
    case bitRate(Int)
  }

  /// This request, with what it leaves open taken from `other`.
  ///
  /// Two of size, stage and scale fix the third, so when this request has two of them, `other`'s
  /// third is outranked. Encoder settings belong to a codec: once this request names another
  /// format or codec than `other`, those of `other` say nothing about it.
  func over(_ other: RenderRequest) -> RenderRequest {
    var result = self
    if [size != nil, stage != nil, scale != nil].filter(\.self).count < 2 {
      (result.size, result.stage) = (size ?? other.size, stage ?? other.stage)
      result.scale = scale ?? other.scale
      if size != nil || stage != nil { result.dropThird(\.scale) }
      if scale != nil { result.dropThird(\.size) }
    }
    result.fit = fit ?? other.fit
    result.rate = rate ?? other.rate
    result.duration = duration ?? other.duration
    result.range = range ?? other.range
    result.step = step ?? other.step
    result.captions = captions ?? other.captions
    result.includesEnd = includesEnd ?? other.includesEnd
    result.background = background ?? other.background
    result.encoderThreads = encoderThreads ?? other.encoderThreads
    result.choices = choices.over(other.choices)
    let isOtherCodec =
      (format != nil && other.format != nil && format != other.format)
      || (codec != nil && codec != other.codec)
    if !isOtherCodec {
      result.format = format ?? other.format
      result.codec = codec ?? other.codec
      result.rateControl = rateControl ?? other.rateControl
      result.effort = effort ?? other.effort
      result.keyFrameInterval = keyFrameInterval ?? other.keyFrameInterval
    }
    return result
  }

  /// Leaves `value` out when size, stage and scale are all there.
  private mutating func dropThird<Value>(_ value: WritableKeyPath<RenderRequest, Value?>) {
    if size != nil, stage != nil, scale != nil { self[keyPath: value] = nil }
  }
}
