window-title = Hexsmith

# Same as in English: Italian programs call it so.
menu-file = &File
menu-edit = &Modifica
menu-game = &Partita
menu-view = &Visualizza
menu-view-panels = &Pannelli
menu-view-theme = &Tema
menu-view-text-size = &Dimensione del testo
menu-view-language = &Lingua
menu-help = &Aiuto

command-save-page = &Salva
command-close-page = &Chiudi scheda
command-quit-app = &Esci
command-undo-edit = &Annulla
command-redo-edit = &Ripeti
command-edit-shortcuts = &Scorciatoie da tastiera…
command-show-palette = Trova &qualsiasi cosa…
command-show-start-page = Pagina &iniziale
command-next-page = Scheda &successiva
command-previous-page = Scheda p&recedente
command-toggle-inspector = &Ispettore
command-toggle-hand = La tua par&te
command-toggle-seats = &Giocatori
command-toggle-log = Regi&stro
command-toggle-history = &Cronologia
command-toggle-problems = &Problemi
command-reset-layout = &Ripristina la disposizione
command-turn-board = &Gira la mappa
command-toggle-full-screen = Sc&hermo intero

command-show-about = &Informazioni su Hexsmith

about-title = Informazioni su Hexsmith
about-version = Hexsmith { $version }
about-what-it-is = Uno studio per giochi da tavolo di schermaglia e d’arena: mappe, carte, armate, regole, bot e stampa.
about-licence = Hexsmith è software libero con licenza MIT.
about-trademarks = I nomi dei giochi sono marchi dei rispettivi proprietari, che non hanno alcun legame con Hexsmith. Il programma non contiene testi di regolamenti né di carte.
about-stands-on = Realizzato con { $list }.
about-icons = Icone di { $list }.
about-running = Funziona con Python { $python }, Qt { $qt } e SQLite { $sqlite }.

# Same as in English: the name of a game.
game-battleground = Battleground
# Same as in English: the name of a game.
game-hoplomachus = Hoplomachus: Remastered

start-title = Inizio
start-welcome = Benvenuto in Hexsmith
start-welcome-back = Bentornato
start-what-it-is = Uno studio per giochi da tavolo di schermaglia e d’arena: gioca, progetta, prova e stampa.
start-first = Comincia da qui
start-first-play = Gioca ora
start-first-game-how = Gioca contro il computer. Brevi note ti guidano nel primo round.
start-verb-play = Gioca
start-verb-play-how = contro un bot o un amico
start-verb-library = Biblioteca
start-verb-library-how = carte, mappe, missioni
start-verb-rules = Regole
start-verb-rules-how = cerca qualsiasi cosa
start-verb-notes = Note sulle mappe
start-verb-notes-how = scrivi su ogni mappa
start-verb-import = Importa
start-verb-import-how = pacchetti e file
start-ready = Pronte da giocare
start-ready-how = Scegli una mappa e comincia: è tutto preparato.
start-recent = Recenti
start-recent-nothing = Qui appare ciò che apri.
start-own = Le tue missioni
start-own-more = { $n ->
    [one] Ce n’è un’altra in Nuova partita.
   *[other] Ce ne sono altre { $n } in Nuova partita.
    }
# The aims of missions that ship, in a few words.
aim-battleground-first-game = impara giocando
aim-battleground-castle-siege = tieni il cortile
aim-battleground-break-through = raggiungi il bordo opposto
aim-battleground-drowned-altar = tieni l’altare
aim-hoplomachus-skirmish-pozzuoli = duello nell’arena

scenario-from-stock = inclusa in Hexsmith
scenario-from-own = la tua biblioteca
scenario-from-pack = pacchetto «{ $source }»
# Same as in English: the same word.
scenario-from-file = file { $source }

pages-open = Schede aperte
tab-problems = Problemi: { NUMBER($n) }

dock-tabs = Pannelli
dock-inspector = Ispettore
dock-hand = La tua parte
dock-seats = Giocatori
dock-log = Registro
dock-history = Cronologia
dock-problems = Problemi
dock-problems-how = Qui appare tutto ciò che infrange una regola o non può funzionare.

ask-title = Modifiche non salvate
ask-save = Salvare le modifiche in { $list }?
ask-page = «{ $title }»
ask-lost = Le modifiche non salvate andranno perse.

palette-type = Trova un comando, un documento, una regola o una scheda aperta
palette-list = Risultati
palette-nothing = Nessun risultato

shortcuts-title = Scorciatoie da tastiera
shortcuts-filter = Cerca un comando o una scorciatoia
shortcuts-command = Comando
# Same as in English: Italian programs call it so.
shortcuts-menu = Menu
shortcuts-keys = Scorciatoia
shortcuts-press = &Nuova scorciatoia:
shortcuts-none = &Rimuovi
shortcuts-own = Pre&definita
shortcuts-all-own = Ripristina &tutto
shortcuts-alone = I tasti singoli servono per scrivere e per la mappa. Aggiungi Ctrl o Alt, oppure usa un tasto da F1 a F12.
shortcuts-taken = Già usata per: { $list }.
shortcuts-take = &Usala qui

fault-title = Qualcosa è andato storto
fault-happened = Il tuo lavoro è ancora aperto. Questo rapporto ci aiuta a trovare e correggere l’errore.
fault-report = Rapporto
fault-copy = &Copia il rapporto

open-no-such-scenario = Non esiste né un file né una missione «{ $name }». Controlla il nome.
open-too-many = Di { $n } file e missioni sono stati aperti solo i primi { $most }.

safe-mode-title = Modalità sicura
safe-mode-what = Hexsmith non è riuscito ad avviarsi più volte, perciò è partito in modalità sicura.
safe-mode-more = La finestra ha la disposizione predefinita e nessun documento è aperto. Niente è andato perso: «Avvia come al solito» riporta tutto. Se succede di nuovo, il log dice perché: { $folder }
safe-mode-usual = Avvia come al &solito
safe-mode-stay = &Resta in modalità sicura

app-option-shot = salva un’immagine della finestra (PNG) ed esce
app-no-screen = non c’è uno schermo su cui aprire una finestra. Imposta DISPLAY, o avvia con «./dev run», che ne usa uno virtuale.
app-option-documents = una missione da aprire, come battleground/first-game, o un file: una missione, una partita salvata o una carta
app-option-library = usa questa biblioteca o cartella di documenti invece della tua biblioteca
app-library-stays = Hexsmith è già in esecuzione con un’altra biblioteca. Chiudilo, poi riavvialo con questa.
app-does-not-answer = Hexsmith è già in esecuzione, ma non risponde. Chiudilo e riavvialo.
