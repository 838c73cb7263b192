### Abilities in play, in any game: what they ask, tell and refuse.

prompt-choose = { $number ->
    [1] “{ $ability }”: whom do you choose?
   *[other] “{ $ability }”: whom do you choose? { $number } left.
}
prompt-option = “{ $ability }”: choose one.

choice-choose = Choose { $piece }
choice-option = { $title ->
    [none] Option { $option }
   *[other] { $title }
}
deed-choose = Choose
deed-option = Option

clause-asking-can-be-chosen = “{ $ability }” does not let { $piece } be chosen.
clause-asking-not-chosen-yet = { $piece } has been chosen already.
clause-asking-option-is-open = “{ $ability }”: option { $option } asks for something that is not so now: { $conditions }.

event-message-given = { $text }

ability-message-says-nothing = The message says nothing; write its text in at least one language.
