# Le schermate della biblioteca: l’elenco, le versioni, i pacchetti che entrano ed escono.

command-show-library = &Biblioteca

library-screen-title = Biblioteca
library-screen-gone = “{ $id }” non è più nella biblioteca.
library-screen-not-sound = Questo documento non si può leggere così com’è.
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
library-empty-how = Qui si troverà ciò che crei e importi.
library-nothing-found = Nessun risultato
library-nothing-found-how = Prova con meno parole o lettere, oppure azzera i filtri.
library-trash-empty = Il cestino è vuoto
library-trash-empty-how = Ciò che elimini resta qui finché non lo ripristini o non lo elimini per sempre.

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
library-kind-journal = diario di una partita
library-kind-map = mappa
library-kind-notes = note
library-kind-position = posizione di gioco
# Same as in English: the word is the same in Italian.
library-kind-scenario = scenario
library-kind-skill = capacità
library-kind-tactic = { term-tactic }
library-kind-unit = { term-unit }
library-kind-weapon = { term-weapon }

library-open = Apri
library-play = Gioca
library-duplicate = Crea una copia…
library-rename = Rinomina…
library-reset = Torna all’originale
library-delete = Elimina
library-restore = Ripristina
library-destroy = Elimina per sempre…
library-deed-keys = { $deed } ({ $keys })
library-stock-how = Questo fa parte di Hexsmith e resta com’è. Crea una copia (Ctrl+D) per modificarlo.

library-none-marked = Nessun documento scelto
library-none-marked-how = Scegline uno nell’elenco per vedere che cos’è e chi lo usa.
library-used-by = { $n ->
    [0] Nessun documento lo usa.
    [one] Lo usa { $n } documento:
   *[other] Lo usano { $n } documenti:
  }
library-used-by-list = Documenti che lo usano

library-name = &Nome
# Same as in English: the word is the same in Italian.
library-id = &Id
library-id-how = Gli altri documenti lo citano con questo id. Lettere minuscole, cifre e trattini; prima di una barra, il nome della tua raccolta: mine/storm-hammer.
library-rename-title = Rinomina un documento
library-duplicate-title = Crea una copia
library-copy-of = { $name } (copia)

library-renamed = “{ $name }” ora si chiama “{ $to }”.
library-duplicated = È stata creata una copia di “{ $name }”.
library-deleted = “{ $name }” è nel cestino. Annulla (Ctrl+Z) lo riporta indietro.
library-was-reset = “{ $name }” è di nuovo l’originale di Hexsmith. La tua versione è nel cestino.
library-restored = “{ $name }” è stato ripreso dal cestino.
library-destroyed = “{ $name }” è stato eliminato per sempre.
library-undone = L’ultima modifica nella biblioteca è stata annullata.
library-destroy-ask = Eliminare per sempre “{ $name }”, con tutte le sue versioni? Non si può annullare.
library-destroy-yes = Elimina per sempre
library-delete-used = “{ $name }” è usato da altri documenti:
library-delete-used-what = Se lo elimini, non si potrà giocare con questi finché non lo ripristini o non li modifichi.
library-delete-anyway = Elimina comunque
library-and-more = …e altri { $n }

library-reading = Documento
library-in-words = Documento
library-as-data = Sorgente
library-no-words = Nessuna anteprima per questo documento. Il sorgente è nell’altra scheda.
library-document-newer = È stato creato con una versione più recente di Hexsmith ({ $version }). Resta com’è arrivato.

library-versions = Versioni…
library-versions-title = Versioni
library-versions-how = A ogni salvataggio la versione precedente resta qui.
library-version = { $when }, { $cause }
library-version-now = Ora: { $version }
library-version-stock = L’originale di Hexsmith
library-cause-saved = salvato
library-cause-imported = importato
library-cause-renamed = rinominato
library-cause-restored = ripristinato
library-version-changes = Modifiche
library-version-first = Questa è la prima versione.
library-version-since-before = Cambiato rispetto alla versione precedente:
library-version-until-now = Cambiato da allora a oggi:
library-version-same = Nulla.
library-version-restore = Ripristina questa versione
library-version-restored = È stata ripristinata una versione precedente di “{ $name }”.

