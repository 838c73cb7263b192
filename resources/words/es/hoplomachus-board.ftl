### Hoplomachus: what lies in the arena and beside it, sheets of units and tactics, previews of choices.

## The arena

board-hoplomachus-open = arena
board-hoplomachus-stone = piedra
# Same as in English: the word is the same in Spanish.
board-hoplomachus-pedestal = pedestal
board-hoplomachus-centre = casilla central
board-hoplomachus-zone = Despliegue: { $seat }
board-hoplomachus-stone-text = 1 por una piedra ocupada al inicio del turno, 3 por dos

## Beside the arena

board-hoplomachus-round = Ronda { $round }
board-hoplomachus-turn = Turno de { $seat }
board-hoplomachus-set-up = preparación
board-hoplomachus-start = inicio del turno
board-hoplomachus-tactic-phase = táctica
board-hoplomachus-movement = movimiento
board-hoplomachus-ability = habilidad
board-hoplomachus-refill = reposición
board-hoplomachus-awake = { $unit } (activo)
board-hoplomachus-asleep = { $unit } (inactivo)
board-hoplomachus-supply = HP en la reserva
board-hoplomachus-next-reward = próxima recompensa
board-hoplomachus-reward-at = { $space }: { $what }
board-hoplomachus-no-reward = todas alcanzadas
board-hoplomachus-reward-1 = el héroe pasa a estar activo
board-hoplomachus-reward-2 = vuelven las tácticas descartadas
board-hoplomachus-reward-3 = vuelven dos unidades caídas
board-hoplomachus-reward-4 = se une el héroe neutral
board-hoplomachus-tactics = tácticas
board-hoplomachus-prize = héroe neutral en el medidor
board-hoplomachus-bag = bolsa
board-hoplomachus-fallen = unidades caídas
board-hoplomachus-spent = tácticas usadas
board-hoplomachus-face-down = Unidad boca abajo

## Units

board-hoplomachus-archer = arquero
board-hoplomachus-attacker = atacante
board-hoplomachus-defender = defensor
board-hoplomachus-tactician = estratega
board-hoplomachus-common = común
board-hoplomachus-inactive = inactivo
board-hoplomachus-changed = { $now } (impreso: { $printed })
board-hoplomachus-dice = dados de ataque
board-hoplomachus-yellow = amarillo ×{ $number }
board-hoplomachus-blue = azul ×{ $number }
board-hoplomachus-green = verde ×{ $number }
board-hoplomachus-black = negro ×{ $number }
board-hoplomachus-red = rojo ×{ $number }

## Skills

board-hoplomachus-innate = innata
board-hoplomachus-special = especial

## Tactics

board-hoplomachus-tactic = Táctica, { $type }
board-hoplomachus-permanent = permanente
board-hoplomachus-instant = instantánea
board-hoplomachus-temporary = temporal
board-hoplomachus-until = hasta
board-hoplomachus-until-text = { $until ->
    [end-of-turn] el final de este turno
   *[next-turn] el inicio del siguiente turno de quien la juega
}
board-hoplomachus-whom = sobre
board-hoplomachus-whom-text = { $whom ->
    [strongest] la unidad más fuerte
    [weakest] la unidad más débil
    [deadliest] la unidad más letal
    [least-deadly] la unidad menos letal
    [fastest] la unidad más rápida
   *[slowest] la unidad más lenta
}
board-hoplomachus-effect = efecto

## Previews and dice

board-hoplomachus-steps = pasos
board-hoplomachus-to = Hacia { $place }
board-hoplomachus-attack = { $unit } → { $target }
board-hoplomachus-hits = impactos
board-hoplomachus-defeat = derrota al objetivo
board-hoplomachus-loses = { $hp } HP perdidos
board-hoplomachus-unit-loses = { $unit }: { $hp } HP perdidos
board-hoplomachus-target-defeated = { $unit }, derrota: { $chance }
board-hoplomachus-target = objetivo
board-hoplomachus-throw = Dados de ataque de { $unit }
board-hoplomachus-arena-die = dado de arena
