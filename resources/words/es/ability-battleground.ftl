### What Battleground's own operations of abilities say: one sentence for each, named by its kind and its file.
### A slot says what it asks for: engine/abilities/wording/slots.py.

## Effects

ability-battleground-effect-buff = da el efecto positivo { $name } { $on_a }{ $gives ->
    [none] {""}
   *[other] {" "}(mientras dure: { $gives })
}{ $when ->
    [none] {""}
   *[other] {" "}(cada vez que { $when }: { $effects })
}{ $removed ->
    [none] {""}
   *[other] {" "}(cuando se retire: { $removed })
}
ability-battleground-effect-debuff = da el efecto negativo { $name } { $on_a }{ $gives ->
    [none] {""}
   *[other] {" "}(mientras dure: { $gives })
}{ $when ->
    [none] {""}
   *[other] {" "}(cada vez que { $when }: { $effects })
}{ $removed ->
    [none] {""}
   *[other] {" "}(cuando se retire: { $removed })
}
ability-battleground-effect-mark = coloca la marca { $name } en la casilla; { $when ->
    [none] afecta a { $affects ->
        [enemies] cada enemigo
        [allies] cada aliado
       *[characters] cada personaje
    } a { $range } o menos y en su línea de visión
   *[other] para { $affects ->
        [enemies] cada enemigo
        [allies] cada aliado
       *[characters] cada personaje
    } a { $range } o menos de la marca y en su línea de visión
}{ $gives ->
    [none] {""}
   *[other] {" "}(mientras esté ahí: { $gives })
}{ $when ->
    [none] {""}
   *[other] , cada vez que { $when }: { $effects }
}
ability-battleground-effect-charge = haz que { $on } { $on_called ->
    [together] carguen
   *[other] cargue
} contra { $on_key ->
    [self] { $the_target }
   *[other] { $the_bearer }
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-towards = mueve { $on_a } hacia { $on_key ->
    [self] { $the_target }
   *[other] { $the_bearer }
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-jump = haz que { $on } { $on_called ->
    [together] salten
   *[other] salte
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-teleport = teletransporta { $on_a }{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-interrupt = haz que { $on } { $on_called ->
    [together] interrumpan
   *[other] interrumpa
} { $whom_a }
ability-battleground-effect-swap = intercambia las posiciones { $the_bearer_de } y { $on_de }
ability-battleground-effect-push = empuja { $hexes_hex } { $on_a }
ability-battleground-effect-pull = tira { $on_key ->
    [selector] { $hexes_hex } { $on_de }
   *[other] { $on_de } { $hexes_hex }
}
ability-battleground-effect-turn = gira { $on_a } hacia cualquier lado
ability-battleground-effect-free-action = concede { $action ->
    [attack] un ataque gratuito
   *[move] un movimiento gratuito
} { $on_a }{ $whom ->
    [none] {""}
   *[other] {" "}contra { $whom }
}{ $weapon ->
    [melee] {", "}con un arma cuerpo a cuerpo
    [ranged] {", "}con un arma a distancia
    [spell] {", "}con un hechizo
   *[none] {""}
}
ability-battleground-effect-wound = inflige { $wounds_wound } { $on_a }
ability-battleground-effect-heal = cura { $wounds_wound } { $on_a }
ability-battleground-effect-draw = roba { $cards_fate_card }
ability-battleground-effect-discard = { $on_key ->
    [self] descarta { $cards_card }
   *[other] el jugador { $on_de } descarta { $cards_card }
}
ability-battleground-effect-recover = { $on_key ->
    [self] recupera { $cards_fate_card } de los descartes (nunca una con este nombre)
   *[other] el jugador { $on_de } recupera { $cards_fate_card } de los descartes (nunca una con este nombre)
}
ability-battleground-effect-ready = { $on } { $on_called ->
    [together] pueden activarse
   *[other] puede activarse
} una vez más en esta ronda
ability-battleground-effect-exhaust = { $on } { $on_called ->
    [together] cuentan como activados
   *[other] cuenta como activado
} en esta ronda
ability-battleground-effect-remove-effect = retira { $of ->
    [buff] el efecto positivo
    [debuff] el efecto negativo
   *[any] los efectos positivo y negativo
} { $on_de }
ability-battleground-effect-modify = hasta el final de esta activación o interrupción, para { $on }: { $gives }
ability-battleground-effect-wait = hasta el final de esta activación o interrupción, para { $on }, cada vez que { $when }: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}{ $times_key ->
    [none] {""}
    [single] {" "}(solo una vez)
   *[number] {" "}(como máximo { $times } veces)
}
ability-battleground-effect-spawn = pon en juego a { $figure }{ $region ->
    [none] {""}
   *[other] {" "}en la región { $region }
}
ability-battleground-effect-end = termina la partida{ $winner ->
    [own] {" "}con tu victoria
    [other] {" "}con la victoria del otro jugador
    [leader] {" "}con la victoria de quien tenga más puntos de victoria
   *[nobody] {" "}sin ganador
}

## Conditions

ability-battleground-condition-test = { $of ->
    [attack] la prueba es de ataque
    [defence] la prueba es de defensa
   *[ability] la prueba es de habilidad
}
ability-battleground-condition-weapon = { $type ->
    [melee] el ataque es cuerpo a cuerpo
    [ranged] el ataque es a distancia
   *[spell] el ataque es un hechizo
}
ability-battleground-condition-attack-from = { $side ->
    [rear] el ataque es de flanqueo
   *[front] el ataque no es de flanqueo
}
ability-battleground-condition-in-cover = { $so ->
    [yes] el objetivo del ataque está a cubierto
   *[no] el objetivo del ataque no está a cubierto
}
ability-battleground-condition-other-stands = { $height ->
    [higher] el otro personaje de la prueba está más arriba
    [level] el otro personaje de la prueba está a la misma altura
   *[lower] el otro personaje de la prueba está más abajo
}
ability-battleground-condition-self-on = { $the_bearer } está en { $ground_some }
ability-battleground-condition-target-on = el objetivo del ataque está en { $ground_some }
ability-battleground-condition-wounded = { $so ->
    [yes] { $who } tiene heridas
   *[no] { $who } no tiene heridas
}
ability-battleground-condition-interrupting = { $so ->
    [yes] { $who } está interrumpiendo
   *[no] { $who } no está interrumpiendo
}
ability-battleground-condition-interrupted = { $so ->
    [yes] alguien está interrumpiendo { $who_a }
   *[no] nadie está interrumpiendo { $who_a }
}
ability-battleground-condition-acting = { $so ->
    [yes] { $who } está actuando
   *[no] { $who } no está actuando
}
ability-battleground-condition-engaged = { $so ->
    [yes] { $who } está trabado en combate
   *[no] { $who } no está trabado en combate
}
ability-battleground-condition-focused = { $so ->
    [yes] { $who } está concentrado
   *[no] { $who } no está concentrado
}
ability-battleground-condition-guarding = { $so ->
    [yes] { $who } está en guardia
   *[no] { $who } no está en guardia
}
ability-battleground-condition-raised = { $so ->
    [yes] { $who } está en una plataforma
   *[no] { $who } no está en una plataforma
}
ability-battleground-condition-ready = { $so ->
    [yes] { $who } está disponible
   *[no] { $who } no está disponible
}
ability-battleground-condition-first-in-round = { $so ->
    [yes] { $who } es el primero de su ejército en activarse en esta ronda
   *[no] { $who } no es el primero de su ejército en activarse en esta ronda
}
ability-battleground-condition-bearing = { $so ->
    [yes] { $who } tiene { $name ->
        [none] { $of ->
            [buff] un efecto positivo
            [debuff] un efecto negativo
           *[any] un efecto positivo o negativo
        }
       *[other] { $of ->
            [buff] el efecto positivo
            [debuff] el efecto negativo
           *[any] el efecto positivo o negativo
        } { $name }
    }
   *[no] { $who } { $name ->
        [none] no tiene { $of ->
            [buff] ningún efecto positivo
            [debuff] ningún efecto negativo
           *[any] ningún efecto positivo ni negativo
        }
       *[other] no tiene { $of ->
            [buff] el efecto positivo
            [debuff] el efecto negativo
           *[any] el efecto positivo o negativo
        } { $name }
    }
}
ability-battleground-condition-carries = { $so ->
    [yes] { $who } lleva
   *[no] { $who } no lleva
} { $type ->
    [melee] un arma cuerpo a cuerpo
    [ranged] un arma a distancia
    [spell] un hechizo
    [trinket] un artefacto
    [shield] un escudo
   *[armour] una armadura
}
ability-battleground-condition-knocked-out = { $figure } ha sido derrotado
ability-battleground-condition-round = { $least_most_alike ->
    [equal] es la ronda { $most }
   *[other] { $least ->
        [1] { $most ->
            [1000] es una ronda cualquiera
           *[other] es la ronda { $most } o una anterior
        }
       *[other] { $most ->
            [1000] es la ronda { $least } o una posterior
           *[other] la ronda está entre la { $least } y la { $most }
        }
    }
}
ability-battleground-condition-leading = { $so ->
    [yes] { $by_key ->
        [nothing] tu ejército no va perdiendo
       *[number] { $by_sign ->
            [less] tu ejército va perdiendo por { $by_size } PV como máximo
           *[more] tu ejército va ganando por al menos { $by_size } PV
        }
    }
   *[no] { $by_key ->
        [nothing] tu ejército va perdiendo
       *[number] { $by_sign ->
            [less] tu ejército va perdiendo por más de { $by_size } PV
           *[more] tu ejército no va ganando por { $by_size } PV o más
        }
    }
}

## Selectors

ability-battleground-selector-engaged-with = { $each_engaged_enemy } con { $of_any }
ability-battleground-selector-facing = { $each_piece } en el arco { $arc ->
    [front] frontal
   *[rear] trasero
} { $of_any_de } a { $within } o menos{ $seen_sight ->
    [there] {" "}y en su línea de visión
    [owner] {" "}y a la vista { $this_self_de }
    [unneeded] {" "}(a la vista o no)
   *[none] {""}
}

## Amounts

ability-battleground-amount-cards-in-hand = el número de cartas en la mano { $army ->
    [own] de tu ejército
   *[other] del otro ejército
}
ability-battleground-amount-fallen = el número de personajes derrotados { $army ->
    [own] de tu ejército
   *[other] del otro ejército
}
ability-battleground-amount-objectives-held = el número de fichas de objetivo en poder { $army ->
    [own] de tu ejército
   *[other] del otro ejército
}

## Costs

ability-battleground-cost-ap = { $amount_ap }
ability-battleground-cost-mana = { $amount_mana }
ability-battleground-cost-wounds = { $amount_wound }
ability-battleground-cost-cards = { $amount_card } de la mano
ability-battleground-cost-focus = { $amount_focus }

## Triggers

ability-battleground-trigger-wound = { $a_who } sufre { $wounds_wound } o más{ $by ->
    [self] {" "}{ $the_bearer_de }{ $weapon ->
        [none] {""}
       *[other] {" "}con
    }
    [army] {" "}de un personaje amigo{ $weapon ->
        [none] {""}
       *[other] {" "}con
    }
    [enemy] {" "}de un enemigo{ $weapon ->
        [none] {""}
       *[other] {" "}con
    }
   *[anybody] { $weapon ->
        [none] {""}
       *[other] {" "}de
    }
}{ $weapon ->
    [melee] {" "}un arma cuerpo a cuerpo
    [ranged] {" "}un arma a distancia
    [spell] {" "}un hechizo
   *[none] {""}
}
ability-battleground-trigger-knock-out = { $a_who } es derrotado{ $by ->
    [self] {" "}por { $the_bearer }
    [army] {" "}por un personaje amigo
    [enemy] {" "}por un enemigo
   *[anybody] {""}
}{ $weapon ->
    [melee] {" "}con un arma cuerpo a cuerpo
    [ranged] {" "}con un arma a distancia
    [spell] {" "}con un hechizo
   *[none] {""}
}
ability-battleground-trigger-last-moment = { $a_who } está a punto de ser derrotado{ $by ->
    [self] {" "}por { $the_bearer }
    [army] {" "}por un personaje amigo
    [enemy] {" "}por un enemigo
   *[anybody] {""}
}{ $weapon ->
    [melee] {" "}con un arma cuerpo a cuerpo
    [ranged] {" "}con un arma a distancia
    [spell] {" "}con un hechizo
   *[none] {""}
}
ability-battleground-trigger-stopped = { $by ->
    [character] alguien
   *[other] { $a_by }
} { $how ->
    [push] empuja { $a_who_a }
    [pull] tira { $a_who_de }
   *[any] empuja { $a_who_a } o tira de él
} y algo detiene el movimiento antes de tiempo
ability-battleground-trigger-heal = { $a_who } se cura { $wounds_wound } o más
ability-battleground-trigger-attack-begins = { $a_who } ataca{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom_a }
}{ $weapon ->
    [melee] {" "}con un arma cuerpo a cuerpo
    [ranged] {" "}con un arma a distancia
    [spell] {" "}con un hechizo
   *[none] {""}
}
ability-battleground-trigger-attack-ends = termina un ataque { $a_who_de }{ $whom ->
    [character] {""}
   *[other] {" "}contra { $a_whom }
}{ $weapon ->
    [melee] {" "}con un arma cuerpo a cuerpo
    [ranged] {" "}con un arma a distancia
    [spell] {" "}con un hechizo
   *[none] {""}
}
ability-battleground-trigger-hit = { $a_who } acierta{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom_a }
}{ $weapon ->
    [melee] {" "}con un arma cuerpo a cuerpo
    [ranged] {" "}con un arma a distancia
    [spell] {" "}con un hechizo
   *[none] {""}
} y conserva al menos { $needs_success } tras la defensa
ability-battleground-trigger-missed = { $a_who } ataca{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom_a }
}{ $weapon ->
    [melee] {" "}con un arma cuerpo a cuerpo
    [ranged] {" "}con un arma a distancia
    [spell] {" "}con un hechizo
   *[none] {""}
} y falla
ability-battleground-trigger-tested = { $a_who } hace { $of ->
    [attack] una prueba de ataque
    [defence] una prueba de defensa
    [ability] una prueba de habilidad
   *[none] una prueba
}{ $least_most_alike ->
    [equal] {" "}con exactamente { $most_success }
   *[other] { $most_key ->
        [none] { $least_key ->
            [nothing] {""}
           *[other] {" "}con al menos { $least_success }
        }
       *[other] { $least_key ->
            [nothing] {" "}con { $most_success } como máximo
           *[other] {" "}con entre { $least } y { $most_success }
        }
    }
}
ability-battleground-trigger-interrupts = { $a_who } interrumpe { $a_whom_a }{ $how ->
    [guard] {" "}desde la guardia
    [opportunity] {" "}con un ataque de oportunidad
    [ability] {" "}gracias a una habilidad
   *[none] {""}
}
ability-battleground-trigger-on-activation = { $a_who } se activa
ability-battleground-trigger-end-of-activation = termina la activación { $a_who_de }
ability-battleground-trigger-on-interruption = { $a_who } empieza a interrumpir
ability-battleground-trigger-end-of-interruption = termina la interrupción { $a_who_de }
ability-battleground-trigger-claim = { $a_who } reclama una ficha de objetivo
ability-battleground-trigger-complete-mission = { $a_who } completa una misión secundaria
ability-battleground-trigger-gains = { $a_who } gana { $least_counter } o más
ability-battleground-trigger-loses = { $a_who } pierde { $least_counter } o más
ability-battleground-trigger-spends = { $a_who } gasta { $least_counter } o más
ability-battleground-trigger-lose-effect = { $a_who } pierde { $effect ->
    [buff] un efecto positivo
    [debuff] un efecto negativo
   *[none] un efecto positivo o negativo
}
ability-battleground-trigger-give = { $effect ->
    [buff] { $a_who } da { $name ->
        [none] un efecto positivo { $a_whom_a }
       *[other] { $a_whom_a } el efecto positivo { $name }
    }
    [debuff] { $a_who } da { $name ->
        [none] un efecto negativo { $a_whom_a }
       *[other] { $a_whom_a } el efecto negativo { $name }
    }
   *[other] { $a_who } coloca { $name ->
        [none] una marca
       *[other] la marca { $name }
    }
}
ability-battleground-trigger-move = { $how ->
    [own] { $a_who } termina un movimiento
    [pushed] { $a_who } cambia de posición porque alguien lo empuja, tira de él o intercambia posición con él{ $to ->
        [none] {""}
       *[other] {" "}y termina
    }
   *[any] { $a_who } termina un movimiento de cualquier tipo
}{ $to ->
    [objective] {" "}encima o al lado de una ficha de objetivo fuera de su propia zona de despliegue
    [enemy-zone] {" "}en la zona de despliegue del otro ejército
   *[none] {""}
}
ability-battleground-trigger-play-card = { $a_who } recibe la bonificación de { $card ->
    [fate] una carta de destino
    [glory] una carta de gloria
   *[none] una carta
}
ability-battleground-trigger-use = { $a_who } usa una habilidad activa
ability-battleground-trigger-use-item = { $a_who } usa un objeto consumible
ability-battleground-trigger-phase-begins = { $phase ->
    [set-up] empieza la colocación
    [organisation] empieza la fase de preparación
    [activation] empieza la fase de activación
    [clean-up] empieza la fase de mantenimiento
   *[none] empieza una fase
}
ability-battleground-trigger-phase-ends = { $phase ->
    [set-up] termina la colocación
    [organisation] termina la fase de preparación
    [activation] termina la fase de activación
    [clean-up] termina la fase de mantenimiento
   *[none] termina una fase
}
ability-battleground-trigger-round-begins = { $round ->
    [none] empieza una ronda
   *[other] empieza la ronda { $round }
}
ability-battleground-trigger-round-ends = { $round ->
    [none] termina una ronda
   *[other] termina la ronda { $round }
}

