# Documenti: aperti, salvati, recuperati; note su una mappa.

command-new-notes = Nuove no&te…
command-open-document = &Apri…
command-save-page-as = Salva c&on nome…

documents-open-title = Apri un documento
documents-save-title = Salva con nome
documents-filter = Documenti di Hexsmith (*.{ $suffix })
documents-beginning = Originale
documents-not-sound = Impossibile aprire «{ $name }».
documents-newer = «{ $name }» viene da un Hexsmith più recente (formato { $version }) e qui non si può aprire. Installa una versione più recente.
documents-no-page = «{ $name }» è { $kind }. Hexsmith può controllarlo e usarlo in partita, ma non ancora modificarlo.
documents-kind-army = un’armata
documents-kind-army-format = un formato di armata
documents-kind-terrain-set = un set di elementi
documents-kind-card = una carta
documents-kind-deck = un mazzo
documents-kind-journal = la registrazione di una partita
documents-kind-map = una mappa
documents-kind-scenario = una missione
documents-bad-map = La mappa di queste note ha dei problemi. Correggi prima la mappa.
documents-open-in-another-tab = { $path } è aperto in un’altra scheda. Scegli un altro nome, oppure chiudi prima quella scheda.
documents-not-there = { $path } non c’è. Forse è stato spostato o eliminato.
documents-not-allowed = Non hai il permesso di leggere { $path }. Chiedilo al proprietario, o apri una copia.
documents-is-a-folder = { $path } è una cartella. Scegli un documento al suo interno.
documents-is-a-library = { $path } è una biblioteca, non un documento. Per aprirla avvia Hexsmith con --library.
documents-no-plain-file = { $path } è un dispositivo o una pipe, non un documento. Scegli un file.
documents-cannot-be-read = Impossibile leggere { $path }: { $reason }.
documents-gone = { $path } non c’è più: un altro programma lo ha spostato o eliminato. Non è stato salvato nulla.
documents-still-here = Le tue modifiche sono ancora qui, non salvate. Salva di nuovo, o con un altro nome (File > Salva con nome).

documents-changed-elsewhere = Un altro programma ha modificato { $path }.
documents-changed-what = Ricaricarlo e perdere le tue modifiche, sovrascriverlo con le tue, o salvare le tue con un altro nome?
documents-reload = &Ricarica
documents-overwrite = &Sovrascrivi
documents-save-as = Salva &con nome…
documents-reloaded = { $n ->
    [one] «{ $name }» è stato ricaricato.
   *[other] { $n } documenti sono stati ricaricati.
    }
documents-not-reloaded = { $path } è cambiato, ma non può essere mostrato: { $why }
documents-deleted = { $path } è stato eliminato o spostato. Questa scheda lo mostra ancora.
documents-keep-or-load = Hai modifiche non salvate. Vuoi caricare il file e perderle, o tenere le tue? Il prossimo salvataggio sovrascriverà il file.
documents-keep-mine = &Tieni le mie
documents-load-theirs = &Carica il file
document-is-broken = Questo file non si può ancora leggere come documento. Correggi i problemi nel tuo editor di testo; questa scheda segue il file.

recovery-title = Lavoro non salvato
recovery-what = Hexsmith si è chiuso in modo imprevisto. Puoi ripristinare il lavoro non salvato.
recovery-list = Documenti non salvati
recovery-row = { $name } · { $n ->
    [0] modifiche non salvate
    [one] { $n } modifica non salvata
   *[other] { $n } modifiche non salvate
  } · { $when }
recovery-lost = { $n ->
    [one] L’ultima modifica è illeggibile ed è andata persa.
   *[other] Le ultime { $n } modifiche sono illeggibili e sono andate perse.
    }
recovery-never-saved = Mai salvato
recovery-in-library = Nella biblioteca
recovery-off = Salva spesso: dopo un arresto improvviso il lavoro non salvato in questo documento andrebbe perso. { $why }
recovery-stays = Il lavoro non salvato resta dov’è; Hexsmith lo proporrà di nuovo.
recovery-gone = Questo lavoro non salvato non è più leggibile: { $path }
recovery-restore = &Ripristina
recovery-discard = &Scarta
recovery-later = &Più tardi
recovery-steps = Modifiche non salvate:
document-undone = Annullato: { $step }
recovery-kept = Il lavoro scartato resta nel cestino della cartella di recupero per { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
    }.

edit-set-value = Modifica: { $what }
edit-insert-item = Aggiungi: { $what }
edit-remove-item = Rimuovi: { $what }
edit-move-item = Sposta alla posizione { NUMBER($position) }: { $what }
edit-batch = { $n ->
    [one] { $n } modifica insieme
   *[other] { $n } modifiche insieme
  }
edit-no-such-value = Nel documento questo valore non esiste.
edit-fixed-value = Questo valore è il tipo di documento e non si può modificare.
edit-add-note = Aggiungi una nota in { $place }
edit-remove-note = Rimuovi la nota in { $place }
edit-move-note = Sposta la nota da { $place } a { $to }
edit-write-note = Scrivi la nota in { $place }
edit-mark-note = Contrassegna la nota in { $place }

notes-name = Note su { $map }
notes-new-title = Nuove note
notes-create = Crea note
notes-which-map = &Mappa
notes-maps = Mappe
notes-map-of = { $map } · { $game }
notes-list = Note
notes-list-how = F2 modifica il testo della nota. M la prende in mano: le frecce la spostano sulla mappa. Puoi anche trascinarla.
notes-heading = { $n ->
    [0] Nessuna nota
    [one] { $n } nota
   *[other] { $n } note
  }
notes-add = Aggiungi
notes-add-how = Aggiungi una nota al cursore della mappa (N, o doppio clic su un luogo)
notes-remove = Rimuovi
notes-remove-how = Rimuovi la nota selezionata (Canc)
notes-nothing = Ancora nessuna nota
notes-nothing-how = Fai doppio clic su un luogo della mappa, o premi N, per aggiungerne una.
notes-none-chosen = Nessuna nota selezionata
notes-which = Nota { $number } in { $place }
notes-row = { $number } · { $place } · { $text }
notes-marker = nota { $number }: { $text }
notes-signed = { $sign }: { $text }
notes-empty = (vuota)
notes-sort = Tipo di nota
notes-text = Testo della nota
notes-write-here = Scrivi la tua nota.
notes-sign-remark = osservazione
notes-sign-question = domanda
notes-sign-warning = avvertenza
notes-sign-done = fatto
notes-problem = Nota { $number }: { $text }
notes-no-problems = Nessun problema
notes-no-problems-how = Qui appaiono le note fuori dalla mappa.
notes-open-ground = terreno aperto
notes-objective = obiettivo { $number }
notes-zone = zona di { $seat }
