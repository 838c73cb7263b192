# The page where a game is played.
table-inspector = Ispettore
table-nothing-inspected = Passa il mouse su una miniatura, una carta o un esagono per i dettagli.
table-log = Registro
table-history = Cronologia
table-no-problems = Questa missione non ha problemi.
table-go-back-here = Torna a questo punto
table-log-new = Dopo la tua ultima decisione
table-read-rule = Leggi la regola { $rule }
table-ahead = { $sentence } (annullata)
table-beginning = Inizio
table-continued = La partita riprende da qui. Le mosse precedenti non sono conservate.
table-past-coming = Ricostruzione delle mosse precedenti: { $percent } %
table-past-gap = Alcune mosse precedenti non si sono potute ricostruire. La partita continua com’era stata salvata.
table-to-move = tocca a lui
table-change-player = Cambia giocatore
table-cards-hidden = carte nascoste
table-person = Persona
table-bot-brisk = Bot «Svelto»: medio, rapido
table-bot-greedy = Bot «Avido»: medio
table-bot-random = Bot «Casuale»: facile
table-bot-search = Bot «Previdente»: difficile
# Same as in English: the word is used in this language.
table-who-bot = Bot
table-who-person = Persona
table-who-you = Tu

# Cards and dice.
table-piles = Sul tavolo
table-pile = { $name } ({ $number })
table-card-face-down = Carta coperta
table-card-picked = selezionata
table-card-wanted = selezionabile
table-dice = Dadi
table-successes = { $number ->
    [one] { $number } successo
   *[other] { $number } successi
}
table-die-hit = successo
table-die-miss = nessun successo
table-die-picked = { $die }, scelto per ritirarlo
table-reroll-die = Dado { $number }: { $face }
table-reroll-hit = { $die } è un successo: ritirandolo puoi perderlo
table-reroll-none = Tieni tutti
table-reroll-picked = Rilancia { $number }
table-die-yellow = giallo
table-die-blue = blu
table-die-green = verde
table-die-black = nero
table-die-red = rosso
table-die-letter-yellow = G
# Same as in English: the letter of the colour, blu.
table-die-letter-blue = B
table-die-letter-green = V
table-die-letter-black = N
# Same as in English: the letter of the colour, rosso.
table-die-letter-red = R
table-die-symbol-blank = vuoto
table-die-symbol-success = successo
table-die-symbol-double = doppio successo
table-die-symbol-again = ritira
table-face = Faccia { $number }

# The bar that asks.
table-unpick = Scegli di nuovo (Esc)
table-picked = Scelto: { $list } (Esc)
table-standing = Altro: resa, patta
table-further = { $kind }: { $which }
table-which-card = quale carta?
table-which-figure = quale miniatura?
table-which-place = dove?
table-refused = { $name }: ora non è possibile
table-or-others = { $text } ({ $number ->
    [one] 1 altra scelta
   *[other] altre { $number } scelte
    })
table-why-not = Perché no: { $name }
table-bot-thinks = { $seat } sta pensando…
table-bot-waits = { $seat } aspetta: continua quando vuoi.
table-thinking = Il bot sta pensando
table-bots-play = Continua
table-bots-pause = Pausa
table-bots-step = Un passo

# Hot-seat.
table-pass-screen = Passa lo schermo a: { $seat }
table-hands-hidden = Le mani restano nascoste finché non subentra chi gioca ora.
table-i-am = Sono { $seat }

# The end.
table-game-over = La partita è finita.
table-winner = vince
table-points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
table-play-again = Gioca di nuovo
table-look-at-board = Mostra la mappa
table-show-result = Mostra il risultato
table-ended-by = La partita è finita per la regola
table-only-choice = { $answer } (unica scelta)
table-obvious-choice = { $answer } (nulla da guadagnare)
table-answered = { $seat } ha scelto
table-point-first = Prima passa il mouse su una miniatura, un esagono o un pulsante.
table-nothing-against = Puoi farlo ora.
table-go-again = Ripeti mossa
table-new-dice = Nuovi dadi da qui
table-new-dice-taken = Da qui i dadi sono nuovi.
table-new-dice-lost = Da qui i dadi sono nuovi. Le mosse annullate sono perse.
table-own-dice = Inserisci dadi fisici
table-arcs = Mostra gli archi
table-last-action = Rivedi l’ultima azione
table-more-tools = Altri strumenti
table-bot-speed = Velocità dei bot: { $speed }
bot-speed-slow = Lenta
bot-speed-normal = Normale
bot-speed-fast = Rapida
bot-speed-at-once = Immediata
table-contents = Mappa come tabella
table-take-back = Annulla mossa

# A new game.
table-new-game = Nuova partita
table-scenario = Missione
table-seed = Seme casuale
table-seed-why = Lo stesso seme e le stesse scelte danno gli stessi tiri.
table-other-seed = Nuovo seme
table-cannot-open = Questa partita non può cominciare.
table-illegal = «{ $name }» viola le regole.
table-illegal-of = { $seat }: { $text }
table-illegal-how = Puoi giocare comunque.
table-illegal-play = &Gioca comunque
table-changed = «{ $name }» è cambiato.
table-changed-how = Questa partita è cominciata con una versione precedente. La ritrovi nella pagina iniziale.
table-changed-new = &Gioca la nuova versione
table-changed-old = &Continua la vecchia partita
table-was-renewed = «{ $name }» è cambiato. Stai giocando la nuova versione.
table-scenarios-coming = Ricerca delle tue missioni…
table-begin = Gioca
new-game-who = Giocatori
new-game-army-of = Armata: { $seat }
new-game-points = { $points } di { $most } punti
new-game-other-format = altro formato
new-game-unreadable = illeggibile
new-game-breaks-format = viola il suo formato
new-game-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } round
 }
