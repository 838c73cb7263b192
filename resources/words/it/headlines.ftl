### Headlines of the log: each says in one line what somebody did, and what came of it.
### `$x_id` is only to choose by.

## Any game

headline-plain = { $what }.
headline-results = { $what }: { $results }.
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
headline-battleground-scenario = «{ $ability }» agisce per { $seat }
headline-battleground-hit = { $with ->
    [spell] { $figure } colpisce { $target } con la magia
    [ranged] { $figure } colpisce { $target } a distanza
    [fists] { $figure } prende a pugni { $target }
   *[other] { $figure } colpisce { $target }
}
headline-battleground-missed = { $figure } manca { $target }
headline-battleground-area = { $figure } colpisce un’area
headline-battleground-drawn = { $seat } pesca { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
headline-battleground-tokens-end = Finiscono potenziamenti e depotenziamenti: { $figures }

## Battleground: results

headline-battleground-successes = { $hits ->
    [0] nessun successo
    [one] { $hits } successo
   *[other] { $hits } successi
}
headline-battleground-against = { $hits ->
    [0] nessun successo
    [one] { $hits } successo
   *[other] { $hits } successi
} contro { $saves }
headline-battleground-wounds = { $wounds ->
    [0] nessuna ferita
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
}
headline-battleground-wounds-of = { $figure }: { $wounds ->
    [0] nessuna ferita
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
}
headline-battleground-out = { $figure } è fuori combattimento
headline-battleground-token = { $figure } riceve { $token }
headline-battleground-ap = { $ap } PA
# Same as in English: the rules print these words so.
headline-battleground-mana = { NUMBER($mana) } mana
headline-battleground-shifted = { $how_id ->
    [push] una spinta porta { $figure } in { $to }
    [pull] una forza tira { $figure } in { $to }
   *[other] { $figure } va in { $to }
}
headline-battleground-triggered = «{ $ability }» di { $figure }
headline-battleground-triggered-own = «{ $ability }»

## Hoplomachus: actions

headline-hoplomachus-hit = { $unit } colpisce { $target }
headline-hoplomachus-missed = { $unit } manca { $target }
headline-hoplomachus-used = { $unit } usa «{ $skill }»
headline-hoplomachus-drawn = { $seat } pesca { $number ->
    [one] { $number } unità
   *[other] { $number } unità
}

## Hoplomachus: results

headline-hoplomachus-hits = { $hits ->
    [one] { $hits } colpo a segno
   *[other] { $hits } colpi a segno
}
headline-hoplomachus-lost = { $unit } perde { $hp } HP
headline-hoplomachus-lost-hp = { $hp } HP in meno
headline-hoplomachus-answered = «{ $skill }» di { $unit }
headline-hoplomachus-displaced = uno spostamento porta { $unit } in { $to }
headline-hoplomachus-defeated = { $units_count ->
    [one] l’unità { $units } è sconfitta
   *[other] le unità { $units } sono sconfitte
}
