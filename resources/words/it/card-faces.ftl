### The faces of cards: short words below numbers, which have little room.

## Battleground

face-battleground-health = SAL
face-battleground-strength = FOR
face-battleground-toughness = ROB
face-battleground-mind = MEN
face-battleground-power = POT
# Same as in English: the first letters are the same.
face-battleground-perception = PER
face-battleground-speed = VEL
face-battleground-successes = successi
face-battleground-wounds = ferite
face-battleground-for-allies = per alleati

## Hoplomachus

face-hoplomachus-health = SAL
# Same as in English: the first letters are the same.
face-hoplomachus-movement = MOV
face-hoplomachus-range = POR
