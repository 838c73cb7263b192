# What is asked of the table for chance, and the seat it is for.
prompt-roll = { $seat }: lancia un dado
prompt-draw = { $seat }: pesca
prompt-order = { $seat }: che cosa viene per primo?

# Why not.
reason-not-asked = «{ $kind }» non è tra le cose che si possono fare ora.
reason-no-such-thing = Qui non c’è nulla che «{ $wish }» possa indicare.
reason-game-over = La partita è finita.
reason-not-your-turn = Ora non tocca a { $seat } rispondere.
reason-not-yours = Un posto risponde solo per sé.
reason-ambiguous = { $number ->
    [one] «{ $wish }» può indicare { $number } scelta: serve di più.
   *[other] «{ $wish }» può indicare { $number } scelte: serve di più.
}

# What is wrong with data that somebody else wrote: values, choices, states.
value-too-deep = I livelli uno dentro l’altro sono più di { NUMBER($most) }.
value-too-large = Il numero è troppo grande.
value-half-character = Nel testo c’è mezzo carattere.
value-of-no-kind = «{ $found }» non è un valore di gioco: servono numeri interi, testi, liste e tabelle.
choice-needs-kind = Una scelta ha bisogno di «kind», un testo.
choice-seat-is-text = Il «seat» di una scelta è un testo.
state-needs-list = Qui serve una lista.
state-needs-items = Qui il numero di elementi dev’essere { NUMBER($number) }, non { NUMBER($found) }.
state-needs-table = Qui serve una tabella.
state-needs-step = Qui serve un passo, con il suo nome.
state-needs-truth = Qui serve vero o falso.
state-needs-number = Qui serve un numero intero.
state-needs-text = Qui serve un testo.
state-needs-nothing = Qui può stare soltanto «null».
state-needs-one-of = Che cosa può stare qui: «{ $names }».
state-unknown-step = Qui non può stare nessun passo «{ $name }».
state-unknown-field = Qui il campo «{ $name }» non esiste.
state-missing-field = Manca il campo «{ $name }».
state-does-not-go-together = I campi di «{ $name }» non vanno d’accordo.
state-bad-seats = Una partita ha dei posti, ognuno una volta sola, e nessuno di essi è «{ $chance }».
state-no-such-seat = Il posto «{ $seat }» non esiste.
state-no-such-seat-or-twice = Il posto «{ $seat }» non esiste, o è indicato due volte.
state-sealed-unasked = Ci sono risposte coperte e non viene chiesto nulla.
state-bad-frame = Le cornici stanno una dentro l’altra: questa comincia tra { NUMBER($lowest) } e { NUMBER($highest) }.
state-below-nothing = Un conteggio non è mai sotto lo zero.
state-number-between = Qui serve un numero intero da { NUMBER($least) } a { NUMBER($most) }.
state-named-twice = «{ $name }» è indicato due volte.
state-bad-in-frame = «{ $name }» qui manca, oppure non può essere così.

# Why a script of dice or a journal does not fit the game.
dice-bad-face = Il dado { NUMBER($number) } non ha la faccia «{ $face }».
replay-throw-missing = La partita lancia o pesca per «{ $stream }», il diario no.
replay-other-throw = La partita lancia o pesca per «{ $stream }», il diario per «{ $found }».
replay-bad-result = «{ $stream }» non può dare «{ $found }».
replay-answer-missing = La partita fa una domanda, il diario lancia o pesca.
replay-not-on-offer = Lì «{ $choice }» non è tra le scelte.
