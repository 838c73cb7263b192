### Battleground: what lies on the map and beside it, sheets of figures and cards, previews of choices.

## The map

board-battleground-open = terreno aperto
board-battleground-zone = Zona di schieramento: { $seat }
board-battleground-objective = Obiettivo { $number }
board-battleground-terrain = terreno
board-battleground-unclaimed = non ancora conquistato

## Beside the map

board-battleground-round = Round { $round } di { $rounds }
board-battleground-first = Primo giocatore: { $seat }
board-battleground-organise = Organizzazione
board-battleground-activate = Attivazione
board-battleground-clean-up = Riordino
board-battleground-set-up = preparazione
board-battleground-objectives = obiettivi
board-battleground-activations = attivati
board-battleground-activated = { $activated } di { $standing }
board-battleground-passed = passato
board-battleground-passed-text = nessun’altra attivazione in questo round
board-battleground-has-ap = { $figure }: { $ap }
board-battleground-hand = mano
board-battleground-sealed = scelta coperta
board-battleground-aside = da scartare
board-battleground-selected = scoperta
board-battleground-played = giocate
board-battleground-completed = missioni completate
board-battleground-deck = mazzo
board-battleground-scenario = missione
board-battleground-rounds = round
board-battleground-objective-worth = punti vittoria ciascuno: { $points }
board-battleground-score-objectives = { $points } PV per { $objectives }
board-battleground-score-knock-outs = { $points } PV per eliminazioni ({ $figures }), missioni secondarie e la missione
board-battleground-score-others = { $points } PV per missioni secondarie e la missione

## Figures

board-battleground-of = Armata di { $seat }
board-battleground-left-out = non partecipa
board-battleground-speeds = { $standard }, focalizzato { $focused }
board-battleground-changed = { $now } (stampato: { $printed })
board-battleground-worth = valore in punti vittoria
board-battleground-fists = pugni
board-battleground-more-dice = dadi { $dice }
board-battleground-range = portata { $range }″
board-battleground-area = { $area ->
    [one] area: { $area } altro esagono
   *[other] area: altri { $area } esagoni
  }
board-battleground-table = ferite in base ai successi: { $lines }
board-battleground-used = girato

## Cards

# Same as in English: the word is the same in Italian.
board-battleground-bonus = bonus
board-battleground-fate = { term-fate-card }
board-battleground-glory = { term-glory-card }
board-battleground-plain-fate = 1 mana in più
board-battleground-plain-glory = 1 punto azione in più
board-battleground-bonus-ability = l’abilità della carta
board-battleground-bonus-mana = 1 mana in più
board-battleground-bonus-mission = la missione secondaria
board-battleground-bonus-ap = 1 punto azione in più
## Numbers and previews

# Same as in English: the word is the same in Italian.
board-battleground-costs-mana = mana: { $mana }
board-battleground-dice = dadi
board-battleground-rerolls = rilanci gratuiti
board-battleground-changed-by = modificato da
board-battleground-successes = successi
board-battleground-successes-left = successi rimasti
board-battleground-mean = ferite in media
board-battleground-beaten = fuori combattimento
board-battleground-wounds = { $wounds ->
    [one] { $wounds } ferita
    [many] { $wounds } ferite
   *[other] { $wounds } ferite
}
board-battleground-to = Verso { $place }
board-battleground-points = punti movimento
board-battleground-way = percorso
board-battleground-ap-of = { $cost } di { $ap }
board-battleground-attack = { $figure } → { $target }
board-battleground-attack-test = prova di attacco
board-battleground-roll-off = tiro per decidere
board-battleground-results = ferite in base ai successi
board-battleground-dice-against = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
    }, { $least }+
board-battleground-throw = { $figure }: { $purpose }, { $threshold }+
board-battleground-target = bersaglio

## What is told beside

board-battleground-no-item = Questo personaggio non porta oggetti monouso.
board-battleground-no-ability = Questo personaggio non ha abilità da usare come azione.
board-battleground-no-card = In mano non c’è nessuna carta da giocare per questo personaggio.
board-battleground-goes-first = Comincia { $seat }: iniziativa { $mine } contro { $other }.
board-battleground-goes-first-on-a-tie = Comincia { $seat }: l’iniziativa è { $mine } per entrambi, e { $seat } è il primo giocatore.
