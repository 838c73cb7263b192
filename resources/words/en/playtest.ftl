### A game at the table: seats, cards, chances, what was told, why not, and how it ended.

## Seats and cards

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-chance = Chance
card-face-down = a face-down card
board-nothing = none
board-odds = Odds
list-of = { $items }

## Chances

odds-attack = Attack { $target }
odds-of-ap = { $cost } of { $ap } AP
odds-to-wound = to wound
odds-no-wound = { $chance } no wound
odds-dice = { $who }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $least }+
odds-focused = { $chance } with focus
odds-behind = { $chance } from behind
odds-behind-or-focused = { $chance } from behind, or with focus
chance-percent = { NUMBER($number, maximumFractionDigits: 1) }%
chance-mean = { NUMBER($number, maximumFractionDigits: 2) }
chance-hardly = under 0.1%
chance-nearly = over 99.9%

## What was told

told-more = { $sentence } (+{ $more })
told-part = { $change } ({ $rule })
told-die-to-throw = { $seat }: throw a die – { $purpose }
told-die-of-several = { $seat }: throw a die – { $purpose }, die { $die } of { $number }

## Why not

why-so-far = { $target } is { $number ->
    [one] { $number } hex
   *[other] { $number } hexes
} away.
why-nothing-with = You can’t choose { $what } now.
why-asked = First: { $prompt }
why-none = “{ $kind }” isn’t possible now.

## The end

result-won = { $number ->
    [one] { $winners } wins
   *[other] { $winners } win
}
result-drawn = The game is a draw
result-lost = Everybody loses
