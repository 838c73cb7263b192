### What happened in any game, what may be chosen in any game, and how values are said inside such sentences.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Events

event-rolled = { $results ->
    [none] { $seat } nie ma kości do rzutu ({ $purpose }).
   *[other] { $seat } rzuca { $results } ({ $purpose }).
}
event-used = Wykorzystano: { $what }.
event-game-ended = { $result_id ->
    [win] { $winners_count ->
        [one] Grę wygrywa { $winners }
        [few] Grę wygrywają { $winners }
        [many] Grę wygrywają { $winners }
       *[other] Grę wygrywają { $winners }
    }
    [draw] Gra kończy się remisem
   *[other] Gra jest przegrana
}{ $points ->
    [none] .
   *[other] . Punkty: { $points }.
}
event-draw-offered = { $seat } proponuje remis.
event-team-conceded = { $seat } poddaje grę; pozostali grają dalej.
event-answer-given = { $seat } wybiera w ukryciu.
event-ability-stopped = { $why_id ->
    [chain] „{ $ability }” zbyt wiele razy wyzwala samą siebie i zostaje przerwana.
    [looks] „{ $ability }” sprawdza zbyt wiele i do końca gry nic nie robi. Zagnieźdź mniej „where” w jej warunkach albo graj z mniejszą liczbą modeli.
   *[other] „{ $ability }” trwa zbyt długo i zostaje przerwana.
    }

## Choices

choice-order = Najpierw: { $next }
choice-roll = { $result }
choice-draw = { $result }
choice-face-down = Zakryty wybór
choice-concede = Poddaj grę
choice-offer-draw = Zaproponuj remis
choice-accept-draw = Przyjmij remis

## Buttons

deed-order = Najpierw
deed-roll = Rzuć
deed-draw = Dobierz
deed-face-down = Zakryte
deed-concede = Poddaj
deed-offer-draw = Proponuj remis
deed-accept-draw = Przyjmij remis

## Values

telling-each = { $who } ({ $what })
telling-change-add = { $by }
telling-change-set = ustalone na { $by }
telling-change-at-least = co najmniej { $by }
telling-change-at-most = co najwyżej { $by }
telling-change-widen = zwiększony o { $by }
telling-change-narrow = zmniejszony o { $by }
