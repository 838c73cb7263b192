### The words of the games: those players know from their printed copies, unless marked as ours.
### The grammar of each is in ../lexicon.json under the same name, without `term-`.

## Battleground

term-army = armata
term-character = personaggio
term-battlefield = campo di battaglia
term-hex = esagono
term-adjacent = adiacente
term-difficult-ground = terreno difficile
term-low-obstacle = ostacolo basso
term-tall-obstacle = ostacolo alto
term-mixed-height-obstacle = ostacolo di altezza mista
term-column = colonna
term-platform = piattaforma
term-ladder = scala
term-deployment-zone = zona di schieramento
term-objective = obiettivo
term-fate-card = carta fato
term-glory-card = carta gloria
term-weapon = arma
term-item = oggetto
term-trinket = gingillo
term-shield = scudo
term-armour = armatura
term-organisation-phase = fase organizzazione
term-activation-phase = fase attivazione
term-clean-up-phase = fase riordino
term-action-points = punti azione
term-action-points-short = PA
# Same as in English: the word players use in both.
term-mana = mana
term-initiative = iniziativa
term-test = prova
term-defence-test = prova di difesa
term-threshold = soglia
# A threshold, so that more results are successes.
term-widen = allargare
# A threshold, so that fewer results are successes.
term-narrow = restringere
term-success = successo
term-exploding-dice = esplosioni di dadi
term-focus = focalizzarsi
term-focused = focalizzato
term-move = spostarsi
term-attack = attaccare
term-active-ability = abilità attiva
term-passive-ability = abilità passiva
# The noun.
term-guard = sorveglianza
# The action.
term-to-guard = sorvegliare
term-strength = forza
term-perception = percezione
term-power = potere
term-toughness = robustezza
term-mind = mente
term-health = salute
term-speed = velocità
term-melee = da mischia
term-ranged = a distanza
# A kind of weapon: ranged, melee or spell.
term-by-spell = da incantesimo
term-engaged = ingaggiato
# Same as in English: the Latin word.
term-area = area
term-range = portata
term-line-of-sight = linea di vista
term-visible = visibile
term-cover = copertura
term-flank-attack = attacco ai fianchi
term-interruption = interruzione
term-opportunity-attack = attacco di opportunità
term-area-attack = attacco ad area
term-buff = potenziamento
term-debuff = depotenziamento
term-haste = rapidità
term-enhancement = miglioramento
term-protection = protezione
term-regeneration = rigenerazione
term-paralysis = paralisi
term-blindness = cecità
term-stun = stordimento
term-curse = maledizione
term-mark = marcatura
term-free-action = azione gratuita
term-side-mission = missione secondaria
term-single-use = monouso
term-wound = ferita
term-knocked-out = fuori combattimento
term-victory-points = punti vittoria
term-victory-points-short = PV
term-towards = verso
term-charge = caricare
term-teleport = teletrasportarsi
term-jump = saltare
term-push = spingere
term-pull = tirare
term-swap = scambiarsi
term-massive-figure = miniatura massiccia

## Hoplomachus

term-troop = truppa
term-team = squadra
term-unit = unità
term-crowd-favour = favore della folla
term-tactic = tattica
term-foothold = appiglio
term-sentinel = sentinella
term-dazed = frastornato
term-fatigued = affaticato
term-deployment = schieramento
term-engagement = ingaggio
term-rival = rivale
term-shard = frammento
term-titan = titano
term-immortal = immortale
term-camp = campo
term-discard = scarto
# What a die shows.
term-hit = colpito

## Fields of Eternia

term-outpost = avamposto
term-wild-region = regione selvaggia
# Same as in English: both have it from Latin.
term-base = base
term-tower = torre
term-path = sentiero
term-flight-route = rotta di volo
term-soldier = soldato
term-hero = eroe
term-quest = missione
term-encounter = incontro
term-beast = bestia
term-ally = alleato
term-epic-combat = combattimento epico
term-impetus = impeto
term-flux = flusso
term-time = tempo
term-tool = strumento
term-body = corpo
term-pack = bagaglio
# The card.
term-spell = incantesimo
term-vehicle = veicolo
term-equipment = equipaggiamento
term-victory-card = carta vittoria
term-day = giorno
term-night = notte
term-skirmish = schermaglia
term-to-tame = domare
term-to-flee = fuggire

## What abilities speak of

term-enemy = nemico
term-opponent = avversario
term-player = giocatore
term-target = bersaglio
term-test-target = bersaglio della prova
term-bearer = portatore
term-attacker = attaccante
term-friendly-character = personaggio amico
term-nearest-character = personaggio più vicino
term-character-responsible = personaggio responsabile
term-character-concerned = personaggio interessato
term-affected-character = personaggio soggetto all’effetto
term-friendly-unit = unità amica
term-allied-unit = unità alleata
term-nearest-unit = unità più vicina
term-unit-responsible = unità responsabile
term-unit-concerned = unità interessata
term-die = dado
term-attack-dice = numero di dadi attacco
term-central-hex = esagono centrale
term-stone-hex = esagono di pietra
term-deployment-hex = esagono di schieramento
term-pedestal = piedistallo
term-combat = combattimento
term-free-reroll = rilancio gratuito
term-card = carta
term-focus-token = gettone focus
term-guard-token = gettone sorveglianza
term-movement-point = punto movimento
term-damage = danno
# Same as in English: players say HP.
term-health-point = HP
# Same as in English: players say round.
term-round = round
term-turn = turno
term-activation = attivazione
term-game = partita
term-objective-token = obiettivo
term-movement = movimento
term-attack-ap = costo in PA degli attacchi
term-move-ap = costo in PA degli spostamenti
term-focus-ap = costo in PA della focalizzazione
term-guard-ap = costo in PA della sorveglianza
term-ability-ap = costo in PA delle abilità attive
term-spell-mana = costo in mana degli incantesimi
term-ability-mana = costo in mana delle abilità attive
term-engaged-enemy = nemico ingaggiato
