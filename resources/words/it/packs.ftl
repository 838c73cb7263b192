### Che cosa non va in un pacchetto o in un'immagine altrui. Ogni frase segue il nome del file o della voce.

## Il file

pack-is-none = Questo non è un pacchetto di Hexsmith. Scegli un file .hexpack.
pack-too-large = Il pacchetto occupa { $found } MiB; può occuparne al massimo { $most }.
pack-no-end = Il pacchetto è danneggiato: è troncato, oppure qualcosa segue la sua fine. Scaricalo di nuovo.
pack-in-several-parts = Il pacchetto è diviso in più file. Procuratelo in un file unico.
pack-too-many-entries = Il pacchetto supera le { $most } voci consentite. Dividilo in più pacchetti.
pack-too-many-mentions = I documenti del pacchetto ne citano altri più di { $most } volte. Dividilo in più pacchetti.
pack-zip64 = Il pacchetto usa il formato per archivi enormi (ZIP64), che i pacchetti non usano. Esportalo di nuovo da Hexsmith.
pack-no-directory = L’indice del pacchetto è illeggibile. Scaricalo di nuovo.
pack-list-too-long = L’indice del pacchetto è più lungo di quanto serva alle sue voci. Scaricalo di nuovo.
pack-other-number = Il pacchetto dichiara { $said } voci, ma ne elenca { $found }. Scaricalo di nuovo.
pack-no-manifest = Il pacchetto non ha manifest.json, quindi non si sa che cosa contiene. Scaricalo di nuovo.

## Le voci

pack-bad-name = La voce non può chiamarsi così. Usa lettere minuscole, cifre, punti, trattini e trattini bassi, al massimo cinque cartelle e nessun nome riservato dai sistemi.
pack-encrypted = La voce è cifrata: i pacchetti non lo permettono.
pack-bad-flags = La voce ha contrassegni che i pacchetti non usano.
pack-bad-method = La voce è compressa in un modo che i pacchetti non supportano. Usa «deflate» o nessuna compressione.
pack-no-plain-file = La voce è un collegamento, un dispositivo o una cartella; i pacchetti contengono solo file.
pack-entry-too-large = La voce occupa { $found } MiB; può occuparne al massimo { $most }.
pack-ratio = La voce si espande a più di { $most } volte la sua dimensione, come fanno solo gli attacchi. Non usare il pacchetto.
pack-total-too-large = Tutte le voci insieme occupano { $found } MiB; possono occuparne al massimo { $most }.
pack-wrong-size = La dimensione della voce non è quella che il pacchetto dichiara. Scaricalo di nuovo.
pack-repeated-name = Due voci hanno questo nome.
pack-file-and-folder = La voce è insieme un file e una cartella.
pack-no-such-entry = La voce non è dove dice l’elenco.
pack-two-names = La voce ha nomi diversi nell’indice e al suo posto. Scarica di nuovo il pacchetto.
pack-two-sizes = La voce è descritta diversamente nell’indice e al suo posto. Scarica di nuovo il pacchetto.
pack-overlap = La voce si sovrappone a un’altra. Scarica di nuovo il pacchetto.
pack-hidden-bytes = Il pacchetto nasconde dati presso questa voce, come nessun programma onesto fa. Chiedine uno nuovo all’autore.
pack-damaged = La voce è danneggiata. Scarica di nuovo il pacchetto.

## Il manifesto e la firma

