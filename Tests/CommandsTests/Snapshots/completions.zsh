#compdef inbetween
# Completions of inbetween for zsh.
_inbetween() {
  local -a commands=(
    'render:turn a scene into a film'
    'still:draw one picture of a scene'
    'sheet:draw a contact sheet\: pictures of a scene side by side'
    'morph:plan the morph between two shapes and write its frames'
    'check:look for mistakes in scenes without rendering'
    'info:tell what a scene contains'
    'explain:print every layer'\''s values and the drawing commands at a time'
    'presets:list, show and begin scenes'
    'schema:print the JSON Schema of scenes or export presets'
    'doctor:tell which libraries, codecs, fonts and presets are there'
    'probe:tell what a film or picture file contains'
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
        '--format=[The kind of file, if not told by the name'\''s ending]:FORMAT:(mp4 webm mov mkv gif apng webp png rgba y4m framehash)' \
        '-f[Replace what exists]' \
        '--force[Replace what exists]' \
        '--size=[The file'\''s size in pixels]:WxH: ' \
        '--stage=[The scene'\''s size in points]:WxH: ' \
        '--scale=[Pixels a point; any two of size, stage and scale fix the third]:K: ' \
        '--fit=[What happens when the scene'\''s aspect is not the file'\''s]:MODE:(contain cover stretch error)' \
        '--background=[What lies below the scene; none keeps it transparent where the codec can]:COLOR:(none white black)' \
        '--fps=[Frames a second; samples anew, never changes the speed]:RATE:(24 25 30 50 60)' \
        '--duration=[The film'\''s length in seconds, or in frames as 240f]:TIME: ' \
        '--range=[The part that is rendered, without its end; either side may be empty]:A..B: ' \
        '--include-end[Add the picture at the very end as one more frame]' \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view or film of a Swift program; without it a film, or the last view that needs no argument]:NAME: ' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; set count=3'\'']:CUES: ' \
        '--show-touches[Draw the finger]' \
        '--seed=[Where the random numbers of a Swift program begin]:N: ' \
        '--swift-version=[The language mode of a Swift program; 5 if not told]:5|6:(5 6)' \
        '--stall-timeout=[How long a Swift program may take over one picture; 30 if not told]:SECONDS: ' \
        '--export=[An export preset\: what this command line leaves open is taken from it]:NAME:{ compadd -- $(inbetween presets exports --names 2>/dev/null) }' \
        '--codec=[How pictures are compressed]:CODEC:(h264 h265 vp9 av1 prores4444 prores422hq ffv1 gif apng webp png rgba y4m framehash)' \
        '--quality=[How good the pictures are, on one scale for all codecs]:0…100: ' \
        '--effort=[How long the encoder may think\: preview, draft, normal, best, or a preset of the codec'\''s own]:EFFORT:(preview draft normal best)' \
        '--crf=[The codec'\''s own constant rate factor, in place of --quality]:FACTOR: ' \
        '--bitrate=[Bits a second, in place of --quality]:BITS: ' \
        '--gop=[The most frames from one key frame to the next]:N: ' \
        '--encoder-threads=[The encoder'\''s threads; the pictures depend on them, so the default never looks at this machine]:N: ' \
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
        '--format=[The kind of file, if not told by the name'\''s ending]:FORMAT:(mp4 webm mov mkv gif apng webp png rgba y4m framehash)' \
        '-f[Replace what exists]' \
        '--force[Replace what exists]' \
        '--size=[The file'\''s size in pixels]:WxH: ' \
        '--stage=[The scene'\''s size in points]:WxH: ' \
        '--scale=[Pixels a point; any two of size, stage and scale fix the third]:K: ' \
        '--fit=[What happens when the scene'\''s aspect is not the file'\''s]:MODE:(contain cover stretch error)' \
        '--background=[What lies below the scene; none keeps it transparent where the codec can]:COLOR:(none white black)' \
        '--at=[The time in seconds, or the frame as 90f]:TIME: ' \
        '--fps=[Frames a second; samples anew, never changes the speed]:RATE:(24 25 30 50 60)' \
        '--duration=[The film'\''s length in seconds, or in frames as 240f]:TIME: ' \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view or film of a Swift program; without it a film, or the last view that needs no argument]:NAME: ' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; set count=3'\'']:CUES: ' \
        '--show-touches[Draw the finger]' \
        '--seed=[Where the random numbers of a Swift program begin]:N: ' \
        '--swift-version=[The language mode of a Swift program; 5 if not told]:5|6:(5 6)' \
        '--stall-timeout=[How long a Swift program may take over one picture; 30 if not told]:SECONDS: ' \
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
        '--format=[The kind of file, if not told by the name'\''s ending]:FORMAT:(mp4 webm mov mkv gif apng webp png rgba y4m framehash)' \
        '-f[Replace what exists]' \
        '--force[Replace what exists]' \
        '--size=[The file'\''s size in pixels]:WxH: ' \
        '--stage=[The scene'\''s size in points]:WxH: ' \
        '--scale=[Pixels a point; any two of size, stage and scale fix the third]:K: ' \
        '--fit=[What happens when the scene'\''s aspect is not the file'\''s]:MODE:(contain cover stretch error)' \
        '--background=[What lies below the scene; none keeps it transparent where the codec can]:COLOR:(none white black)' \
        '--pictures=[How many pictures; 12 if not told]:N: ' \
        '--columns=[How many stand in a row; 4 if not told]:N: ' \
        '--fps=[Frames a second; samples anew, never changes the speed]:RATE:(24 25 30 50 60)' \
        '--duration=[The film'\''s length in seconds, or in frames as 240f]:TIME: ' \
        '--range=[The part that is rendered, without its end; either side may be empty]:A..B: ' \
        '--include-end[Add the picture at the very end as one more frame]' \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view or film of a Swift program; without it a film, or the last view that needs no argument]:NAME: ' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; set count=3'\'']:CUES: ' \
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
    morph)
      _arguments -s -S \
        '--from=[The path data of the first shape]:D: ' \
        '--to=[The path data of the second shape]:D: ' \
        '--pairs=[A JSON list of pairs with name, from and to, instead of one pair]:FILE:_files' \
        '--strategy=[How the shapes are matched; auto if not told]:S:(auto elastic arcLength rigid intrinsic seed indexed)' \
        '--samples=[Steps between the first frame and the last; 32 if not told]:N: ' \
        '--report[Print what was decided and how well the morph behaves]' \
        '--score[Print a table of every strategy'\''s figures, or of the one named]' \
        '*-o[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '*--output=[Where the result goes; - is standard output and needs --format]:FILE:_files' \
        '--format=[The kind of file, if not told by the name'\''s ending]:FORMAT:(mp4 webm mov mkv gif apng webp png rgba y4m framehash)' \
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
    check)
      _arguments -s -S \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view or film of a Swift program; without it a film, or the last view that needs no argument]:NAME: ' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; set count=3'\'']:CUES: ' \
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
        '--range=[The part that is rendered, without its end; either side may be empty]:A..B: ' \
        '--include-end[Add the picture at the very end as one more frame]' \
        '*--set=[A value for a parameter of the scene]:NAME=VALUE: ' \
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view or film of a Swift program; without it a film, or the last view that needs no argument]:NAME: ' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; set count=3'\'']:CUES: ' \
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
        '--presets=[Where presets are looked for before all other places]:FOLDER:_files -/' \
        '--view=[The view or film of a Swift program; without it a film, or the last view that needs no argument]:NAME: ' \
        '--script=[A JSON list of cues for a Swift program'\''s film]:FILE:_files' \
        '--do=[Cues for a Swift program'\''s film, as '\''wait .5; tap Start; drag Card 0,-200 .4; scroll Feed 0,300; type Ada into Name; set count=3'\'']:CUES: ' \
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