command-import-pack = &Importa…
library-import-choose = Importa pacchetti e documenti
library-import-files = Pacchetti e documenti (*.hexpack *.json)
library-pack-files = Pacchetti di Hexsmith (*.{ $suffix })
library-import-title = Importa { $file }
library-import-reading = Lettura del pacchetto…
library-import-bringing-in = Importazione del pacchetto…
library-import-safe = Nella biblioteca non cambia nulla prima del tuo consenso.
library-import-refused = { $file } non si può importare. Nulla è cambiato. Ecco che cosa non va:
library-import-faults = Che cosa non va nel pacchetto
library-import-rest = Importa il resto
library-import-go = Importa
library-import-documents = Documenti del pacchetto
library-import-state = Nella biblioteca
library-import-choice = Che cosa si fa
library-state-new = non c’è ancora
library-state-same = uguale
library-state-changed = una versione precedente
library-state-conflict = qualcosa di diverso
library-state-updated = il tuo, meno recente
library-state-refused = inutilizzabile
library-choice-mine = Tieni il mio
library-choice-theirs = Prendi il loro
library-choice-replace = Sostituisci il mio (la versione resta)
library-choice-both = Tieni entrambi
library-choice-both-as = Tieni entrambi, il loro come { $id }
library-choice-add = Aggiungi
library-choice-leave = Non aggiungere
library-import-for-marked = Per le righe scelte:
library-import-all-the-same = Ho letto; importa comunque
library-import-remarks = Prima di importare
library-import-counts = Nuovi: { $new }, modificati: { $changed }, in conflitto con i tuoi: { $conflict }, uguali: { $same }.
library-import-missing = “{ $id }” ha bisogno di “{ $names }”, che non è né nel pacchetto né nella biblioteca.
library-pack-is = { $id }, versione { $version }
library-pack-by = Di { $authors }
library-pack-licence = Licenza: { $licence }
library-pack-signed = Firmato; si presenta come “{ $name }”; chiave { $key }
library-imported = Importati. Nuovi: { $new }, modificati: { $changed }, uguali: { $same }.

library-export = Esporta…
library-export-title = Esporta un pacchetto
library-export-what = &Contenuto
library-export-this = “{ $name }” e ciò di cui ha bisogno
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
library-export-pictures-how = Le immagini possono essere PNG, JPEG o WebP. Si porta con sé solo ciò che si vede: niente luoghi, nomi o date.
library-export-pictures-faults = Immagini che non si possono prendere
library-export-how = Un pacchetto è un file che altri possono importare. Ciò che fa parte di Hexsmith non vi entra.
library-exported = { $n ->
    [one] Il pacchetto è stato scritto, con { $n } documento.
   *[other] Il pacchetto è stato scritto, con { $n } documenti.
  }
library-exported-lacks = Nomina ciò che non c’è: { $ids }.

command-look-after-library = Copie &di sicurezza e controllo…
library-damage-more = Fino ad allora si può solo leggere: le tue modifiche non vi vengono salvate.
library-care = Copie di sicurezza e controllo…
library-care-title = Copie di sicurezza e controllo della biblioteca
library-care-told = Che cosa è stato fatto e trovato
library-care-told-here = Qui si legge che cosa è stato fatto e trovato.
library-backups = Copie di sicurezza
library-backups-how = Mentre la biblioteca è in uso, se qualcosa è cambiato se ne fa un’altra ogni mezz’ora e un’ultima alla fine.
library-backup = { $when }, { $n ->
    [one] { $n } documento
   *[other] { $n } documenti
  } ({ $cause })
library-back-up = Fai una copia adesso
library-backing-up = Si sta creando una copia…
library-backed-up = La copia di sicurezza è stata fatta.
library-restore-backup = Ripristina questa copia…
library-restore-ask = Tornare alla copia di sicurezza del { $when }?
library-restore-what = La biblioteca sarà com’era allora. Si conserva anche com’è adesso: in una copia di sicurezza o, se è danneggiata, in un file accanto.
library-restoring = Si sta ripristinando la biblioteca…
library-restored-backup = La copia di sicurezza ora è la biblioteca.
library-restored-kept = Ciò che c’era prima è conservato: { $path }
library-restored-salvaged = { $n ->
    [one] Dal file danneggiato è stato recuperato { $n } documento più recente.
   *[other] Dal file danneggiato sono stati recuperati { $n } documenti più recenti.
  }
library-restored-lost = Immagini che non sono in nessuna copia: { $n }. Importa di nuovo i pacchetti da cui provenivano.
library-check-title = Controllo
library-check = Controlla adesso
library-checking = Lettura di tutta la biblioteca…
library-is-sound = Nulla è perso o danneggiato.
library-is-not-sound = Qualcosa non va:
library-repair = Ripara
library-repair-would = Una riparazione farebbe questo, dopo una copia di sicurezza:
library-repairing = Riparazione in corso…
library-was-repaired = È stato riparato:
library-repair-left = Questo non va ancora:
library-rescue = Salva ciò che si può leggere…
library-rescue-ask = Iniziare una nuova biblioteca con ciò che si può ancora leggere di questa?
library-rescue-what = Il file danneggiato è conservato accanto. Se c’è una copia di sicurezza, ripristina quella: anche ciò che è stato salvato dopo viene letto dal file danneggiato.
library-rescue-yes = Inizia da capo
library-rescuing = Si sta salvando ciò che si può leggere…
