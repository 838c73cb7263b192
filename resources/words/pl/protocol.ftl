protocol-line-too-long = Wiersz jest dłuższy niż { NUMBER($most) } bajtów.
protocol-no-verb = Żądanie potrzebuje czasownika: „do” z tekstem.
protocol-unknown-verb = Nie ma czasownika „{ $verb }”.
protocol-internal = Silnik popełnił błąd; gra jest taka jak przedtem. Szczegóły są w dzienniku programu.
protocol-no-game = Nie ma jeszcze gry; zacznij ją przez „new”.
protocol-no-such-language = Silnik nie mówi w języku „{ $name }”.
protocol-no-such-seat = W tej grze nie ma miejsca „{ $seat }”.
protocol-chance-sees-nothing = Miejsce „chance” odpowiada tylko za kości i dobieranie; „{ $verb }” mu się nie przyda.
protocol-referee-only = „{ $verb }” jest tylko dla sędziego.

protocol-illegal = „{ $choice }” jest niedozwolone.
protocol-not-on-offer = „{ $choice }” nie jest teraz do wyboru.
protocol-bad-choice = To nie jest postać wyboru. { $problem }
protocol-no-throw = Gra nie czeka teraz na żadną kość ani dobranie.
protocol-out-of-dice = Zadane z góry kości się skończyły.
protocol-bad-die = Zadane z góry kości nie pasują. { $problem }
protocol-undo-too-many =
    { $most ->
        [0] Nie ma odpowiedzi do cofnięcia, więc nie można cofnąć { $count }.
        [one] Można cofnąć tylko jedną odpowiedź, a nie { $count }.
        [few] Można cofnąć tylko { $most } odpowiedzi, a nie { $count }.
        [many] Można cofnąć tylko { $most } odpowiedzi, a nie { $count }.
       *[other] Można cofnąć tylko { $most } odpowiedzi, a nie { $count }.
    }
protocol-not-a-result = Kość pokazuje liczbę całkowitą, a karta ma nazwę; to jest { $found }.
protocol-not-a-choice = Tu potrzebny jest identyfikator wyboru albo jego rodzaj i pola, a nie { $found }.
protocol-not-players = Podaj bota dla każdego miejsca, na liście albo według miejsc; to jest { $found }.
protocol-no-such-bot = Nie ma bota „{ $name }”.
protocol-players-and-seats = Liczba graczy potrzebna w tej grze: { NUMBER($seats) }; podano: { NUMBER($players) }.
protocol-no-such-question = „{ $system }” nie odpowiada na pytanie „{ $what }”.

protocol-one-start = Gra zaczyna się od scenariusza albo od pozycji, i tylko od jednego z nich.
protocol-profile-of-position = Pozycję gra się według tych odczytań zasad, z którymi ją zaczęto.
protocol-no-such-document = Nie ma dokumentu „{ $name }”.
protocol-other-kind = To dokument rodzaju „{ $kind }”, który się tu nie nadaje.
protocol-other-system = To należy do gry „{ $found }”, a gra się w „{ $expected }”.
protocol-bad-state = Tego nie da się odczytać. { $problem }
protocol-impossible-state = Gra nie może być w takim stanie.
protocol-does-not-fit = Krok { NUMBER($number) } dziennika gry nie pasuje. { $problem }
protocol-position-fails = Gra nie może toczyć się dalej: pozycja, od której się zaczęła, nie powstaje w żadnej rozgrywce.
