# Le schermate della biblioteca: l’elenco, le versioni, i pacchetti che entrano ed escono.

command-show-library = &Biblioteca

library-screen-title = Biblioteca
library-screen-gone = «{ $id }» non è più nella biblioteca. Guarda nel cestino.
library-screen-not-sound = Questo documento è illeggibile. Guarda i problemi qui sotto.
library-opening = Apertura della biblioteca…
library-search = Cerca in nomi, testi e abilità
library-search-clear = Cancella la ricerca
library-list = Documenti della biblioteca
library-try-again = Riprova
library-number = { $n ->
    [one] { $n } documento
   *[other] { $n } documenti
  }
library-number-more = I primi { $n } documenti; gli altri compaiono scorrendo
library-empty = La biblioteca è vuota
library-empty-how = Qui appare ciò che crei e importi.
library-nothing-found = Nessun risultato
library-nothing-found-how = Prova con meno parole, oppure azzera i filtri.
library-trash-empty = Il cestino è vuoto
library-trash-empty-how = I documenti eliminati restano qui finché non li ripristini o non li elimini definitivamente.

library-column-name = Nome
library-column-kind = Tipo
library-column-game = Gioco
library-column-faction = Fazione
library-column-cost = Costo
library-column-tags = Etichette
library-column-from = Origine
library-column-problems = Problemi
library-column-found = Trovato in

library-filters = &Filtri
library-filter-from = Ori&gine
library-filter-kind = &Tipo
library-filter-game = Gi&oco
library-filter-faction = Fa&zione
library-filter-tag = &Etichetta
library-filter-cost = &Costo
library-filter-to = a
library-filter-least = Costa almeno
library-filter-most = Costa al massimo
library-filter-any-number = qualsiasi
library-filter-clear = Azzera i filtri
library-from-you = miei
library-from-stock = Hexsmith

library-kind-army = armata
library-kind-army-format = formato di armata
library-kind-terrain-set = set di elementi
library-kind-character = { term-character }
library-kind-deck = mazzo
library-kind-fate = { term-fate-card }
library-kind-glory = { term-glory-card }
library-kind-item = { term-item }
library-kind-journal = registrazione di una partita
library-kind-map = mappa
library-kind-notes = note
library-kind-position = partita salvata
library-kind-scenario = missione
# Same as in English: the same word.
library-kind-skill = skill
library-kind-tactic = { term-tactic }
library-kind-unit = { term-unit }
library-kind-weapon = { term-weapon }

library-open = Apri
library-play = Gioca
library-duplicate = Duplica…
library-rename = Rinomina…
library-reset = Ripristina l’originale
library-delete = Elimina
library-restore = Ripristina
library-destroy = Elimina definitivamente…
library-deed-keys = { $deed } ({ $keys })
library-stock-how = Questo fa parte di Hexsmith e non si può modificare. Duplicalo (Ctrl+D) e modifica la copia.

library-none-marked = Nessuna selezione
library-none-marked-how = Seleziona un documento per vederne i dettagli.
library-used-by = { $n ->
    [0] Nessun documento lo usa.
    [one] Lo usa { $n } documento:
   *[other] Lo usano { $n } documenti:
  }
library-used-by-list = Documenti che lo usano

library-name = &Nome
# Same as in English: the word is the same in Italian.
library-id = &ID
library-id-how = Gli altri documenti lo citano con questo ID. Usa lettere minuscole, cifre e trattini, dopo il nome della tua raccolta: mine/storm-hammer.
library-rename-title = Rinomina un documento
library-duplicate-title = Duplica
library-copy-of = { $name } (copia)

library-renamed = «{ $name }» ora si chiama «{ $to }».
library-duplicated = «{ $name }» è stato duplicato.
library-deleted = «{ $name }» è nel cestino. Annulla (Ctrl+Z) lo riporta indietro.
library-was-reset = «{ $name }» è di nuovo l’originale. La tua versione è nel cestino.
library-restored = «{ $name }» è stato ripristinato dal cestino.
library-destroyed = «{ $name }» è stato eliminato definitivamente.
library-undone = L’ultima modifica nella biblioteca è stata annullata.
library-destroy-ask = Eliminare definitivamente «{ $name }», con tutte le sue versioni? Non si può annullare.
library-destroy-yes = Elimina definitivamente
library-delete-used = Altri documenti usano «{ $name }»:
library-delete-used-what = Se lo elimini, questi non si possono giocare finché non lo ripristini o non li modifichi.
library-delete-anyway = Elimina comunque
library-and-more = …e altri { $n }

library-reading = Documento
library-in-words = Documento
library-as-data = Sorgente
library-no-words = Nessuna anteprima per questo documento. Guarda la scheda Sorgente.
library-document-newer = Viene da un Hexsmith più recente (formato { $version }): si conserva, ma qui non si può usare. Installa una versione più recente.

library-versions = Cronologia versioni…
library-versions-title = Cronologia versioni
library-versions-how = A ogni salvataggio la versione precedente si conserva qui.
library-version = { $when }, { $cause }
library-version-now = Ora: { $version }
library-version-stock = Originale di Hexsmith
library-cause-saved = salvato
library-cause-imported = importato
library-cause-renamed = rinominato
library-cause-restored = ripristinato
library-version-changes = Modifiche
library-version-first = Questa è la prima versione.
library-version-since-before = Cambiato rispetto alla versione precedente:
library-version-until-now = Modifiche da allora a oggi:
library-version-same = Nessuna modifica.
library-version-restore = Ripristina questa versione
library-version-restored = È stata ripristinata una versione precedente di «{ $name }».

