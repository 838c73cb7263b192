### The faces of cards: short words below numbers, which have little room.

## Battleground

face-battleground-health = SAL
face-battleground-strength = FUE
face-battleground-toughness = RES
face-battleground-mind = MEN
face-battleground-power = POD
# Same as in English: the first letters are the same.
face-battleground-perception = PER
face-battleground-speed = VEL
face-battleground-successes = éxitos
face-battleground-wounds = heridas
face-battleground-for-allies = para aliados

## Hoplomachus

face-hoplomachus-health = SAL
# Same as in English: the first letters are the same.
face-hoplomachus-movement = MOV
face-hoplomachus-range = ALC
