### Il linguaggio delle abilità: che cosa non va in un’abilità scritta da qualcuno, e che cosa vi è di strano.

## Sbagliato

ability-one-key = Qui ci si aspetta esattamente una chiave; ce ne sono { $found }.
ability-one-change = Un numero viene cambiato in un solo modo: modificato di un tanto, fissato, tenuto sopra un minimo o sotto un massimo.
ability-by-or-effects = Un’abilità cambia quanto di qualcosa avviene, oppure ha effetti al suo posto: non entrambe le cose.
ability-too-deep = Un’abilità ha al massimo { $most } livelli di oggetti ed elenchi l’uno dentro l’altro.
ability-too-large = Un’abilità ha al massimo { $most } valori.
ability-name-taken = Il nome «{ $name }» indica già qualcosa qui; scegline un altro.
ability-unknown-name = Qui nulla si chiama «{ $name }».
ability-name-of-another-type = «{ $name }» indica { $found ->
    [piece] un solo pezzo
    [pieces] più pezzi
    [place] un luogo
    [word] una parola
    [dice] dei dadi
   *[number] un numero
}; qui ci si aspetta il nome di { $wanted ->
    [piece] un solo pezzo
    [pieces] più pezzi
    [place] un luogo
    [word] una parola
    [dice] dadi
   *[number] un numero
}.

## Strano

ability-wording-no-name = Il testo chiede «{ $name }», ma non c’è nulla con questo nome da mettere lì.
ability-wording-empty = Il testo non dice nulla: toglilo o scrivi qualcosa.
ability-unused-name = Nulla legge il nome «{ $name }».
ability-never-so = Questo non può mai essere vero, qualunque cosa accada.
ability-nothing-between = Nulla è almeno { $least } e al massimo { $most }.
ability-looks-deep = Qui ogni miniatura viene esaminata per ogni altra, { $found } volte di seguito. Con molte miniature richiede troppo tempo e l’abilità viene fermata. Togli qualche «where» o «most» al suo interno.
ability-nobody = Questo non può mai indicare nessuno.
ability-trigger-never = Ciò che si attende qui non può mai accadere.
ability-nothing-together = In questo elenco non c’è niente da mettere insieme; deve contenere qualcosa.
ability-sets-itself-off = Ciò che fa questa abilità può farla scattare di nuovo, e così via senza fine; un limite la fermerebbe.
ability-set-each-other-off = Ciò che fa questa abilità può farne scattare altre, e queste fanno scattare di nuovo lei, senza fine; un limite la fermerebbe. Le altre sono: { $others }.
