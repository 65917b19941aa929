public import Foundation
import Picture

/// The colours of UIKit by name: `green` is pure green, `systemGreen` is SwiftUI's.
public final class UIColor: Hashable, Sendable {
  let source: Color.Source

  init(source: Color.Source) { self.source = source }

  /// A colour from components in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(RGBA(red: red, green: green, blue: blue, opacity: alpha)))
  }

  /// A gray of `white` in 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(RGBA(white: white, opacity: alpha)))
  }

  /// A colour from a hue of 0…1 around the circle, a saturation and a brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    self.init(source: color.source)
  }

  /// The colour of a SwiftUI colour.
  public convenience init(_ color: Color) { self.init(source: color.source) }

  /// The colour with its opacity multiplied.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source: .faded(source, alpha))
  }

  /// Whether both are drawn alike everywhere.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.source == b.source }
  /// Feeds the colour's source.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }

  private static func primary(_ name: String) -> UIColor {
    UIColor(source: .fixed(Palette.primary(named: name) ?? .black))
  }

  private static func system(_ name: String) -> UIColor { UIColor(source: .named(name)) }

}

extension UIColor {
  /// Pure black.
  public static let black = primary("black")
  /// Pure white.
  public static let white = primary("white")
  /// Nothing.
  public static let clear = primary("clear")
  /// Pure red.
  public static let red = primary("red")
  /// Pure green.
  public static let green = primary("green")
  /// Pure blue.
  public static let blue = primary("blue")
  /// Pure yellow.
  public static let yellow = primary("yellow")
  /// Pure cyan.
  public static let cyan = primary("cyan")
  /// Pure magenta.
  public static let magenta = primary("magenta")
  /// Red with half the green.
  public static let orange = primary("orange")
  /// Half red, half blue.
  public static let purple = primary("purple")
  /// A brown of 0.6, 0.4, 0.2.
  public static let brown = primary("brown")
  /// Half way between black and white.
  public static let gray = primary("gray")
  /// Two thirds of white.
  public static let lightGray = primary("lightGray")
  /// One third of white.
  public static let darkGray = primary("darkGray")

  /// SwiftUI's red.
  public static let systemRed = system("red")
  /// SwiftUI's orange.
  public static let systemOrange = system("orange")
  /// SwiftUI's yellow.
  public static let systemYellow = system("yellow")
  /// SwiftUI's green.
  public static let systemGreen = system("green")
  /// SwiftUI's mint.
  public static let systemMint = system("mint")
  /// SwiftUI's teal.
  public static let systemTeal = system("teal")
  /// SwiftUI's cyan.
  public static let systemCyan = system("cyan")
  /// SwiftUI's blue.
  public static let systemBlue = system("blue")
  /// SwiftUI's indigo.
  public static let systemIndigo = system("indigo")
  /// SwiftUI's purple.
  public static let systemPurple = system("purple")
  /// SwiftUI's pink.
  public static let systemPink = system("pink")
  /// SwiftUI's brown.
  public static let systemBrown = system("brown")
  /// SwiftUI's gray.
  public static let systemGray = system("gray")
}
