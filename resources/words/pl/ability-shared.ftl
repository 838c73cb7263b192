### What the shared operations of abilities say: one sentence for each, named by its kind and its file.

## Effects

ability-effect-choose = wybierz { $may ->
    [yes] najwyżej { $count }
   *[no] { $count }
} spośród { $among_these_genitive } ({ $name })
ability-effect-one-of = wybierz tylko jedno{ $may ->
    [yes] {" "}albo nic
   *[no] {""}
}: { $options }
ability-effect-if = jeśli { $condition }: { $then }{ $otherwise ->
    [none] {""}
   *[other] ; w przeciwnym razie: { $otherwise }
}
ability-effect-for-each = dla { $of_genitive }: { $effects }
ability-effect-keep = zapamiętaj, że { $name } = { $value_phrase }
ability-effect-repeat = wykonaj { $times }×: { $effects }
ability-effect-gain = daj { $amount_counter_accusative } { $on_dative }
ability-effect-lose = zabierz { $amount_counter_accusative } { $on_dative }
ability-effect-score = { $whose ->
    [own] zdobądź { $points_victory_points_accusative }
   *[other] drugi gracz zdobywa { $points_victory_points_accusative }
}
ability-effect-message = ogłoś: { $text }

## Conditions

ability-condition-all = prawdą jest to wszystko: { $of }
ability-condition-any = prawdą jest choć jedno z tego: { $of }
ability-condition-not = nieprawda, że { $that }
ability-condition-at-least = { $value_phrase } to co najmniej { $least_phrase }
ability-condition-at-most = { $value_phrase } to najwyżej { $most_phrase }
ability-condition-there-are = liczba { $who_many_genitive } to co najmniej { $least_phrase }{ $most_key ->
    [none] {""}
   *[other] {" "}i najwyżej { $most_phrase }
}
ability-condition-is = { $who } { $among_key ->
    [selector] jest wśród { $among_these_genitive }
   *[other] to { $among }
}
ability-condition-within = { $who } jest w odległości najwyżej { $distance }″ od { $of_any_genitive }
ability-condition-sees = { $who } widzi { $whom_any_accusative }
ability-condition-stands-on = { $who } stoi na { $ground_locative }
ability-condition-in-region = { $who } jest w regionie { $region }
ability-condition-has = { $who } ma { $least ->
    [none] { $most ->
        [none] { $counter_many_accusative }
       *[other] najwyżej { $most_counter_accusative }
    }
   *[other] co najmniej { $least_counter_accusative }{ $most ->
        [none] {""}
       *[other] {" "}i najwyżej { $most_counter_accusative }
    }
}
ability-condition-trait = { $who } ma cechę { $trait }

## Selectors

ability-selector-pieces = { $each_side }{ $within ->
    [none] { $seen ->
        [yes] {" "}w polu widzenia { $of_any_genitive }
       *[no] {""}
    }
   *[other] {" "}w odległości najwyżej { $within }″ od { $of_any_genitive }{ $seen ->
        [yes] {" "}i w polu widzenia
       *[no] {""}
    }
}{ $where ->
    [none] {""}
   *[other] {" "}(tylko jeśli { $where })
}
ability-selector-nearest = { $the_nearest } względem { $to_any_genitive } spośród { $of_these_genitive }
ability-selector-most = { $the_piece } o { $least ->
    [yes] najniższej
   *[no] najwyższej
} wartości spośród { $of_these_genitive } (wartość: { $by_phrase })
ability-selector-without = { $of_same } oprócz { $these_these_genitive }
ability-selector-together = { $of_same }

## Amounts

ability-amount-count = liczba { $of_many_genitive }
ability-amount-statistic = { $name } { $of_these_genitive }
ability-amount-counter = suma { $name_many_genitive } { $of_these_genitive }
ability-amount-named = { $name_key ->
    [noun] liczba { $name_genitive }
   *[own] { $name }
}
ability-amount-sum = { $of }
ability-amount-difference = { $start_key ->
    [amount] ({ $start_phrase })
   *[number] { $start_phrase }
} − { $less_key ->
    [amount] ({ $less_phrase })
   *[number] { $less_phrase }
}
ability-amount-times = { $by_key ->
    [amount] ({ $by_phrase })
   *[number] { $by_phrase }
} × { $of_key ->
    [amount] ({ $of_phrase })
   *[number] { $of_phrase }
}
ability-amount-half = ({ $of_phrase }) / 2, z zaokrągleniem w { $up ->
    [yes] górę
   *[no] dół
}
ability-amount-bounded = { $of_phrase }{ $least_key ->
    [none] {""}
   *[other] , co najmniej { $least_phrase }
}{ $most_key ->
    [none] {""}
   *[other] , najwyżej { $most_phrase }
}
ability-amount-distance = odległość w heksach od { $start_any_genitive } do { $to_any_genitive }
ability-amount-points = suma punktów zwycięstwa { $of ->
    [own] twojego oddziału
   *[other] drugiego oddziału
}
