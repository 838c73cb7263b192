cli-what-it-is = Uno studio per giochi da tavolo di schermaglia e d’arena. Senza un verbo, o con uno scenario o un file al suo posto, apre la sua finestra.
cli-option-version = Stampa la versione ed esce.
cli-option-log-level = Quanto finisce nel file di registro.
cli-option-probes = Mostra anche i piccoli giochi che mettono alla prova il motore.
cli-option-library = Cerca i documenti per nome anche in questa biblioteca o cartella di documenti; altrimenti nella propria biblioteca.
cli-names-of-ones-own = I propri documenti si trovano per nome con --library CARTELLA, o nella biblioteca indicata da HEXSMITH_LIBRARY.
cli-option-json = Stampa JSON per altri programmi.
cli-our-bug = Questo è un errore nostro. Che cosa è successo sta nel registro: { $folder }
cli-stream-fails = L’ingresso o l’uscita standard non funziona: { $reason }
cli-no-such-log-level = Il livello di registro «{ $name }» non esiste; ci sono { $known }.
cli-no-such-file = Il file «{ $name }» non esiste.
cli-no-such-library = Non esiste né una biblioteca né una cartella «{ $name }».

cli-engine = Risponde ad altri programmi: un oggetto JSON per riga, in entrata e in uscita.
cli-engine-no-files = Non apre i file nominati dalle richieste.

cli-schema = Stampa lo schema JSON di un tipo di documento, o del protocollo del motore.
cli-schema-name = Di che cosa stampare lo schema; «list» stampa tutti i nomi.
cli-schema-unknown = Lo schema «{ $name }» non esiste.

cli-check = Controlla i documenti: la loro forma, ciò che nominano e le regole del loro gioco. Di una cartella, tutti i documenti (.json).
cli-check-files = File o cartelle da controllare, o documenti per nome; «-» è l’ingresso standard. I documenti controllati insieme si trovano tra loro.
cli-check-too-much = In «{ $name }» c’è più di quanto si possa controllare in una volta: 2000 documenti, 200 cartelle, 64 MB. Controlla una parte alla volta.
cli-check-nothing-there = In «{ $name }» non ci sono documenti (.json).
cli-check-sum = Documenti controllati: { $documents }. Con errori: { $wrong }.
cli-check-sound = { $name }: è tutto a posto
cli-check-id-in-files = Più file hanno l’id «{ $id }»; vale l’ultimo: { $files }.
cli-check-more = { $name }: … e almeno { $count ->
    [one] un altro problema
   *[other] altri { $count } problemi
}.
cli-check-warning = avviso: { $problem }

cli-more-lines = … e altre { $count }; con --json ci sono tutte.
cli-play = Fa giocare uno scenario ai bot.
cli-play-scenario = Un file, o il nome di uno scenario incluso.
cli-play-players = Un bot per ogni posto, separati da virgole: greedy,random.
cli-play-games = Quante partite.
cli-play-seed = Da che cosa nasce tutta la fortuna.
cli-play-workers = Quanti processi giocano; i risultati non ne dipendono.
cli-play-swap-seats = Sposta ogni giocatore di un posto da una partita all’altra, con la stessa fortuna per ogni giro.
cli-play-anyway = Gioca anche se un’armata viola le regole.
cli-play-not-played = Non è stata giocata nessuna partita. Con --anyway si gioca con queste armate.
cli-play-warnings = { $name }: { $count ->
    [one] un avviso. «hexsmith check» lo mostra.
   *[other] { $count } avvisi. «hexsmith check» li elenca.
  }
cli-play-wrong-players =
    { $players ->
        [one] È indicato un solo giocatore
       *[other] Sono indicati { $players } giocatori
    }, e ne serve uno per ognuno di questi posti: { $seats }.
cli-play-title =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }, seme { $seed }
cli-play-stopped =
    { $games ->
        [one] Interrotto prima della fine della partita.
       *[other] Interrotto dopo { $done } partite su { $games }.
    }
cli-play-lost =
    { $lost ->
        [one] Una partita su { $games } non è stata giocata: ogni volta il sistema ha chiuso il processo. Forse manca memoria. Il suo seme: { $seeds }.
       *[other] { $lost } partite su { $games } non sono state giocate: ogni volta il sistema ha chiuso i processi. Forse manca memoria; prova con meno processi. I primi semi: { $seeds }.
    }
cli-play-seat = posto { $seat }
cli-play-draws = pareggi
cli-play-unfinished = non finite

cli-explain-card = Dice a parole che cosa fanno le carte.
cli-explain-card-files = Carte da spiegare; «-» è lo standard input.
cli-explain-card-lang = La lingua in cui dirlo: en, it, es, pl.
cli-explain-card-literal = Usa frasi intere, che nominano tutto ciò che è nei dati.
cli-explain-card-no-card = { $name }: non è una carta di un gioco.
cli-no-such-language = Non esiste la lingua «{ $name }».