new-game-legal = Le due armate rispettano le regole.
new-game-illegal = Queste armate violano le regole. Puoi giocarle dopo un’ultima domanda:
brief-battleground = Conquista obiettivi e metti fuori combattimento i nemici: 20 punti per obiettivo, più il costo di ogni nemico. Vinci con 20 punti di vantaggio dopo l’ultimo round.
brief-hoplomachus = Sconfiggi l’eroe nemico. Battere unità e tenere le pietre dà favore, che porta ricompense.
table-rule-options = Varianti delle regole
table-rule-options-why = Su queste regole le edizioni differiscono. La missione ha già scelto; cambia ciò che vuoi.
table-as-scenario = Predefinito della missione

# Commands.
command-play-first-game = Gioca la &prima partita
command-new-game = &Nuova partita…
command-take-back = Annulla mo&ssa
command-go-again = Ri&peti mossa
command-new-dice = Nuovi &dadi da qui
command-own-dice = Inserisci d&adi fisici
command-why-not = Per&ché no?
command-show-arcs = Mostra arc&hi
command-last-action = Rivedi l’ultima a&zione
command-bots-slow = Bot: &lenti
command-bots-normal = Bot: &normali
command-bots-fast = Bot: &rapidi
command-bots-at-once = Bot: &immediati
command-show-contents = Mappa come &tabella
command-fit-map = Adatta la &mappa
command-run-bots = Fai giocare i &bot
command-step-bots = &Un passo del bot
command-show-result = M&ostra il risultato

# Readings of the rules, one for each option of each game, with its values.
option-battleground-higher-roll = Il tiro più alto
option-battleground-higher-roll-chooses = sceglie chi è primo
option-battleground-higher-roll-is-first = è primo
option-battleground-claim = Un personaggio che può conquistare un obiettivo
option-battleground-claim-may = può conquistarlo
option-battleground-claim-must = deve conquistarlo
option-battleground-knock-out-scores = Un personaggio fuori combattimento dà punti
option-battleground-knock-out-scores-always = sempre
option-battleground-knock-out-scores-by-enemy = solo se per mano nemica
option-battleground-defence-without-successes = Prova di difesa se l’attacco non ha successi
option-battleground-defence-without-successes-no = non si fa
option-battleground-defence-without-successes-yes = si fa
option-battleground-fists-type = I pugni valgono come
option-battleground-fists-type-melee = arma da mischia
option-battleground-fists-type-own = tipo a sé
option-battleground-los-origin = Le due linee di vista partono
option-battleground-los-origin-one = dallo stesso angolo
option-battleground-los-origin-any = da angoli qualsiasi
option-battleground-cover-narrows = La copertura restringe
option-battleground-cover-narrows-ranged-and-spell = attacchi a distanza e incantesimi
option-battleground-cover-narrows-ranged = solo attacchi a distanza
option-battleground-interruption-without-ap = Un’interruzione senza più PA
option-battleground-interruption-without-ap-goes-on = continua
option-battleground-interruption-without-ap-ends = finisce
option-battleground-mark-hex = Una marcatura sta su un esagono senza
option-battleground-mark-hex-no-terrain = alcun terreno
option-battleground-mark-hex-no-obstacle = ostacoli
option-battleground-on-interruption = «All’interruzione» avviene
option-battleground-on-interruption-before = prima che inizi
option-battleground-on-interruption-after = subito dopo l’inizio
option-battleground-teleport-past-figures = Il teletrasporto passa tra i personaggi
option-battleground-teleport-past-figures-yes = sì
# Same as in English: the word is the same in Italian.
option-battleground-teleport-past-figures-no = no
option-battleground-shift-focus = Verso, caricare, saltare e teletrasportarsi
option-battleground-shift-focus-no = non spendono mai il focus
option-battleground-shift-focus-yes = possono spendere il focus per la velocità da focalizzato
option-battleground-push-stops-at = Chi è spinto o tirato si ferma davanti a
option-battleground-push-stops-at-obstacles = ostacoli, scale e miniature
option-battleground-push-stops-at-terrain = anche al terreno difficile
option-battleground-area-attacker = Un attacco ad area colpisce chi attacca
option-battleground-area-attacker-spared = mai
option-battleground-area-attacker-hit = come tutti gli altri
option-battleground-massive-range = La portata di una miniatura massiccia si misura
option-battleground-massive-range-base = dall’esagono più vicino della sua base
option-battleground-massive-range-facing-hexes = dai suoi esagoni frontali, dopo che si è girata
option-battleground-massive-facing = Una miniatura massiccia si orienta verso un bersaglio lontano
option-battleground-massive-facing-side = con il lato di un esagono
option-battleground-massive-facing-nearest = con l’esagono di fronte più vicino
option-battleground-massive-cover = La copertura di un bersaglio massiccio ignora, accanto a esso,
option-battleground-massive-cover-all = personaggi e ostacoli
option-battleground-massive-cover-low = ostacoli bassi
option-hoplomachus-factions = Le fazioni sono
option-hoplomachus-factions-random = estratte a sorte
option-hoplomachus-factions-pick = scelte
option-hoplomachus-factions-written = come scritto nella missione
option-hoplomachus-empty-arena = Un’arena vuota fa perdere
option-hoplomachus-empty-arena-from-second-round = dal secondo round in poi
option-hoplomachus-empty-arena-after-first-turn = dopo il primo turno di quella parte
