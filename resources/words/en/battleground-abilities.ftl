### Battleground: abilities, tokens, marks, single-use items and side missions.

prompt-battleground-perform = { $figure }: use “{ $ability }”?
prompt-battleground-items-before = { $figure } is interrupted. Use an item first?

## Use

clause-battleground-enough-ap-for-ability = “{ $ability }” costs { $cost } AP; you have { $ap }.
clause-battleground-enough-mana-for-ability = “{ $ability }” costs { $cost } mana; you have { $mana }.
clause-battleground-ability-once = You have used “{ $ability }” already.
clause-battleground-outlives-the-cost = “{ $ability }” costs { $cost ->
    [one] 1 wound
   *[other] { $cost } wounds
    }; { $left } health is left.
clause-battleground-enough-cards-for-ability = “{ $ability }” costs { $cost ->
    [one] 1 card
   *[other] { $cost } cards
    }; you have { $cards }.
clause-battleground-focus-for-ability = “{ $ability }” costs a focus token; there is none.
clause-battleground-within-its-limit = { $per ->
    [game] “{ $ability }” works at most { $times }× per game.
    [round] “{ $ability }” works at most { $times }× per round.
   *[activation] “{ $ability }” works at most { $times }× per activation or interruption.
    }
clause-battleground-all-it-asks-for = “{ $ability }” doesn’t work now. It needs: { $conditions }.
clause-battleground-changes = An ability changes what is about to happen before it happens; the card that takes precedence has its look first.
clause-battleground-exempting = Cards go before the rulebook: an ability may free from one of its rules.
clause-battleground-no-ability-in-opportunity-attack = In an opportunity attack no ability is used, only a melee attack is made.
clause-battleground-ability-is-about-such = “{ $ability }” can’t target “{ $target }”.
clause-battleground-ability-reaches = { $target } is out of range ({ $range }″).
clause-battleground-ability-sees = There is no line of sight to “{ $target }”.
clause-battleground-ability-needs-engagement = “{ $ability }” needs an engaged enemy; “{ $target }” is not engaged with the character.
clause-battleground-ability-at-the-interrupted = In an interruption, only “{ $interrupted }”, who is interrupted, can be the target.
clause-battleground-mark-on-an-empty-hex = A mark needs an empty hex; { $target } isn’t empty.
clause-battleground-mark-beside-the-interrupted = In an interruption a mark is laid on a hex adjacent to the interrupted character, “{ $interrupted }”.
clause-battleground-charge-has-a-way = “{ $ability }”: no way for a charge ends beside “{ $target }”.
clause-battleground-swap-has-room = “{ $ability }” cannot swap the figure with “{ $target }”: only one of them is massive, or they do not both fit.
clause-battleground-facing-the-target = The character turns to face the target of its ability.
clause-battleground-in-sight-of-its-owner = An ability about characters within a range needs line of sight to each of them.
clause-battleground-not-itself = A character is not its own ally.

## Items

clause-battleground-item-unused = The item “{ $item }” has been used.
clause-battleground-item-turned-down = A single-use item is turned down when it is used.
clause-battleground-items-before-interruption = An interrupted character may use single-use items before the interruption.

## Attacks

clause-battleground-weapon-in-use = The ability of a weapon works only while attacking with it.
clause-battleground-enough-successes = An extra effect needs enough successes after the defence test.
clause-battleground-extra-steps = Extra effects come on top of the result table.

## Numbers

battleground-ability-changes = The ability “{ $ability }” changes it.
# What something costs, and the cards that change that.
battleground-cost-changed = { $cost } (changed by { $abilities })
clause-battleground-takes-precedence = Character cards go before fate and glory cards, then weapons, then items, then the rules.
clause-battleground-buff-changes = The buff “{ $token }” changes it.
clause-battleground-debuff-changes = The debuff “{ $token }” changes it.
clause-battleground-paralysis-ignored = Paralysis is ignored by a move that starts on difficult ground.

## Tokens

clause-battleground-replaced = A new buff or debuff replaces the old one.
clause-battleground-other-copies = An army has one copy of a unique buff or debuff in play.
clause-battleground-own-removal-acts = The removal of a unique buff or debuff does what its card says.
clause-battleground-regeneration-acts = When regeneration is removed, its bearer heals 1 wound.
clause-battleground-curse-acts = When a curse is removed, its bearer suffers 1 wound.
clause-battleground-marks-removed = Marks stay until clean-up.

