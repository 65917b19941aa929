public import Motion

extension View {
  /// Gives the view a name by which scripts find it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(NameModifier(name: identifier))
  }
  /// Gives the view words by which scripts find it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(NameModifier(name: label.string))
  }
  /// Gives the view words by which scripts find it.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Gives the view words by which scripts find it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// Gives the view words, and a name, by which scripts find it.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Gives the view a name by which scripts find it.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
}

/// A name by which scripts find the content.
struct NameModifier: PrimitiveModifier {
  let name: String

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    inputs.distribute(content(inputs), make: { NameElement() }) { $0.name = name }
  }
}

/// Reports its frame under a name, then what is inside.
final class NameElement: EffectElement {
  var name = ""

  override func search(_ search: inout TargetSearch) {
    search.add(name, frame: animatedFrame.presented(at: search.time))
    content.search(&search)
  }
}

/// What a view is to those who cannot see it; a film has no use for it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }
  /// None.
  public init() { bits = 0 }
  /// A button.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// The selected one.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(bits: 8)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(bits: 16)
  /// A picture.
  public static let isImage = AccessibilityTraits(bits: 32)
  /// Something that plays a sound.
  public static let playsSound = AccessibilityTraits(bits: 64)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(bits: 128)
  /// Words that do not change.
  public static let isStaticText = AccessibilityTraits(bits: 256)
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(bits: 512)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1024)
  /// Something that starts media.
  public static let startsMediaSession = AccessibilityTraits(bits: 2048)
  /// Something that takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
  /// Something that turns pages.
  public static let causesPageTurn = AccessibilityTraits(bits: 8192)
  /// Something that shuts out the rest.
  public static let isModal = AccessibilityTraits(bits: 16384)
  /// A switch.
  public static let isToggle = AccessibilityTraits(bits: 32768)

  /// The traits of either.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  /// The traits of both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  /// The traits of only one.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  /// Adds the traits of `other`.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Keeps the traits that `other` has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }
  /// Keeps the traits of only one.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
  /// Whether all of `member` is there.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }
  /// Adds `newMember`.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  /// Takes `member` away.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = intersection(member)
    bits &= ~member.bits
    return had.bits == 0 ? nil : had
  }
  /// Adds `newMember`.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let had = intersection(newMember)
    formUnion(newMember)
    return had.bits == 0 ? nil : had
  }
}

/// What becomes of the views inside an accessibility element; a film has no use for it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// They are not told.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are told one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are told as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

// What only matters to those who cannot see the film.
extension View {
  /// Leaves the view as it is.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Leaves the view as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Leaves the view as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibility(hidden: Bool) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Leaves the view as it is.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Leaves the view as it is.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
    self
  }
  /// Leaves the view as it is.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
  /// Leaves the view as it is.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  /// Leaves the view as it is.
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey
  ) -> some View { self }
}

/// What else one can ask of a view without seeing it.
public enum AccessibilityActionKind: Hashable, Sendable { case `default`, escape, magicTap, delete }

/// Which way a value is turned without seeing it.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The level of a heading for those who cannot see it.
public enum AccessibilityHeadingLevel: Int, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
