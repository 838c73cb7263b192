### Che cosa non va in un pacchetto o in un'immagine altrui. Ogni frase segue il nome del file o della voce.

## Il file

pack-is-none = Questo non è un pacchetto di Hexsmith.
pack-too-large = Il pacchetto occupa { $found } MiB; può occuparne al massimo { $most }.
pack-no-end = Il pacchetto è troncato, oppure qualcosa segue la sua fine. Procuratelo di nuovo.
pack-in-several-parts = Il pacchetto è diviso in più file; si leggono solo quelli interi.
pack-too-many-entries = Il pacchetto contiene più di { $most } voci, che è il massimo consentito.
pack-too-many-mentions = I documenti del pacchetto ne nominano altri più di { $most } volte. Dividilo in più pacchetti.
pack-zip64 = Il pacchetto è scritto in una forma per archivi enormi (ZIP64), di cui i pacchetti non hanno mai bisogno.
pack-no-directory = L’elenco di ciò che il pacchetto contiene non si può leggere. Procuratelo di nuovo.
pack-list-too-long = L’elenco di ciò che il pacchetto contiene è più lungo di quanto serva alle sue voci. Procuratelo di nuovo.
pack-other-number = Il pacchetto dice di contenere { $said } voci, ma il suo elenco ne ha { $found }. Procuratelo di nuovo.
pack-no-manifest = Il pacchetto non ha manifest.json, che dice che cosa contiene.

## Le voci

pack-bad-name = La voce non può chiamarsi così: lettere minuscole, cifre, punti, trattini e trattini bassi, in cinque cartelle al massimo, e nessun nome riservato da qualche sistema.
pack-encrypted = La voce è cifrata; i pacchetti non lo sono.
pack-bad-flags = La voce ha contrassegni che i pacchetti non usano.
pack-bad-method = La voce è compressa con un metodo che i pacchetti non usano; si leggono solo «deflate» e nessuna compressione.
pack-no-plain-file = La voce è un collegamento, un dispositivo o una cartella; un pacchetto contiene solo file normali.
pack-entry-too-large = La voce occupa { $found } MiB; può occuparne al massimo { $most }.
pack-ratio = La voce dichiara di espandersi a più di { $most } volte la sua dimensione, come fanno solo gli attacchi.
pack-total-too-large = Tutte le voci insieme occupano { $found } MiB; possono occuparne al massimo { $most }.
pack-wrong-size = La voce ha una dimensione diversa da quella che il pacchetto dichiara.
pack-repeated-name = Due voci hanno questo nome.
pack-file-and-folder = La voce è insieme un file e una cartella.
pack-no-such-entry = La voce non è dove dice l’elenco.
pack-two-names = La voce ha un nome nell’elenco e un altro dove si trova.
pack-two-sizes = La voce dice di sé una cosa nell’elenco e un’altra dove si trova.
pack-overlap = La voce si sovrappone a un’altra.
pack-hidden-bytes = Presso questa voce ci sono byte che non appartengono a nulla nel pacchetto: un programma onesto non ne scrive. Procuratelo di nuovo dall’autore.
pack-damaged = La voce è danneggiata. Procurati di nuovo il pacchetto.

## Il manifesto e la firma

