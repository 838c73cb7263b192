### Headlines of the log: each says in one line what somebody did, and what came of it.
### `$x_id` is only to choose by.

## Any game

headline-plain = { $what }.
headline-results = { $what }: { $results }.
headline-round = Runda { $round }
headline-turn = Runda { $round } · { $seat }
headline-miss = pudło
headline-mark-mana = { $mana } many
headline-mark-token = { $token }

## Battleground: actions

headline-battleground-activated = { $figure } zaczyna aktywację z kartą „{ $card }”
headline-battleground-played = { $figure } zagrywa kartę „{ $card }”
headline-battleground-used = { $figure } używa „{ $ability }”
headline-battleground-scenario = „{ $ability }” ({ $seat })
headline-battleground-hit = { $with ->
    [spell] { $figure } trafia czarem postać { $target }
    [ranged] { $figure } trafia strzałem postać { $target }
    [fists] { $figure } trafia pięściami postać { $target }
   *[other] { $figure } trafia postać { $target }
}
headline-battleground-missed = { $figure } nie trafia postaci { $target }
headline-battleground-area = { $figure } razi cały obszar
headline-battleground-drawn = { $seat } dobiera { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
headline-battleground-tokens-end = Kończą się wzmocnienia i osłabienia: { $figures }

## Battleground: results

headline-battleground-successes = { $hits ->
    [0] brak sukcesów
    [one] { $hits } sukces
    [few] { $hits } sukcesy
    [many] { $hits } sukcesów
   *[other] { $hits } sukcesu
}
headline-battleground-against = { $hits ->
    [0] brak sukcesów
    [one] { $hits } sukces
    [few] { $hits } sukcesy
    [many] { $hits } sukcesów
   *[other] { $hits } sukcesu
} przeciw { $saves }
headline-battleground-wounds = { $wounds ->
    [0] brak ran
    [one] { $wounds } rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}
headline-battleground-wounds-of = { $figure }: { $wounds ->
    [0] brak ran
    [one] { $wounds } rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}
headline-battleground-out = { $figure } wypada z gry
headline-battleground-token = { $token } ({ $figure })
headline-battleground-ap = { $ap } PA
headline-battleground-mana = { $mana ->
    [one] { $mana } punkt many
    [few] { $mana } punkty many
    [many] { $mana } punktów many
   *[other] { $mana } punktu many
}
headline-battleground-shifted = { $how_id ->
    [push] popchnięcie przesuwa postać { $figure } na { $to }
    [pull] przyciągnięcie przesuwa postać { $figure } na { $to }
   *[other] { $figure } przechodzi na { $to }
}
headline-battleground-triggered = „{ $ability }” ({ $figure })
headline-battleground-triggered-own = „{ $ability }”

## Hoplomachus: actions

headline-hoplomachus-hit = { $unit } trafia jednostkę { $target }
headline-hoplomachus-missed = { $unit } nie trafia jednostki { $target }
headline-hoplomachus-used = { $unit } używa umiejętności „{ $skill }”
headline-hoplomachus-drawn = { $seat } dobiera { $number ->
    [one] { $number } jednostkę
    [few] { $number } jednostki
    [many] { $number } jednostek
   *[other] { $number } jednostki
}

## Hoplomachus: results

headline-hoplomachus-hits = { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
headline-hoplomachus-lost = { $unit } traci { $hp } HP
headline-hoplomachus-lost-hp = { $hp } HP mniej
headline-hoplomachus-answered = „{ $skill }” ({ $unit })
headline-hoplomachus-displaced = jednostka { $unit } zostaje przesunięta na { $to }
headline-hoplomachus-defeated = { $units_count ->
    [one] jednostka { $units } zostaje pokonana
    [few] jednostki { $units } zostają pokonane
    [many] jednostki { $units } zostają pokonane
   *[other] jednostki { $units } zostają pokonane
}
