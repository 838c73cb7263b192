# La biblioteca: perché non si può usare, perché un desiderio non è esaudito, che cosa non va in ciò che contiene.

library-held = La biblioteca { $path } è aperta in un altro programma ({ $holder }) e qui è di sola lettura. Chiudila lì per modificarla.
library-locked = Un altro programma sta scrivendo nella biblioteca { $path }. Aspetta un momento e riprova.
library-opened-read-only = La biblioteca { $path } è aperta in sola lettura. Aprila senza questa opzione per modificarla.
library-not-writable = La biblioteca { $path } è di sola lettura: non hai il permesso di scrivere nel suo file o nella sua cartella. Ottieni il permesso, o sposta la biblioteca.
library-gone = Un altro programma ha spostato o eliminato la biblioteca { $path }. Nulla è cambiato. Rimettila al suo posto, o aprila dov’è ora.
library-is-a-folder = { $path } è una cartella di documenti. Le partite vi trovano le carte, ma non si può sfogliare: per questo avvia Hexsmith con un file di biblioteca.
library-not-opened = Non hai il permesso di leggere la biblioteca { $path } o la sua cartella. Ottieni il permesso, o scegli un altro posto.
library-missing = La biblioteca { $path } non esiste. Controlla il percorso.
library-not-made = La biblioteca { $path } non esiste, e lì non hai il permesso di crearla. Scegli un altro posto.
library-strange = { $path } dà a SQLite ordini propri (trigger o viste), come nessuna biblioteca di Hexsmith: non è stato aperto. Per scambiare documenti usa i pacchetti.
library-no-library = { $path } non è una biblioteca di Hexsmith, o il suo inizio è danneggiato. Scegli un altro file, o ripristina una copia di sicurezza.
library-damaged = La biblioteca { $path } è danneggiata. Ripristina una copia di sicurezza; il file danneggiato viene conservato.
library-disk-full = Non è stato possibile scrivere nella biblioteca { $path }: il disco è pieno. Nulla è cambiato. Libera un po’ di spazio e riprova.
library-disk-fails = Il disco segnala un errore, quindi la biblioteca { $path } non si può usare. Nulla è cambiato. Copia la biblioteca su un altro disco.
library-no-memory = Non è stato possibile usare la biblioteca { $path }: la memoria è esaurita. Chiudi altri programmi e riprova.
library-newer = La biblioteca { $path } è stata creata con un Hexsmith più recente ({ $version }) e qui è di sola lettura. Installa quella versione per modificarla.
library-older = La biblioteca { $path } è stata creata con un Hexsmith precedente. Quella che vedi è una copia in memoria, aggiornata per la lettura. { $reason }
library-is-a-link = La biblioteca { $path } è un collegamento, o il suo file ha un secondo nome; usarli entrambi la danneggerebbe. Indica il percorso del file stesso.
library-no-plain-file = La biblioteca { $path } è una cartella o un dispositivo, non un file. Indica il percorso di un file.
library-on-network = La biblioteca { $path } è su un disco di rete ({ $kind }), dove un altro programma può danneggiarla. Spostala su un disco di questo computer.
library-in-cloud = La biblioteca { $path } è nella cartella sincronizzata { $folder }, dove può danneggiarsi. Spostala, e condividi invece dei pacchetti.
library-only-backups = La biblioteca { $path } è vuota, ma le sue copie di sicurezza no. Se è stata eliminata o sostituita, ripristinane una.

library-id-taken = L’ID { $id } appartiene già a un altro documento. Scegline un altro.
library-in-use = { $id } è usato da { $users }. Modifica prima quelli, o eliminalo comunque.
library-newer-users = L’ID di { $id } qui non si può cambiare: solo un Hexsmith più recente può modificare { $users }. Rinominalo con quello.
library-stock-is-fixed = { $id } fa parte di Hexsmith e non si può modificare. Duplicalo e modifica la copia.
library-no-stock = In Hexsmith nulla ha l’ID { $id }.

library-changed-text = { $id } si è danneggiato sul disco: la somma di controllo è sbagliata. Ripristinane una versione precedente, o una copia di sicurezza.
library-changed-old-text = Una vecchia versione di un documento si è danneggiata sul disco: la somma di controllo è sbagliata ({ $digest }). La riparazione la elimina.
library-unreadable = { $id } è illeggibile. Ripristinane una versione precedente, o una copia di sicurezza.
library-wrong-row = La scheda di { $id } nella biblioteca non corrisponde al documento. La riparazione la riscrive.
library-dangling = Nessun documento ha l’ID { $id }, usato da { $users }. Importalo, o modifica ciò che lo usa.
library-missing-image = L’immagine { $digest } manca. Importa di nuovo il pacchetto con cui è arrivata.
library-changed-image = L’immagine { $digest } si è danneggiata sul disco. Importa di nuovo il pacchetto con cui è arrivata.
library-changed-part = «{ $entry }» del pacchetto «{ $pack }», per un Hexsmith più recente, si è danneggiato. Importa di nuovo il pacchetto.
library-changed-pack = La scheda del pacchetto «{ $pack }» nella biblioteca si è danneggiata. Importa di nuovo il pacchetto.
