### Hoplomachus: what lies in the arena and beside it, sheets of units and tactics, previews of choices.

## The arena

board-hoplomachus-open = piasek
board-hoplomachus-stone = kamień
board-hoplomachus-pedestal = piedestał
board-hoplomachus-centre = środkowy heks
board-hoplomachus-zone = Rozstawienie: { $seat }
board-hoplomachus-stone-text = 1 za jeden zajęty kamień na początku tury, 3 za dwa

## Beside the arena

board-hoplomachus-round = Runda { $round }
board-hoplomachus-turn = Tura: { $seat }
board-hoplomachus-set-up = przygotowanie gry
board-hoplomachus-start = początek tury
board-hoplomachus-tactic-phase = taktyka
board-hoplomachus-movement = ruch
board-hoplomachus-ability = zdolność
board-hoplomachus-refill = uzupełnianie
board-hoplomachus-awake = { $unit } (aktywny)
board-hoplomachus-asleep = { $unit } (nieaktywny)
board-hoplomachus-supply = HP w zapasie
board-hoplomachus-next-reward = następna nagroda
board-hoplomachus-reward-at = { $space }: { $what }
board-hoplomachus-no-reward = wszystkie osiągnięte
board-hoplomachus-reward-1 = bohater staje się aktywny
board-hoplomachus-reward-2 = wracają odrzucone taktyki
board-hoplomachus-reward-3 = wracają dwie pokonane jednostki
board-hoplomachus-reward-4 = dołącza neutralny bohater
board-hoplomachus-tactics = taktyki
board-hoplomachus-prize = neutralny bohater na torze
board-hoplomachus-bag = woreczek
board-hoplomachus-fallen = pokonane jednostki
board-hoplomachus-spent = zużyte taktyki
board-hoplomachus-face-down = Zakryta jednostka

## Units

board-hoplomachus-archer = łucznik
board-hoplomachus-attacker = napastnik
board-hoplomachus-defender = obrońca
board-hoplomachus-tactician = taktyk
board-hoplomachus-common = zwykła
board-hoplomachus-inactive = nieaktywny
board-hoplomachus-changed = { $now } (na żetonie: { $printed })
board-hoplomachus-dice = kości ataku
board-hoplomachus-yellow = żółta ×{ $number }
board-hoplomachus-blue = niebieska ×{ $number }
board-hoplomachus-green = zielona ×{ $number }
board-hoplomachus-black = czarna ×{ $number }
board-hoplomachus-red = czerwona ×{ $number }

## Skills

board-hoplomachus-innate = wrodzona
board-hoplomachus-special = specjalna

## Tactics

board-hoplomachus-tactic = Taktyka, { $type }
board-hoplomachus-permanent = stała
board-hoplomachus-instant = natychmiastowa
board-hoplomachus-temporary = czasowa
board-hoplomachus-until = do
board-hoplomachus-until-text = { $until ->
    [end-of-turn] końca tej tury
   *[next-turn] początku następnej tury gracza
}
board-hoplomachus-whom = na
board-hoplomachus-whom-text = { $whom ->
    [strongest] najsilniejszą jednostkę
    [weakest] najsłabszą jednostkę
    [deadliest] najgroźniejszą jednostkę
    [least-deadly] najmniej groźną jednostkę
    [fastest] najszybszą jednostkę
   *[slowest] najwolniejszą jednostkę
}
board-hoplomachus-effect = działanie

## Previews and dice

board-hoplomachus-steps = kroki
board-hoplomachus-to = Na { $place }
board-hoplomachus-attack = { $unit } → { $target }
board-hoplomachus-hits = trafienia
board-hoplomachus-defeat = pokonuje cel
board-hoplomachus-loses = { $hp } HP mniej
board-hoplomachus-unit-loses = { $unit }: { $hp } HP mniej
board-hoplomachus-target-defeated = { $unit }, pokonanie: { $chance }
board-hoplomachus-target = cel
board-hoplomachus-throw = Kości ataku: { $unit }
board-hoplomachus-arena-die = kość areny
