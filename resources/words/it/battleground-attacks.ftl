### Battleground: tests and attacks: what players are asked, why an attack is not allowed, what a rule gives.

## Tests

prompt-battleground-reroll = { $figure }: quali dadi rilanci gratuitamente, al massimo { $most }?
prompt-battleground-mana-reroll = { $figure }: quali dadi rilanci per 1 mana ciascuno, al massimo { $most }?
clause-battleground-mana-rerolls = Per ogni suo mana, fino a cinque, un personaggio rilancia un dado.
clause-battleground-not-picked-yet = Il dado numero { $die } viene già rilanciato.
clause-battleground-rerolls-left = Non si possono rilanciare altri dadi: il massimo è { $most }.
clause-battleground-focus-spent-in-test = In una prova un personaggio focalizzato spende il suo gettone focus.
clause-battleground-defence-test = Il bersaglio affronta una prova di difesa.
clause-battleground-no-dice-left = I dadi da tirare non sono mai meno di zero.

## Thresholds and dice

clause-battleground-flank-attack = Attacco ai fianchi contro «{ $figure }».
clause-battleground-engaged-target = Il bersaglio «{ $figure }» è ingaggiato.
clause-battleground-target-in-cover = Il bersaglio «{ $figure }» è in copertura.
clause-battleground-focused-attack = L’attaccante «{ $figure }» è focalizzato.
clause-battleground-focused-test = Il personaggio «{ $figure }» è focalizzato.
clause-battleground-interrupting-test = Il personaggio «{ $figure }» affronta la prova durante la sua interruzione.
clause-battleground-opportunity-test = Il personaggio «{ $figure }» effettua un attacco di opportunità.
clause-battleground-dice-of-weapon = L’arma «{ $weapon }» cambia il numero di dadi.

## Attacks

prompt-battleground-free-attack = { $figure }: quale attacco gratuito effettui?
clause-battleground-enough-ap-to-attack = Questo attacco costa più punti azione di quelli rimasti: { $cost }, non { $ap }.
clause-battleground-equipped = Il personaggio «{ $figure }» non ha l’arma «{ $weapon }».
clause-battleground-fists-only-without-weapon = Il personaggio «{ $figure }» ha un’arma da mischia, perciò non combatte con i pugni.
clause-battleground-enough-mana-for-spell = L’incantesimo costa più mana di quello disponibile: { $cost }, non { $mana }.
clause-battleground-of-the-right-side = L’arma «{ $weapon }» non è destinata alla parte di «{ $figure }».
clause-battleground-engaged-with-target = Il personaggio «{ $figure }» non è ingaggiato con «{ $target }».
clause-battleground-not-while-engaged = Il personaggio «{ $figure }» è ingaggiato e può attaccare soltanto in mischia.
clause-battleground-at-whom-it-is-given = «{ $figure }» può fare questo attacco gratuito solo contro «{ $target }».
clause-battleground-with-what-it-is-given = «{ $figure }» può fare questo attacco gratuito solo con { $type ->
    [melee] un’arma da mischia
    [ranged] un’arma a distanza
   *[spell] un incantesimo
}.
clause-battleground-target-in-range = Il bersaglio «{ $target }» è fuori portata; la portata in pollici è { $range }.
clause-battleground-target-in-sight = Il bersaglio «{ $target }» non è nella linea di vista del personaggio «{ $figure }».
clause-battleground-at-the-interrupted = Durante questa interruzione si può attaccare soltanto «{ $interrupted }».
clause-battleground-melee-in-opportunity-attack = Un attacco di opportunità è un attacco in mischia.
clause-battleground-room-to-face-target = Il personaggio «{ $figure }» non ha spazio per rivolgersi verso «{ $target }».
clause-battleground-mana-of-spell = Il costo in mana dell’incantesimo si spende prima della sua prova.
clause-battleground-target-faced = L’attaccante si rivolge verso il bersaglio.

## Area attacks

prompt-battleground-further-target = { $figure }: chi colpisce poi l’attacco ad area?
clause-battleground-no-attacker = L’attacco ad area non colpisce di nuovo «{ $figure }».
clause-battleground-within-area = Il personaggio «{ $figure }» è fuori dall’area di attacco.
clause-battleground-seen-by-initial-target = Il personaggio «{ $figure }» non è nella linea di vista del bersaglio iniziale.
clause-battleground-at-its-height = Il personaggio «{ $figure }» non è alla stessa altezza del bersaglio iniziale.
clause-battleground-acts-still = Dopo la ferita che lo mette fuori combattimento un personaggio non fa più nulla.
