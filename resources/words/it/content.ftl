### Che cosa non va in un documento fatto da qualcuno. Ogni frase segue il percorso del punto in questione.

content-did-you-mean = Intendevi «{ $name }»?
content-and-more = …e { $n ->
    [one] un altro problema
   *[other] altri { $n } problemi
}
content-at-least-more = …e almeno { $n ->
    [one] un altro problema
   *[other] altri { $n } problemi
}
content-allowed-here = Qui sono ammessi: { $options }.
content-or-an-object = Oppure un oggetto con una di queste chiavi: { $options }.
content-written-in = In «{ $id }», al punto { $path }.
content-of-another-game = «{ $name }» appartiene a un altro gioco, { $game }.
content-of-another-kind = «{ $name }» è { $kind ->
    [effect] un effetto: va nella chiave «do»
    [condition] una condizione: va nella chiave «if»
    [selector] un selettore: va dove serve un personaggio
    [amount] una quantità: va dove serve un numero
    [trigger] un momento: va nella chiave «when»
   *[cost] un costo: va nella chiave «cost»
    }.

## Il file

content-too-large = Il documento occupa { $found } KiB; il massimo è { $most } KiB. Accorcialo.
content-not-utf8 = Il testo non è in UTF-8 (riga { $line }, colonna { $column }). Salvalo in UTF-8.
content-not-json = Questo non è JSON: riga { $line }, colonna { $column }.
content-json-comma-too-many = Togli la virgola prima di qui: dopo l’ultimo elemento tra parentesi non serve.
content-json-comma-missing = Aggiungi prima di qui una virgola o una parentesi chiusa.
content-json-key-bare = Metti le chiavi tra virgolette: "chiave".
content-json-not-closed = Chiudi la parentesi o le virgolette.
content-json-goes-on = Togli ciò che segue l’ultima parentesi.
content-too-deep = Il documento è annidato troppo in profondità; { $most ->
    [one] è consentito { $most } livello
   *[other] sono consentiti { $most } livelli
}.
content-too-many-values = Il documento ha più di { $most } valori. Dividilo.
content-wrong-everywhere = Il documento ha troppi errori ({ $found }). Chiedine uno nuovo all’autore, oppure riscrivilo.
content-repeated-key = La chiave «{ $key }» compare due volte nello stesso oggetto. Togline una.
content-bad-number = Il numero { $written } non si può usare: scrivine uno finito, distante da zero al massimo 2⁵³, e lo zero senza il segno meno.
content-hidden-character = Il testo ha un carattere invisibile o che inverte la scrittura: { $character }. Toglilo.
content-not-data = { $found } non può far parte di un documento.

## Chiavi, tipi e versioni

content-missing-key = Manca la chiave «{ $key }».
content-unknown-key = La chiave «{ $key }» non è prevista qui.
content-unknown-kind = Non esiste un tipo di documento chiamato «{ $kind }».
content-unknown-system = Questo Hexsmith non ha il gioco «{ $system }», quindi non si può giocare. Installa una versione che lo abbia.
content-other-system = Questo appartiene a un gioco diverso da quello del documento, che è per «{ $system }».
content-bad-version = «{ $found }» non può essere una versione di schema. Scrivi due numeri separati da un punto: 1.0.
content-newer-version = Il documento usa la versione di schema { $found }; questo Hexsmith legge fino alla { $current }. Installane uno più recente.
content-older-version = Il documento usa la versione { $found } dello schema «{ $kind }», che non si può aggiornare alla { $current }. Riscrivilo per la { $current }.
content-unread = Il documento usa la versione di schema più recente { $found }. Si può conservare ed esportare, ma non giocare: serve un Hexsmith più recente.

## Valori

content-not-object = Scrivi qui un oggetto tra parentesi graffe, non { $found }.
content-not-list = Scrivi qui una lista tra parentesi quadre, non { $found }.
content-not-text = Scrivi qui un testo tra virgolette, non { $found }.
content-not-whole = Scrivi qui un numero intero, non { $found }.
content-not-whole-or-text = Scrivi qui un numero intero o un testo tra virgolette, non { $found }.
content-not-number = Scrivi qui un numero, non { $found }.
content-not-yes-or-no = Scrivi qui true oppure false, non { $found }.
content-not-scalar = Scrivi qui un testo, un numero intero, true oppure false, non { $found }.
content-not-id-or-object = Scrivi qui l’ID di un documento o il documento stesso, non { $found }.
content-not-an-option = «{ $found }» qui non è ammesso. Scegli tra: { $options }.
content-does-not-fit = «{ $found }» qui non è ammesso.
content-too-small = Scrivi un numero da { $least } in su, non { $found }.
content-too-big = Scrivi un numero fino a { $most }, non { $found }.
content-not-greater = Scrivi un numero maggiore di { $least }, non { $found }.
content-not-less = Scrivi un numero minore di { $most }, non { $found }.
content-bad-measure = Scrivi una lunghezza da 0 a { $most } pollici, non { $found }.
content-list-too-long = La lista può avere al massimo { $most ->
    [one] { $most } elemento
   *[other] { $most } elementi
}.
content-list-too-short = La lista deve avere almeno { $least ->
    [one] { $least } elemento
   *[other] { $least } elementi
}.
content-text-too-long = Il testo ha { $found } caratteri; il massimo è { $most }. Accorcialo.
content-too-many-marks = Il testo ha { $found } segni su una sola lettera; il massimo è { $most }.
content-text-empty = Scrivi qui un testo: questo è vuoto.
content-text-not-one-line = Scrivi il testo su una sola riga, senza tabulazioni.

