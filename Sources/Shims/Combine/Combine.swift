// What a user's file sees when it says `import Combine`: the part of it that animation code uses, on
// the film's clock.
@_exported public import Scene
