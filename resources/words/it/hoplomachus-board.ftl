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
board-hoplomachus-skill-first-strike = Primo colpo
board-hoplomachus-skill-hurl = Lancio
board-hoplomachus-skill-last-stand = Ultima difesa
board-hoplomachus-skill-long-shot = Tiro lungo
board-hoplomachus-skill-perfect-strike = Colpo perfetto
board-hoplomachus-skill-regen = Rigenerazione
board-hoplomachus-skill-retaliate = Ritorsione
board-hoplomachus-skill-ward = Guardia
board-hoplomachus-skill-whirlwind = Turbine
board-hoplomachus-does-first-strike = attacca o usa una Speciale anche nel turno in cui è schierata
board-hoplomachus-does-hurl = mette un’unità adiacente su un esagono libero a distanza { $distance }
board-hoplomachus-does-last-stand = { $when ->
    [isolated] più dadi se isolata
   *[outnumbered] più dadi se in inferiorità numerica
}: { $dice }
board-hoplomachus-does-long-shot = tira il suo dado più forte contro un avversario fino a { $distance } esagoni
board-hoplomachus-does-perfect-strike = infligge danni sicuri: { $damage }
board-hoplomachus-does-regen = cura HP: { $hp }
board-hoplomachus-does-retaliate = restituisce 1 danno a un attaccante entro la portata
board-hoplomachus-does-ward = meno danni: { $by } ({ $against ->
    [everything] di ogni tipo
   *[attacks] dagli attacchi
})
board-hoplomachus-does-whirlwind = tira il suo dado più forte contro ogni avversario adiacente

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
board-hoplomachus-does-add-dice = più dadi attacco: { $dice }
board-hoplomachus-does-add-movement = movimento cambiato di { $by }
board-hoplomachus-does-fatigue = l’unità è affaticata
board-hoplomachus-does-gain-hp = guadagna HP: { $hp }
board-hoplomachus-does-heal = cura HP, fino a { $hp }
board-hoplomachus-does-hurt = subisce danni: { $damage }
board-hoplomachus-does-tumble = è spostata di un esagono secondo il dado arena

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
