import Testing

@testable import Scene
