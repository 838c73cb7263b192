protocol-line-too-long = The line is longer than { NUMBER($most) } bytes.
protocol-no-verb = The request needs a verb: “do” with a text.
protocol-unknown-verb = There is no verb “{ $verb }”.
protocol-internal = The engine made a mistake; the game is as it was before. The log has the details.
protocol-no-game = There is no game yet; begin one with “new”.
protocol-no-such-language = The engine does not speak “{ $name }”.
protocol-no-such-seat = There is no seat “{ $seat }” in this game.
protocol-chance-sees-nothing = The seat “chance” only answers for dice and draws; it has no use for “{ $verb }”.
protocol-referee-only = “{ $verb }” is for the referee.

protocol-illegal = “{ $choice }” is not legal.
protocol-not-on-offer = “{ $choice }” is not on offer now.
protocol-bad-choice = This is not the form of a choice. { $problem }
protocol-no-throw = The game waits for no die and no draw now.
protocol-out-of-dice = The scripted dice have run out.
protocol-bad-die = The scripted dice do not fit. { $problem }
protocol-undo-too-many =
    { $most ->
        [0] There is no answer to take back, so { $count } cannot be.
        [one] Only one answer can be taken back, not { $count }.
       *[other] Only { $most } answers can be taken back, not { $count }.
    }
protocol-not-a-result = A die shows a whole number and a card has a name; this is { $found }.
protocol-not-a-choice = The id of a choice, or its kind and fields, is needed here, not { $found }.
protocol-not-players = Name a bot for each seat, as a list or by seat; this is { $found }.
protocol-no-such-bot = There is no bot “{ $name }”.
protocol-players-and-seats =
    { $seats ->
        [one] The game needs one player
       *[other] The game needs { $seats } players
    }, { $players ->
        [one] and one is named.
       *[other] and { $players } are named.
    }
protocol-no-such-question = “{ $system }” answers no question “{ $what }”.

protocol-one-start = A game starts from a scenario or from a position, and from one of them only.
protocol-profile-of-position = A position is played by the readings of the rules it was begun with.
protocol-no-such-document = There is no document “{ $name }”.
protocol-other-kind = This is a document of the kind “{ $kind }”, which does not do here.
protocol-other-system = This is of the game “{ $found }”, and “{ $expected }” is played.
protocol-bad-state = This cannot be read. { $problem }
protocol-impossible-state = The game cannot be in this state.
protocol-does-not-fit = Step { NUMBER($number) } of the journal does not fit. { $problem }
protocol-position-fails = The game cannot go on from here: the position it was begun with is not one that a game comes to.
