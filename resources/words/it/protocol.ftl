protocol-line-too-long = La riga supera i { NUMBER($most) } byte.
protocol-no-verb = La richiesta ha bisogno di un verbo: «do» con un testo.
protocol-unknown-verb = Il verbo «{ $verb }» non esiste.
protocol-internal = Il motore ha commesso un errore; la partita è com’era prima. I dettagli sono nel registro.
protocol-no-game = Non c’è ancora una partita; iniziane una con «new».
protocol-no-such-language = Il motore non parla «{ $name }».
protocol-no-such-seat = In questa partita non c’è il posto «{ $seat }».
protocol-chance-sees-nothing = Il posto «chance» risponde solo per dadi e pescate; non gli serve «{ $verb }».
protocol-referee-only = «{ $verb }» è riservato all’arbitro.

protocol-illegal = «{ $choice }» non è permesso.
protocol-not-on-offer = «{ $choice }» non è tra le scelte di ora.
protocol-bad-choice = Questa non è la forma di una scelta. { $problem }
protocol-no-throw = Ora la partita non aspetta né dadi né pescate.
protocol-out-of-dice = I dadi prestabiliti sono finiti.
protocol-bad-die = I dadi prestabiliti non vanno bene. { $problem }
protocol-undo-too-many =
    { $most ->
        [0] Non c’è nessuna risposta da annullare, quindi { $count } non si può.
        [one] Si può annullare una sola risposta, non { $count }.
       *[other] Si possono annullare solo { $most } risposte, non { $count }.
    }
protocol-not-a-result = Un dado mostra un numero intero e una carta ha un nome; questo è { $found }.
protocol-not-a-choice = Qui serve l’id di una scelta, o il suo tipo con i suoi campi, non { $found }.
protocol-not-players = Indica un bot per ogni posto, in una lista o per posto; questo è { $found }.
protocol-no-such-bot = Il bot «{ $name }» non esiste.
protocol-players-and-seats =
    { $seats ->
        [one] La partita richiede un solo giocatore
       *[other] La partita richiede { $seats } giocatori
    } e { $players ->
        [one] ne è indicato uno.
       *[other] ne sono indicati { $players }.
    }
protocol-no-such-question = «{ $system }» non risponde alla domanda «{ $what }».

protocol-one-start = Una partita comincia da uno scenario o da una posizione, e da uno solo dei due.
protocol-profile-of-position = Una posizione si gioca con le letture delle regole con cui è cominciata.
protocol-no-such-document = Il documento «{ $name }» non esiste.
protocol-other-kind = Questo è un documento del tipo «{ $kind }», che qui non serve.
protocol-other-system = Questo è del gioco «{ $found }», mentre si gioca a «{ $expected }».
protocol-bad-state = Questo non si può leggere. { $problem }
protocol-impossible-state = La partita non può trovarsi in questo stato.
protocol-does-not-fit = Il passo { NUMBER($number) } del diario non torna. { $problem }
protocol-position-fails = La partita non può proseguire: non si arriva mai, giocando, alla posizione dalla quale è cominciata.
