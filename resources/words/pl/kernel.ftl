# What is asked of the table for chance, and the seat it is for.
prompt-roll = { $seat }: rzuć kością
prompt-draw = { $seat }: dobierz
prompt-order = { $seat }: co jest pierwsze?

# Why not.
reason-not-asked = Nie możesz teraz zrobić „{ $kind }”.
reason-no-such-thing = Nie ma tu niczego o nazwie „{ $wish }”.
reason-game-over = Gra jest skończona.
reason-not-your-turn = { $seat } nie ma teraz nic do rozstrzygnięcia.
reason-not-yours = Każde miejsce odpowiada tylko za siebie.
reason-ambiguous = { $number ->
    [one] „{ $wish }” pasuje do { $number } wyboru: podaj więcej.
    [few] „{ $wish }” pasuje do { $number } wyborów: podaj więcej.
    [many] „{ $wish }” pasuje do { $number } wyborów: podaj więcej.
   *[other] „{ $wish }” pasuje do { $number } wyboru: podaj więcej.
    }

# What is wrong with data that somebody else wrote: values, choices, states.
value-too-deep = Zagnieżdżenie danych jest głębsze niż { NUMBER($most) }.
value-too-large = Liczba jest za duża.
value-half-character = Tekst zawiera pół znaku.
value-of-no-kind = Gra nie może zawierać „{ $found }”, a tylko liczby całkowite, teksty, listy i tabele.
choice-needs-kind = Wybór wymaga tekstu „kind”.
choice-seat-is-text = Pole „seat” wyboru musi być tekstem.
state-needs-list = Tu potrzebna jest lista.
state-needs-items = Liczba elementów potrzebnych tutaj to { NUMBER($number) }, a nie { NUMBER($found) }.
state-needs-table = Tu potrzebna jest tabela.
state-needs-step = Tu potrzebny jest krok, ze swoją nazwą.
state-needs-truth = Tu potrzebna jest prawda albo fałsz.
state-needs-number = Tu potrzebna jest liczba całkowita.
state-needs-text = Tu potrzebny jest tekst.
state-needs-nothing = Dozwolone jest tu tylko „null”.
state-needs-one-of = Dozwolone tutaj: „{ $names }”.
state-unknown-step = Krok „{ $name }” jest tu niedozwolony.
state-unknown-field = Nie ma tu pola „{ $name }”.
state-missing-field = Brakuje pola „{ $name }”.
state-does-not-go-together = Pola „{ $name }” są ze sobą sprzeczne.
state-bad-seats = Gra wymaga miejsc: każdego raz i żadnego o nazwie „{ $chance }”.
state-no-such-seat = Nie ma miejsca „{ $seat }”.
state-no-such-seat-or-twice = Nie ma miejsca „{ $seat }” albo podano je dwa razy.
state-sealed-unasked = Są zakryte odpowiedzi, ale nie ma pytania.
state-bad-frame = Ramki są zagnieżdżone: ta musi zaczynać się między { NUMBER($lowest) } a { NUMBER($highest) }.
state-below-nothing = Licznik nie może być poniżej zera.
state-number-between = Tu potrzebna jest liczba całkowita od { NUMBER($least) } do { NUMBER($most) }.
state-named-twice = „{ $name }” występuje dwa razy.
state-bad-in-frame = „{ $name }”: brak albo błędna wartość.

# Why a script of dice or a journal does not fit the game.
dice-bad-face = Kość { NUMBER($number) } nie ma ścianki „{ $face }”.
replay-throw-missing = Gra rzuca albo dobiera dla „{ $stream }”, a zapis nie.
replay-other-throw = Gra rzuca albo dobiera dla „{ $stream }”, a zapis dla „{ $found }”.
replay-bad-result = „{ $stream }” nie może dać „{ $found }”.
replay-answer-missing = Gra pyta, a zapis rzuca albo dobiera.
replay-not-on-offer = „{ $choice }” nie jest tam możliwe.
