### Documents to be read: cards, armies, formats, scenarios, games.

view-numbers = Numbers
view-text = Text
view-whole-sentences = Full sentences
view-whole-sentences-why = Spell out all the data instead of the short text of the card.
view-origin = Origin
view-game = Game
view-events = Events
view-in-reserve = in reserve
view-does-not-fit = Too long for the printed card, even at 6 points: { $texts }. Shorten it.

## Armies and decks

view-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
view-mean-initiative = average initiative { $mean }
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
view-alone = { $points } without equipment
view-points-of = of { $most ->
    [one] { $most } point
   *[other] { $most } points
}
view-points-left = { $n } left
view-points-over = { $n } over
view-one-only = { $field }: only one
view-copies = { $found } of { $most } copies
view-each-once = each once
view-found-of = { $found } of { $bounds }
view-from-to = { $least } to { $most }
view-at-most = at most { $most }
view-at-least = at least { $least }

## Formats

view-format-points = At most { $most ->
    [one] { $most } point
   *[other] { $most } points
}.
view-format-same = { $field }: the same on all cards that have it.
view-format-copies = The same card at most { $most ->
    [one] once
   *[other] { $most } times
}
view-format-in-army = { $cards }: { $bounds } in the army
view-format-on-figure = { $cards }: { $bounds } on each figure
view-format-in-pile = { $cards }: { $bounds } under “{ $pile }”
view-format-by = { $sentence }, counted separately for each “{ $field }”
