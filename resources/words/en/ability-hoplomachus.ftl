### What Hoplomachus’ own operations of abilities say: one sentence for each, named by its kind and its file.
### A slot says what it asks for: engine/abilities/wording/slots.py.

## Effects

ability-hoplomachus-effect-add-dice = as long as the tactic lasts, { $on } has more attack dice: { $dice }
ability-hoplomachus-effect-add-movement = as long as the tactic lasts: { $by_signed } to the movement of { $on }
ability-hoplomachus-effect-daze = daze { $on } for the rest of the turn
ability-hoplomachus-effect-defeat = defeat { $on }
ability-hoplomachus-effect-displace = put { $on } on { $away_key ->
    [none] the chosen hex
   *[other] a free hex at distance { $away } from { $start ->
        [none] where it stands
       *[other] { $start }
    }
}
ability-hoplomachus-effect-fatigue = as long as the tactic lasts, { $on } is fatigued
ability-hoplomachus-effect-gain-hp = give { $hp_health_point } to { $on }
ability-hoplomachus-effect-heal = heal up to { $hp_health_point } on { $on }
ability-hoplomachus-effect-hurt = deal { $damage_harm } to { $on }
ability-hoplomachus-effect-throw = throw { $die ->
    [strongest] the strongest
   *[weakest] the weakest
} attack die of this unit at { $on }: each hit deals 1 damage
ability-hoplomachus-effect-roll = roll an arena die ({ $name })
ability-hoplomachus-effect-tumble = put { $on } one hex further, where an arena die points

## Conditions

ability-hoplomachus-condition-by-attack = { $so ->
    [yes] the damage comes from an attack
   *[no] the damage does not come from an attack
}
ability-hoplomachus-condition-dazed = { $who } is dazed
ability-hoplomachus-condition-fatigued = { $who } is fatigued
ability-hoplomachus-condition-isolated = { $who } is isolated
ability-hoplomachus-condition-outnumbered = { $who } is outnumbered
ability-hoplomachus-condition-in-range = { $who } is within the range of { $of_any }
ability-hoplomachus-condition-parameter = { $name } is { $wanted }

## Selectors

ability-hoplomachus-selector-strongest = { $the_piece } with the most HP among { $of_these } (all, if tied)
ability-hoplomachus-selector-weakest = { $the_piece } with the fewest HP among { $of_these } (all, if tied)
ability-hoplomachus-selector-deadliest = { $the_piece } with the most attack dice among { $of_these } (all, if tied)
ability-hoplomachus-selector-least-deadly = { $the_piece } with the fewest attack dice among { $of_these } (all, if tied)
ability-hoplomachus-selector-fastest = { $the_piece } with the greatest printed movement among { $of_these } (all, if tied)
ability-hoplomachus-selector-slowest = { $the_piece } with the smallest printed movement among { $of_these } (all, if tied)

## Triggers

ability-hoplomachus-trigger-attack = { $a_who } attacks { $a_whom }
ability-hoplomachus-trigger-damaged = { $a_who } is dealt damage{ $how ->
    [attack] {" "}by an attack
    [other] {" "}by something other than an attack
   *[any] {""}
}
ability-hoplomachus-trigger-defeated = { $a_who } is defeated
ability-hoplomachus-trigger-deployed = { $a_who } is deployed
ability-hoplomachus-trigger-moved = { $a_who } moves
ability-hoplomachus-trigger-displaced = { $a_who } is displaced
ability-hoplomachus-trigger-hp-gained = { $a_who } { $how ->
    [healed] is healed
    [given] is given HP
   *[any] gets HP
}
ability-hoplomachus-trigger-turn-begins = { $whose ->
    [own] your turn begins
    [other] a turn of the other team begins
   *[any] a turn begins
}
ability-hoplomachus-trigger-turn-ends = { $whose ->
    [own] your turn ends
    [other] a turn of the other team ends
   *[any] a turn ends
}
ability-hoplomachus-trigger-tactic-played = { $by ->
    [own] your team plays a tactic
    [other] the other team plays a tactic
   *[any] a tactic is played
} on { $a_who }
ability-hoplomachus-trigger-favour-gained = { $whose ->
    [own] your team gains favour
    [other] the other team gains favour
   *[any] a team gains favour
}
ability-hoplomachus-trigger-phase-begins = { $phase ->
    [deployment] the deployment phase begins
    [tactic] the tactic phase begins
    [movement] the movement phase begins
    [ability] the ability phase begins
    [engagement] the engagement phase begins
    [refill] the refill begins
   *[none] a phase begins
}{ $whose ->
    [own] {" "}in your turn
    [other] {" "}in the turn of the other player
   *[any] {""}
}

