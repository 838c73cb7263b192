### The probes: small games that try the engine. A clause says why something is not allowed, or what changes a number.

## nested-guards

prompt-nested-guards = Che cosa fanno le tue figure?
clause-nested-guards-next-spot = La casella { $spot } non è accanto alla figura.
clause-nested-guards-free-spot = La casella { $spot } è occupata.
clause-nested-guards-interrupt = Una guardia interrompe chiunque arrivi entro due caselle da lei.

## sealed-pick

prompt-sealed-pick = Scegli un numero.
clause-sealed-pick-not-used-yet = Il numero { $number } è già stato usato.
clause-sealed-pick-higher-scores = Il numero più alto segna un punto.

## physical-dice

prompt-physical-dice = Punti in questo turno: { $points }. Tiri o incassi?
clause-physical-dice-has-thrown = Prima di incassare bisogna tirare i dadi.
clause-physical-dice-no-one-in-it = C’è un uno tra i dadi: { $dice }.
clause-physical-dice-doubles = due dadi uguali

## titan-table

prompt-titan-table = Colpisci o ti ripari?
clause-titan-table-may-brace-again = Ci si può riparare solo tre volte a partita.
clause-titan-table-healed = Cura: un dado con 1
clause-titan-table-stomped = Pestone: tre o quattro dadi con 3 o meno
clause-titan-table-roared = Ruggito: da due a quattro dadi con 5 o più
clause-titan-table-braced = al riparo in questo round

## three-teams

prompt-three-teams = Quale squadra attacchi?
clause-three-teams-another-team = Una squadra non attacca sé stessa.
clause-three-teams-still-in-play = La squadra «{ $team }» è fuori gioco.
clause-three-teams-more-lives = contro una squadra con più vite

## eleven-steps

prompt-eleven-steps = Quale dado rilanci?
clause-eleven-steps-more-wounds = più ferite dell’altra parte
clause-eleven-steps-not-again-yet = Il dado { $die } è già stato rilanciato.

## rival-priorities

prompt-rival-priorities = Ti avvicini, ti allontani o colpisci?
prompt-rival-mark = Chi prende di mira il rivale?
clause-rival-priorities-one-step = La tua distanza è { $away }; cambia di 1 alla volta.
clause-rival-priorities-near-enough = La tua distanza è { $away }; per colpire serve una distanza di 1.
clause-rival-priorities-lose-life = Chi è preso di mira perde una vita.

## area-duel

prompt-area-duel = Quale carta giochi, e dove?
clause-area-duel-empty-area = Nell’area «{ $area }» c’è già una carta.
clause-area-duel-beside-a-card = Nessuna area adiacente a «{ $area }» ha una carta.

## shared-deck

prompt-shared-deck = Questa missione vale { $value }. Tiri il dado o la lasci?

## stone-ferry

prompt-stone-ferry = Vai avanti, e di quanto?
clause-stone-ferry-free-stone = Il posto «{ $stone }» è occupato.
clause-stone-ferry-rested = Chi è stanco avanza di una pietra sola.
