### Battleground: tests and attacks: what players are asked, why an attack is not allowed, what a rule gives.

## Tests

prompt-battleground-reroll = { $figure }: rilanci gratis fino a { $most ->
    [one] 1 dado
   *[other] { $most } dadi
    }?
prompt-battleground-mana-reroll = { $figure }: rilanci per mana fino a { $most ->
    [one] 1 dado
   *[other] { $most } dadi
    }?
ask-battleground-free-rerolls = { $most ->
    [0] Rilanci i dadi scelti?
    [1] Rilanci un dado gratis?
   *[other] Rilanci gratis fino a { $most }?
}
ask-battleground-mana-rerolls = { $most ->
    [0] Rilanci i dadi scelti?
    [1] Rilanci un dado per mana?
   *[other] Rilanci per mana fino a { $most }?
}
ask-battleground-reroll-hits = { $ask } { $hits } su { $dice } a segno: { $wounds ->
    [one] { $wounds } ferita
    [many] { $wounds } ferite
   *[other] { $wounds } ferite
} senza difesa.
ask-battleground-reroll-blocks = { $ask } { $by }: { $hits } a segno, parati { $blocked }: { $wounds ->
    [one] { $wounds } ferita
    [many] { $wounds } ferite
   *[other] { $wounds } ferite
}.
ask-battleground-reroll-test = { $ask } Successi: { $hits } su { $dice }.
clause-battleground-mana-rerolls = Per ogni suo mana, fino a cinque, un personaggio rilancia un dado.
clause-battleground-not-picked-yet = Il dado { $die } viene già rilanciato.
clause-battleground-rerolls-left = Puoi rilanciare al massimo { $most ->
    [one] 1 dado
   *[other] { $most } dadi
    }.
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

prompt-battleground-free-attack = { $figure }: quale attacco gratuito?
clause-battleground-enough-ap-to-attack = Questo attacco costa { $cost } PA; ne hai { $ap }.
clause-battleground-equipped = { $figure } non ha «{ $weapon }».
clause-battleground-fists-only-without-weapon = { $figure } ha un’arma da mischia e non usa i pugni.
clause-battleground-enough-mana-for-spell = L’incantesimo costa { $cost } mana; ne hai { $mana }.
clause-battleground-of-the-right-side = L’arma «{ $weapon }» non è destinata alla parte di «{ $figure }».
clause-battleground-engaged-with-target = { $figure } non è ingaggiato con { $target }.
clause-battleground-not-while-engaged = { $figure } è ingaggiato e può combattere solo in mischia.
clause-battleground-at-whom-it-is-given = «{ $figure }» può fare questo attacco gratuito solo contro «{ $target }».
clause-battleground-with-what-it-is-given = «{ $figure }» può fare questo attacco gratuito solo con { $type ->
    [melee] un’arma da mischia
    [ranged] un’arma a distanza
   *[spell] un incantesimo
}.
clause-battleground-target-in-range = { $target } è fuori portata ({ $range }″).
clause-battleground-target-in-sight = { $figure } non vede { $target }.
clause-battleground-at-the-interrupted = In questa interruzione puoi attaccare solo { $interrupted }.
clause-battleground-melee-in-opportunity-attack = Un attacco di opportunità è un attacco in mischia.
clause-battleground-room-to-face-target = Il personaggio «{ $figure }» non ha spazio per rivolgersi verso «{ $target }».
clause-battleground-mana-of-spell = Il costo in mana dell’incantesimo si spende prima della sua prova.
clause-battleground-target-faced = L’attaccante si rivolge verso il bersaglio.

## Area attacks

prompt-battleground-further-target = Attacco ad area: chi è colpito ora?
clause-battleground-no-attacker = L’attacco ad area non colpisce di nuovo «{ $figure }».
clause-battleground-within-area = Il personaggio «{ $figure }» è fuori dall’area di attacco.
clause-battleground-seen-by-initial-target = Il personaggio «{ $figure }» non è nella linea di vista del bersaglio iniziale.
clause-battleground-at-its-height = Il personaggio «{ $figure }» non è alla stessa altezza del bersaglio iniziale.
clause-battleground-acts-still = Dopo la ferita che lo mette fuori combattimento un personaggio non fa più nulla.
