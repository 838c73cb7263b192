### A game at the table: seats, cards, chances, what was told, why not, and how it ended.

## Seats and cards

seat-red = Czerwony
seat-blue = Niebieski
seat-green = Zielony
seat-yellow = Żółty
seat-chance = Los
card-face-down = zakryta karta
board-nothing = brak
board-odds = Szanse
list-of = { $items }

## Chances

odds-attack = Atak: { $target }
odds-of-ap = { $cost } z { $ap } PA
odds-to-wound = szans na ranę
odds-no-wound = { $chance } bez rany
odds-dice = { $who }: { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, { $least }+
odds-focused = { $chance } ze skupieniem
odds-behind = { $chance } od tyłu
odds-behind-or-focused = { $chance } od tyłu albo ze skupieniem
chance-percent = { NUMBER($number, maximumFractionDigits: 1) }%
chance-mean = { NUMBER($number, maximumFractionDigits: 2) }
chance-hardly = poniżej 0,1%
chance-nearly = ponad 99,9%

## What was told

told-more = { $sentence } (+{ $more })
told-part = { $change } ({ $rule })
told-die-to-throw = { $seat }: rzuć kością – { $purpose }
told-die-of-several = { $seat }: rzuć kością – { $purpose }, kość { $die } z { $number }

## Why not

why-so-far = { $target }: odległość { $number ->
    [one] { $number } heks
    [few] { $number } heksy
    [many] { $number } heksów
   *[other] { $number } heksu
}.
why-nothing-with = Nie możesz teraz wybrać: { $what }.
why-asked = Najpierw: { $prompt }
why-none = „{ $kind }” nie jest teraz możliwe.

## The end

result-won = { $number ->
    [one] Wygrywa { $winners }
    [few] Wygrywają { $winners }
    [many] Wygrywają { $winners }
   *[other] Wygrywają { $winners }
}
result-drawn = Gra kończy się remisem
result-lost = Wszyscy przegrywają
