import Geometry
import Picture

/// The keys of layers and of what stands in them.
enum LayerSpecs {
  static let shape = ObjectSpec(
    "a shape",
    [
      .init(
        "path", .any(of: [.string, .object(pathShape)]),
        "SVG path data, in points from the frame's top left."),
      .init("polygon", .object(polygon), "A regular polygon in the circle that fits the frame."),
      .init("star", .object(star), "A star in the circle that fits the frame."),
      .init("circle", .object(empty), "The circle that fits the frame."),
      .init("ellipse", .object(empty), "The ellipse that fills the frame."),
      .init("rectangle", .object(empty), "The frame itself."),
      .init("roundedRectangle", .object(roundedRectangle), "The frame with round corners."),
      .init("capsule", .object(empty), "The frame with its shorter sides round."),
      .init("line", .definition("points"), "[start, end], in points from the frame's top left."),
      .init("quad", .definition("points"), "[start, control, end] of a quadratic curve."),
      .init("cubic", .definition("points"), "[start, control1, control2, end] of a cubic curve."),
      .init(
        "curves", .array(.object(curve), 1...100_000),
        "Cubic curves in the unit square, stretched over the frame."),
      .init("polyline", .object(polyline), "A line through values at even distances."),
      .init("blob", .object(blob), "A soft closed outline that follows from a seed."),
      .init("suit", .choice(Suit.allCases.map(\.rawValue)), "The mark of a suit of playing cards."),
      .init("outline", .notYet, "The outline of text."),
      .init(
        "viewBox", .array(.number(), 4...4),
        "[x, y, width, height] that is stretched over the frame."),
    ])
  static let empty = ObjectSpec("an empty object", [])
  static let pathShape = ObjectSpec(
    "a path", key: "pathData", [.init("d", .string, "SVG path data.", required: true)])
  static let polygon = ObjectSpec(
    "a polygon",
    [.init("sides", .number(2...10_000), "How many sides; may be fractional.", required: true)])
  static let star = ObjectSpec(
    "a star",
    [
      .init("points", .number(2...10_000), "How many points; may be fractional.", required: true),
      .init("inner", .number(0...1), "The inner radius as a share of the outer; default 0.5."),
    ])
  static let roundedRectangle = ObjectSpec(
    "a rounded rectangle",
    [
      .init("radius", .number(0...100_000), "The corners' radius in points.", required: true),
      .init(
        "style", .choice(["circular", "continuous"]), "How the corner bends; default continuous."),
    ])
  static let curve = ObjectSpec(
    "a curve", key: "cubicCurve",
    [
      .init(
        "start", .definition("point"), "Where the curve begins; default: where the one before ends."
      ),
      .init("control1", .definition("point"), "The first control point.", required: true),
      .init("control2", .definition("point"), "The second control point.", required: true),
      .init("end", .definition("point"), "Where the curve ends."),
      .init("point", .definition("point"), "Another name of `end`."),
    ])
  static let polyline = ObjectSpec(
    "a polyline",
    [
      .init(
        "values", .array(.number(), 1...100_000), "0 is the frame's foot, 1 its top.",
        required: true)
    ])
  static let blob = ObjectSpec(
    "a blob",
    [
      .init(
        "seed", .integer(0...9_007_199_254_740_991), "The number that the outline follows from.",
        required: true),
      .init("segments", .integer(3...1000), "How many curves; default 8."),
    ])

  static let text = ObjectSpec(
    "a text",
    [
      .init("string", .string, "The words; \\n begins a line.", required: true),
      .init("size", .number(0.1...10_000), "The size in points; default 17."),
      .init(
        "weight", .any(of: [.choice(FontWeight.allCases.map(\.rawValue)), .integer(1...1000)]),
        "A name or 1 to 1000; default regular."),
      .init("family", .string, "The family; default Inter."),
      .init("italic", .boolean, "Whether the italic face is taken."),
      .init(
        "align", .choice(TextAlign.allCases.map(\.rawValue)), "Where lines stand; default left."),
      .init(
        "valign", .choice(TextModel.VerticalAlignment.allCases.map(\.rawValue)),
        "Where the block stands in its frame; default center."),
      .init("lines", .integer(1...10_000), "The most lines."),
      .init(
        "lineHeight", .number(0.1...10),
        "The distance of baselines as a multiple of the face's own."),
      .init("tracking", .number(-1000...1000), "Points added after each letter."),
      .init(
        "digits", .choice(["proportional", "monospaced"]), "Whether all digits are equally wide."),
      .init("width", .definition("length"), "The width to wrap at, for text at a point."),
      .init("value", .notYet, "A number that is shown."),
      .init("format", .notYet, "How the number is written."),
      .init("round", .notYet, "How the number is rounded."),
      .init("fit", .notYet, "What is done with text that does not fit."),
    ])