pack-bad-id = «{ $found }» non è l’id di un pacchetto: lettere minuscole, cifre, trattini e punti, come org.example.ruins.
pack-bad-version = «{ $found }» non è la versione di un pacchetto: tre numeri separati da punti, come 1.0.0.
pack-bad-range = «{ $found }» non è un intervallo di versioni: *, ^1.2.0, oppure limiti separati da spazi, come >=1.2.0 <3.0.0.
pack-bad-listed-name = «{ $found }» non può stare nell’elenco: non è il nome di una voce, o è una che nessun elenco deve nominare.
pack-bad-digest = «{ $found }» non è uno SHA-256: 64 caratteri, cifre o lettere minuscole fino alla f.
pack-needs-itself = Il pacchetto «{ $id }» dice di avere bisogno di se stesso.
pack-newer-container = Il pacchetto segue la versione { $found } dei pacchetti; questo programma legge fino alla versione { $current }. Serve un Hexsmith più recente.
pack-needs-features = Il pacchetto richiede un Hexsmith che conosca: { $features }. È stato scritto dalla versione { $program }.
pack-bad-key = «{ $found }» non sono { $size } byte in base64.
pack-wrong-signature = La firma non è di questo manifesto: qualcuno ha cambiato il pacchetto dopo la firma. Non usarlo.
pack-weak-key = È firmato con una chiave con cui chiunque può firmare. Non usarlo; chiedi all’autore un pacchetto firmato con una chiave vera.
pack-unlisted = La voce non è elencata nel manifesto.
pack-missing-entry = Il manifesto elenca la voce, ma non c’è.
pack-wrong-digest = La voce non è quella di cui parla il manifesto: è stata cambiata o danneggiata.
pack-unknown-entry = I pacchetti non contengono nulla del genere: solo documenti, immagini (PNG, JPEG, WebP) e traduzioni.
pack-other-id = Il documento che contiene ha l’id «{ $id }», che va in un’altra voce.
content-byte-order-mark = Il testo comincia con un indicatore dell’ordine dei byte, che va tolto.

## Le immagini

image-no-picture = Questa non è un’immagine PNG, JPEG o WebP.
image-too-long = L’immagine è lunga { $found } pixel; il massimo per lato è { $most }.
image-too-many-pixels = L’immagine ha { $found } megapixel; una di questo tipo può averne al massimo { $most }. Rimpiccioliscila.
image-far-too-large = L’immagine è decisamente troppo grande. Rimpiccioliscila.
image-too-many-bytes = L’immagine occupa più di { $most } MiB una volta scritta come PNG. Rimpiccioliscila.
image-moves = L’immagine è animata; si possono usare solo quelle ferme.
image-damaged = L’immagine è danneggiata o troncata.
image-file-too-large = Il file supera i { $most } MiB, il massimo per un’immagine. Rimpiccioliscila.
image-all-too-large = Tutte le immagini insieme superano i { $most } MiB, il massimo per un pacchetto. Prendine di meno, o di più piccole.
image-no-plain-file = Questo non è un file con un’immagine. Scegline uno in PNG, JPEG o WebP.
image-given-up = La lettura dell’immagine è stata interrotta: richiede più tempo o memoria di quanto un’immagine dovrebbe. Salvala di nuovo con un altro programma, o più piccola.

## La lettura

pack-not-readable = Il file non si può leggere: { $reason }.
pack-is-a-library = Questa è una biblioteca, non un pacchetto.
pack-file-missing = Questo file non esiste. Forse è stato spostato o rinominato: sceglilo di nuovo.
pack-file-not-allowed = Non hai il permesso di leggere questo file. Chiedilo al proprietario, oppure copia il file in una tua cartella.
pack-file-is-a-folder = Questa è una cartella, non un pacchetto. Scegli un file che finisce in .hexpack.
pack-file-no-plain-file = Questo è un dispositivo o una pipe, non un file. Scegli un file che finisce in .hexpack.
pack-took-too-long = Il pacchetto è stato abbandonato dopo { $seconds } secondi. Se contiene molte immagini, dividilo in due pacchetti.
pack-step-took-too-long = La lettura è stata interrotta qui: è durata più di { $seconds } secondi, cosa che non succede con nessun pacchetto onesto. Chiedine un altro all’autore.
pack-too-much-memory = La lettura è stata interrotta qui: ha richiesto più memoria di quanta ne serva a qualsiasi pacchetto onesto. Chiedine un altro all’autore.
pack-reader-ended = Il pacchetto è stato abbandonato: ha interrotto chi lo leggeva, o ha preso più del consentito. Nient’altro è stato toccato.
pack-too-much-work = Il pacchetto è stato abbandonato: contiene più di quanto si possa leggere in una volta. Se le immagini sono troppe, dividilo in due pacchetti.
pack-reader-not-started = Hexsmith non ha potuto avviare il processo con cui legge i pacchetti. Il pacchetto non c’entra. Riprova; se non cambia nulla, reinstalla Hexsmith.
pack-changed-while-read = Ciò che era stato letto del pacchetto non c’è più com’era. Importalo di nuovo.
pack-no-staging = Non c’è posto in cui leggere il pacchetto: { $reason } Bisogna fare spazio lì, o permettere a Hexsmith di scriverci.

