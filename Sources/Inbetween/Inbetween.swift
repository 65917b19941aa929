// What a user's file sees when it says `import SwiftUI` or `import Inbetween`.
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Motion
@_exported public import Observation
@_exported public import Picture
@_exported public import Scene

/// Foundation's `Timer`, on the film's clock.
public typealias Timer = VirtualTimer
/// Dispatch's `DispatchQueue`, on the film's clock.
public typealias DispatchQueue = VirtualQueue
/// Dispatch's `DispatchTime`, on the film's clock.
public typealias DispatchTime = VirtualQueue.Time
/// Dispatch's `DispatchTimeInterval`, on the film's clock.
public typealias DispatchTimeInterval = VirtualQueue.Interval
/// Dispatch's `DispatchWorkItem`, on the film's clock.
public typealias DispatchWorkItem = VirtualQueue.WorkItem
/// Dispatch's `DispatchGroup`, on the film's clock.
public typealias DispatchGroup = VirtualGroup
/// Dispatch's `DispatchSource`, on the film's clock.
public typealias DispatchSource = VirtualSource
/// Dispatch's `DispatchSourceTimer`, on the film's clock.
public typealias DispatchSourceTimer = VirtualSourceTimer
/// Dispatch's `DispatchQoS`, on the film's clock.
public typealias DispatchQoS = VirtualQueue.QoS
