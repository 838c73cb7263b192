### The faces of cards: short words below numbers, which have little room.

## Battleground

face-battleground-health = HP
face-battleground-strength = STR
face-battleground-toughness = TGH
face-battleground-mind = MND
face-battleground-power = POW
face-battleground-perception = PER
face-battleground-speed = SPD
face-battleground-successes = successes
face-battleground-wounds = wounds
face-battleground-for-allies = for allies

## Hoplomachus

face-hoplomachus-health = HP
face-hoplomachus-movement = MOV
face-hoplomachus-range = RNG
