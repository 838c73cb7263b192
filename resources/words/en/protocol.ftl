protocol-line-too-long = The line is longer than { NUMBER($most) } bytes.
protocol-no-verb = The request needs the text “do”, its verb.
protocol-unknown-verb = Unknown verb “{ $verb }”.
protocol-internal = The engine made a mistake; the game is unchanged. See the log for details.
protocol-no-game = There is no game yet. Start one with “new”.
protocol-no-such-language = The engine has no language “{ $name }”. Choose en, it, es or pl.
protocol-no-such-seat = There is no seat “{ $seat }” in this game.
protocol-chance-sees-nothing = The seat “chance” only answers for dice and draws; it can’t use “{ $verb }”.
protocol-referee-only = Only the referee can use “{ $verb }”.

protocol-illegal = “{ $choice }” is not legal.
protocol-not-on-offer = “{ $choice }” isn’t possible now.
protocol-bad-choice = A choice can’t have this form. { $problem }
protocol-no-throw = The game isn’t waiting for a roll or a draw.
protocol-out-of-dice = The preset dice have run out.
protocol-bad-die = The preset dice don’t fit. { $problem }
protocol-undo-too-many = { $most ->
    [0] There is nothing to undo, so not { $count } answers.
    [one] Only one answer can be undone, not { $count }.
   *[other] Only { $most } answers can be undone, not { $count }.
    }
protocol-not-a-result = Give a whole number for a die or a name for a card, not { $found }.
protocol-not-a-choice = Give the ID of a choice, or its kind and fields, not { $found }.
protocol-not-players = Name a bot for each seat, as a list or by seat, not { $found }.
protocol-no-such-bot = There is no bot “{ $name }”.
protocol-players-and-seats =
    { $seats ->
        [one] The game needs one player
       *[other] The game needs { $seats } players
    }, { $players ->
        [one] and one is named.
       *[other] and { $players } are named.
    }
protocol-no-such-question = “{ $system }” has no question “{ $what }”.

protocol-one-start = A game starts from either a mission or a position. Give only one.
protocol-profile-of-position = A position keeps the rule variants it began with. Leave “profile” out.
protocol-no-such-document = There is no document “{ $name }”.
protocol-other-kind = A document of the kind “{ $kind }” can’t be used here.
protocol-other-system = This belongs to the game “{ $found }”, but “{ $expected }” is being played.
protocol-bad-state = The game can’t be read. { $problem }
protocol-impossible-state = The game cannot be in this state.
protocol-does-not-fit = Step { NUMBER($number) } of the game record doesn’t fit. { $problem }
protocol-position-fails = The game can’t go on: no game reaches the position it began with.
