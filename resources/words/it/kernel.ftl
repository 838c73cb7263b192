# What is asked of the table for chance, and the seat it is for.
prompt-roll = { $seat }: lancia un dado
prompt-draw = { $seat }: pesca
prompt-order = { $seat }: che cosa viene per primo?

# Why not.
reason-not-asked = Ora non puoi fare «{ $kind }».
reason-no-such-thing = Qui non c’è nulla di nome «{ $wish }».
reason-game-over = La partita è finita.
reason-not-your-turn = { $seat } ora non ha nulla da decidere.
reason-not-yours = Ogni posto risponde solo per sé.
reason-ambiguous = { $number ->
    [one] «{ $wish }» corrisponde a { $number } scelta: sii più preciso.
   *[other] «{ $wish }» corrisponde a { $number } scelte: sii più preciso.
    }

# What is wrong with data that somebody else wrote: values, choices, states.
value-too-deep = I dati sono annidati per più di { NUMBER($most) } livelli.
value-too-large = Il numero è troppo grande.
value-half-character = Il testo contiene mezzo carattere.
value-of-no-kind = Una partita non può contenere «{ $found }», solo numeri interi, testi, liste e tabelle.
choice-needs-kind = A una scelta serve il testo «kind».
choice-seat-is-text = Il «seat» di una scelta dev’essere un testo.
state-needs-list = Qui serve una lista.
state-needs-items = Qui il numero di elementi dev’essere { NUMBER($number) }, non { NUMBER($found) }.
state-needs-table = Qui serve una tabella.
state-needs-step = Qui serve un passo, con il suo nome.
state-needs-truth = Qui serve vero o falso.
state-needs-number = Qui serve un numero intero.
state-needs-text = Qui serve un testo.
state-needs-nothing = Qui è ammesso soltanto «null».
state-needs-one-of = Qui sono ammessi: «{ $names }».
state-unknown-step = Il passo «{ $name }» qui non è ammesso.
state-unknown-field = Qui il campo «{ $name }» non esiste.
state-missing-field = Manca il campo «{ $name }».
state-does-not-go-together = I campi di «{ $name }» si contraddicono.
state-bad-seats = A una partita servono posti: ognuno una volta sola, e nessuno chiamato «{ $chance }».
state-no-such-seat = Il posto «{ $seat }» non esiste.
state-no-such-seat-or-twice = Il posto «{ $seat }» non esiste, o è indicato due volte.
state-sealed-unasked = Ci sono risposte coperte, ma nessuna domanda.
state-bad-frame = Le cornici stanno una dentro l’altra: questa deve cominciare tra { NUMBER($lowest) } e { NUMBER($highest) }.
state-below-nothing = Un conteggio non può essere sotto lo zero.
state-number-between = Qui serve un numero intero da { NUMBER($least) } a { NUMBER($most) }.
state-named-twice = «{ $name }» compare due volte.
state-bad-in-frame = «{ $name }» qui manca o è sbagliato.

# Why a script of dice or a journal does not fit the game.
dice-bad-face = Il dado { NUMBER($number) } non ha la faccia «{ $face }».
replay-throw-missing = La partita lancia o pesca per «{ $stream }», la registrazione no.
replay-other-throw = La partita lancia o pesca per «{ $stream }», la registrazione per «{ $found }».
replay-bad-result = «{ $stream }» non può dare «{ $found }».
replay-answer-missing = La partita fa una domanda, la registrazione lancia o pesca.
replay-not-on-offer = «{ $choice }» lì non è possibile.
