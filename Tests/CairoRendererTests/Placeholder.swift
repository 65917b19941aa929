import Testing

@testable import CairoRenderer
