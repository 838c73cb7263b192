### Battleground: what players are asked, and the rules as reasons: why something is not allowed, or what it gives.

## Set-up

prompt-battleground-first-player = You rolled higher: who goes first?
prompt-battleground-place = Place a figure: where, and facing which way?
clause-battleground-in-own-zone = { $place } would put the figure outside your deployment zone.
clause-battleground-fits-there = The figure cannot stand on { $place }: the ground bears none, or another figure is in the way.

## Rounds

prompt-battleground-organise = Discard cards, or keep them all?
clause-battleground-fate-cards-drawn = The hand is filled up to five fate cards.
prompt-battleground-select-card = Play a card face down, or pass?

## Activation

prompt-battleground-activate = Which character do you activate?
clause-battleground-is-ready = { $figure } has been activated this round.
clause-battleground-not-twice-in-a-row = The character “{ $figure }” was your last one in the round before; it cannot be your first one now.
prompt-battleground-bonus = Which bonus do you take?
clause-battleground-mana-lost = A character has at most five mana; the rest is lost.
prompt-battleground-act = { $figure } has { $ap } AP. What now?

## Clean-up

prompt-battleground-claim = Which objective do you claim?
clause-battleground-unengaged = An enemy stands next to { $figure }.
clause-battleground-within-reach = { $figure } isn’t on the objective or next to it.
clause-battleground-uncontested = An enemy stands on the objective or next to it.
clause-battleground-outside-own-zone = The objective lies in your own deployment zone.
clause-battleground-mana-for-the-rested = A character that was not activated this round gains 1 mana.

## Questions about the map

ask-battleground-not-on-the-map = “{ $figure }” does not stand on the map.
ask-battleground-no-start = Say where the way begins: name a figure or a place.
ask-battleground-nobody-moves = Others stand in the way of a figure only; without one, the map is taken as empty.

## Scenarios and cards that cannot be played

battleground-no-map = A game of Battleground needs a map of hexes, written out in full.
battleground-two-armies = Two armies meet in Battleground, not { $found }.
battleground-no-army = The seat “{ $seat }” has no army.
battleground-no-character = An army needs at least one character.
battleground-only-named = “{ $id }” is only a name here. To play, write the document itself.
battleground-other-card = A card of the kind “{ $kind }” does not belong here, only these: { $options }.
battleground-other-namesake = Another card of this mission has the ID “{ $id }” and a different text. Rename one of them.
battleground-bad-base = A base names each of its hexes once, and first the place of the figure itself, 0 and 0.
battleground-no-such-front = There is no hex number { $found } in the base; its hexes are counted from 0.
prompt-battleground-discard = { $cards ->
    [1] Discard a card from your hand.
   *[other] Discard cards from your hand ({ $cards } left).
}
prompt-battleground-recover = { $cards ->
    [1] Take a fate card back into your hand.
   *[other] Take fate cards back into your hand ({ $cards } left).
}
