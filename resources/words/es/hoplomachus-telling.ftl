### Hoplomachus: what happened, and what may be chosen. Printed in Italian only; these words are ours.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Set-up and turns

event-hoplomachus-order-set = Orden de los turnos: { $order }.
event-hoplomachus-faction-taken = { $seat } juega con { $faction }.
event-hoplomachus-hero-on-track = { $unit } espera al final del medidor de favor de { $seat }.
event-hoplomachus-unit-drawn = { $unit_id ->
    [hidden] { $seat } saca una unidad de la bolsa.
   *[other] { $seat } saca { $unit } de la bolsa.
}
event-hoplomachus-turn-began = Ronda { $round }: empieza el turno de { $seat }.
event-hoplomachus-phase-began = Fase: { $phase }.
event-hoplomachus-turn-ended = Termina el turno de { $seat }.
event-hoplomachus-daze-over = Unidades que ya no están desorientadas: { $units }.

## Deployment and tactics

event-hoplomachus-unit-deployed = { $seat } despliega a { $unit } en { $at } con { $hp } HP.
event-hoplomachus-tactic-played = { $seat } juega «{ $tactic }» sobre { $on }.
event-hoplomachus-tactic-ended = «{ $tactic }» sobre { $on } termina y vuelve a { $seat }.

## Movement

event-hoplomachus-unit-moved = { $unit } se mueve: { $path }.
event-hoplomachus-unit-displaced = Un desplazamiento lleva a { $unit } a { $to }.

## Skills and engagement

event-hoplomachus-skill-used = { $special ->
    [yes] { $unit } usa la Especial «{ $skill }».
   *[other] { $unit } usa la Habilidad «{ $skill }».
}
event-hoplomachus-skill-triggered = Se activa «{ $skill }» de { $unit }.
event-hoplomachus-attack-began = { $unit } ataca a { $target }. Dados: { $dice }.
event-hoplomachus-hits-counted = { $hits ->
    [none] { $unit } no impacta a nadie.
   *[other] { $unit } logra impactos: { $hits }.
}
event-hoplomachus-damage-dealt = { $by ->
    [none] HP perdidos: { $lost }.
   *[other] HP perdidos por { $by }: { $lost }.
    }
event-hoplomachus-units-defeated = { $units_count ->
    [one] La unidad { $units } es derrotada.
   *[other] Las unidades { $units } son derrotadas.
}
event-hoplomachus-unit-dazed = { $unit }: desorientación hasta el final del turno.
event-hoplomachus-hp-taken = { $unit } pierde { $hp } HP.
event-hoplomachus-hp-gained = { $healed ->
    [yes] { $unit } se cura { $hp } HP.
   *[other] { $unit } recibe { $hp } HP.
}

## Favour

event-hoplomachus-favour-gained = { $seat } gana { $favour } de favor.
event-hoplomachus-favour-lost = { $seat } pierde { $favour } de favor.
event-hoplomachus-reward-earned = { $seat } recibe la recompensa { $reward } del público.
event-hoplomachus-hero-activated = El héroe { $unit } de { $seat } se vuelve activo.
event-hoplomachus-tactics-returned = Tácticas de vuelta en el campamento de { $seat }: { $tactics }.
event-hoplomachus-unit-returned = { $unit } vuelve al campamento de { $seat }.
event-hoplomachus-hero-joined = El héroe { $unit } se une a { $seat }.

## Choices

choice-hoplomachus-faction = Jugar con «{ $faction }»
choice-hoplomachus-deploy = Desplegar a { $unit } en { $at }
choice-hoplomachus-tactic = Jugar «{ $tactic }» sobre { $on }
choice-hoplomachus-move = Mover a { $unit } hasta { $to }
choice-hoplomachus-ability = { $target ->
    [none] { $unit }: «{ $skill }»
   *[other] { $to ->
        [none] { $unit }: «{ $skill }» contra { $target }
       *[other] { $unit }: «{ $skill }», { $target } a { $to }
    }
}
choice-hoplomachus-special = { $target ->
    [none] { $unit }: «{ $skill }»
   *[other] { $to ->
        [none] { $unit }: «{ $skill }» contra { $target }
       *[other] { $unit }: «{ $skill }», { $target } a { $to }
    }
}
choice-hoplomachus-attack = { $unit } ataca a { $target }
choice-hoplomachus-next-phase = Ir a la fase siguiente
choice-hoplomachus-reward = Devolver a { $unit } al campamento
choice-hoplomachus-bonus-hp = Dar HP a { $unit }
choice-hoplomachus-displace = Poner a { $unit } en { $to }
choice-hoplomachus-done = Listo
choice-hoplomachus-use = Usar «{ $skill }» de { $unit }
choice-hoplomachus-decline = Renunciar

## Buttons

deed-hoplomachus-faction = Facción
deed-hoplomachus-deploy = Desplegar
deed-hoplomachus-tactic = Jugar táctica
deed-hoplomachus-move = Mover
deed-hoplomachus-ability = Habilidad
deed-hoplomachus-special = Especial
deed-hoplomachus-attack = Atacar
deed-hoplomachus-next-phase = Fase siguiente
deed-hoplomachus-reward = Devolver
deed-hoplomachus-bonus-hp = Dar HP
deed-hoplomachus-displace = Poner
deed-hoplomachus-done = Listo
deed-hoplomachus-use = Usar capacidad
deed-hoplomachus-decline = Renunciar

## Values

value-hoplomachus-phase-set-up = { board-hoplomachus-set-up }
value-hoplomachus-phase-start = { board-hoplomachus-start }
value-hoplomachus-phase-deployment = { term-deployment }
value-hoplomachus-phase-tactic = { term-tactic }
value-hoplomachus-phase-movement = { board-hoplomachus-movement }
value-hoplomachus-phase-ability = habilidades
value-hoplomachus-phase-engagement = { term-engagement }
value-hoplomachus-phase-refill = { board-hoplomachus-refill }
value-hoplomachus-purpose-attack = { term-attack }
value-hoplomachus-purpose-compass = dirección de la brújula
value-hoplomachus-dice-yellow = amarillo
value-hoplomachus-dice-blue = azul
value-hoplomachus-dice-green = verde
value-hoplomachus-dice-black = negro
value-hoplomachus-dice-red = rojo
value-hoplomachus-faction-amazons = Amazonas
# Same as in English: the name of mountains.
value-hoplomachus-faction-kunlun = Kunlun