pack-bad-id = «{ $found }» non può essere l’ID di un pacchetto. Usa lettere minuscole, cifre, trattini e punti: org.example.ruins.
pack-bad-version = «{ $found }» non può essere la versione di un pacchetto. Scrivi tre numeri separati da punti: 1.0.0.
pack-bad-range = «{ $found }» non può essere un intervallo di versioni. Scrivi *, ^1.2.0, oppure limiti separati da spazi: >=1.2.0 <3.0.0.
pack-bad-listed-name = «{ $found }» non può stare nell’elenco: non può essere il nome di una voce, o non va elencata.
pack-bad-digest = «{ $found }» non è uno SHA-256. Scrivi 64 cifre e lettere minuscole dalla «a» alla «f».
pack-needs-itself = Il pacchetto «{ $id }» richiede sé stesso.
pack-newer-container = Il pacchetto ha la versione di formato { $found }; questo Hexsmith legge fino alla { $current }. Installa un Hexsmith più recente.
pack-needs-features = Il pacchetto richiede funzioni che questo Hexsmith non ha: { $features }. Installa la versione { $program } o successiva.
pack-bad-key = «{ $found }» non sono { $size } byte in base64.
pack-wrong-signature = La firma non corrisponde: qualcuno ha cambiato il pacchetto dopo la firma. Non usarlo.
pack-weak-key = Il pacchetto è firmato con una chiave che chiunque può usare. Non usarlo; chiedine all’autore uno firmato con una chiave vera.
pack-unlisted = La voce non è elencata nel manifesto.
pack-missing-entry = Il manifesto elenca la voce, ma manca. Scarica di nuovo il pacchetto.
pack-wrong-digest = La voce non corrisponde al manifesto: è stata cambiata o danneggiata. Scarica di nuovo il pacchetto.
pack-unknown-entry = I pacchetti possono contenere solo documenti, immagini (PNG, JPEG, WebP) e traduzioni. Togli questa voce.
pack-other-id = Il documento che contiene ha l’ID «{ $id }», che va in un’altra voce.
content-byte-order-mark = Il testo comincia con un indicatore dell’ordine dei byte. Toglilo.

## Le immagini

image-no-picture = Questa non è un’immagine PNG, JPEG o WebP. Scegline una.
image-too-long = L’immagine è lunga { $found } pixel; il massimo per lato è { $most }. Rimpiccioliscila.
image-too-many-pixels = L’immagine ha { $found } megapixel; il massimo per il suo tipo è { $most }. Rimpiccioliscila.
image-far-too-large = L’immagine è decisamente troppo grande. Rimpiccioliscila.
image-too-many-bytes = In PNG l’immagine occupa più di { $most } MiB. Rimpiccioliscila.
image-moves = L’immagine è animata. Scegline una fissa.
image-damaged = L’immagine è danneggiata o troncata. Salvala di nuovo o scegline un’altra.
image-file-too-large = Il file supera i { $most } MiB, il massimo per un’immagine. Rimpiccioliscila.
image-all-too-large = Insieme le immagini superano i { $most } MiB, il massimo per un pacchetto. Usane di meno o di più piccole.
image-no-plain-file = Questo non è il file di un’immagine. Scegli un PNG, JPEG o WebP.
image-given-up = Leggere l’immagine richiede troppo tempo o troppa memoria. Salvala di nuovo con un altro programma, o rimpiccioliscila.

## La lettura

pack-not-readable = Impossibile leggere il file: { $reason }.
pack-is-a-library = Questa è una biblioteca, non un pacchetto. Scegli un file .hexpack.
pack-file-missing = Il file non c’è. Forse è stato spostato o rinominato: sceglilo di nuovo.
pack-file-not-allowed = Non hai il permesso di leggere questo file. Chiedilo al proprietario, oppure copia il file in una tua cartella.
pack-file-is-a-folder = Questa è una cartella, non un pacchetto. Scegli un file .hexpack.
pack-file-no-plain-file = Questo è un dispositivo o una pipe, non un file. Scegli un file .hexpack.
pack-took-too-long = La lettura del pacchetto è durata più di { $seconds } secondi ed è stata interrotta. Se contiene molte immagini, dividilo in due.
pack-step-took-too-long = La lettura si è fermata qui: è durata più di { $seconds } secondi, come in nessun pacchetto onesto. Chiedine un altro all’autore.
pack-too-much-memory = La lettura si è fermata qui: ha richiesto più memoria di qualsiasi pacchetto onesto. Chiedine un altro all’autore.
pack-reader-ended = La lettura del pacchetto è fallita ed è stata interrotta; nient’altro è stato toccato. Chiedine un altro all’autore.
pack-too-much-work = Il pacchetto contiene più di quanto si possa leggere in una volta. Se le immagini sono troppe, dividilo in due.
pack-reader-not-started = Hexsmith non ha potuto avviare il processo che legge i pacchetti; il pacchetto non c’entra. Riprova; se non cambia nulla, reinstalla Hexsmith.
pack-changed-while-read = Il pacchetto è cambiato dopo la lettura. Importalo di nuovo.
pack-no-staging = Non c’è posto in cui aprire il pacchetto: { $reason } Libera spazio lì, o dai a Hexsmith il permesso di scriverci.

