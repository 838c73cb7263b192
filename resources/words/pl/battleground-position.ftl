### Battleground: what is wrong with a position that somebody wrote down.

battleground-named-twice = „{ $name }” występuje tu zbyt wiele razy.
battleground-one-of-a-kind = „{ $name }” to o jeden za dużo: postać ma najwyżej jedno wzmocnienie i jedno osłabienie.
battleground-nobody-acts = W tym momencie gry nikt nie działa.
battleground-another-acts = W tym momencie gry działa inna postać.
battleground-told-by-active = „{ $name }” jest już w „active”. Usuń to tutaj.
battleground-bad-in-frame = „{ $name }”: brak albo błędna wartość.
battleground-gone-and-there = Postać „{ $figure }” jest znokautowana: wpisz w jej miejsce „null” albo ją pomiń.
battleground-too-many-wounds = Postać „{ $figure }” byłaby znokautowana: rany { NUMBER($wounds) }, zdrowie { NUMBER($health) }.
battleground-more-cards = Oddział gracza „{ $seat }” ma mniej kopii karty „{ $card }”, niż jest ich tutaj.
battleground-full-hand = Najwięcej kart losu na ręce to { NUMBER($most) }.
battleground-not-in-hand = Karty „{ $card }” nie ma na ręce.
battleground-mission-not-played = Zadanie poboczne „{ $card }” jest w grze, ale jego karty nie zagrano.
battleground-objective-twice = Cel „{ $objective }” nie może być w dwóch miejscach.
battleground-no-such-place = Na mapie nie ma miejsca o numerze { NUMBER($number) }.
battleground-outside-its-frame = Krok „{ $name }” można wykonać tylko w ramce aktywacji, przerwania lub testu.
