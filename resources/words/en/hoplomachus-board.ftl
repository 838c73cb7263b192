### Hoplomachus: what lies in the arena and beside it, sheets of units and tactics, previews of choices.

## The arena

board-hoplomachus-open = sand
board-hoplomachus-stone = stone
board-hoplomachus-pedestal = pedestal
board-hoplomachus-centre = central hex
board-hoplomachus-zone = Deployment: { $seat }
board-hoplomachus-stone-text = 1 for one stone held at the start of the turn, 3 for two

## Beside the arena

board-hoplomachus-round = Round { $round }
board-hoplomachus-turn = Turn of { $seat }
board-hoplomachus-set-up = set-up
board-hoplomachus-start = start of the turn
board-hoplomachus-tactic-phase = tactic
board-hoplomachus-movement = movement
board-hoplomachus-ability = ability
board-hoplomachus-refill = refill
board-hoplomachus-awake = { $unit } (active)
board-hoplomachus-asleep = { $unit } (inactive)
board-hoplomachus-supply = HP left in the supply
board-hoplomachus-next-reward = next reward
board-hoplomachus-reward-at = { $space }: { $what }
board-hoplomachus-no-reward = all reached
board-hoplomachus-reward-1 = the hero becomes active
board-hoplomachus-reward-2 = discarded tactics return
board-hoplomachus-reward-3 = two fallen units return
board-hoplomachus-reward-4 = the neutral hero joins
board-hoplomachus-tactics = tactics
board-hoplomachus-prize = neutral hero on the track
board-hoplomachus-bag = bag
board-hoplomachus-fallen = fallen units
board-hoplomachus-spent = spent tactics
board-hoplomachus-face-down = Face-down unit

## Units

board-hoplomachus-archer = archer
board-hoplomachus-attacker = attacker
board-hoplomachus-defender = defender
board-hoplomachus-tactician = tactician
board-hoplomachus-common = common
board-hoplomachus-inactive = inactive
board-hoplomachus-changed = { $now } (printed: { $printed })
board-hoplomachus-dice = attack dice
board-hoplomachus-yellow = yellow ×{ $number }
board-hoplomachus-blue = blue ×{ $number }
board-hoplomachus-green = green ×{ $number }
board-hoplomachus-black = black ×{ $number }
board-hoplomachus-red = red ×{ $number }

## Skills

board-hoplomachus-innate = innate
board-hoplomachus-special = special

## Tactics

board-hoplomachus-tactic = Tactic, { $type }
board-hoplomachus-permanent = permanent
board-hoplomachus-instant = instant
board-hoplomachus-temporary = temporary
board-hoplomachus-until = until
board-hoplomachus-until-text = { $until ->
    [end-of-turn] the end of this turn
   *[next-turn] the start of its player’s next turn
}
board-hoplomachus-whom = on
board-hoplomachus-whom-text = { $whom ->
    [strongest] the strongest unit
    [weakest] the weakest unit
    [deadliest] the deadliest unit
    [least-deadly] the least deadly unit
    [fastest] the fastest unit
   *[slowest] the slowest unit
}
board-hoplomachus-effect = effect

## Previews and dice

board-hoplomachus-steps = steps
board-hoplomachus-to = To { $place }
board-hoplomachus-attack = { $unit } → { $target }
board-hoplomachus-hits = hits
board-hoplomachus-defeat = defeats its target
board-hoplomachus-loses = { $hp } HP lost
board-hoplomachus-unit-loses = { $unit }: { $hp } HP lost
board-hoplomachus-target-defeated = { $unit }, defeated: { $chance }
board-hoplomachus-target = target
board-hoplomachus-throw = Attack dice of { $unit }
board-hoplomachus-arena-die = arena die
