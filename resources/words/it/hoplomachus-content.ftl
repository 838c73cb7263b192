### Hoplomachus: what is wrong with its chips, tactics, arenas, scenarios and positions.

## Chips and tactics

hoplomachus-skill-twice = La chip ha già la skill «{ $skill }». Togline una.
hoplomachus-until-of-temporary = Solo una tattica temporanea dice fino a quando resta, e deve dirlo.
hoplomachus-effect-of-other-type = Questo effetto non è adatto a una tattica di tipo «{ $type }»: quelle istantanee agiscono subito, le altre durano.
hoplomachus-tactic-does-nothing = La tattica non fa nulla. Dalle un effetto o un’abilità.
hoplomachus-skill-does-nothing = La skill non fa nulla. Dalle un effetto.
hoplomachus-range-of-nobody = La skill non ha bersagli, quindi la portata non ha effetto. Toglila.
hoplomachus-nobody-so-near = Nessun’altra unità può stare sullo stesso esagono: a distanza 0 non c’è nessuno. Scrivi almeno 1.
hoplomachus-used-by-choice = Una skill usata dal suo giocatore è già facoltativa.
hoplomachus-no-hex-chosen = Per questo effetto non si sceglie alcun esagono. Indica la distanza con «away», qui o in un’Abilità o una Speciale.
hoplomachus-lasts-with-a-tactic = Questo effetto dura finché una tattica è su un’unità. Mettilo tra gli effetti di una tattica.
hoplomachus-measured-from-nobody = Non c’è una distanza, quindi non si misura nulla. Aggiungi «away».
hoplomachus-change-of-nothing = Di’ quale numero cambia.
hoplomachus-instead-says-how-much = Di’ quanto danno in più o in meno.
hoplomachus-instead-only-counts = Una skill che cambia il danno dice solo quanto in più o in meno.
hoplomachus-no-dice = Qui serve almeno un dado. Aggiungilo.
hoplomachus-words-of-word = Solo un parametro che è una parola ha parole fra cui scegliere, e deve averle.

## Scenarios

hoplomachus-no-map = Una partita di Hoplomachus richiede un’arena di esagoni, scritta per intero.
hoplomachus-two-sides = Si affrontano due truppe, una per ciascuno di questi posti: { $options }.
hoplomachus-no-troop = Il posto «{ $seat }» non ha una truppa.
hoplomachus-other-card = Una carta «{ $kind }» qui è fuori posto. Ammesse: { $options }.
hoplomachus-no-neutral-hero = In fondo a un tracciato possono stare solo eroi senza fazione.
hoplomachus-one-hero = Una truppa ha un eroe, non { $found }.
hoplomachus-too-many-tactics = Secondo le regole una truppa ha al massimo { $wanted } tattiche, non { $found }.
hoplomachus-rival-in-a-troop = Secondo le regole nessun giocatore guida un immortale o un titano.
hoplomachus-factions-differ = La fazione «{ $faction }» è fuori posto: ogni truppa è di una sola fazione, diversa da quella dell’altra.
hoplomachus-name-twice = Due unità si chiamano «{ $id }».
hoplomachus-hero-twice = L’eroe neutrale «{ $id }» è una sola chip: non può essere due volte in una partita.
hoplomachus-other-namesake = Un’altra carta di questa missione ha l’ID «{ $id }» e un testo diverso. Rinominane una.
hoplomachus-only-named = «{ $id }» qui è solo un nome. Per giocare, scrivi il documento stesso.

## Arenas

hoplomachus-unknown-role = Gli esagoni non hanno il ruolo «{ $found }». Scegli tra: { $options }.
hoplomachus-no-deployment = Nessun esagono ha il ruolo «{ $role }», quindi quella parte non può schierare. Aggiungine.
hoplomachus-other-count = Esagoni con il ruolo «{ $role }»: { $found }; le regole ne vogliono { $wanted }.
hoplomachus-role-not-played = Il Colosseo non si gioca ancora: { $role ->
    [deploy-centre] nessuno può schierare sull’esagono centrale.
    [deploy-inner] nessuno può schierare su un esagono interno, che non impedisce a chi vi si trova di attaccare.
   *[other] gli esagoni con il ruolo «{ $role }» sono esagoni normali.
}
hoplomachus-blocked-hex = «{ $unit }» non può stare in { $place }: l’esagono è bloccato. Scegline un altro.

## Positions that somebody wrote down

hoplomachus-no-such-hex = L’arena non ha un esagono numero { NUMBER($number) }.
hoplomachus-named-twice = «{ $name }» compare troppe volte.
hoplomachus-not-of-the-troop = «{ $name }» non appartiene alla truppa di «{ $seat }».
hoplomachus-not-at-this-point = Nessuna partita arriva a questo punto.