## Prima di importare

pack-circle = Questi pacchetti si richiedono a vicenda, quindi nessuno può venire per primo: { $ids }.
pack-missing-requirement = Richiede il pacchetto «{ $id }» ({ $range }), che manca. Importa prima quello.
pack-other-requirement = Richiede la versione { $range } del pacchetto «{ $id }»; hai la { $found }. Importa prima quella.
pack-older = Questa è la versione { $found }, precedente alla { $mine } che hai.
pack-same-version = Ha la stessa versione del tuo, { $version }, ma contenuto diverso.
pack-other-signer = Il pacchetto che hai è firmato da qualcun altro. Chiedi al suo autore prima di fidarti di questo; la sua chiave comincia con { $fingerprint }.
pack-signed-no-more = Il pacchetto che hai è firmato; questo no. Chiedi al suo autore prima di fidarti.
pack-unsigned = Senza firma: l’autore non si può verificare.
pack-new-signer = Firmato da «{ $name }» con una chiave mai vista qui: { $fingerprint }.
pack-known-signer = Firmato da «{ $name }» con la stessa chiave di { $packs }: { $fingerprint }.
pack-here-already = Hai già proprio questo pacchetto.
pack-passed-over = Solo un Hexsmith più recente può leggere queste voci. Si conservano, e tornano nel pacchetto quando lo esporti di nuovo: { $entries }.
pack-left-behind = Solo un Hexsmith più recente può leggere queste voci, troppo grandi da conservare: { $entries }. Esportando di nuovo il pacchetto si perdono.
pack-plan-outdated = La biblioteca è cambiata da quando l’importazione è stata preparata. Ricomincia l’importazione.

## Toglierne uno

pack-needed = Questi pacchetti richiedono «{ $id }»: { $packs }. Rimuovi prima quelli, o rimuovi questo comunque.
pack-unknown = Non hai importato nessun pacchetto «{ $id }». «hexsmith pack list» mostra i tuoi.
pack-unknown-near = Non hai importato nessun pacchetto «{ $id }». Intendevi «{ $near }»?

## La creazione

pack-not-own = In un pacchetto entrano solo documenti tuoi. Togli: { $ids }.
pack-images-lost = I file di queste immagini mancano o sono danneggiati: { $images }. Importa di nuovo il loro pacchetto.

## Confrontarne due

pack-other-picture = Un’altra immagine: aveva { $old } pixel, ora ne ha { $new }.

## La riga di comando

