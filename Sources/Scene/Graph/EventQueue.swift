/// What is going to happen, in order of time and, at one time, of planning.
struct EventQueue {
  private struct Event {
    let time: Double
    let sequence: Int
    let isAwaited: Bool
    let action: () -> Void

    func isBefore(_ other: Event) -> Bool {
      time != other.time ? time < other.time : sequence < other.sequence
    }
  }
  // A binary heap: the parent of `i` is `(i - 1) / 2`, and is never after it.
  private var heap: [Event] = []
  private var planned = 0

  /// When the next event happens.
  var nextTime: Double? { heap.first?.time }

  /// When the next event happens that is awaited.
  var nextAwaitedTime: Double? { heap.lazy.filter(\.isAwaited).map(\.time).min() }

  /// The number of events to come.
  var count: Int { heap.count }

  /// Plans `action` at `time`, rounded to a microsecond so that sums of intervals meet frame times.
  ///
  /// It is awaited when a film is not at rest before it, as with a delay; the next fire of a clock is not.
  mutating func schedule(
    at time: Double, isAwaited: Bool = true, _ action: @escaping () -> Void
  ) {
    let rounded = (time * 1_000_000).rounded() / 1_000_000
    heap.append(Event(time: rounded, sequence: planned, isAwaited: isAwaited, action: action))
    planned += 1
    var index = heap.count - 1
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Takes the next event out.
  mutating func popFirst() -> (time: Double, action: () -> Void)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      var index = 0
      while true {
        var least = index
        for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
          if heap[child].isBefore(heap[least]) { least = child }
        }
        if least == index { break }
        heap.swapAt(index, least)
        index = least
      }
    }
    return (first.time, first.action)
  }
}
