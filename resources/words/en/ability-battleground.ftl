### What Battleground's own operations of abilities say: one sentence for each, named by its kind and its file.
### A slot says what it asks for: engine/abilities/wording/slots.py.

## Effects

ability-battleground-effect-buff = give the buff { $name } to { $on }{ $gives ->
    [none] {""}
   *[other] {" "}(while it lasts: { $gives })
}{ $when ->
    [none] {""}
   *[other] {" "}(whenever { $when }: { $effects })
}{ $removed ->
    [none] {""}
   *[other] {" "}(when it is removed: { $removed })
}
ability-battleground-effect-debuff = give the debuff { $name } to { $on }{ $gives ->
    [none] {""}
   *[other] {" "}(while it lasts: { $gives })
}{ $when ->
    [none] {""}
   *[other] {" "}(whenever { $when }: { $effects })
}{ $removed ->
    [none] {""}
   *[other] {" "}(when it is removed: { $removed })
}
ability-battleground-effect-mark = lay the mark { $name } on the hex; { $when ->
    [none] it affects { $affects ->
        [enemies] each enemy
        [allies] each ally
       *[characters] each character
    } within { $range } and in its sight
   *[other] for { $affects ->
        [enemies] each enemy
        [allies] each ally
       *[characters] each character
    } within { $range } of the mark and in its sight
}{ $gives ->
    [none] {""}
   *[other] {" "}(while it lies there: { $gives })
}{ $when ->
    [none] {""}
   *[other] , whenever { $when }: { $effects }
}
ability-battleground-effect-charge = let { $on } charge { $on_key ->
    [self] { $the_target }
   *[other] { $the_bearer }
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-towards = move { $on } towards { $on_key ->
    [self] { $the_target }
   *[other] { $the_bearer }
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-jump = let { $on } jump{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-teleport = teleport { $on }{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-interrupt = let { $on } interrupt { $whom }
ability-battleground-effect-swap = swap the places of { $the_bearer } and { $on }
ability-battleground-effect-push = push { $on_key ->
    [selector] { $hexes_hex } away { $on }
   *[other] { $on } { $hexes_hex } away
}
ability-battleground-effect-pull = pull { $on_key ->
    [selector] { $hexes_hex } closer { $on }
   *[other] { $on } { $hexes_hex } closer
}
ability-battleground-effect-turn = turn { $on } to any side
ability-battleground-effect-free-action = give { $action ->
    [attack] a free attack
   *[move] a free move
} to { $on }{ $whom ->
    [none] {""}
   *[other] {" "}against { $whom }
}{ $weapon ->
    [melee] {", "}with a melee weapon
    [ranged] {", "}with a ranged weapon
    [spell] {", "}with a spell
   *[none] {""}
}
ability-battleground-effect-wound = deal { $wounds_wound } to { $on }
ability-battleground-effect-heal = heal { $wounds_wound } on { $on }
ability-battleground-effect-draw = draw { $cards_fate_card }
ability-battleground-effect-discard = { $on_key ->
    [self] discard { $cards_card }
   *[other] the player of { $on } discards { $cards_card }
}
ability-battleground-effect-recover = { $on_key ->
    [self] take back { $cards_fate_card } from the discards (never one of this name)
   *[other] the player of { $on } takes back { $cards_fate_card } from the discards (never one of this name)
}
ability-battleground-effect-ready = { $on } may be activated once more this round
ability-battleground-effect-exhaust = { $on } { $on_called ->
    [together] count
   *[other] counts
} as activated this round
ability-battleground-effect-remove-effect = remove { $of ->
    [buff] the buff
    [debuff] the debuff
   *[any] the buff and the debuff
} from { $on }
ability-battleground-effect-modify = until this activation or interruption ends, for { $on }: { $gives }
ability-battleground-effect-wait = until this activation or interruption ends, for { $on }, whenever { $when }: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}{ $times_key ->
    [none] {""}
    [single] {" "}(only once)
   *[number] {" "}(at most { $times } times)
}
ability-battleground-effect-spawn = bring { $figure } into play{ $region ->
    [none] {""}
   *[other] {" "}in the region { $region }
}
ability-battleground-effect-end = end the game{ $winner ->
    [own] {" "}with your victory
    [other] {" "}with the victory of the other player
    [leader] {" "}with the victory of whoever has more victory points
   *[nobody] {" "}without a winner
}

## Conditions

ability-battleground-condition-test = { $of ->
    [attack] it is an attack test
    [defence] it is a defence test
   *[ability] it is an ability test
}
ability-battleground-condition-weapon = { $type ->
    [melee] the attack is a melee attack
    [ranged] the attack is a ranged attack
   *[spell] the attack is a spell
}
ability-battleground-condition-attack-from = { $side ->
    [rear] the attack is a flank attack
   *[front] the attack is no flank attack
}
ability-battleground-condition-in-cover = { $so ->
    [yes] the target of the attack is in cover
   *[no] the target of the attack is not in cover
}
ability-battleground-condition-other-stands = { $height ->
    [higher] the other character in the test stands higher
    [level] the other character in the test stands at the same height
   *[lower] the other character in the test stands lower
}
ability-battleground-condition-self-on = { $the_bearer } stands on { $ground_some }
ability-battleground-condition-target-on = the target of the attack stands on { $ground_some }
ability-battleground-condition-wounded = { $so ->
    [yes] { $who } has wounds
   *[no] { $who } has no wounds
}
ability-battleground-condition-interrupting = { $so ->
    [yes] { $who } is interrupting
   *[no] { $who } is not interrupting
}
ability-battleground-condition-interrupted = { $so ->
    [yes] somebody is interrupting { $who }
   *[no] nobody is interrupting { $who }
}
ability-battleground-condition-acting = { $so ->
    [yes] { $who } is acting
   *[no] { $who } is not acting
}
ability-battleground-condition-engaged = { $so ->
    [yes] { $who } is engaged
   *[no] { $who } is not engaged
}
ability-battleground-condition-focused = { $so ->
    [yes] { $who } is focused
   *[no] { $who } is not focused
}
ability-battleground-condition-guarding = { $so ->
    [yes] { $who } is on guard
   *[no] { $who } is not on guard
}
ability-battleground-condition-raised = { $so ->
    [yes] { $who } stands on a platform
   *[no] { $who } does not stand on a platform
}
ability-battleground-condition-ready = { $so ->
    [yes] { $who } is ready
   *[no] { $who } is not ready
}
ability-battleground-condition-first-in-round = { $so ->
    [yes] { $who } is the first in its army to be activated this round
   *[no] { $who } is not the first in its army to be activated this round
}
ability-battleground-condition-bearing = { $so ->
    [yes] { $who } has { $name ->
        [none] { $of ->
            [buff] a buff
            [debuff] a debuff
           *[any] a buff or debuff
        }
       *[other] { $of ->
            [buff] the buff { $name }
            [debuff] the debuff { $name }
           *[any] { $name } as a buff or debuff
        }
    }
   *[no] { $who } { $name ->
        [none] has { $of ->
            [buff] no buff
            [debuff] no debuff
           *[any] neither buff nor debuff
        }
       *[other] does not have { $of ->
            [buff] the buff { $name }
            [debuff] the debuff { $name }
           *[any] { $name } as a buff or debuff
        }
    }
}
ability-battleground-condition-carries = { $so ->
    [yes] { $who } carries
   *[no] { $who } does not carry
} { $type ->
    [melee] a melee weapon
    [ranged] a ranged weapon
    [spell] a spell
    [trinket] a trinket
    [shield] a shield
   *[armour] armour
}
ability-battleground-condition-knocked-out = { $figure } is knocked out
ability-battleground-condition-round = { $least_most_alike ->
    [equal] it is round { $most }
   *[other] { $least ->
        [1] { $most ->
            [1000] it is any round
           *[other] it is round { $most } or earlier
        }
       *[other] { $most ->
            [1000] it is round { $least } or later
           *[other] the round is between { $least } and { $most }
        }
    }
}
ability-battleground-condition-leading = { $so ->
    [yes] { $by_key ->
        [nothing] your army is not behind
       *[number] { $by_sign ->
            [less] your army is behind by at most { $by_size } VP
           *[more] your army leads by at least { $by_size } VP
        }
    }
   *[no] { $by_key ->
        [nothing] your army is behind
       *[number] { $by_sign ->
            [less] your army is behind by more than { $by_size } VP
           *[more] your army does not lead by { $by_size } VP or more
        }
    }
}

## Selectors

ability-battleground-selector-engaged-with = { $each_engaged_enemy } with { $of_any }
ability-battleground-selector-facing = { $each_piece } in the { $arc ->
    [front] front
   *[rear] rear
} arc of { $of_any } within { $within }{ $seen_sight ->
    [there] {" "}and in its sight
    [owner] {" "}and in sight of { $this_self }
    [unneeded] {" "}(in sight or not)
   *[none] {""}
}

## Amounts

ability-battleground-amount-cards-in-hand = the number of cards in the hand of { $army ->
    [own] your army
   *[other] the other army
}
ability-battleground-amount-fallen = the number of knocked-out characters of { $army ->
    [own] your army
   *[other] the other army
}
ability-battleground-amount-objectives-held = the number of objectives held by { $army ->
    [own] your army
   *[other] the other army
}

## Costs

ability-battleground-cost-ap = { $amount_ap }
ability-battleground-cost-mana = { $amount_mana }
ability-battleground-cost-wounds = { $amount_wound }
ability-battleground-cost-cards = { $amount_card } from the hand
ability-battleground-cost-focus = { $amount_focus }

## Triggers

ability-battleground-trigger-wound = { $a_who } suffers { $wounds_wound } or more{ $by ->
    [self] {" "}from { $the_bearer }{ $weapon ->
        [none] {""}
       *[other] {" "}with
    }
    [army] {" "}from a friendly character{ $weapon ->
        [none] {""}
       *[other] {" "}with
    }
    [enemy] {" "}from an enemy{ $weapon ->
        [none] {""}
       *[other] {" "}with
    }
   *[anybody] { $weapon ->
        [none] {""}
       *[other] {" "}from
    }
}{ $weapon ->
    [melee] {" "}a melee weapon
    [ranged] {" "}a ranged weapon
    [spell] {" "}a spell
   *[none] {""}
}
ability-battleground-trigger-knock-out = { $a_who } is knocked out{ $by ->
    [self] {" "}by { $the_bearer }
    [army] {" "}by a friendly character
    [enemy] {" "}by an enemy
   *[anybody] {""}
}{ $weapon ->
    [melee] {" "}with a melee weapon
    [ranged] {" "}with a ranged weapon
    [spell] {" "}with a spell
   *[none] {""}
}
ability-battleground-trigger-last-moment = { $a_who } is about to be knocked out{ $by ->
    [self] {" "}by { $the_bearer }
    [army] {" "}by a friendly character
    [enemy] {" "}by an enemy
   *[anybody] {""}
}{ $weapon ->
    [melee] {" "}with a melee weapon
    [ranged] {" "}with a ranged weapon
    [spell] {" "}with a spell
   *[none] {""}
}
ability-battleground-trigger-stopped = { $a_who } is { $how ->
    [push] pushed
    [pull] pulled
   *[any] pushed or pulled
}{ $by ->
    [character] {""}
   *[other] {" "}by { $a_by }
} and something stops the movement early
ability-battleground-trigger-heal = { $a_who } heals { $wounds_wound } or more
ability-battleground-trigger-attack-begins = { $a_who } attacks{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom }
}{ $weapon ->
    [melee] {" "}with a melee weapon
    [ranged] {" "}with a ranged weapon
    [spell] {" "}with a spell
   *[none] {""}
}
ability-battleground-trigger-attack-ends = an attack by { $a_who }{ $whom ->
    [character] {""}
   *[other] {" "}on { $a_whom }
}{ $weapon ->
    [melee] {" "}with a melee weapon
    [ranged] {" "}with a ranged weapon
    [spell] {" "}with a spell
   *[none] {""}
} is over
ability-battleground-trigger-hit = { $a_who } hits{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom }
}{ $weapon ->
    [melee] {" "}with a melee weapon
    [ranged] {" "}with a ranged weapon
    [spell] {" "}with a spell
   *[none] {""}
} and has at least { $needs_success } left after the defence
ability-battleground-trigger-missed = { $a_who } attacks{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom }
}{ $weapon ->
    [melee] {" "}with a melee weapon
    [ranged] {" "}with a ranged weapon
    [spell] {" "}with a spell
   *[none] {""}
} and misses
ability-battleground-trigger-tested = { $a_who } makes { $of ->
    [attack] an attack test
    [defence] a defence test
    [ability] an ability test
   *[none] a test
}{ $least_most_alike ->
    [equal] {" "}with exactly { $most_success }
   *[other] { $most_key ->
        [none] { $least_key ->
            [nothing] {""}
           *[other] {" "}with at least { $least_success }
        }
       *[other] { $least_key ->
            [nothing] {" "}with at most { $most_success }
           *[other] {" "}with { $least } to { $most_success }
        }
    }
}
ability-battleground-trigger-interrupts = { $a_who } interrupts { $a_whom }{ $how ->
    [guard] {" "}from guard
    [opportunity] {" "}with an opportunity attack
    [ability] {" "}by an ability
   *[none] {""}
}
ability-battleground-trigger-on-activation = { $a_who } is activated
ability-battleground-trigger-end-of-activation = the activation of { $a_who } ends
ability-battleground-trigger-on-interruption = { $a_who } begins to interrupt
ability-battleground-trigger-end-of-interruption = the interruption by { $a_who } ends
ability-battleground-trigger-claim = { $a_who } claims an objective
ability-battleground-trigger-complete-mission = { $a_who } completes a side mission
ability-battleground-trigger-gains = { $a_who } gains { $least_counter } or more
ability-battleground-trigger-loses = { $a_who } loses { $least_counter } or more
ability-battleground-trigger-spends = { $a_who } spends { $least_counter } or more
ability-battleground-trigger-lose-effect = { $a_who } loses { $effect ->
    [buff] a buff
    [debuff] a debuff
   *[none] a buff or debuff
}
ability-battleground-trigger-give = { $effect ->
    [buff] { $a_who } gives { $name ->
        [none] a buff
       *[other] the buff { $name }
    } to { $a_whom }
    [debuff] { $a_who } gives { $name ->
        [none] a debuff
       *[other] the debuff { $name }
    } to { $a_whom }
   *[other] { $a_who } lays { $name ->
        [none] a mark
       *[other] the mark { $name }
    }
}
ability-battleground-trigger-move = { $how ->
    [own] { $a_who } ends a movement
    [pushed] { $a_who } is pushed, pulled or swapped{ $to ->
        [none] {""}
       *[other] {" "}and ends up
    }
   *[any] { $a_who } ends a movement of any kind
}{ $to ->
    [objective] {" "}on or beside an objective outside its own deployment zone
    [enemy-zone] {" "}in the deployment zone of the other army
   *[none] {""}
}
ability-battleground-trigger-play-card = { $a_who } gets the bonus of { $card ->
    [fate] a fate card
    [glory] a glory card
   *[none] a card
}
ability-battleground-trigger-use = { $a_who } uses an active ability
ability-battleground-trigger-use-item = { $a_who } uses a single-use item
ability-battleground-trigger-phase-begins = { $phase ->
    [set-up] the set-up begins
    [organisation] the organisation phase begins
    [activation] the activation phase begins
    [clean-up] the clean-up phase begins
   *[none] a phase begins
}
ability-battleground-trigger-phase-ends = { $phase ->
    [set-up] the set-up ends
    [organisation] the organisation phase ends
    [activation] the activation phase ends
    [clean-up] the clean-up phase ends
   *[none] a phase ends
}
ability-battleground-trigger-round-begins = { $round ->
    [none] a round begins
   *[other] round { $round } begins
}
ability-battleground-trigger-round-ends = { $round ->
    [none] a round ends
   *[other] round { $round } ends
}