## Missions and moments

clause-battleground-mission-begun = A side mission is in play for the character it was played for.
clause-battleground-completed-by = A side mission scores when its condition comes true.
clause-battleground-acting-now = Passive abilities act at their moment, in the order that the player likes.

## What authors write

battleground-results-need-test = Results by successes need a test; without one, write effects.
battleground-test-needs-results = Put what a test does into its results, by successes, not into the effects.
battleground-nobody-defends = A test against somebody needs somebody else as its aim.
battleground-effect-needs-aim = “{ $effect }” cannot happen to the aim “{ $aim }”. Aims to which it can happen: { $options }.{ $named ->
    [yes] {" "}Or name under “on” whom it happens to.
   *[no] {""}
}
battleground-ability-does-nothing = The ability does nothing. Give it an effect.
battleground-no-number-changes = No number changes here: say which.
battleground-single-use-is-free = A single-use item costs no action points.
battleground-bonus-is-one = A bonus is an ability of its own or only more mana, not both.
battleground-common-token = The rules say what this buff or debuff does; a card adds nothing to it.
battleground-unknown-token = No common buff or debuff has this name. Say what it does, or use a common one.
battleground-token-of-other-kind = “{ $name }” is a common { $kind ->
    [buff] buff
   *[debuff] debuff
}: write “do”: “{ $kind }”.
battleground-mark-needs-moment = The effects of a mark need a moment, and a moment needs effects.
battleground-effect-needs-owner = One of the effects needs a character who does it; tokens, marks and missions have none.
battleground-nothing-to-count = This can’t be more or less: it happens or it doesn’t.
battleground-token-needs-moment = The effects of a token need something to wait for, and what it waits for needs effects.
battleground-no-test-there = “{ $condition }” asks about a test, but there is none here, so it never holds. Use it for numbers that tests read.
battleground-target-outside-tests = “target” is the target of a test, and no test reads this number. Name somebody else: “self”, “bearer”.
battleground-active-is-free = An active ability needs a cost. Add one.
battleground-moves-at-nobody = Only a free attack has a target and a weapon; a free move has neither.
battleground-nobody-meant = A mission’s ability has no owner: “{ $name }” is nobody here. Name somebody, like “subject”, or use a selector.
battleground-nobodys-moment = A mission’s ability has no owner, so this never happens. Say to whom, like “who”: “character”.
battleground-target-is-a-place = The target is { $aim ->
    [hex] a hex
   *[other] an objective
    }, so “target” is not a character: this affects the owner. Write “self” if you mean that, or use a selector.
battleground-unique-to-several = “{ $name }” is unique: one character of an army has it at a time. If several get it, the last one keeps it.
battleground-never-in-attacks = A weapon’s ability works only while attacking with it, when this never happens. Add “anyway” if it should also work otherwise.
battleground-other-meaning = Two abilities give “{ $name }” different meanings: { $ability } and { $other }. Rename one of them.
battleground-knocked-out-itself = A knocked-out character leaves the map with its abilities, so this never happens. Use “last-moment”, or let another character wait for it.
battleground-knocked-out-gone = “{ $name }” has already left the map here. Use “last-moment”, which comes just before.
battleground-no-such-round = The game has { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: round { $round } never comes.
battleground-round-never-ends = Round { $round } is the last one: nothing happens after it. Choose an earlier round.

## Abilities of the scenario

prompt-battleground-scenario-may = Let “{ $ability }” take effect?
prompt-battleground-enter = Where does { $figure } enter?
battleground-scenario-needs-seat = A mission’s ability about an army needs its seat. Add it.
battleground-no-region = The map has no part called “{ $region }”.
battleground-no-reserve = No figure called “{ $figure }” waits beside the map.
battleground-never-enters = Nothing brings the figure “{ $figure }” onto the map: neither the mission nor a card lets it enter.
battleground-spawns-alone = This works only in a mission where a figure “{ $figure }” waits beside the map.
battleground-region-alone = Only a mission whose map has a part called “{ $region }” gives this a meaning; in all others there is no such place.
