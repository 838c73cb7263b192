### Dwie wersje dokumentu porównane: co przesunięto, co dodano, co powiedziano inaczej.

comparing-changed = { $field }: było { $old }, jest { $new }
comparing-set = { $field }: teraz { $new }
comparing-unset = { $field }: już nie { $old }
comparing-moved = { $field }: przesunięcie z { $old } na { $new }
comparing-hexes-added = { $field }: teraz zajmuje też { $hexes }
comparing-hexes-gone = { $field }: nie zajmuje już { $hexes }
comparing-added = { $field }: dodano { $what }
comparing-gone = { $field }: usunięto { $what }
comparing-other-order = { $field }: w innej kolejności
comparing-clause-added = { $field }: teraz zawiera też „{ $new }”
comparing-clause-gone = { $field }: nie zawiera już „{ $old }”
comparing-clause-changed = { $field }: zamiast „{ $old }” jest „{ $new }”
comparing-written-otherwise = Mówi to samo, zapisane inaczej.
comparing-and-more =
    { $number ->
        [one] i jeszcze { NUMBER($number) } różnica
        [few] i jeszcze { NUMBER($number) } różnice
        [many] i jeszcze { NUMBER($number) } różnic
       *[other] i jeszcze { NUMBER($number) } różnicy
    }
comparing-others =
    { $number ->
        [one] { NUMBER($number) } inny
        [few] { NUMBER($number) } inne
        [many] { NUMBER($number) } innych
       *[other] { NUMBER($number) } innego
    }
comparing-held = { $field }: { $value }
comparing-number = nr { NUMBER($number) }
comparing-in-language = { $field } ({ $language })
comparing-quoted = „{ $text }”
comparing-yes = tak
comparing-no = nie
comparing-none = nic

## Jak nazywają się pola

comparing-field-abilities = Umiejętności
comparing-field-ability = Umiejętność
comparing-field-ap = PA
comparing-field-area = Obszar
comparing-field-areas = Obszary
comparing-field-armies = Armie
comparing-field-army = Lista armii
comparing-field-ask = Pytanie przy stole
comparing-field-at = Miejsce
comparing-field-attachable = Do przymocowania
comparing-field-attack = Kości ataku
comparing-field-author = Autor
comparing-field-base = Baza
comparing-field-between = Pomiędzy
comparing-field-black = Czarna kość
comparing-field-blue = Niebieska kość
comparing-field-bonus = Premia
comparing-field-borders = Granice
comparing-field-by = Liczone według
comparing-field-card = Karta
comparing-field-cards = Karty
comparing-field-chance = Los
comparing-field-choice = Wybór
comparing-field-class = Klasa
comparing-field-columns = Kolumny
comparing-field-compass = Kompas
comparing-field-copies = Kopie
comparing-field-cost = Koszt
comparing-field-deck = Talia
comparing-field-default = Wartość domyślna
comparing-field-dice = Kości
comparing-field-divides = Rozdziela
comparing-field-effects = Efekty
comparing-field-ends = Końce
comparing-field-engine = Silnik
comparing-field-entries = Wpisy
comparing-field-equipment = Ekwipunek
comparing-field-facing = Zwrot
comparing-field-faction = Frakcja
comparing-field-field = Pole
comparing-field-figure = Figurka
comparing-field-figures = Figurki
comparing-field-first = Pierwszy gracz
# Same as in English: the word is the same in Polish.
comparing-field-format = Format
comparing-field-fresh = Nowy los
comparing-field-from = Od
comparing-field-front = Przód
comparing-field-glory = Karty chwały
comparing-field-green = Zielona kość
comparing-field-grid = Siatka
comparing-field-health = Zdrowie
comparing-field-height = Wysokość
comparing-field-hexes = Heksy
comparing-field-holds = Zawartość
comparing-field-holes = Otwory
comparing-field-hp-chips = Żetony HP
comparing-field-icon = Ikona
comparing-field-id = Identyfikator
comparing-field-inch = Cale na heks
comparing-field-inches = Wysokość w calach
comparing-field-income = Dochód
comparing-field-initiative = Inicjatywa
comparing-field-joins = Łączy
comparing-field-kind = Rodzaj
comparing-field-kinds = Rodzaje
comparing-field-lead = Przewaga
comparing-field-least = Co najmniej
comparing-field-licence = Licencja
comparing-field-limits = Ograniczenia
comparing-field-line = Linia
comparing-field-low = Niskie heksy
# Same as in English: the word is the same in Polish.
comparing-field-mana = Mana
comparing-field-map = Mapa
comparing-field-mind = Umysł
comparing-field-mission = Zadanie poboczne
comparing-field-most = Co najwyżej
comparing-field-movement = Ruch
comparing-field-name = Nazwa
comparing-field-neutral = Jednostki neutralne
comparing-field-notes = Notatki
comparing-field-objective = Punkty za cel
comparing-field-objectives = Cele
comparing-field-opening = Prześwit
comparing-field-options = Opcje
comparing-field-over = Ponad
comparing-field-parameters = Parametry
comparing-field-paths = Ścieżki
comparing-field-per = Na
comparing-field-perception = Percepcja
comparing-field-pieces = Elementy terenu
comparing-field-pile = Stos
comparing-field-placed = Notatki na mapie
comparing-field-placements = Rozstawienie
comparing-field-points = Punkty
comparing-field-polygon = Obrys
comparing-field-portions = Części
comparing-field-position = Pozycja
comparing-field-power = Moc
comparing-field-preset = Zestaw ustawień
comparing-field-profile = Odczytania zasad
comparing-field-provenance = Pochodzenie
comparing-field-range = Zasięg
comparing-field-rank = Ranga
comparing-field-red = Czerwona kość
comparing-field-references = Odwołania
comparing-field-reserve = W odwodzie
comparing-field-result = Wynik
comparing-field-role = Rola
comparing-field-roles = Role
comparing-field-rounds = Rundy
comparing-field-routes = Trasy
comparing-field-rows = Wiersze
comparing-field-rule = Zasada
comparing-field-same = Wspólne dla wszystkich kart
comparing-field-scenario = Scenariusz
comparing-field-schema = Wersja formatu
comparing-field-seat = Miejsce przy stole
comparing-field-seats = Miejsca przy stole
comparing-field-seed = Ziarno
comparing-field-shape = Kształt
comparing-field-sign = Znak
comparing-field-skill = Zdolność
comparing-field-skills = Zdolności
comparing-field-source = Źródło
comparing-field-speed = Szybkość
comparing-field-stand = Można na tym stać
comparing-field-state = Stan gry
comparing-field-strength = Siła
comparing-field-strict = Ścisłe kości
comparing-field-system = Gra
comparing-field-system-version = Wersja gry
comparing-field-table = Tabela wyników
comparing-field-tactics = Taktyki
comparing-field-tags = Etykiety
comparing-field-targets = Cele ataku
comparing-field-team = Drużyna
comparing-field-text = Tekst
comparing-field-to = Do
comparing-field-tokens = Znaczniki
comparing-field-tops = Góra heksów
comparing-field-toughness = Wytrzymałość
comparing-field-type = Typ
comparing-field-until = Do kiedy
comparing-field-values = Pochodzenie wartości
comparing-field-victory = Zwycięstwo
comparing-field-where = Gdzie
comparing-field-whom = Zagrywana na
comparing-field-width = Szerokość
comparing-field-wounds = Rany
comparing-field-yellow = Żółta kość
comparing-field-zones = Strefy rozstawienia
