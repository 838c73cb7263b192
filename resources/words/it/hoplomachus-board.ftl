### Hoplomachus: what lies in the arena and beside it, sheets of units and tactics, previews of choices.

## The arena

board-hoplomachus-open = sabbia
board-hoplomachus-stone = pietra
board-hoplomachus-pedestal = piedistallo
board-hoplomachus-centre = esagono centrale
board-hoplomachus-zone = Schieramento: { $seat }
board-hoplomachus-stone-text = 1 per una pietra tenuta all’inizio del turno, 3 per due

## Beside the arena

# Same as in English: the word is the same in Italian.
board-hoplomachus-round = Round { $round }
board-hoplomachus-turn = Turno di { $seat }
board-hoplomachus-set-up = preparazione
board-hoplomachus-start = inizio del turno
board-hoplomachus-tactic-phase = tattica
board-hoplomachus-movement = movimento
board-hoplomachus-ability = abilità
board-hoplomachus-refill = rifornimento
board-hoplomachus-awake = { $unit } (attivo)
board-hoplomachus-asleep = { $unit } (inattivo)
board-hoplomachus-supply = HP nella scorta
board-hoplomachus-next-reward = prossima ricompensa
board-hoplomachus-reward-at = { $space }: { $what }
board-hoplomachus-no-reward = tutte raggiunte
board-hoplomachus-reward-1 = l’eroe diventa attivo
board-hoplomachus-reward-2 = tornano le tattiche scartate
board-hoplomachus-reward-3 = tornano due unità sconfitte
board-hoplomachus-reward-4 = si unisce l’eroe neutrale
board-hoplomachus-tactics = tattiche
board-hoplomachus-prize = eroe neutrale sul tracciato
board-hoplomachus-bag = sacchetto
board-hoplomachus-fallen = unità sconfitte
board-hoplomachus-spent = tattiche usate
board-hoplomachus-face-down = Unità coperta

## Units

board-hoplomachus-archer = arciere
board-hoplomachus-attacker = assalitore
board-hoplomachus-defender = difensore
board-hoplomachus-tactician = stratega
board-hoplomachus-common = comune
board-hoplomachus-inactive = inattivo
board-hoplomachus-changed = { $now } (stampato: { $printed })
board-hoplomachus-dice = dadi attacco
board-hoplomachus-yellow = giallo ×{ $number }
board-hoplomachus-blue = blu ×{ $number }
board-hoplomachus-green = verde ×{ $number }
board-hoplomachus-black = nero ×{ $number }
board-hoplomachus-red = rosso ×{ $number }

## Skills

board-hoplomachus-innate = innata
board-hoplomachus-special = speciale

## Tactics

board-hoplomachus-tactic = Tattica, { $type }
board-hoplomachus-permanent = permanente
board-hoplomachus-instant = istantanea
board-hoplomachus-temporary = temporanea
board-hoplomachus-until = fino a
board-hoplomachus-until-text = { $until ->
    [end-of-turn] la fine di questo turno
   *[next-turn] l’inizio del prossimo turno di chi la gioca
}
board-hoplomachus-whom = su
board-hoplomachus-whom-text = { $whom ->
    [strongest] l’unità più forte
    [weakest] l’unità più debole
    [deadliest] l’unità più letale
    [least-deadly] l’unità meno letale
    [fastest] l’unità più veloce
   *[slowest] l’unità più lenta
}
board-hoplomachus-effect = effetto

## Previews and dice

board-hoplomachus-steps = passi
board-hoplomachus-to = Verso { $place }
board-hoplomachus-attack = { $unit } → { $target }
board-hoplomachus-hits = colpiti
board-hoplomachus-defeat = sconfigge il bersaglio
board-hoplomachus-loses = { $hp } HP persi
board-hoplomachus-unit-loses = { $unit }: { $hp } HP persi
board-hoplomachus-target-defeated = { $unit }, sconfitta: { $chance }
board-hoplomachus-target = bersaglio
board-hoplomachus-throw = Dadi attacco di { $unit }
board-hoplomachus-arena-die = dado arena
