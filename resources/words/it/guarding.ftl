# Copie di sicurezza della biblioteca, controllo, riparazione e salvataggio di ciò che ne resta; `hexsmith library`.

backup-not-made = Non è stata fatta alcuna copia di sicurezza di { $path }; la biblioteca è com’era. { $reason }
backup-under-way = Un altro programma sta facendo una copia di sicurezza di { $path }. Aspetta un momento e riprova.
backup-damaged = La copia di sicurezza { $path } è danneggiata e non è stata ripristinata; la biblioteca è com’era. Scegline una precedente.
backup-newer = La copia di sicurezza { $path } è stata fatta da un Hexsmith più recente, versione { $version }. Installa quella versione per ripristinarla.
backup-not-restored = Non è stata ripristinata alcuna copia di sicurezza di { $path }; la biblioteca è com’era. { $reason }
backup-test-failed = La copia di sicurezza { $number } non ha superato la prova: non c’è più tutto. Al suo posto ne è stata fatta una nuova; controlla se il disco si sta guastando.

check-damage = Il file della biblioteca è danneggiato in { $count ->
    [one] un punto
   *[other] { $count } punti
    } ({ $said }). Ripristina una copia di sicurezza; ciò che è stato salvato dopo si può leggere dal file danneggiato.
check-indexes = { $count ->
    [one] Un indice non corrisponde
   *[other] { $count } indici non corrispondono
    } a ciò che la biblioteca contiene. Una riparazione li rifà.
check-broken = { $count ->
    [one] Una voce rimanda
   *[other] { $count } voci rimandano
    } a qualcosa che non c’è. Una riparazione lo rimette al suo posto o toglie il rimando.
check-order = Il conteggio delle modifiche si è danneggiato, così che una nuova potrebbe avere il numero di una vecchia. Una riparazione riconta.
check-search = L’indice della ricerca è danneggiato. Una riparazione lo rifà.
check-strays = { $count ->
    [one] Un file di immagine non appartiene
   *[other] { $count } file di immagini non appartengono
    } a nulla nella biblioteca, perché un’importazione si è interrotta. Una riparazione elimina ciò che non appartiene a nulla.

repair-needs-backup = Il file { $path } stesso è danneggiato, e nessuna riparazione può rimediare. Ripristina una copia di sicurezza.
repair-references = { $count ->
    [one] Una voce che rimandava
   *[other] { $count } voci che rimandavano
    } a qualcosa di mancante: sistemato.
repair-indexes = { $count ->
    [one] Un indice rifatto
   *[other] { $count } indici rifatti
    }.
repair-from-backup = { $id }: il suo testo mancava ed è stato preso da una copia di sicurezza.
repair-text-from-backup = Un testo danneggiato è stato preso com’era da una copia di sicurezza ({ $digest }; usato da: { $ids }).
repair-old-text-from-backup = Un testo danneggiato di una vecchia versione è stato preso com’era da una copia di sicurezza ({ $digest }).
repair-old-text = Una vecchia versione danneggiata di un documento è stata eliminata ({ $digest }).
repair-digest = Era danneggiata la somma di controllo di un testo, non il testo; è stata corretta ({ $digest }).
repair-older = { $id }: è tornato a una versione precedente che si può leggere. La copia di sicurezza appena fatta contiene ciò che c’era.
repair-as-it-stands = { $id }: resta come lo contiene il file danneggiato. Controlla che sia come deve essere.
repair-lost = { $id }: ne restava soltanto il nome, che è stato eliminato.
repair-row = { $id }: ciò che la biblioteca ne annota è stato riscritto.
repair-image = Un’immagine è stata presa da una copia di sicurezza ({ $digest }).
repair-order = Le modifiche sono state ricontate.
repair-search = L’indice della ricerca è stato rifatto.
repair-strays = { $count ->
    [one] Un file di immagine che non apparteneva a nulla: eliminato.
   *[other] { $count } file di immagini che non appartenevano a nulla: eliminati.
    }

