### Hoplomachus: what is wrong with its chips, tactics, arenas, scenarios and positions.

## Chips and tactics

hoplomachus-skill-twice = Żeton ma już umiejętność „{ $skill }”. Usuń jedną.
hoplomachus-until-of-temporary = Tylko taktyka czasowa mówi, jak długo zostaje, i musi to mówić.
hoplomachus-effect-of-other-type = Ten efekt nie pasuje do taktyki rodzaju „{ $type }”: natychmiastowe działają od razu, inne trwają.
hoplomachus-tactic-does-nothing = Taktyka nic nie robi. Dodaj efekt lub zdolność.
hoplomachus-skill-does-nothing = Umiejętność nic nie robi. Dodaj efekt.
hoplomachus-range-of-nobody = Umiejętność nie ma celu, więc zasięg nic nie daje. Usuń go.
hoplomachus-nobody-so-near = Na tym samym heksie nie może stać inna jednostka: w odległości 0 nikogo nie ma. Wpisz co najmniej 1.
hoplomachus-used-by-choice = Umiejętność, której używa gracz, i tak jest opcjonalna.
hoplomachus-no-hex-chosen = Dla tego efektu nie wybiera się heksu. Podaj odległość jako „away”, tutaj albo w umiejętności używanej.
hoplomachus-lasts-with-a-tactic = Ten efekt trwa, dopóki taktyka leży na jednostce. Umieść go wśród efektów taktyki.
hoplomachus-measured-from-nobody = Nie podano odległości, więc niczego się nie mierzy. Dodaj „away”.
hoplomachus-change-of-nothing = Podaj, która liczba się zmienia.
hoplomachus-instead-says-how-much = Podaj, o ile obrażeń więcej lub mniej.
hoplomachus-instead-only-counts = Umiejętność zmieniająca obrażenia podaje tylko, o ile więcej lub mniej.
hoplomachus-no-dice = Potrzebna jest tu co najmniej jedna kość. Dodaj ją.
hoplomachus-words-of-word = Tylko parametr, który jest słowem, ma słowa do wyboru, i musi je mieć.

## Scenarios

hoplomachus-no-map = Gra Hoplomachus wymaga areny z heksów, zapisanej w całości.
hoplomachus-two-sides = Spotykają się dwa zastępy, po jednym dla każdego z tych miejsc: { $options }.
hoplomachus-no-troop = Miejsce „{ $seat }” nie ma zastępu.
hoplomachus-other-card = Karta „{ $kind }” tu nie pasuje. Dozwolone: { $options }.
hoplomachus-no-neutral-hero = Na końcu toru mogą leżeć tylko bohaterowie bez frakcji.
hoplomachus-one-hero = Zastęp ma jednego bohatera; tutaj: { $found }.
hoplomachus-too-many-tactics = Według zasad zastęp ma najwyżej { $wanted } taktyki; tutaj: { $found }.
hoplomachus-rival-in-a-troop = Według zasad żaden gracz nie dowodzi nieśmiertelnym ani tytanem.
hoplomachus-factions-differ = Frakcja „{ $faction }” tu nie pasuje: każdy zastęp należy do jednej frakcji, innej niż drugi.
hoplomachus-name-twice = Dwie jednostki nazywają się „{ $id }”.
hoplomachus-hero-twice = Neutralny bohater „{ $id }” to jeden żeton: nie może być w grze dwa razy.
hoplomachus-other-namesake = Inna karta w tej misji ma ID „{ $id }” i inną treść. Zmień nazwę jednej z nich.
hoplomachus-only-named = „{ $id }” to tylko nazwa. Aby grać, wpisz sam dokument.

## Arenas

hoplomachus-unknown-role = Heksy nie mają roli „{ $found }”. Wybierz: { $options }.
hoplomachus-no-deployment = Żaden heks nie ma roli „{ $role }”, więc ta strona nie może rozstawiać jednostek. Dodaj takie heksy.
hoplomachus-other-count = Heksy z rolą „{ $role }”: { $found }; zasady wymagają { $wanted }.
hoplomachus-role-not-played = W Koloseum jeszcze się nie gra: { $role ->
    [deploy-centre] nikt nie może rozstawić jednostki na środkowym heksie.
    [deploy-inner] nikt nie może rozstawić jednostki na wewnętrznym heksie, a stojąca tam jednostka może atakować.
   *[other] heksy z rolą „{ $role }” są zwykłymi heksami.
}
hoplomachus-blocked-hex = „{ $unit }” nie może stać na { $place }: heks jest zablokowany. Wybierz inny.

## Positions that somebody wrote down

hoplomachus-no-such-hex = Arena nie ma heksu o numerze { NUMBER($number) }.
hoplomachus-named-twice = „{ $name }” występuje zbyt wiele razy.
hoplomachus-not-of-the-troop = „{ $name }” nie należy do zastępu „{ $seat }”.
hoplomachus-not-at-this-point = Żadna gra nie dochodzi do tego miejsca.
