// Programs set the look of UIKit's bars and lists before they show one; a film has none of them.

/// What a program sets of the look of one of UIKit's views; nothing shows it.
@MainActor
public final class UIAppearance {
  /// Whether the view is left out.
  public var isHidden = false
  /// Whether content shows through.
  public var isTranslucent = true
  /// Whether the view scrolls.
  public var isScrollEnabled = true
  /// Whether the view springs back.
  public var bounces = true
  /// The colour behind the view.
  public var backgroundColor: UIColor?
  /// The colour of a bar.
  public var barTintColor: UIColor?
  /// The colour of what can be tapped.
  public var tintColor: UIColor?
  /// The colour of what was not chosen.
  public var unselectedItemTintColor: UIColor?
  /// The colour of the present page's dot.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other pages' dots.
  public var pageIndicatorTintColor: UIColor?
  /// The colour of the chosen part.
  public var selectedSegmentTintColor: UIColor?
  /// The colour of lines between rows.
  public var separatorColor: UIColor?
}

/// A view of UIKit of which only the look can be set.
@MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIAppearanceContainer {
  /// What the look is set of; another one at each call, since nothing shows it.
  public static func appearance() -> UIAppearance { UIAppearance() }
}

/// UIKit's bar with tabs: only its look can be set, and nothing shows it.
public final class UITabBar: UIAppearanceContainer {}
/// UIKit's bar with a title: only its look can be set, and nothing shows it.
public final class UINavigationBar: UIAppearanceContainer {}
/// UIKit's list: only its look can be set, and nothing shows it.
public final class UITableView: UIAppearanceContainer {}
/// A row of UIKit's list: only its look can be set, and nothing shows it.
public final class UITableViewCell: UIAppearanceContainer {}
/// UIKit's scrolling view: only its look can be set, and nothing shows it.
public final class UIScrollView: UIAppearanceContainer {}
/// UIKit's text field of several lines: only its look can be set, and nothing shows it.
public final class UITextView: UIAppearanceContainer {}
/// UIKit's choice of several parts: only its look can be set, and nothing shows it.
public final class UISegmentedControl: UIAppearanceContainer {}
/// UIKit's dots of pages: only their look can be set, and nothing shows it.
public final class UIPageControl: UIAppearanceContainer {}