cli-library = La biblioteca: dove si trova, che cosa contiene, se è integra, e le sue copie di sicurezza.
cli-library-file = La biblioteca da usare invece della propria.
cli-library-path = Di’ dove si trova la biblioteca.
cli-library-list = Elenca i propri documenti; con --all anche quelli forniti.
cli-library-all = Anche ciò che fa parte di Hexsmith.
cli-library-kind = Solo documenti di questo tipo.
cli-library-check = Di’ tutto ciò che non va nella biblioteca; --repair lo ripara, dopo una copia di sicurezza.
cli-library-repair = Ripara ciò che non va, dopo una copia di sicurezza.
cli-library-dry-run = Di’ soltanto che cosa farebbe una riparazione.
cli-library-backup = Fa’ ora una copia di sicurezza; --list mostra quelle che ci sono.
cli-library-backups = Elenca le copie di sicurezza, dalla più recente.
cli-library-test = Provare l’ultima copia di sicurezza: ripristinarla per un momento, aprirla e contare che cosa contiene.
cli-library-tested = La copia di sicurezza { $number } è integra: si apre, e c’è tutto.
cli-library-restore = Fa’ di nuovo di una copia di sicurezza la biblioteca: la più recente, o quella con un numero.
cli-library-number = Il numero della copia di sicurezza, come sta nell’elenco.
cli-library-salvage = Dopo, leggi anche ciò che si può leggere da questo file danneggiato.
cli-library-sound = { $path }: tutto è a posto.
cli-library-left = { $path }: questo ancora non va:
cli-library-backed-up = È stata fatta la copia di sicurezza { $number }: { $path }
cli-library-backup-line = { $number }: { $made }, { $documents ->
    [one] un documento
   *[other] { $documents } documenti
    } ({ $cause })
cli-library-no-backups = Non ci sono ancora copie di sicurezza di { $path }. Ciò che si può ancora leggere di una biblioteca danneggiata ritorna anche senza, con «restore --salvage FILE».
cli-library-no-whole-backup = Nessuna delle copie di sicurezza di { $path } è integra. Ciò che si può ancora leggere della biblioteca stessa ritorna anche senza, con «hexsmith library restore --salvage { $path }».
cli-library-no-such-backup = La copia di sicurezza { $number } di { $path } non esiste.
cli-library-restored = La copia di sicurezza { $number } è ora la biblioteca { $path }.
cli-library-without-backup = Non c’è nessuna copia di sicurezza, quindi { $path } va avanti senza.
cli-library-nothing-salvaged = Dal file danneggiato non si è potuto leggere nulla. Resta com’è.
cli-library-whole = La biblioteca { $path } è intera, quindi non c’è nulla da salvarne.
cli-library-before = Ciò che c’era prima è ora la copia di sicurezza { $number }.
cli-library-kept = Ciò che c’era prima è conservato: { $path }
cli-library-salvage-it = Ciò che è stato salvato dopo la copia di sicurezza si può leggere da lì: hexsmith library restore --salvage { $path }
cli-library-images-lost = { $count ->
    [one] Un’immagine non è
   *[other] { $count } immagini non sono
    } in nessuna copia di sicurezza. Importa di nuovo i pacchetti con cui sono arrivate.
cli-library-salvaged = Dal file danneggiato si è letto: { $count ->
    [one] un documento
   *[other] { $count } documenti
    }.
cli-library-older = { $id }: si è potuta leggere solo una versione precedente, o non si sa quale sia la più recente.

backup-cause-regular = con il passare del tempo
backup-cause-wish = su richiesta
backup-cause-upgrade = prima di un aggiornamento
backup-cause-import = prima di un’importazione
backup-cause-repair = prima di una riparazione
backup-cause-delete = prima di un’eliminazione
backup-cause-restore = prima di ripristinarne un’altra
