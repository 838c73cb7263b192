### Battleground: what is wrong with its cards and maps.

## Weapons

battleground-range-of-melee = A melee weapon has no range; this one must go.
battleground-melee-at-allies = A melee weapon attacks whom its bearer is engaged with, and allies are never engaged with each other: this one can never be used.
battleground-no-range = A weapon of these types needs a range in inches: { $options }.
battleground-mana-of-no-spell = Only a spell costs mana.
battleground-empty-line = This line is for { $least } to { $most } successes, which is none at all.
battleground-gap-between-lines = Between the line before and this one, successes from { $least } to { $most } are missing: they give no wounds.
battleground-table-ends = The table ends here: with more than { $most ->
    [one] { $most } success
   *[other] { $most } successes
} it gives no wounds. “to” of the last line is null, if it is meant for that many or more.
battleground-lines-overlap = A line before this one is for { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
} or more already; lines rise and share no number.

## Figures and zones

battleground-on-an-obstacle = The figure “{ $figure }” cannot stand on { $place }: there is an obstacle or a ladder.
battleground-two-on-a-hex = The figure “{ $figure }” stands on { $place }, where “{ $other }” stands already.
battleground-base-off-the-map = The base of the figure “{ $figure }” does not fit on the map here.
battleground-no-zone = The army of “{ $seat }” has no deployment zone on this map.
battleground-outside-zone = The figure “{ $figure }” begins on { $place }, outside the deployment zone of “{ $seat }”.
battleground-zone-of-nobody = The zone “{ $zone }” belongs to “{ $seat }”, who has no army here.
battleground-zones-overlap = The deployment zones of “{ $seat }” and “{ $other }” overlap at { $place }.

## Terrain

battleground-piece-in-parts = The piece “{ $piece }” is in more than one part: { $place } shares no side with the rest.
battleground-platform-loose = The platform “{ $piece }” is attached to nothing: some hex of it, or of a platform joined to it, must lie over a tall hex or share a side with one.
battleground-ladder-nowhere = The ladder “{ $piece }” leads nowhere: it shares no side with a platform.
battleground-objective-out-of-reach = The objective “{ $objective }” can never be claimed: nobody can stand on its hex or beside it.
battleground-beyond-the-box = Pieces of the sort “{ $sort }”: the map needs { $found }, one box has { $most }. (×3 means: of three hexes.)
battleground-not-in-the-box = Pieces of the sort “{ $sort }”: the map needs { $found }, a box has none. (×3 means: of three hexes.)
battleground-make-difficult-ground = Make it yourself: flat pieces, lower than half an inch, on whose hexes figures can stand.
battleground-beyond-one-box = To play it on your own table, beyond one box
battleground-sort-of-size = { $sort } of { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}
battleground-token-for = token ({ $sort })
battleground-more-needed = { $sort }: { $n }
battleground-tokens-beyond-the-box = Tokens for { $kind ->
    [mark] marks
    [buff] buffs
   *[other] debuffs
} of cards’ own: the game may need { $found } ({ $names }), one box has { $most }.

## Abilities

battleground-never-engaged = Nobody is ever engaged with those whom this is about.
battleground-range-of-nobody = A range says nothing where the ability is about its owner alone.
battleground-results-for-the-same = Several results ask for the same number of successes ({ $needs }); only one of them ever counts.
