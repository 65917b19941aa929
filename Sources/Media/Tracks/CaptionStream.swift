import CFFmpeg
import Captions
import Glibc

/// The caption track of a film file.
final class CaptionStream {
  private let captions: [TimedText]
  private let container: Container
  private let muxer: Muxer
  private let stream: Int32
  private let packet = Packet()

  /// Milliseconds, as all caption formats count.
  private static let timeBase = AVRational(num: 1, den: 1000)

  /// Adds the stream to a file whose header is not written yet.
  init(
    _ captions: [TimedText], container: Container, muxer: Muxer
  ) throws(MediaError) {
    (self.captions, self.container, self.muxer) = (captions, container, muxer)
    let stream = try muxer.newStream()
    self.stream = stream.pointee.index
    stream.pointee.time_base = Self.timeBase
    guard let parameters = stream.pointee.codecpar else { return }
    parameters.pointee.codec_type = AVMEDIA_TYPE_SUBTITLE
    switch container {
    case .mp4, .mov:
      parameters.pointee.codec_id = AV_CODEC_ID_MOV_TEXT
      let entry = Self.textSampleEntry
      let bytes = av_mallocz(entry.count + Int(AV_INPUT_BUFFER_PADDING_SIZE))?
        .assumingMemoryBound(to: UInt8.self)
      for (index, byte) in entry.enumerated() { bytes?[index] = byte }
      parameters.pointee.extradata = bytes
      parameters.pointee.extradata_size = bytes == nil ? 0 : Int32(entry.count)
    default:
      parameters.pointee.codec_id = AV_CODEC_ID_WEBVTT
    }
  }

  /// Writes every caption; the muxer keeps them until their time.
  func write() throws(MediaError) {
    for (index, caption) in captions.enumerated() {
      let start = milliseconds(caption.start)
      var end = milliseconds(caption.end)
      // MP4 shows one at a time: the next one ends the one before.
      if container == .mp4 || container == .mov, index + 1 < captions.count {
        end = min(end, max(start + 1, milliseconds(captions[index + 1].start)))
      }
      try write(payload(caption.text), from: start, to: max(end, start + 1))
    }
  }

  private func write(_ bytes: [UInt8], from start: Int64, to end: Int64) throws(MediaError) {
    let target = packet.pointer
    try check(av_new_packet(target, Int32(bytes.count)), "write captions")
    for (index, byte) in bytes.enumerated() { target.pointee.data[index] = byte }
    (target.pointee.pts, target.pointee.dts) = (start, start)
    target.pointee.duration = end - start
    target.pointee.flags |= AV_PKT_FLAG_KEY
    try muxer.write(target, stream: stream, timeBase: Self.timeBase)
  }

  /// A caption as the container holds it.
  private func payload(_ text: String) -> [UInt8] {
    guard container == .mp4 || container == .mov else {
      return Array(CaptionMarkup.escaped(text).utf8)
    }
    // 3GPP TS 26.245, 5.17: the length in two bytes, then the words, which carry no tags.
    var words = Array(CaptionMarkup.stripped(text, keeping: []).utf8.prefix(0xFFFF))
    while String(validating: words, as: UTF8.self) == nil { words.removeLast() }
    return [UInt8(words.count >> 8), UInt8(words.count & 255)] + words
  }

  private func milliseconds(_ time: Rational) -> Int64 { Int64((time.value * 1000).rounded()) }

  /// The description of a text track (3GPP TS 26.245, 5.16): white words of 18 on nothing, in the
  /// middle of the bottom, in the player's own font.
  private static let textSampleEntry: [UInt8] = {
    let displayFlags: [UInt8] = [0, 0, 0, 0]
    // Centred, at the bottom.
    let justification: [UInt8] = [1, 0xFF]
    let backgroundRGBA: [UInt8] = [0, 0, 0, 0]
    let box = [UInt8](repeating: 0, count: 8)
    // From character 0 to 0, font 1, no face flags, size 18, white.
    let style: [UInt8] = [0, 0, 0, 0, 0, 1, 0, 18, 255, 255, 255, 255]
    let name = Array("Sans-Serif".utf8)
    // One font, number 1.
    let fonts = Array("ftab".utf8) + [0, 1, 0, 1, UInt8(name.count)] + name
    let length = UInt8(fonts.count + 4)
    return displayFlags + justification + backgroundRGBA + box + style + [0, 0, 0, length] + fonts
  }()
}

extension Muxer {
  /// Adds chapters to a file whose header is not written yet.
  func addChapters(_ chapters: [TimedText]) throws(MediaError) {
    for (index, chapter) in chapters.enumerated() {
      func milliseconds(_ time: Rational) -> Int64 { Int64((time.value * 1000).rounded()) }
      try check(
        inb_add_chapter(
          pointer, Int64(index + 1), AVRational(num: 1, den: 1000), milliseconds(chapter.start),
          milliseconds(chapter.end), chapter.text), "write chapters")
    }
  }
}
