# What is asked of the table for chance, and the seat it is for.
prompt-roll = { $seat }: throw a die
prompt-draw = { $seat }: draw
prompt-order = { $seat }: which comes first?

# Why not.
reason-not-asked = “{ $kind }” is not one of the things that can be done now.
reason-no-such-thing = There is nothing here that “{ $wish }” could mean.
reason-game-over = The game is over.
reason-not-your-turn = { $seat } is not asked now.
reason-not-yours = A seat answers for itself only.
reason-ambiguous = { $number ->
    [one] “{ $wish }” could mean { $number } choice; say more.
   *[other] “{ $wish }” could mean { $number } choices; say more.
}

# What is wrong with data that somebody else wrote: values, choices, states.
value-too-deep = It is nested more than { NUMBER($most) } deep.
value-too-large = The number is too large.
value-half-character = The text has half a character in it.
value-of-no-kind = “{ $found }” is no value of a game; those are whole numbers, texts, lists and tables.
choice-needs-kind = A choice needs its “kind”, a text.
choice-seat-is-text = The “seat” of a choice is a text.
state-needs-list = A list is needed here.
state-needs-items = The number of items needed here is { NUMBER($number) }, not { NUMBER($found) }.
state-needs-table = A table is needed here.
state-needs-step = A step is needed here, with its name.
state-needs-truth = True or false is needed here.
state-needs-number = A whole number is needed here.
state-needs-text = A text is needed here.
state-needs-nothing = Nothing but “null” can stand here.
state-needs-one-of = What can stand here: “{ $names }”.
state-unknown-step = No step “{ $name }” can stand here.
state-unknown-field = There is no field “{ $name }” here.
state-missing-field = The field “{ $name }” is missing.
state-does-not-go-together = The fields of “{ $name }” do not go together.
state-bad-seats = A game has seats, each of them once, and none of them is “{ $chance }”.
state-no-such-seat = There is no seat “{ $seat }”.
state-no-such-seat-or-twice = There is no seat “{ $seat }”, or it is named twice.
state-sealed-unasked = Answers lie face down, and nothing is asked.
state-bad-frame = Frames lie inside one another: this one begins from { NUMBER($lowest) } to { NUMBER($highest) }.
state-below-nothing = A count is never below zero.
state-number-between = A whole number from { NUMBER($least) } to { NUMBER($most) } is needed here.
state-named-twice = “{ $name }” is named twice.
state-bad-in-frame = “{ $name }” is missing here, or is not what it has to be.

# Why a script of dice or a journal does not fit the game.
dice-bad-face = Die { NUMBER($number) } has no face “{ $face }”.
replay-throw-missing = The game throws or draws for “{ $stream }”, and the journal does not.
replay-other-throw = The game throws or draws for “{ $stream }”, and the journal for “{ $found }”.
replay-bad-result = “{ $stream }” cannot give “{ $found }”.
replay-answer-missing = The game asks, and the journal throws or draws.
replay-not-on-offer = “{ $choice }” is not on offer there.
