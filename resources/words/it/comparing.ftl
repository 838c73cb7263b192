### Due versioni di un documento a confronto: che cosa si è spostato, si è aggiunto, si dice diversamente.

comparing-changed = { $field }: da { $old } a { $new }
comparing-set = { $field }: ora { $new }
comparing-unset = { $field }: non più { $old }
comparing-moved = { $field }: spostamento da { $old } a { $new }
comparing-hexes-added = { $field }: ora copre anche { $hexes }
comparing-hexes-gone = { $field }: non copre più { $hexes }
comparing-added = { $field }: si aggiunge { $what }
comparing-gone = { $field }: si toglie { $what }
comparing-other-order = { $field }: in un altro ordine
comparing-clause-added = { $field }: ora dice anche «{ $new }»
comparing-clause-gone = { $field }: non dice più «{ $old }»
comparing-clause-changed = { $field }: «{ $old }» diventa «{ $new }»
comparing-written-otherwise = Dice lo stesso, scritto in un altro modo.
comparing-and-more =
    { $number ->
        [one] e un’altra differenza
       *[other] e altre { NUMBER($number) } differenze
    }
comparing-others =
    { $number ->
        [one] un altro
       *[other] altri { NUMBER($number) }
    }
comparing-held = { $field }: { $value }
comparing-number = n. { NUMBER($number) }
comparing-in-language = { $field } ({ $language })
comparing-quoted = «{ $text }»
comparing-yes = sì
# Same as in English: the word is the same in Italian.
comparing-no = no
comparing-none = niente

## Come si chiamano i campi

