### Hoplomachus: what is wrong with its chips, tactics, arenas, scenarios and positions.

## Chips and tactics

hoplomachus-skill-twice = La chip ha già la skill «{ $skill }».
hoplomachus-until-of-temporary = Una tattica temporanea, e nessun’altra, dice fino a quando resta.
hoplomachus-effect-of-other-type = Questo effetto non è adatto a una tattica di tipo «{ $type }»: ciò che accade subito è istantaneo, ciò che dura no.
hoplomachus-tactic-does-nothing = La tattica non fa nulla: serve un effetto o un’abilità.
hoplomachus-skill-does-nothing = La skill non fa nulla.
hoplomachus-range-of-nobody = La skill non è diretta a nessuno, perciò nessuno può essere fuori portata.
hoplomachus-nobody-so-near = Nessun’altra unità è mai sullo stesso esagono: a distanza 0 non c’è nessuno.
hoplomachus-used-by-choice = Una skill usata dal suo giocatore è già facoltativa.
hoplomachus-no-hex-chosen = Per questo effetto non si sceglie alcun esagono: di’ qui quanto lontano con “away”, o in un’Abilità o una Speciale.
hoplomachus-lasts-with-a-tactic = Questo effetto dura finché una tattica è su un’unità: sta negli effetti di una tattica, e da nessun’altra parte.
hoplomachus-measured-from-nobody = Non si misura da nessuno dove non è detta una distanza: manca “away”.
hoplomachus-change-of-nothing = Bisogna dire quale numero cambia.
hoplomachus-instead-says-how-much = Bisogna dire quanto danno in più o in meno.
hoplomachus-instead-only-counts = Una skill che cambia il danno dice quanto è in più o in meno, e nient’altro.
hoplomachus-no-dice = Qui serve almeno un dado.
hoplomachus-words-of-word = Un parametro che è una parola ha parole fra cui scegliere, e nessun altro ne ha.

## Scenarios

hoplomachus-no-map = Una partita di Hoplomachus richiede un’arena di esagoni, scritta per intero.
hoplomachus-two-sides = Si affrontano due truppe, una per ciascuno di questi posti: { $options }.
hoplomachus-no-troop = Il posto «{ $seat }» non ha una truppa.
hoplomachus-other-card = Una carta del tipo «{ $kind }» qui è fuori posto; sono ammessi solo questi tipi: { $options }.
hoplomachus-no-neutral-hero = In fondo a un tracciato stanno solo eroi senza fazione.
hoplomachus-one-hero = Una truppa ha un eroe, non { $found }.
hoplomachus-too-many-tactics = Secondo le regole una truppa ha al massimo { $wanted } tattiche, non { $found }.
hoplomachus-rival-in-a-troop = Secondo le regole nessun giocatore guida un immortale o un titano.
hoplomachus-factions-differ = La fazione «{ $faction }» è fuori posto: ogni truppa è di una sola fazione, diversa da quella dell’altra.
hoplomachus-name-twice = Due unità si chiamano «{ $id }».
hoplomachus-hero-twice = L’eroe neutrale «{ $id }» è una sola chip: non può essere due volte in una partita.
hoplomachus-other-namesake = Un’altra carta di questo scenario ha l’id «{ $id }» e dice altro.
hoplomachus-only-named = «{ $id }» è solo nominato: per giocare, qui deve trovarsi il documento stesso.

## Arenas

hoplomachus-unknown-role = «{ $found }» non è un ruolo di esagono; gli unici sono: { $options }.
hoplomachus-no-deployment = Nessun esagono ha il ruolo «{ $role }»: quel lato non potrebbe schierare.
hoplomachus-other-count = Esagoni con il ruolo «{ $role }»: qui { $found }, secondo le regole { $wanted }.
hoplomachus-role-not-played = Il Colosseo non si gioca ancora: { $role ->
    [deploy-centre] nessuno può schierare sull’esagono centrale.
    [deploy-inner] nessuno può schierare su un esagono interno, che non impedisce a chi vi si trova di attaccare.
   *[other] gli esagoni con il ruolo «{ $role }» sono esagoni normali.
}
hoplomachus-blocked-hex = L’unità «{ $unit }» non può stare in { $place }: l’esagono è bloccato.

## Positions that somebody wrote down

hoplomachus-no-such-hex = L’arena non ha un esagono numero { NUMBER($number) }.
hoplomachus-named-twice = «{ $name }» è nominato troppe volte.
hoplomachus-not-of-the-troop = «{ $name }» non appartiene alla truppa di «{ $seat }».
hoplomachus-not-at-this-point = Nessuna partita arriva a questo punto.
