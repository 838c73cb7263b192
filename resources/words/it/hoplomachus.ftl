### Hoplomachus: what players are asked, and the rules as reasons: why something is not allowed, or what it gives.

## What players are asked

prompt-hoplomachus-faction = Quale fazione giochi?
prompt-hoplomachus-deployment = Schieri un’unità: quale, e dove?
prompt-hoplomachus-tactic = Quale tattica giochi, e su chi?
prompt-hoplomachus-movement = Chi si muove, e dove?
prompt-hoplomachus-ability = Chi usa un’abilità?
prompt-hoplomachus-engagement = Attacchi o usi una Speciale?
prompt-hoplomachus-reward = Rimandi unità al campo, fino a { $left }?
prompt-hoplomachus-bonus-hp = Quale tua unità riceve gli HP della folla?
prompt-hoplomachus-displace = Dove va messa «{ $unit }»?

## The arena

clause-hoplomachus-ends-on-free-hex = { $place } è bloccato.
clause-hoplomachus-blocked-by-units = Un esagono con un’unità è bloccato.
clause-hoplomachus-blocked-by-pedestals = Un piedistallo è bloccato.
clause-hoplomachus-own-deployment-hex = { $place } non è un tuo esagono di schieramento.
clause-hoplomachus-shown-by-compass = Il dado arena indica una direzione della bussola.
clause-hoplomachus-hurt-in-the-centre = Un’unità sull’esagono centrale subisce 1 danno.

## Deployment

clause-hoplomachus-is-available = L’unità «{ $unit }» non è nel tuo campo.
clause-hoplomachus-hero-is-active = L’eroe «{ $unit }» è inattivo e non può essere schierato.
clause-hoplomachus-health-in-supply = La scorta ha ancora { $left } HP, troppo pochi per «{ $unit }».
clause-hoplomachus-free-to-deploy = Nessuno può essere schierato in { $place }: è bloccato.
clause-hoplomachus-need-not-deploy = Non hai unità in combattimento e devi schierarne una.
clause-hoplomachus-unit-drawn = Il campo si rifornisce dal sacchetto fino a quattro unità.

## What a unit is

clause-hoplomachus-shows-active-side = L’eroe «{ $unit }» è inattivo: non si muove né attacca, e le sue skill si ignorano.
clause-hoplomachus-skills-of-active-side = Le skill dell’eroe inattivo «{ $unit }» si ignorano.
clause-hoplomachus-not-fatigued = «{ $unit }» è affaticata: non si muove né attacca, e le sue skill si ignorano.
clause-hoplomachus-skills-not-fatigued = Le skill dell’unità affaticata «{ $unit }» si ignorano.
clause-hoplomachus-not-dazed = «{ $unit }» è frastornata in questo turno.
clause-hoplomachus-not-dazed-in-engagement = «{ $unit }» è frastornata in questo turno e non ha Primo colpo.
clause-hoplomachus-may-change-hex = «{ $unit }» è frastornata in questo turno e non si muove, nemmeno con una skill che usa.
clause-hoplomachus-daze-over = Le unità non sono più frastornate alla fine del turno.

## Tactics

clause-hoplomachus-on-no-elite-unit = «{ $unit }» è d’élite: non si può giocare su di lei nessuna tattica.
clause-hoplomachus-own-or-beside-own = «{ $unit }» non è della tua truppa né adiacente a una tua unità.
clause-hoplomachus-on-the-one-it-names = La tattica «{ $tactic }» non è per «{ $unit }», ma per un’altra unità.
clause-hoplomachus-applied = Ciò che fa una tattica istantanea accade subito.
clause-hoplomachus-run-out = Una tattica temporanea finisce quando scade il suo tempo.
clause-hoplomachus-dice-by-tactics = Le tattiche aggiungono dadi attacco.
clause-hoplomachus-numbers-by-tactics = Le tattiche cambiano i numeri di un’unità.

## Movement and abilities

