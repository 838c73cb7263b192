### Documents to be read: cards, armies, formats, scenarios, games.

view-numbers = Numbers
view-text = Text
view-whole-sentences = Whole sentences
view-whole-sentences-why = Show everything that the data says, without the short sentences of the card.
view-origin = Origin
view-game = Game
view-events = Events
view-in-reserve = in reserve
view-does-not-fit = Too long for the printed card, even in letters of 6 points: { $texts }

## Armies and decks

view-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
view-mean-initiative = initiative { $mean } on average
view-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
view-alone = { $points } alone
view-points-of = of { $most ->
    [one] { $most } point
   *[other] { $most } points
}
view-points-left = { $n } left
view-points-over = { $n } too many
view-one-only = { $field }: one only
view-copies = { $found } of { $most } of one card
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
view-format-same = { $field }: the same on all cards that have one.
view-format-copies = The same card at most { $most ->
    [one] once
   *[other] { $most } times
}
view-format-in-army = { $cards }: { $bounds } in the army
view-format-on-figure = { $cards }: { $bounds } on each figure
view-format-in-pile = { $cards }: { $bounds } under “{ $pile }”
view-format-by = { $sentence }, each “{ $field }” by itself
