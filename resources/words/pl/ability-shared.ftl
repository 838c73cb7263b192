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
ability-effect-if = jeśli { $condition ->
    [none] { ability-always-so }
   *[other] { $condition }
}: { $then ->
    [none] { ability-nothing }
   *[other] { $otherwise ->
        [none] { $then }
       *[other] { $then_apart }
    }
}{ $otherwise ->
    [none] {""}
   *[other] ; w przeciwnym razie: { $otherwise }
}
ability-effect-for-each = dla { $of_genitive }{ $name_key ->
    [it] {""}
   *[other] {" "}({ $name })
}: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
ability-effect-keep = zapamiętaj, że { $name } = { $value_phrase }
ability-effect-repeat = wykonaj { $times_key ->
    [single] raz
   *[number] { $times } razy
}: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
ability-effect-gain = daj { $on_key ->
    [selector] { $amount_counter_accusative } { $on_dative }
   *[other] { $on_dative } { $amount_counter_accusative }
}
ability-effect-lose = zabierz { $on_key ->
    [selector] { $amount_counter_accusative } { $on_dative }
   *[other] { $on_dative } { $amount_counter_accusative }
}
ability-effect-score = { $whose ->
    [own] zdobądź { $points_victory_points_accusative }
   *[other] drugi gracz zdobywa { $points_victory_points_accusative }
}
ability-effect-message = ogłoś: „{ $text }”

## Conditions

ability-condition-all = { $of ->
    [none] { ability-always-so }
   *[other] wszystko to jest prawdą: { $of }
}
ability-condition-any = { $of ->
    [none] nigdy tak nie jest
   *[other] co najmniej jedno z tego jest prawdą: { $of }
}
ability-condition-not = { $that ->
    [none] nigdy tak nie jest
   *[other] nieprawda, że { $that }
}
ability-condition-at-least = { $value_enclosed } { $least_key ->
    [amount] to
   *[number] wynosi
} co najmniej { $least_enclosed }
ability-condition-at-most = { $value_enclosed } { $most_key ->
    [amount] to
   *[number] wynosi
} najwyżej { $most_enclosed }
ability-condition-there-are = { $who_called ->
    [together] { $who_these } to łącznie { $least_most_alike ->
        [equal] dokładnie { $most }
       *[other] { $most_key ->
            [none] co najmniej { $least }
           *[other] { $least_key ->
                [nothing] najwyżej { $most }
               *[other] od { $least } do { $most }
            }
        }
    }
   *[other] { $most_key ->
        [none] { $least_key ->
            [single] jest co najmniej { $least_who }
           *[number] liczba { $who_many_genitive } wynosi co najmniej { $least }
        }
        [nothing] nie ma { $who_many_genitive }
        [single] { $least_key ->
            [nothing] jest najwyżej { $most_who }
            [amount] liczba { $who_many_genitive } wynosi co najmniej { $least } i najwyżej { $most }
           *[single] jest dokładnie { $most_who }
        }
       *[number] liczba { $who_many_genitive } wynosi { $least_most_alike ->
            [equal] dokładnie { $most }
           *[other] { $least_key ->
                [nothing] najwyżej { $most }
               *[number] od { $least } do { $most }
            }
        }
    }
}
ability-condition-is = { $who } { $among_key ->
    [selector] jest wśród { $among_these_genitive }
   *[other] to { $among }
}
ability-condition-within = { $who } jest w odległości najwyżej { $distance } od { $of_any_genitive }{ $seen_sight ->
    [there] {" "}i w { $of_gender ->
        [f] jej
       *[other] jego
    } polu widzenia
    [owner] {" "}i w polu widzenia { $this_self_genitive }
    [both] {" "}i obie postacie są w polu widzenia { $this_self_genitive }
    [unneeded] {" "}(także poza polem widzenia)
    [other] {" "}i ma { $of_gender ->
        [f] ją
       *[other] go
    } w polu widzenia
   *[none] {""}
}
ability-condition-sees = { $who } widzi { $whom_any_accusative }
ability-condition-stands-on = { $who } stoi na { $ground_locative_some }
ability-condition-in-region = { $who } jest w regionie { $region }
ability-condition-has = { $who } { $least ->
    [none] { $most_key ->
        [none] ma { $counter_many_accusative }
        [nothing] nie ma { $counter_many_genitive }
       *[other] ma najwyżej { $most_counter_accusative }
    }
   *[other] { $least_most_alike ->
        [equal] ma dokładnie { $least_counter_accusative }
       *[other] ma co najmniej { $most ->
            [none] { $least_counter_accusative }
           *[other] { $least } i najwyżej { $most_counter_accusative }
        }
    }
}
ability-condition-trait = { $who } ma właściwość { $trait }

