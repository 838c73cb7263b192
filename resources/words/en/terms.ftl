### The words of the games: those players know from their printed copies, unless marked as ours.
### The grammar of each is in ../lexicon.json under the same name, without `term-`.

## Battleground

term-army = army
term-character = character
term-battlefield = battlefield
term-hex = hex
term-adjacent = adjacent
term-difficult-ground = difficult ground
term-low-obstacle = low obstacle
term-tall-obstacle = tall obstacle
term-mixed-height-obstacle = mixed-height obstacle
term-column = column
term-platform = platform
term-ladder = ladder
term-deployment-zone = deployment zone
term-objective = objective
term-fate-card = fate card
term-glory-card = glory card
term-weapon = weapon
term-item = item
term-trinket = trinket
term-shield = shield
term-armour = armour
term-organisation-phase = organisation phase
term-activation-phase = activation phase
term-clean-up-phase = clean-up phase
term-action-points = action points
term-action-points-short = AP
term-mana = mana
term-initiative = initiative
term-test = test
term-defence-test = defence test
term-threshold = threshold
# A threshold, so that more results are successes.
term-widen = widen
# A threshold, so that fewer results are successes.
term-narrow = narrow
term-success = success
term-exploding-dice = exploding dice
term-focus = focus
term-focused = focused
term-move = move
term-attack = attack
term-active-ability = active ability
term-passive-ability = passive ability
# The noun.
term-guard = guard
# The action.
term-to-guard = to guard
term-strength = strength
term-perception = perception
term-power = power
term-toughness = toughness
term-mind = mind
term-health = health
term-speed = speed
term-melee = melee
term-ranged = ranged
# A kind of weapon: ranged, melee or spell.
term-by-spell = spell
term-engaged = engaged
term-area = area
term-range = range
term-line-of-sight = line of sight
term-visible = visible
term-cover = cover
term-flank-attack = flank attack
term-interruption = interruption
term-opportunity-attack = opportunity attack
term-area-attack = area attack
term-buff = buff
term-debuff = debuff
term-haste = haste
term-enhancement = enhancement
term-protection = protection
term-regeneration = regeneration
term-paralysis = paralysis
term-blindness = blindness
term-stun = stun
term-curse = curse
term-mark = mark
term-free-action = free action
term-side-mission = side mission
term-single-use = single-use
term-wound = wound
term-knocked-out = knocked out
term-victory-points = victory points
term-victory-points-short = VP
term-towards = towards
term-charge = charge
term-teleport = teleport
term-jump = jump
term-push = push
term-pull = pull
term-swap = swap
term-massive-figure = massive figure

## Hoplomachus

term-troop = troop
term-team = team
term-unit = unit
term-crowd-favour = crowd favour
term-tactic = tactic
term-foothold = foothold
term-sentinel = sentinel
term-dazed = dazed
term-fatigued = fatigued
term-deployment = deployment
term-engagement = engagement
term-rival = rival
term-shard = shard
term-titan = titan
term-immortal = immortal
term-camp = camp
term-discard = discard
# What a die shows.
term-hit = hit

## Fields of Eternia

term-outpost = outpost
term-wild-region = wild region
term-base = base
term-tower = tower
term-path = path
term-flight-route = flight route
term-soldier = soldier
term-hero = hero
term-quest = quest
term-encounter = encounter
term-beast = beast
term-ally = ally
term-epic-combat = epic combat
term-impetus = impetus
term-flux = flux
term-time = time
term-tool = tool
term-body = body
term-pack = pack
# The card.
term-spell = spell
term-vehicle = vehicle
term-equipment = equipment
term-victory-card = victory card
term-day = day
term-night = night
term-skirmish = skirmish
term-to-tame = to tame
term-to-flee = to flee

## What abilities speak of

term-enemy = enemy
term-opponent = opponent
term-player = player
term-target = target
term-test-target = target of the test
term-bearer = bearer
term-attacker = attacker
term-friendly-character = friendly character
term-nearest-character = character nearest
term-character-responsible = character responsible
term-character-concerned = character concerned
term-affected-character = affected character
term-friendly-unit = friendly unit
term-allied-unit = allied unit
term-nearest-unit = unit nearest
term-unit-responsible = unit responsible
term-unit-concerned = unit concerned
term-die = die
term-attack-dice = number of attack dice
term-central-hex = central hex
term-stone-hex = stone hex
term-deployment-hex = deployment hex
term-pedestal = pedestal
term-combat = combat
term-free-reroll = free re-roll
term-card = card
term-focus-token = focus token
term-guard-token = guard token
term-movement-point = movement point
term-damage = damage
term-health-point = HP
term-round = round
term-turn = turn
term-activation = activation
term-game = game
term-objective-token = objective
term-movement = movement
term-attack-ap = AP cost of attacks
term-move-ap = AP cost of moves
term-focus-ap = AP cost of focusing
term-guard-ap = AP cost of guarding
term-ability-ap = AP cost of active abilities
term-spell-mana = mana cost of spells
term-ability-mana = mana cost of active abilities
term-engaged-enemy = enemy engaged
