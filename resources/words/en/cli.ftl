cli-what-it-is = A studio for tabletop skirmish and arena games. Run without a command, or with a mission or a file, it opens the window.
cli-option-version = Show the version and exit.
cli-option-log-level = How much detail goes into the log file.
cli-option-probes = Also show the small games that test the engine.
cli-option-library = Library or folder in which documents are also found by name. Default: your own library.
cli-names-of-ones-own = To name documents of your own, add --library FOLDER or set HEXSMITH_LIBRARY.
cli-option-json = Print JSON, for other programs.
cli-our-bug = This is a bug in Hexsmith, not yours. Please report it with the log: { $folder }
cli-stream-fails = Standard input or output isn’t working: { $reason }
cli-no-such-log-level = There is no log level “{ $name }”. Choose one of { $known }.
cli-no-such-file = There is no file “{ $name }”. Check the path.
cli-no-such-library = There is no library or folder “{ $name }”. Check the path.

cli-engine = Serve other programs: one JSON object per line, in and out.
cli-engine-no-files = Don’t open files that requests name.

cli-schema = Print the JSON Schema of a kind of document, or of the engine protocol.
cli-schema-name = Name of the schema; “list” prints all names.
cli-schema-unknown = There is no schema “{ $name }”. “hexsmith schema list” prints all names.

cli-check = Check documents: their form, their references and the rules of their game. In a folder: every .json file.
cli-check-files = Files, folders, or documents by name; “-” reads standard input. Documents checked together can refer to one another.
cli-check-too-much = “{ $name }” holds too much to check at once (at most 2000 documents, 200 folders, 64 MB). Check it in parts.
cli-check-nothing-there = There are no documents (.json) in “{ $name }”.
cli-check-sum = Documents checked: { $documents }. With errors: { $wrong }.
cli-check-sound = { $name }: no problems
cli-check-id-in-files = Several files have the ID “{ $id }”; the last one counts: { $files }.
cli-check-more = { $name }: … and at least { $count } more.
cli-check-warning = warning: { $problem }

cli-more-lines = … and { $count } more; --json lists all of them.
cli-play = Let bots play a mission.
cli-play-scenario = A file, or the name of a built-in mission.
cli-play-players = One bot for each seat, separated by commas: greedy,random.
cli-play-games = Number of games.
cli-play-seed = Random seed.
cli-play-workers = Number of parallel processes; it doesn’t change the results.
cli-play-swap-seats = Rotate the players through the seats from game to game, with the same luck for each rotation.
cli-play-anyway = Play even if an army breaks the rules.
cli-play-not-played = No game was played. Use --anyway to play with these armies.
cli-play-warnings = { $name }: { $count ->
    [one] one warning. “hexsmith check” shows it.
   *[other] { $count } warnings. “hexsmith check” lists them.
  }
cli-play-wrong-players =
    { $players ->
        [one] One player is named
       *[other] { $players } players are named
    }, and each of these seats needs one: { $seats }.
cli-play-title =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, seed { $seed }
cli-play-stopped =
    { $games ->
        [one] Stopped before the game was over.
       *[other] Stopped after { $done } of { $games } games.
    }
cli-play-lost = { $lost ->
    [one] One game of { $games } was lost: the system kept ending its process, perhaps for lack of memory. Its seed: { $seeds }.
   *[other] { $lost } of { $games } games were lost: the system kept ending their processes, perhaps for lack of memory. Try fewer workers. First seeds: { $seeds }.
    }
cli-play-seat = seat { $seat }
cli-play-draws = draws
cli-play-unfinished = not finished

cli-explain-card = Print what cards do, in words.
cli-explain-card-files = Cards to explain; “-” reads standard input.
cli-explain-card-lang = Language of the text: en, it, es, pl.
cli-explain-card-literal = Use full sentences that spell out all the data.
cli-explain-card-no-card = { $name } isn’t a card. Name a card file, or “-” for standard input.
cli-no-such-language = There is no language “{ $name }”. Choose en, it, es or pl.
