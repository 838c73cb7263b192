window-title = Hexsmith

# Same as in English: Italian programs call it so.
menu-file = &File
menu-edit = &Modifica
menu-game = &Gioco
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
command-show-palette = Trova o fai &qualsiasi cosa…
command-show-start-page = Pagina &iniziale
command-next-page = Scheda &successiva
command-previous-page = Scheda p&recedente
command-toggle-inspector = &Ispettore
command-toggle-hand = La &tua parte
command-toggle-seats = &Giocatori
command-toggle-log = &Diario
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
about-stands-on = Si fonda sul lavoro di altri: { $list }.
about-icons = Le icone sono opera di { $list }.
about-running = In esecuzione con Python { $python }, Qt { $qt } e SQLite { $sqlite }.

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
start-verb-rules-how = cerca e leggi
start-verb-notes = Note sulle mappe
start-verb-notes-how = scrivi su ogni mappa
start-verb-import = Importa
start-verb-import-how = pacchetti e file
start-ready = Pronte da giocare
start-ready-how = Scegli una mappa e comincia: è tutto preparato.
start-recent = Recenti
start-recent-nothing = Quello che apri appare qui.
start-own = Le tue missioni
start-own-more = { $n ->
    [one] Ce n’è un altro in Nuova partita.
   *[other] Ce ne sono altri { $n } in Nuova partita.
 }
# The aims of missions that ship, in a few words.
aim-battleground-first-game = impara giocando
aim-battleground-castle-siege = tieni il cortile
aim-battleground-break-through = raggiungi il bordo opposto
aim-battleground-drowned-altar = tieni l’altare
aim-hoplomachus-skirmish-pozzuoli = duello nell’arena

scenario-from-stock = incluso in Hexsmith
scenario-from-own = la tua biblioteca
scenario-from-pack = pacchetto “{ $source }”
scenario-from-file = dal file { $source }

pages-open = Pagine aperte
tab-problems = Problemi: { NUMBER($n) }

dock-tabs = Pannelli
dock-inspector = Ispettore
dock-hand = La tua parte
dock-seats = Giocatori
dock-log = Diario
dock-history = Cronologia
dock-problems = Problemi
dock-problems-how = Qui si elenca ciò che infrange una regola o non può funzionare.

ask-title = Modifiche non salvate
ask-save = Vuoi salvare le modifiche in { $list }?
ask-page = «{ $title }»
ask-lost = Ciò che non salvi va perso.

palette-type = Trova un comando, un documento, una regola o una scheda aperta
palette-list = Risultati
palette-nothing = Niente si chiama così.

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
shortcuts-alone = Un tasto da solo serve per scrivere e per la mappa. Aggiungi Ctrl o Alt, oppure usa un tasto da F1 a F12.
shortcuts-taken = Già in uso per: { $list }.
shortcuts-take = &Usala qui

fault-title = Qualcosa è andato storto
fault-happened = Il tuo lavoro è ancora aperto. Questo rapporto ci aiuta a trovare e correggere l’errore.
fault-report = Rapporto
fault-copy = &Copia il rapporto

open-no-such-scenario = Non esiste né un file né uno scenario «{ $name }».
open-too-many = Di { $n } file e scenari si aprono i primi { $most }.

safe-mode-title = Modalità sicura
safe-mode-what = Hexsmith si è interrotto più volte durante l’avvio, perciò è partito in modalità sicura.
safe-mode-more = La finestra ha l’aspetto del primo giorno, non è stato aperto nulla e il lavoro non salvato ti aspetta. Niente è andato perso. «Avvia come al solito» riporta tutto adesso. Se Hexsmith si interrompe di nuovo, il registro dice perché: { $folder }
safe-mode-usual = Avvia come al &solito
safe-mode-stay = &Resta in modalità sicura

app-option-shot = scatta un’immagine della finestra (PNG) ed esce
app-no-screen = non c’è uno schermo su cui aprire una finestra. Imposta DISPLAY, oppure avvia con «./dev run», che ne porta uno virtuale.
app-option-documents = uno scenario da aprire, come battleground/first-game, o un file con uno scenario, una partita salvata o una carta
app-option-library = usa questa biblioteca, o questa cartella di documenti, invece della tua biblioteca
app-library-stays = Hexsmith è già in esecuzione e mantiene la biblioteca che ha aperta. Chiudilo, poi riavvialo con un’altra.
app-does-not-answer = Hexsmith è già in esecuzione, ma non risponde. Chiudilo e riavvia.
