/// A small scene to begin with: every part of the format that a first film needs, explained.
struct StarterScene {
  /// The scene's title.
  let title: String

  /// The file's text, which is a scene without mistakes or warnings.
  var text: String {
    // The title comes from a file's name; as JSON it can hold any.
    """
    {
      "inbetween": 1,
      "title": \(jsonText(title)),

      // What whoever renders may choose: --set color=orange
      "parameters": { "color": { "type": "color", "default": "blue" } },

      "stage": { "width": 640, "height": 360, "fps": 60, "background": "white" },

      // The first layer is the lowest. A frame is [x, y, width, height].
      "layers": [
        { "id": "badge", "shape": { "polygon": { "sides": 50 } }, "frame": [220, 80, 200, 200],
          "fill": "${color}", "scale": 0.8 },
        { "id": "label", "text": { "string": "Hello", "size": 36, "weight": "heavy" },
          "at": [320, 180], "fill": "white" }
      ],

      // A state names what differs from the layers as written.
      "states": {
        "square": { "badge": { "shape": { "polygon": { "sides": 4 } }, "scale": 1.2 } }
      },

      // Each entry moves the picture to a state; "initial" is the layers as written.
      "timeline": [
        { "at": 0.5, "state": "square", "animation": { "easeInOut": 0.8 } },
        { "at": 2, "state": "initial", "animation": { "spring": { "duration": 0.6, "bounce": 0.3 } } }
      ],

      "duration": 3.5
    }

    """
  }
}
