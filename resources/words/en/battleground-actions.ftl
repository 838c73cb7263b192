### Battleground: actions, interruptions, guards and knock-outs: what players are asked, and the rules as reasons.

## Actions

clause-battleground-enough-ap = This costs { $cost } AP; you have { $ap }.
clause-battleground-only-free-actions-cost-nothing = Only free actions cost nothing: it costs at least 1 action point.
clause-battleground-no-mana-is-paid-back = No spell and no ability costs less than no mana.
clause-battleground-not-while-interrupting = { $figure } is interrupting and can’t focus or guard.
clause-battleground-not-focused-yet = { $figure } is focused already.
clause-battleground-actions-before = Each repeat of the same action in an activation costs 1 action point more.
clause-battleground-attacks-before = Each further attack with the same weapon type in an activation costs 1 action point more.
clause-battleground-guard-dropped = The guard token goes when its owner is activated.

## Interruptions

prompt-battleground-idle-guard = { $figure } interrupts { $interrupted } ({ $ap } AP) but can’t attack or move. { $why }
ask-battleground-idle-guard = { $figure } can’t attack or move. End the interruption?
battleground-reasons-in-turn = { $first } { $rest }
prompt-battleground-interrupt = { $figure } interrupts { $interrupted }: { $ap } AP. What now?
clause-battleground-guard-spent = The guard token goes when its owner starts a guard interruption.
clause-battleground-in-an-enemy-turn = A guard interrupts an enemy’s activation or interruption, not one of its own side.
clause-battleground-seen-by-guard = A guard interrupts an enemy whose movement ends in the guard’s line of sight.
clause-battleground-before-the-guard = A guard interrupts an enemy if any part of its base is in the guard’s front arc.
clause-battleground-in-danger = A guard interrupts an enemy that is in range of one of its weapons or that it could engage by one move.
clause-battleground-opportunities = Each enemy that the figure is engaged with may make an opportunity attack before it leaves its hex.

## Knock-outs

clause-battleground-knocked-out = A character with as many wounds as health is knocked out and leaves the battlefield.
clause-battleground-scored-for = For a knocked-out character the other player scores its cost and that of all its equipment.
