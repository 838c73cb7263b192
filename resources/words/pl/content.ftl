### Co jest nie tak z czyimś dokumentem. Każde zdanie stoi po ścieżce do danego miejsca.

content-did-you-mean = Czy chodziło o „{ $name }”?
content-and-more = …i jeszcze { $n }
content-at-least-more = …i jeszcze co najmniej { $n }
content-allowed-here = Dozwolone tutaj: { $options }.
content-or-an-object = Albo obiekt z jednym z tych kluczy: { $options }.
content-written-in = W „{ $id }”, pod { $path }.
content-of-another-game = „{ $name }” należy do innej gry: { $game }.
content-of-another-kind = „{ $name }” to { $kind ->
    [effect] efekt: jego miejsce jest pod kluczem „do”
    [condition] warunek: jego miejsce jest pod kluczem „if”
    [selector] selektor: jego miejsce jest tam, gdzie potrzebna jest postać
    [amount] ilość: jej miejsce jest tam, gdzie potrzebna jest liczba
    [trigger] chwila: jej miejsce jest pod kluczem „when”
   *[cost] koszt: jego miejsce jest pod kluczem „cost”
    }.

## Plik

content-too-large = Dokument zajmuje { $found } KiB; limit to { $most } KiB. Skróć go.
content-not-utf8 = Tekst nie jest zapisany w UTF-8 (wiersz { $line }, kolumna { $column }). Zapisz go w UTF-8.
content-not-json = To nie jest JSON: wiersz { $line }, kolumna { $column }.
content-json-comma-too-many = Usuń przecinek przed tym miejscem: po ostatnim elemencie w nawiasie go nie ma.
content-json-comma-missing = Dodaj przed tym miejscem przecinek albo nawias zamykający.
content-json-key-bare = Umieść klucze w cudzysłowie: "klucz".
content-json-not-closed = Zamknij nawias albo cudzysłów.
content-json-goes-on = Usuń to, co jest po ostatnim nawiasie.
content-too-deep = Dokument jest zagnieżdżony zbyt głęboko; { $most ->
    [one] dozwolony jest { $most } poziom
    [few] dozwolone są { $most } poziomy
    [many] dozwolonych jest { $most } poziomów
   *[other] dozwolone jest { $most } poziomu
}.
content-too-many-values = Dokument ma więcej wartości niż { $most }. Podziel go.
content-wrong-everywhere = Dokument ma za dużo błędów ({ $found }). Poproś autora o nowy albo napisz go jeszcze raz.
content-repeated-key = Klucz „{ $key }” występuje dwa razy w tym samym obiekcie. Usuń jeden.
content-bad-number = Nie można użyć liczby { $written }: podaj skończoną, odległą od zera najwyżej o 2⁵³, a zero bez minusa.
content-hidden-character = Tekst zawiera znak niewidoczny albo odwracający pismo: { $character }. Usuń go.
content-not-data = { $found } nie może być częścią dokumentu.

## Klucze, rodzaje i wersje

content-missing-key = Brakuje klucza „{ $key }”.
content-unknown-key = Nieznany klucz „{ $key }”.
content-unknown-kind = Nie ma rodzaju dokumentu o nazwie „{ $kind }”.
content-unknown-system = Ten Hexsmith nie ma gry „{ $system }”, więc nie można w to zagrać. Zainstaluj wersję, która ją ma.
content-other-system = To należy do innej gry niż dokument; ten jest dla „{ $system }”.
content-bad-version = „{ $found }” nie może być wersją schematu. Podaj dwie liczby rozdzielone kropką: 1.0.
content-newer-version = Dokument używa schematu w wersji { $found }, a ten Hexsmith czyta do { $current }. Zainstaluj nowszy.
content-older-version = Dokument używa wersji { $found } schematu „{ $kind }”, której nie da się zaktualizować do { $current }. Napisz go ponownie dla { $current }.
content-unread = Dokument używa nowszej wersji schematu { $found }. Można go przechować i wyeksportować, ale nie zagrać: potrzebny jest nowszy Hexsmith.

## Wartości

content-not-object = Wpisz tu obiekt w nawiasach klamrowych, a nie { $found }.
content-not-list = Wpisz tu listę w nawiasach kwadratowych, a nie { $found }.
content-not-text = Wpisz tu tekst w cudzysłowie, a nie { $found }.
content-not-whole = Wpisz tu liczbę całkowitą, a nie { $found }.
content-not-whole-or-text = Wpisz tu liczbę całkowitą albo tekst w cudzysłowie, a nie { $found }.
content-not-number = Wpisz tu liczbę, a nie { $found }.
content-not-yes-or-no = Wpisz tu true albo false, a nie { $found }.
content-not-scalar = Wpisz tu tekst, liczbę całkowitą, true albo false, a nie { $found }.
content-not-id-or-object = Wpisz tu ID dokumentu albo sam dokument, a nie { $found }.
content-not-an-option = „{ $found }” jest tu niedozwolone. Wybierz: { $options }.
content-does-not-fit = „{ $found }” jest tu niedozwolone.
content-too-small = Wpisz co najmniej { $least }, a nie { $found }.
content-too-big = Wpisz najwyżej { $most }, a nie { $found }.
content-not-greater = Wpisz liczbę większą niż { $least }, a nie { $found }.
content-not-less = Wpisz liczbę mniejszą niż { $most }, a nie { $found }.
content-bad-measure = Wpisz długość od 0 do { $most } cali, a nie { $found }.
content-list-too-long = Lista może mieć najwyżej { $most ->
    [one] { $most } element
    [few] { $most } elementy
    [many] { $most } elementów
   *[other] { $most } elementu
}.
content-list-too-short = Lista musi mieć co najmniej { $least ->
    [one] { $least } element
    [few] { $least } elementy
    [many] { $least } elementów
   *[other] { $least } elementu
}.
content-text-too-long = Liczba znaków w tekście: { $found }, limit: { $most }. Skróć go.
content-too-many-marks = Liczba znaków nad jedną literą: { $found }, limit: { $most }.
content-text-empty = Wpisz tu tekst: ten jest pusty.
content-text-not-one-line = Wpisz tekst w jednym wierszu, bez tabulatorów.

