### Hoplomachus: what players are asked, and the rules as reasons: why something is not allowed, or what it gives.

## What players are asked

prompt-hoplomachus-faction = Which faction do you play?
prompt-hoplomachus-deployment = Deploy a unit: which one, and where?
prompt-hoplomachus-tactic = Which tactic do you play, and on whom?
prompt-hoplomachus-movement = Who moves, and where?
prompt-hoplomachus-ability = Who uses an ability?
prompt-hoplomachus-engagement = Attack or use a Special?
prompt-hoplomachus-reward = Return units to camp, up to { $left }?
prompt-hoplomachus-bonus-hp = Which of your units gets the crowd’s HP?
prompt-hoplomachus-displace = Where does { $unit } go?

## The arena

clause-hoplomachus-ends-on-free-hex = { $place } is blocked.
clause-hoplomachus-blocked-by-units = A hex with a unit on it is blocked.
clause-hoplomachus-blocked-by-pedestals = A pedestal is blocked.
clause-hoplomachus-own-deployment-hex = { $place } is not one of your deployment hexes.
clause-hoplomachus-shown-by-compass = The arena die shows a direction of the compass.
clause-hoplomachus-hurt-in-the-centre = A unit on the central hex takes 1 damage.

## Deployment

clause-hoplomachus-is-available = The unit “{ $unit }” is not in your camp.
clause-hoplomachus-hero-is-active = The hero “{ $unit }” is inactive and cannot be deployed.
clause-hoplomachus-health-in-supply = The supply has { $left } HP left, not enough for “{ $unit }”.
clause-hoplomachus-free-to-deploy = Nobody can be deployed on { $place }: it is blocked.
clause-hoplomachus-need-not-deploy = You have no unit in combat and must deploy one.
clause-hoplomachus-unit-drawn = The camp is refilled to four units from the bag.

## What a unit is

clause-hoplomachus-shows-active-side = The hero “{ $unit }” is inactive: it neither moves nor attacks, and its skills are ignored.
clause-hoplomachus-skills-of-active-side = The skills of the inactive hero “{ $unit }” are ignored.
clause-hoplomachus-not-fatigued = “{ $unit }” is fatigued: it neither moves nor attacks, and its skills are ignored.
clause-hoplomachus-skills-not-fatigued = The skills of the fatigued unit “{ $unit }” are ignored.
clause-hoplomachus-not-dazed = “{ $unit }” is dazed in this turn.
clause-hoplomachus-not-dazed-in-engagement = “{ $unit }” is dazed in this turn and has no First Strike.
clause-hoplomachus-may-change-hex = “{ $unit }” is dazed in this turn and does not move, not even by a skill that it uses.
clause-hoplomachus-daze-over = Daze ends with the turn.

## Tactics

clause-hoplomachus-on-no-elite-unit = “{ $unit }” is elite: no tactic can be played on it.
clause-hoplomachus-own-or-beside-own = “{ $unit }” is neither of your troop nor adjacent to a unit that is.
clause-hoplomachus-on-the-one-it-names = The tactic “{ $tactic }” is for another unit than “{ $unit }”.
clause-hoplomachus-applied = What an instant tactic does happens at once.
clause-hoplomachus-run-out = A temporary tactic goes when its time is over.
clause-hoplomachus-dice-by-tactics = Tactics add attack dice.
clause-hoplomachus-numbers-by-tactics = Tactics change the numbers of a unit.

## Movement and abilities

clause-hoplomachus-not-moved-yet = “{ $unit }” has moved in this turn.
clause-hoplomachus-within-movement = { $place } is too far for “{ $unit }”, whose movement is { $movement }.
clause-hoplomachus-way-is-open = The way to { $place } is blocked: no way around is within “{ $unit }”’s movement of { $movement }.
clause-hoplomachus-not-used-yet = “{ $unit }” has used the ability “{ $skill }” in this turn.
clause-hoplomachus-near-enough = “{ $target }” is too far from “{ $unit }”: it may be { $range } away at most.
clause-hoplomachus-exactly-so-far = { $place } is not at the exact distance from “{ $unit }”.
clause-hoplomachus-onto-free-hex = Nobody can be put on { $place }: it is blocked.
clause-hoplomachus-put-exactly-so-far = { $place } is not at distance { $away } from “{ $on }”.
clause-hoplomachus-put-on-free-hex = “{ $unit }” cannot be put on { $place }: it is blocked.
clause-hoplomachus-would-help = “{ $skill }” of “{ $unit }” would do nothing now.
clause-hoplomachus-displaced = A unit is put on a hex that is not blocked; by its own skill it moves.
clause-hoplomachus-puts-somebody-somewhere = “{ $skill }” of “{ $unit }” could put nobody on a free hex.

## Engagement and damage

clause-hoplomachus-not-engaged-yet = “{ $unit }” has attacked or used a Special in this turn.
clause-hoplomachus-has-dice = “{ $unit }” has no attack dice.
clause-hoplomachus-thrown-at-target = Dice are thrown while attacker and target are in combat and within range.
clause-hoplomachus-at-an-opponent = “{ $target }” is an ally of “{ $unit }”.
clause-hoplomachus-within-range = “{ $target }” is out of range; the range is { $range }.
clause-hoplomachus-within-reach = “{ $target }” is out of the Special’s reach, which is { $range }.
clause-hoplomachus-would-hurt = “{ $skill }” of “{ $unit }” would have no effect on anybody now.
clause-hoplomachus-its-conditions-hold = “{ $skill }” of “{ $unit }” asks for something that is not so now: { $conditions }.
clause-hoplomachus-not-too-often = “{ $skill }” of “{ $unit }” has worked as often as it may.
clause-hoplomachus-dice-by-skills = Innate skills add attack dice.
clause-hoplomachus-numbers-by-skills = Innate skills change the numbers of a unit.
clause-hoplomachus-withstood = The skills of “{ $unit }” change the damage.
clause-hoplomachus-skills-set-off = What happens sets off skills.
clause-hoplomachus-defeated = A unit without HP is defeated.
clause-hoplomachus-not-above-health = Healing “{ $unit }” does not go above its health.
clause-hoplomachus-not-beyond-supply = The supply has fewer HP for “{ $unit }”.

## Favour and victory

clause-hoplomachus-hp-left = The supply has no HP left for “{ $unit }”.
clause-hoplomachus-favour-for-defeats = An opponent that a unit defeats is worth 2 favour.
clause-hoplomachus-not-beyond-last-space = On the last reward space the favour ends.
clause-hoplomachus-favour-of-stones = Stone hexes give favour at the start of the turn.
clause-hoplomachus-bonus-of-least = With a reward, whoever has the least favour may add HP.
clause-hoplomachus-more-for-common-units = A unit that is not elite gets one HP more.
clause-hoplomachus-hero-activated = The reward activates the primary hero.
clause-hoplomachus-hero-joined = The reward brings the neutral hero to the camp.
clause-hoplomachus-tactics-returned = The reward returns discarded tactics.
clause-hoplomachus-units-returned = The reward returns discarded units.
clause-hoplomachus-by-heroes = Who defeats the opposing primary hero wins.
clause-hoplomachus-by-empty-arena = A troop without units in combat has lost.

## Questions about the rules

ask-hoplomachus-one-kind-of-odds = Ask for the odds of an attack or of some dice, one of them.
ask-hoplomachus-hurts-nobody = The Special “{ $skill }” hurts nobody: it has no odds.

## Skills

hoplomachus-ability-changes = “{ $ability }” changes it.
prompt-hoplomachus-use = { $unit }: use “{ $skill }”?
