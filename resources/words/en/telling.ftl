### What happened in any game, what may be chosen in any game, and how values are said inside such sentences.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Events

event-rolled = { $results ->
    [none] { $seat } has no dice to roll ({ $purpose }).
   *[other] { $seat } rolls { $results } ({ $purpose }).
}
event-used = Used: { $what }.
event-game-ended = { $result_id ->
    [win] { $winners_count ->
        [one] { $winners } wins the game
       *[other] { $winners } win the game
    }
    [draw] The game ends in a draw
   *[other] The game is lost
}{ $points ->
    [none] .
   *[other] . Points: { $points }.
}
event-draw-offered = { $seat } offers a draw.
event-team-conceded = { $seat } concedes; the others play on.
event-answer-given = { $seat } has chosen in secret.
event-ability-stopped = { $why_id ->
    [chain] “{ $ability }” sets itself off too many times and is stopped.
    [looks] “{ $ability }” looks at too much and does nothing for the rest of the game. Nest fewer “where” in its conditions, or play with fewer figures.
   *[other] “{ $ability }” takes too long and is stopped.
    }

## Choices

choice-order = First: { $next }
choice-roll = { $result }
choice-draw = { $result }
choice-face-down = Chosen face down
choice-concede = Concede the game
choice-offer-draw = Offer a draw
choice-accept-draw = Accept the draw

## Buttons

deed-order = First
deed-roll = Roll
deed-draw = Draw
deed-face-down = Face down
deed-concede = Concede
deed-offer-draw = Offer draw
deed-accept-draw = Accept draw

## Values

telling-each = { $who } ({ $what })
telling-change-add = { $by }
telling-change-set = set to { $by }
telling-change-at-least = at least { $by }
telling-change-at-most = at most { $by }
telling-change-widen = widened by { $by }
telling-change-narrow = narrowed by { $by }