## Skills and tactics

ability-hoplomachus-length = { $length ->
    [one] { $length } hex
   *[other] { $length } hexes
}
ability-hoplomachus-aim = { $to ->
    [unit] another unit
   *[opponent] an opponent
}{ $range ->
    [none] {""}
   *[other] {" "}at distance { $range } or less
}
ability-hoplomachus-place = a free hex at distance { $away } from this unit
ability-hoplomachus-used = { $when ->
    [ability] in the ability phase
   *[special] in the engagement phase, instead of attacking
}
ability-hoplomachus-status = { $status ->
    [fatigued] this unit is fatigued
   *[engages-dazed] this unit may attack or use a Special even while it is dazed
}
ability-hoplomachus-more-dice = more attack dice: { $dice }
ability-hoplomachus-about-to = this unit is dealt damage
ability-hoplomachus-changed = { $by_sign ->
    [less] { $by_size } less damage
   *[more] additional damage: { $by }
}

## Forms

ability-form-effect-add-dice = More attack dice while the tactic lasts
ability-form-effect-add-movement = Another movement while the tactic lasts
ability-form-effect-daze = Daze a unit
ability-form-effect-defeat = Defeat a unit outright
ability-form-effect-displace = Put a unit on a hex
ability-form-effect-fatigue = Fatigue while the tactic lasts
ability-form-effect-gain-hp = Give HP
ability-form-effect-hurt = Deal damage
ability-form-effect-throw = Throw an attack die
ability-form-effect-roll = Roll an arena die
ability-form-effect-tumble = Let an arena die put a unit further
ability-form-condition-by-attack = The damage comes from an attack
ability-form-condition-dazed = A unit is dazed
ability-form-condition-fatigued = A unit is fatigued
ability-form-condition-in-range = A unit is within the range of another one
ability-form-condition-isolated = A unit is isolated
ability-form-condition-outnumbered = A unit is outnumbered
ability-form-condition-parameter = A parameter is this word
ability-form-selector-deadliest = Those with the most attack dice
ability-form-selector-fastest = Those with the greatest printed movement
ability-form-selector-least-deadly = Those with the fewest attack dice
ability-form-selector-slowest = Those with the smallest printed movement
ability-form-selector-strongest = Those with the most HP
ability-form-selector-weakest = Those with the fewest HP
ability-form-trigger-attack = A unit attacks
ability-form-trigger-damaged = A unit is dealt damage
ability-form-trigger-defeated = A unit is defeated
ability-form-trigger-deployed = A unit is deployed
ability-form-trigger-favour-gained = Favour is gained
ability-form-trigger-moved = A unit moves
ability-form-trigger-displaced = A unit is displaced
ability-form-trigger-hp-gained = A unit gets HP
ability-form-trigger-turn-begins = A turn begins
ability-form-trigger-turn-ends = A turn ends
ability-form-trigger-tactic-played = A tactic is played
ability-field-away = Away
ability-field-damage = Damage
ability-field-dice = Dice
ability-field-dice-named = Dice by name
ability-field-die = Die
ability-field-hp = HP
ability-field-is = Is
ability-field-status = Status
ability-help-away = How far exactly the chosen hex is; none where no hex is chosen.
ability-help-damage = How much damage each of them is dealt.
ability-help-dice = The attack dice that are added.
ability-help-dice-named = The attack dice that are added, by the name of a parameter.
ability-help-die = Which of its attack dice is thrown.
ability-help-hp = How many HP.
ability-help-is = The word that the parameter must be.
ability-help-status = What its unit is for as long as this works.
