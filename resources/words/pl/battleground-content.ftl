### Battleground: what is wrong with its cards and maps.

## Weapons

battleground-range-of-melee = Broń do walki wręcz nie ma zasięgu; ten trzeba usunąć.
battleground-melee-at-allies = Bronią do walki wręcz atakuje się tego, kto jest w zwarciu z jej posiadaczem, a sojusznicy nigdy nie są w zwarciu ze sobą: tej nie da się nigdy użyć.
battleground-no-range = Broń tych rodzajów wymaga zasięgu w calach: { $options }.
battleground-mana-of-no-spell = Tylko broń magiczna kosztuje manę.
battleground-empty-line = Ten wiersz dotyczy od { $least } do { $most } sukcesów, czyli żadnej liczby.
battleground-gap-between-lines = Między poprzednim wierszem a tym brakuje liczb sukcesów od { $least } do { $most }: nie zadają one ran.
battleground-table-ends = Tabela tu się kończy: przy więcej niż { $most ->
    [one] { $most } sukcesie
    [few] { $most } sukcesach
    [many] { $most } sukcesach
   *[other] { $most } sukcesach
} nie daje ran. „to” ostatniego wiersza to null, jeśli ma dotyczyć tej liczby i większych.
battleground-lines-overlap = Wcześniejszy wiersz dotyczy już { $successes ->
    [one] { $successes } sukcesu
    [few] { $successes } sukcesów
    [many] { $successes } sukcesów
   *[other] { $successes } sukcesu
} lub więcej; wiersze rosną i nie mają wspólnych liczb.

## Figures and zones

battleground-on-an-obstacle = Model „{ $figure }” nie może stać na { $place }: jest tam przeszkoda lub drabina.
battleground-two-on-a-hex = Model „{ $figure }” stoi na { $place }, gdzie stoi już „{ $other }”.
battleground-base-off-the-map = Podstawka modelu „{ $figure }” nie mieści się tu na mapie.
battleground-no-zone = Oddział gracza „{ $seat }” nie ma strefy rozstawienia na tej mapie.
battleground-outside-zone = Model „{ $figure }” zaczyna na { $place }, poza strefą rozstawienia gracza „{ $seat }”.
battleground-zone-of-nobody = Strefa „{ $zone }” należy do gracza „{ $seat }”, który nie ma tu oddziału.
battleground-zones-overlap = Strefy rozstawienia graczy „{ $seat }” i „{ $other }” nakładają się na { $place }.

## Terrain

battleground-piece-in-parts = Element „{ $piece }” jest w kilku częściach: { $place } nie ma wspólnego boku z resztą.
battleground-platform-loose = Platforma „{ $piece }” nie jest do niczego przymocowana: jakiś jej heks, lub heks platformy z nią połączonej, musi leżeć nad wysokim heksem albo mieć z nim wspólny bok.
battleground-ladder-nowhere = Drabina „{ $piece }” donikąd nie prowadzi: nie ma wspólnego boku z platformą.
battleground-objective-out-of-reach = Celu „{ $objective }” nigdy nie można przejąć: nikt nie może stanąć na jego heksie ani obok.
battleground-beyond-the-box = Elementy rodzaju „{ $sort }”: mapa wymaga { $found }, w pudełku jest { $most }. (×3 znaczy: o trzech heksach.)
battleground-not-in-the-box = Elementy rodzaju „{ $sort }”: mapa wymaga { $found }, w pudełku nie ma żadnego. (×3 znaczy: o trzech heksach.)
battleground-make-difficult-ground = Przygotuj je samodzielnie: płaskie elementy niższe niż pół cala, na których heksach mogą stać modele.
battleground-beyond-one-box = Aby zagrać na własnym stole, oprócz jednego pudełka
battleground-sort-of-size = { $sort } (liczba heksów: { $hexes })
battleground-token-for = żeton ({ $sort })
battleground-more-needed = { $sort }: { $n }
battleground-tokens-beyond-the-box = Żetony { $kind ->
    [mark] znaków
    [buff] wzmocnień
   *[other] osłabień
} występujących tylko na kartach: gra może ich wymagać { $found } ({ $names }), w pudełku jest { $most }.

## Umiejętności

battleground-never-engaged = Nikt nigdy nie jest w zwarciu z tymi, o których tu mowa.
battleground-range-of-nobody = Zasięg nic nie znaczy tam, gdzie umiejętność dotyczy tylko właściciela.
battleground-results-for-the-same = Kilka wyników wymaga tej samej liczby sukcesów ({ $needs }); liczy się zawsze tylko jeden z nich.
