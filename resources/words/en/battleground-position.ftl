### Battleground: what is wrong with a position that somebody wrote down.

battleground-named-twice = “{ $name }” appears too many times.
battleground-one-of-a-kind = “{ $name }” is one too many: a character has at most one buff and one debuff.
battleground-nobody-acts = Nobody is acting at this point of the game.
battleground-another-acts = At this point of the game somebody else is acting.
battleground-told-by-active = “{ $name }” is already in “active”. Remove it here.
battleground-bad-in-frame = “{ $name }” is missing or wrong here.
battleground-gone-and-there = The character “{ $figure }” is knocked out: write “null” for it, or leave it out.
battleground-too-many-wounds = The character “{ $figure }” would be knocked out: wounds { NUMBER($wounds) }, health { NUMBER($health) }.
battleground-more-cards = The army of “{ $seat }” has fewer copies of the card “{ $card }” than there are here.
battleground-full-hand = A hand holds at most { NUMBER($most) } fate cards.
battleground-not-in-hand = The card “{ $card }” is not in hand.
battleground-mission-not-played = The side mission “{ $card }” is in play, but its card was not played.
battleground-objective-twice = The objective “{ $objective }” cannot be in two places.
battleground-no-such-place = The map has no place with the number { NUMBER($number) }.
battleground-outside-its-frame = The step “{ $name }” can only be done within a frame of an activation, an interruption or a test.