## Clauses

ability-battleground-single-use = consumible (después el objeto se pone boca abajo)
ability-battleground-when = un ataque { $the_bearer_de } conserva al menos { $needs_success } tras la defensa
ability-battleground-reward = { $vp_victory_points }
ability-battleground-anyway = { $said } (también sin un ataque con esta arma)
ability-battleground-about-to = { $of ->
    [wounds] { $the_subject } está a punto de sufrir heridas
    [knock-out] { $the_subject } está a punto de ser derrotado
    [push] { $the_subject } está a punto de ser empujado
    [pull] alguien está a punto de tirar de { $the_subject }
    [mana] { $the_subject } está a punto de ganar maná
    [buff] { $the_subject } está a punto de recibir un efecto positivo
   *[debuff] { $the_subject } está a punto de recibir un efecto negativo
}
ability-battleground-changed = { $by ->
    [none] { $of_key ->
        [knock-out] { $the_subject } sigue en juego con 1 punto de salud
       *[other] no sucede
    }
   *[other] { $of_key ->
        [wounds] { $by_wound_size }
        [mana] { $by_mana_size }
       *[other] { $by_hex_size }
    } { $by_sign ->
        [less] menos
       *[more] más
    }
}
ability-battleground-exempt = { $the_bearer } { $rule ->
    [stop-beside-enemies] no tiene que detenerse junto a los enemigos
    [difficult-ground] ignora el terreno abrupto en sus movimientos
    [opportunity-attacks] no provoca ataques de oportunidad
    [interruptions] no puede ser interrumpido
   *[cover] ignora la cobertura en sus ataques
}
ability-battleground-mana-bonus = da 1 de maná a este personaje
ability-battleground-length = { $length }″
ability-battleground-aim = { $to ->
    [self] este personaje
    [ally] un aliado
    [friend] este personaje o un aliado
    [enemy] un enemigo
    [character] un personaje
    [all-allies] cada aliado
    [all-friends] este personaje y cada aliado
    [all-enemies] cada enemigo
    [all-characters] cada personaje
    [hex] una casilla
   *[objective] una ficha de objetivo
}{ $engaged ->
    [yes] {""}
   *[no] {" "}a la vista
}{ $range ->
    [none] {""}
   *[other] {" "}a { $range } o menos
}{ $engaged ->
    [yes] {" "}trabado en combate con este personaje
   *[no] {""}
}
ability-battleground-everybody = { $to ->
    [all-friends] cada personaje amigo
    [all-enemies] cada enemigo
   *[all-characters] cada personaje
}
ability-part-abilitytest = { $bare_statistic }{ $against ->
    [none] {""}
   *[other] {" "}contra { $bare_against }
}
ability-part-line = { $needs }+: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
