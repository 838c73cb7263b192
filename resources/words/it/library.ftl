# La biblioteca: perché non si può usare, perché un desiderio non è esaudito, che cosa non va in ciò che contiene.

library-held = La biblioteca { $path } è aperta in un altro programma ({ $holder }). Qui si può solo leggere; chiudila lì per modificarla qui.
library-locked = Un altro programma sta scrivendo nella biblioteca { $path }. Aspetta un momento e riprova.
library-opened-read-only = La biblioteca { $path } è stata aperta in sola lettura.
library-not-writable = La biblioteca { $path } si può solo leggere: nel suo file o nella sua cartella non è permesso scrivere. Permettilo, o sposta la biblioteca altrove.
library-gone = La biblioteca { $path } è stata spostata o eliminata da un altro programma. Nulla è cambiato. Rimettila al suo posto, o aprila dov’è ora.
library-is-a-folder = { $path } è una cartella di documenti. Le partite vi trovano le loro carte, ma non c’è una biblioteca da mostrare: per questo avvia Hexsmith con un file di biblioteca.
library-not-opened = Non è stato possibile aprire la biblioteca { $path }: il file o la cartella non si possono leggere. Permettilo, o scegli un altro posto.
library-missing = La biblioteca { $path } non esiste.
library-not-made = Non c’è nessuna biblioteca { $path }, e lì non se ne può creare una. Permetti di scrivere nella sua cartella, o scegli un altro posto.
library-strange = { $path } dà a SQLite ordini propri (trigger o viste), cosa che nessuna biblioteca di Hexsmith fa; non viene aperto. Per prendere ciò che ha fatto qualcun altro si usa un pacchetto.
library-no-library = { $path } non è una biblioteca di Hexsmith, o il suo inizio è danneggiato. Scegli un altro file, o ripristina una copia di sicurezza.
library-damaged = La biblioteca { $path } è danneggiata. Ripristina una copia di sicurezza; il file danneggiato resta com’è.
library-disk-full = Non è stato possibile scrivere nella biblioteca { $path }: il disco è pieno. Nulla è cambiato. Libera un po’ di spazio e riprova.
library-disk-fails = Non è stato possibile leggere o scrivere la biblioteca { $path }: il disco segnala un errore. Nulla è cambiato. Copia la biblioteca su un altro disco.
library-no-memory = Non è stato possibile usare la biblioteca { $path }: la memoria è esaurita. Chiudi altri programmi e riprova.
library-newer = La biblioteca { $path } è stata creata da un Hexsmith più recente, versione { $version }. Qui si può solo leggere; installa quella versione per modificarla.
library-older = La biblioteca { $path } è stata creata da un Hexsmith più vecchio; quella che vedi è una copia in memoria, aggiornata per la lettura. { $reason }
library-is-a-link = La biblioteca { $path } è un collegamento, o il suo file ha un secondo nome; scritta sotto due nomi si danneggerebbe. Indica il percorso del file stesso.
library-no-plain-file = La biblioteca { $path } è una cartella o un dispositivo, non un file. Indica il percorso di un file.
library-on-network = La biblioteca { $path } si trova su un disco di rete ({ $kind }), dove un secondo programma può danneggiarla. Spostala su un disco di questo computer.
library-in-cloud = La biblioteca { $path } si trova nella cartella { $folder }, che un programma copia mentre viene scritta. Spostala altrove, e condividi invece dei pacchetti.
library-only-backups = Nella biblioteca { $path } non c’è nulla di tuo, ma ci sono copie di sicurezza in cui c’è. Se è stata eliminata o sostituita, ripristina una copia di sicurezza.

library-id-taken = L’id { $id } appartiene a un altro documento. Scegli un altro id.
library-in-use = { $id } è usato da { $users }. Modifica prima quelli, o eliminalo comunque.
library-newer-users = { $id } non può cambiare identificativo qui: solo un Hexsmith più recente può modificare { $users }. Va rinominato con quello.
library-stock-is-fixed = { $id } fa parte di Hexsmith e resta com’è. Creane una copia per modificarlo.
library-no-stock = Hexsmith non contiene nulla con l’id { $id }.

library-changed-text = { $id } si è danneggiato sul disco: la somma di controllo è sbagliata. Ripristinane una versione precedente, o una copia di sicurezza.
library-changed-old-text = Una vecchia versione di un documento si è danneggiata sul disco: la somma di controllo è sbagliata ({ $digest }). Una riparazione la elimina.
library-unreadable = { $id } non si può leggere. Ripristinane una versione precedente, o una copia di sicurezza.
library-wrong-row = Ciò che la biblioteca annota di { $id } non è ciò che il documento dice. Una riparazione lo riscrive.
library-dangling = Nessun documento ha l’id { $id }, usato da { $users }. Importa ciò che manca, o modifica ciò che lo usa.
library-missing-image = L’immagine { $digest } manca. Importa di nuovo il pacchetto con cui è arrivata.
library-changed-image = L’immagine { $digest } si è danneggiata sul disco. Importa di nuovo il pacchetto con cui è arrivata.
library-changed-part = Ciò che è arrivato come “{ $entry }” nel pacchetto “{ $pack }”, per un Hexsmith più recente, si è danneggiato. Importa di nuovo il pacchetto.
library-changed-pack = Ciò che la biblioteca annota del pacchetto “{ $pack }” è danneggiato. Importa di nuovo il pacchetto.