command-import-pack = &Importa…
library-import-choose = Importa pacchetti e documenti
library-import-files = Pacchetti e documenti (*.hexpack *.json)
library-pack-files = Pacchetti di Hexsmith (*.{ $suffix })
library-import-title = Importa { $file }
library-import-reading = Lettura del pacchetto…
library-import-bringing-in = Importazione del pacchetto…
library-import-safe = La biblioteca non cambia finché non confermi.
library-import-refused = Impossibile importare { $file }; nulla è cambiato. Problemi:
library-import-faults = Problemi del pacchetto
library-import-rest = Importa il resto
library-import-go = Importa
library-import-documents = Documenti del pacchetto
library-import-state = Nella biblioteca
library-import-choice = Azione
library-state-new = nuovo
library-state-same = uguale
library-state-changed = una versione precedente
library-state-conflict = una versione diversa
library-state-updated = il tuo, meno recente
library-state-refused = inutilizzabile
library-choice-mine = Tieni il mio
library-choice-theirs = Usa il loro
library-choice-replace = Sostituisci il mio (resta come versione)
library-choice-both = Tieni entrambi
library-choice-both-as = Tieni entrambi, il loro come { $id }
library-choice-add = Aggiungi
library-choice-leave = Salta
library-import-for-marked = Righe selezionate:
library-import-all-the-same = Importa comunque
library-import-remarks = Prima di importare
library-import-counts = Nuovi: { $new }, modificati: { $changed }, in conflitto con i tuoi: { $conflict }, uguali: { $same }.
library-import-missing = «{ $id }» richiede «{ $names }», che non è né nel pacchetto né nella biblioteca. Importalo prima.
library-pack-is = { $id }, versione { $version }
library-pack-by = Di { $authors }
library-pack-licence = Licenza: { $licence }
library-pack-signed = Firmato da «{ $name }»; chiave { $key }
library-imported = Importati. Nuovi: { $new }, modificati: { $changed }, uguali: { $same }.

library-export = Esporta…
library-export-title = Esporta un pacchetto
library-export-what = &Contenuto
library-export-this = «{ $name }» e tutto ciò che richiede
library-export-all = tutto ciò che è mio
library-export-pack-title = &Titolo
library-export-version = &Versione
library-export-author = &Autore
library-export-licence = &Licenza
library-export-pictures = &Immagini
library-export-pictures-list = Immagini del pacchetto
library-export-pictures-add = A&ggiungi…
library-export-pictures-remove = &Rimuovi
library-export-pictures-choose = Scegli le immagini
library-export-pictures-files = Immagini (*.png *.jpg *.jpeg *.webp)
library-export-picture = { $file }, { $width } × { $height }
library-export-pictures-reading = Lettura delle immagini…
library-export-pictures-how = PNG, JPEG o WebP. Luogo, nomi e date vengono tolti dalle immagini.
library-export-pictures-faults = Immagini inutilizzabili
library-export-how = Un pacchetto è un unico file che altri possono importare. Non contiene ciò che fa parte di Hexsmith.
library-exported = { $n ->
    [one] Esportato { $n } documento.
   *[other] Esportati { $n } documenti.
    }
library-exported-lacks = Mancano nella biblioteca: { $ids }.

command-look-after-library = Copie &di sicurezza e riparazione…
library-damage-more = Fino ad allora è di sola lettura: le tue modifiche non vi vengono salvate.
library-care = Copie di sicurezza e riparazione…
library-care-title = Copie di sicurezza e riparazione
library-care-told = Risultati
library-care-told-here = Qui appaiono i risultati.
library-backups = Copie di sicurezza
library-backups-how = Hexsmith fa una copia ogni 30 minuti mentre lavori, e quando esci.
library-backup = { $when }, { $n ->
    [one] { $n } documento
   *[other] { $n } documenti
  } ({ $cause })
library-back-up = Crea una copia ora
library-backing-up = Creazione della copia…
library-backed-up = Copia di sicurezza creata.
library-restore-backup = Ripristina questa copia…
library-restore-ask = Ripristinare la copia di sicurezza del { $when }?
library-restore-what = La biblioteca torna a quello stato. Lo stato attuale si conserva: come copia di sicurezza, o come file accanto se è danneggiato.
library-restoring = Ripristino in corso…
library-restored-backup = Copia di sicurezza ripristinata.
library-restored-kept = Lo stato precedente è conservato: { $path }
library-restored-salvaged = { $n ->
    [one] Recuperato { $n } documento più recente dal file danneggiato.
   *[other] Recuperati { $n } documenti più recenti dal file danneggiato.
    }
library-restored-lost = Immagini senza copia di sicurezza: { $n }. Importa di nuovo i loro pacchetti.
library-check-title = Controllo
library-check = Controlla adesso
library-checking = Lettura di tutta la biblioteca…
library-is-sound = Nessun problema trovato.
library-is-not-sound = Problemi trovati:
library-repair = Ripara
library-repair-would = La riparazione farebbe questo, dopo una copia di sicurezza:
library-repairing = Riparazione in corso…
library-was-repaired = Riparato:
library-repair-left = Problemi rimasti:
library-rescue = Recupera ciò che è leggibile…
library-rescue-ask = Creare una nuova biblioteca con ciò che di questa si può ancora leggere?
library-rescue-what = Il file danneggiato si conserva accanto. Se c’è una copia di sicurezza, ripristina quella: recupera anche il lavoro più recente dal file danneggiato.
library-rescue-yes = Crea una nuova biblioteca
library-rescuing = Recupero di ciò che è leggibile…
