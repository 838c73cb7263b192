### Battleground: what happened, and what may be chosen.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Set-up and rounds

event-battleground-first-player-chosen = { $seat } is the first player.
event-battleground-figure-placed = { $figure } is placed on { $at } and faces { $facing }.
event-battleground-figures-left-out = { $seat } has no room for { $figures } and plays without.
event-battleground-round-began = Round { $round } begins.
event-battleground-phase-began = The { $phase } begins.
event-battleground-card-drawn = { $card_id ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws “{ $card }”.
}
event-battleground-card-set-aside = { $seat } sets “{ $card }” aside for discarding.
event-battleground-cards-discarded = { $cards ->
    [none] No card is discarded.
   *[other] Discarded: { $cards }.
}
event-battleground-cards-revealed = { $cards ->
    [none] No card is turned up.
   *[other] Cards turned up: { $cards }.
}
event-battleground-card-wasted = { $seat } has no ready character for “{ $card }” and discards it.
event-battleground-passed = { $seat } passes.
event-battleground-cards-cleared = The played cards are discarded, and all characters are ready again.
event-battleground-objective-claimed = { $figure } stands at objective { $objective } with no enemy near, and claims it for { $seat }.
event-battleground-points-scored = { $seat } scores { $points } VP.

## Activations and interruptions

event-battleground-character-activated = { $seat } activates { $figure } with “{ $card }”.
event-battleground-activation-ended = The activation of { $figure } ends.
event-battleground-card-played = { $discarded ->
    [yes] { $seat } plays “{ $card }” for { $figure } and discards it.
   *[other] { $seat } plays “{ $card }” for { $figure }.
}
event-battleground-bonus-chosen = { $figure } takes the bonus of “{ $card }”: { $bonus }.
event-battleground-ap-gained = { $figure } gains { $ap } AP.
event-battleground-action-paid = { $use_id ->
    [none] { $figure } spends { $ap } AP.
   *[other] { $figure } spends { $ap } AP: { $use }.
}
event-battleground-mana-gained = { $figure } gains { NUMBER($mana) } mana.
event-battleground-mana-spent = { $figure } spends { NUMBER($mana) } mana.
event-battleground-mana-lost = { $figure } loses { NUMBER($mana) } mana.
event-battleground-focus-gained = { $figure } focuses.
event-battleground-focus-spent = { $figure } spends the focus token.
event-battleground-focus-lost = { $figure } loses the focus token.
event-battleground-guard-raised = { $figure } goes on guard.
event-battleground-guard-dropped = { $figure } is no longer on guard.
event-battleground-guard-lost = { $figure } loses the guard token.
event-battleground-interruption-declared = { $figure } is about to interrupt { $interrupted }: { $kind }.
event-battleground-interruption-began = { $kind_id ->
    [guard] { $figure }, on guard, interrupts { $interrupted }.
    [opportunity] { $figure } makes an opportunity attack on { $interrupted }.
   *[ability] { $figure } interrupts { $interrupted } with an ability.
}
event-battleground-interruption-ended = The interruption by { $figure } ends.
event-battleground-figure-readied = { $figure } can be activated again this round.
event-battleground-figure-exhausted = { $figure } cannot be activated any more this round.
event-battleground-card-recovered = { $seat } takes “{ $card }” back from the discards.

## Movement

event-battleground-moved = { $how_id ->
    [towards] { $figure } moves towards its aim, from { $from } to { $to }.
    [charge] { $figure } charges from { $from } to { $to }.
    [teleport] { $figure } teleports from { $from } to { $to }.
    [jump] { $figure } jumps from { $from } to { $to }.
    [push] { $figure } is pushed from { $from } to { $to }.
    [pull] { $figure } is pulled from { $from } to { $to }.
    [swap] { $figure } swaps places, from { $from } to { $to }.
   *[move] { $figure } moves from { $from } to { $to }.
}
event-battleground-turned = { $figure } turns to face { $facing }.

## Tests and attacks

