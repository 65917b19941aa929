import Testing

@testable import Export
