// What a user's file sees when it says `import OSLog`, which Linux does not have.
@_exported public import os
