// What a user's file sees when it says `import UIKit`, which Linux does not have.
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Scene
