/// How the ends of a stroke are drawn.
@frozen
public enum CGLineCap: String, Hashable, Sendable { case butt, round, square }

/// How the corners of a stroke are drawn.
@frozen
public enum CGLineJoin: String, Hashable, Sendable { case miter, round, bevel }
