### Battleground: cards of another faction.

battleground-gear-of-others = «{ $id }» è riservata alla fazione «{ $faction }»; «{ $figure }» appartiene a «{ $own }».
battleground-card-of-others = «{ $id }» è riservata alla fazione «{ $faction }»; questa armata appartiene a: { $own }.
battleground-two-factions = Questa armata è di più fazioni: { $own }. Secondo le regole è di una sola.
