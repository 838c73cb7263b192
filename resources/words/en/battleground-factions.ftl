### Battleground: cards of another faction.

battleground-gear-of-others = “{ $id }” is only for the faction “{ $faction }”; “{ $figure }” belongs to “{ $own }”.
battleground-card-of-others = “{ $id }” is only for the faction “{ $faction }”; this army belongs to: { $own }.
battleground-two-factions = This army is of several factions: { $own }. By the rules it is of one.
