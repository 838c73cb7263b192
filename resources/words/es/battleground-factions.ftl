### Battleground: cards of another faction.

battleground-gear-of-others = «{ $id }» es exclusiva de la facción «{ $faction }»; «{ $figure }» pertenece a «{ $own }».
battleground-card-of-others = «{ $id }» es exclusiva de la facción «{ $faction }»; este ejército pertenece a: { $own }.
battleground-two-factions = Este ejército es de varias facciones: { $own }. Según las reglas es de una sola.
