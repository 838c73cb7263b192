# Copie di sicurezza della biblioteca, controllo, riparazione e salvataggio di ciò che ne resta; `hexsmith library`.

backup-not-made = La copia di sicurezza di { $path } non è riuscita; la biblioteca è com’era. { $reason }
backup-under-way = Un altro programma sta facendo una copia di sicurezza di { $path }. Aspetta un momento e riprova.
backup-damaged = La copia di sicurezza { $path } è danneggiata e non è stata ripristinata; la biblioteca è com’era. Scegline una precedente.
backup-newer = La copia di sicurezza { $path } viene da un Hexsmith più recente (versione { $version }). Installa quella versione per ripristinarla.
backup-not-restored = Non è stata ripristinata alcuna copia di sicurezza di { $path }; la biblioteca è com’era. { $reason }
backup-test-failed = La copia di sicurezza { $number } non ha superato la prova: ne manca una parte. Al suo posto ce n’è una nuova; controlla che il disco non si stia guastando.

check-damage = Il file della biblioteca è danneggiato in { $count ->
    [one] un punto
   *[other] { $count } punti
    } ({ $said }). Ripristina una copia di sicurezza; il lavoro più recente si può recuperare dal file danneggiato.
check-indexes = { $count ->
    [one] Un indice non corrisponde
   *[other] { $count } indici non corrispondono
    } alla biblioteca. La riparazione li ricostruisce.
check-broken = { $count ->
    [one] Una voce rimanda
   *[other] { $count } voci rimandano
    } a qualcosa che manca. La riparazione lo rimette o toglie il rimando.
check-order = Il conteggio delle modifiche si è danneggiato: una nuova potrebbe prendere il numero di una vecchia. La riparazione riconta.
check-search = L’indice di ricerca è danneggiato. La riparazione lo ricostruisce.
check-strays = { $count ->
    [one] Un file di immagine non appartiene
   *[other] { $count } file di immagini non appartengono
    } a nulla: un’importazione si è interrotta. La riparazione li elimina.

repair-needs-backup = Il file { $path } stesso è danneggiato e non si può riparare. Ripristina una copia di sicurezza.
repair-references = { $count ->
    [one] Una voce che rimandava
   *[other] { $count } voci che rimandavano
    } a qualcosa che manca: corretto.
repair-indexes = { $count ->
    [one] Un indice ricostruito
   *[other] { $count } indici ricostruiti
    }.
repair-from-backup = { $id }: mancava il testo; ripristinato da una copia di sicurezza.
repair-text-from-backup = Un testo danneggiato è stato ripristinato da una copia di sicurezza ({ $digest }; usato da: { $ids }).
repair-old-text-from-backup = Il testo danneggiato di una vecchia versione è stato ripristinato da una copia di sicurezza ({ $digest }).
repair-old-text = È stata eliminata una vecchia versione danneggiata di un documento ({ $digest }).
repair-digest = Era danneggiata la somma di controllo di un testo, non il testo; corretta ({ $digest }).
repair-older = { $id }: tornato a una versione precedente leggibile. Quella danneggiata è nella copia di sicurezza fatta prima.
repair-as-it-stands = { $id }: tenuto com’è nel file danneggiato. Controlla che sia giusto.
repair-lost = { $id }: restava solo il nome; eliminato.
repair-row = { $id }: la sua scheda nella biblioteca è stata riscritta.
repair-image = Un’immagine è stata ripristinata da una copia di sicurezza ({ $digest }).
repair-order = Le modifiche sono state ricontate.
repair-search = L’indice di ricerca è stato ricostruito.
repair-strays = { $count ->
    [one] Un file di immagine che non apparteneva a nulla: eliminato.
   *[other] { $count } file di immagini che non appartenevano a nulla: eliminati.
    }

cli-library = La biblioteca: dove si trova, che cosa contiene, se è integra, e le copie di sicurezza.
cli-library-file = Usa questa biblioteca invece della tua.
cli-library-path = Mostra dove si trova la biblioteca.
cli-library-list = Elenca i tuoi documenti; con --all anche quelli inclusi.
cli-library-all = Elenca anche ciò che fa parte di Hexsmith.
cli-library-kind = Solo documenti di questo tipo.
cli-library-check = Elenca tutti i problemi della biblioteca; --repair li ripara, dopo una copia di sicurezza.
cli-library-repair = Ripara i problemi, dopo una copia di sicurezza.
cli-library-dry-run = Mostra soltanto che cosa farebbe una riparazione.
cli-library-backup = Crea ora una copia di sicurezza; --list le mostra tutte.
cli-library-backups = Elenca le copie di sicurezza, dalla più recente.
cli-library-test = Prova l’ultima copia di sicurezza: la ripristina per un momento, la apre e ne conta il contenuto.
cli-library-tested = La copia di sicurezza { $number } è a posto: si apre ed è completa.
cli-library-restore = Ripristina una copia di sicurezza: la più recente, o quella con il numero indicato.
cli-library-number = Il numero della copia di sicurezza, come nell’elenco.
cli-library-salvage = Poi recupera anche ciò che si può leggere da questo file danneggiato.
cli-library-sound = { $path }: nessun problema.
cli-library-left = { $path }: problemi rimasti:
cli-library-backed-up = Creata la copia di sicurezza { $number }: { $path }
cli-library-backup-line = { $number }: { $made }, { $documents ->
    [one] un documento
   *[other] { $documents } documenti
    } ({ $cause })
cli-library-no-backups = Non ci sono ancora copie di sicurezza di { $path }. Per recuperare ciò che si può leggere di una biblioteca danneggiata, usa «restore --salvage FILE».
cli-library-no-whole-backup = Nessuna copia di sicurezza di { $path } è integra. Per recuperare ciò che si può leggere della biblioteca, usa «hexsmith library restore --salvage { $path }».
cli-library-no-such-backup = La copia di sicurezza { $number } di { $path } non esiste. «hexsmith library backup --list» le mostra tutte.
cli-library-restored = { $path } è stata ripristinata dalla copia di sicurezza { $number }.
cli-library-without-backup = Di { $path } non c’è copia di sicurezza; si continua senza.
cli-library-nothing-salvaged = Dal file danneggiato non si è potuto leggere nulla. È rimasto com’era.
cli-library-whole = La biblioteca { $path } è integra, quindi non c’è nulla da recuperare.
cli-library-before = Lo stato precedente è ora la copia di sicurezza { $number }.
cli-library-kept = Lo stato precedente è conservato: { $path }
cli-library-salvage-it = Per recuperare ciò che è stato salvato dopo la copia: hexsmith library restore --salvage { $path }
cli-library-images-lost = { $count ->
    [one] Un’immagine non è
   *[other] { $count } immagini non sono
    } in nessuna copia di sicurezza. Importa di nuovo i pacchetti con cui sono arrivate.
cli-library-salvaged = Recuperato dal file danneggiato: { $count ->
    [one] un documento
   *[other] { $count } documenti
    }.
cli-library-older = { $id }: si è potuta leggere solo una versione precedente, o non è certo quale sia la più recente.

backup-cause-regular = automatica
backup-cause-wish = fatta da te
backup-cause-upgrade = prima di un aggiornamento
backup-cause-import = prima di un’importazione
backup-cause-repair = prima di una riparazione
backup-cause-delete = prima di un’eliminazione
backup-cause-restore = prima di un ripristino
