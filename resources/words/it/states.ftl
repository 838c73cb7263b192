### What is seen on a figure or a hex, explained at the pointer: what it does, until when, and whose it is.

state-line = { $name }: { $text }
state-acted = ha agito
state-effect = effetto

## Battleground

state-battleground-acted = È già stato attivato in questo round.
state-battleground-focused = La prossima prova spende il gettone e allarga la soglia di 1; uno spostamento può spenderlo per la velocità focalizzata.
state-battleground-guard = Interrompe un nemico che finisce uno spostamento in vista, davanti a sé e alla sua portata.
state-battleground-guard-now = { $why ->
    [front] { $figure } ora non è davanti.
    [sight] Ora non vede { $figure }.
    [reach] { $figure } ora è fuori portata.
   *[yes] { $figure } è in pericolo dove si trova.
}
state-battleground-token = { $does } Da { $seat }, fino al riordino.
state-battleground-mark = { $does } Messa da { $seat }.
state-battleground-claim = Ora può conquistarlo { $figure }.
state-battleground-claim-not = Ora { $figure } non può conquistarlo. { $why }
state-battleground-claim-nobody = Non c’è nessuno. Lo conquista, alla fine di un round, chi è sopra o accanto senza nemici vicini.
state-battleground-unclaimed = { $objective } resta da conquistare. { $why }
danger-battleground-leaving = { $figures_count ->
    [one] { $figures } può colpire quando te ne vai.
   *[other] { $figures } possono colpire quando te ne vai.
}
danger-battleground-passing = { $figures_count ->
    [one] { $figures } può colpire quando passi.
   *[other] { $figures } possono colpire quando passi.
}
danger-battleground-guards = { $figures_count ->
    [one] Lì ti interrompe { $figures }, in sorveglianza.
   *[other] Lì ti interrompono { $figures }, in sorveglianza.
}

## Hoplomachus

state-hoplomachus-inactive = Non si muove, non attacca e le sue skill non funzionano finché la sua parte non l’ottiene.
state-hoplomachus-dazed = Non si muove, non attacca e non usa Abilità né Speciali fino alla fine di questo turno.
state-hoplomachus-fatigued = Non si muove, non attacca e le sue skill non funzionano.
state-hoplomachus-engaged = In questo turno ha già attaccato.
state-hoplomachus-tactic = { $does } Da { $seat }.
state-hoplomachus-tactic-until = { $does } Da { $seat }, fino a: { $until }.
stake-hoplomachus-threat = { $units_count ->
    [one] A rischio: { $units }.
   *[other] A rischio: { $units_count } unità.
}
stake-hoplomachus-weakest = Minimo: { $unit }, { $hp } HP.
