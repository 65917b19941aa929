import CCairo
import Foundation
import Picture

/// A text block given to Pango, and what Pango made of it.
final class ParagraphLayout {
  /// The owned `PangoLayout`.
  private let pointer: OpaquePointer
  private let block: TextBlock
  private let string: String

  /// Sets `string` as `block` says; `width` is in points.
  init(_ block: TextBlock, string: String, width: Double?, context: OpaquePointer) {
    self.block = block
    self.string = string
    // Nil only when memory is exhausted.
    // swift-format-ignore: NeverForceUnwrap
    pointer = pango_layout_new(context)!
    let description = block.font.makeDescription()
    pango_layout_set_font_description(pointer, description)
    pango_font_description_free(description)
    pango_layout_set_text(pointer, string, Int32(clamping: string.utf8.count))
    setAttributes()
    if let width {
      pango_layout_set_width(pointer, pangoUnits(max(width, 0), rounding: .up))
      pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
      if let place = block.truncation.ellipsis, let limit = block.lineLimit {
        pango_layout_set_height(pointer, Int32(clamping: -max(limit, 1)))
        pango_layout_set_ellipsize(pointer, place)
      }
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  private func setAttributes() {
    let attributes = pango_attr_list_new()
    if block.tracking != 0, block.tracking.isFinite {
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(pangoUnits(block.tracking)))
    }
    if block.font.hasMonospacedDigits {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    for span in block.spans { insert(span, into: attributes) }
    pango_layout_set_attributes(pointer, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Sets one part of the words in a face of its own.
  private func insert(_ span: TextSpan, into attributes: OpaquePointer?) {
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = UInt32(clamping: span.bytes.lowerBound)
      attribute?.pointee.end_index = UInt32(clamping: span.bytes.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    let description = span.font.makeDescription()
    insert(pango_attr_font_desc_new(description))
    pango_font_description_free(description)
    insert(pango_attr_letter_spacing_new(pangoUnits(span.tracking)))
    if span.font.hasMonospacedDigits != block.font.hasMonospacedDigits {
      insert(pango_attr_font_features_new(span.font.hasMonospacedDigits ? "tnum=1" : "tnum=0"))
    }
    if let box = span.box {
      var rectangle = PangoRectangle(
        x: pangoUnits(box.minX), y: pangoUnits(box.minY), width: pangoUnits(box.width),
        height: pangoUnits(box.height))
      insert(pango_attr_shape_new(&rectangle, &rectangle))
    }
    if span.baselineOffset != 0 { insert(pango_attr_rise_new(pangoUnits(span.baselineOffset))) }
  }

  /// The size of the face that the byte is set in.
  private func size(at byte: Int) -> Double {
    (block.spans.last { $0.bytes.contains(byte) }?.font ?? block.font).usedSize
  }

  /// Whether the byte stands for something else than a glyph.
  private func isBox(at byte: Int) -> Bool {
    block.spans.contains { $0.box != nil && $0.bytes.contains(byte) }
  }

  /// Whether Pango put an ellipsis somewhere.
  var isEllipsized: Bool { pango_layout_is_ellipsized(pointer) != 0 }

  /// The lines, each at the left edge, with the block's line height; missing code points are added
  /// to `missing`.
  func lines(missing: inout [UInt32]) -> [TextLayout.Line] {
    var lines: [TextLayout.Line] = []
    var top = 0.0
    let count = Int(pango_layout_get_line_count(pointer))
    for index in 0..<count {
      guard let line = pango_layout_get_line_readonly(pointer, Int32(index)) else { continue }
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      let (ascent, height) = (-Double(logical.y) / 1024, Double(logical.height) / 1024)
      // The extra, or missing, height is shared by both sides of the line, as in CSS.
      let lineHeight = block.lineHeight.isFinite ? max(block.lineHeight, 0) : 1
      let full = height * lineHeight
      let baseline = top + (full - height) / 2 + ascent
      let runs = runs(of: line, baseline: baseline, missing: &missing)
      let start = Int(line.pointee.start_index)
      let width = Double(logical.width) / 1024
      lines.append(
        TextLayout.Line(
          frame: CGRect(x: 0, y: top, width: width, height: full), baseline: baseline,
          runs: runs, bytes: start..<(start + Int(line.pointee.length))))
      top += full
    }
    return lines
  }

  private func runs(
    of line: UnsafeMutablePointer<PangoLayoutLine>, baseline: Double, missing: inout [UInt32]
  ) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    var pen = 0.0
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let item = run.item, let string = run.glyphs,
        let font = item.pointee.analysis.font
      else { continue }
      let face = FontPattern.face(of: UnsafeMutableRawPointer(font))
      var glyphs: [GlyphRun.Glyph] = []
      for index in 0..<Int(string.pointee.num_glyphs) {
        let info = string.pointee.glyphs[index]
        let advance = Double(info.geometry.width) / 1024
        defer { pen += advance }
        let cluster = Int(item.pointee.offset) + Int(string.pointee.log_clusters[index])
        let isEmpty = info.glyph == PangoGlyph(0x0FFF_FFFF)
        guard !isEmpty || isBox(at: cluster) else { continue }
        let isUnknown = !isEmpty && info.glyph & PangoGlyph(0x1000_0000) != 0
        if isUnknown { missing.append(UInt32(info.glyph & 0x0FFF_FFFF)) }
        glyphs.append(
          GlyphRun.Glyph(
            // Glyph 0 is the face's own picture of a glyph that it does not have.
            id: isUnknown ? 0 : isEmpty ? FontPattern.space(of: font) : UInt32(info.glyph),
            origin: CGPoint(
              x: pen + Double(info.geometry.x_offset) / 1024,
              y: baseline + Double(info.geometry.y_offset - run.y_offset) / 1024),
            advance: advance, cluster: cluster))
      }
      if let face, !glyphs.isEmpty {
        let size = size(at: Int(item.pointee.offset))
        runs.append(GlyphRun(face: face, size: size, glyphs: glyphs))
      }
    }
    return runs
  }
}

/// Points in units of Pango, which are 1/1024 of one.
func pangoUnits(
  _ points: Double, rounding rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
) -> Int32 {
  guard !points.isNaN else { return 0 }
  return Int32(min(max((points * 1024).rounded(rule), -0x3FFF_FFFF), 0x3FFF_FFFF))
}

extension TextBlock.Truncation {
  /// Where Pango puts the ellipsis; `nil` for nowhere.
  fileprivate var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .none: nil
    case .tail: PANGO_ELLIPSIZE_END
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    }
  }
}

extension FontDescription {
  /// The size within what Pango can measure: 0.01…10,000 points.
  var usedSize: Double { size.isFinite ? min(max(size, 0.01), 10_000) : 17 }

  /// A description for Pango, which the caller frees.
  func makeDescription() -> OpaquePointer {
    // Nil only when memory is exhausted.
    // swift-format-ignore: NeverForceUnwrap
    let description = pango_font_description_new()!
    // Fontconfig does not know this one of CSS's generic names: Debian's rounded faces, best first.
    let isRounded = family.lowercased() == "ui-rounded"
    pango_font_description_set_family(
      description, isRounded ? "Quicksand,Nunito,Comfortaa,Inter" : family)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(weight, 1), 1000))))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, usedSize * 1024)
    return description
  }
}
