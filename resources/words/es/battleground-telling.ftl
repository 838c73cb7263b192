### Battleground: what happened, and what may be chosen.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Set-up and rounds

event-battleground-first-player-chosen = { $seat } es el primer jugador.
event-battleground-figure-placed = { $figure } se despliega en { $at }, hacia el { $facing }.
event-battleground-figures-left-out = { $seat } no tiene sitio para { $figures }: quedan fuera de la partida.
event-battleground-round-began = Empieza la ronda { $round }.
event-battleground-phase-began = Empieza la { $phase }.
event-battleground-card-drawn = { $card_id ->
    [hidden] { $seat } roba una carta.
   *[other] { $seat } roba «{ $card }».
}
event-battleground-card-set-aside = { $seat } aparta «{ $card }» para descartarla.
event-battleground-cards-discarded = { $cards ->
    [none] No se descarta ninguna carta.
   *[other] Cartas descartadas: { $cards }.
}
event-battleground-cards-revealed = { $cards ->
    [none] No se revela ninguna carta.
   *[other] Cartas reveladas: { $cards }.
}
event-battleground-card-wasted = { $seat } no tiene personajes disponibles para «{ $card }» y la descarta.
event-battleground-passed = { $seat } pasa.
event-battleground-cards-cleared = Se descartan las cartas jugadas y todos los personajes vuelven a estar disponibles.
event-battleground-objective-claimed = { $figure } está en el objetivo { $objective } o a su lado, sin enemigos cerca, y lo reclama para { $seat }.
event-battleground-points-scored = { $seat } anota { $points } PV.

## Activations and interruptions

event-battleground-character-activated = { $seat } activa a { $figure } con «{ $card }».
event-battleground-activation-ended = Termina la activación de { $figure }.
event-battleground-card-played = { $discarded ->
    [yes] { $seat } juega «{ $card }» para { $figure } y la descarta.
   *[other] { $seat } juega «{ $card }» para { $figure }.
}
event-battleground-bonus-chosen = { $figure } toma una bonificación de «{ $card }»: { $bonus }.
event-battleground-ap-gained = { $figure } recibe { $ap } PA.
event-battleground-action-paid = { $use_id ->
    [none] { $figure } gasta { $ap } PA.
   *[other] { $figure } gasta { $ap } PA: { $use }.
}
event-battleground-mana-gained = { $figure } recibe { NUMBER($mana) } de maná.
event-battleground-mana-spent = { $figure } gasta { NUMBER($mana) } de maná.
event-battleground-mana-lost = { $figure } pierde { NUMBER($mana) } de maná.
event-battleground-focus-gained = { $figure } se concentra.
event-battleground-focus-spent = { $figure } gasta su ficha de concentración.
event-battleground-focus-lost = { $figure } pierde su ficha de concentración.
event-battleground-guard-raised = { $figure } se pone en guardia.
event-battleground-guard-dropped = { $figure } deja de estar en guardia.
event-battleground-guard-lost = { $figure } pierde su ficha de guardia.
event-battleground-interruption-declared = { $figure } va a interrumpir a { $interrupted }: { $kind }.
event-battleground-interruption-began = { $kind_id ->
    [guard] { $figure }, en guardia, interrumpe a { $interrupted }.
    [opportunity] { $figure } hace un ataque de oportunidad contra { $interrupted }.
   *[ability] { $figure } interrumpe a { $interrupted } con una habilidad.
}
event-battleground-interruption-ended = Termina la interrupción de { $figure }.
event-battleground-figure-readied = Esta ronda se puede activar de nuevo a { $figure }.
event-battleground-figure-exhausted = Esta ronda ya no se puede activar a { $figure }.
event-battleground-card-recovered = { $seat } recupera «{ $card }» de los descartes.

## Movement

event-battleground-moved = { $how_id ->
    [towards] { $figure } se dirige a su meta, de { $from } a { $to }.
    [charge] { $figure } carga de { $from } a { $to }.
    [teleport] { $figure } se teletransporta de { $from } a { $to }.
    [jump] { $figure } salta de { $from } a { $to }.
    [push] Un empujón lleva a { $figure } de { $from } a { $to }.
    [pull] Un tirón lleva a { $figure } de { $from } a { $to }.
    [swap] { $figure } intercambia su posición, de { $from } a { $to }.
   *[move] { $figure } se mueve de { $from } a { $to }.
}
event-battleground-turned = { $figure } se gira hacia el { $facing }.

## Tests and attacks

