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
content-written-in = Si trova in «{ $id }», al punto { $path }.
content-of-another-game = «{ $name }» appartiene a { $game }, un altro gioco.
content-of-another-kind =
    «{ $name }» è { $kind ->
        [effect] un effetto, che un oggetto nomina con la chiave «do»
        [condition] una condizione, una chiave dell’oggetto «if»
        [selector] un selettore, che sta dove si chiede un personaggio
        [amount] una quantità, che sta dove si chiede un numero
        [trigger] un momento, che sta in «when»
       *[cost] un costo, una chiave dell’oggetto «cost»
    }.

## Il file

content-too-large = Il documento occupa { $found } KiB; può occuparne al massimo { $most }.
content-not-utf8 = Il testo non è in UTF-8: riga { $line }, colonna { $column }.
content-not-json = Questo non è JSON: riga { $line }, colonna { $column }.
content-json-comma-too-many = Prima di qui c’è una virgola di troppo: dopo l’ultima cosa tra parentesi non ce n’è.
content-json-comma-missing = Prima di qui manca una virgola, oppure una parentesi chiusa.
content-json-key-bare = Una chiave sta tra virgolette ("…").
content-json-not-closed = Qualcosa non è chiuso: una parentesi o le virgolette.
content-json-goes-on = Dopo l’ultima parentesi c’è ancora qualcosa.
content-too-deep = Il documento è annidato troppo in profondità; { $most ->
    [one] è consentito { $most } livello
   *[other] sono consentiti { $most } livelli
}.
content-too-many-values = Il documento contiene troppi valori; può contenerne al massimo { $most }.
content-wrong-everywhere = Nel documento ci sono troppi errori: { $found } punti. Chiedilo di nuovo al suo autore, oppure rifallo.
content-repeated-key = La chiave «{ $key }» è scritta due volte nello stesso oggetto.
content-bad-number = Il numero { $written } non si può usare: i numeri sono finiti, distano da zero al massimo 2⁵³, e lo zero non ha il segno meno.
content-hidden-character = Il testo contiene un carattere invisibile o che inverte il verso della scrittura: { $character }.
content-not-data = { $found } non può far parte di un documento.

## Chiavi, tipi e versioni

content-missing-key = Manca la chiave «{ $key }».
content-unknown-key = La chiave «{ $key }» qui non è conosciuta.
content-unknown-kind = Non esiste un tipo di documento chiamato «{ $kind }».
content-unknown-system = Il sistema di gioco «{ $system }» non è presente, quindi non si può giocare.
content-other-system = Questo appartiene a un sistema di gioco diverso da quello del documento che lo contiene, che è per «{ $system }».
content-bad-version = «{ $found }» non è una versione di uno schema: scrivi due numeri separati da un punto, come 1.0.
content-newer-version = Il documento segue la versione { $found } del suo schema, ma questo programma legge solo fino alla versione { $current }. Serve un Hexsmith più recente.
content-older-version = Il documento segue la versione { $found } dello schema di «{ $kind }», dalla quale non si può arrivare alla versione { $current }.
content-unread = Il documento segue la versione più recente { $found } del suo schema: si può conservare ed esportare, ma non giocare.

## Valori

content-not-object = Qui serve un oggetto tra parentesi graffe, non { $found }.
content-not-list = Qui serve una lista tra parentesi quadre, non { $found }.
content-not-text = Qui serve un testo tra virgolette, non { $found }.
content-not-whole = Qui serve un numero intero, non { $found }.
content-not-whole-or-text = Qui serve un numero intero o un testo tra virgolette, non { $found }.
content-not-number = Qui serve un numero, non { $found }.
content-not-yes-or-no = Qui serve true oppure false, non { $found }.
content-not-scalar = Qui serve un testo, un numero intero, true oppure false, non { $found }.
content-not-id-or-object = Qui serve l’identificativo di un documento o il documento stesso, non { $found }.
content-not-an-option = «{ $found }» non è tra queste possibilità: { $options }.
content-does-not-fit = «{ $found }» qui non va bene.
content-too-small = Il numero deve essere almeno { $least }, non { $found }.
content-too-big = Il numero deve essere al massimo { $most }, non { $found }.
content-not-greater = Il numero deve essere maggiore di { $least }, non { $found }.
content-not-less = Il numero deve essere minore di { $most }, non { $found }.
content-bad-measure = Una lunghezza è compresa tra 0 e { $most } pollici; questa è { $found }.
content-list-too-long = La lista può avere al massimo { $most ->
    [one] { $most } elemento
   *[other] { $most } elementi
}.
content-list-too-short = La lista deve avere almeno { $least ->
    [one] { $least } elemento
   *[other] { $least } elementi
}.
content-text-too-long = Il testo ha { $found } caratteri; può averne al massimo { $most }.
content-too-many-marks = Il testo ha { $found } segni su una sola lettera; può averne al massimo { $most }.
content-text-empty = Il testo è vuoto.
content-text-not-one-line = Il testo deve stare su una sola riga, senza tabulazioni.