## Prima di importare

pack-circle = Questi pacchetti hanno bisogno l’uno dell’altro in cerchio, così nessuno può venire per primo: { $ids }.
pack-missing-requirement = Richiede il pacchetto «{ $id }» ({ $range }), che non c’è. Importa prima quello.
pack-other-requirement = Richiede il pacchetto «{ $id }» in una versione { $range }; qui c’è la { $found }.
pack-older = Questa è la versione { $found }, più vecchia della { $mine }, che è qui.
pack-same-version = Si dichiara versione { $version } come quello che è qui, ma contiene altro.
pack-other-signer = Il pacchetto che è qui è stato firmato da qualcun altro. Chiedi al suo autore prima di fidarti di questo; la sua chiave comincia con { $fingerprint }.
pack-signed-no-more = Il pacchetto che è qui era firmato; questo no. Chiedi al suo autore prima di fidarti.
pack-unsigned = Non è firmato, quindi nulla dice di chi è.
pack-new-signer = È firmato da «{ $name }», la cui chiave non si era ancora vista qui: { $fingerprint }.
pack-known-signer = È firmato da «{ $name }» con la stessa chiave di questi: { $packs }. La chiave è { $fingerprint }.
pack-here-already = Proprio questo pacchetto è già qui.
pack-passed-over = Solo un Hexsmith più recente può leggere queste voci. Vengono conservate come sono e si ritrovano nel pacchetto quando lo si esporta di nuovo: { $entries }.
pack-left-behind = Solo un Hexsmith più recente può leggere queste voci, troppo grandi per essere conservate: { $entries }. Il pacchetto esportato di nuovo non le avrà.
pack-plan-outdated = La biblioteca è cambiata da quando l’importazione è stata pianificata. Pianificala di nuovo.

## Toglierne uno

pack-needed = Il pacchetto «{ $id }» serve a questi pacchetti: { $packs }. Bisogna togliere prima quelli, o questo comunque.
pack-unknown = Qui non è stato importato nessun pacchetto «{ $id }».
pack-unknown-near = Qui non è stato importato nessun pacchetto «{ $id }». Si intende «{ $near }»?

## La creazione

pack-not-own = Questi non sono documenti tuoi, quindi non entrano in nessun pacchetto: { $ids }.
pack-images-lost = I file di queste immagini mancano o sono danneggiati: { $images }. Importa di nuovo il loro pacchetto.

## Confrontarne due

pack-other-picture = Un’altra immagine: aveva { $old } pixel, ora ne ha { $new }.

## La riga di comando