event-battleground-attack-began = { $weapon_id ->
    [fists] { $figure } ataca a { $target } con { $weapon }.
   *[other] { $figure } ataca a { $target } con «{ $weapon }».
}
event-battleground-test-began = { $figure }: { $purpose } ({ $statistic }), { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}, umbral { $threshold }.
event-battleground-successes-counted = { $figure }: { $purpose }, { $successes ->
    [0] ningún éxito
    [one] { $successes } éxito
   *[other] { $successes } éxitos
}.
event-battleground-attack-resolved = { $successes ->
    [0] No queda ningún éxito: ninguna herida.
    [one] Queda { $successes } éxito
   *[other] Quedan { $successes } éxitos
}{ $successes ->
    [0] {""}
   *[other] : { $wounds ->
        [0] ninguna herida
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    } con { $weapon_id ->
        [fists] { $weapon }
       *[other] «{ $weapon }»
    }.
}
event-battleground-wounds-suffered = { $by ->
    [none] { $figure } sufre { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    }.
   *[other] { $figure } sufre { $wounds ->
        [one] { $wounds } herida
       *[other] { $wounds } heridas
    } de { $by }.
}
event-battleground-wounds-healed = { $figure } se cura { $wounds ->
    [one] { $wounds } herida
   *[other] { $wounds } heridas
}.
event-battleground-knocked-out = { $by ->
    [none] El personaje { $figure } queda derrotado.
   *[other] { $by } derrota a { $figure }.
}

## Abilities

event-battleground-ability-used = { $figure } usa «{ $ability }».
event-battleground-item-used = { $figure } usa el consumible «{ $item }».
event-battleground-ability-triggered = { $figure }: «{ $ability }» hace efecto.
event-battleground-await-began = { $figure } espera algo: «{ $ability }».
event-battleground-await-met = { $figure }: ha ocurrido lo que «{ $ability }» esperaba.
event-battleground-scenario-acted = Misión: «{ $ability }» surte efecto para { $seat }.
event-battleground-figure-entered = { $figure } entra en { $at }, hacia el { $facing }.
event-battleground-replaced = { $figure }: «{ $ability }» cambia { $what ->
    [wounds] las heridas de { $whom }: { $after } en vez de { $before }
    [knock-out] la eliminación de { $whom }: no ocurre
    [push] el empujón a { $whom }, en casillas: { $after } en vez de { $before }
    [pull] el tirón a { $whom }, en casillas: { $after } en vez de { $before }
    [mana] el maná que gana { $whom }: { $after } en vez de { $before }
    [buff] el efecto positivo para { $whom }: no se da
   *[debuff] el efecto negativo para { $whom }: no se da
}.
event-battleground-spared = { $figure } sigue en juego, con un solo punto de salud.
event-battleground-number-changed = { $figure }: «{ $ability }» cambia algunos valores hasta el final de esta activación o interrupción.
event-battleground-effect-given = { $kind_id ->
    [buff] { $figure } gana un efecto positivo: { $token }.
   *[debuff] { $figure } sufre un efecto negativo: { $token }.
    }
event-battleground-effect-removed = { $figure } pierde un { $kind }.
event-battleground-mark-laid = { $seat } pone la marca «{ $mark }» en { $at }.
event-battleground-mark-removed = { $seat } retira la marca «{ $mark }».
event-battleground-mission-taken = { $figure } emprende la misión secundaria «{ $card }».
event-battleground-mission-completed = { $figure } completa la misión secundaria «{ $card }»: { $points } PV para { $seat }.

## Choices

choice-battleground-first-player = Empieza { $seat }
choice-battleground-place = Desplegar a { $figure } en { $at }, hacia el { $facing }
choice-battleground-discard = Descartar «{ $card }»
choice-battleground-recover = Recuperar «{ $card }»
choice-battleground-select-card = Jugar «{ $card }» boca abajo
choice-battleground-pass = Pasar esta ronda
choice-battleground-activate = Activar a { $figure }
choice-battleground-bonus = «{ $card }»: { $bonus }
choice-battleground-play-card = Jugar «{ $card }»: { $bonus }
choice-battleground-move = { $focused ->
    [yes] Moverse a { $to } gastando la concentración
   *[other] Moverse a { $to }
}
choice-battleground-face = Mirar hacia el { $facing }
choice-battleground-push = A { $to }
choice-battleground-teleport = Llegar a { $to }
choice-battleground-attack = { $weapon_id ->
    [fists] Atacar a { $target } con { $weapon }
   *[other] Atacar a { $target } con «{ $weapon }»
}
choice-battleground-use = { $target ->
    [none] { $at ->
        [none] { $objective ->
            [none] Usar «{ $ability }»
           *[other] Usar «{ $ability }» sobre el objetivo «{ $objective }»
        }
       *[other] Usar «{ $ability }» en { $at }
    }
   *[other] Usar «{ $ability }» sobre { $target }
}
choice-battleground-use-item = { $target ->
    [none] { $at ->
        [none] { $objective ->
            [none] Usar el objeto «{ $item }»
           *[other] Usar el objeto «{ $item }» sobre el objetivo «{ $objective }»
        }
       *[other] Usar el objeto «{ $item }» en { $at }
    }
   *[other] Usar el objeto «{ $item }» sobre { $target }
}
choice-battleground-focus = Concentrarse
choice-battleground-guard = Ponerse en guardia
choice-battleground-reroll = Dado { $die }: { $face }
choice-battleground-mana-reroll = Dado { $die }: { $face }
choice-battleground-claim = { $figure } reclama «{ $objective }»
choice-battleground-decline = Renunciar
choice-battleground-done = Listo
choice-battleground-end = Terminar aquí

