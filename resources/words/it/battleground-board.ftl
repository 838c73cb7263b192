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
board-battleground-acting = { $figure }, PA: { $ap }
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

## Figures

board-battleground-of = Armata di { $seat }
board-battleground-left-out = non partecipa
board-battleground-speeds = { $standard }, focalizzato { $focused }
board-battleground-changed = { $now } (stampato: { $printed })
board-battleground-worth = valore in punti vittoria
board-battleground-fists = pugni
board-battleground-more-dice = dadi { $dice }
board-battleground-range = portata { $range }″
board-battleground-area = area: altri { $area } esagoni
board-battleground-table = ferite per successi: { $lines }
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
board-battleground-mission = { $what }: { $points } PV

## Side missions

board-battleground-mission-knock-out = mettere fuori combattimento { $who ->
    [ally] un alleato
    [character] un personaggio
   *[enemy] un nemico
}{ $weapon ->
    [melee] {" "}in mischia
    [ranged] {" "}con un’arma a distanza
    [spell] {" "}con un incantesimo
   *[any] {""}
}
board-battleground-mission-wound = infliggere a { $who ->
    [ally] un alleato
    [character] un personaggio
   *[enemy] un nemico
} ferite: { $wounds }{ $weapon ->
    [melee] {" "}in mischia
    [ranged] {" "}con un’arma a distanza
    [spell] {" "}con un incantesimo
   *[any] {""}
}
board-battleground-mission-heal = curare { $who ->
    [self] se stesso
    [character] un personaggio
   *[ally] un alleato
}, ferite: { $wounds }
board-battleground-mission-move = finire uno spostamento { $to ->
    [enemy-zone] nella zona di schieramento nemica
   *[objective] presso un obiettivo fuori dalla propria zona
}
board-battleground-mission-give = assegnare { $effect ->
    [buff] un potenziamento
    [mark] una marcatura
   *[debuff] un depotenziamento
}{ $name ->
    [any] {""}
   *[other] : { $name }
}
board-battleground-mission-use = usare un’abilità attiva

## Abilities

board-battleground-costs-ap = PA: { $ap }
# Same as in English: the word is the same in Italian.
board-battleground-costs-mana = mana: { $mana }
board-battleground-free = senza costo
board-battleground-on-itself = se stesso: { $what }
board-battleground-on-attack = con un attacco, successi da { $needs }
board-battleground-needs = successi da { $needs }:
board-battleground-moment = { $when ->
    [on-activation] all’attivazione
    [end-of-activation] alla fine dell’attivazione
    [on-interruption] quando interrompe
   *[end-of-interruption] alla fine dell’interruzione
}
board-battleground-removed = quando viene rimosso:
board-battleground-aim = { $to ->
    [ally] un alleato
    [friend] se stesso o un alleato
    [enemy] un nemico
    [character] un personaggio
    [all-allies] tutti gli alleati
    [all-friends] se stesso e tutti gli alleati
    [all-enemies] tutti i nemici
    [all-characters] tutti i personaggi
    [hex] un esagono
   *[objective] un obiettivo
}{ $range ->
    [any] {""}
   *[other] , entro { $range }″
}
board-battleground-tests = prova: { $statistic }{ $against ->
    [none] {""}
   *[other] {" "}contro { $against }
}
board-battleground-by = { $number }: { $by }
board-battleground-set = { $number } = { $to }
board-battleground-if-test = { $test ->
    [attack] negli attacchi
    [defence] nelle prove di difesa
   *[ability] nelle prove di abilità
}
board-battleground-if-weapon = { $weapon ->
    [melee] in mischia
    [ranged] con armi a distanza
   *[spell] con incantesimi
}
board-battleground-if-target-on = se il bersaglio è su terreno difficile
board-battleground-if-self-on = su terreno difficile
board-battleground-if-wounded = { $wounded ->
    [yes] se ferito
   *[no] se non ferito
}
board-battleground-if-interrupting = { $interrupting ->
    [yes] durante una propria interruzione
   *[no] fuori dalle proprie interruzioni
}

## Effects of abilities

board-battleground-do-buff = potenziamento: { $token }
board-battleground-do-debuff = depotenziamento: { $token }
board-battleground-do-mark = marcatura: { $token }
board-battleground-do-charge = carica { $amount ->
    [0] (con la sua velocità)
   *[other] (punti movimento: { $amount })
}
board-battleground-do-jump = salto { $amount ->
    [0] (con la sua velocità)
   *[other] (punti movimento: { $amount })
}
board-battleground-do-teleport = teletrasporto { $amount ->
    [0] (con la sua velocità)
   *[other] (punti movimento: { $amount })
}
board-battleground-do-towards = si sposta verso il bersaglio { $amount ->
    [0] (con la sua velocità)
   *[other] (punti movimento: { $amount })
}
board-battleground-do-draw = pesca carte fato: { $amount }
board-battleground-do-focus = gettone focus
board-battleground-do-guard = gettone sorveglianza
board-battleground-do-free-action = { $what ->
    [attack] un attacco gratuito
   *[move] uno spostamento gratuito
}
board-battleground-do-gain-ap = guadagna PA: { $amount }
board-battleground-do-gain-mana = guadagna mana: { $amount }
board-battleground-do-lose-mana = perde mana: { $amount }
board-battleground-do-heal = cura ferite: { $amount }
board-battleground-do-wound = subisce ferite: { $amount }
board-battleground-do-modify = fino alla fine dell’attivazione o interruzione
board-battleground-do-pull = tirare, esagoni: { $amount }
board-battleground-do-push = spingere, esagoni: { $amount }
board-battleground-do-ready = è di nuovo pronto
board-battleground-do-remove-effect = { $what ->
    [buff] perde il potenziamento
    [debuff] perde il depotenziamento
   *[any] perde potenziamento e depotenziamento
}
board-battleground-do-swap = scambia il posto con il bersaglio

## Numbers and previews

board-battleground-dice = dadi
board-battleground-rerolls = rilanci gratuiti
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
board-battleground-results = ferite per successi
board-battleground-dice-against = dadi: { $dice }, successi da { $least }
board-battleground-throw = { $figure }: { $purpose }, soglia { $threshold }
board-battleground-does = effetto
board-battleground-target = bersaglio

## What is told beside

board-battleground-no-item = Questo personaggio non porta oggetti monouso.
board-battleground-no-ability = Questo personaggio non ha abilità da usare come azione.
board-battleground-no-card = In mano non c’è nessuna carta da giocare per questo personaggio.
board-battleground-goes-first = Comincia { $seat }: iniziativa { $mine } contro { $other }.
board-battleground-goes-first-on-a-tie = Comincia { $seat }: l’iniziativa è { $mine } per entrambi, e { $seat } è il primo giocatore.
