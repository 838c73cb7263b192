### Battleground: what lies on the map and beside it, sheets of figures and cards, previews of choices.

## The map

board-battleground-open = terreno abierto
board-battleground-zone = Zona de despliegue: { $seat }
board-battleground-objective = Objetivo { $number }
board-battleground-terrain = terreno
board-battleground-unclaimed = aún sin reclamar

## Beside the map

board-battleground-round = Ronda { $round } de { $rounds }
board-battleground-first = Primer jugador: { $seat }
board-battleground-acting = { $figure }, PA: { $ap }
board-battleground-set-up = preparación de la partida
board-battleground-objectives = objetivos
board-battleground-activations = activados
board-battleground-activated = { $activated } de { $standing }
board-battleground-passed = ha pasado
board-battleground-passed-text = no activa a nadie más en esta ronda
board-battleground-has-ap = { $figure }: { $ap }
board-battleground-hand = mano
board-battleground-sealed = elegida boca abajo
board-battleground-aside = para descartar
board-battleground-selected = descubierta
board-battleground-played = jugadas
board-battleground-completed = misiones cumplidas
board-battleground-deck = mazo

## Figures

board-battleground-of = Ejército de { $seat }
board-battleground-left-out = no participa
board-battleground-speeds = { $standard }, concentrado { $focused }
board-battleground-changed = { $now } (impreso: { $printed })
board-battleground-worth = valor en puntos de victoria
board-battleground-fists = puños
board-battleground-more-dice = dados { $dice }
board-battleground-range = alcance { $range }″
board-battleground-area = área: { $area } casillas más
board-battleground-table = heridas por éxitos: { $lines }
board-battleground-used = girado

## Cards

board-battleground-bonus = bonificación
# Without “carta de”: there is little room on a card.
board-battleground-fate = destino
board-battleground-glory = gloria
board-battleground-plain-fate = 1 de maná más
board-battleground-plain-glory = 1 punto de acción más
board-battleground-bonus-ability = la habilidad de la carta
board-battleground-bonus-mana = 1 de maná más
board-battleground-bonus-mission = la misión secundaria
board-battleground-bonus-ap = 1 punto de acción más
board-battleground-mission = { $what }: { $points } PV

## Side missions

board-battleground-mission-knock-out = derrotar a { $who ->
    [ally] un aliado
    [character] un personaje
   *[enemy] un enemigo
}{ $weapon ->
    [melee] {" "}cuerpo a cuerpo
    [ranged] {" "}con un arma a distancia
    [spell] {" "}con un hechizo
   *[any] {""}
}
board-battleground-mission-wound = causar a { $who ->
    [ally] un aliado
    [character] un personaje
   *[enemy] un enemigo
} heridas: { $wounds }{ $weapon ->
    [melee] {" "}cuerpo a cuerpo
    [ranged] {" "}con un arma a distancia
    [spell] {" "}con un hechizo
   *[any] {""}
}
board-battleground-mission-heal = curar { $who ->
    [self] a sí mismo
    [character] a un personaje
   *[ally] a un aliado
}, heridas: { $wounds }
board-battleground-mission-move = terminar un movimiento { $to ->
    [enemy-zone] en la zona de despliegue enemiga
   *[objective] junto a un objetivo fuera de la propia zona
}
board-battleground-mission-give = poner { $effect ->
    [buff] un efecto positivo
    [mark] una marca
   *[debuff] un efecto negativo
}{ $name ->
    [any] {""}
   *[other] : { $name }
}
board-battleground-mission-use = usar una habilidad activa

## Abilities

