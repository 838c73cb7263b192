### Hoplomachus: what is wrong with its chips, tactics, arenas, scenarios and positions.

## Chips and tactics

hoplomachus-skill-twice = Żeton ma już umiejętność „{ $skill }”.
hoplomachus-until-of-temporary = Tylko taktyka czasowa mówi, jak długo zostaje, i musi to mówić.
hoplomachus-effect-of-other-type = Ten efekt nie pasuje do taktyki rodzaju „{ $type }”: natychmiastowe jest to, co dzieje się od razu, a nie to, co trwa.
hoplomachus-tactic-does-nothing = Taktyka nic nie robi: potrzebny jest efekt lub zdolność.
hoplomachus-skill-does-nothing = Umiejętność nic nie robi.
hoplomachus-range-of-nobody = Umiejętność nie jest skierowana na nikogo, więc nikt nie może być poza jej zasięgiem.
hoplomachus-nobody-so-near = Żadna inna jednostka nie stoi nigdy na tym samym heksie: w odległości 0 nie ma nikogo.
hoplomachus-used-by-choice = Umiejętność, której używa gracz, i tak jest używana z wyboru.
hoplomachus-no-hex-chosen = Dla tego efektu nie wybiera się heksu: podaj odległość tutaj jako „away” albo w umiejętności używanej.
hoplomachus-lasts-with-a-tactic = Ten efekt trwa, dopóki taktyka leży na jednostce: stoi wśród efektów taktyki i nigdzie indziej.
hoplomachus-measured-from-nobody = Bez odległości nie mierzy się tu od nikogo: brakuje „away”.
hoplomachus-change-of-nothing = Trzeba powiedzieć, która liczba się zmienia.
hoplomachus-instead-says-how-much = Trzeba powiedzieć, o ile więcej lub mniej jest obrażeń.
hoplomachus-instead-only-counts = Umiejętność zmieniająca obrażenia mówi, o ile jest ich więcej lub mniej, i nic poza tym.
hoplomachus-no-dice = Potrzebna jest tu co najmniej jedna kość.
hoplomachus-words-of-word = Parametr, który jest słowem, ma słowa do wyboru, a żaden inny ich nie ma.

## Scenarios

hoplomachus-no-map = Gra Hoplomachus wymaga areny z heksów, zapisanej w całości.
hoplomachus-two-sides = Spotykają się dwa zastępy, po jednym dla każdego z tych miejsc: { $options }.
hoplomachus-no-troop = Miejsce „{ $seat }” nie ma zastępu.
hoplomachus-other-card = Karta rodzaju „{ $kind }” tu nie pasuje; mogą tu być tylko karty rodzaju: { $options }.
hoplomachus-no-neutral-hero = Na końcu toru leżą tylko bohaterowie bez frakcji.
hoplomachus-one-hero = Zastęp ma jednego bohatera; tutaj: { $found }.
hoplomachus-too-many-tactics = Według zasad zastęp ma najwyżej { $wanted } taktyki; tutaj: { $found }.
hoplomachus-rival-in-a-troop = Według zasad żaden gracz nie dowodzi nieśmiertelnym ani tytanem.
hoplomachus-factions-differ = Frakcja „{ $faction }” tu nie pasuje: każdy zastęp należy do jednej frakcji, innej niż drugi.
hoplomachus-name-twice = Dwie jednostki nazywają się „{ $id }”.
hoplomachus-hero-twice = Neutralny bohater „{ $id }” to jeden żeton: nie może być w grze dwa razy.
hoplomachus-other-namesake = Inna karta w tym scenariuszu ma identyfikator „{ $id }”, a mówi coś innego.
hoplomachus-only-named = „{ $id }” jest tylko nazwą: aby grać, musi tu być sam dokument.

## Arenas

hoplomachus-unknown-role = „{ $found }” nie jest rolą heksu; są tylko te: { $options }.
hoplomachus-no-deployment = Żaden heks nie ma roli „{ $role }”: ta strona nie mogłaby rozstawiać jednostek.
hoplomachus-other-count = Heksy z rolą „{ $role }”: tutaj { $found }, według zasad { $wanted }.
hoplomachus-role-not-played = W Koloseum jeszcze się nie gra: { $role ->
    [deploy-centre] nikt nie może rozstawić jednostki na środkowym heksie.
    [deploy-inner] nikt nie może rozstawić jednostki na wewnętrznym heksie, a stojąca tam jednostka może atakować.
   *[other] heksy z rolą „{ $role }” są zwykłymi heksami.
}
hoplomachus-blocked-hex = Jednostka „{ $unit }” nie może stać na { $place }: heks jest zablokowany.

## Positions that somebody wrote down

hoplomachus-no-such-hex = Arena nie ma heksu o numerze { NUMBER($number) }.
hoplomachus-named-twice = „{ $name }” jest wymienione zbyt wiele razy.
hoplomachus-not-of-the-troop = „{ $name }” nie należy do zastępu „{ $seat }”.
hoplomachus-not-at-this-point = Żadna gra nie dochodzi do tego miejsca.