event-battleground-attack-began = { $weapon_id ->
    [fists] { $figure } attacks { $target } with { $weapon }.
   *[other] { $figure } attacks { $target } with “{ $weapon }”.
}
event-battleground-test-began = { $figure }: { $purpose } ({ $statistic }), { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, threshold { $threshold }.
event-battleground-successes-counted = { $figure }: { $purpose }, { $successes ->
    [0] no success
    [one] { $successes } success
   *[other] { $successes } successes
}.
event-battleground-attack-resolved = { $successes ->
    [0] No success is left, so no wound.
    [one] { $successes } success is left
   *[other] { $successes } successes are left
}{ $successes ->
    [0] {""}
   *[other] : { $wounds ->
        [0] no wound
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } with { $weapon_id ->
        [fists] { $weapon }
       *[other] “{ $weapon }”
    }.
}
event-battleground-wounds-suffered = { $by ->
    [none] { $figure } suffers { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
   *[other] { $figure } suffers { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    } from { $by }.
}
event-battleground-wounds-healed = { $figure } heals { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.
event-battleground-knocked-out = { $by ->
    [none] { $figure } is knocked out.
   *[other] { $figure } is knocked out by { $by }.
}

## Abilities

event-battleground-ability-used = { $figure } uses “{ $ability }”.
event-battleground-item-used = { $figure } uses the single-use item “{ $item }”.
event-battleground-ability-triggered = { $figure }: “{ $ability }” takes effect.
event-battleground-await-began = { $figure } waits for something: “{ $ability }”.
event-battleground-await-met = { $figure }: what “{ $ability }” waited for has come.
event-battleground-scenario-acted = Mission: “{ $ability }” takes effect for { $seat }.
event-battleground-figure-entered = { $figure } enters on { $at } and faces { $facing }.
event-battleground-replaced = { $figure }: “{ $ability }” changes { $what ->
    [wounds] the wounds of { $whom }: { $after } instead of { $before }
    [knock-out] the knock-out of { $whom }: it does not happen
    [push] the push of { $whom }, in hexes: { $after } instead of { $before }
    [pull] the pull of { $whom }, in hexes: { $after } instead of { $before }
    [mana] the mana that { $whom } gains: { $after } instead of { $before }
    [buff] the buff for { $whom }: it is not given
   *[debuff] the debuff for { $whom }: it is not given
}.
event-battleground-spared = { $figure } stays in the game, with one health left.
event-battleground-number-changed = { $figure }: “{ $ability }” changes numbers until this activation or interruption ends.
event-battleground-effect-given = { $kind_id ->
    [buff] { $figure } gains a buff: { $token }.
   *[debuff] { $figure } suffers a debuff: { $token }.
}
event-battleground-effect-removed = { $figure } loses a { $kind }.
event-battleground-mark-laid = { $seat } lays the mark “{ $mark }” on { $at }.
event-battleground-mark-removed = { $seat } removes the mark “{ $mark }”.
event-battleground-mission-taken = { $figure } takes on the side mission “{ $card }”.
event-battleground-mission-completed = { $figure } completes the side mission “{ $card }”: { $points } VP for { $seat }.

## Choices

choice-battleground-first-player = { $seat } goes first
choice-battleground-place = Place { $figure } on { $at }, facing { $facing }
choice-battleground-discard = Discard “{ $card }”
choice-battleground-recover = Take “{ $card }” back
choice-battleground-select-card = Play “{ $card }” face down
choice-battleground-pass = Pass for this round
choice-battleground-activate = Activate { $figure }
choice-battleground-bonus = “{ $card }”: { $bonus }
choice-battleground-play-card = Play “{ $card }”: { $bonus }
choice-battleground-move = { $focused ->
    [yes] Move to { $to }, spending focus
   *[other] Move to { $to }
}
choice-battleground-face = Face { $facing }
choice-battleground-push = To { $to }
choice-battleground-teleport = Come down on { $to }
choice-battleground-attack = { $weapon_id ->
    [fists] Attack { $target } with { $weapon }
   *[other] Attack { $target } with “{ $weapon }”
}
choice-battleground-use = { $target ->
    [none] { $at ->
        [none] { $objective ->
            [none] Use “{ $ability }”
           *[other] Use “{ $ability }” on the objective “{ $objective }”
        }
       *[other] Use “{ $ability }” on { $at }
    }
   *[other] Use “{ $ability }” on { $target }
}
choice-battleground-use-item = { $target ->
    [none] { $at ->
        [none] { $objective ->
            [none] Use up “{ $item }”
           *[other] Use up “{ $item }” on the objective “{ $objective }”
        }
       *[other] Use up “{ $item }” on { $at }
    }
   *[other] Use up “{ $item }” on { $target }
}
choice-battleground-focus = Focus
choice-battleground-guard = Go on guard
choice-battleground-reroll = Die { $die }: { $face }
choice-battleground-mana-reroll = Die { $die }: { $face }
choice-battleground-claim = { $figure } claims “{ $objective }”
choice-battleground-decline = Decline
choice-battleground-done = Done
choice-battleground-end = End here

## Buttons

deed-battleground-first-player = First player
deed-battleground-place = Place
deed-battleground-discard = Discard
deed-battleground-recover = Take back
deed-battleground-select-card = Face down
deed-battleground-pass = Pass
deed-battleground-activate = Activate
deed-battleground-bonus = Bonus
deed-battleground-play-card = Play card
deed-battleground-move = Move
deed-battleground-face = Face
deed-battleground-push = Push
deed-battleground-teleport = Land
deed-battleground-attack = Attack
deed-battleground-use = Use ability
deed-battleground-use-item = Use item
deed-battleground-focus = Focus
deed-battleground-guard = Guard
deed-battleground-reroll = Re-roll
deed-battleground-mana-reroll = Mana re-roll
deed-battleground-claim = Claim
deed-battleground-decline = Decline
deed-battleground-done = Done
deed-battleground-end = End

## Values

value-battleground-facing-n = north
value-battleground-facing-ne = north-east
value-battleground-facing-e = east
value-battleground-facing-se = south-east
value-battleground-facing-s = south
value-battleground-facing-sw = south-west
value-battleground-facing-w = west
value-battleground-facing-nw = north-west
value-battleground-faction-masters-of-the-universe = Masters of the Universe
value-battleground-faction-evil-warriors = Evil Warriors
value-battleground-phase-set-up = set-up phase
value-battleground-phase-organisation = { term-organisation-phase }
value-battleground-phase-activation = { term-activation-phase }
value-battleground-phase-clean-up = { term-clean-up-phase }
value-battleground-bonus-ability = its ability
value-battleground-bonus-mana = 1 mana
value-battleground-bonus-mission = { term-side-mission }
value-battleground-bonus-ap = 1 AP
value-battleground-kind-guard = { term-guard }
value-battleground-kind-opportunity = { term-opportunity-attack }
value-battleground-kind-ability = ability
value-battleground-kind-buff = { term-buff }
value-battleground-kind-debuff = { term-debuff }
value-battleground-token-haste = { term-haste }
value-battleground-token-enhancement = { term-enhancement }
value-battleground-token-protection = { term-protection }
value-battleground-token-regeneration = { term-regeneration }
value-battleground-token-paralysis = { term-paralysis }
value-battleground-token-blindness = { term-blindness }
value-battleground-token-stun = { term-stun }
value-battleground-token-curse = { term-curse }
value-battleground-statistic-strength = { term-strength }
value-battleground-statistic-toughness = { term-toughness }
value-battleground-statistic-mind = { term-mind }
value-battleground-statistic-power = { term-power }
value-battleground-statistic-perception = { term-perception }
value-battleground-purpose-attack = attack test
value-battleground-purpose-attack-reroll = attack test, free re-roll
value-battleground-purpose-attack-mana-reroll = attack test, mana re-roll
value-battleground-purpose-attack-exploding = attack test, exploding dice
value-battleground-purpose-defence = defence test
value-battleground-purpose-defence-reroll = defence test, free re-roll
value-battleground-purpose-defence-mana-reroll = defence test, mana re-roll
value-battleground-purpose-defence-exploding = defence test, exploding dice
value-battleground-purpose-ability = ability test
value-battleground-purpose-ability-reroll = ability test, free re-roll
value-battleground-purpose-ability-mana-reroll = ability test, mana re-roll
value-battleground-purpose-ability-exploding = ability test, exploding dice
value-battleground-purpose-first-player = who goes first
value-battleground-purpose-dispute = who decides
value-battleground-use-move = move
value-battleground-use-focus = focus
value-battleground-use-guard = guard
value-battleground-use-attack-melee = melee attack
value-battleground-use-attack-ranged = ranged attack
value-battleground-use-attack-spell = spell
value-battleground-use-attack-fists = attack with fists
value-battleground-weapon-fists = fists
