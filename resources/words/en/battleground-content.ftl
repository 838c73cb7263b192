### Battleground: what is wrong with its cards and maps.

## Weapons

battleground-range-of-melee = A melee weapon has no range. Remove it.
battleground-melee-at-allies = This weapon can never be used: a melee weapon attacks engaged characters, and allies are never engaged with each other.
battleground-no-range = A weapon of these types needs a range in inches: { $options }.
battleground-mana-of-no-spell = Only spells cost mana. Remove it, or make this a spell.
battleground-empty-line = This line covers { $least } to { $most } successes: it never applies. Swap the numbers.
battleground-gap-between-lines = { $least } to { $most } successes give no wounds: the line before ends below, this one begins above. Close the gap.
battleground-table-ends = The table ends here: more than { $most ->
    [one] { $most } success
   *[other] { $most } successes
    } give no wounds. If the last line goes on, write “to”: null.
battleground-lines-overlap = An earlier line already covers { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
    } or more. Let lines rise and share no number.

## Figures and zones

battleground-on-an-obstacle = “{ $figure }” can’t stand on { $place }: there is an obstacle or a ladder. Choose another hex.
battleground-two-on-a-hex = “{ $figure }” and “{ $other }” are both on { $place }. Move one of them.
battleground-base-off-the-map = The base of “{ $figure }” doesn’t fit on the map here. Choose another hex.
battleground-no-zone = The map has no deployment zone for the army of “{ $seat }”. Add one.
battleground-outside-zone = “{ $figure }” starts on { $place }, outside the deployment zone of “{ $seat }”.
battleground-zone-of-nobody = The zone “{ $zone }” belongs to “{ $seat }”, who has no army here. Remove it or give it to another seat.
battleground-zones-overlap = The deployment zones of “{ $seat }” and “{ $other }” overlap at { $place }.

## Terrain

battleground-piece-in-parts = The piece “{ $piece }” is in several parts: { $place } shares no side with the rest. Join or split it.
battleground-platform-loose = The platform “{ $piece }” is attached to nothing. Let it, or a platform joined to it, lie over a tall hex or beside one.
battleground-ladder-nowhere = The ladder “{ $piece }” leads nowhere. Put it beside a platform.
battleground-objective-out-of-reach = The objective “{ $objective }” can never be claimed: no figure can stand on its hex or beside it. Move it.
battleground-beyond-the-box = The map needs { $found } of “{ $sort }”; one box has { $most }. (×3 means three hexes.)
battleground-not-in-the-box = The map needs { $found } of “{ $sort }”; a box has none. (×3 means three hexes.)
battleground-make-difficult-ground = Make your own: flat pieces, lower than half an inch, on whose hexes figures can stand.
battleground-beyond-one-box = To play it on your own table you need, beyond one box
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

battleground-never-engaged = These can never be engaged, so this never happens. Leave it out.
battleground-range-of-nobody = The ability is only about its owner, so a range has no effect. Remove it.
battleground-results-for-the-same = Several results need the same number of successes ({ $needs }); only one of them ever counts.
