### What the shared operations of abilities say: one sentence for each, named by its kind and its file.

## Effects

ability-effect-choose = elige { $may ->
    [yes] hasta { $count }
   *[no] { $count }
} de entre { $among_these } ({ $name })
ability-effect-one-of = elige una sola opción{ $may ->
    [yes] {" "}o ninguna
   *[no] {""}
}: { $options }
ability-effect-if = si { $condition ->
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
   *[other] ; si no: { $otherwise }
}
ability-effect-for-each = para { $of }{ $name_key ->
    [it] {""}
   *[other] {" "}({ $name })
}: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
ability-effect-keep = anota que { $name } = { $value_phrase }
ability-effect-repeat = haz esto { $times_key ->
    [single] una vez
   *[number] { $times } veces
}: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
ability-effect-gain = da { $amount_counter } { $on_a }
ability-effect-lose = quita { $amount_counter } { $on_a }
ability-effect-score = { $whose ->
    [own] consigue { $points_victory_points }
   *[other] el otro jugador consigue { $points_victory_points }
}
ability-effect-message = anuncia: «{ $text }»

## Conditions

ability-condition-all = { $of ->
    [none] { ability-always-so }
   *[other] todo esto es cierto: { $of }
}
ability-condition-any = { $of ->
    [none] nunca es cierto
   *[other] al menos una de estas cosas es cierta: { $of }
}
ability-condition-not = { $that ->
    [none] nunca es cierto
   *[other] esto no es cierto: { $that }
}
ability-condition-at-least = { $value_enclosed } es al menos { $least_enclosed }
ability-condition-at-most = { $value_enclosed } es como máximo { $most_enclosed }
ability-condition-there-are = { $who_called ->
    [together] { $who_these } son en total { $least_most_alike ->
        [equal] exactamente { $most }
       *[other] { $most_key ->
            [none] al menos { $least }
           *[other] { $least_key ->
                [nothing] como máximo { $most }
               *[other] entre { $least } y { $most }
            }
        }
    }
   *[other] { $most_key ->
        [none] hay al menos { $least_who }
        [nothing] no hay { $who_many }
        [single] { $least_key ->
            [nothing] hay como máximo { $most_who }
            [amount] hay al menos { $least } y como máximo { $most_who }
           *[single] hay exactamente { $most_who }
        }
       *[number] { $least_most_alike ->
            [equal] hay exactamente { $most_who }
           *[other] { $least_key ->
                [nothing] hay como máximo { $most_who }
               *[number] hay entre { $least } y { $most_who }
            }
        }
    }
}
ability-condition-is = { $who } { $among_called ->
    [name] es { $among }
   *[other] se cuenta entre { $among_these }
}
ability-condition-within = { $who } está a { $distance } o menos { $of_any_de }{ $seen_sight ->
    [there] {" "}y en su línea de visión
    [owner] {" "}y a la vista { $this_self_de }
    [both] {" "}y ambos a la vista { $this_self_de }
    [unneeded] {" "}(a la vista o no)
    [other] {" "}y tiene línea de visión
   *[none] {""}
}
ability-condition-sees = { $who } tiene línea de visión hasta { $whom_any }
ability-condition-stands-on = { $who } está en { $ground_some }
ability-condition-in-region = { $who } está en la región { $region }
ability-condition-has = { $who } { $least ->
    [none] { $most_key ->
        [none] tiene { $counter_many }
        [nothing] no tiene { $counter_many }
       *[other] tiene como máximo { $most_counter }
    }
   *[other] { $least_most_alike ->
        [equal] tiene exactamente { $least_counter }
       *[other] tiene al menos { $most ->
            [none] { $least_counter }
           *[other] { $least } y como máximo { $most_counter }
        }
    }
}
ability-condition-trait = { $who } tiene el rasgo { $trait }

## Selectors

ability-selector-pieces = { $each_side }{ $within ->
    [none] { $seen ->
        [yes] {" "}a la vista { $of_any_de }
       *[no] {""}
    }
   *[other] {" "}a { $within } o menos { $of_any_de }{ $seen_sight ->
        [there] {" "}y en su línea de visión
        [owner] {" "}y a la vista { $this_self_de }
        [unneeded] {" "}(a la vista o no)
       *[none] {""}
    }
}{ $where_relative ->
    [none] {""}
   *[other] {" "}{ $where_relative }
}
ability-selector-nearest = { $the_nearest } { $to_any_a } de entre { $of_these } ({ $the_nearest_gender ->
    [f] todas
   *[other] todos
}, en caso de empate)
ability-selector-most = { $the_piece } con { $by_measure ->
    [none] el valor { $least ->
        [yes] más bajo
       *[no] más alto
    } de entre { $of_these } (valor: { $by_phrase })
   *[other] { $by_measure } de entre { $of_these }
} ({ $the_piece_gender ->
    [f] todas
   *[other] todos
}, en caso de empate)
ability-selector-without = { $of_same } excepto { $these_these_same }
ability-selector-together = { $of_same }

## Amounts

ability-amount-count = { $of_called ->
    [together] { $of_gender ->
        [f] cuántas
       *[other] cuántos
    } son en total { $of_these }
    [without] { $of_gender ->
        [f] cuántas
       *[other] cuántos
    } son { $of_these }
   *[other] el número { $of_many_de }
}
ability-amount-statistic = { $the_name } { $of_several ->
    [yes] total { $of_these_de }
   *[no] { $of_these_de }
}
ability-amount-statistic-measure = { $the_name } { $name_gender ->
    [f] { $least ->
        [yes] más baja
       *[no] más alta
    }
   *[other] { $least ->
        [yes] más bajo
       *[no] más alto
    }
}
ability-amount-counter = { $name_mass ->
    [yes] la cantidad { $name_many_de } { $of_these_de }
   *[no] el número { $name_many_de } { $of_these_de }
}
ability-amount-counter-measure = { $name_mass ->
    [yes] la cantidad { $name_many_de } { $least ->
        [yes] más baja
       *[no] más alta
    }
   *[no] el número { $name_many_de } { $least ->
        [yes] más bajo
       *[no] más alto
    }
}
ability-amount-named = { $name_key ->
    [noun] { $name_mass ->
        [yes] la cantidad { $name_de }
       *[no] el número { $name_de }
    }
    [proposed] cuanto estaba a punto de ocurrir
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
ability-amount-half = ({ $of_phrase }) / 2, redondeando hacia { $up ->
    [yes] arriba
   *[no] abajo
}
ability-amount-bounded = { $of_phrase }{ $least_key ->
    [none] {""}
   *[other] , al menos { $least_enclosed }
}{ $most_key ->
    [none] {""}
   *[other] , como máximo { $most_enclosed }
}
ability-amount-distance = la distancia en casillas desde { $start_any } hasta { $to_any }
ability-amount-points = el total { $bare_victory_points_many_de } { $of ->
    [own] de tu { $bare_army }
   *[other] del otro { $bare_army }
}
