### Battleground: moving, climbing, turning, and the effects that move figures.

## Speed

clause-battleground-focused-speed = With focus spent on the move, its focused speed counts.
clause-battleground-difficult-start = The move starts on difficult ground: speed −2.
clause-battleground-never-below-zero = A figure has no fewer than 0 movement points.

## Moves

prompt-battleground-go-on = { $figure } is stopped. Where now, with { $points ->
    [one] 1 point
   *[other] { $points } points
    }?
prompt-battleground-free-move = Free move: where does { $figure } go?
clause-battleground-enough-ap-to-move = The next move costs { $cost } AP; you have { $ap }.
clause-battleground-no-move-in-an-opportunity-attack = In an opportunity attack “{ $figure }” may only make melee attacks, and not move.
clause-battleground-has-focus-to-spend = { $figure } has no focus to spend.
clause-battleground-has-footing = The figure cannot stand on { $place }.
clause-battleground-a-way-leads-there = No way leads to { $place }.
clause-battleground-nobody-in-the-way = Other figures stand in the way on { $place }: { $figures }.
clause-battleground-occupant-can-be-pushed = Whoever stands on { $place } cannot be pushed aside: { $figures }.
clause-battleground-goes-on-past-no-enemy = The move ends on { $place }, next to an enemy: { $figures }.
clause-battleground-focus-spent = The focus token serves this move and is spent.
clause-battleground-before-leaving = Before an engaged hex is left come the opportunity attacks.
clause-battleground-points-last = { $place } is { $cost ->
    [one] 1 point
   *[other] { $cost } points
    } away; the figure has { $points }.

## Turning and pushing aside

prompt-battleground-face = Which way does { $figure } face?
clause-battleground-turned-base-fits = “{ $figure }” has no room to be turned this way: { $facing }.
clause-battleground-faces-the-aim = “{ $figure }” must face its aim, and this is another side: { $facing }.
clause-battleground-turning-freely = After moving, the owner may turn the figure to any side.
prompt-battleground-push = { $by } climbs up. Where is { $figure } pushed?
clause-battleground-shares-a-side = { $place } must share a side with the character’s hex at the same height, and be free to stand on.
clause-battleground-pushed-to-a-free-hex = { $place } is not free.
clause-battleground-room-for-the-others = If this one goes to { $place }, there is no room for the others that are pushed.

## Effects that move figures

prompt-battleground-approach = How far does { $figure } go towards { $aim }?
clause-battleground-by-a-shortest-way = { $place } does not lie on a shortest way to “{ $aim }”.
clause-battleground-ends-beside-the-charged = { $place } is not adjacent to “{ $aim }”.
clause-battleground-ends-in-sight = “{ $interrupted }”, whom the figure interrupts, does not see { $place }.
clause-battleground-facing-the-aim = Who moves towards something faces it at the end.
clause-battleground-watched = Guards may interrupt who left at least one hex.
prompt-battleground-leap = Where does { $figure } land?
clause-battleground-shift-may-spend-focus = “{ $figure }” cannot spend focus on this movement.
clause-battleground-leap-may-spend-focus = “{ $figure }” cannot spend focus on this leap.
clause-battleground-focus-spent-on-shift = The focus token serves this movement and is spent.
clause-battleground-leap-ends-on-footing = The figure cannot stand on { $place }.
clause-battleground-leap-ends-on-a-free-place = Another figure stands on { $place }.
clause-battleground-leaps-past-nobody = Other figures bar every way to { $place }.
clause-battleground-leap-is-near-enough = { $place } is { $cost ->
    [one] 1 point
   *[other] { $cost } points
    } away; the figure has { $points }.
clause-battleground-turning-after-a-leap = After a leap the owner may turn the figure to any side.
clause-battleground-opportunities-before-a-jump = Before a jump come the opportunity attacks.
clause-battleground-guards-after-a-jump = Guards may interrupt who jumped.
prompt-battleground-shove = Which way is { $figure } moved?
clause-battleground-along-the-line = The push or pull does not lead to { $place }.
clause-battleground-alike-in-size = Of “{ $figure }” and “{ $other }” only one is massive, so they cannot swap.
clause-battleground-both-fit = “{ $figure }” and “{ $other }” do not both fit where the other one stands.
clause-battleground-opportunities-before-a-swap = Before a swap come the opportunity attacks by the enemies engaged with either figure.
prompt-battleground-who-leaves-first = Swap: who leaves first?
