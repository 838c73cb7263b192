### The probes: small games that try the engine. A clause says why something is not allowed, or what changes a number.

## nested-guards

prompt-nested-guards = What do your figures do?
clause-nested-guards-next-spot = The spot { $spot } is not next to the figure.
clause-nested-guards-free-spot = The spot { $spot } is taken.
clause-nested-guards-interrupt = A guard interrupts whoever comes within two spots of it.

## sealed-pick

prompt-sealed-pick = Pick a number.
clause-sealed-pick-not-used-yet = The number { $number } is used up.
clause-sealed-pick-higher-scores = The higher number scores a point.

## physical-dice

prompt-physical-dice = Points in this turn: { $points }. Throw or bank?
clause-physical-dice-has-thrown = The dice must be thrown before anything is banked.
clause-physical-dice-no-one-in-it = There is a one among the dice: { $dice }.
clause-physical-dice-doubles = two equal dice

## titan-table

prompt-titan-table = Strike or brace?
clause-titan-table-may-brace-again = You may brace three times a game only.
clause-titan-table-healed = Heal: a die of 1
clause-titan-table-stomped = Stomp: three or four dice of 3 or less
clause-titan-table-roared = Roar: two to four dice of 5 or more
clause-titan-table-braced = braced in this round

## three-teams

prompt-three-teams = Which team do you attack?
clause-three-teams-another-team = A team does not attack itself.
clause-three-teams-still-in-play = The team “{ $team }” is out of play.
clause-three-teams-more-lives = against a team with more lives

## eleven-steps

prompt-eleven-steps = Which die is thrown again?
clause-eleven-steps-more-wounds = more wounds than the other side
clause-eleven-steps-not-again-yet = Die { $die } has been thrown again already.

## rival-priorities

prompt-rival-priorities = Do you go nearer, go farther or strike?
prompt-rival-mark = Whom does the rival mark?
clause-rival-priorities-one-step = Your distance is { $away }; it changes by 1 at a time.
clause-rival-priorities-near-enough = Your distance is { $away }; a strike needs a distance of 1.
clause-rival-priorities-lose-life = Whoever is marked loses a life.

## area-duel

prompt-area-duel = Which card do you lay, and where?
clause-area-duel-empty-area = The area “{ $area }” has a card already.
clause-area-duel-beside-a-card = No area adjacent to “{ $area }” has a card.

## shared-deck

prompt-shared-deck = This quest is worth { $value }. Throw for it or leave it?

## stone-ferry

prompt-stone-ferry = Do you go on, and how far?
clause-stone-ferry-free-stone = The place “{ $stone }” is taken.
clause-stone-ferry-rested = Who is tired goes on by one.
