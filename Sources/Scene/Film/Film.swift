public import Foundation

/// A film written in Swift: a view, the stage that it plays on, and what happens to it.
///
/// ```swift
/// @main struct Greeting: Film {
///   var stage: FilmStage { FilmStage(width: 320, height: 200) }
///   var script: FilmScript { [.wait(0.5), .tap("Hello"), .settle, .wait(0.5)] }
///   var body: some View { HelloView() }
/// }
/// ```
@MainActor @preconcurrency
public protocol Film {
  /// The type of the view.
  associatedtype Body: View
  /// A film is made without arguments, once for each time it is played.
  init()
  /// The view, as it is at the start.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
  /// What the view is played on; by default as large as the view asks for.
  @MainActor @preconcurrency var stage: FilmStage { get }
  /// What happens; by default each thing that can be tapped is tapped twice.
  @MainActor @preconcurrency var script: FilmScript { get }
}

extension Film {
  /// As large as the view asks for.
  public var stage: FilmStage { FilmStage() }
  /// Each thing that can be tapped is tapped twice.
  public var script: FilmScript { .demo }
}

/// What a film is played on.
public struct FilmStage: Sendable {
  /// The size in points; `nil` for the size that the view asks for, with a margin.
  public var size: CGSize?
  /// Pixels a point.
  public var scale: Double
  /// Frames a second.
  public var framesPerSecond: Double
  /// What lies below the view, by default white or, in dark surroundings, black; `nil` leaves the
  /// stage clear.
  public var background: Color?
  /// The length in seconds; `nil` for as long as the script needs.
  public var duration: Double?
  /// Where the film's random numbers begin.
  public var seed: UInt64

  /// A stage as large as its view asks for.
  public init(
    scale: Double = 2, framesPerSecond: Double = 60, background: Color? = Color(uiColor: .systemBackground),
    duration: Double? = nil, seed: UInt64 = 0
  ) {
    (size, self.scale, self.framesPerSecond) = (nil, scale, framesPerSecond)
    (self.background, self.duration, self.seed) = (background, duration, seed)
  }

  /// A stage of `width` × `height` points.
  public init(
    width: CGFloat, height: CGFloat, scale: Double = 2, framesPerSecond: Double = 60,
    background: Color? = Color(uiColor: .systemBackground), duration: Double? = nil, seed: UInt64 = 0
  ) {
    self.init(
      scale: scale, framesPerSecond: framesPerSecond, background: background, duration: duration,
      seed: seed)
    size = CGSize(width: width, height: height)
  }
}
