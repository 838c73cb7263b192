### Headlines of the log: each says in one line what somebody did, and what came of it.
### `$x_id` is only to choose by.

## Any game

headline-plain = { $what }.
headline-results = { $what }: { $results }.
headline-round = Ronda { $round }
headline-turn = Ronda { $round } · { $seat }
headline-miss = fallo
headline-mark-mana = { $mana } de maná
headline-mark-token = { $token }

## Battleground: actions

headline-battleground-activated = { $figure } se activa con «{ $card }»
headline-battleground-played = { $figure } juega «{ $card }»
headline-battleground-used = { $figure } usa «{ $ability }»
headline-battleground-scenario = «{ $ability }» actúa para { $seat }
headline-battleground-hit = { $with ->
    [spell] { $figure } golpea a { $target } con magia
    [ranged] { $figure } dispara a { $target }
    [fists] { $figure } da puñetazos a { $target }
   *[other] { $figure } golpea a { $target }
}
headline-battleground-missed = { $figure } falla contra { $target }
headline-battleground-area = { $figure } golpea un área
headline-battleground-drawn = { $seat } roba { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
headline-battleground-tokens-end = Terminan efectos positivos y negativos: { $figures }

## Battleground: results

headline-battleground-successes = { $hits ->
    [0] ningún éxito
    [one] { $hits } éxito
   *[other] { $hits } éxitos
}
headline-battleground-against = { $hits ->
    [0] ningún éxito
    [one] { $hits } éxito
   *[other] { $hits } éxitos
} contra { $saves }
headline-battleground-wounds = { $wounds ->
    [0] ninguna herida
    [one] { $wounds } herida
   *[other] { $wounds } heridas
}
headline-battleground-wounds-of = { $figure }: { $wounds ->
    [0] ninguna herida
    [one] { $wounds } herida
   *[other] { $wounds } heridas
}
headline-battleground-out = el personaje { $figure } queda derrotado
headline-battleground-token = { $figure } recibe { $token }
headline-battleground-ap = { $ap } PA
headline-battleground-mana = { NUMBER($mana) } de maná
headline-battleground-shifted = { $how_id ->
    [push] un empujón lleva a { $figure } a { $to }
    [pull] un tirón lleva a { $figure } a { $to }
   *[other] { $figure } va a { $to }
}
headline-battleground-triggered = «{ $ability }» de { $figure }
headline-battleground-triggered-own = «{ $ability }»

## Hoplomachus: actions

headline-hoplomachus-hit = { $unit } impacta a { $target }
headline-hoplomachus-missed = { $unit } falla contra { $target }
headline-hoplomachus-used = { $unit } usa «{ $skill }»
headline-hoplomachus-drawn = { $seat } saca { $number ->
    [one] { $number } unidad
   *[other] { $number } unidades
}

## Hoplomachus: results

headline-hoplomachus-hits = { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
}
headline-hoplomachus-lost = { $unit } pierde { $hp } HP
headline-hoplomachus-lost-hp = { $hp } HP menos
headline-hoplomachus-answered = «{ $skill }» de { $unit }
headline-hoplomachus-displaced = un desplazamiento lleva a { $unit } a { $to }
headline-hoplomachus-defeated = { $units_count ->
    [one] la unidad { $units } es derrotada
   *[other] las unidades { $units } son derrotadas
}
