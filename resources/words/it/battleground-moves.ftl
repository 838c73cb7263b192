### Battleground: moving, climbing, turning, and the effects that move figures.

## Speed

clause-battleground-focused-speed = Se per lo spostamento si spende il gettone focus, conta la velocità da focalizzato.
clause-battleground-difficult-start = Lo spostamento inizia su terreno difficile: velocità −2.
clause-battleground-never-below-zero = Una miniatura non ha mai meno di 0 punti movimento.

## Moves

prompt-battleground-go-on = { $figure } è fermo. Dove va ora, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }?
prompt-battleground-free-move = Spostamento gratuito: dove va { $figure }?
clause-battleground-enough-ap-to-move = Il prossimo spostamento costa { $cost } PA; ne hai { $ap }.
clause-battleground-no-move-in-an-opportunity-attack = In un attacco di opportunità «{ $figure }» può solo attaccare in mischia, non spostarsi.
clause-battleground-has-focus-to-spend = { $figure } non ha focus da spendere.
clause-battleground-has-footing = La miniatura non può stare in { $place }.
clause-battleground-a-way-leads-there = Nessun percorso porta in { $place }.
clause-battleground-nobody-in-the-way = Altre miniature sono d’intralcio in { $place }: { $figures }.
clause-battleground-occupant-can-be-pushed = Chi sta in { $place } non può essere spinto via: { $figures }.
clause-battleground-goes-on-past-no-enemy = Lo spostamento termina in { $place }, accanto a un nemico: { $figures }.
clause-battleground-focus-spent = Il gettone focus serve per questo spostamento ed è speso.
clause-battleground-before-leaving = Prima di lasciare un esagono in cui è ingaggiata, la miniatura subisce gli attacchi di opportunità.
clause-battleground-points-last = { $place } dista { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
    }; la miniatura ne ha { $points }.

## Turning and pushing aside

prompt-battleground-face = Da che parte si rivolge { $figure }?
clause-battleground-turned-base-fits = «{ $figure }» non ha spazio per rivolgersi da questa parte: { $facing }.
clause-battleground-faces-the-aim = «{ $figure }» deve rivolgersi verso il suo bersaglio e questo è un altro lato: { $facing }.
clause-battleground-turning-freely = Dopo lo spostamento il proprietario può girare la miniatura verso qualsiasi lato.
prompt-battleground-push = { $by } si arrampica. Dove va spinto { $figure }?
clause-battleground-shares-a-side = { $place } deve avere un lato in comune con l’esagono del personaggio, alla stessa altezza, ed essere praticabile.
clause-battleground-pushed-to-a-free-hex = { $place } non è libero.
clause-battleground-room-for-the-others = Se questa miniatura va in { $place }, non c’è spazio per le altre da spingere.

## Effects that move figures

prompt-battleground-approach = Fin dove va { $figure } verso { $aim }?
clause-battleground-by-a-shortest-way = { $place } non è su un percorso più breve verso «{ $aim }».
clause-battleground-ends-beside-the-charged = { $place } non è adiacente a «{ $aim }».
clause-battleground-ends-in-sight = «{ $interrupted }», che viene interrotto, non vede { $place }.
clause-battleground-facing-the-aim = Chi si sposta verso qualcosa alla fine le è rivolto.
clause-battleground-watched = Chi è in sorveglianza può interrompere chi ha lasciato almeno un esagono.
prompt-battleground-leap = Dove arriva { $figure }?
clause-battleground-shift-may-spend-focus = «{ $figure }» non può spendere il gettone focus per questo movimento.
clause-battleground-leap-may-spend-focus = «{ $figure }» non può spendere il gettone focus per questo salto.
clause-battleground-focus-spent-on-shift = Il gettone focus serve per questo movimento ed è speso.
clause-battleground-leap-ends-on-footing = La miniatura non può stare in { $place }.
clause-battleground-leap-ends-on-a-free-place = In { $place } c’è un’altra miniatura.
clause-battleground-leaps-past-nobody = Altre miniature sbarrano ogni percorso verso { $place }.
clause-battleground-leap-is-near-enough = { $place } dista { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
    }; la miniatura ne ha { $points }.
clause-battleground-turning-after-a-leap = Dopo un salto o un teletrasporto il proprietario può girare la miniatura verso qualsiasi lato.
clause-battleground-opportunities-before-a-jump = Prima di un salto avvengono gli attacchi di opportunità.
clause-battleground-guards-after-a-jump = Chi è in sorveglianza può interrompere chi ha saltato.
prompt-battleground-shove = In che direzione va mosso { $figure }?
clause-battleground-along-the-line = Spingendo o tirando non si arriva in { $place }.
clause-battleground-alike-in-size = Tra «{ $figure }» e «{ $other }» una sola miniatura è massiccia, perciò non possono scambiarsi.
clause-battleground-both-fit = «{ $figure }» e «{ $other }» non stanno entrambe dove si trova l’altra.
clause-battleground-opportunities-before-a-swap = Prima di uno scambio avvengono gli attacchi di opportunità dei nemici ingaggiati con una delle due miniature.
prompt-battleground-who-leaves-first = Scambio: chi parte per primo?
