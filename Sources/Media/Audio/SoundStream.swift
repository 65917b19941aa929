/// A sound as stereo samples at 48 kHz, from its own start.
protocol SoundStream: AnyObject {
  /// The next `count` samples, left and right in turn; fewer only at the end, none after it.
  func read(_ count: Int) throws(MediaError) -> [Float]

  /// Passes over `count` samples.
  func skip(_ count: Int) throws(MediaError)
}

extension AudioTrack.Source {
  /// The sound from its start.
  func open() throws(MediaError) -> any SoundStream {
    switch self {
    case .file(let path): try AudioReader(path: path)
    case .tone(let tone): ToneStream(tone)
    }
  }

  /// Samples of the whole sound; a file's packets are all read for it, none decoded.
  package func length() throws(MediaError) -> Int {
    switch self {
    case .file(let path): MixFormat.sample(at: try AudioReader.duration(of: path))
    case .tone(let tone): MixFormat.sample(at: tone.duration)
    }
  }
}
