/// The page that shows drafts: the film, a scrubber of its frames, and the list of mistakes.
enum DraftPage {
  /// The page, complete in itself.
  ///
  /// It asks for news and waits for the answer.
  static let text = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Inbetween</title>
    <style>
      :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
      body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
      header { display: flex; gap: 1rem; align-items: baseline; }
      h1 { font-size: 1.1rem; margin: 0; }
      #status { color: gray; margin-left: auto; }
      video { display: block; width: 100%; max-height: 75vh; margin: 1rem 0; background: #8883; }
      .bar { display: flex; gap: .75rem; align-items: center; }
      .bar input { flex: 1; }
      output { min-width: 11em; text-align: right; font-variant-numeric: tabular-nums; }
      li { font-family: ui-monospace, monospace; overflow-wrap: anywhere; margin: .4rem 0; }
      .error { color: #d70015; } .warning { color: #b25000; }
      @media (prefers-color-scheme: dark) { .error { color: #ff6961; } .warning { color: #ffb340; } }
    </style>
    <header><h1 id="title">Inbetween</h1><span id="status"></span></header>
    <video id="film" muted playsinline loop></video>
    <div class="bar">
      <button id="play">Play</button>
      <input id="scrubber" type="range" min="0" max="0" value="0" aria-label="Frame">
      <output id="frame"></output>
    </div>
    <ul id="messages"></ul>
    <script>
    const $ = id => document.getElementById(id);
    const film = $('film'), scrubber = $('scrubber');
    let state = { version: -1, film: 0 };
    // A frame can be asked for in the address, as in #frame=30.
    const asked = Number(new URLSearchParams(location.hash.slice(1)).get('frame') ?? NaN);
    if (asked >= 0) scrubber.max = scrubber.value = asked;
    const frameTime = frame => (frame + 0.5) / state.framesPerSecond;
    function showFrame() {
      const frame = Number(scrubber.value);
      $('frame').value = state.film
        ? `frame ${frame} of ${state.frames}, ${(frame / state.framesPerSecond).toFixed(3)} s` : '';
    }
    scrubber.oninput = () => {
      film.pause();
      film.currentTime = frameTime(Number(scrubber.value));
      history.replaceState(null, '', '#frame=' + scrubber.value);
      showFrame();
    };
    film.ontimeupdate = film.onseeked = () => {
      if (!state.film) return;
      scrubber.value = Math.min(state.frames - 1, Math.floor(film.currentTime * state.framesPerSecond));
      showFrame();
    };
    film.onplay = film.onpause = () => { $('play').textContent = film.paused ? 'Play' : 'Pause'; };
    $('play').onclick = () => { film.paused ? film.play() : film.pause(); };
    function show(next) {
      const isNew = next.film !== state.film, wasPlaying = state.film === 0 ? !(asked >= 0) : !film.paused;
      state = next;
      $('title').textContent = document.title = state.title;
      const errors = state.messages.filter(m => m.severity === 'error').length;
      $('status').textContent = state.isBusy ? 'drawing…' : errors ? 'has mistakes' : 'up to date';
      $('messages').replaceChildren(...state.messages.map(m => {
        const item = document.createElement('li');
        item.className = m.severity;
        const place = [m.file, m.line, m.column].filter(part => part !== undefined).join(':');
        item.textContent = [place, m.path, m.message].filter(part => part).join(': ');
        return item;
      }));
      if (!isNew) return;
      scrubber.max = state.frames - 1;
      const at = frameTime(Math.min(Number(scrubber.value), state.frames - 1));
      film.src = '/draft.mp4?film=' + state.film;
      film.onloadedmetadata = () => { film.currentTime = at; if (wasPlaying) film.play(); };
      showFrame();
    }
    async function follow() {
      for (;;) {
        try {
          const answer = await fetch('/state?after=' + state.version);
          const next = await answer.json();
          if (next.version !== state.version) show(next);
        } catch {
          $('status').textContent = 'inbetween watch has ended';
          await new Promise(done => setTimeout(done, 2000));
        }
      }
    }
    follow();
    </script>
    </html>
    """
}
