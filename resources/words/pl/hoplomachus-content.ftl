### Hoplomachus: what is wrong with its chips, tactics, arenas, scenarios and positions.

## Chips and tactics

hoplomachus-skill-twice = Żeton ma już umiejętność „{ $skill }”.
hoplomachus-until-of-temporary = Tylko taktyka czasowa mówi, jak długo zostaje, i musi to mówić.
hoplomachus-effect-of-other-type = Ten efekt nie pasuje do taktyki rodzaju „{ $type }”: co dzieje się od razu, jest natychmiastowe, co trwa, nie jest.

## Scenarios

hoplomachus-no-map = Gra Hoplomachus wymaga areny z pól sześciokątnych, podanej w całości.
hoplomachus-two-sides = Spotykają się dwa oddziały, po jednym dla każdego z tych miejsc: { $options }.
hoplomachus-no-troop = Miejsce „{ $seat }” nie ma oddziału.
hoplomachus-other-card = Karta rodzaju „{ $kind }” tu nie pasuje, tylko te: { $options }.
hoplomachus-no-neutral-hero = Na końcu toru leżą tylko bohaterowie bez frakcji.
hoplomachus-one-hero = Oddział ma jednego bohatera; tutaj: { $found }.
hoplomachus-factions-differ = Frakcja „{ $faction }” tu nie pasuje: każdy oddział jest z jednej frakcji, innej niż drugi.
hoplomachus-name-twice = Dwie jednostki nazywają się „{ $id }”.
hoplomachus-other-namesake = Inna karta w tym scenariuszu ma id „{ $id }” i mówi co innego.
hoplomachus-only-named = „{ $id }” jest tylko nazwane: aby grać, musi tu stać sam dokument.

## Arenas

hoplomachus-unknown-role = „{ $found }” nie jest rolą pola, są tylko te: { $options }.
hoplomachus-no-deployment = Żadne pole nie ma roli „{ $role }”: ta strona nie mogłaby wystawiać.
hoplomachus-other-count = Pola z rolą „{ $role }”: tutaj { $found }, według zasad { $wanted }.
hoplomachus-blocked-hex = Jednostka „{ $unit }” nie może stać na { $place }: pole jest zablokowane.

## Positions that somebody wrote down

hoplomachus-no-such-hex = Arena nie ma pola o numerze { NUMBER($number) }.
hoplomachus-named-twice = „{ $name }” jest wymienione zbyt wiele razy.
hoplomachus-not-of-the-troop = „{ $name }” nie należy do oddziału „{ $seat }”.
hoplomachus-not-at-this-point = Żadna gra nie dochodzi do tego miejsca.
