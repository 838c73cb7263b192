### Hoplomachus: what happened, and what may be chosen.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Set-up and turns

event-hoplomachus-order-set = Turn order: { $order }.
event-hoplomachus-faction-taken = { $seat } plays { $faction }.
event-hoplomachus-hero-on-track = { $unit } waits at the end of { $seat }’s favour track.
event-hoplomachus-unit-drawn = { $unit_id ->
    [hidden] { $seat } draws a unit from the bag.
   *[other] { $seat } draws { $unit } from the bag.
}
event-hoplomachus-turn-began = Round { $round }: the turn of { $seat } begins.
event-hoplomachus-phase-began = Phase: { $phase }.
event-hoplomachus-turn-ended = The turn of { $seat } ends.
event-hoplomachus-daze-over = No longer dazed: { $units }.

## Deployment and tactics

event-hoplomachus-unit-deployed = { $seat } deploys { $unit } on { $at } with { $hp } HP.
event-hoplomachus-tactic-played = { $seat } plays “{ $tactic }” on { $on }.
event-hoplomachus-tactic-ended = “{ $tactic }” on { $on } ends and goes back to { $seat }.

## Movement

event-hoplomachus-unit-moved = { $unit } moves: { $path }.
event-hoplomachus-unit-displaced = { $unit } is displaced to { $to }.

## Skills and engagement

event-hoplomachus-skill-used = { $special ->
    [yes] { $unit } uses the Special “{ $skill }”.
   *[other] { $unit } uses the Ability “{ $skill }”.
}
event-hoplomachus-skill-triggered = { $unit } triggers “{ $skill }”.
event-hoplomachus-attack-began = { $unit } attacks { $target }. Dice: { $dice }.
event-hoplomachus-hits-counted = { $hits ->
    [none] { $unit } hits nobody.
   *[other] { $unit } rolls hits: { $hits }.
}
event-hoplomachus-damage-dealt = { $by ->
    [none] HP lost: { $lost }.
   *[other] HP lost to { $by }: { $lost }.
    }
event-hoplomachus-units-defeated = { $units_count ->
    [one] { $units } is defeated.
   *[other] { $units } are defeated.
}
event-hoplomachus-unit-dazed = { $unit } is dazed for the rest of the turn.
event-hoplomachus-hp-taken = { $unit } loses { $hp } HP.
event-hoplomachus-hp-gained = { $healed ->
    [yes] { $unit } heals { $hp } HP.
   *[other] { $unit } gains { $hp } HP.
}

## Favour

event-hoplomachus-favour-gained = { $seat } gains { $favour } favour.
event-hoplomachus-favour-lost = { $seat } loses { $favour } favour.
event-hoplomachus-reward-earned = { $seat } earns the crowd’s reward { $reward }.
event-hoplomachus-hero-activated = The hero { $unit } of { $seat } becomes active.
event-hoplomachus-tactics-returned = { $seat } gets tactics back: { $tactics }.
event-hoplomachus-unit-returned = { $unit } returns to the camp of { $seat }.
event-hoplomachus-hero-joined = The hero { $unit } joins { $seat }.

## Choices

choice-hoplomachus-faction = Play “{ $faction }”
choice-hoplomachus-deploy = Deploy { $unit } on { $at }
choice-hoplomachus-tactic = Play “{ $tactic }” on { $on }
choice-hoplomachus-move = Move { $unit } to { $to }
choice-hoplomachus-ability = { $target ->
    [none] { $unit }: “{ $skill }”
   *[other] { $to ->
        [none] { $unit }: “{ $skill }” at { $target }
       *[other] { $unit }: “{ $skill }”, { $target } to { $to }
    }
}
choice-hoplomachus-special = { $target ->
    [none] { $unit }: “{ $skill }”
   *[other] { $to ->
        [none] { $unit }: “{ $skill }” at { $target }
       *[other] { $unit }: “{ $skill }”, { $target } to { $to }
    }
}
choice-hoplomachus-attack = { $unit } attacks { $target }
choice-hoplomachus-next-phase = Go on to the next phase
choice-hoplomachus-reward = Return { $unit } to the camp
choice-hoplomachus-bonus-hp = Give HP to { $unit }
choice-hoplomachus-displace = Put { $unit } on { $to }
choice-hoplomachus-done = Done
choice-hoplomachus-use = Use “{ $skill }” of { $unit }
choice-hoplomachus-decline = Decline

## Buttons

deed-hoplomachus-faction = Faction
deed-hoplomachus-deploy = Deploy
deed-hoplomachus-tactic = Play tactic
deed-hoplomachus-move = Move
deed-hoplomachus-ability = Ability
deed-hoplomachus-special = Special
deed-hoplomachus-attack = Attack
deed-hoplomachus-next-phase = Next phase
deed-hoplomachus-reward = Return
deed-hoplomachus-bonus-hp = Give HP
deed-hoplomachus-displace = Put
deed-hoplomachus-done = Done
deed-hoplomachus-use = Use skill
deed-hoplomachus-decline = Decline

## Values

value-hoplomachus-phase-set-up = { board-hoplomachus-set-up }
value-hoplomachus-phase-start = { board-hoplomachus-start }
value-hoplomachus-phase-deployment = { term-deployment }
value-hoplomachus-phase-tactic = { term-tactic }
value-hoplomachus-phase-movement = { board-hoplomachus-movement }
value-hoplomachus-phase-ability = abilities
value-hoplomachus-phase-engagement = { term-engagement }
value-hoplomachus-phase-refill = { board-hoplomachus-refill }
value-hoplomachus-purpose-attack = { term-attack }
value-hoplomachus-purpose-compass = direction of the compass
value-hoplomachus-dice-yellow = yellow
value-hoplomachus-dice-blue = blue
value-hoplomachus-dice-green = green
value-hoplomachus-dice-black = black
value-hoplomachus-dice-red = red
value-hoplomachus-faction-amazons = Amazons
value-hoplomachus-faction-kunlun = Kunlun
