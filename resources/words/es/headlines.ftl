### Headlines of the log: each says in one line what somebody did, and what came of it.
### `$x_id` is only to choose by.

## Any game

headline-plain = { $what }.
headline-results = { $what }: { $results }.
headline-thanks-to = { $what } ({ $source })
headline-gains = recibe { $what }
headline-gains-of = { $who } recibe { $what }
headline-round = Ronda { $round }
headline-turn = Ronda { $round } · { $seat }
headline-miss = fallo
headline-mark-mana = { $mana } de maná
headline-mark-token = { $token }

## Battleground: actions

headline-battleground-activated = { $figure } se activa con «{ $card }»
headline-battleground-played = { $figure } juega «{ $card }»
headline-battleground-used = { $figure } usa «{ $ability }»
headline-battleground-hit = { $with ->
    [spell] { $figure } ataca a { $target } con magia
    [ranged] { $figure } dispara a { $target }
    [fists] { $figure } da puñetazos a { $target }
   *[other] { $figure } ataca a { $target }
}
headline-battleground-missed = { $figure } falla contra { $target }
headline-battleground-area = { $figure } golpea un área
headline-battleground-drawn = { $seat } roba { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
headline-battleground-tokens-end = Terminan los efectos positivos y negativos de { $figures }
headline-battleground-claimed = { $figure } reclama { $objective } para { $seat }: { $points } PV
headline-battleground-objective = el objetivo { $number }
headline-battleground-rest = Quien ha descansado recibe 1 de maná: { $figures }

## Battleground: results

headline-battleground-wounds = { $wounds ->
    [0] ninguna herida
    [one] { $wounds } herida
   *[other] { $wounds } heridas
}
headline-battleground-instead = «{ $ability }» deja { $after ->
    [0] 0 heridas
    [one] { $after } herida
   *[other] { $after } heridas
}
headline-battleground-wounds-of = { $figure } sufre { $wounds ->
    [0] 0 heridas
    [one] { $wounds } herida
   *[other] { $wounds } heridas
}
headline-battleground-hits = { $hits ->
    [one] { $hits } acierto
   *[other] { $hits } aciertos
}
headline-battleground-all-blocked = { $hits ->
    [one] parado
   *[other] todos parados
}
headline-battleground-blocked = { $saves ->
    [0] ninguno parado
    [one] { $saves } parado
   *[other] { $saves } parados
}
headline-battleground-left = { $left ->
    [one] queda { $left } y causa
   *[other] quedan { $left } y causan
} { $wounds ->
    [0] 0 heridas
    [one] { $wounds } herida
   *[other] { $wounds } heridas
}
headline-battleground-out = el personaje { $figure } queda derrotado
headline-battleground-buff = { $figure } recibe { $token }
headline-battleground-debuff = { $figure } sufre { $token }
headline-battleground-gained-buff = { $token }
headline-battleground-ap = { $ap } PA
headline-battleground-mana = { NUMBER($mana) } de maná
headline-battleground-mark = la marca «{ $mark }» está en { $at }
headline-battleground-shifted = { $how_id ->
    [push] un empujón lleva a { $figure } a { $to }
    [pull] un tirón lleva a { $figure } a { $to }
   *[other] { $figure } va a { $to }
}
headline-battleground-triggered = «{ $ability }» de { $figure }
headline-battleground-triggered-own = «{ $ability }»

## Hoplomachus: actions

headline-hoplomachus-hit = { $unit } golpea a { $target }
headline-hoplomachus-missed = { $unit } falla contra { $target }
headline-hoplomachus-used = { $unit } usa «{ $skill }»
headline-hoplomachus-moved = { $unit } se mueve de { $start } a { $to }
headline-hoplomachus-stones = { $seat } gana { $favour } de favor por { $units_count ->
    [one] la piedra de { $units }
   *[other] las piedras de { $units }
}
headline-hoplomachus-consoled = { $unit } gana { $hp } HP, porque su bando obtuvo menos favor
headline-hoplomachus-drawn = { $seat } saca { $number ->
    [one] { $number } unidad
   *[other] { $number } unidades
}

## Hoplomachus: results

headline-hoplomachus-hits = { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
}
headline-hoplomachus-no-hit = ningún impacto
headline-hoplomachus-stopped = { $unit } detiene { $hits }
headline-hoplomachus-stopped-by = «{ $skill }» detiene { $hits }
headline-hoplomachus-lost = { $unit } pierde { $hp } HP
headline-hoplomachus-lost-hp = { $hp } HP menos
headline-hoplomachus-answered = «{ $skill }» de { $unit }
headline-hoplomachus-hero = el héroe { $unit } se vuelve activo
headline-hoplomachus-displaced = un desplazamiento lleva a { $unit } a { $to }
headline-hoplomachus-defeated = { $units_count ->
    [one] la unidad { $units } es derrotada
   *[other] las unidades { $units } son derrotadas
}
