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
ability-effect-if = se { $condition }: { $then }{ $otherwise ->
    [none] {""}
   *[other] ; altrimenti: { $otherwise }
}
ability-effect-for-each = per { $of }: { $effects }
ability-effect-keep = annota che { $name } = { $value_phrase }
ability-effect-repeat = ripeti { $times }×: { $effects }
ability-effect-gain = dai { $amount_counter } { $on_a }
ability-effect-lose = togli { $amount_counter } { $on_a }
ability-effect-score = { $whose ->
    [own] ottieni { $points_victory_points }
   *[other] l’altro giocatore ottiene { $points_victory_points }
}
ability-effect-message = annuncia: { $text }

## Conditions

ability-condition-all = è vero tutto questo: { $of }
ability-condition-any = è vera almeno una di queste cose: { $of }
ability-condition-not = questo non è vero: { $that }
ability-condition-at-least = { $value_phrase } è almeno { $least_phrase }
ability-condition-at-most = { $value_phrase } è al massimo { $most_phrase }
ability-condition-there-are = il numero { $who_many_di } è almeno { $least_phrase }{ $most_key ->
    [none] {""}
   *[other] {" "}e al massimo { $most_phrase }
}
ability-condition-is = { $who } è { $among_key ->
    [selector] tra { $among_these }
   *[other] { $among }
}
ability-condition-within = { $who } è entro { $distance }″ { $of_any_da }
ability-condition-sees = { $who } ha una linea di vista fino { $whom_any_a }
ability-condition-stands-on = { $who } si trova { $ground_su }
ability-condition-in-region = { $who } è nella regione { $region }
ability-condition-has = { $who } ha { $least ->
    [none] { $most ->
        [none] { $counter_many }
       *[other] al massimo { $most_counter }
    }
   *[other] almeno { $least_counter }{ $most ->
        [none] {""}
       *[other] {" "}e al massimo { $most_counter }
    }
}
ability-condition-trait = { $who } ha il tratto { $trait }

## Selectors

ability-selector-pieces = { $each_side }{ $within ->
    [none] { $seen ->
        [yes] {" "}in vista { $of_any_di }
       *[no] {""}
    }
   *[other] {" "}entro { $within }″ { $of_any_da }{ $seen ->
        [yes] {" "}e in linea di vista
       *[no] {""}
    }
}{ $where ->
    [none] {""}
   *[other] {" "}(solo se { $where })
}
ability-selector-nearest = { $the_nearest } { $to_any_a } tra { $of_these }
ability-selector-most = { $the_piece } con il valore { $least ->
    [yes] più basso
   *[no] più alto
} tra { $of_these } (valore: { $by_phrase })
ability-selector-without = { $of_same } tranne { $these_these }
ability-selector-together = { $of_same }

## Amounts

ability-amount-count = il numero { $of_many_di }
ability-amount-statistic = { $the_name } { $of_these_di }
ability-amount-counter = il totale { $name_many_di } { $of_these_di }
ability-amount-named = { $name_key ->
    [noun] il numero { $name_di }
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
   *[other] , almeno { $least_phrase }
}{ $most_key ->
    [none] {""}
   *[other] , al massimo { $most_phrase }
}
ability-amount-distance = la distanza in esagoni { $start_any_da } { $to_any_a }
ability-amount-points = il totale di punti vittoria { $of ->
    [own] della tua armata
   *[other] dell’altra armata
}
