cli-what-it-is = A studio for tabletop skirmish and arena games. Without a verb, or with a scenario or a file in its place, it opens its window.
cli-option-version = Print the version and leave.
cli-option-log-level = How much goes into the log file.
cli-option-probes = Show the small games that try the engine, too.
cli-option-library = Finds documents by name in this library or folder of documents, too; otherwise in your own library.
cli-names-of-ones-own = Documents of your own are found by name with --library FOLDER, or in the library that HEXSMITH_LIBRARY names.
cli-option-json = Print JSON for other programs.
cli-our-bug = This is a mistake of ours. What happened stands in the log: { $folder }
cli-stream-fails = Standard input or output does not work: { $reason }
cli-no-such-log-level = There is no log level “{ $name }”; there are { $known }.
cli-no-such-file = There is no file “{ $name }”.
cli-no-such-library = There is no library and no folder “{ $name }”.

cli-engine = Answer other programs: one JSON object a line, in and out.
cli-engine-no-files = Open no files that requests name.

cli-schema = Print the JSON Schema of a kind of document, or of the engine protocol.
cli-schema-name = What to print the schema of; “list” prints all names.
cli-schema-unknown = There is no schema “{ $name }”.

cli-check = Check documents: their form, what they name, and the rules of their game. Of a folder, all its documents (.json).
cli-check-files = Files or folders to check, or documents by name; “-” is standard input. Documents that are checked together find one another.
cli-check-too-much = In “{ $name }” is more than can be checked at once: 2000 documents, 200 folders, 64 MB. Check it in parts.
cli-check-nothing-there = In “{ $name }” are no documents (.json).
cli-check-sum = Documents checked: { $documents }. With errors: { $wrong }.
cli-check-sound = { $name }: nothing is wrong
cli-check-id-in-files = Several files have the id “{ $id }”; the last one is taken: { $files }.
cli-check-more = { $name }: … and at least { $count } more.
cli-check-warning = warning: { $problem }

cli-more-lines = … and { $count } more; --json tells all of them.
cli-play = Let bots play a scenario.
cli-play-scenario = A file, or the name of a scenario that ships.
cli-play-players = A bot for each seat, with commas between them: greedy,random.
cli-play-games = How many games.
cli-play-seed = What all luck is made from.
cli-play-workers = How many processes play; the results do not depend on it.
cli-play-swap-seats = Move each player one seat on from game to game, with the same luck once round.
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
cli-play-lost =
    { $lost ->
        [one] One game of { $games } could not be played: the system ended the process over it each time. There may be too little memory. Its seed: { $seeds }.
       *[other] { $lost } of { $games } games could not be played: the system ended the processes over them each time. There may be too little memory; try fewer workers. The first seeds: { $seeds }.
    }
cli-play-seat = seat { $seat }
cli-play-draws = draws
cli-play-unfinished = not finished

cli-explain-card = Say in words what cards do.
cli-explain-card-files = Cards to explain; “-” is standard input.
cli-explain-card-lang = The language to say it in: en, it, es, pl.
cli-explain-card-literal = Say it in whole sentences, which name all that the data says.
cli-explain-card-no-card = { $name }: this is no card of a game.
cli-no-such-language = There is no language “{ $name }”.
