import Foundation

/// Pages that play a transparent film, to be copied from.
struct WebPage {
  /// The page's and the picture's name for people.
  let title: String
  /// The size of the picture in pixels, without the alpha below it.
  let width: Int
  let height: Int

  /// A page with a WebM film, and an animated WebP for browsers that play no VP9 with alpha.
  func withSources(film: String, animation: String, poster: String) -> String {
    """
    <!-- \(Self.escaped(title)): Chrome, Edge and Firefox play the film; Safari, which drops the
         transparency of WebM, shows the animated WebP instead. -->
    <video class="film" width="\(width)" height="\(height)" autoplay loop muted playsinline
      poster="\(Self.escaped(poster))">
      <source src="\(Self.escaped(film))" type='video/webm; codecs="vp9"'>
      <img src="\(Self.escaped(animation))" width="\(width)" height="\(height)" alt="\(Self.escaped(title))">
    </video>
    <script>
      // Only WebKit on Apple's systems has this name and not Chrome's.
      if (/Apple/.test(navigator.vendor)) {
        for (const film of document.querySelectorAll("video.film")) {
          film.replaceWith(film.querySelector("img"));
        }
      }
    </script>

    """
  }

  /// A page with an H.264 film whose lower half is the alpha of its upper half.
  ///
  /// It reads pixels, which browsers allow for files from the page's own server only.
  func withPackedFilm(film: String, poster: String) -> String {
    """
    <!-- \(Self.escaped(title)): the lower half of the film is the transparency of its upper half.
         Serve the page and the film from one place: browsers read no pixels of other sites' films,
         nor of files opened without a server. -->
    <canvas class="packed-film" width="\(width)" height="\(height)" data-src="\(Self.escaped(film))"
      style="background: url('\(Self.escaped(poster))') center / contain no-repeat"></canvas>
    <script>
      for (const canvas of document.querySelectorAll("canvas.packed-film")) {
        const film = document.createElement("video");
        Object.assign(film, { src: canvas.dataset.src, muted: true, loop: true, autoplay: true });
        film.playsInline = true;
        const { width, height } = canvas;
        const shown = canvas.getContext("2d");
        const read = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        const draw = () => {
          const half = film.videoHeight / 2;
          if (read.canvas.height !== film.videoHeight) {
            read.canvas.width = film.videoWidth;
            read.canvas.height = film.videoHeight;
          }
          read.drawImage(film, 0, 0);
          const colors = read.getImageData(0, 0, width, height);
          const alphas = read.getImageData(0, half, width, height).data;
          for (let i = 0; i < alphas.length; i += 4) colors.data[i + 3] = alphas[i];
          shown.putImageData(colors, 0, 0);
          canvas.style.background = "none";
        };
        const next = film.requestVideoFrameCallback
          ? () => film.requestVideoFrameCallback(() => { draw(); next(); })
          : () => requestAnimationFrame(() => { if (film.readyState > 1) draw(); next(); });
        next();
        film.play();
      }
    </script>

    """
  }

  /// Text that may stand in an attribute.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}