## Nomi

content-bad-slug = «{ $found }» qui non può essere un nome. Usa lettere minuscole, cifre e trattini singoli: stone-bridge.
content-bad-id = «{ $found }» non può essere l’ID di un documento. Usa lettere minuscole, cifre e trattini singoli: stone-bridge o battleground/stone-bridge.
content-bad-field-name = «{ $found }» non può essere il nome di un campo. Comincia con una lettera minuscola, poi usa minuscole, cifre e trattini bassi.
content-reserved-seat = Scegli un altro nome per il posto «{ $seat }»: questo lo usa il motore.
content-repeated-id = Il nome «{ $id }» è già usato. Scegline un altro.
content-unknown-id = Qui non c’è nulla di nome «{ $id }».
content-no-faction = In questo gioco non c’è la fazione «{ $faction }».
content-no-trait = In questo gioco non c’è una fazione, classe o tipo «{ $trait }».
content-no-such-document = Non c’è nessun documento chiamato «{ $id }».
content-in-the-trash = È nel cestino della biblioteca. Ripristinalo da lì.
content-other-kind = «{ $id }» è di tipo «{ $kind }». Indica qui uno di questi: { $options }.
content-circle = Questi documenti si richiedono in cerchio: { $ids }. Interrompilo in un punto.
content-no-such-value = In questo documento non c’è nessun valore in «{ $found }».

## Mappe

content-bad-hex = «{ $found }» non è un esagono a terra. Scrivi lettere di colonna e numero di riga (A1), o un rettangolo (A1-C30).
content-bad-place = «{ $found }» non è un luogo. Scrivi un esagono (K12), un esagono su una piattaforma (K12^) o il nome di un’area.
content-outside-map = { $place } è fuori dalla mappa, che finisce in { $last }.
content-repeated-hex = { $place } compare due volte. Togline uno.
content-no-platform = In { $place } non c’è nessuna piattaforma.
content-no-facing = Su una mappa di aree le miniature non sono orientate. Togli «{ $found }».
content-bad-compass = Dai a ogni direzione della bussola uno dei numeri da 1 a 6.
content-pieces-overlap = L’elemento «{ $piece }» si sovrappone a un altro in { $place }. Solo una piattaforma può stare sopra un altro elemento.
content-low-outside-piece = L’elemento «{ $piece }» ha esagoni bassi fuori di sé.
content-mixed-not-mixed = L’elemento misto «{ $piece }» deve avere esagoni bassi ed esagoni alti.
content-low-not-mixed = L’elemento «{ $piece }» ha esagoni bassi ma non è misto. Rendilo misto, o toglili.
content-ladder-one-hex = La scala «{ $piece }» deve occupare un solo esagono.
content-not-attachable = L’elemento «{ $piece }» deve potersi agganciare: le miniature vi stanno sopra a mezzo pollice o più.
content-stand-and-obstacle = L’elemento «{ $piece }» unisce terreno su cui stare e altro. Si possono unire solo porzioni alte e basse.
content-joined-to-itself = L’area «{ $id }» è collegata a sé stessa.

## Armate e partite

content-limit-without-number = Il limite «{ $id }» non limita nulla. Dagli un minimo, un massimo o un numero di copie.
content-limit-never-met = Il limite «{ $id }» non si può mai rispettare: almeno { $least } e al massimo { $most }.
content-list-and-figures = L’armata è la lista «{ $id }», quindi non può avere anche miniature proprie. Togli una delle due cose.
content-format-points = L’armata costa { $found } punti; il formato ne permette { $most }.
content-format-mixed = Tutte le carte dell’armata devono avere lo stesso «{ $field }»; qui ci sono { $found }.
content-format-too-many = Il limite «{ $limit }» permette al massimo { $most }; l’armata ne ha { $found }.
content-format-too-few = Il limite «{ $limit }» richiede almeno { $least }; l’armata ne ha { $found }.
content-format-copies = Il limite «{ $limit }» permette { $most ->
    [one] 1 copia
   *[other] { $most } copie
    } della carta «{ $id }»; l’armata ne ha { $found }.
content-one-start = Una registrazione comincia con una missione o con una posizione. Togli una delle due.