  static let stroke = ObjectSpec(
    "a stroke",
    [
      .init("color", .definition("color"), "The colour; default black."),
      .init("gradient", .definition("gradient"), "A gradient in place of a colour."),
      .init("width", .number(0...100_000), "Points, centred on the outline; default 1."),
      .init("cap", .choice(["butt", "round", "square"]), "How open ends look."),
      .init("join", .choice(["miter", "round", "bevel"]), "How corners look."),
      .init(
        "miterLimit", .number(1...1000), "The longest miter as a multiple of the width; default 10."
      ),
      .init(
        "dash", .array(.number(0...100_000), 0...100), "The lengths of dashes and gaps in turn."),
      .init("phase", .number(), "Where in the pattern the line begins."),
    ])
  static let gradient = ObjectSpec(
    "a gradient", key: "gradient",
    [
      .init("linear", .object(linear), "Colours along a line."),
      .init("radial", .object(radial), "Colours along a radius."),
      .init("angular", .object(angular), "Colours around a centre."),
    ])
  private static let stops = ObjectSpec.Field(
    "stops", .array(.definition("stop"), 2...256), "[place 0 to 1, colour] in rising order.",
    required: true)
  static let linear = ObjectSpec(
    "a linear gradient",
    [
      .init(
        "from", .definition("point"), "Where it begins, in the box's unit square; default [0, 0]."),
      .init("to", .definition("point"), "Where it ends; default [0, 1]."), stops,
    ])
  static let radial = ObjectSpec(
    "a radial gradient",
    [
      .init("center", .definition("point"), "The centre; default [0.5, 0.5]."),
      .init("radius", .number(0...1000), "A share of the box's shorter side; default 0.5."), stops,
    ])
  static let angular = ObjectSpec(
    "an angular gradient",
    [
      .init("center", .definition("point"), "The centre; default [0.5, 0.5]."),
      .init("angle", .number(), "Where it begins, in degrees from 3 o'clock; default 0."), stops,
    ])
  static let shadow = ObjectSpec(
    "a shadow",
    [
      .init("color", .definition("color"), "The colour; default #00000055."),
      .init("radius", .number(0...1000), "The blur's standard deviation in points; default 0."),
      .init("offset", .definition("pair"), "How far it is moved; default [0, 0]."),
    ])
  static let morph = ObjectSpec(
    "a morph",
    [
      .init(
        "strategy", .choice(MorphStrategy.allCases.map(\.rawValue)), "How two outlines are matched."
      ),
      .init(
        "anchors", .array(.array(.definition("point"), 2...2), 0...mostPairs),
        "[point of the old shape, point of the new one] that meet, in the unit squares of their frames."
      ),
      .init(
        "contours", .array(.array(.integer(0...lastContour), 2...2), 0...mostPairs),
        "[contour of the old shape, contour of the new one] that become each other, counted from 0."
      ),
    ])
  /// How many anchors or pairs of contours a morph may name.
  static let mostPairs = 1000
  /// The highest number that a contour may have.
  static let lastContour = 999_999

  /// What may be said of a layer by itself, a state, or `set`.
  static let properties = ObjectSpec(
    "a layer", key: "properties",
    [
      .init("shape", .oneKey(shape), "The layer is a shape."),
      .init("text", .object(text), "The layer is text."),
      .init("frame", .array(.definition("length"), 4...4), "[x, y, width, height] in the parent."),
      .init("at", .array(.definition("length"), 2...2), "Where the anchor stands in the parent."),
      .init("size", .array(.definition("length"), 2...2), "The size that goes with `at`."),
      .init(
        "anchor", .definition("anchor"),
        "The point that `at` places and that scale, rotation and skew leave; default center."),
      .init("offset", .definition("pair"), "Moves the layer in the parent."),
      .init("rotation", .number(), "Degrees, clockwise, never wrapped."),
      .init("skew", .definition("pair"), "Degrees along x and y."),
      .init(
        "scale", .any(of: [.number(), .definition("pair")]), "One factor, or one for each axis."),
      .init(
        "fill", .any(of: [.definition("color"), .definition("gradient")]),
        "What the inside is covered with; default black, or none where a stroke is given."),
      .init(
        "stroke", .any(of: [.definition("color"), .object(stroke)]), "The line along the outline."),
      .init("fillRule", .choice(["nonzero", "evenodd"]), "What counts as inside."),
      .init("opacity", .number(0...1), "0 is clear."),
      .init(
        "trim", .array(.number(0...1), 2...2), "The part of the outline that is drawn, by length."),
      .init(
        "cornerRadius", .number(0...100_000), "Clips the layer to its frame with round corners."),
      .init("blur", .number(0...1000), "The blur's standard deviation in points."),
      .init("shadow", .object(shadow), "A shadow below the layer."),
      .init("clipTo", .string, "The id of the layer whose outline clips this one."),
      .init("z", .number(), "Higher is nearer; equal ones keep the order of the list."),
      .init("visible", .boolean, "Whether the layer is drawn."),
      .init(
        "morph", .object(morph),
        "How a change of shape is matched; makes changed words morph letter by letter."),
      .init("motionPath", .notYet, "A path that the layer moves along."),
      .init("mask", .notYet, "A layer whose coverage multiplies this one's."),
      .init("blend", .notYet, "How colours meet those below."),
    ])

  /// A layer in a list of layers.
  static let layer = ObjectSpec(
    "a layer",
    [
      .init("id", .string, "The name, once among siblings.", required: true),
      .init(
        "layers", .array(.definition("layer"), 0...10_000),
        "The layer is a group of these, the first lowest."),
    ] + properties.fields
      + [
        "image", "stack", "repeat", "code", "film", "lottie", "svg", "video", "include", "camera",
      ].map { .init($0, .notYet, "A kind of layer.") }
      + ["show", "if", "transition"].map { .init($0, .notYet, "When the layer is there.") })
}

/// The names of weights with OpenType's numbers.
enum FontWeight: String, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

/// Where lines stand; `left` and `leading` are the same.
enum TextAlign: String, CaseIterable {
  case left, center, right, leading, trailing

  var alignment: TextBlock.Alignment {
    switch self {
    case .left, .leading: .leading
    case .center: .center
    case .right, .trailing: .trailing
    }
  }
}
