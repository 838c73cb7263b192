### What the shared operations of abilities say: one sentence for each, named by its kind and its file.

## Effects

ability-effect-choose = scegli { $may ->
    [yes] fino a { $count }
   *[no] { $count }
} tra { $among_these } ({ $name })
ability-effect-one-of = scegli una sola opzione{ $may ->
    [yes] {" "}o nessuna
   *[no] {""}
}: { $options }
ability-effect-if = se { $condition ->
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
   *[other] ; altrimenti: { $otherwise }
}
ability-effect-for-each = per { $of }{ $name_key ->
    [it] {""}
   *[other] {" "}({ $name })
}: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
ability-effect-keep = annota che { $name } = { $value_phrase }
ability-effect-repeat = esegui { $times_key ->
    [single] una volta
   *[number] { $times } volte
}: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
ability-effect-gain = dai { $amount_counter } { $on_a }
ability-effect-lose = togli { $amount_counter } { $on_a }
ability-effect-score = { $whose ->
    [own] ottieni { $points_victory_points }
   *[other] l’altro giocatore ottiene { $points_victory_points }
}
ability-effect-message = annuncia: «{ $text }»

## Conditions

ability-condition-all = { $of ->
    [none] { ability-always-so }
   *[other] tutto questo è vero: { $of }
}
ability-condition-any = { $of ->
    [none] non è mai vero
   *[other] almeno una di queste cose è vera: { $of }
}
ability-condition-not = { $that ->
    [none] non è mai vero
   *[other] non è vero che { $that }
}
ability-condition-at-least = { $value_enclosed } è almeno { $least_enclosed }
ability-condition-at-most = { $value_enclosed } è al massimo { $most_enclosed }
ability-condition-there-are = { $who_called ->
    [together] { $who_these } sono in tutto { $least_most_alike ->
        [equal] esattamente { $most }
       *[other] { $most_key ->
            [none] almeno { $least }
           *[other] { $least_key ->
                [nothing] al massimo { $most }
               *[other] da { $least } a { $most }
            }
        }
    }
   *[other] { $most_key ->
        [none] { $least_key ->
            [single] c’è almeno { $least_who }
           *[number] ci sono almeno { $least_who }
        }
        [nothing] non ci sono { $who_many }
        [single] { $least_key ->
            [nothing] c’è al massimo { $most_who }
            [amount] ci sono almeno { $least } e al massimo { $most_who }
           *[single] c’è esattamente { $most_who }
        }
       *[number] { $least_most_alike ->
            [equal] ci sono esattamente { $most_who }
           *[other] { $least_key ->
                [nothing] ci sono al massimo { $most_who }
               *[number] ci sono tra { $least } e { $most_who }
            }
        }
    }
}
ability-condition-is = { $who } { $among_called ->
    [name] è { $among }
   *[other] rientra tra { $among_these }
}
ability-condition-within = { $who } è entro { $distance } { $of_any_da }{ $seen_sight ->
    [there] {" "}e nella sua linea di vista
    [owner] {" "}e in vista { $this_self_di }
    [both] {" "}ed entrambi in vista { $this_self_di }
    [unneeded] {" "}(in vista o meno)
    [other] {" "}e ha linea di vista
   *[none] {""}
}
ability-condition-sees = { $who } ha una linea di vista fino { $whom_any_a }
ability-condition-stands-on = { $who } si trova { $ground_su_some }
ability-condition-in-region = { $who } è nella regione { $region }
ability-condition-has = { $who } { $least ->
    [none] { $most_key ->
        [none] ha { $counter_many }
        [nothing] non ha { $counter_many }
       *[other] ha al massimo { $most_counter }
    }
   *[other] { $least_most_alike ->
        [equal] ha esattamente { $least_counter }
       *[other] ha almeno { $most ->
            [none] { $least_counter }
           *[other] { $least } e al massimo { $most_counter }
        }
    }
}
ability-condition-trait = { $who } ha il tratto { $trait }

## Selectors

ability-selector-pieces = { $each_side }{ $within ->
    [none] { $seen ->
        [yes] {" "}in vista { $of_any_di }
       *[no] {""}
    }
   *[other] {" "}entro { $within } { $of_any_da }{ $seen_sight ->
        [there] {" "}e nella sua linea di vista
        [owner] {" "}e in vista { $this_self_di }
        [unneeded] {" "}(in vista o meno)
       *[none] {""}
    }
}{ $where_relative ->
    [none] {""}
   *[other] {" "}{ $where_relative }
}
ability-selector-nearest = { $the_nearest } { $to_any_a } tra { $of_these } ({ $the_nearest_gender ->
    [f] tutte
   *[other] tutti
}, in caso di parità)
ability-selector-most = { $the_piece } con { $by_measure ->
    [none] il valore { $least ->
        [yes] più basso
       *[no] più alto
    } tra { $of_these } (valore: { $by_phrase })
   *[other] { $by_measure } tra { $of_these }
} ({ $the_piece_gender ->
    [f] tutte
   *[other] tutti
}, in caso di parità)
ability-selector-without = { $of_same } tranne { $these_these }
ability-selector-together = { $of_same }

## Amounts

ability-amount-count = { $of_called ->
    [together] { $of_gender ->
        [f] quante
       *[other] quanti
    } sono in tutto { $of_these }
   *[other] il numero { $of_many_di }
}
ability-amount-statistic = { $the_name } { $of_several ->
    [yes] totale { $of_these_di }
   *[no] { $of_these_di }
}
ability-amount-statistic-measure = { $the_name } { $name_gender ->
    [f] { $least ->
        [yes] più bassa
       *[no] più alta
    }
   *[other] { $least ->
        [yes] più basso
       *[no] più alto
    }
}
ability-amount-counter = { $name_mass ->
    [yes] la quantità { $name_many_di } { $of_these_di }
   *[no] il numero { $name_many_di } { $of_these_di }
}
ability-amount-counter-measure = { $name_mass ->
    [yes] la quantità { $name_many_di } { $least ->
        [yes] più bassa
       *[no] più alta
    }
   *[no] il numero { $name_many_di } { $least ->
        [yes] più basso
       *[no] più alto
    }
}
ability-amount-named = { $name_key ->
    [noun] { $name_mass ->
        [yes] la quantità { $name_di }
       *[no] il numero { $name_di }
    }
    [proposed] quanto stava per accadere
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
ability-amount-half = ({ $of_phrase }) / 2, per { $up ->
    [yes] eccesso
   *[no] difetto
}
ability-amount-bounded = { $of_phrase }{ $least_key ->
    [none] {""}
   *[other] , almeno { $least_enclosed }
}{ $most_key ->
    [none] {""}
   *[other] , al massimo { $most_enclosed }
}
ability-amount-distance = la distanza in esagoni { $start_any_da } { $to_any_a }
ability-amount-points = il totale { $bare_victory_points_many_di } { $of ->
    [own] della tua { $bare_army }
   *[other] dell’altra { $bare_army }
}
