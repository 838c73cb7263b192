### Battleground: what lies on the map and beside it, sheets of figures and cards, previews of choices.

## The map

board-battleground-open = open ground
board-battleground-zone = Deployment zone: { $seat }
board-battleground-objective = Objective { $number }
board-battleground-terrain = terrain
board-battleground-unclaimed = not claimed yet

## Beside the map

board-battleground-round = Round { $round } of { $rounds }
board-battleground-first = First player: { $seat }
board-battleground-acting = { $figure }, AP: { $ap }
board-battleground-set-up = set-up
board-battleground-objectives = objectives
board-battleground-activations = activated
board-battleground-activated = { $activated } of { $standing }
board-battleground-passed = passed
board-battleground-passed-text = no more activations this round
board-battleground-has-ap = { $figure }: { $ap }
board-battleground-hand = hand
board-battleground-sealed = chosen face down
board-battleground-aside = to be discarded
board-battleground-selected = turned up
board-battleground-played = played
board-battleground-completed = missions completed
board-battleground-deck = deck

## Figures

board-battleground-of = Army of { $seat }
board-battleground-left-out = takes no part
board-battleground-speeds = { $standard }, focused { $focused }
board-battleground-changed = { $now } (printed: { $printed })
board-battleground-worth = worth, in victory points
board-battleground-fists = fists
board-battleground-more-dice = dice { $dice }
board-battleground-range = range { $range }″
board-battleground-area = area: { $area } more hexes
board-battleground-table = wounds by successes: { $lines }
board-battleground-used = turned down

## Cards

board-battleground-bonus = bonus
board-battleground-fate = { term-fate-card }
board-battleground-glory = { term-glory-card }
board-battleground-plain-fate = 1 more mana
board-battleground-plain-glory = 1 more action point
board-battleground-bonus-ability = the ability of the card
board-battleground-bonus-mana = 1 more mana
board-battleground-bonus-mission = the side mission
board-battleground-bonus-ap = 1 more action point
board-battleground-mission = { $what }: { $points } VP

## Side missions

board-battleground-mission-knock-out = knock out { $who ->
    [ally] an ally
    [character] a character
   *[enemy] an enemy
}{ $weapon ->
    [melee] {" "}in melee
    [ranged] {" "}with a ranged weapon
    [spell] {" "}with a spell
   *[any] {""}
}
board-battleground-mission-wound = give { $who ->
    [ally] an ally
    [character] a character
   *[enemy] an enemy
} wounds: { $wounds }{ $weapon ->
    [melee] {" "}in melee
    [ranged] {" "}with a ranged weapon
    [spell] {" "}with a spell
   *[any] {""}
}
board-battleground-mission-heal = heal { $who ->
    [self] itself
    [character] a character
   *[ally] an ally
}, wounds: { $wounds }
board-battleground-mission-move = end a move { $to ->
    [enemy-zone] in the enemy’s deployment zone
   *[objective] at an objective outside the own zone
}
board-battleground-mission-give = give { $effect ->
    [buff] a buff
    [mark] a mark
   *[debuff] a debuff
}{ $name ->
    [any] {""}
   *[other] : { $name }
}
board-battleground-mission-use = use an active ability

## Abilities

