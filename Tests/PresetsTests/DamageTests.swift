import Foundation
import Motion
import Picture
import Testing

@testable import Presets

/// Small shipped presets with values exchanged at random: each is refused with words or plays to the end.
@Suite struct DamageTests {
  private static let strange: [JSONNode] =
    [
      "null", "true", "0", "-1", "0.5", "1e9", "-1e300", "\"\"", "\"x\"", "\"100%\"", "\"-5%\"",
      "\"90f\"", "\"${1 / 3}\"", "\"forever\"", "\"none\"", "\"red\"", "[]", "[0, 0]",
      "[1, 2, 3, 4]",
      "{}", "{ \"x\": 1 }", "{ \"spring\": 0 }", "{ \"linear\": 0 }", "{ \"circle\": {} }",
      "{ \"polygon\": { \"sides\": 3 } }", "{ \"capsule\": {} }",
    ].compactMap { JSONReader.read(Data($0.utf8), into: Diagnostics(file: "")) }

  private func count(_ node: JSONNode) -> Int {
    1 + (node.elements ?? []).reduce(0) { $0 + count($1) }
      + (node.members ?? []).reduce(0) { $0 + count($1.value) }
  }

  /// The tree with value number `place`, counted from the root, replaced.
  private func replacing(_ node: JSONNode, _ place: inout Int, _ value: JSONNode) -> JSONNode {
    place -= 1
    if place == -1 { return value }
    var copy = node
    if let elements = node.elements {
      copy.value = .array(elements.map { replacing($0, &place, value) })
    } else if var members = node.members {
      for index in members.indices {
        members[index].value = replacing(members[index].value, &place, value)
      }
      copy.value = .object(members)
    }
    return copy
  }

  @Test(arguments: ["blobs", "cubic-curve", "start-stop", "suits"])
  func exchangedValuesNeverTrap(_ name: String) throws {
    let data = try Data(contentsOf: shippedPresets.appendingPathComponent("scenes/\(name).json"))
    let tree = try #require(JSONReader.read(data, into: Diagnostics(file: name)))
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      // SplitMix64, Steele, Lea and Flood (2014).
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
    let total = count(tree)
    for _ in 0..<16 {
      var place = random(total)
      let damaged = replacing(tree, &place, Self.strange[random(Self.strange.count)])
      guard let preset = try? load(JSONWriter.text(damaged)) else { continue }
      for share in [0, 0.4, 1] {
        let time = FrameTime(seconds: preset.composition.duration.seconds * share)
        let picture = preset.composition.displayList(at: time).description
        #expect(!picture.contains("nan") && !picture.contains("inf"))
      }
    }
    // Whatever was exchanged, the preset itself is whole.
    #expect(messages(JSONWriter.text(tree)) == [])
  }
}
