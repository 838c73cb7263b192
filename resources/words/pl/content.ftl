### Co jest nie tak z czyimś dokumentem. Każde zdanie stoi po ścieżce do danego miejsca.

content-did-you-mean = Czy chodziło o „{ $name }”?
content-and-more = …i jeszcze { $n }
content-at-least-more = …i jeszcze co najmniej { $n }
content-allowed-here = Dozwolone tutaj: { $options }.
content-or-an-object = Albo obiekt z jednym z tych kluczy: { $options }.
content-written-in = To miejsce jest w „{ $id }”, pod { $path }.
content-of-another-game = „{ $name }” należy do innej gry: { $game }.
content-of-another-kind =
    „{ $name }” to { $kind ->
        [effect] efekt, który obiekt podaje pod kluczem „do”
        [condition] warunek, klucz obiektu „if”
        [selector] selektor, który stoi tam, gdzie potrzebna jest postać
        [amount] ilość, która stoi tam, gdzie potrzebna jest liczba
        [trigger] chwila, która stoi w „when”
       *[cost] koszt, klucz obiektu „cost”
    }.

## Plik

content-too-large = Dokument zajmuje { $found } KiB; może zajmować najwyżej { $most }.
content-not-utf8 = Tekst nie jest zapisany w UTF-8: wiersz { $line }, kolumna { $column }.
content-not-json = To nie jest JSON: wiersz { $line }, kolumna { $column }.
content-json-comma-too-many = Przed tym miejscem jest o jeden przecinek za dużo: po ostatniej rzeczy w nawiasie go nie ma.
content-json-comma-missing = Przed tym miejscem brakuje przecinka albo nawiasu zamykającego.
content-json-key-bare = Klucz stoi w cudzysłowie ("…").
content-json-not-closed = Coś nie jest zamknięte: nawias albo cudzysłów.
content-json-goes-on = Po ostatnim nawiasie jest jeszcze coś.
content-too-deep = Dokument jest zagnieżdżony zbyt głęboko; { $most ->
    [one] dozwolony jest { $most } poziom
    [few] dozwolone są { $most } poziomy
    [many] dozwolonych jest { $most } poziomów
   *[other] dozwolone jest { $most } poziomu
}.
content-too-many-values = Dokument zawiera za dużo wartości; może ich mieć najwyżej { $most }.
content-wrong-everywhere = W dokumencie jest o wiele za dużo błędów, w tylu miejscach: { $found }. Poproś autora o nowy albo utwórz go na nowo.
content-repeated-key = Klucz „{ $key }” występuje dwa razy w tym samym obiekcie.
content-bad-number = Nie można użyć liczby { $written }: liczby są skończone, odległe od zera najwyżej o 2⁵³, a zero nie ma minusa.
content-hidden-character = Tekst zawiera znak, którego nie widać albo który odwraca kierunek pisma: { $character }.
content-not-data = { $found } nie może być częścią dokumentu.

## Klucze, rodzaje i wersje

content-missing-key = Brakuje klucza „{ $key }”.
content-unknown-key = Klucz „{ $key }” nie jest tu znany.
content-unknown-kind = Nie ma rodzaju dokumentu o nazwie „{ $kind }”.
content-unknown-system = Nie ma tu systemu gry „{ $system }”, więc nie można w to zagrać.
content-other-system = To należy do innego systemu gry niż dokument, w którym się znajduje; ten jest dla „{ $system }”.
content-bad-version = „{ $found }” nie jest wersją schematu: należy podać dwie liczby rozdzielone kropką, na przykład 1.0.
content-newer-version = Dokument jest zgodny z wersją { $found } swojego schematu, a ten program czyta tylko do wersji { $current }. Potrzebny jest nowszy Hexsmith.
content-older-version = Dokument jest zgodny z wersją { $found } schematu „{ $kind }”, z której nie da się przejść do wersji { $current }.
content-unread = Dokument jest zgodny z nowszą wersją { $found } swojego schematu: można go przechować i wyeksportować, ale nie można w niego zagrać.

## Wartości

content-not-object = Tu potrzebny jest obiekt w nawiasach klamrowych, a nie { $found }.
content-not-list = Tu potrzebna jest lista w nawiasach kwadratowych, a nie { $found }.
content-not-text = Tu potrzebny jest tekst w cudzysłowie, a nie { $found }.
content-not-whole = Tu potrzebna jest liczba całkowita, a nie { $found }.
content-not-whole-or-text = Tu potrzebna jest liczba całkowita albo tekst w cudzysłowie, a nie { $found }.
content-not-number = Tu potrzebna jest liczba, a nie { $found }.
content-not-yes-or-no = Tu potrzebne jest true albo false, a nie { $found }.
content-not-scalar = Tu potrzebny jest tekst, liczba całkowita, true albo false, a nie { $found }.
content-not-id-or-object = Tu potrzebny jest identyfikator dokumentu albo sam dokument, a nie { $found }.
content-not-an-option = „{ $found }” nie należy do tych możliwości: { $options }.
content-does-not-fit = „{ $found }” tu nie pasuje.
content-too-small = Liczba musi wynosić co najmniej { $least }, a nie { $found }.
content-too-big = Liczba może wynosić najwyżej { $most }, a nie { $found }.
content-not-greater = Liczba musi być większa niż { $least }, a nie { $found }.
content-not-less = Liczba musi być mniejsza niż { $most }, a nie { $found }.
content-bad-measure = Długość mieści się między 0 a { $most } cali; ta wynosi { $found }.
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
content-text-too-long = Liczba znaków w tekście to { $found }, a może wynosić najwyżej { $most }.
content-too-many-marks = Liczba znaków nad jedną literą tekstu to { $found }, a może wynosić najwyżej { $most }.
content-text-empty = Tekst jest pusty.
content-text-not-one-line = Tekst musi zmieścić się w jednym wierszu, bez tabulatorów.

