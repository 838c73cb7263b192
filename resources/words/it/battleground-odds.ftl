### Battleground: what a handful of dice comes to in a test, and questions about the odds.

## Dice of a test

clause-battleground-raised-above-one = Un 1 è sempre un insuccesso.
clause-battleground-lowered-to-six = Un 6 è sempre un successo.
clause-battleground-successes = Ogni dado che mostra almeno la soglia è un successo.
clause-battleground-sixes = Ogni 6 esplode: dà un dado in più.
clause-battleground-exploded-successes = Un dado esploso ha successo con 5 o più.
clause-battleground-cancelled-by-defence = Ogni successo della prova di difesa annulla un successo dell’attacco.
clause-battleground-line-available = La riga della tabella dei risultati è per un altro numero di successi.
clause-battleground-needs-most-successes = È raggiunta anche un’altra riga della tabella dei risultati, che richiede più successi.

## Questions about the odds

ask-battleground-attacks-itself = «{ $figure }» non può attaccare se stesso.
ask-battleground-no-such-weapon = «{ $figure }» non porta l’arma «{ $weapon }».
ask-battleground-odds-of-what = Indica di che cosa vuoi le probabilità: un’azione, oppure i dadi e una soglia.
ask-battleground-one-kind-of-odds = Le probabilità sono quelle di un’azione oppure di dadi e soglia, non di entrambe le cose insieme.
ask-battleground-nobody-defends = Qui non c’è una prova di difesa.
ask-battleground-too-many-dice = Dadi di «{ $figure }»: { $dice }. Le probabilità si calcolano al massimo per questo numero: { $most }.
ask-battleground-nobody-acts = Ora nessuno è attivo né interrompe: nessuno paga un’azione.
ask-battleground-pays-nothing = Ora non agisce «{ $figure }», che quindi non paga nulla.
