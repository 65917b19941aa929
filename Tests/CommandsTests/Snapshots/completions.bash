# Completions of inbetween for bash.
_inbetween() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  if [[ "$COMP_CWORD" == 1 ]]; then
    COMPREPLY=($(compgen -W "render still sheet article morph check info explain presets schema doctor probe completions --help --version" -- "$current"))
    return
  fi
  case "${COMP_WORDS[1]}" in
    render)
      case "$previous" in
        -o|--output) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --format) COMPREPLY=($(compgen -W "mp4 webm mov mkv gif apng webp png jpeg tiff rgba y4m framehash svg pdf" -- "$current")); return ;;
        --poster) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --poster-at) :; return ;;
        --sheet) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --max-bytes) :; return ;;
        --size) :; return ;;
        --stage) :; return ;;
        --scale) :; return ;;
        --fit) COMPREPLY=($(compgen -W "contain cover stretch error" -- "$current")); return ;;
        --background) COMPREPLY=($(compgen -W "none white black" -- "$current")); return ;;
        --supersample) :; return ;;
        --motion-blur) :; return ;;
        --shutter) :; return ;;
        --text) COMPREPLY=($(compgen -W "outlines fonts" -- "$current")); return ;;
        --fps) COMPREPLY=($(compgen -W "24 25 30 50 60" -- "$current")); return ;;
        --duration) :; return ;;
        --range) :; return ;;
        --every) :; return ;;
        --set) :; return ;;
        --marks) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --presets) COMPREPLY=($(compgen -d -- "$current")); return ;;
        --view) :; return ;;
        --preview) :; return ;;
        --platform) COMPREPLY=($(compgen -W "linux ios macos" -- "$current")); return ;;
        --script) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --do) :; return ;;
        --seed) :; return ;;
        --swift-version) COMPREPLY=($(compgen -W "5 6" -- "$current")); return ;;
        --stall-timeout) :; return ;;
        --audio) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --loudness) :; return ;;
        --captions) COMPREPLY=($(compgen -W "burn soft file none" -- "$current")); return ;;
        --captions-file) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --title) :; return ;;
        --author) :; return ;;
        --comment) :; return ;;
        --export) COMPREPLY=($(compgen -W "$(inbetween presets exports --names 2>/dev/null)" -- "$current")); return ;;
        --codec) COMPREPLY=($(compgen -W "h264 h265 vp9 av1 prores4444 prores422hq ffv1 gif apng webp png jpeg tiff rgba y4m framehash svg pdf" -- "$current")); return ;;
        --quality) :; return ;;
        --effort) COMPREPLY=($(compgen -W "preview draft normal best" -- "$current")); return ;;
        --crf) :; return ;;
        --bitrate) :; return ;;
        --gop) :; return ;;
        --encoder-threads) :; return ;;
        --chroma) COMPREPLY=($(compgen -W "420 444" -- "$current")); return ;;
        --colors) :; return ;;
        --dither) COMPREPLY=($(compgen -W "none floyd bayer" -- "$current")); return ;;
        --loop) :; return ;;
        -j|--jobs) :; return ;;
        --progress) COMPREPLY=($(compgen -W "auto plain json none" -- "$current")); return ;;
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "-o --output --format -f --force --poster --poster-at --sheet --max-bytes --size --stage --scale --fit --background --supersample --motion-blur --shutter --smooth-gradients --text --fps --duration --range --every --include-end --set --marks --presets --view --preview --platform --script --do --show-touches --seed --swift-version --stall-timeout --audio --loudness --captions --captions-file --title --author --comment --export --codec --quality --effort --crf --bitrate --gop --encoder-threads --chroma --colors --dither --loop -j --jobs --strict -n --dry-run --progress --errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        COMPREPLY=($(compgen -f -W "$(inbetween presets list --names 2>/dev/null)" -- "$current"))
      fi
      ;;
    still)
      case "$previous" in
        -o|--output) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --format) COMPREPLY=($(compgen -W "mp4 webm mov mkv gif apng webp png jpeg tiff rgba y4m framehash svg pdf" -- "$current")); return ;;
        --size) :; return ;;
        --stage) :; return ;;
        --scale) :; return ;;
        --fit) COMPREPLY=($(compgen -W "contain cover stretch error" -- "$current")); return ;;
        --background) COMPREPLY=($(compgen -W "none white black" -- "$current")); return ;;
        --supersample) :; return ;;
        --motion-blur) :; return ;;
        --shutter) :; return ;;
        --text) COMPREPLY=($(compgen -W "outlines fonts" -- "$current")); return ;;
        --quality) :; return ;;
        --effort) COMPREPLY=($(compgen -W "preview draft normal best" -- "$current")); return ;;
        --at) :; return ;;
        --fps) COMPREPLY=($(compgen -W "24 25 30 50 60" -- "$current")); return ;;
        --duration) :; return ;;
        --set) :; return ;;
        --marks) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --presets) COMPREPLY=($(compgen -d -- "$current")); return ;;
        --view) :; return ;;
        --preview) :; return ;;
        --platform) COMPREPLY=($(compgen -W "linux ios macos" -- "$current")); return ;;
        --script) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --do) :; return ;;
        --seed) :; return ;;
        --swift-version) COMPREPLY=($(compgen -W "5 6" -- "$current")); return ;;
        --stall-timeout) :; return ;;
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "-o --output --format -f --force --size --stage --scale --fit --background --supersample --motion-blur --shutter --text --quality --effort --at --fps --duration --set --marks --presets --view --preview --platform --script --do --show-touches --seed --swift-version --stall-timeout --strict -n --dry-run --errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        COMPREPLY=($(compgen -f -W "$(inbetween presets list --names 2>/dev/null)" -- "$current"))
      fi
      ;;
    sheet)
      case "$previous" in
        -o|--output) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --format) COMPREPLY=($(compgen -W "mp4 webm mov mkv gif apng webp png jpeg tiff rgba y4m framehash svg pdf" -- "$current")); return ;;
        --size) :; return ;;
        --stage) :; return ;;
        --scale) :; return ;;
        --fit) COMPREPLY=($(compgen -W "contain cover stretch error" -- "$current")); return ;;
        --background) COMPREPLY=($(compgen -W "none white black" -- "$current")); return ;;
        --pictures) :; return ;;
        --columns) :; return ;;
        --rows) :; return ;;
        --at) :; return ;;
        --fps) COMPREPLY=($(compgen -W "24 25 30 50 60" -- "$current")); return ;;
        --duration) :; return ;;
        --range) :; return ;;
        --every) :; return ;;
        --set) :; return ;;
        --marks) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --presets) COMPREPLY=($(compgen -d -- "$current")); return ;;
        --view) :; return ;;
        --preview) :; return ;;
        --platform) COMPREPLY=($(compgen -W "linux ios macos" -- "$current")); return ;;
        --script) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --do) :; return ;;
        --seed) :; return ;;
        --swift-version) COMPREPLY=($(compgen -W "5 6" -- "$current")); return ;;
        --stall-timeout) :; return ;;
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "-o --output --format -f --force --size --stage --scale --fit --background --pictures --columns --rows --at --fps --duration --range --every --include-end --set --marks --presets --view --preview --platform --script --do --show-touches --seed --swift-version --stall-timeout --strict --errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        COMPREPLY=($(compgen -f -W "$(inbetween presets list --names 2>/dev/null)" -- "$current"))
      fi
      ;;
    article)
      case "$previous" in
        -o|--output) COMPREPLY=($(compgen -d -- "$current")); return ;;
        --format) COMPREPLY=($(compgen -W "mp4 webm mov mkv gif apng webp png jpeg tiff rgba y4m framehash svg pdf" -- "$current")); return ;;
        --rewrite) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --size) :; return ;;
        --stage) :; return ;;
        --scale) :; return ;;
        --fit) COMPREPLY=($(compgen -W "contain cover stretch error" -- "$current")); return ;;
        --background) COMPREPLY=($(compgen -W "none white black" -- "$current")); return ;;
        --fps) COMPREPLY=($(compgen -W "24 25 30 50 60" -- "$current")); return ;;
        --duration) :; return ;;
        --range) :; return ;;
        --every) :; return ;;
        --platform) COMPREPLY=($(compgen -W "linux ios macos" -- "$current")); return ;;
        --seed) :; return ;;
        --swift-version) COMPREPLY=($(compgen -W "5 6" -- "$current")); return ;;
        --stall-timeout) :; return ;;
        --export) COMPREPLY=($(compgen -W "$(inbetween presets exports --names 2>/dev/null)" -- "$current")); return ;;
        --codec) COMPREPLY=($(compgen -W "h264 h265 vp9 av1 prores4444 prores422hq ffv1 gif apng webp png jpeg tiff rgba y4m framehash svg pdf" -- "$current")); return ;;
        --quality) :; return ;;
        --effort) COMPREPLY=($(compgen -W "preview draft normal best" -- "$current")); return ;;
        --crf) :; return ;;
        --bitrate) :; return ;;
        --gop) :; return ;;
        --encoder-threads) :; return ;;
        --chroma) COMPREPLY=($(compgen -W "420 444" -- "$current")); return ;;
        --colors) :; return ;;
        --dither) COMPREPLY=($(compgen -W "none floyd bayer" -- "$current")); return ;;
        --loop) :; return ;;
        --presets) COMPREPLY=($(compgen -d -- "$current")); return ;;
        -j|--jobs) :; return ;;
        --progress) COMPREPLY=($(compgen -W "auto plain json none" -- "$current")); return ;;
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "-o --output --format -f --force --rewrite --size --stage --scale --fit --background --fps --duration --range --every --include-end --platform --show-touches --seed --swift-version --stall-timeout --export --codec --quality --effort --crf --bitrate --gop --encoder-threads --chroma --colors --dither --loop --presets -j --jobs --strict -n --dry-run --progress --errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        COMPREPLY=($(compgen -f -- "$current"))
      fi
      ;;
    morph)
      case "$previous" in
        --from) :; return ;;
        --to) :; return ;;
        --pairs) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --pair) :; return ;;
        --strategy) COMPREPLY=($(compgen -W "auto elastic arcLength rigid intrinsic seed indexed" -- "$current")); return ;;
        --samples) :; return ;;
        -o|--output) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --format) COMPREPLY=($(compgen -W "mp4 webm mov mkv gif apng webp png jpeg tiff rgba y4m framehash svg pdf" -- "$current")); return ;;
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--from --to --pairs --pair --strategy --samples --report --score -o --output --format -f --force --strict --errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        :
      fi
      ;;
    check)
      case "$previous" in
        --set) :; return ;;
        --marks) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --presets) COMPREPLY=($(compgen -d -- "$current")); return ;;
        --view) :; return ;;
        --preview) :; return ;;
        --platform) COMPREPLY=($(compgen -W "linux ios macos" -- "$current")); return ;;
        --script) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --do) :; return ;;
        --seed) :; return ;;
        --swift-version) COMPREPLY=($(compgen -W "5 6" -- "$current")); return ;;
        --stall-timeout) :; return ;;
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--set --marks --presets --view --preview --platform --script --do --show-touches --seed --swift-version --stall-timeout --uses --strict --errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        COMPREPLY=($(compgen -f -W "$(inbetween presets list --names 2>/dev/null)" -- "$current"))
      fi
      ;;
    info)
      case "$previous" in
        --size) :; return ;;
        --stage) :; return ;;
        --scale) :; return ;;
        --fit) COMPREPLY=($(compgen -W "contain cover stretch error" -- "$current")); return ;;
        --background) COMPREPLY=($(compgen -W "none white black" -- "$current")); return ;;
        --fps) COMPREPLY=($(compgen -W "24 25 30 50 60" -- "$current")); return ;;
        --duration) :; return ;;
        --range) :; return ;;
        --every) :; return ;;
        --set) :; return ;;
        --marks) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --presets) COMPREPLY=($(compgen -d -- "$current")); return ;;
        --view) :; return ;;
        --preview) :; return ;;
        --platform) COMPREPLY=($(compgen -W "linux ios macos" -- "$current")); return ;;
        --script) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --do) :; return ;;
        --seed) :; return ;;
        --swift-version) COMPREPLY=($(compgen -W "5 6" -- "$current")); return ;;
        --stall-timeout) :; return ;;
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--json --timeline --hash --size --stage --scale --fit --background --fps --duration --range --every --include-end --set --marks --presets --view --preview --platform --script --do --show-touches --seed --swift-version --stall-timeout --errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        COMPREPLY=($(compgen -f -W "$(inbetween presets list --names 2>/dev/null)" -- "$current"))
      fi
      ;;
    explain)
      case "$previous" in
        --at) :; return ;;
        --fps) COMPREPLY=($(compgen -W "24 25 30 50 60" -- "$current")); return ;;
        --duration) :; return ;;
        --set) :; return ;;
        --marks) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --presets) COMPREPLY=($(compgen -d -- "$current")); return ;;
        --view) :; return ;;
        --preview) :; return ;;
        --platform) COMPREPLY=($(compgen -W "linux ios macos" -- "$current")); return ;;
        --script) COMPREPLY=($(compgen -f -- "$current")); return ;;
        --do) :; return ;;
        --seed) :; return ;;
        --swift-version) COMPREPLY=($(compgen -W "5 6" -- "$current")); return ;;
        --stall-timeout) :; return ;;
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--at --fps --duration --set --marks --presets --view --preview --platform --script --do --show-touches --seed --swift-version --stall-timeout --errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        COMPREPLY=($(compgen -f -W "$(inbetween presets list --names 2>/dev/null)" -- "$current"))
      fi
      ;;
    presets)
      case "$previous" in
        --presets) COMPREPLY=($(compgen -d -- "$current")); return ;;
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--names --json -f --force --presets --errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "list show new exports dir" -- "$current"))
      fi
      ;;
    schema)
      case "$previous" in
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "scene export" -- "$current"))
      fi
      ;;
    doctor)
      case "$previous" in
        --presets) COMPREPLY=($(compgen -d -- "$current")); return ;;
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--presets --errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        :
      fi
      ;;
    probe)
      case "$previous" in
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--json --errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        COMPREPLY=($(compgen -f -- "$current"))
      fi
      ;;
    completions)
      case "$previous" in
        --errors) COMPREPLY=($(compgen -W "text json" -- "$current")); return ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--errors -q --quiet -v --verbose -h --help" -- "$current"))
      else
        COMPREPLY=($(compgen -W "bash zsh fish" -- "$current"))
      fi
      ;;
  esac
}
complete -o filenames -F _inbetween inbetween
