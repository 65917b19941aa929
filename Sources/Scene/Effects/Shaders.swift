public import Foundation

/// Functions of the Metal language by their names: `ShaderLibrary.ripple(.float(1))`.
///
/// Nothing here can run them: a view with a shader is drawn without it, and a notice names it.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, @unchecked Sendable {
  // Without stored properties there is nothing that could be shared wrongly.

  /// The functions of the program.
  public static let `default` = ShaderLibrary()
  /// The functions of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  private init() {}
  /// Functions in compiled form, which are not read.
  public init(data: Data) {}
  /// Functions in a file, which is not read.
  public init(url: URL) {}

  /// The function called `name`.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  /// The function called `name` in the program's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderLibrary.default[dynamicMember: name]
  }
}

/// A function of the Metal language.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// Where the function is.
  public var library: ShaderLibrary
  /// What it is called.
  public var name: String

  /// The function called `name` in `library`.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// The function with its arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function of the Metal language with its arguments.
public struct Shader: Equatable, Sendable, ShapeStyle {
  /// A value that is handed to the function.
  public struct Argument: Equatable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument() }
    /// Any count of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// The rectangle that is drawn.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Any count of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }
  /// The function.
  public var function: ShaderFunction
  /// What it is given.
  public var arguments: [Argument]
  /// Whether colours are dithered.
  public var dithersColor = false

  /// `function` with `arguments`.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// The foreground: what a shader would paint is not known.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    environment.pictures.noteUnsupported(shader: function.name)
    return ForegroundStyle()._paint(in: environment)
  }
}

/// Names the shader that a view is drawn without.
private struct ShaderModifier: PrimitiveModifier {
  let shader: Shader
  let isEnabled: Bool

  func evaluate(content: @escaping _ContentEvaluator, in inputs: _ViewInputs) -> _ViewElements {
    if isEnabled { inputs.environment.pictures.noteUnsupported(shader: shader.function.name) }
    return content(inputs)
  }
}

extension View {
  /// Leaves the view as it is: shaders are not run.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(shader: shader, isEnabled: isEnabled))
  }
  /// Leaves the view as it is: shaders are not run.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderModifier(shader: shader, isEnabled: isEnabled)) }
  /// Leaves the view as it is: shaders are not run.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { modifier(ShaderModifier(shader: shader, isEnabled: isEnabled)) }
}