## Nazwy

content-bad-slug = „{ $found }” nie może tu być nazwą. Użyj małych liter, cyfr i pojedynczych łączników: stone-bridge.
content-bad-id = „{ $found }” nie może być ID dokumentu. Użyj małych liter, cyfr i pojedynczych łączników: stone-bridge albo battleground/stone-bridge.
content-bad-field-name = „{ $found }” nie może być nazwą pola. Zacznij małą literą, dalej użyj małych liter, cyfr i podkreśleń.
content-reserved-seat = Wybierz inną nazwę miejsca „{ $seat }”: tej używa silnik.
content-repeated-id = Nazwa „{ $id }” jest już zajęta. Wybierz inną.
content-unknown-id = Nie ma tu niczego o nazwie „{ $id }”.
content-no-faction = Ta gra nie ma frakcji „{ $faction }”.
content-no-trait = Ta gra nie ma frakcji, klasy ani rodzaju „{ $trait }”.
content-no-such-document = Nie ma dokumentu o nazwie „{ $id }”.
content-in-the-trash = Jest w koszu biblioteki. Przywróć go stamtąd.
content-other-kind = „{ $id }” to rodzaj „{ $kind }”. Podaj tu jeden z tych: { $options }.
content-circle = Te dokumenty potrzebują się nawzajem: { $ids }. Przerwij to w jednym miejscu.
content-no-such-value = W tym dokumencie nie ma wartości w miejscu „{ $found }”.

## Mapy

content-bad-hex = „{ $found }” nie jest heksem na ziemi. Podaj litery kolumny i numer rzędu (A1) albo prostokąt (A1-C30).
content-bad-place = „{ $found }” nie jest miejscem. Podaj heks (K12), heks na platformie (K12^) albo nazwę obszaru.
content-outside-map = { $place } jest poza mapą, która kończy się na { $last }.
content-repeated-hex = { $place } występuje dwa razy. Usuń jedno.
content-no-platform = Na { $place } nie ma platformy.
content-no-facing = Na mapie obszarów modele nie mają kierunku. Usuń „{ $found }”.
content-bad-compass = Przypisz każdą z liczb od 1 do 6 jednemu kierunkowi kompasu.
content-pieces-overlap = Element „{ $piece }” nachodzi na inny w miejscu { $place }. Tylko platforma może być nad innym elementem.
content-low-outside-piece = Element „{ $piece }” ma niskie heksy poza sobą.
content-mixed-not-mixed = Element mieszany „{ $piece }” musi mieć heksy niskie i wysokie.
content-low-not-mixed = Element „{ $piece }” ma niskie heksy, ale nie jest mieszany. Zmień go na mieszany albo usuń te heksy.
content-ladder-one-hex = Drabina „{ $piece }” musi zajmować jeden heks.
content-not-attachable = Element „{ $piece }” musi dać się przymocować: modele stoją na nim co najmniej pół cala nad ziemią.
content-stand-and-obstacle = Element „{ $piece }” łączy teren, na którym można stać, z czymś innym. Łączyć można tylko części wysokie i niskie.
content-joined-to-itself = Obszar „{ $id }” jest połączony sam ze sobą.

## Oddziały i gry

content-limit-without-number = Limit „{ $id }” niczego nie ogranicza. Podaj minimum, maksimum albo liczbę kopii.
content-limit-never-met = Limitu „{ $id }” nigdy nie da się spełnić: co najmniej { $least } i najwyżej { $most }.
content-list-and-figures = Oddział jest listą „{ $id }”, więc nie może mieć też własnych modeli. Usuń jedno z dwojga.
content-format-points = Koszt oddziału w punktach: { $found }; format dopuszcza { $most }.
content-format-mixed = Wszystkie karty oddziału muszą mieć to samo pole „{ $field }”; tu są { $found }.
content-format-too-many = Limit „{ $limit }” dopuszcza najwyżej { $most }; oddział ma { $found }.
content-format-too-few = Limit „{ $limit }” wymaga co najmniej { $least }; oddział ma { $found }.
content-format-copies = Limit „{ $limit }” na kopie karty „{ $id }”: { $most }; oddział ma { $found }.
content-one-start = Zapis gry zaczyna się od misji albo od pozycji. Usuń jedno z dwojga.
