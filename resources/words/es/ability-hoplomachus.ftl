### What Hoplomachus’ own operations of abilities say: one sentence for each, named by its kind and its file.
### A slot says what it asks for: engine/abilities/wording/slots.py.

## Effects

ability-hoplomachus-effect-add-dice = mientras dure la táctica, { $on } tiene más dados de ataque: { $dice }
ability-hoplomachus-effect-add-movement = mientras dure la táctica: { $by_signed } al movimiento { $on_de }
ability-hoplomachus-effect-daze = desorienta { $on_a } hasta el final del turno
ability-hoplomachus-effect-defeat = derrota { $on_a }
ability-hoplomachus-effect-displace = coloca { $on_a } en { $away_key ->
    [none] la casilla elegida
   *[other] una casilla libre a distancia { $away }, medida desde { $start ->
        [none] donde está
       *[other] { $start }
    }
}
ability-hoplomachus-effect-fatigue = mientras dure la táctica, { $on } está { $on_gender ->
    [f] fatigada
   *[other] fatigado
}
ability-hoplomachus-effect-gain-hp = da { $hp_health_point } { $on_a }
ability-hoplomachus-effect-heal = cura como máximo { $hp_health_point } { $on_a }
ability-hoplomachus-effect-hurt = inflige { $damage_harm } { $on_a }
ability-hoplomachus-effect-throw = lanza el dado de ataque { $die ->
    [strongest] más fuerte
   *[weakest] más débil
} de esta unidad contra { $on }: cada impacto inflige 1 punto de daño
ability-hoplomachus-effect-roll = lanza un dado de arena ({ $name })
ability-hoplomachus-effect-tumble = desplaza una casilla { $on_a }, hacia donde indique un dado de arena

## Conditions

ability-hoplomachus-condition-by-attack = { $so ->
    [yes] el daño viene de un ataque
   *[no] el daño no viene de un ataque
}
ability-hoplomachus-condition-dazed = { $who } está { $who_gender ->
    [f] desorientada
   *[other] desorientado
}
ability-hoplomachus-condition-fatigued = { $who } está { $who_gender ->
    [f] fatigada
   *[other] fatigado
}
ability-hoplomachus-condition-isolated = { $who } está { $who_gender ->
    [f] aislada
   *[other] aislado
}
ability-hoplomachus-condition-outnumbered = { $who } está en inferioridad numérica
ability-hoplomachus-condition-in-range = { $who } está al alcance { $of_any_de }
ability-hoplomachus-condition-parameter = { $name } es { $wanted }

## Selectors

ability-hoplomachus-selector-strongest = { $the_piece } con más HP de entre { $of_these } ({ $the_piece_gender ->
    [f] todas
   *[other] todos
}, en caso de empate)
ability-hoplomachus-selector-weakest = { $the_piece } con menos HP de entre { $of_these } ({ $the_piece_gender ->
    [f] todas
   *[other] todos
}, en caso de empate)
ability-hoplomachus-selector-deadliest = { $the_piece } con más dados de ataque de entre { $of_these } ({ $the_piece_gender ->
    [f] todas
   *[other] todos
}, en caso de empate)
ability-hoplomachus-selector-least-deadly = { $the_piece } con menos dados de ataque de entre { $of_these } ({ $the_piece_gender ->
    [f] todas
   *[other] todos
}, en caso de empate)
ability-hoplomachus-selector-fastest = { $the_piece } con el mayor movimiento impreso de entre { $of_these } ({ $the_piece_gender ->
    [f] todas
   *[other] todos
}, en caso de empate)
ability-hoplomachus-selector-slowest = { $the_piece } con el menor movimiento impreso de entre { $of_these } ({ $the_piece_gender ->
    [f] todas
   *[other] todos
}, en caso de empate)

## Triggers

ability-hoplomachus-trigger-attack = { $a_who } ataca { $a_whom_a }
ability-hoplomachus-trigger-damaged = { $a_who } sufre daño{ $how ->
    [attack] {" "}de un ataque
    [other] {" "}que no es de un ataque
   *[any] {""}
}
ability-hoplomachus-trigger-defeated = { $a_who } cae { $a_who_gender ->
    [f] derrotada
   *[other] derrotado
}
ability-hoplomachus-trigger-deployed = { $a_who } se despliega
ability-hoplomachus-trigger-moved = { $a_who } se mueve
ability-hoplomachus-trigger-displaced = { $a_who } sufre un desplazamiento
ability-hoplomachus-trigger-hp-gained = { $a_who } { $how ->
    [healed] recupera HP
    [given] recibe HP
   *[any] gana HP
}
ability-hoplomachus-trigger-turn-begins = { $whose ->
    [own] empieza tu turno
    [other] empieza un turno del otro equipo
   *[any] empieza un turno
}
ability-hoplomachus-trigger-turn-ends = { $whose ->
    [own] termina tu turno
    [other] termina un turno del otro equipo
   *[any] termina un turno
}
ability-hoplomachus-trigger-tactic-played = { $by ->
    [own] tu equipo juega una táctica
    [other] el otro equipo juega una táctica
   *[any] se juega una táctica
} sobre { $a_who }
ability-hoplomachus-trigger-favour-gained = { $whose ->
    [own] tu equipo gana favor
    [other] el otro equipo gana favor
   *[any] un equipo gana favor
}
ability-hoplomachus-trigger-phase-begins = { $phase ->
    [deployment] empieza la fase de despliegue
    [tactic] empieza la fase de tácticas
    [movement] empieza la fase de movimiento
    [ability] empieza la fase de habilidades
    [engagement] empieza la fase de enfrentamiento
    [refill] empieza la reposición
   *[none] empieza una fase
}{ $whose ->
    [own] {" "}en tu turno
    [other] {" "}en el turno del otro jugador
   *[any] {""}
}

