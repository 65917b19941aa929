import Foundation
import Picture

/// Reads the `text` of a layer.
struct TextDecoder {
  let parent: CGSize
  let diagnostics: Diagnostics

  func decode(_ node: JSONNode) -> TextModel? {
    guard let reader = ObjectReader(node, LayerSpecs.text, diagnostics) else { return nil }
    let font = FontDescription(
      family: reader.string("family") ?? "Inter",
      size: reader.number("size", in: 0.1...10_000) ?? 17, weight: weight(reader["weight"]),
      isItalic: reader.boolean("italic") ?? false,
      hasMonospacedDigits: reader.choice("digits", Digits.self) == .monospaced)
    let lines = reader.integer("lines", in: 1...10_000)
    let block = TextBlock(
      reader["string"].flatMap(words) ?? "", font: font,
      alignment: (reader.choice("align", TextAlign.self) ?? .left).alignment, lineLimit: lines,
      lineHeight: reader.number("lineHeight", in: 0.1...10) ?? 1,
      tracking: reader.number("tracking", in: -1000...1000) ?? 0,
      truncation: lines == nil ? .none : .tail)
    let width = reader["width"].flatMap { Length.decode($0, diagnostics) }
    return TextModel(
      block: block, width: width?.resolved(in: parent.width),
      vertical: reader.choice("valign", TextModel.VerticalAlignment.self) ?? .center)
  }

  private enum Digits: String, CaseIterable { case proportional, monospaced }

  /// Text, or a number or truth value that an expression alone yielded.
  private func words(_ node: JSONNode) -> String? {
    switch node.value {
    case .number(let number): return number.plain
    case .boolean(let boolean): return boolean ? "true" : "false"
    default: return Decode.string(node, diagnostics)
    }
  }

  private func weight(_ node: JSONNode?) -> Int {
    guard let node else { return 400 }
    if node.number != nil { return Decode.integer(node, in: 1...1000, diagnostics) ?? 400 }
    return Decode.choice(node, FontWeight.self, diagnostics)?.number ?? 400
  }
}
