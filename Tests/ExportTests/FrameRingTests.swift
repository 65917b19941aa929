import Foundation
import Picture
import Synchronization
import Testing

@testable import Export

@Suite struct FrameRingTests {
  @Test func aFullRingHoldsBackEvaluation() {
    let ring = FrameRing(capacity: 3, width: 2, height: 2)
    for _ in 0..<3 { #expect(ring.put([DisplayList()])) }
    let wasPut = Atomic<Bool>(false)
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let accepted = ring.put([DisplayList()])
      wasPut.store(accepted, ordering: .releasing)
      ended.signal()
    }
    // Drawing alone frees nothing: only an encoded frame makes room for another.
    for _ in 0..<3 {
      guard let (frame, _, buffer) = ring.takeToDraw() else { break }
      ring.finishDrawing(frame, buffer)
    }
    let wasPutEarly = wasPut.load(ordering: .acquiring)
    #expect(!wasPutEarly)
    if let buffer = ring.takeToEncode(0) { ring.finishEncoding(0, buffer) }
    ended.wait()
    let wasPutLater = wasPut.load(ordering: .acquiring)
    #expect(wasPutLater)
  }

  @Test func closingWakesEveryStageAndKeepsTheFirstError() {
    let ring = FrameRing(capacity: 2, width: 2, height: 2)
    let ended = DispatchGroup()
    for wait in [{ _ = ring.takeToDraw() }, { _ = ring.takeToEncode(0) }] as [@Sendable () -> Void]
    {
      ended.enter()
      Thread.detachNewThread {
        wait()
        ended.leave()
      }
    }
    ring.close(ExportError.cancelled)
    ring.close(CocoaError(.fileNoSuchFile))
    ended.wait()
    #expect(ring.failure as? ExportError == .cancelled)
    #expect(!ring.put([DisplayList()]))
  }
}