cli-pack = Scambia documenti in pacchetti.
cli-pack-file = Un pacchetto.
cli-pack-files = Pacchetti.
cli-pack-info = Mostra che cosa sono i pacchetti e che cosa contengono.
cli-pack-check = Controlla se i pacchetti hanno problemi.
cli-pack-import = Importa un pacchetto nella biblioteca: tutto o niente.
cli-pack-export = Esporta documenti tuoi in un pacchetto, con tutto ciò di tuo che richiedono.
cli-pack-diff = Confronta due pacchetti.
cli-pack-diff-old = Il primo pacchetto.
cli-pack-diff-new = Il secondo pacchetto.
cli-pack-library = Biblioteca da usare. Predefinita: la tua.
cli-pack-keep = Che cosa tenere in caso di conflitto: mine, theirs o both.
cli-pack-choose = Che cosa tenere per un documento: ID=mine, ID=theirs o ID=both.
cli-pack-no-choice = «{ $found }» non si può scegliere. Scrivi mine, theirs o both.
cli-pack-no-such-document = Il pacchetto non ha il documento «{ $id }». «hexsmith pack info» elenca i suoi documenti.
cli-pack-anyway = Importa nonostante gli avvisi.
cli-pack-without-broken = Salta i documenti e le immagini inutilizzabili.
cli-pack-plan = Mostra soltanto che cosa verrebbe importato.
cli-pack-to = File da scrivere.
cli-pack-again = Un pacchetto importato da esportare di nuovo.
cli-pack-documents = ID dei tuoi documenti.
cli-pack-id = ID del pacchetto, unico fra tutti: org.example.ruins.
cli-pack-version = Versione del pacchetto: 1.0.0.
cli-pack-title = Titolo del pacchetto.
cli-pack-author = Autore del pacchetto.
cli-pack-licence = Licenza con cui altri possono usarlo.
cli-pack-requires = Pacchetto richiesto: ID o ID@INTERVALLO.
cli-pack-translation = File con traduzioni di documenti altrui, con il nome della lingua: pl.json.
cli-pack-image = Immagine da includere (PNG, JPEG o WebP); si può ripetere.
cli-pack-sign = Firma con la chiave di questo file, che viene creato se manca.
cli-pack-sign-as = Il tuo nome nella firma.
cli-pack-key-open = Altri su questo computer possono leggere la chiave { $name } e firmare a tuo nome. Proteggila: chmod 600.
cli-pack-over-key = Il pacchetto sovrascriverebbe la chiave { $name }. Scegli un altro nome.
cli-pack-bad-key-file = In «{ $name }» non c’è una chiave per firmare, o HEXSMITH_KEY_PASSWORD non la apre. Controlla entrambi.
cli-pack-incomplete = Un nuovo pacchetto richiede --id, --version e --title, e almeno un documento o una traduzione.
cli-pack-translated-twice = Ci sono due traduzioni per «{ $name }». Mettile in un solo file.
cli-pack-by = di { $authors }
cli-pack-licensed = licenza: { $licence }
cli-pack-fingerprint = impronta: { $fingerprint }
cli-pack-needs = richiede { $id } { $range }
cli-pack-holds = { $documents ->
    [one] { $documents } documento
   *[other] { $documents } documenti
}, { $images ->
    [one] { $images } immagine
   *[other] { $images } immagini
}
cli-pack-picture = immagine { $entry }: { $width } × { $height }
cli-pack-unread-entry = per una versione più recente di Hexsmith: { $entry }
cli-pack-state-new = nuovo: { $id }
cli-pack-state-same = invariato: { $id }
cli-pack-state-changed = cambiato: { $id }
cli-pack-conflict-mine = conflitto: { $id }; resta il tuo
cli-pack-conflict-theirs = conflitto: { $id }; sostituito da quello del pacchetto
cli-pack-conflict-both = conflitto: { $id }; restano entrambi, quello del pacchetto come { $new }
cli-pack-along = cambia ID anch’esso, perché cita un documento che lo cambia: { $id }
cli-pack-names-nothing = { $id } cita «{ $name }», che non esiste.
cli-pack-names-other-kind = { $id } cita «{ $name }» come «{ $kind }», ma è «{ $found }».
cli-pack-left-out = saltato: { $fault }
cli-pack-doubt = avviso: { $doubt }
cli-pack-not-imported = Nulla è stato importato. Per importare comunque, aggiungi --anyway.
cli-pack-imported = Importati. Nuovi: { $new }, modificati: { $changed }, uguali: { $same }.
cli-pack-planned = Nulla è stato importato: era un’anteprima.
cli-pack-written = { $path }: esportato, impronta { $fingerprint }
cli-pack-lost = Il pacchetto è stato esportato senza queste voci, che solo un Hexsmith più recente può leggere: { $entries }.
cli-pack-only-in-old = solo nel primo: { $entry }
cli-pack-only-in-new = solo nel secondo: { $entry }
cli-pack-differs = diverso: { $entry }
cli-pack-equal = I pacchetti sono uguali.
cli-pack-list = Elenca i pacchetti importati.
cli-pack-none = Nessun pacchetto importato.
cli-pack-remove = Rimuove un pacchetto dalla biblioteca; i suoi documenti vanno nel cestino.
cli-pack-name = ID di un pacchetto importato.
cli-pack-remove-anyway = Lo rimuove nonostante gli avvisi.
cli-pack-remove-plan = Mostra soltanto che cosa verrebbe rimosso.
cli-pack-goes = nel cestino: { $id }
cli-pack-stays = resta, perché l’hai modificato: { $id }
cli-pack-shared = resta, perché anche il pacchetto «{ $pack }» lo contiene: { $id }
cli-pack-not-removed = Nulla è stato rimosso. Per rimuoverlo comunque, aggiungi --anyway.
cli-pack-removed = { $documents ->
    [0] Il pacchetto «{ $id }» è stato rimosso. Importalo di nuovo per riavere tutto.
   *[other] Il pacchetto «{ $id }» è stato rimosso. I suoi documenti sono nel cestino; importalo di nuovo per riavere tutto.
    }
cli-pack-remove-planned = Nulla è stato rimosso: era un’anteprima.
