import Foundation
import Picture
import Pixels

/// One buffer of the ring: a bitmap and the pictures that it holds the average of.
///
/// Sendable by hand-over: the ring gives a buffer to one thread at a time, and a thread that has
/// given it back does not touch it again.
final class FrameBuffer: @unchecked Sendable {
  /// The pixels.
  let bitmap: Bitmap
  /// The same with 16 bits a channel, where that is wanted.
  let deep: DeepBitmap?
  /// What is drawn in `bitmap`; `nil` before the first frame or after a drawing that failed.
  var content: [DisplayList]?

  init(width: Int, height: Int, isDeep: Bool) {
    bitmap = Bitmap(width: width, height: height)
    deep = isDeep ? DeepBitmap(width: width, height: height) : nil
  }
}

/// A fixed number of frames on their way from evaluation through drawing to the encoder.
///
/// Frame `i` travels in slot `i mod capacity`. Evaluation waits for the slot to come free, so a
/// slow encoder holds back everything before it and memory does not grow with the film. Closing the
/// ring wakes every waiting thread; the first error wins.
///
/// Sendable because every stored property is read and written only while `condition` is locked.
final class FrameRing: @unchecked Sendable {
  private enum Slot {
    case free(FrameBuffer)
    case evaluated([DisplayList], FrameBuffer)
    case drawing
    case drawn(FrameBuffer)
    case encoding
  }

  private let condition = NSCondition()
  private var slots: [Slot]
  /// The next frame that a drawing thread takes, and how many frames were evaluated so far.
  private var nextToDraw = 0
  private var evaluated = 0
  private var total: Int?
  private var error: (any Error)?
  private var isClosed = false

  /// A ring of `capacity` buffers of `width` × `height` pixels.
  init(capacity: Int, width: Int, height: Int, isDeep: Bool = false) {
    slots = (0..<capacity).map { _ in
      .free(FrameBuffer(width: width, height: height, isDeep: isDeep))
    }
  }

  /// The error that closed the ring, if one did.
  var failure: (any Error)? { locked { error } }

  /// Stops every stage, with `error` as the reason unless another came first.
  func close(_ error: (any Error)? = nil) {
    locked {
      if self.error == nil { self.error = error }
      isClosed = true
      condition.broadcast()
    }
  }

  /// Evaluation: hands on the pictures of the next frame; `false` when the ring is closed.
  func put(_ pictures: [DisplayList]) -> Bool {
    locked {
      let index = evaluated % slots.count
      while true {
        if isClosed { return false }
        if case .free(let buffer) = slots[index] {
          slots[index] = .evaluated(pictures, buffer)
          evaluated += 1
          condition.broadcast()
          return true
        }
        condition.wait()
      }
    }
  }

  /// Evaluation: says that no frame follows.
  func endOfFrames() {
    locked {
      total = evaluated
      condition.broadcast()
    }
  }

  /// Drawing: the next frame to draw, or `nil` when there is none left.
  func takeToDraw() -> (frame: Int, pictures: [DisplayList], buffer: FrameBuffer)? {
    locked {
      while true {
        if isClosed || nextToDraw == total { return nil }
        let index = nextToDraw % slots.count
        if nextToDraw < evaluated, case .evaluated(let pictures, let buffer) = slots[index] {
          slots[index] = .drawing
          defer { nextToDraw += 1 }
          return (nextToDraw, pictures, buffer)
        }
        condition.wait()
      }
    }
  }

  /// Drawing: hands on the drawn `frame`.
  func finishDrawing(_ frame: Int, _ buffer: FrameBuffer) {
    locked {
      slots[frame % slots.count] = .drawn(buffer)
      condition.broadcast()
    }
  }

  /// Encoding: the drawn `frame`, or `nil` when the film ends before it.
  func takeToEncode(_ frame: Int) -> FrameBuffer? {
    locked {
      let index = frame % slots.count
      while true {
        if isClosed || frame == total { return nil }
        if frame < nextToDraw, case .drawn(let buffer) = slots[index] {
          slots[index] = .encoding
          return buffer
        }
        condition.wait()
      }
    }
  }

  /// Encoding: gives the buffer of `frame` back.
  func finishEncoding(_ frame: Int, _ buffer: FrameBuffer) {
    locked {
      slots[frame % slots.count] = .free(buffer)
      condition.broadcast()
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}
