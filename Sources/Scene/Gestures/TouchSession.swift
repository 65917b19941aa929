/// The followers of one touch, from its beginning to its end.
final class TouchSession {
  private struct Member {
    let follower: any TouchFollower
    let isSimultaneous: Bool
  }
  private var members: [Member] = []

  /// A session of `responders`, innermost first; those of high rank are asked before those inside.
  init(_ responders: [GestureResponder]) {
    let high = responders.filter { $0.rank == .high }.reversed()
    let others = responders.filter { $0.rank != .high }
    members = (Array(high) + others).map {
      Member(follower: $0.follower(), isSimultaneous: $0.rank == .simultaneous)
    }
  }

  /// Hands the touch on; a gesture that takes it makes the others fail.
  ///
  /// When a gesture waits for another touch, as a double tap does after its first, those that come
  /// after it get the end of this one only once it has failed.
  func follow(_ touch: Touch) {
    // One may have come to life by a timer since the last touch, as a long press does.
    for member in members where member.follower.progress.hasClaimed { settle(after: member) }
    var waiting: (any TouchFollower)?
    for member in members where member.follower.progress.isOpen {
      if let waiting, touch.phase == .ended, !member.isSimultaneous {
        hold(touch, for: member, until: waiting)
        continue
      }
      let hadClaimed = member.follower.progress.hasClaimed
      member.follower.follow(touch)
      if !hadClaimed { settle(after: member) }
      if !member.isSimultaneous, member.follower.progress.isOpen, member.follower.awaitsTouch {
        waiting = waiting ?? member.follower
      }
    }
  }

  /// Hands the end of a touch to `member` when `other` fails, and ends `member` when it succeeds.
  private func hold(_ touch: Touch, for member: Member, until other: any TouchFollower) {
    other.onDecided { [self, unowned other] in
      if other.progress == .failed {
        member.follower.follow(touch)
        settle(after: member)
      } else {
        member.follower.fail()
      }
    }
  }

  private func settle(after member: Member) {
    guard member.follower.progress.hasClaimed, !member.isSimultaneous else { return }
    for other in members
    where other.follower !== member.follower && !other.isSimultaneous {
      other.follower.fail()
    }
  }
}
