### Headlines of the log: each says in one line what somebody did, and what came of it.
### `$x_id` is only to choose by.

## Any game

headline-plain = { $what }.
headline-results = { $what }: { $results }.
headline-round = Round { $round }
headline-turn = Round { $round } · { $seat }
headline-miss = miss
headline-mark-mana = { $mana } mana
headline-mark-token = { $token }

## Battleground: actions

headline-battleground-activated = { $figure } is activated with “{ $card }”
headline-battleground-played = { $figure } plays “{ $card }”
headline-battleground-used = { $figure } uses “{ $ability }”
headline-battleground-scenario = “{ $ability }” works for { $seat }
headline-battleground-hit = { $with ->
    [spell] { $figure } blasts { $target }
    [ranged] { $figure } shoots { $target }
    [fists] { $figure } punches { $target }
   *[other] { $figure } strikes { $target }
}
headline-battleground-missed = { $figure } misses { $target }
headline-battleground-area = { $figure } hits an area
headline-battleground-drawn = { $seat } draws { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
headline-battleground-tokens-end = Buffs and debuffs end: { $figures }

## Battleground: results

headline-battleground-successes = { $hits ->
    [0] no success
    [one] { $hits } success
   *[other] { $hits } successes
}
headline-battleground-against = { $hits ->
    [0] no success
    [one] { $hits } success
   *[other] { $hits } successes
} against { $saves }
headline-battleground-wounds = { $wounds ->
    [0] no wound
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
headline-battleground-wounds-of = { $figure }: { $wounds ->
    [0] no wound
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
headline-battleground-out = { $figure } is knocked out
headline-battleground-token = { $figure } gets { $token }
headline-battleground-ap = { $ap } AP
headline-battleground-mana = { NUMBER($mana) } mana
headline-battleground-shifted = { $how_id ->
    [push] { $figure } is pushed to { $to }
    [pull] { $figure } is pulled to { $to }
   *[other] { $figure } goes to { $to }
}
headline-battleground-triggered = “{ $ability }” of { $figure }
headline-battleground-triggered-own = “{ $ability }”

## Hoplomachus: actions

headline-hoplomachus-hit = { $unit } hits { $target }
headline-hoplomachus-missed = { $unit } misses { $target }
headline-hoplomachus-used = { $unit } uses “{ $skill }”
headline-hoplomachus-drawn = { $seat } draws { $number ->
    [one] { $number } unit
   *[other] { $number } units
}

## Hoplomachus: results

headline-hoplomachus-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
headline-hoplomachus-lost = { $unit } loses { $hp } HP
headline-hoplomachus-lost-hp = { $hp } HP lost
headline-hoplomachus-answered = “{ $skill }” of { $unit }
headline-hoplomachus-displaced = { $unit } is moved to { $to }
headline-hoplomachus-defeated = { $units_count ->
    [one] { $units } is defeated
   *[other] { $units } are defeated
}