## Buttons

deed-battleground-first-player = Primer jugador
deed-battleground-place = Desplegar
deed-battleground-discard = Descartar
deed-battleground-recover = Recuperar
deed-battleground-select-card = Boca abajo
deed-battleground-pass = Pasar
deed-battleground-activate = Activar
deed-battleground-bonus = Bonificación
deed-battleground-play-card = Jugar carta
deed-battleground-move = Moverse
deed-battleground-face = Girar
deed-battleground-push = Empujar
deed-battleground-teleport = Llegar
deed-battleground-attack = Atacar
deed-battleground-use = Usar habilidad
deed-battleground-use-item = Usar objeto
deed-battleground-focus = Concentrarse
deed-battleground-guard = Guardia
deed-battleground-reroll = Repetir
deed-battleground-mana-reroll = Repetir (maná)
deed-battleground-claim = Reclamar
deed-battleground-decline = Renunciar
deed-battleground-done = Listo
deed-battleground-end = Terminar

## Values

value-battleground-facing-n = norte
value-battleground-facing-ne = noreste
value-battleground-facing-e = este
value-battleground-facing-se = sureste
value-battleground-facing-s = sur
value-battleground-facing-sw = suroeste
value-battleground-facing-w = oeste
value-battleground-facing-nw = noroeste
# Same as in English: Names of factions are not translated.
value-battleground-faction-masters-of-the-universe = Masters of the Universe
# Same as in English: Names of factions are not translated.
value-battleground-faction-evil-warriors = Evil Warriors
value-battleground-phase-set-up = preparación de la partida
value-battleground-phase-organisation = { term-organisation-phase }
value-battleground-phase-activation = { term-activation-phase }
value-battleground-phase-clean-up = { term-clean-up-phase }
value-battleground-bonus-ability = su habilidad
value-battleground-bonus-mana = 1 de maná
value-battleground-bonus-mission = { term-side-mission }
value-battleground-bonus-ap = 1 PA
value-battleground-kind-guard = { term-guard }
value-battleground-kind-opportunity = { term-opportunity-attack }
value-battleground-kind-ability = habilidad
value-battleground-kind-buff = { term-buff }
value-battleground-kind-debuff = { term-debuff }
value-battleground-token-haste = { term-haste }
value-battleground-token-enhancement = { term-enhancement }
value-battleground-token-protection = { term-protection }
value-battleground-token-regeneration = { term-regeneration }
value-battleground-token-paralysis = { term-paralysis }
value-battleground-token-blindness = { term-blindness }
value-battleground-token-stun = { term-stun }
value-battleground-token-curse = { term-curse }
value-battleground-statistic-strength = { term-strength }
value-battleground-statistic-toughness = { term-toughness }
value-battleground-statistic-mind = { term-mind }
value-battleground-statistic-power = { term-power }
value-battleground-statistic-perception = { term-perception }
value-battleground-purpose-attack = prueba de ataque
value-battleground-purpose-attack-reroll = prueba de ataque, repetición gratuita
value-battleground-purpose-attack-mana-reroll = prueba de ataque, repetición con maná
value-battleground-purpose-attack-exploding = prueba de ataque, dados explosivos
value-battleground-purpose-defence = prueba de defensa
value-battleground-purpose-defence-reroll = prueba de defensa, repetición gratuita
value-battleground-purpose-defence-mana-reroll = prueba de defensa, repetición con maná
value-battleground-purpose-defence-exploding = prueba de defensa, dados explosivos
value-battleground-purpose-ability = prueba de habilidad
value-battleground-purpose-ability-reroll = prueba de habilidad, repetición gratuita
value-battleground-purpose-ability-mana-reroll = prueba de habilidad, repetición con maná
value-battleground-purpose-ability-exploding = prueba de habilidad, dados explosivos
value-battleground-purpose-first-player = quién empieza
value-battleground-purpose-dispute = quién decide
value-battleground-use-move = movimiento
value-battleground-use-focus = concentración
value-battleground-use-guard = guardia
value-battleground-use-attack-melee = ataque cuerpo a cuerpo
value-battleground-use-attack-ranged = ataque a distancia
value-battleground-use-attack-spell = hechizo
value-battleground-use-attack-fists = ataque con los puños
value-battleground-weapon-fists = los puños
