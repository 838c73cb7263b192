### What the shared operations of abilities say: one sentence for each, named by its kind and its file.

## Effects

ability-effect-choose = choose { $may ->
    [yes] up to { $count }
   *[no] { $count }
} of { $among_these } ({ $name })
ability-effect-one-of = choose one{ $may ->
    [yes] {" "}or nothing
   *[no] {""}
}: { $options }
ability-effect-if = if { $condition ->
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
   *[other] ; otherwise: { $otherwise }
}
ability-effect-for-each = for { $of }{ $name_key ->
    [it] {""}
   *[other] {" "}({ $name })
}: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
ability-effect-keep = note that { $name } = { $value_phrase }
ability-effect-repeat = do this { $times_key ->
    [single] once
   *[number] { $times } times
}: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
ability-effect-gain = give { $amount_counter } to { $on }
ability-effect-lose = take { $amount_counter } from { $on }
ability-effect-score = { $whose ->
    [own] score { $points_victory_points }
   *[other] the other player scores { $points_victory_points }
}
ability-effect-message = announce: “{ $text }”

## Conditions

ability-condition-all = { $of ->
    [none] { ability-always-so }
   *[other] all of these are true: { $of }
}
ability-condition-any = { $of ->
    [none] it is never so
   *[other] at least one of these is true: { $of }
}
ability-condition-not = { $that ->
    [none] it is never so
   *[other] this is not true: { $that }
}
ability-condition-at-least = { $value_enclosed } is at least { $least_enclosed }
ability-condition-at-most = { $value_enclosed } is at most { $most_enclosed }
ability-condition-there-are = { $who_called ->
    [together] { $who_these } are { $most_key ->
        [none] at least { $least }
       *[other] { $least_key ->
            [nothing] at most { $most }
           *[other] { $least_most_alike ->
                [equal] exactly { $most }
               *[other] { $least } to { $most }
            }
        }
    } in all
   *[other] { $most_key ->
        [none] { $least_key ->
            [single] there is at least { $least_who }
           *[number] there are at least { $least_who }
        }
        [nothing] there are no { $who_many }
        [single] { $least_key ->
            [nothing] there is at most { $most_who }
            [amount] there are at least { $least } and at most { $most_who }
           *[single] there is exactly { $most_who }
        }
       *[number] { $least_key ->
            [nothing] there are at most { $most_who }
           *[number] { $least_most_alike ->
                [equal] there are exactly { $most_who }
               *[other] there are { $least } to { $most_who }
            }
        }
    }
}
ability-condition-is = { $who } is { $among_called ->
    [name] { $among }
   *[other] one of { $among_these }
}
ability-condition-within = { $who } is within { $distance } of { $of_any }{ $seen_sight ->
    [there] {" "}and in its sight
    [owner] {" "}and in sight of { $this_self }
    [both] {" "}and both are in sight of { $this_self }
    [unneeded] {" "}(in sight or not)
    [other] {" "}and has line of sight to it
   *[none] {""}
}
ability-condition-sees = { $who } has line of sight to { $whom_any }
ability-condition-stands-on = { $who } stands on { $ground_some }
ability-condition-in-region = { $who } is in the region { $region }
ability-condition-has = { $who } has { $least ->
    [none] { $most_key ->
        [none] { $counter_many }
        [nothing] no { $counter_many }
       *[other] at most { $most_counter }
    }
   *[other] { $least_most_alike ->
        [equal] exactly { $least_counter }
       *[other] at least { $most ->
            [none] { $least_counter }
           *[other] { $least } and at most { $most_counter }
        }
    }
}
ability-condition-trait = { $who } has the trait { $trait }

## Selectors

ability-selector-pieces = { $each_side }{ $within ->
    [none] { $seen ->
        [yes] {" "}in sight of { $of_any }
       *[no] {""}
    }
   *[other] {" "}within { $within } of { $of_any }{ $seen_sight ->
        [there] {" "}and in its sight
        [owner] {" "}and in sight of { $this_self }
        [unneeded] {" "}(in sight or not)
       *[none] {""}
    }
}{ $where_relative ->
    [none] {""}
   *[other] {" "}{ $where_relative }
}
ability-selector-nearest = { $the_nearest } to { $to_any } among { $of_these } (all, if tied)
ability-selector-most = { $the_piece } with { $by_measure ->
    [none] the { $least ->
        [yes] lowest
       *[no] highest
    } value among { $of_these } (value: { $by_phrase })
   *[other] { $by_measure } among { $of_these }
} (all, if tied)
ability-selector-without = { $of_same } except { $these_these }
ability-selector-together = { $of_same }

## Amounts

ability-amount-count = { $of_called ->
    [together] how many { $of_these } are in all
   *[other] the number of { $of_many }
}
ability-amount-statistic = the { $of_several ->
    [yes] total { $name }
   *[no] { $name }
} of { $of_these }
ability-amount-statistic-measure = the { $least ->
    [yes] lowest
   *[no] highest
} { $name }
ability-amount-counter = { $name_mass ->
    [yes] the amount of { $name_many } of { $of_these }
   *[no] the number of { $name_many } of { $of_these }
}
ability-amount-counter-measure = the { $least ->
    [yes] lowest
   *[no] highest
} { $name_mass ->
    [yes] amount of { $name_many }
   *[no] number of { $name_many }
}
ability-amount-named = { $name_key ->
    [noun] { $name_mass ->
        [yes] the amount of { $name }
       *[no] the number of { $name }
    }
    [proposed] as much as was about to happen
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
ability-amount-half = ({ $of_phrase }) / 2, rounded { $up ->
    [yes] up
   *[no] down
}
ability-amount-bounded = { $of_phrase }{ $least_key ->
    [none] {""}
   *[other] , at least { $least_enclosed }
}{ $most_key ->
    [none] {""}
   *[other] , at most { $most_enclosed }
}
ability-amount-distance = the distance in hexes from { $start_any } to { $to_any }
ability-amount-points = the total of { $bare_victory_points_many } of { $of ->
    [own] your { $bare_army }
   *[other] the other { $bare_army }
}