## Clauses

ability-battleground-single-use = single-use (then the item is turned face down)
ability-battleground-when = an attack by { $the_bearer } has at least { $needs_success } left after the defence
ability-battleground-reward = { $vp_victory_points }
ability-battleground-anyway = { $said } (also without an attack with this weapon)
ability-battleground-about-to = { $of ->
    [wounds] { $the_subject } is about to suffer wounds
    [knock-out] { $the_subject } is about to be knocked out
    [push] { $the_subject } is about to be pushed
    [pull] { $the_subject } is about to be pulled
    [mana] { $the_subject } is about to gain mana
    [buff] { $the_subject } is about to get a buff
   *[debuff] { $the_subject } is about to get a debuff
}
ability-battleground-changed = { $by ->
    [none] { $of_key ->
        [knock-out] { $the_subject } stays in the game, with 1 health left
       *[other] it does not happen
    }
   *[other] { $by_sign ->
        [less] { $of_key ->
            [wounds] { $by_wound_size } fewer
            [mana] { $by_mana_size } less
           *[other] { $by_hex_size } fewer
        }
       *[other] { $of_key ->
            [wounds] { $by_wound_size }
            [mana] { $by_mana_size }
           *[other] { $by_hex_size }
        } more
    }
}
ability-battleground-exempt = { $the_bearer } { $rule ->
    [stop-beside-enemies] is not stopped by enemies beside it
    [difficult-ground] ignores difficult ground in its movements
    [opportunity-attacks] causes no opportunity attacks
    [interruptions] cannot be interrupted
   *[cover] ignores cover in its attacks
}
ability-battleground-mana-bonus = give 1 mana to this character
ability-battleground-length = { $length }″
ability-battleground-aim = { $to ->
    [self] this character
    [ally] an ally
    [friend] this character or an ally
    [enemy] an enemy
    [character] a character
    [all-allies] each ally
    [all-friends] this character and each ally
    [all-enemies] each enemy
    [all-characters] each character
    [hex] a hex
   *[objective] an objective
}{ $engaged ->
    [yes] {""}
   *[no] {" "}in sight
}{ $range ->
    [none] {""}
   *[other] {" "}within { $range }
}{ $engaged ->
    [yes] {" "}engaged with this character
   *[no] {""}
}
ability-battleground-everybody = { $to ->
    [all-friends] each friendly character
    [all-enemies] each enemy
   *[all-characters] each character
}
ability-part-abilitytest = { $bare_statistic }{ $against ->
    [none] {""}
   *[other] {" "}against { $bare_against }
}
ability-part-line = { $needs }+: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
