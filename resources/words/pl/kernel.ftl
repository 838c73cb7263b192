# What is asked of the table for chance, and the seat it is for.
prompt-roll = { $seat }: rzuć kością
prompt-draw = { $seat }: dobierz
prompt-order = { $seat }: co jest pierwsze?

# Why not.
reason-not-asked = „{ $kind }” nie należy do tego, co można teraz zrobić.
reason-no-such-thing = Nie ma tu niczego, co mogłoby znaczyć „{ $wish }”.
reason-game-over = Gra jest skończona.
reason-not-your-turn = { $seat } nie odpowiada w tej chwili.
reason-not-yours = Miejsce odpowiada tylko za siebie.
reason-ambiguous = { $number ->
    [one] „{ $wish }” może znaczyć { $number } wybór; trzeba powiedzieć więcej.
    [few] „{ $wish }” może znaczyć { $number } wybory; trzeba powiedzieć więcej.
    [many] „{ $wish }” może znaczyć { $number } wyborów; trzeba powiedzieć więcej.
   *[other] „{ $wish }” może znaczyć { $number } wyboru; trzeba powiedzieć więcej.
}

# What is wrong with data that somebody else wrote: values, choices, states.
value-too-deep = Zagnieżdżenie jest głębsze niż { NUMBER($most) }.
value-too-large = Liczba jest za duża.
value-half-character = W tekście jest pół znaku.
value-of-no-kind = „{ $found }” nie jest wartością gry; są nimi liczby całkowite, teksty, listy i tabele.
choice-needs-kind = Wybór potrzebuje pola „kind”, czyli tekstu.
choice-seat-is-text = Pole „seat” wyboru to tekst.
state-needs-list = Tu potrzebna jest lista.
state-needs-items = Liczba elementów potrzebnych tutaj to { NUMBER($number) }, a nie { NUMBER($found) }.
state-needs-table = Tu potrzebna jest tabela.
state-needs-step = Tu potrzebny jest krok, ze swoją nazwą.
state-needs-truth = Tu potrzebna jest prawda albo fałsz.
state-needs-number = Tu potrzebna jest liczba całkowita.
state-needs-text = Tu potrzebny jest tekst.
state-needs-nothing = Tu może stać tylko „null”.
state-needs-one-of = Co może tu stać: „{ $names }”.
state-unknown-step = Nie może tu stać żaden krok „{ $name }”.
state-unknown-field = Nie ma tu pola „{ $name }”.
state-missing-field = Brakuje pola „{ $name }”.
state-does-not-go-together = Pola „{ $name }” nie zgadzają się ze sobą.
state-bad-seats = Gra ma miejsca, każde tylko raz, a żadne z nich to nie „{ $chance }”.
state-no-such-seat = Nie ma miejsca „{ $seat }”.
state-no-such-seat-or-twice = Nie ma miejsca „{ $seat }” albo podano je dwa razy.
state-sealed-unasked = Odpowiedzi leżą zakryte, a gra o nic nie pyta.
state-bad-frame = Ramki leżą jedna w drugiej: ta zaczyna się między { NUMBER($lowest) } a { NUMBER($highest) }.
state-below-nothing = Licznik nigdy nie jest poniżej zera.
state-number-between = Tu potrzebna jest liczba całkowita od { NUMBER($least) } do { NUMBER($most) }.
state-named-twice = „{ $name }” występuje dwa razy.
state-bad-in-frame = „{ $name }” tutaj brakuje albo nie może takie być.

# Why a script of dice or a journal does not fit the game.
dice-bad-face = Kość { NUMBER($number) } nie ma ścianki „{ $face }”.
replay-throw-missing = Gra rzuca albo dobiera dla „{ $stream }”, a dziennik nie.
replay-other-throw = Gra rzuca albo dobiera dla „{ $stream }”, a dziennik dla „{ $found }”.
replay-bad-result = „{ $stream }” nie może dać „{ $found }”.
replay-answer-missing = Gra pyta, a dziennik rzuca albo dobiera.
replay-not-on-offer = Tam „{ $choice }” nie jest do wyboru.
