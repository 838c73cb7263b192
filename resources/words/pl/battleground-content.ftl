### Battleground: what is wrong with its cards and maps.

## Weapons

battleground-range-of-melee = Broń do walki wręcz nie ma zasięgu. Usuń go.
battleground-melee-at-allies = Tej broni nie da się nigdy użyć: bronią do walki wręcz atakuje się postacie w zwarciu, a sojusznicy nigdy nie są w nim ze sobą.
battleground-no-range = Broń tych rodzajów wymaga zasięgu w calach: { $options }.
battleground-mana-of-no-spell = Tylko broń magiczna kosztuje manę. Usuń koszt albo zmień rodzaj broni.
battleground-empty-line = Ten wiersz dotyczy od { $least } do { $most } sukcesów, czyli żadnej liczby. Zamień liczby miejscami.
battleground-gap-between-lines = Od { $least } do { $most } sukcesów nie ma ran: poprzedni wiersz kończy się niżej, a ten zaczyna wyżej. Zamknij lukę.
battleground-table-ends = Tabela tu się kończy: powyżej { $most ->
    [one] { $most } sukcesu
    [few] { $most } sukcesów
    [many] { $most } sukcesów
   *[other] { $most } sukcesu
    } nie ma ran. Jeśli ostatni wiersz trwa dalej, wpisz „to”: null.
battleground-lines-overlap = Wcześniejszy wiersz obejmuje już { $successes ->
    [one] { $successes } sukces
    [few] { $successes } sukcesy
    [many] { $successes } sukcesów
   *[other] { $successes } sukcesu
    } lub więcej. Wiersze muszą rosnąć bez wspólnych liczb.

## Figures and zones

battleground-on-an-obstacle = „{ $figure }” nie może stać na { $place }: jest tam przeszkoda lub drabina. Wybierz inny heks.
battleground-two-on-a-hex = „{ $figure }” i „{ $other }” stoją na { $place }. Przenieś jeden z modeli.
battleground-base-off-the-map = Podstawka modelu „{ $figure }” nie mieści się tu na mapie. Wybierz inny heks.
battleground-no-zone = Na mapie nie ma strefy rozstawienia dla oddziału gracza „{ $seat }”. Dodaj ją.
battleground-outside-zone = Model „{ $figure }” zaczyna na { $place }, poza strefą rozstawienia gracza „{ $seat }”.
battleground-zone-of-nobody = Strefa „{ $zone }” należy do gracza „{ $seat }”, który nie ma tu oddziału. Usuń ją albo przypisz innemu miejscu.
battleground-zones-overlap = Strefy rozstawienia graczy „{ $seat }” i „{ $other }” nakładają się na { $place }.

## Terrain

battleground-piece-in-parts = Element „{ $piece }” jest w kilku częściach: { $place } nie ma wspólnego boku z resztą. Połącz go albo podziel.
battleground-platform-loose = Platforma „{ $piece }” nie jest do niczego przymocowana. Umieść ją nad wysokim heksem lub obok niego albo połącz z taką platformą.
battleground-ladder-nowhere = Drabina „{ $piece }” donikąd nie prowadzi. Postaw ją obok platformy.
battleground-objective-out-of-reach = Celu „{ $objective }” nigdy nie można przejąć: żaden model nie może stanąć na jego heksie ani obok. Przenieś go.
battleground-beyond-the-box = Elementy „{ $sort }”: mapa wymaga { $found }, w pudełku jest { $most }. (×3 znaczy trzy heksy.)
battleground-not-in-the-box = Elementy „{ $sort }”: mapa wymaga { $found }, w pudełku nie ma żadnego. (×3 znaczy trzy heksy.)
battleground-make-difficult-ground = Przygotuj je samodzielnie: płaskie elementy niższe niż pół cala, na których heksach mogą stać modele.
battleground-beyond-one-box = Aby zagrać na własnym stole, oprócz jednego pudełka potrzeba
battleground-sort-of-size = { $sort } (liczba heksów: { $hexes })
battleground-token-for = żeton ({ $sort })
battleground-more-needed = { $sort }: { $n }
battleground-tokens-beyond-the-box = Żetony { $kind ->
    [mark] znaków
    [buff] wzmocnień
   *[other] osłabień
} występujących tylko na kartach: gra może ich wymagać { $found } ({ $names }), w pudełku jest { $most }.

## Umiejętności

battleground-never-engaged = Ci nigdy nie mogą być w zwarciu, więc to nigdy się nie zdarza. Usuń to.
battleground-range-of-nobody = Umiejętność dotyczy tylko właściciela, więc zasięg nic nie daje. Usuń go.
battleground-results-for-the-same = Kilka wyników wymaga tej samej liczby sukcesów ({ $needs }); liczy się zawsze tylko jeden z nich.