## Nomi

content-bad-slug = «{ $found }» qui non può essere un nome: lettere minuscole, cifre e trattini singoli, come stone-bridge.
content-bad-id = «{ $found }» non è l’identificativo di un documento: lettere minuscole, cifre e trattini singoli, come stone-bridge o battleground/stone-bridge.
content-bad-field-name = «{ $found }» non può essere il nome di un campo: prima una lettera minuscola, poi lettere minuscole, cifre e trattini bassi.
content-reserved-seat = Nessun posto può chiamarsi «{ $seat }»: il motore usa questo nome per sé.
content-repeated-id = Il nome «{ $id }» c’è già.
content-unknown-id = Qui non c’è nulla che si chiami «{ $id }».
content-no-faction = «{ $faction }» non è una fazione di questo gioco.
content-no-trait = «{ $trait }» non è una fazione, una classe o un tipo di questo gioco.
content-no-such-document = Non c’è nessun documento chiamato «{ $id }».
content-in-the-trash = Si trova nel cestino della biblioteca: scegli lì il cestino e ripristinalo.
content-other-kind = «{ $id }» è un documento di tipo «{ $kind }»; qui ne serve uno di questi: { $options }.
content-circle = Questi documenti si richiedono in cerchio: { $ids }.
content-no-such-value = In questo documento non c’è nessun valore in «{ $found }».

## Mappe

content-bad-hex = «{ $found }» non è un esagono a terra: lettere della colonna e numero della riga, come A1, oppure un rettangolo, come A1-C30.
content-bad-place = «{ $found }» non è un luogo: un esagono come K12, K12^ su una piattaforma, o il nome di un’area.
content-outside-map = { $place } è fuori dalla mappa, che finisce in { $last }.
content-repeated-hex = { $place } è nominato due volte.
content-no-platform = In { $place } non c’è nessuna piattaforma.
content-no-facing = Su una mappa di aree le miniature non sono rivolte verso alcun lato; «{ $found }» va tolto.
content-bad-compass = La bussola deve dare ciascuno dei numeri da 1 a 6 a una direzione.
content-pieces-overlap = L’elemento «{ $piece }» sta sopra un altro in { $place }; solo una piattaforma può stare sopra un altro elemento.
content-low-outside-piece = L’elemento «{ $piece }» nomina esagoni bassi che non occupa.
content-mixed-not-mixed = L’elemento misto «{ $piece }» deve avere esagoni bassi ed esagoni alti.
content-low-not-mixed = L’elemento «{ $piece }» nomina esagoni bassi, ma non è misto.
content-ladder-one-hex = La scala «{ $piece }» deve occupare un solo esagono.
content-not-attachable = Ciò su cui si può stare, se è alto mezzo pollice o più, deve potersi agganciare; l’elemento «{ $piece }» non può.
content-stand-and-obstacle = L’elemento «{ $piece }» unisce terreno su cui stare e altro; solo porzioni alte e basse stanno insieme.
content-joined-to-itself = L’area «{ $id }» è collegata a sé stessa.

## Armate e partite

content-limit-without-number = Il limite «{ $id }» non limita nulla: serve un minimo, un massimo o un numero di copie.
content-limit-never-met = Il limite «{ $id }» non si può mai rispettare: almeno { $least } e al massimo { $most }.
content-list-and-figures = L’armata è la lista «{ $id }», quindi non può avere anche miniature proprie.
content-format-points = L’armata costa { $found } punti; il suo formato ne permette { $most }.
content-format-mixed = Tutte le carte dell’armata devono avere lo stesso valore in «{ $field }»; qui ci sono { $found }.
content-format-too-many = Il limite «{ $limit }» permette al massimo { $most }; qui sono { $found }.
content-format-too-few = Il limite «{ $limit }» chiede almeno { $least }; qui sono { $found }.
content-format-copies = Il limite «{ $limit }» permette la carta «{ $id }» al massimo queste volte: { $most }; qui c’è queste volte: { $found }.
content-one-start = Il diario deve cominciare con uno scenario o con una posizione, e non con entrambi.
