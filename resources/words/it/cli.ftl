cli-what-it-is = Uno studio per giochi da tavolo di schermaglia e d’arena. Senza comandi, o con una missione o un file, apre la finestra.
cli-option-version = Mostra la versione ed esce.
cli-option-log-level = Quanti dettagli finiscono nel file di log.
cli-option-probes = Mostra anche i piccoli giochi che collaudano il motore.
cli-option-library = Biblioteca o cartella in cui cercare i documenti anche per nome. Predefinita: la tua biblioteca.
cli-names-of-ones-own = Per indicare documenti tuoi per nome, aggiungi --library CARTELLA o imposta HEXSMITH_LIBRARY.
cli-option-json = Stampa JSON, per altri programmi.
cli-our-bug = Questo è un errore di Hexsmith, non tuo. Segnalalo con il log: { $folder }
cli-stream-fails = L’ingresso o l’uscita standard non funziona: { $reason }
cli-no-such-log-level = Il livello di log «{ $name }» non esiste. Scegli tra { $known }.
cli-no-such-file = Il file «{ $name }» non esiste. Controlla il percorso.
cli-no-such-library = Non esiste né una biblioteca né una cartella «{ $name }». Controlla il percorso.

cli-engine = Risponde ad altri programmi: un oggetto JSON per riga, in entrata e in uscita.
cli-engine-no-files = Non apre i file indicati dalle richieste.

cli-schema = Stampa lo schema JSON di un tipo di documento o del protocollo del motore.
cli-schema-name = Nome dello schema; «list» stampa tutti i nomi.
cli-schema-unknown = Lo schema «{ $name }» non esiste. «hexsmith schema list» stampa tutti i nomi.

cli-check = Controlla i documenti: forma, riferimenti e regole del loro gioco. In una cartella: tutti i file .json.
cli-check-files = File, cartelle o documenti per nome; «-» legge l’ingresso standard. I documenti controllati insieme possono citarsi a vicenda.
cli-check-too-much = «{ $name }» contiene troppo per un solo controllo (al massimo 2000 documenti, 200 cartelle, 64 MB). Controlla una parte alla volta.
cli-check-nothing-there = In «{ $name }» non ci sono documenti (.json).
cli-check-sum = Documenti controllati: { $documents }. Con errori: { $wrong }.
cli-check-sound = { $name }: nessun problema
cli-check-id-in-files = Più file hanno l’ID «{ $id }»; vale l’ultimo: { $files }.
cli-check-more = { $name }: … e almeno { $count ->
    [one] un altro problema
   *[other] altri { $count } problemi
}.
cli-check-warning = avviso: { $problem }

cli-more-lines = … e altre { $count }; con --json ci sono tutte.
cli-play = Fa giocare una missione ai bot.
cli-play-scenario = Un file, o il nome di una missione inclusa.
cli-play-players = Un bot per ogni posto, separati da virgole: greedy,random.
cli-play-games = Numero di partite.
cli-play-seed = Seme casuale.
cli-play-workers = Numero di processi paralleli; i risultati non cambiano.
cli-play-swap-seats = Fa ruotare i giocatori tra i posti di partita in partita, con la stessa fortuna per ogni giro.
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
cli-play-lost = { $lost ->
    [one] Una partita su { $games } è andata persa: il sistema ne ha chiuso più volte il processo, forse per mancanza di memoria. Il suo seme: { $seeds }.
   *[other] { $lost } partite su { $games } sono andate perse: il sistema ne ha chiuso più volte i processi, forse per mancanza di memoria. Prova con meno processi. Primi semi: { $seeds }.
    }
cli-play-seat = posto { $seat }
cli-play-draws = pareggi
cli-play-unfinished = non finite

cli-explain-card = Dice a parole che cosa fanno le carte.
cli-explain-card-files = Carte da spiegare; «-» legge l’ingresso standard.
cli-explain-card-lang = Lingua del testo: en, it, es, pl.
cli-explain-card-literal = Usa frasi intere, che riportano tutti i dati.
cli-explain-card-no-card = { $name } non è una carta. Indica il file di una carta, o «-» per l’ingresso standard.
cli-no-such-language = La lingua «{ $name }» non c’è. Scegli en, it, es o pl.