## Nazwy

content-bad-slug = „{ $found }” nie może tu być nazwą: małe litery, cyfry i pojedyncze łączniki, na przykład stone-bridge.
content-bad-id = „{ $found }” nie jest identyfikatorem dokumentu: małe litery, cyfry i pojedyncze łączniki, na przykład stone-bridge albo battleground/stone-bridge.
content-bad-field-name = „{ $found }” nie może być nazwą pola: najpierw mała litera, potem małe litery, cyfry i podkreślenia.
content-reserved-seat = Żadne miejsce przy stole nie może nazywać się „{ $seat }”: tej nazwy używa sam silnik.
content-repeated-id = Nazwa „{ $id }” jest już zajęta.
content-unknown-id = Nie ma tu niczego o nazwie „{ $id }”.
content-no-faction = „{ $faction }” nie jest frakcją w tej grze.
content-no-trait = „{ $trait }” nie jest frakcją, klasą ani rodzajem w tej grze.
content-no-such-document = Nie ma dokumentu o nazwie „{ $id }”.
content-in-the-trash = Leży w koszu biblioteki: wybierz tam kosz i przywróć ten dokument.
content-other-kind = „{ $id }” to dokument rodzaju „{ $kind }”; tu potrzebny jest jeden z tych: { $options }.
content-circle = Te dokumenty potrzebują się nawzajem w kółko: { $ids }.
content-no-such-value = W tym dokumencie nie ma wartości w miejscu „{ $found }”.

## Mapy

content-bad-hex = „{ $found }” nie jest heksem na ziemi: litery kolumny i numer rzędu, na przykład A1, albo prostokąt, na przykład A1-C30.
content-bad-place = „{ $found }” nie jest miejscem na mapie: heks taki jak K12, K12^ na platformie albo nazwa obszaru.
content-outside-map = { $place } leży poza mapą, która kończy się na { $last }.
content-repeated-hex = { $place } jest podany dwa razy.
content-no-platform = Na { $place } nie ma platformy.
content-no-facing = Na mapie obszarów modele nie są zwrócone w żadną stronę; „{ $found }” trzeba usunąć.
content-bad-compass = Kompas musi przypisać każdą z liczb od 1 do 6 jednemu kierunkowi.
content-pieces-overlap = Element „{ $piece }” leży na innym w miejscu { $place }; tylko platforma może leżeć nad innym elementem.
content-low-outside-piece = Element „{ $piece }” podaje niskie heksy, których nie zajmuje.
content-mixed-not-mixed = Element mieszany „{ $piece }” musi mieć heksy niskie i wysokie.
content-low-not-mixed = Element „{ $piece }” podaje niskie heksy, ale nie jest mieszany.
content-ladder-one-hex = Drabina „{ $piece }” musi zajmować jeden heks.
content-not-attachable = To, na czym można stać, musi dać się przymocować, jeśli ma pół cala lub więcej; elementu „{ $piece }” nie da się przymocować.
content-stand-and-obstacle = Element „{ $piece }” łączy teren, na którym można stać, z czymś innym; łączyć można tylko części wysokie i niskie.
content-joined-to-itself = Obszar „{ $id }” jest połączony sam ze sobą.

## Oddziały i gry

content-limit-without-number = Limit „{ $id }” niczego nie ogranicza: potrzebna jest najmniejsza lub największa liczba albo liczba kopii.
content-limit-never-met = Limitu „{ $id }” nigdy nie da się spełnić: co najmniej { $least } i najwyżej { $most }.
content-list-and-figures = Oddział jest listą „{ $id }”, więc nie może mieć też własnych modeli.
content-format-points = Koszt oddziału w punktach: { $found }; jego format dopuszcza { $most }.
content-format-mixed = Wszystkie karty oddziału muszą mieć to samo w polu „{ $field }”; tu są { $found }.
content-format-too-many = Limit „{ $limit }” dopuszcza najwyżej { $most }; tu jest { $found }.
content-format-too-few = Limit „{ $limit }” wymaga co najmniej { $least }; tu jest { $found }.
content-format-copies = Limit „{ $limit }” dopuszcza kartę „{ $id }” najwyżej tyle razy: { $most }; tu jest tyle razy: { $found }.
content-one-start = Zapis gry musi zaczynać się od scenariusza albo od pozycji, ale nie od obu naraz.