## Skills and tactics

ability-hoplomachus-length = { $length ->
    [one] { $length } casilla
   *[other] { $length } casillas
}
ability-hoplomachus-aim = { $to ->
    [unit] otra unidad
   *[opponent] un oponente
}{ $range ->
    [none] {""}
   *[other] {" "}a distancia { $range } o menor
}
ability-hoplomachus-place = una casilla libre a distancia { $away } de esta unidad
ability-hoplomachus-used = { $when ->
    [ability] en la fase de habilidades
   *[special] en la fase de enfrentamiento, en lugar de atacar
}
ability-hoplomachus-status = { $status ->
    [fatigued] esta unidad está fatigada
   *[engages-dazed] esta unidad puede atacar o usar una Especial aunque esté desorientada
}
ability-hoplomachus-more-dice = más dados de ataque: { $dice }
ability-hoplomachus-about-to = esta unidad sufre daño
ability-hoplomachus-changed = { $by_sign ->
    [less] daño reducido en { $by_size }
   *[more] daño adicional: { $by }
}

## Forms

ability-form-effect-add-dice = Más dados de ataque mientras dure la táctica
ability-form-effect-add-movement = Otro movimiento mientras dure la táctica
ability-form-effect-daze = Desorientar a una unidad
ability-form-effect-defeat = Derrotar al instante a una unidad
ability-form-effect-displace = Colocar a una unidad en una casilla
ability-form-effect-fatigue = Fatiga mientras dure la táctica
ability-form-effect-gain-hp = Dar HP
ability-form-effect-hurt = Infligir daño
ability-form-effect-throw = Lanzar un dado de ataque
ability-form-effect-roll = Lanzar un dado de arena
ability-form-effect-tumble = Desplazar a una unidad con un dado de arena
ability-form-condition-by-attack = El daño viene de un ataque
ability-form-condition-dazed = Una unidad está desorientada
ability-form-condition-fatigued = Una unidad está fatigada
ability-form-condition-in-range = Una unidad está al alcance de otra
ability-form-condition-isolated = Una unidad está aislada
ability-form-condition-outnumbered = Una unidad está en inferioridad numérica
ability-form-condition-parameter = Un parámetro es esta palabra
ability-form-selector-deadliest = Quienes tienen más dados de ataque
ability-form-selector-fastest = Quienes tienen el mayor movimiento impreso
ability-form-selector-least-deadly = Quienes tienen menos dados de ataque
ability-form-selector-slowest = Quienes tienen el menor movimiento impreso
ability-form-selector-strongest = Quienes tienen más HP
ability-form-selector-weakest = Quienes tienen menos HP
ability-form-trigger-attack = Una unidad ataca
ability-form-trigger-damaged = Una unidad sufre daño
ability-form-trigger-defeated = Una unidad cae derrotada
ability-form-trigger-deployed = Una unidad se despliega
ability-form-trigger-favour-gained = Se gana favor
ability-form-trigger-moved = Una unidad se mueve
ability-form-trigger-displaced = Una unidad sufre un desplazamiento
ability-form-trigger-hp-gained = Una unidad gana HP
ability-form-trigger-turn-begins = Empieza un turno
ability-form-trigger-turn-ends = Termina un turno
ability-form-trigger-tactic-played = Se juega una táctica
ability-field-away = Distancia de la casilla
ability-field-damage = Daño
ability-field-dice = Dados
ability-field-dice-named = Dados por nombre
ability-field-die = Dado
# Same as in English: players say HP.
ability-field-hp = HP
ability-field-is = Es
ability-field-status = Estado
ability-help-away = A qué distancia exacta está la casilla elegida; nada si no se elige ninguna.
ability-help-damage = Cuánto daño sufre cada una.
ability-help-dice = Los dados de ataque que se añaden.
ability-help-dice-named = Los dados de ataque que se añaden, por el nombre de un parámetro.
ability-help-die = Cuál de sus dados de ataque se lanza.
ability-help-hp = Cuántos HP.
ability-help-is = La palabra que debe ser el parámetro.
ability-help-status = Qué es su unidad mientras esto se aplique.
