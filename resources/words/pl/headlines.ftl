### Headlines of the log: each says in one line what somebody did, and what came of it.
### `$x_id` is only to choose by.

## Any game

headline-plain = { $what }.
headline-results = { $what }: { $results }.
headline-thanks-to = { $what } ({ $source })
headline-gains = otrzymuje { $what }
headline-gains-of = { $who } otrzymuje { $what }
headline-round = Runda { $round }
headline-turn = Runda { $round } · { $seat }
headline-miss = pudło
headline-mark-mana = { $mana } many
headline-mark-token = { $token }

## Battleground: actions

headline-battleground-activated = { $figure } zaczyna aktywację z kartą „{ $card }”
headline-battleground-played = { $figure } zagrywa kartę „{ $card }”
headline-battleground-used = { $figure } wykorzystuje „{ $ability }”
headline-battleground-hit = { $with ->
    [spell] { $figure } atakuje czarem postać { $target }
    [ranged] { $figure } strzela do postaci { $target }
    [fists] { $figure } bije pięściami postać { $target }
   *[other] { $figure } atakuje postać { $target }
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
headline-battleground-claimed = { $figure } przejmuje { $objective }: { $points } PZ ({ $seat })
headline-battleground-objective = cel { $number }
headline-battleground-rest = Po odpoczynku po 1 punkcie many: { $figures }

## Battleground: results

headline-battleground-wounds = { $wounds ->
    [0] brak ran
    [one] { $wounds } rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}
headline-battleground-instead = „{ $ability }” pozostawia { $after ->
    [0] 0 ran
    [one] { $after } ranę
    [few] { $after } rany
    [many] { $after } ran
   *[other] { $after } rany
}
headline-battleground-wounds-of = { $figure } otrzymuje { $wounds ->
    [0] 0 ran
    [one] { $wounds } ranę
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}
headline-battleground-hits = { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
headline-battleground-all-blocked = { $hits ->
    [one] obrona je zatrzymuje
    [few] obrona zatrzymuje wszystkie
    [many] obrona zatrzymuje wszystkie
   *[other] obrona zatrzymuje wszystkie
}
headline-battleground-blocked = { $saves ->
    [0] obrona nie zatrzymuje nic
    [one] obrona zatrzymuje { $saves }
    [few] obrona zatrzymuje { $saves }
    [many] obrona zatrzymuje { $saves }
   *[other] obrona zatrzymuje { $saves }
}
headline-battleground-left = { $left ->
    [one] zostaje { $left }
    [few] zostają { $left }
    [many] zostaje { $left }
   *[other] zostaje { $left }
}, co daje { $wounds ->
    [0] 0 ran
    [one] { $wounds } ranę
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}
headline-battleground-out = { $figure } wypada z gry
headline-battleground-buff = { $figure } otrzymuje wzmocnienie { $token }
headline-battleground-debuff = { $figure } otrzymuje osłabienie { $token }
headline-battleground-gained-buff = wzmocnienie { $token }
headline-battleground-ap = { $ap } PA
headline-battleground-mana = { $mana ->
    [one] { $mana } punkt many
    [few] { $mana } punkty many
    [many] { $mana } punktów many
   *[other] { $mana } punktu many
}
headline-battleground-mark = znak „{ $mark }” leży na heksie { $at }
headline-battleground-shifted = { $how_id ->
    [push] popchnięcie przesuwa postać { $figure } na { $to }
    [pull] przyciągnięcie przesuwa postać { $figure } na { $to }
   *[other] { $figure } przechodzi na { $to }
}
headline-battleground-triggered = „{ $ability }”, { $figure }
headline-battleground-triggered-own = „{ $ability }”

## Hoplomachus: actions

headline-hoplomachus-hit = { $unit } atakuje jednostkę { $target }
headline-hoplomachus-missed = { $unit } nie trafia jednostki { $target }
headline-hoplomachus-used = { $unit } używa umiejętności „{ $skill }”
headline-hoplomachus-moved = { $unit } idzie z heksu { $start } na { $to }
headline-hoplomachus-stones = { $seat } zdobywa przychylność ({ $favour }) za { $units_count ->
    [one] kamień ({ $units })
    [few] kamienie ({ $units })
    [many] kamienie ({ $units })
   *[other] kamienie ({ $units })
}
headline-hoplomachus-consoled = { $unit } otrzymuje { $hp } HP, bo jej strona dostała mniej przychylności
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
headline-hoplomachus-no-hit = brak trafień
headline-hoplomachus-stopped = { $unit } zatrzymuje { $hits }
headline-hoplomachus-stopped-by = „{ $skill }” zatrzymuje { $hits }
headline-hoplomachus-lost = { $unit } traci { $hp } HP
headline-hoplomachus-lost-hp = { $hp } HP mniej
headline-hoplomachus-answered = „{ $skill }”, { $unit }
headline-hoplomachus-hero = bohater { $unit } staje się aktywny
headline-hoplomachus-displaced = jednostka { $unit } zostaje przesunięta na { $to }
headline-hoplomachus-defeated = { $units_count ->
    [one] jednostka { $units } zostaje pokonana
    [few] jednostki { $units } zostają pokonane
    [many] jednostki { $units } zostają pokonane
   *[other] jednostki { $units } zostają pokonane
}
