# What is asked of the table for chance, and the seat it is for.
prompt-roll = { $seat }: roll a die
prompt-draw = { $seat }: draw
prompt-order = { $seat }: which comes first?

# Why not.
reason-not-asked = You can’t do “{ $kind }” now.
reason-no-such-thing = Nothing here is called “{ $wish }”.
reason-game-over = The game is over.
reason-not-your-turn = { $seat } has nothing to answer now.
reason-not-yours = A seat can only answer for itself.
reason-ambiguous = { $number ->
    [one] “{ $wish }” matches { $number } choice: be more precise.
   *[other] “{ $wish }” matches { $number } choices: be more precise.
    }

# What is wrong with data that somebody else wrote: values, choices, states.
value-too-deep = The data is nested more than { NUMBER($most) } levels deep.
value-too-large = The number is too large.
value-half-character = The text contains half a character.
value-of-no-kind = A game can’t hold “{ $found }”, only whole numbers, texts, lists and tables.
choice-needs-kind = A choice needs the text “kind”.
choice-seat-is-text = The “seat” of a choice must be a text.
state-needs-list = A list is needed here.
state-needs-items = The number of items needed here is { NUMBER($number) }, not { NUMBER($found) }.
state-needs-table = A table is needed here.
state-needs-step = A step is needed here, with its name.
state-needs-truth = True or false is needed here.
state-needs-number = A whole number is needed here.
state-needs-text = A text is needed here.
state-needs-nothing = Only “null” is allowed here.
state-needs-one-of = Allowed here: “{ $names }”.
state-unknown-step = The step “{ $name }” isn’t allowed here.
state-unknown-field = There is no field “{ $name }” here.
state-missing-field = The field “{ $name }” is missing.
state-does-not-go-together = The fields of “{ $name }” contradict one another.
state-bad-seats = A game needs seats: each listed once, and none called “{ $chance }”.
state-no-such-seat = There is no seat “{ $seat }”.
state-no-such-seat-or-twice = There is no seat “{ $seat }”, or it is listed twice.
state-sealed-unasked = There are face-down answers, but no question.
state-bad-frame = Frames are nested: this one must begin between { NUMBER($lowest) } and { NUMBER($highest) }.
state-below-nothing = A count can’t be below zero.
state-number-between = A whole number from { NUMBER($least) } to { NUMBER($most) } is needed here.
state-named-twice = “{ $name }” is listed twice.
state-bad-in-frame = “{ $name }” is missing or wrong here.

# Why a script of dice or a journal does not fit the game.
dice-bad-face = Die { NUMBER($number) } has no face “{ $face }”.
replay-throw-missing = The game rolls or draws for “{ $stream }”, but the record doesn’t.
replay-other-throw = The game rolls or draws for “{ $stream }”, but the record for “{ $found }”.
replay-bad-result = “{ $stream }” can’t give “{ $found }”.
replay-answer-missing = The game asks a question, but the record rolls or draws.
replay-not-on-offer = “{ $choice }” isn’t possible there.
