### What is seen on a figure or a hex, explained at the pointer: what it does, until when, and whose it is.

state-line = { $name }: { $text }
state-acted = ha actuado
state-effect = efecto

## Battleground

state-battleground-acted = Ya ha sido activado esta ronda.
state-battleground-focused = Su próxima prueba gasta la ficha y reduce su umbral en 1; un movimiento puede gastarla para usar la velocidad concentrada.
state-battleground-guard = Interrumpe a un enemigo que termina un movimiento a su vista, delante de él y a su alcance.
state-battleground-guard-now = { $why ->
    [front] { $figure } no está delante ahora.
    [sight] Ahora no ve a { $figure }.
    [reach] { $figure } está fuera de su alcance ahora.
   *[yes] { $figure } está en peligro donde está.
}
state-battleground-token = { $does } De { $seat }, hasta el mantenimiento.
state-battleground-mark = { $does } Puesta por { $seat }.
state-battleground-claim = Ahora puede reclamarlo { $figure }.
state-battleground-claim-not = Ahora { $figure } no puede reclamarlo. { $why }
state-battleground-claim-nobody = No hay nadie. Al final de una ronda lo reclama quien esté encima o al lado sin enemigos cerca.
state-battleground-unclaimed = { $objective } queda sin reclamar. { $why }
danger-battleground-leaving = { $figures_count ->
    [one] { $figures } puede golpear cuando te vas.
   *[other] { $figures } pueden golpear cuando te vas.
}
danger-battleground-passing = { $figures_count ->
    [one] { $figures } puede golpear cuando pasas.
   *[other] { $figures } pueden golpear cuando pasas.
}
danger-battleground-guards = { $figures_count ->
    [one] Allí te interrumpe { $figures }, en guardia.
   *[other] Allí te interrumpen { $figures }, en guardia.
}

## Hoplomachus

state-hoplomachus-inactive = No se mueve ni ataca, y sus capacidades no funcionan hasta que su bando lo consiga.
state-hoplomachus-dazed = No se mueve, no ataca ni usa Habilidades ni Especiales hasta el final de este turno.
state-hoplomachus-fatigued = No se mueve ni ataca, y sus capacidades no funcionan.
state-hoplomachus-engaged = Ya ha atacado este turno.
state-hoplomachus-tactic = { $does } De { $seat }.
state-hoplomachus-tactic-until = { $does } De { $seat }, hasta: { $until }.
stake-hoplomachus-threat = { $units_count ->
    [one] En peligro: { $units }.
   *[other] En peligro: { $units_count } unidades.
}
stake-hoplomachus-weakest = Mínimo: { $unit }, { $hp } HP.
