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
board-battleground-organise = Preparación
board-battleground-activate = Activación
board-battleground-clean-up = Mantenimiento
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
board-battleground-scenario = misión
board-battleground-rounds = rondas
board-battleground-objective-worth = puntos de victoria cada uno: { $points }
board-battleground-score-objectives = { $points } PV por { $objectives }
board-battleground-score-knock-outs = { $points } PV por derrotas ({ $figures }), misiones secundarias y la misión
board-battleground-score-others = { $points } PV por misiones secundarias y la misión

## Figures

board-battleground-of = Ejército de { $seat }
board-battleground-left-out = no participa
board-battleground-speeds = { $standard }, concentrado { $focused }
board-battleground-changed = { $now } (impreso: { $printed })
board-battleground-worth = valor en puntos de victoria
board-battleground-fists = puños
board-battleground-more-dice = dados { $dice }
board-battleground-range = alcance { $range }″
board-battleground-area = { $area ->
    [one] área: { $area } casilla más
   *[other] área: { $area } casillas más
  }
board-battleground-table = heridas según los éxitos: { $lines }
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
## Numbers and previews

board-battleground-costs-mana = maná: { $mana }
board-battleground-dice = dados
board-battleground-rerolls = repeticiones gratuitas
board-battleground-changed-by = modificado por
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
board-battleground-results = heridas según los éxitos
board-battleground-dice-against = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
    }, { $least }+
board-battleground-throw = { $figure }: { $purpose }, { $threshold }+
board-battleground-target = objetivo

## What is told beside

board-battleground-no-item = Este personaje no lleva ningún objeto consumible.
board-battleground-no-ability = Este personaje no tiene habilidades que se usen como acción.
board-battleground-no-card = No hay en la mano ninguna carta que jugar para este personaje.
board-battleground-goes-first = Empieza { $seat }: iniciativa { $mine } contra { $other }.
board-battleground-goes-first-on-a-tie = Empieza { $seat }: la iniciativa es { $mine } para ambos, y { $seat } es el primer jugador.