board-battleground-costs-ap = AP: { $ap }
board-battleground-costs-mana = mana: { $mana }
board-battleground-free = free of charge
board-battleground-on-itself = itself: { $what }
board-battleground-on-attack = with an attack, successes from { $needs }
board-battleground-needs = successes from { $needs }:
board-battleground-moment = { $when ->
    [on-activation] when activated
    [end-of-activation] at the end of the activation
    [on-interruption] when interrupting
   *[end-of-interruption] at the end of the interruption
}
board-battleground-removed = when it is removed:
board-battleground-aim = { $to ->
    [ally] an ally
    [friend] itself or an ally
    [enemy] an enemy
    [character] a character
    [all-allies] all allies
    [all-friends] itself and all allies
    [all-enemies] all enemies
    [all-characters] all characters
    [hex] a hex
   *[objective] an objective
}{ $range ->
    [any] {""}
   *[other] , within { $range }″
}
board-battleground-tests = test: { $statistic }{ $against ->
    [none] {""}
   *[other] {" "}against { $against }
}
board-battleground-by = { $number }: { $by }
board-battleground-set = { $number } = { $to }
board-battleground-if-test = { $test ->
    [attack] in attacks
    [defence] in defence tests
   *[ability] in tests of abilities
}
board-battleground-if-weapon = { $weapon ->
    [melee] in melee
    [ranged] with ranged weapons
   *[spell] with spells
}
board-battleground-if-target-on = while the target is on difficult ground
board-battleground-if-self-on = while on difficult ground
board-battleground-if-wounded = { $wounded ->
    [yes] while wounded
   *[no] while unwounded
}
board-battleground-if-interrupting = { $interrupting ->
    [yes] while interrupting
   *[no] while not interrupting
}

## Effects of abilities

board-battleground-do-buff = buff: { $token }
board-battleground-do-debuff = debuff: { $token }
board-battleground-do-mark = mark: { $token }
board-battleground-do-charge = charge { $amount ->
    [0] (by its speed)
   *[other] (movement points: { $amount })
}
board-battleground-do-jump = jump { $amount ->
    [0] (by its speed)
   *[other] (movement points: { $amount })
}
board-battleground-do-teleport = teleport { $amount ->
    [0] (by its speed)
   *[other] (movement points: { $amount })
}
board-battleground-do-towards = moves towards it { $amount ->
    [0] (by its speed)
   *[other] (movement points: { $amount })
}
board-battleground-do-draw = draws fate cards: { $amount }
board-battleground-do-focus = focus token
board-battleground-do-guard = guard token
board-battleground-do-free-action = { $what ->
    [attack] a free attack
   *[move] a free move
}
board-battleground-do-gain-ap = gains AP: { $amount }
board-battleground-do-gain-mana = gains mana: { $amount }
board-battleground-do-lose-mana = loses mana: { $amount }
board-battleground-do-heal = heals wounds: { $amount }
board-battleground-do-wound = suffers wounds: { $amount }
board-battleground-do-modify = until the end of the activation or interruption
board-battleground-do-pull = pull, hexes: { $amount }
board-battleground-do-push = push, hexes: { $amount }
board-battleground-do-ready = becomes ready again
board-battleground-do-remove-effect = { $what ->
    [buff] loses its buff
    [debuff] loses its debuff
   *[any] loses buff and debuff
}
board-battleground-do-swap = changes places with it

## Numbers and previews

board-battleground-dice = dice
board-battleground-rerolls = free re-rolls
board-battleground-successes = successes
board-battleground-successes-left = successes left
board-battleground-mean = wounds on average
board-battleground-beaten = knock-out
board-battleground-wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
board-battleground-to = To { $place }
board-battleground-points = movement points
board-battleground-way = way
board-battleground-ap-of = { $cost } of { $ap }
board-battleground-attack = { $figure } → { $target }
board-battleground-attack-test = attack test
board-battleground-roll-off = roll-off
board-battleground-results = wounds by successes
board-battleground-dice-against = dice: { $dice }, successes from { $least }
board-battleground-throw = { $figure }: { $purpose }, threshold { $threshold }
board-battleground-does = effect
board-battleground-target = target

## What is told beside

board-battleground-no-item = This character carries no single-use item.
board-battleground-no-ability = This character has no ability that is used as an action.
board-battleground-no-card = There is no card in hand to be played for this character.
board-battleground-goes-first = { $seat } goes first: initiative { $mine } against { $other }.
board-battleground-goes-first-on-a-tie = { $seat } goes first: initiative { $mine } on both sides, and { $seat } is the first player.
