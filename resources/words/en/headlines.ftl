### Headlines of the log: each says in one line what somebody did, and what came of it.
### `$x_id` is only to choose by.

## Any game

headline-plain = { $what }.
headline-results = { $what }: { $results }.
headline-thanks-to = { $what } ({ $source })
headline-gains = gains { $what }
headline-gains-of = { $who } gains { $what }
headline-round = Round { $round }
headline-turn = Round { $round } · { $seat }
headline-miss = miss
headline-mark-mana = { $mana } mana
headline-mark-token = { $token }

## Battleground: actions

headline-battleground-activated = { $figure } is activated with “{ $card }”
headline-battleground-played = { $figure } plays “{ $card }”
headline-battleground-used = { $figure } uses “{ $ability }”
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
headline-battleground-tokens-end = Buffs and debuffs end on { $figures }
headline-battleground-claimed = { $figure } claims { $objective } for { $seat }: { $points } VP
headline-battleground-objective = objective { $number }
headline-battleground-rest = Rested, so 1 mana each: { $figures }

## Battleground: results

headline-battleground-wounds = { $wounds ->
    [0] no wound
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
headline-battleground-instead = “{ $ability }” leaves { $after ->
    [0] no wound
    [one] { $after } wound
   *[other] { $after } wounds
}
headline-battleground-wounds-of = { $figure } suffers { $wounds ->
    [0] no wound
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
headline-battleground-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
headline-battleground-all-blocked = { $hits ->
    [one] blocked
   *[other] all blocked
}
headline-battleground-blocked = { $saves ->
    [0] none blocked
   *[other] { $saves } blocked
}
headline-battleground-left = { $left } left for { $wounds ->
    [0] no wound
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
headline-battleground-out = { $figure } is knocked out
headline-battleground-buff = { $figure } gains { $token }
headline-battleground-debuff = { $figure } suffers { $token }
headline-battleground-gained-buff = { $token }
headline-battleground-ap = { $ap } AP
headline-battleground-mana = { NUMBER($mana) } mana
headline-battleground-mark = the mark “{ $mark }” lies on { $at }
headline-battleground-shifted = { $how_id ->
    [push] { $figure } is pushed to { $to }
    [pull] { $figure } is pulled to { $to }
   *[other] { $figure } goes to { $to }
}
headline-battleground-triggered = “{ $ability }” of { $figure }
headline-battleground-triggered-own = “{ $ability }”

## Hoplomachus: actions

headline-hoplomachus-hit = { $unit } strikes { $target }
headline-hoplomachus-missed = { $unit } misses { $target }
headline-hoplomachus-used = { $unit } uses “{ $skill }”
headline-hoplomachus-moved = { $unit } moves from { $start } to { $to }
headline-hoplomachus-stones = { $seat } gains { $favour } favour for { $units_count ->
    [one] the stone of { $units }
   *[other] the stones of { $units }
}
headline-hoplomachus-consoled = { $unit } gains { $hp } HP, as its side got less favour
headline-hoplomachus-drawn = { $seat } draws { $number ->
    [one] { $number } unit
   *[other] { $number } units
}

## Hoplomachus: results

headline-hoplomachus-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
headline-hoplomachus-no-hit = no hit
headline-hoplomachus-stopped = { $unit } stops { $hits }
headline-hoplomachus-stopped-by = “{ $skill }” stops { $hits }
headline-hoplomachus-lost = { $unit } loses { $hp } HP
headline-hoplomachus-lost-hp = { $hp } HP lost
headline-hoplomachus-answered = “{ $skill }” of { $unit }
headline-hoplomachus-hero = the hero { $unit } becomes active
headline-hoplomachus-displaced = { $unit } is moved to { $to }
headline-hoplomachus-defeated = { $units_count ->
    [one] { $units } is defeated
   *[other] { $units } are defeated
}
