import CFFmpeg

/// What a film, picture or sound file says about itself.
package struct MediaFacts: Hashable, Sendable {
  /// FFmpeg's names of the containers the file may be.
  package var container: String
  /// FFmpeg's name of the pictures' codec, such as `h264`; `none` in a file of sound alone.
  package var codec: String
  /// Pixels.
  package var width: Int
  /// Pixels.
  package var height: Int
  /// FFmpeg's name of the pixel format; of VP9 with alpha, the format of the colours alone.
  package var pixelFormat: String
  /// Frames a second on average.
  package var frameRate: Rational
  /// Coded frames in the file.
  package var frames: Int
  /// Seconds, by the container.
  package var duration: Double
  /// Bytes.
  package var bytes: Int64
  /// `bt709`, …, or `unknown`.
  package var matrix: String
  /// `bt709`, …, or `unknown`.
  package var primaries: String
  /// `bt709`, …, or `unknown`.
  package var transfer: String
  /// `tv` (limited), `pc` (full) or `unknown`.
  package var range: String
  /// `left`, `center`, … or `unspecified`.
  package var chromaLocation: String
  /// Whether the pictures are transparent.
  package var hasAlpha: Bool
  /// Entries of the container's metadata.
  package var metadata: [String: String]
  /// The streams of sound, in the file's order.
  package var sounds: [SoundFacts] = []
  /// The tracks of captions, in the file's order.
  package var captions: [CaptionFacts] = []
  /// The chapters, by their starts.
  package var chapters: [ChapterFacts] = []

  /// Reads a file: its header, and every packet for the count of frames.
  ///
  /// Throws a system error when the file cannot be read, a library's when it is no film, picture or
  /// sound.
  package init(of path: String, named name: String? = nil) throws(MediaError) {
    if let webP = AnimatedWebP(path) {
      self.init(webP)
      return
    }
    try self.init(demuxing: path, named: name ?? path)
  }

  /// FFmpeg's reading of the file.
  private init(demuxing path: String, named name: String) throws(MediaError) {
    let demuxer = try Demuxer(path: path, named: name, wanting: .anything)
    let stream = demuxer.stream
    let parameters = stream.pointee.codecpar.pointee
    let format = demuxer.pointer.pointee
    container = String(cString: format.iformat.pointee.name)
    let hasPictures = parameters.codec_type == AVMEDIA_TYPE_VIDEO
    codec = hasPictures ? String(cString: avcodec_get_name(parameters.codec_id)) : "none"
    width = Int(parameters.width)
    height = Int(parameters.height)
    let pixels = hasPictures ? AVPixelFormat(rawValue: parameters.format) : AV_PIX_FMT_NONE
    pixelFormat = av_get_pix_fmt_name(pixels).map { String(cString: $0) } ?? "unknown"
    let rate = stream.pointee.avg_frame_rate
    frameRate = Rational(Int64(rate.num), Int64(rate.den))
    matrix = Self.word(av_color_space_name(parameters.color_space))
    primaries = Self.word(av_color_primaries_name(parameters.color_primaries))
    transfer = Self.word(av_color_transfer_name(parameters.color_trc))
    range = Self.word(av_color_range_name(parameters.color_range))
    chromaLocation = Self.word(av_chroma_location_name(parameters.chroma_location))
    let flags = av_pix_fmt_desc_get(pixels)?.pointee.flags ?? 0
    hasAlpha =
      flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0 || demuxer.hasAlphaStream
      || pixels == AV_PIX_FMT_PAL8
    metadata = demuxer.metadata
    bytes = avio_size(format.pb)
    let tallies = try demuxer.tallies()
    let tally = tallies[Int(stream.pointee.index)]
    frames = hasPictures ? tally.packets : 0
    // What the header says counts; only a file without it is measured by its packets. A header that
    // covers several streams says nothing about this one.
    let timeBase = stream.pointee.time_base
    if stream.pointee.duration != inb_no_pts {
      duration =
        Double(stream.pointee.duration) * Double(timeBase.num) / Double(max(1, timeBase.den))
    } else if let seconds = demuxer.taggedDuration {
      duration = seconds
    } else if format.duration != inb_no_pts, format.nb_streams == 1 {
      duration = Double(format.duration) / Double(AV_TIME_BASE)
    } else {
      duration = max(0, (tally.end ?? 0) - max(0, tally.start ?? 0))
    }
    readTracks(of: demuxer, tallies)
  }

  /// An animation in which every frame is a picture of its own colours, sRGB throughout.
  private init(_ webP: AnimatedWebP) {
    (container, codec, pixelFormat) = ("webp", "webp", webP.hasAlpha ? "bgra" : "bgr0")
    (width, height, frames, bytes) = (webP.width, webP.height, webP.frames, webP.bytes)
    duration = Double(webP.milliseconds) / 1000
    frameRate = Rational(Int64(webP.frames) * 1000, max(1, Int64(webP.milliseconds)))
    (matrix, primaries, transfer, range) = ("unknown", "unknown", "unknown", "unknown")
    chromaLocation = "unspecified"
    hasAlpha = webP.hasAlpha
    metadata = [:]
  }

  private static func word(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? "unknown"
  }
}