cli-pack = Passare documenti in pacchetti e accogliere quelli altrui.
cli-pack-file = Un pacchetto.
cli-pack-files = Pacchetti.
cli-pack-info = Dire che cosa sono i pacchetti e che cosa contengono.
cli-pack-check = Cercare tutto ciò che non va nei pacchetti.
cli-pack-import = Accogliere un pacchetto nella biblioteca: tutto o niente.
cli-pack-export = Fare un pacchetto di documenti propri, con tutti quelli propri di cui hanno bisogno.
cli-pack-diff = Dire in che cosa differiscono due pacchetti.
cli-pack-diff-old = Il primo pacchetto.
cli-pack-diff-new = Il secondo pacchetto.
cli-pack-library = La biblioteca; se manca, la propria.
cli-pack-keep = Che cosa tenere in caso di conflitto: mine, theirs o both.
cli-pack-choose = Lo stesso per un documento: ID=mine, ID=theirs o ID=both.
cli-pack-no-choice = «{ $found }» non è una scelta: scrivi mine, theirs o both.
cli-pack-no-such-document = Il pacchetto non contiene nessun documento «{ $id }».
cli-pack-anyway = Importare nonostante i dubbi.
cli-pack-without-broken = Tralasciare i documenti e le immagini inutilizzabili.
cli-pack-plan = Dire soltanto che cosa si farebbe.
cli-pack-to = Il file da scrivere.
cli-pack-again = Un pacchetto importato, da rifare.
cli-pack-documents = Id di documenti propri.
cli-pack-id = Il suo nome fra tutti i pacchetti, come org.example.ruins.
cli-pack-version = La sua versione, come 1.0.0.
cli-pack-title = Come lo si chiama.
cli-pack-author = Chi l’ha fatto.
cli-pack-licence = Le condizioni a cui altri possono usarlo.
cli-pack-requires = Un pacchetto di cui ha bisogno: ID o ID@INTERVALLO.
cli-pack-translation = Un file con testi per documenti altrui, che porta il nome della lingua: pl.json.
cli-pack-image = Un’immagine da metterci, in PNG, JPEG o WebP; si può indicare più volte.
cli-pack-sign = Firmarlo con la chiave di questo file, che viene creato se manca.
cli-pack-sign-as = Il tuo nome accanto alla firma.
cli-pack-key-open = Altri su questo computer possono leggere la chiave { $name } e firmare a tuo nome. Lascia leggere il file solo a te: chmod 600.
cli-pack-over-key = Il pacchetto verrebbe scritto sopra la chiave { $name }. Scegli un altro nome.
cli-pack-bad-key-file = In «{ $name }» non c’è una chiave per firmare, o HEXSMITH_KEY_PASSWORD non la apre.
cli-pack-incomplete = Un nuovo pacchetto richiede --id, --version e --title, e almeno un documento o una traduzione.
cli-pack-translated-twice = Ci sono due traduzioni in «{ $name }». Metti i loro testi in un solo file.
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
cli-pack-state-same = uguale: { $id }
cli-pack-state-changed = cambiato: { $id }
cli-pack-conflict-mine = in conflitto: { $id }; resta il tuo
cli-pack-conflict-theirs = in conflitto: { $id }; quello del pacchetto prende il suo posto
cli-pack-conflict-both = in conflitto: { $id }; restano entrambi, quello del pacchetto come { $new }
cli-pack-along = viene anch’esso con un altro identificativo, perché ne nomina uno che lo fa: { $id }
cli-pack-names-nothing = { $id } nomina «{ $name }», che non c’è da nessuna parte.
cli-pack-names-other-kind = { $id } nomina «{ $name }» come documento del tipo «{ $kind }»; è del tipo «{ $found }».
cli-pack-left-out = tralasciato: { $fault }
cli-pack-doubt = dubbio: { $doubt }
cli-pack-not-imported = Non è stato importato nulla. --anyway mette da parte questi dubbi.
cli-pack-imported = Importati: { $new } nuovi, { $changed } cambiati, { $same } uguali.
cli-pack-planned = Non è stato importato nulla: era soltanto il piano.
cli-pack-written = { $path }: scritto, impronta { $fingerprint }
cli-pack-lost = Queste voci, che solo un Hexsmith più recente può leggere, non sono in questa biblioteca; il pacchetto è stato fatto senza di esse, nella versione che questo Hexsmith scrive: { $entries }.
cli-pack-only-in-old = solo nel primo: { $entry }
cli-pack-only-in-new = solo nel secondo: { $entry }
cli-pack-differs = differisce: { $entry }
cli-pack-equal = I due pacchetti contengono le stesse cose.
cli-pack-list = Elencare i pacchetti importati.
cli-pack-none = Qui non è stato importato nessun pacchetto.
cli-pack-remove = Togliere un pacchetto dalla biblioteca: i suoi documenti vanno nel cestino.
cli-pack-name = L’identificativo di un pacchetto importato.
cli-pack-remove-anyway = Toglierlo nonostante i dubbi.
cli-pack-remove-plan = Dire solo che cosa succederebbe.
cli-pack-goes = nel cestino: { $id }
cli-pack-stays = resta, perché modificato qui: { $id }
cli-pack-shared = resta, perché anche il pacchetto «{ $pack }» lo contiene: { $id }
cli-pack-not-removed = Non è stato tolto nulla. --anyway mette da parte questi dubbi.
cli-pack-removed =
    { $documents ->
        [0] Il pacchetto «{ $id }» è stato tolto. Tutto ritorna quando lo si importa di nuovo.
       *[other] Il pacchetto «{ $id }» è stato tolto. I suoi documenti sono nel cestino; tutto ritorna quando lo si importa di nuovo.
    }
cli-pack-remove-planned = Non è stato tolto nulla: questo era solo il piano.
