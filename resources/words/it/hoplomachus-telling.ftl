### Hoplomachus: what happened, and what may be chosen.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Set-up and turns

event-hoplomachus-order-set = Ordine dei turni: { $order }.
event-hoplomachus-faction-taken = { $seat } gioca con { $faction }.
event-hoplomachus-hero-on-track = { $unit } attende in fondo al tracciato del favore di { $seat }.
event-hoplomachus-unit-drawn = { $unit_id ->
    [hidden] { $seat } pesca un’unità dal sacchetto.
   *[other] { $seat } pesca { $unit } dal sacchetto.
}
event-hoplomachus-turn-began = Round { $round }: inizia il turno di { $seat }.
event-hoplomachus-phase-began = Fase: { $phase }.
event-hoplomachus-turn-ended = Finisce il turno di { $seat }.
event-hoplomachus-daze-over = Unità non più frastornate: { $units }.

## Deployment and tactics

event-hoplomachus-unit-deployed = { $seat } schiera { $unit } in { $at } con { $hp } HP.
event-hoplomachus-tactic-played = { $seat } gioca «{ $tactic }» su { $on }.
event-hoplomachus-tactic-ended = «{ $tactic }» su { $on } finisce e torna a { $seat }.

## Movement

event-hoplomachus-unit-moved = { $unit } si muove: { $path }.
event-hoplomachus-unit-displaced = Uno spostamento porta { $unit } in { $to }.

## Skills and engagement

event-hoplomachus-skill-used = { $special ->
    [yes] { $unit } usa la Speciale «{ $skill }».
   *[other] { $unit } usa l’Abilità «{ $skill }».
}
event-hoplomachus-skill-triggered = Scatta «{ $skill }» di { $unit }.
event-hoplomachus-attack-began = { $unit } attacca { $target }. Dadi: { $dice }.
event-hoplomachus-hits-counted = { $hits ->
    [none] { $unit } non colpisce nessuno.
   *[other] { $unit } ottiene colpiti: { $hits }.
}
event-hoplomachus-damage-dealt = { $by ->
    [none] HP persi: { $lost }.
   *[other] HP persi per { $by }: { $lost }.
    }
event-hoplomachus-units-defeated = { $units_count ->
    [one] L’unità { $units } è sconfitta.
   *[other] Le unità { $units } sono sconfitte.
}
event-hoplomachus-unit-dazed = { $unit }: frastornata fino alla fine del turno.
event-hoplomachus-hp-taken = { $unit } perde { $hp } HP.
event-hoplomachus-hp-gained = { $healed ->
    [yes] { $unit } cura { $hp } HP.
   *[other] { $unit } riceve { $hp } HP.
}

## Favour

event-hoplomachus-favour-gained = { $seat } ottiene { $favour } di favore.
event-hoplomachus-favour-lost = { $seat } perde { $favour } di favore.
event-hoplomachus-reward-earned = { $seat } ottiene la ricompensa { $reward } della folla.
event-hoplomachus-hero-activated = Diventa attivo l’eroe { $unit } di { $seat }.
event-hoplomachus-tactics-returned = Tattiche tornate nel campo di { $seat }: { $tactics }.
event-hoplomachus-unit-returned = { $unit } torna nel campo di { $seat }.
event-hoplomachus-hero-joined = L’eroe { $unit } si unisce a { $seat }.

## Choices

choice-hoplomachus-faction = Gioca «{ $faction }»
choice-hoplomachus-deploy = Schiera { $unit } in { $at }
choice-hoplomachus-tactic = Gioca «{ $tactic }» su { $on }
choice-hoplomachus-move = Muovi { $unit } in { $to }
choice-hoplomachus-ability = { $target ->
    [none] { $unit }: «{ $skill }»
   *[other] { $to ->
        [none] { $unit }: «{ $skill }» contro { $target }
       *[other] { $unit }: «{ $skill }», { $target } in { $to }
    }
}
choice-hoplomachus-special = { $target ->
    [none] { $unit }: «{ $skill }»
   *[other] { $to ->
        [none] { $unit }: «{ $skill }» contro { $target }
       *[other] { $unit }: «{ $skill }», { $target } in { $to }
    }
}
choice-hoplomachus-attack = { $unit } attacca { $target }
choice-hoplomachus-next-phase = Passa alla fase successiva
choice-hoplomachus-reward = Riporta { $unit } nel campo
choice-hoplomachus-bonus-hp = Dai HP a { $unit }
choice-hoplomachus-displace = Metti { $unit } in { $to }
choice-hoplomachus-done = Fatto
choice-hoplomachus-use = Usa «{ $skill }» di { $unit }
choice-hoplomachus-decline = Rinuncia

## Buttons

deed-hoplomachus-faction = Fazione
deed-hoplomachus-deploy = Schiera
deed-hoplomachus-tactic = Gioca tattica
deed-hoplomachus-move = Muovi
deed-hoplomachus-ability = Abilità
deed-hoplomachus-special = Speciale
deed-hoplomachus-attack = Attacca
deed-hoplomachus-next-phase = Fase successiva
deed-hoplomachus-reward = Riporta
deed-hoplomachus-bonus-hp = Dai HP
deed-hoplomachus-displace = Metti
deed-hoplomachus-done = Fatto
deed-hoplomachus-use = Usa skill
deed-hoplomachus-decline = Rinuncia

## Values

value-hoplomachus-phase-set-up = { board-hoplomachus-set-up }
value-hoplomachus-phase-start = { board-hoplomachus-start }
value-hoplomachus-phase-deployment = { term-deployment }
value-hoplomachus-phase-tactic = { term-tactic }
value-hoplomachus-phase-movement = { board-hoplomachus-movement }
value-hoplomachus-phase-ability = abilità
value-hoplomachus-phase-engagement = { term-engagement }
value-hoplomachus-phase-refill = { board-hoplomachus-refill }
value-hoplomachus-purpose-attack = attacco
value-hoplomachus-purpose-compass = direzione della bussola
value-hoplomachus-dice-yellow = giallo
value-hoplomachus-dice-blue = blu
value-hoplomachus-dice-green = verde
value-hoplomachus-dice-black = nero
value-hoplomachus-dice-red = rosso
value-hoplomachus-faction-amazons = Amazzoni
# Same as in English: the name of mountains.
value-hoplomachus-faction-kunlun = Kunlun
