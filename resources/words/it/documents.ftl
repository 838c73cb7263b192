# Documenti: aperti, salvati, recuperati; note su una mappa.

command-new-notes = Nuove no&te…
command-open-document = &Apri…
command-save-page-as = Salva c&on nome…

documents-open-title = Apri un documento
documents-save-title = Salva con nome
documents-filter = Documenti di Hexsmith (*.{ $suffix })
documents-beginning = Com’era all’inizio
documents-not-sound = Non è possibile aprire “{ $name }”.
documents-newer = “{ $name }” è stato creato con una versione più recente di Hexsmith ({ $version }). Resta com’è.
documents-no-page = “{ $name }” è { $kind }. Hexsmith sa controllarlo e usarlo per giocare, ma non ha ancora una pagina per modificarlo.
documents-kind-army = un’armata
documents-kind-army-format = un formato di armata
documents-kind-terrain-set = un set di elementi
documents-kind-card = una carta
documents-kind-deck = un mazzo
documents-kind-journal = il diario di una partita
documents-kind-map = una mappa
documents-kind-scenario = uno scenario
documents-bad-map = La mappa di queste note non è valida.
documents-open-in-another-tab = { $path } è aperto in un’altra scheda. Scegli un altro nome, oppure chiudi prima quella scheda.
documents-not-there = { $path } non c’è. Forse è stato spostato o eliminato.
documents-not-allowed = Non è possibile leggere { $path }: non ne hai il permesso.
documents-is-a-folder = { $path } è una cartella, non un documento.
documents-is-a-library = { $path } è una biblioteca, non un documento.
documents-no-plain-file = { $path } è un dispositivo o una pipe, non un documento.
documents-cannot-be-read = Non è possibile leggere { $path }: { $reason }.
documents-gone = { $path } non c’è più: un altro programma lo ha spostato o eliminato. Non è stato salvato nulla.
documents-still-here = Le tue modifiche sono ancora qui, non salvate. Puoi salvare di nuovo, o con un altro nome (File > Salva con nome).

documents-changed-elsewhere = { $path } è stato modificato da un altro programma.
documents-changed-what = Vuoi ricaricarlo e perdere le tue modifiche, sovrascrivere quelle altrui con le tue, o salvare le tue con un altro nome?
documents-reload = &Ricarica
documents-overwrite = &Sovrascrivi
documents-save-as = Salva &con nome…
documents-reloaded = { $n ->
    [one] «{ $name }» è stato ricaricato dal suo file.
   *[other] { $n } documenti sono stati ricaricati dai loro file.
  }
documents-not-reloaded = { $path } è cambiato, ma non può essere mostrato: { $why }
documents-deleted = { $path } è stato eliminato o spostato. La pagina lo mostra ancora.
documents-keep-or-load = Hai modifiche non salvate. Vuoi caricare il file e perderle, o tenere le tue? Il prossimo salvataggio sovrascriverà il file.
documents-keep-mine = &Tieni le mie
documents-load-theirs = &Carica il file
document-is-broken = Questo file non si può ancora leggere come documento. Correggi i problemi nel tuo editor di testo: la pagina segue il file.

recovery-title = Lavoro non salvato
recovery-what = Hexsmith si è chiuso in modo imprevisto. Puoi ripristinare il lavoro non salvato.
recovery-list = Documenti non salvati
recovery-row = { $name } · { $n ->
    [0] modifiche non salvate
    [one] { $n } modifica non salvata
   *[other] { $n } modifiche non salvate
  } · { $when }
recovery-lost = { $n ->
    [one] L’ultima modifica non è leggibile ed è persa.
   *[other] Le ultime { $n } modifiche non sono leggibili e sono perse.
  }
recovery-never-saved = Mai salvato
recovery-in-library = Nella biblioteca
recovery-off = Salva spesso: dopo un arresto improvviso il lavoro non salvato in questo documento andrebbe perso. { $why }
recovery-stays = Quello che non era stato salvato resta dov’è e verrà proposto di nuovo.
recovery-gone = Quello che doveva essere ripristinato non si può più leggere: { $path }
recovery-restore = &Ripristina
recovery-discard = &Scarta
recovery-later = &Più tardi
recovery-steps = Ciò che non era stato salvato:
document-undone = Annullato: { $step }
recovery-kept = Quello che scarti resta nel cestino della cartella di recupero per { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
  }.

edit-set-value = Modifica: { $what }
edit-insert-item = Aggiungi: { $what }
edit-remove-item = Elimina: { $what }
edit-move-item = Sposta alla posizione { NUMBER($position) }: { $what }
edit-batch = { $n ->
    [one] { $n } modifica insieme
   *[other] { $n } modifiche insieme
  }
edit-no-such-value = Nel documento questo valore non esiste.
edit-fixed-value = Questo valore indica di che tipo di documento si tratta e non si può modificare.
edit-add-note = Aggiungi una nota in { $place }
edit-remove-note = Elimina la nota in { $place }
edit-move-note = Sposta la nota da { $place } a { $to }
edit-write-note = Scrivi la nota in { $place }
edit-mark-note = Contrassegna la nota in { $place }

notes-name = Note su { $map }
notes-new-title = Nuove note
notes-create = Crea note
notes-which-map = &Su quale mappa?
notes-maps = Mappe
notes-map-of = { $map } · { $game }
notes-list = Note
notes-list-how = F2 porta al testo della nota. M la prende in mano, così le frecce la spostano sulla mappa; il mouse la trascina.
notes-heading = { $n ->
    [0] Nessuna nota
    [one] { $n } nota
   *[other] { $n } note
  }
notes-add = Aggiungi
notes-add-how = Aggiungi una nota dove si trova il cursore della mappa (N, o doppio clic su un luogo)
notes-remove = Elimina
notes-remove-how = Elimina la nota scelta (Canc)
notes-nothing = Ancora nessuna nota
notes-nothing-how = Fai doppio clic su un luogo della mappa, o premi N, per aggiungere una nota.
notes-none-chosen = Nessuna nota scelta
notes-which = Nota { $number } in { $place }
notes-row = { $number } · { $place } · { $text }
notes-marker = nota { $number }: { $text }
notes-signed = { $sign }: { $text }
notes-empty = (ancora vuota)
notes-sort = Che tipo di nota è
notes-text = Testo della nota
notes-write-here = Scrivi qui la nota.
notes-sign-remark = osservazione
notes-sign-question = domanda
notes-sign-warning = avvertenza
notes-sign-done = fatto
notes-problem = Nota { $number }: { $text }
notes-no-problems = Nessun problema
notes-no-problems-how = Le note che si trovano fuori dalla mappa sono elencate qui.
notes-open-ground = terreno aperto
notes-objective = obiettivo { $number }
notes-zone = zona di { $seat }
