#compdef inbetween
# Completions of inbetween for zsh.
_inbetween() {
  local -a commands=(
    'render:turn a scene into a film'
    'still:draw pictures of a scene, each into a file'
    'sheet:draw a contact sheet\: pictures of a scene side by side'
    'article:film every Swift listing of a Markdown article'
    'morph:plan the morph between two shapes and write its frames'
    'watch:draw a quick draft whenever a scene is saved'
    'check:look for mistakes in scenes without rendering'
    'info:tell what a scene contains'
    'explain:print every layer'\''s values and the drawing commands at a time'
    'presets:list, show and begin scenes'
    'schema:print the JSON Schema of scenes or export presets'
    'doctor:tell which libraries, codecs, fonts and presets are there'
    'probe:tell what a film, picture or sound file contains'
    'completions:print a shell'\''s completion script'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
    render)
      _arguments -s -S \
        '*-o[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '*--output=[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '--format=[The kind of file, if not told by the name'\''s ending]:FORMAT:(mp4 webm mov mkv gif apng webp png jpeg tiff rgba y4m framehash svg pdf)' \
        '-f[Replace what exists]' \
        '--force[Replace what exists]' \
        '--poster=[A still of the film as well, at its most telling time or at --poster-at]:FILE:_files' \
        '--poster-at=[The time of the poster in seconds, or its frame as 90f]:TIME: ' \
        '--sheet=[A contact sheet of what is rendered as well]:FILE:_files' \
        '--max-bytes=[The most the file may have\: colours, rate and scale are given up in this order until it fits]:BYTES: ' \
        '--size=[The file'\''s size in pixels]:WxH: ' \
        '--stage=[The scene'\''s size in points]:WxH: ' \
        '--scale=[Pixels a point; any two of size, stage and scale fix the third]:K: ' \
        '--fit=[What happens when the scene'\''s aspect is not the file'\''s]:MODE:(contain cover stretch error)' \
        '--background=[What lies below the scene; none keeps it transparent where the codec can]:COLOR:(none white black)' \
        '--supersample=[Draw N × N pixels for each and average them in linear light]:N: ' \
        '--motion-blur=[Average N pictures a frame while the shutter is open, in linear light]:N: ' \
        '--shutter=[How long the shutter is open with --motion-blur; 180, half a frame, if not told]:DEGREES: ' \
        '--smooth-gradients[Turn the bands of averaged pictures into a fine pattern; needs --supersample or --motion-blur]' \
        '--text=[How SVG and PDF keep text\: as outlines if not told, or as fonts]:FORM:(outlines fonts)' \
        '--fps=[Frames a second; samples anew, never changes the speed]:RATE:(24 25 30 50 60)' \
        '--duration=[The film'\''s length in seconds, or in frames as 240f]:TIME: ' \
        '--range=[The part that is rendered, without its end\: seconds, frames as 90f or chapters, either side empty; or one chapter]:A..B: ' \
        '--every=[Keep one frame in N; a film'\''s rate becomes as much lower, its speed stays]:N: ' \
        '--include-end[Add the picture at the very end as one more frame]' \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--marks=[Labels whose times come before the scene'\''s marks\: Audacity'\''s, SRT, WebVTT or JSON]:FILE:_files' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view of a Swift program, or an expression as '\''Card(title\: 1)'\''; without it a film, the first preview, the window, or the last view that needs no argument]:NAME: ' \
        '--preview=[The preview of a Swift program, by its number from 1 or its name]:N: ' \
        '--platform=[What '\''#if os(…)'\'' in a Swift program is told; linux if not told]:linux|ios|macos:(linux ios macos)' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; pinch Photo 2; set count=3'\'']:CUES: ' \
        '--show-touches[Draw the finger]' \
        '--seed=[Where the random numbers of a Swift program begin]:N: ' \
        '--swift-version=[The language mode of a Swift program; 5 if not told]:5|6:(5 6)' \
        '--stall-timeout=[How long a Swift program may take over one picture; 30 if not told]:SECONDS: ' \
        '*--audio=[A sound, mixed with the scene'\''s; options follow with commas\: at, gain, fade-in, fade-out, trim, loop, duck, id; none leaves the scene'\''s out]:FILE[,SETTING]…:_files' \
        '--loudness=[Bring the sound to an integrated loudness, with no peak above -1 dBTP]:LUFS: ' \
        '--captions=[Where captions go; if not told, a track where there is one, and a file beside]:MODE:(burn soft file none)' \
        '--captions-file=[An SRT or WebVTT file in place of the scene'\''s captions]:FILE:_files' \
        '--title=[The title in the file]:TEXT: ' \
        '--author=[The author in the file]:TEXT: ' \
        '--comment=[The comment in the file]:TEXT: ' \
        '--export=[An export preset\: what this command line leaves open is taken from it]:NAME:{ compadd -- $(inbetween presets exports --names 2>/dev/null) }' \
        '--codec=[How pictures are compressed]:CODEC:(h264 h265 vp9 av1 prores4444 prores422hq ffv1 gif apng webp png jpeg tiff rgba y4m framehash svg pdf)' \
        '--quality=[How good the pictures are, on one scale for all codecs]:0…100: ' \
        '--effort=[How long the encoder may think\: preview, draft, normal, best, or a preset of the codec'\''s own]:EFFORT:(preview draft normal best)' \
        '--crf=[The codec'\''s own constant rate factor, in place of --quality]:FACTOR: ' \
        '--bitrate=[Bits a second, in place of --quality]:BITS: ' \
        '--gop=[The most frames from one key frame to the next]:N: ' \
        '--encoder-threads=[The encoder'\''s threads; the pictures depend on them, so the default never looks at this machine]:N: ' \
        '--chroma=[420 halves chroma as players want; 444 keeps it whole in H.264, H.265 and VP9]:FORM:(420 444)' \
        '--colors=[The most colours of a GIF]:N: ' \
        '--dither=[How a GIF shows colours that it does not have]:METHOD:(none floyd bayer)' \
        '--loop=[How often GIF, APNG and WebP play; 0, for ever, if not told]:N: ' \
        '-j[The drawing threads; the pictures do not depend on them]:N: ' \
        '--jobs=[The drawing threads; the pictures do not depend on them]:N: ' \
        '--strict[Let warnings fail]' \
        '-n[Print what would be done, and do nothing]' \
        '--dry-run[Print what would be done, and do nothing]' \
        '--progress=[How progress is shown]:FORM:(auto plain json none)' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        '*:INPUT:{ compadd -- $(inbetween presets list --names 2>/dev/null); _files }'
      ;;
    still)
      _arguments -s -S \
        '*-o[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '*--output=[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '--format=[The kind of file, if not told by the name'\''s ending]:FORMAT:(mp4 webm mov mkv gif apng webp png jpeg tiff rgba y4m framehash svg pdf)' \
        '-f[Replace what exists]' \
        '--force[Replace what exists]' \
        '--size=[The file'\''s size in pixels]:WxH: ' \
        '--stage=[The scene'\''s size in points]:WxH: ' \
        '--scale=[Pixels a point; any two of size, stage and scale fix the third]:K: ' \
        '--fit=[What happens when the scene'\''s aspect is not the file'\''s]:MODE:(contain cover stretch error)' \
        '--background=[What lies below the scene; none keeps it transparent where the codec can]:COLOR:(none white black)' \
        '--supersample=[Draw N × N pixels for each and average them in linear light]:N: ' \
        '--motion-blur=[Average N pictures a frame while the shutter is open, in linear light]:N: ' \
        '--shutter=[How long the shutter is open with --motion-blur; 180, half a frame, if not told]:DEGREES: ' \
        '--text=[How SVG and PDF keep text\: as outlines if not told, or as fonts]:FORM:(outlines fonts)' \
        '--quality=[How good the pictures are, on one scale for all codecs]:0…100: ' \
        '--effort=[How long the encoder may think\: preview, draft, normal, best, or a preset of the codec'\''s own]:EFFORT:(preview draft normal best)' \
        '*--at=[The time in seconds, or the frame as 90f; several give a still each]:TIME: ' \
        '--fps=[Frames a second; samples anew, never changes the speed]:RATE:(24 25 30 50 60)' \
        '--duration=[The film'\''s length in seconds, or in frames as 240f]:TIME: ' \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--marks=[Labels whose times come before the scene'\''s marks\: Audacity'\''s, SRT, WebVTT or JSON]:FILE:_files' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view of a Swift program, or an expression as '\''Card(title\: 1)'\''; without it a film, the first preview, the window, or the last view that needs no argument]:NAME: ' \
        '--preview=[The preview of a Swift program, by its number from 1 or its name]:N: ' \
        '--platform=[What '\''#if os(…)'\'' in a Swift program is told; linux if not told]:linux|ios|macos:(linux ios macos)' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; pinch Photo 2; set count=3'\'']:CUES: ' \
        '--show-touches[Draw the finger]' \
        '--seed=[Where the random numbers of a Swift program begin]:N: ' \
        '--swift-version=[The language mode of a Swift program; 5 if not told]:5|6:(5 6)' \
        '--stall-timeout=[How long a Swift program may take over one picture; 30 if not told]:SECONDS: ' \
        '--export=[An export preset\: what this command line leaves open is taken from it]:NAME:{ compadd -- $(inbetween presets exports --names 2>/dev/null) }' \
        '--strict[Let warnings fail]' \
        '-n[Print what would be done, and do nothing]' \
        '--dry-run[Print what would be done, and do nothing]' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        '*:INPUT:{ compadd -- $(inbetween presets list --names 2>/dev/null); _files }'
      ;;
    sheet)
      _arguments -s -S \
        '*-o[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '*--output=[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '--format=[The kind of file, if not told by the name'\''s ending]:FORMAT:(mp4 webm mov mkv gif apng webp png jpeg tiff rgba y4m framehash svg pdf)' \
        '-f[Replace what exists]' \
        '--force[Replace what exists]' \
        '--size=[The file'\''s size in pixels]:WxH: ' \
        '--stage=[The scene'\''s size in points]:WxH: ' \
        '--scale=[Pixels a point; any two of size, stage and scale fix the third]:K: ' \
        '--fit=[What happens when the scene'\''s aspect is not the file'\''s]:MODE:(contain cover stretch error)' \
        '--background=[What lies below the scene; none keeps it transparent where the codec can]:COLOR:(none white black)' \
        '--pictures=[How many pictures; 12 if not told]:N: ' \
        '--columns=[How many stand in a row; 4 if not told]:N: ' \
        '--rows=[How many rows there are, in place of --pictures]:N: ' \
        '*--at=[A time in seconds, or a frame as 90f, for each picture; evenly spaced if not told]:TIME: ' \
        '--fps=[Frames a second; samples anew, never changes the speed]:RATE:(24 25 30 50 60)' \
        '--duration=[The film'\''s length in seconds, or in frames as 240f]:TIME: ' \
        '--range=[The part that is rendered, without its end\: seconds, frames as 90f or chapters, either side empty; or one chapter]:A..B: ' \
        '--every=[Keep one frame in N; a film'\''s rate becomes as much lower, its speed stays]:N: ' \
        '--include-end[Add the picture at the very end as one more frame]' \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--marks=[Labels whose times come before the scene'\''s marks\: Audacity'\''s, SRT, WebVTT or JSON]:FILE:_files' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view of a Swift program, or an expression as '\''Card(title\: 1)'\''; without it a film, the first preview, the window, or the last view that needs no argument]:NAME: ' \
        '--preview=[The preview of a Swift program, by its number from 1 or its name]:N: ' \
        '--platform=[What '\''#if os(…)'\'' in a Swift program is told; linux if not told]:linux|ios|macos:(linux ios macos)' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; pinch Photo 2; set count=3'\'']:CUES: ' \
        '--show-touches[Draw the finger]' \
        '--seed=[Where the random numbers of a Swift program begin]:N: ' \
        '--swift-version=[The language mode of a Swift program; 5 if not told]:5|6:(5 6)' \
        '--stall-timeout=[How long a Swift program may take over one picture; 30 if not told]:SECONDS: ' \
        '--strict[Let warnings fail]' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        '*:INPUT:{ compadd -- $(inbetween presets list --names 2>/dev/null); _files }'
      ;;
    article)
      _arguments -s -S \
        '-o[The folder of the films, which is made if need be; media if not told]:FOLDER:_files -/' \
        '--output=[The folder of the films, which is made if need be; media if not told]:FOLDER:_files -/' \
        '--format=[The kind of file, if not told by the name'\''s ending]:FORMAT:(mp4 webm mov mkv gif apng webp png jpeg tiff rgba y4m framehash svg pdf)' \
        '-f[Replace what exists]' \
        '--force[Replace what exists]' \
        '--rewrite=[A copy of the article with each film below its listing]:FILE:_files' \
        '--size=[The file'\''s size in pixels]:WxH: ' \
        '--stage=[The scene'\''s size in points]:WxH: ' \
        '--scale=[Pixels a point; any two of size, stage and scale fix the third]:K: ' \
        '--fit=[What happens when the scene'\''s aspect is not the file'\''s]:MODE:(contain cover stretch error)' \
        '--background=[What lies below the scene; none keeps it transparent where the codec can]:COLOR:(none white black)' \
        '--fps=[Frames a second; samples anew, never changes the speed]:RATE:(24 25 30 50 60)' \
        '--duration=[The film'\''s length in seconds, or in frames as 240f]:TIME: ' \
        '--range=[The part that is rendered, without its end\: seconds, frames as 90f or chapters, either side empty; or one chapter]:A..B: ' \
        '--every=[Keep one frame in N; a film'\''s rate becomes as much lower, its speed stays]:N: ' \
        '--include-end[Add the picture at the very end as one more frame]' \
        '--platform=[What '\''#if os(…)'\'' in a Swift program is told; linux if not told]:linux|ios|macos:(linux ios macos)' \
        '--show-touches[Draw the finger]' \
        '--seed=[Where the random numbers of a Swift program begin]:N: ' \
        '--swift-version=[The language mode of a Swift program; 5 if not told]:5|6:(5 6)' \
        '--stall-timeout=[How long a Swift program may take over one picture; 30 if not told]:SECONDS: ' \
        '*--export=[An export preset; each makes a file of every listing]:NAME:{ compadd -- $(inbetween presets exports --names 2>/dev/null) }' \
        '--codec=[How pictures are compressed]:CODEC:(h264 h265 vp9 av1 prores4444 prores422hq ffv1 gif apng webp png jpeg tiff rgba y4m framehash svg pdf)' \
        '--quality=[How good the pictures are, on one scale for all codecs]:0…100: ' \
        '--effort=[How long the encoder may think\: preview, draft, normal, best, or a preset of the codec'\''s own]:EFFORT:(preview draft normal best)' \
        '--crf=[The codec'\''s own constant rate factor, in place of --quality]:FACTOR: ' \
        '--bitrate=[Bits a second, in place of --quality]:BITS: ' \
        '--gop=[The most frames from one key frame to the next]:N: ' \
        '--encoder-threads=[The encoder'\''s threads; the pictures depend on them, so the default never looks at this machine]:N: ' \
        '--chroma=[420 halves chroma as players want; 444 keeps it whole in H.264, H.265 and VP9]:FORM:(420 444)' \
        '--colors=[The most colours of a GIF]:N: ' \
        '--dither=[How a GIF shows colours that it does not have]:METHOD:(none floyd bayer)' \
        '--loop=[How often GIF, APNG and WebP play; 0, for ever, if not told]:N: ' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '-j[The drawing threads; the pictures do not depend on them]:N: ' \
        '--jobs=[The drawing threads; the pictures do not depend on them]:N: ' \
        '--strict[Let warnings fail]' \
        '-n[Print what would be done, and do nothing]' \
        '--dry-run[Print what would be done, and do nothing]' \
        '--progress=[How progress is shown]:FORM:(auto plain json none)' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        ':ARTICLE:_files'
      ;;
    morph)
      _arguments -s -S \
        '--from=[The path data of the first shape]:D: ' \
        '--to=[The path data of the second shape]:D: ' \
        '--pairs=[A JSON list of pairs with name, from and to, instead of one pair]:FILE:_files' \
        '--pair=[The one pair of the file of pairs that is meant]:NAME: ' \
        '--strategy=[How the shapes are matched; auto if not told]:S:(auto elastic arcLength rigid intrinsic seed indexed)' \
        '--samples=[Steps between the first frame and the last; 32 if not told]:N: ' \
        '--report[Print what was decided and how well the morph behaves]' \
        '--score[Print a table of every strategy'\''s figures, or of the one named]' \
        '*-o[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '*--output=[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '--format=[The kind of file, if not told by the name'\''s ending]:FORMAT:(mp4 webm mov mkv gif apng webp png jpeg tiff rgba y4m framehash svg pdf)' \
        '-f[Replace what exists]' \
        '--force[Replace what exists]' \
        '--strict[Let warnings fail]' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]'
      ;;
    watch)
      _arguments -s -S \
        '*-o[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '*--output=[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '--serve[Show the draft on a page that only this machine can open]' \
        '--port=[The page'\''s port; 8137 if not told, 0 for a free one]:N: ' \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view of a Swift program, or an expression as '\''Card(title\: 1)'\''; without it a film, the first preview, the window, or the last view that needs no argument]:NAME: ' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; pinch Photo 2; set count=3'\'']:CUES: ' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        '*:INPUT:{ compadd -- $(inbetween presets list --names 2>/dev/null); _files }'
      ;;
    check)
      _arguments -s -S \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--marks=[Labels whose times come before the scene'\''s marks\: Audacity'\''s, SRT, WebVTT or JSON]:FILE:_files' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view of a Swift program, or an expression as '\''Card(title\: 1)'\''; without it a film, the first preview, the window, or the last view that needs no argument]:NAME: ' \
        '--preview=[The preview of a Swift program, by its number from 1 or its name]:N: ' \
        '--platform=[What '\''#if os(…)'\'' in a Swift program is told; linux if not told]:linux|ios|macos:(linux ios macos)' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; pinch Photo 2; set count=3'\'']:CUES: ' \
        '--show-touches[Draw the finger]' \
        '--seed=[Where the random numbers of a Swift program begin]:N: ' \
        '--swift-version=[The language mode of a Swift program; 5 if not told]:5|6:(5 6)' \
        '--stall-timeout=[How long a Swift program may take over one picture; 30 if not told]:SECONDS: ' \
        '--uses[Only list what Swift files use of SwiftUI and do not get, with the share of files that get all]' \
        '--strict[Let warnings fail]' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        '*:INPUT:{ compadd -- $(inbetween presets list --names 2>/dev/null); _files }'
      ;;
    info)
      _arguments -s -S \
        '--json[Print an object for programs]' \
        '--timeline[Print the events with their times]' \
        '--hash[Draw every frame and print one hash of them all]' \
        '--size=[The file'\''s size in pixels]:WxH: ' \
        '--stage=[The scene'\''s size in points]:WxH: ' \
        '--scale=[Pixels a point; any two of size, stage and scale fix the third]:K: ' \
        '--fit=[What happens when the scene'\''s aspect is not the file'\''s]:MODE:(contain cover stretch error)' \
        '--background=[What lies below the scene; none keeps it transparent where the codec can]:COLOR:(none white black)' \
        '--fps=[Frames a second; samples anew, never changes the speed]:RATE:(24 25 30 50 60)' \
        '--duration=[The film'\''s length in seconds, or in frames as 240f]:TIME: ' \
        '--range=[The part that is rendered, without its end\: seconds, frames as 90f or chapters, either side empty; or one chapter]:A..B: ' \
        '--every=[Keep one frame in N; a film'\''s rate becomes as much lower, its speed stays]:N: ' \
        '--include-end[Add the picture at the very end as one more frame]' \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--marks=[Labels whose times come before the scene'\''s marks\: Audacity'\''s, SRT, WebVTT or JSON]:FILE:_files' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view of a Swift program, or an expression as '\''Card(title\: 1)'\''; without it a film, the first preview, the window, or the last view that needs no argument]:NAME: ' \
        '--preview=[The preview of a Swift program, by its number from 1 or its name]:N: ' \
        '--platform=[What '\''#if os(…)'\'' in a Swift program is told; linux if not told]:linux|ios|macos:(linux ios macos)' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; pinch Photo 2; set count=3'\'']:CUES: ' \
        '--show-touches[Draw the finger]' \
        '--seed=[Where the random numbers of a Swift program begin]:N: ' \
        '--swift-version=[The language mode of a Swift program; 5 if not told]:5|6:(5 6)' \
        '--stall-timeout=[How long a Swift program may take over one picture; 30 if not told]:SECONDS: ' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        '*:INPUT:{ compadd -- $(inbetween presets list --names 2>/dev/null); _files }'
      ;;
    explain)
      _arguments -s -S \
        '--at=[The time in seconds, or the frame as 90f]:TIME: ' \
        '--fps=[Frames a second; samples anew, never changes the speed]:RATE:(24 25 30 50 60)' \
        '--duration=[The film'\''s length in seconds, or in frames as 240f]:TIME: ' \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--marks=[Labels whose times come before the scene'\''s marks\: Audacity'\''s, SRT, WebVTT or JSON]:FILE:_files' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view of a Swift program, or an expression as '\''Card(title\: 1)'\''; without it a film, the first preview, the window, or the last view that needs no argument]:NAME: ' \
        '--preview=[The preview of a Swift program, by its number from 1 or its name]:N: ' \
        '--platform=[What '\''#if os(…)'\'' in a Swift program is told; linux if not told]:linux|ios|macos:(linux ios macos)' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; pinch Photo 2; set count=3'\'']:CUES: ' \
        '--show-touches[Draw the finger]' \
        '--seed=[Where the random numbers of a Swift program begin]:N: ' \
        '--swift-version=[The language mode of a Swift program; 5 if not told]:5|6:(5 6)' \
        '--stall-timeout=[How long a Swift program may take over one picture; 30 if not told]:SECONDS: ' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        '*:INPUT:{ compadd -- $(inbetween presets list --names 2>/dev/null); _files }'
      ;;
    presets)
      _arguments -s -S \
        '--names[Print names alone, one a line]' \
        '--from=[The scene that a new one begins as, for new]:NAME:{ compadd -- $(inbetween presets list --names 2>/dev/null); _files }' \
        '--json[Print an object for programs]' \
        '-f[Replace what exists]' \
        '--force[Replace what exists]' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        ':ACTION:(list show new exports dir)' \
        ':NAME:{ compadd -- $(inbetween presets list --names 2>/dev/null); _files }'
      ;;
    schema)
      _arguments -s -S \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        ':KIND:(scene export)'
      ;;
    doctor)
      _arguments -s -S \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]'
      ;;
    probe)
      _arguments -s -S \
        '--json[Print an object for programs]' \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        ':FILE:_files'
      ;;
    completions)
      _arguments -s -S \
        '--errors=[How messages are written]:FORM:(text json)' \
        '-q[Hide notices and progress]' \
        '--quiet[Hide notices and progress]' \
        '-v[Tell details]' \
        '--verbose[Tell details]' \
        '-h[Print this help]' \
        '--help[Print this help]' \
        ':SHELL:(bash zsh fish)'
      ;;
  esac
}
compdef _inbetween inbetween
