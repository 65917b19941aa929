import CFFmpeg

/// What the packets of one stream come to.
struct StreamTally {
  /// Packets.
  private(set) var packets = 0
  /// Seconds at which the first begins and the last ends, without what is not to be heard.
  private(set) var start: Double?
  private(set) var end: Double?
  /// Packets with content: an empty one of a caption stream only ends the one before.
  private(set) var filled = 0
  /// Seconds by which the container counts.
  let secondsPerTick: Double
  private let sampleRate: Double
  private let isMovText: Bool
  private let padding: Int

  init(_ stream: UnsafeMutablePointer<AVStream>) {
    let timeBase = stream.pointee.time_base
    secondsPerTick = Double(timeBase.num) / Double(max(1, timeBase.den))
    sampleRate = Double(max(1, stream.pointee.codecpar.pointee.sample_rate))
    padding = Int(stream.pointee.codecpar.pointee.initial_padding)
    isMovText = stream.pointee.codecpar.pointee.codec_id == AV_CODEC_ID_MOV_TEXT
  }

  mutating func count(_ packet: UnsafeMutablePointer<AVPacket>) {
    packets += 1
    // MP4's captions begin with the length of their text in two bytes.
    if packet.pointee.size > (isMovText ? 2 : 0) { filled += 1 }
    guard packet.pointee.pts != inb_no_pts else { return }
    var skipped = Self.skippedSamples(packet)
    // Matroska tells the delay once for the stream, MP4 with the first packet.
    if start == nil, packet.pointee.pts < 0 { skipped.front = max(skipped.front, padding) }
    let first = Double(packet.pointee.pts) * secondsPerTick
    let last = first + Double(packet.pointee.duration) * secondsPerTick
    start = min(start ?? .infinity, first + Double(skipped.front) / sampleRate)
    end = max(end ?? -.infinity, last - Double(skipped.back) / sampleRate)
  }

  /// Samples that a decoder drops from the packet: two little-endian numbers of 32 bits, see
  /// `AV_PKT_DATA_SKIP_SAMPLES`.
  private static func skippedSamples(
    _ packet: UnsafeMutablePointer<AVPacket>
  ) -> (front: Int, back: Int) {
    var size = 0
    guard let data = av_packet_get_side_data(packet, AV_PKT_DATA_SKIP_SAMPLES, &size), size >= 8
    else { return (0, 0) }
    func number(_ offset: Int) -> Int {
      (0..<4).reversed().reduce(0) { $0 << 8 | Int(data[offset + $1]) }
    }
    return (number(0), number(4))
  }
}
