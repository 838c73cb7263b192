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
board-battleground-organise = Organise
board-battleground-activate = Activate
board-battleground-clean-up = Clean up
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
board-battleground-scenario = mission
board-battleground-rounds = rounds
board-battleground-objective-worth = victory points each: { $points }
board-battleground-score-objectives = { $points } VP for { $objectives }
board-battleground-score-knock-outs = { $points } VP for knock-outs ({ $figures }), side missions and the mission
board-battleground-score-others = { $points } VP for side missions and the mission

## Figures

board-battleground-of = Army of { $seat }
board-battleground-left-out = takes no part
board-battleground-speeds = { $standard }, focused { $focused }
board-battleground-changed = { $now } (printed: { $printed })
board-battleground-worth = worth, in victory points
board-battleground-fists = fists
board-battleground-more-dice = dice { $dice }
board-battleground-range = range { $range }″
board-battleground-area = { $area ->
    [one] area: { $area } more hex
   *[other] area: { $area } more hexes
  }
board-battleground-table = wounds for successes: { $lines }
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
## Numbers and previews

board-battleground-costs-mana = mana: { $mana }
board-battleground-dice = dice
board-battleground-rerolls = free re-rolls
board-battleground-changed-by = changed by
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
board-battleground-results = wounds for successes
board-battleground-dice-against = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
    }, { $least }+
board-battleground-throw = { $figure }: { $purpose }, { $threshold }+
board-battleground-target = target

## What is told beside

board-battleground-no-item = This character carries no single-use item.
board-battleground-no-ability = This character has no ability that is used as an action.
board-battleground-no-card = There is no card in hand to be played for this character.
board-battleground-goes-first = { $seat } goes first: initiative { $mine } against { $other }.
board-battleground-goes-first-on-a-tie = { $seat } goes first: initiative { $mine } on both sides, and { $seat } is the first player.
