public import Foundation

/// The device that a film stands for: a telephone held upright.
@MainActor
public final class UIDevice {
  /// The one device.
  public static let current = UIDevice()
  /// Its name.
  public let name = "Inbetween"
  /// What it is.
  public let model = "iPhone"
  /// Its system.
  public let systemName = "iOS"
  /// The version of its system.
  public let systemVersion = "18.0"
  /// Whether it is a telephone or something larger.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// How it is held.
  public let orientation = UIDeviceOrientation.portrait
  /// The charge in 0…1: full.
  public let batteryLevel: Float = 1
  /// Whether the charge is told; nothing depends on it.
  public var isBatteryMonitoringEnabled = false
  private init() {}
  /// Does nothing.
  public func beginGeneratingDeviceOrientationNotifications() {}
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether it lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The application that a film stands for.
@MainActor
public final class UIApplication {
  /// The one application.
  public static let shared = UIApplication()
  /// Whether the screen stays on; nothing depends on it.
  public var isIdleTimerDisabled = false
  /// The number beside the application's picture; nothing shows it.
  public var applicationIconBadgeNumber = 0
  /// The windows: one as large as the stage.
  public var windows: [UIWindow] { [UIWindow()] }
  /// The window that has the keyboard.
  public var keyWindow: UIWindow? { windows.first }
  /// Does nothing: a film has nothing to open an address with.
  public func open(_ url: URL) {}
  /// Whether an address can be opened: never.
  public func canOpenURL(_ url: URL) -> Bool { false }
  private init() {}
}

/// A window as large as the stage.
@MainActor
public final class UIWindow {
  /// The room that bars take: none.
  public let safeAreaInsets = UIEdgeInsets()
  /// The stage.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The stage.
  public var frame: CGRect { bounds }
  /// The surroundings' style; nothing depends on it.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  init() {}
}

/// Distances from four sides.
public struct UIEdgeInsets: Hashable, Sendable {
  /// In points.
  public var top, left, bottom, right: CGFloat
  /// Distances from four sides, in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// None.
  public static let zero = UIEdgeInsets()
}
