protocol-line-too-long = Wiersz jest dłuższy niż { NUMBER($most) } bajtów.
protocol-no-verb = Żądanie wymaga tekstu „do”, czyli czasownika.
protocol-unknown-verb = Nieznany czasownik „{ $verb }”.
protocol-internal = Silnik popełnił błąd; gra się nie zmieniła. Szczegóły są w dzienniku.
protocol-no-game = Nie ma jeszcze gry; zacznij ją przez „new”.
protocol-no-such-language = Silnik nie ma języka „{ $name }”. Wybierz en, it, es lub pl.
protocol-no-such-seat = W tej grze nie ma miejsca „{ $seat }”.
protocol-chance-sees-nothing = Miejsce „chance” odpowiada tylko za kości i dobieranie; nie może użyć „{ $verb }”.
protocol-referee-only = Tylko sędzia może użyć „{ $verb }”.

protocol-illegal = „{ $choice }” jest niedozwolone.
protocol-not-on-offer = „{ $choice }” nie jest teraz możliwe.
protocol-bad-choice = Wybór nie może mieć takiej postaci. { $problem }
protocol-no-throw = Gra nie czeka teraz na rzut ani dobranie.
protocol-out-of-dice = Przygotowane kości się skończyły.
protocol-bad-die = Przygotowane kości nie pasują. { $problem }
protocol-undo-too-many =
    { $most ->
        [0] Nie ma odpowiedzi do cofnięcia, więc nie można cofnąć { $count }.
        [one] Można cofnąć tylko jedną odpowiedź, a nie { $count }.
        [few] Można cofnąć tylko { $most } odpowiedzi, a nie { $count }.
        [many] Można cofnąć tylko { $most } odpowiedzi, a nie { $count }.
       *[other] Można cofnąć tylko { $most } odpowiedzi, a nie { $count }.
    }
protocol-not-a-result = Podaj liczbę całkowitą dla kości albo nazwę karty, a nie { $found }.
protocol-not-a-choice = Podaj ID wyboru albo jego rodzaj i pola, a nie { $found }.
protocol-not-players = Podaj bota dla każdego miejsca, na liście albo według miejsc, a nie { $found }.
protocol-no-such-bot = Nie ma bota „{ $name }”.
protocol-players-and-seats = Liczba graczy potrzebna w tej grze: { NUMBER($seats) }; podano: { NUMBER($players) }.
protocol-no-such-question = „{ $system }” nie zna pytania „{ $what }”.

protocol-one-start = Gra zaczyna się od misji albo od pozycji. Podaj tylko jedno.
protocol-profile-of-position = Pozycja zachowuje warianty zasad, z którymi się zaczęła. Usuń „profile”.
protocol-no-such-document = Nie ma dokumentu „{ $name }”.
protocol-other-kind = Dokumentu rodzaju „{ $kind }” nie można tu użyć.
protocol-other-system = To należy do gry „{ $found }”, a trwa gra „{ $expected }”.
protocol-bad-state = Nie można odczytać gry. { $problem }
protocol-impossible-state = Gra nie może być w takim stanie.
protocol-does-not-fit = Krok { NUMBER($number) } zapisu gry nie pasuje. { $problem }
protocol-position-fails = Gra nie może toczyć się dalej: żadna rozgrywka nie prowadzi do pozycji, od której się zaczęła.