clause-hoplomachus-not-moved-yet = «{ $unit }» si è già mossa in questo turno.
clause-hoplomachus-within-movement = { $place } è troppo lontano per «{ $unit }», che ha movimento { $movement }.
clause-hoplomachus-way-is-open = La via per { $place } è bloccata: nessun giro rientra nel movimento di «{ $unit }», che è { $movement }.
clause-hoplomachus-not-used-yet = «{ $unit }» ha già usato l’abilità «{ $skill }» in questo turno.
clause-hoplomachus-near-enough = «{ $target }» è troppo lontano da «{ $unit }»: può essere a distanza { $range } al massimo.
clause-hoplomachus-exactly-so-far = { $place } non è alla distanza esatta da «{ $unit }».
clause-hoplomachus-onto-free-hex = Nessuno può essere messo in { $place }: è bloccato.
clause-hoplomachus-put-exactly-so-far = { $place } non è a distanza { $away } da «{ $on }».
clause-hoplomachus-put-on-free-hex = «{ $unit }» non può essere messa in { $place }: è bloccato.
clause-hoplomachus-would-help = La skill «{ $skill }» di «{ $unit }» ora non avrebbe effetto.
clause-hoplomachus-displaced = Un’unità è messa su un esagono non bloccato; con la propria skill si muove.
clause-hoplomachus-puts-somebody-somewhere = La skill «{ $skill }» di «{ $unit }» non potrebbe mettere nessuno su un esagono libero.

## Engagement and damage

clause-hoplomachus-not-engaged-yet = «{ $unit }» ha già attaccato o usato una Speciale in questo turno.
clause-hoplomachus-has-dice = «{ $unit }» non ha dadi attacco.
clause-hoplomachus-thrown-at-target = I dadi si lanciano se attaccante e bersaglio sono in combattimento e a portata.
clause-hoplomachus-at-an-opponent = «{ $target }» è alleata di «{ $unit }».
clause-hoplomachus-within-range = «{ $target }» è fuori portata; la portata è { $range }.
clause-hoplomachus-within-reach = «{ $target }» è fuori dalla portata della Speciale, che è { $range }.
clause-hoplomachus-would-hurt = La skill «{ $skill }» di «{ $unit }» ora non avrebbe effetto su nessuno.
clause-hoplomachus-its-conditions-hold = La skill «{ $skill }» di «{ $unit }» richiede qualcosa che ora non si verifica: { $conditions }.
clause-hoplomachus-not-too-often = La skill «{ $skill }» di «{ $unit }» è stata usata tante volte quante è permesso.
clause-hoplomachus-dice-by-skills = Le skill innate aggiungono dadi attacco.
clause-hoplomachus-numbers-by-skills = Le skill innate cambiano i numeri di un’unità.
clause-hoplomachus-withstood = Le skill di «{ $unit }» cambiano il danno.
clause-hoplomachus-skills-set-off = Ciò che accade fa scattare delle skill.
clause-hoplomachus-defeated = Un’unità senza HP è sconfitta.
clause-hoplomachus-not-above-health = La cura di «{ $unit }» non supera la sua salute.
clause-hoplomachus-not-beyond-supply = La scorta ha meno HP per «{ $unit }».

## Favour and victory

clause-hoplomachus-hp-left = La scorta non ha più HP per «{ $unit }».
clause-hoplomachus-favour-for-defeats = Un avversario che un’unità sconfigge vale 2 punti di favore.
clause-hoplomachus-not-beyond-last-space = Sull’ultimo spazio ricompensa il favore finisce.
clause-hoplomachus-favour-of-stones = Gli esagoni di pietra danno favore all’inizio del turno.
clause-hoplomachus-bonus-of-least = A ogni ricompensa, chi ha meno favore può aggiungere HP.
clause-hoplomachus-more-for-common-units = Un’unità non d’élite riceve un HP in più.
clause-hoplomachus-hero-activated = La ricompensa attiva l’eroe primario.
clause-hoplomachus-hero-joined = La ricompensa porta l’eroe neutrale al campo.
clause-hoplomachus-tactics-returned = La ricompensa restituisce le tattiche scartate.
clause-hoplomachus-units-returned = La ricompensa restituisce le unità scartate.
clause-hoplomachus-by-heroes = Vince chi sconfigge l’eroe primario avversario.
clause-hoplomachus-by-empty-arena = Una truppa senza unità in combattimento ha perso.

## Questions about the rules

ask-hoplomachus-one-kind-of-odds = Chiedi le probabilità di un attacco oppure di alcuni dadi, non di entrambi.
ask-hoplomachus-hurts-nobody = La Speciale «{ $skill }» non colpisce nessuno: non ha probabilità.

## Skills

hoplomachus-ability-changes = Lo cambia «{ $ability }».
prompt-hoplomachus-use = { $unit }: usi «{ $skill }»?
