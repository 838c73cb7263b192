### Documents to be read: cards, armies, formats, scenarios, games.

view-numbers = Liczby
view-text = Tekst
view-whole-sentences = Pełne zdania
view-whole-sentences-why = Podaj wszystkie dane zamiast krótkiego tekstu z karty.
view-origin = Pochodzenie
view-game = Gra
view-events = Zdarzenia
view-in-reserve = w rezerwie
view-does-not-fit = Nie mieści się na karcie nawet w stopniu 6: { $texts }. Skróć tekst.

## Armies and decks

view-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
view-mean-initiative = średnia inicjatywa { $mean }
view-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
view-alone = { $points } bez wyposażenia
view-points-of = z { $most ->
    [one] { $most } punktu
    [few] { $most } punktów
    [many] { $most } punktów
   *[other] { $most } punktu
}
view-points-left = zostało { $n }
view-points-over = o { $n } za dużo
view-one-only = { $field }: tylko jedna wartość
view-copies = kopie: { $found } z { $most }
view-each-once = każda raz
view-found-of = { $found } z { $bounds }
view-from-to = { $least }–{ $most }
view-at-most = najwyżej { $most }
view-at-least = co najmniej { $least }

## Formats

view-format-points = Najwyżej { $most ->
    [one] { $most } punkt
    [few] { $most } punkty
    [many] { $most } punktów
   *[other] { $most } punktu
}.
view-format-same = { $field }: ta sama wartość na wszystkich kartach, które ją mają.
view-format-copies = Ta sama karta najwyżej { $most ->
    [one] raz
    [few] { $most } razy
    [many] { $most } razy
   *[other] { $most } razy
}
view-format-in-army = { $cards }: { $bounds } w oddziale
view-format-on-figure = { $cards }: { $bounds } na każdym modelu
view-format-in-pile = { $cards }: { $bounds } w „{ $pile }”
view-format-by = { $sentence }, każda wartość „{ $field }” osobno