comparing-field-abilities = Abilità
comparing-field-ability = Abilità
comparing-field-answers = Risposte
comparing-field-ap = PA
# Same as in English: the word is the same in Italian.
comparing-field-area = Area
comparing-field-areas = Aree
comparing-field-armies = Eserciti
comparing-field-army = Lista dell’esercito
comparing-field-ask = Chiedere al tavolo
comparing-field-at = Posizione
comparing-field-attachable = Agganciabile
comparing-field-attack = Dadi d’attacco
comparing-field-author = Autore
comparing-field-authors = Autori
# Same as in English: the word is the same in Italian.
comparing-field-base = Base
comparing-field-between = Tra
comparing-field-black = Dado nero
comparing-field-blue = Dado blu
# Same as in English: the word is the same in Italian.
comparing-field-bonus = Bonus
comparing-field-borders = Confini
comparing-field-by = Conteggio per
comparing-field-card = Carta
comparing-field-cards = Carte
comparing-field-chance = Caso
comparing-field-choice = Scelta
comparing-field-class = Classe
comparing-field-columns = Colonne
comparing-field-compass = Bussola
comparing-field-container = Forma del pacchetto
comparing-field-copies = Copie
comparing-field-cost = Costo
comparing-field-deck = Mazzo
comparing-field-default = Valore predefinito
comparing-field-description = Descrizione
comparing-field-dice = Dadi
comparing-field-divides = Divide
comparing-field-documents = Versioni dei documenti
comparing-field-effects = Effetti
comparing-field-ends = Estremi
comparing-field-engine = Motore
comparing-field-entered = Inserito a mano
comparing-field-entries = Voci
comparing-field-equipment = Equipaggiamento
comparing-field-facing = Orientamento
comparing-field-faction = Fazione
comparing-field-features = Che cosa un programma deve conoscere
comparing-field-field = Campo
comparing-field-figure = Figura
comparing-field-figures = Figure
comparing-field-first = Primo giocatore
comparing-field-format = Formato
comparing-field-fresh = Nuova fortuna
comparing-field-from = Da
comparing-field-front = Fronte
comparing-field-glory = Carte gloria
comparing-field-green = Dado verde
comparing-field-grid = Griglia
comparing-field-health = Salute
comparing-field-height = Altezza
comparing-field-hexes = Esagoni
comparing-field-holds = Contenuto
comparing-field-holes = Fori
comparing-field-hp-chips = Gettoni HP
comparing-field-icon = Icona
comparing-field-id = Identificativo
comparing-field-inch = Pollici per esagono
comparing-field-inches = Altezza in pollici
comparing-field-income = Rendita
comparing-field-initiative = Iniziativa
comparing-field-joins = Unisce
comparing-field-kind = Genere
comparing-field-kinds = Generi
comparing-field-languages = Lingue
comparing-field-lead = Vantaggio
comparing-field-least = Almeno
comparing-field-licence = Licenza
comparing-field-limits = Limiti
comparing-field-line = Linea
comparing-field-low = Esagoni bassi
# Same as in English: the word is the same in Italian.
comparing-field-mana = Mana
comparing-field-map = Mappa
comparing-field-mind = Mente
comparing-field-mission = Missione secondaria
comparing-field-most = Al massimo
comparing-field-movement = Movimento
comparing-field-moves = Mosse
comparing-field-name = Nome
comparing-field-neutral = Unità neutrali
comparing-field-notes = Note
comparing-field-objective = Punti di un obiettivo
comparing-field-objectives = Obiettivi
comparing-field-opening = Apertura
comparing-field-options = Opzioni
comparing-field-over = Sopra
comparing-field-own-dice = Dadi propri
comparing-field-parameters = Parametri
comparing-field-past = Passato
comparing-field-paths = Sentieri
# Same as in English: the word is the same in Italian.
comparing-field-per = Per
comparing-field-perception = Percezione
comparing-field-pieces = Elementi di terreno
comparing-field-pile = Pila
comparing-field-piles = Pile
comparing-field-placed = Note sulla mappa
comparing-field-placements = Schieramento
comparing-field-points = Punti
comparing-field-polygon = Contorno
comparing-field-portions = Porzioni
comparing-field-position = Posizione di gioco
comparing-field-power = Potere
comparing-field-preset = Preimpostazione
comparing-field-profile = Letture delle regole
comparing-field-provenance = Provenienza
comparing-field-range = Portata
comparing-field-rank = Rango
comparing-field-red = Dado rosso
comparing-field-references = Riferimenti
comparing-field-requires = Pacchetti necessari
comparing-field-reserve = Di riserva
comparing-field-result = Risultato
comparing-field-resumed = Ripresa
comparing-field-role = Ruolo
comparing-field-roles = Ruoli
# Same as in English: the Italian rule books say “round”.
comparing-field-round = Round
comparing-field-rounds = Round
comparing-field-routes = Rotte
comparing-field-rows = Righe
comparing-field-rule = Regola
comparing-field-same = Uguale in tutte le carte
# Same as in English: the word is the same in Italian.
comparing-field-scenario = Scenario
comparing-field-schema = Versione del formato
comparing-field-score = Punteggio
comparing-field-scores = Punteggi
comparing-field-seat = Posto
comparing-field-seats = Posti
comparing-field-seed = Seme
comparing-field-shape = Forma
comparing-field-sign = Segno
comparing-field-skill = Capacità
comparing-field-skills = Capacità
comparing-field-source = Fonte
comparing-field-speed = Velocità
comparing-field-stand = Ci si può stare sopra
comparing-field-state = Stato della partita
comparing-field-strength = Forza
comparing-field-stretch = Parte con la posizione
comparing-field-stretches = Parti
comparing-field-strict = Dadi rigidi
comparing-field-summary = Riepilogo
comparing-field-system = Gioco
comparing-field-system-version = Versione del gioco
comparing-field-systems = Giochi
comparing-field-table = Tabella dei risultati
comparing-field-tactics = Tattiche
comparing-field-tags = Etichette
comparing-field-targets = Bersagli
comparing-field-team = Squadra
comparing-field-text = Testo
comparing-field-title = Titolo
comparing-field-to = A
comparing-field-tokens = Segnalini
comparing-field-tops = Cima degli esagoni
comparing-field-toughness = Robustezza
comparing-field-turn = Turno
comparing-field-type = Tipo
comparing-field-until = Fino a
comparing-field-values = Provenienza dei valori
comparing-field-version = Versione
comparing-field-victory = Vittoria
comparing-field-where = Dove
comparing-field-whom = Giocata su
comparing-field-width = Larghezza
comparing-field-wounds = Ferite
comparing-field-yellow = Dado giallo
comparing-field-zones = Zone di schieramento
