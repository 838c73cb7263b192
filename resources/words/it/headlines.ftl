### Headlines of the log: each says in one line what somebody did, and what came of it.
### `$x_id` is only to choose by.

## Any game

headline-plain = { $what }.
headline-results = { $what }: { $results }.
headline-thanks-to = { $what } ({ $source })
headline-gains = ottiene { $what }
headline-gains-of = { $who } ottiene { $what }
# Same as in English: the rules print these words so.
headline-round = Round { $round }
# Same as in English: the rules print these words so.
headline-turn = Round { $round } · { $seat }
headline-miss = a vuoto
# Same as in English: the rules print these words so.
headline-mark-mana = { $mana } mana
headline-mark-token = { $token }

## Battleground: actions

headline-battleground-activated = { $figure } si attiva con «{ $card }»
headline-battleground-played = { $figure } gioca «{ $card }»
headline-battleground-used = { $figure } usa «{ $ability }»
headline-battleground-hit = { $with ->
    [spell] { $figure } attacca { $target } con la magia
    [ranged] { $figure } attacca { $target } a distanza
    [fists] { $figure } prende a pugni { $target }
   *[other] { $figure } attacca { $target }
}
headline-battleground-missed = { $figure } manca { $target }
headline-battleground-area = { $figure } colpisce un’area
headline-battleground-drawn = { $seat } pesca { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
headline-battleground-tokens-end = Finiscono i potenziamenti e depotenziamenti di { $figures }
headline-battleground-claimed = { $figure } conquista { $objective } per { $seat }: { $points } PV
headline-battleground-objective = l’obiettivo { $number }
headline-battleground-rest = Chi ha riposato ottiene 1 mana: { $figures }

## Battleground: results

headline-battleground-wounds = { $wounds ->
    [0] nessuna ferita
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
}
headline-battleground-instead = «{ $ability }» lascia { $after ->
    [0] 0 ferite
    [one] { $after } ferita
   *[other] { $after } ferite
}
headline-battleground-wounds-of = { $figure } subisce { $wounds ->
    [0] 0 ferite
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
}
headline-battleground-hits = { $hits ->
    [one] { $hits } colpo a segno
   *[other] { $hits } colpi a segno
}
headline-battleground-all-blocked = { $hits ->
    [one] parato
   *[other] tutti parati
}
headline-battleground-blocked = { $saves ->
    [0] nessuno parato
    [one] { $saves } parato
   *[other] { $saves } parati
}
headline-battleground-left = { $left ->
    [one] ne resta { $left } e fa
   *[other] ne restano { $left } e fanno
} { $wounds ->
    [0] 0 ferite
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
}
headline-battleground-out = { $figure } è fuori combattimento
headline-battleground-buff = { $figure } ottiene { $token }
headline-battleground-debuff = { $figure } subisce { $token }
headline-battleground-gained-buff = { $token }
headline-battleground-ap = { $ap } PA
# Same as in English: the rules print these words so.
headline-battleground-mana = { NUMBER($mana) } mana
headline-battleground-mark = la marcatura «{ $mark }» è in { $at }
headline-battleground-shifted = { $how_id ->
    [push] una spinta porta { $figure } in { $to }
    [pull] una forza tira { $figure } in { $to }
   *[other] { $figure } va in { $to }
}
headline-battleground-triggered = «{ $ability }» di { $figure }
headline-battleground-triggered-own = «{ $ability }»

## Hoplomachus: actions

headline-hoplomachus-hit = { $unit } attacca { $target }
headline-hoplomachus-missed = { $unit } manca { $target }
headline-hoplomachus-used = { $unit } usa «{ $skill }»
headline-hoplomachus-moved = { $unit } si sposta da { $start } a { $to }
headline-hoplomachus-stones = { $seat } ottiene { $favour } di favore per { $units_count ->
    [one] la pietra di { $units }
   *[other] le pietre di { $units }
}
headline-hoplomachus-consoled = { $unit } ottiene { $hp } HP, perché la sua parte ha avuto meno favore
headline-hoplomachus-drawn = { $seat } pesca { $number ->
    [one] { $number } unità
   *[other] { $number } unità
}

## Hoplomachus: results

headline-hoplomachus-hits = { $hits ->
    [one] { $hits } colpo a segno
   *[other] { $hits } colpi a segno
}
headline-hoplomachus-no-hit = nessun colpo a segno
headline-hoplomachus-stopped = { $unit } ne ferma { $hits }
headline-hoplomachus-stopped-by = «{ $skill }» ne ferma { $hits }
headline-hoplomachus-lost = { $unit } perde { $hp } HP
headline-hoplomachus-lost-hp = { $hp } HP in meno
headline-hoplomachus-answered = «{ $skill }» di { $unit }
headline-hoplomachus-hero = l’eroe { $unit } diventa attivo
headline-hoplomachus-displaced = uno spostamento porta { $unit } in { $to }
headline-hoplomachus-defeated = { $units_count ->
    [one] l’unità { $units } è sconfitta
   *[other] le unità { $units } sono sconfitte
}