## Selectors

ability-selector-pieces = { $each_side }{ $within ->
    [none] { $seen ->
        [yes] {" "}w polu widzenia { $of_any_genitive }
       *[no] {""}
    }
   *[other] {" "}w odległości najwyżej { $within } od { $of_any_genitive }{ $seen_sight ->
        [there] {" "}i w { $of_gender ->
            [f] jej
           *[other] jego
        } polu widzenia
        [owner] {" "}i w polu widzenia { $this_self_genitive }
        [unneeded] {" "}(także poza polem widzenia)
       *[none] {""}
    }
}{ $where_relative ->
    [none] {""}
   *[other] , { $where_relative }
}
ability-selector-nearest = { $the_nearest } { $to_any_genitive } spośród { $of_these_genitive } (razem z remisującymi)
ability-selector-most = { $the_piece } o { $by_measure ->
    [none] { $least ->
        [yes] najniższej
       *[no] najwyższej
    } wartości spośród { $of_these_genitive } (wartość: { $by_phrase })
   *[other] { $by_measure } spośród { $of_these_genitive }
} (razem z remisującymi)
ability-selector-without = { $of_same } oprócz { $these_these_genitive }
ability-selector-together = { $of_same }

## Amounts

ability-amount-count = { $of_called ->
    [together] ile łącznie jest: { $of_these }
   *[other] liczba { $of_many_genitive }
}
ability-amount-statistic = { $of_several ->
    [yes] { $name_gender ->
        [f] łączna
        [n] łączne
       *[other] łączny
    } { $name }
   *[no] { $name }
} { $of_these_genitive }
ability-amount-statistic-measure = { $name_gender ->
    [f] { $least ->
        [yes] najniższej
       *[no] najwyższej
    }
   *[other] { $least ->
        [yes] najniższym
       *[no] najwyższym
    }
} { $name_locative }
ability-amount-counter = { $name_mass ->
    [yes] ilość { $name_many_genitive } { $of_these_genitive }
   *[no] liczba { $name_many_genitive } { $of_these_genitive }
}
ability-amount-counter-measure = { $least ->
    [yes] najniższej
   *[no] najwyższej
} { $name_mass ->
    [yes] ilości { $name_many_genitive }
   *[no] liczbie { $name_many_genitive }
}
ability-amount-named = { $name_key ->
    [noun] { $name_mass ->
        [yes] ilość { $name_genitive }
       *[no] liczba { $name_genitive }
    }
    [proposed] tyle, ile miało nastąpić
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
   *[other] , co najmniej { $least_enclosed }
}{ $most_key ->
    [none] {""}
   *[other] , najwyżej { $most_enclosed }
}
ability-amount-distance = odległość w heksach od { $start_any_genitive } do { $to_any_genitive }
ability-amount-points = suma { $bare_victory_points_many_genitive } { $of ->
    [own] { $bare_army_gender ->
        [f] twojej
       *[other] twojego
    } { $bare_army_genitive }
   *[other] { $bare_army_gender ->
        [f] drugiej
       *[other] drugiego
    } { $bare_army_genitive }
}