board-battleground-costs-ap = PA: { $ap }
board-battleground-costs-mana = maná: { $mana }
board-battleground-free = sin coste
board-battleground-on-itself = a sí mismo: { $what }
board-battleground-on-attack = con un ataque, éxitos desde { $needs }
board-battleground-needs = éxitos desde { $needs }:
board-battleground-moment = { $when ->
    [on-activation] al activarse
    [end-of-activation] al final de la activación
    [on-interruption] al interrumpir
   *[end-of-interruption] al final de la interrupción
}
board-battleground-removed = al retirarse:
board-battleground-aim = { $to ->
    [ally] un aliado
    [friend] sí mismo o un aliado
    [enemy] un enemigo
    [character] un personaje
    [all-allies] todos los aliados
    [all-friends] sí mismo y todos los aliados
    [all-enemies] todos los enemigos
    [all-characters] todos los personajes
    [hex] una casilla
   *[objective] un objetivo
}{ $range ->
    [any] {""}
   *[other] , hasta { $range }″
}
board-battleground-tests = prueba: { $statistic }{ $against ->
    [none] {""}
   *[other] {" "}contra { $against }
}
board-battleground-by = { $number }: { $by }
board-battleground-set = { $number } = { $to }
board-battleground-if-test = { $test ->
    [attack] en ataques
    [defence] en pruebas de defensa
   *[ability] en pruebas de habilidad
}
board-battleground-if-weapon = { $weapon ->
    [melee] cuerpo a cuerpo
    [ranged] con armas a distancia
   *[spell] con hechizos
}
board-battleground-if-target-on = si el objetivo está en terreno abrupto
board-battleground-if-self-on = en terreno abrupto
board-battleground-if-wounded = { $wounded ->
    [yes] si está herido
   *[no] si no está herido
}
board-battleground-if-interrupting = { $interrupting ->
    [yes] durante una interrupción propia
   *[no] fuera de sus interrupciones
}

## Effects of abilities

board-battleground-do-buff = efecto positivo: { $token }
board-battleground-do-debuff = efecto negativo: { $token }
board-battleground-do-mark = marca: { $token }
board-battleground-do-charge = carga { $amount ->
    [0] (con su velocidad)
   *[other] (puntos de movimiento: { $amount })
}
board-battleground-do-jump = salto { $amount ->
    [0] (con su velocidad)
   *[other] (puntos de movimiento: { $amount })
}
board-battleground-do-teleport = teletransporte { $amount ->
    [0] (con su velocidad)
   *[other] (puntos de movimiento: { $amount })
}
board-battleground-do-towards = se dirige hacia el objetivo { $amount ->
    [0] (con su velocidad)
   *[other] (puntos de movimiento: { $amount })
}
board-battleground-do-draw = roba cartas de destino: { $amount }
board-battleground-do-focus = ficha de concentración
board-battleground-do-guard = ficha de guardia
board-battleground-do-free-action = { $what ->
    [attack] un ataque gratuito
   *[move] un movimiento gratuito
}
board-battleground-do-gain-ap = gana PA: { $amount }
board-battleground-do-gain-mana = gana maná: { $amount }
board-battleground-do-lose-mana = pierde maná: { $amount }
board-battleground-do-heal = cura heridas: { $amount }
board-battleground-do-wound = sufre heridas: { $amount }
board-battleground-do-modify = hasta el final de la activación o interrupción
board-battleground-do-pull = tirar, casillas: { $amount }
board-battleground-do-push = empujar, casillas: { $amount }
board-battleground-do-ready = vuelve a estar listo
board-battleground-do-remove-effect = { $what ->
    [buff] pierde su efecto positivo
    [debuff] pierde su efecto negativo
   *[any] pierde sus efectos positivo y negativo
}
board-battleground-do-swap = intercambia su posición con el objetivo

## Numbers and previews

board-battleground-dice = dados
board-battleground-rerolls = repeticiones gratuitas
board-battleground-successes = éxitos
board-battleground-successes-left = éxitos restantes
board-battleground-mean = heridas de media
board-battleground-beaten = derrota
board-battleground-wounds = { $wounds ->
    [one] { $wounds } herida
    [many] { $wounds } heridas
   *[other] { $wounds } heridas
}
board-battleground-to = Hacia { $place }
board-battleground-points = puntos de movimiento
board-battleground-way = recorrido
board-battleground-ap-of = { $cost } de { $ap }
board-battleground-attack = { $figure } → { $target }
board-battleground-attack-test = prueba de ataque
board-battleground-roll-off = tirada para decidir
board-battleground-results = heridas por éxitos
board-battleground-dice-against = dados: { $dice }, éxitos desde { $least }
board-battleground-throw = { $figure }: { $purpose }, umbral { $threshold }
board-battleground-does = efecto
board-battleground-target = objetivo

## What is told beside

board-battleground-no-item = Este personaje no lleva ningún objeto consumible.
board-battleground-no-ability = Este personaje no tiene habilidades que se usen como acción.
board-battleground-no-card = No hay en la mano ninguna carta que jugar para este personaje.
board-battleground-goes-first = Empieza { $seat }: iniciativa { $mine } contra { $other }.
board-battleground-goes-first-on-a-tie = Empieza { $seat }: la iniciativa es { $mine } para ambos, y { $seat } es el primer jugador.
