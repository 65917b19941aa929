// Views, controllers and layers of UIKit, AppKit and Core Animation: they would need those frameworks,
// which no other system has. The compiler says so where one is used.

/// Not to be had.
@available(
  *, unavailable,
  message: "a view of UIKit or AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
public protocol UIViewRepresentable {}
/// Not to be had.
@available(
  *, unavailable,
  message: "a view of UIKit or AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
public protocol UIViewControllerRepresentable {}
/// Not to be had.
@available(
  *, unavailable,
  message: "a view of UIKit or AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
public protocol NSViewRepresentable {}
/// Not to be had.
@available(
  *, unavailable,
  message: "a view of UIKit or AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
public protocol NSViewControllerRepresentable {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Inbetween films a view without an application around it; take the delegate out"
)
public protocol UIApplicationDelegate {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Inbetween films a view without an application around it; take the delegate out"
)
public protocol UIWindowSceneDelegate {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Inbetween films a view without an application around it; take the delegate out"
)
public protocol NSApplicationDelegate {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIView {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIViewController {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIVisualEffectView {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIBlurEffect {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIVibrancyEffect {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UILabel {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIImageView {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIButton {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UITextField {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIActivityIndicatorView {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIPageViewController {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UINavigationController {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UITabBarController {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIPanGestureRecognizer {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UITapGestureRecognizer {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIPinchGestureRecognizer {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIViewPropertyAnimator {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIActivityViewController {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class UIImagePickerController {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class NSView {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class NSViewController {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class NSVisualEffectView {}
/// Not to be had.
@available(
  *, unavailable,
  message: "UIKit and AppKit cannot be filmed; Inbetween draws SwiftUI's views only"
)
open class NSWindow {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CALayer {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CAShapeLayer {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CAGradientLayer {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CATextLayer {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CAReplicatorLayer {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CAEmitterLayer {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CAEmitterCell {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CABasicAnimation {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CAKeyframeAnimation {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CASpringAnimation {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CAAnimationGroup {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CADisplayLink {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CATransaction {}
/// Not to be had.
@available(
  *, unavailable,
  message: "Core Animation cannot be filmed; Inbetween animates SwiftUI's views only"
)
open class CATransition {}
/// Not to be had.
@available(*, unavailable, message: "UIKit cannot be filmed; name the SwiftUI view itself")
open class UIHostingController<Content> {}
/// Not to be had.
@available(*, unavailable, message: "UIKit cannot be filmed; Inbetween draws SwiftUI's views only")
public struct UIViewRepresentableContext<Representable> {}
