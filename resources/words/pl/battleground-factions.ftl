### Battleground: cards of another faction.

battleground-gear-of-others = Karta „{ $id }” jest tylko dla frakcji „{ $faction }”; „{ $figure }” należy do „{ $own }”.
battleground-card-of-others = Karta „{ $id }” jest tylko dla frakcji „{ $faction }”; ten oddział należy do: { $own }.
battleground-two-factions = Ten oddział należy do kilku frakcji: { $own }. Według zasad należy do jednej.
