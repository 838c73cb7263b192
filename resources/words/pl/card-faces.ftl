### The faces of cards: short words below numbers, which have little room.

## Battleground

face-battleground-health = ZDR
face-battleground-strength = SIŁ
face-battleground-toughness = WYT
face-battleground-mind = UMY
face-battleground-power = MOC
# Same as in English: the first letters are the same.
face-battleground-perception = PER
face-battleground-speed = SZY
face-battleground-successes = sukcesy
face-battleground-wounds = rany
face-battleground-for-allies = dla sojuszników

## Hoplomachus

face-hoplomachus-health = ZDR
face-hoplomachus-movement = RUCH
face-hoplomachus-range = ZAS
