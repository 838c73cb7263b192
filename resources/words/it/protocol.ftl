protocol-line-too-long = La riga supera i { NUMBER($most) } byte.
protocol-no-verb = Alla richiesta serve il testo «do», il suo verbo.
protocol-unknown-verb = Il verbo «{ $verb }» è sconosciuto.
protocol-internal = Il motore ha commesso un errore; la partita è com’era prima. I dettagli sono nel log.
protocol-no-game = Non c’è ancora una partita; iniziane una con «new».
protocol-no-such-language = Il motore non ha la lingua «{ $name }». Scegli en, it, es o pl.
protocol-no-such-seat = In questa partita non c’è il posto «{ $seat }».
protocol-chance-sees-nothing = Il posto «chance» risponde solo per dadi e pescate; non può usare «{ $verb }».
protocol-referee-only = Solo l’arbitro può usare «{ $verb }».

protocol-illegal = «{ $choice }» non è permesso.
protocol-not-on-offer = «{ $choice }» ora non è possibile.
protocol-bad-choice = Una scelta non può avere questa forma. { $problem }
protocol-no-throw = La partita ora non aspetta lanci né pescate.
protocol-out-of-dice = I dadi prestabiliti sono finiti.
protocol-bad-die = I dadi prestabiliti non vanno bene. { $problem }
protocol-undo-too-many = { $most ->
    [0] Non c’è nulla da annullare, quindi nemmeno { $count } risposte.
    [one] Si può annullare una sola risposta, non { $count }.
   *[other] Si possono annullare solo { $most } risposte, non { $count }.
    }
protocol-not-a-result = Indica un numero intero per un dado o un nome per una carta, non { $found }.
protocol-not-a-choice = Indica l’ID di una scelta, o il suo tipo con i campi, non { $found }.
protocol-not-players = Indica un bot per ogni posto, in una lista o per posto, non { $found }.
protocol-no-such-bot = Il bot «{ $name }» non esiste.
protocol-players-and-seats =
    { $seats ->
        [one] La partita richiede un solo giocatore
       *[other] La partita richiede { $seats } giocatori
    } e { $players ->
        [one] ne è indicato uno.
       *[other] ne sono indicati { $players }.
    }
protocol-no-such-question = In «{ $system }» non c’è la domanda «{ $what }».

protocol-one-start = Una partita comincia da una missione o da una posizione. Indicane una sola.
protocol-profile-of-position = Una posizione mantiene le varianti delle regole con cui è cominciata. Togli «profile».
protocol-no-such-document = Il documento «{ $name }» non esiste.
protocol-other-kind = Un documento di tipo «{ $kind }» qui non si può usare.
protocol-other-system = Questo è del gioco «{ $found }», ma si gioca a «{ $expected }».
protocol-bad-state = La partita è illeggibile. { $problem }
protocol-impossible-state = La partita non può trovarsi in questo stato.
protocol-does-not-fit = Il passo { NUMBER($number) } della registrazione non torna. { $problem }
protocol-position-fails = La partita non può proseguire: nessuna partita arriva alla posizione da cui è cominciata.
