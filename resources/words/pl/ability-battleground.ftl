### What Battleground's own operations of abilities say: one sentence for each, named by its kind and its file.
### A slot says what it asks for: engine/abilities/wording/slots.py.

## Effects

ability-battleground-effect-buff = daj { $on_key ->
    [selector] wzmocnienie { $name } { $on_dative }
   *[other] { $on_dative } wzmocnienie { $name }
}{ $gives ->
    [none] {""}
   *[other] {" "}(dopóki trwa: { $gives })
}{ $when ->
    [none] {""}
   *[other] {" "}(ilekroć { $when }: { $effects })
}{ $removed ->
    [none] {""}
   *[other] {" "}(gdy zostaje usunięte: { $removed })
}
ability-battleground-effect-debuff = daj { $on_key ->
    [selector] osłabienie { $name } { $on_dative }
   *[other] { $on_dative } osłabienie { $name }
}{ $gives ->
    [none] {""}
   *[other] {" "}(dopóki trwa: { $gives })
}{ $when ->
    [none] {""}
   *[other] {" "}(ilekroć { $when }: { $effects })
}{ $removed ->
    [none] {""}
   *[other] {" "}(gdy zostaje usunięte: { $removed })
}
ability-battleground-effect-mark = połóż znak { $name } na heksie; { $when ->
    [none] działa on na { $affects ->
        [enemies] każdego wroga
        [allies] każdego sojusznika
       *[characters] każdą postać
    } w odległości najwyżej { $range } i w jego polu widzenia
   *[other] dla { $affects ->
        [enemies] każdego wroga
        [allies] każdego sojusznika
       *[characters] każdej postaci
    } w odległości najwyżej { $range } od znaku i w jego polu widzenia
}{ $gives ->
    [none] {""}
   *[other] {" "}(dopóki tam leży: { $gives })
}{ $when ->
    [none] {""}
   *[other] , ilekroć { $when }: { $effects }
}
ability-battleground-effect-charge = niech { $on } { $on_called ->
    [together] wykonają
   *[other] wykona
} szarżę na { $on_key ->
    [self] { $the_target_accusative }
   *[other] { $the_bearer_accusative }
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-towards = przesuń { $on_accusative } w kierunku { $on_key ->
    [self] { $the_target_genitive }
   *[other] { $the_bearer_genitive }
}{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-jump = niech { $on } { $on_called ->
    [together] wykonają
   *[other] wykona
} skok{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-teleport = teleportuj { $on_accusative }{ $points ->
    [none] {""}
   *[other] {" "}({ $points_movement_point })
}
ability-battleground-effect-interrupt = niech { $on } { $on_called ->
    [together] przerwą
   *[other] przerwie
} działanie { $whom_genitive }
ability-battleground-effect-swap = zamień miejscami { $the_bearer_accusative } i { $on_accusative }
ability-battleground-effect-push = popchnij { $on_key ->
    [selector] o { $hexes_hex_accusative } { $on_accusative }
   *[other] { $on_accusative } o { $hexes_hex_accusative }
}
ability-battleground-effect-pull = przyciągnij { $on_key ->
    [selector] o { $hexes_hex_accusative } { $on_accusative }
   *[other] { $on_accusative } o { $hexes_hex_accusative }
}
ability-battleground-effect-turn = obróć { $on_accusative } w dowolną stronę
ability-battleground-effect-free-action = daj { $on_key ->
    [selector] { $action ->
        [attack] darmowy atak
       *[move] darmowy ruch
    } { $on_dative }
   *[other] { $on_dative } { $action ->
        [attack] darmowy atak
       *[move] darmowy ruch
    }
}{ $whom ->
    [none] {""}
   *[other] {" "}na { $whom_accusative }
}{ $weapon ->
    [melee] {", "}bronią do walki wręcz
    [ranged] {", "}bronią dystansową
    [spell] {", "}zaklęciem
   *[none] {""}
}
ability-battleground-effect-wound = zadaj { $on_key ->
    [selector] { $wounds_wound_accusative } { $on_dative }
   *[other] { $on_dative } { $wounds_wound_accusative }
}
ability-battleground-effect-heal = ulecz { $on_key ->
    [selector] { $wounds_wound_accusative } { $on_dative }
   *[other] { $on_dative } { $wounds_wound_accusative }
}
ability-battleground-effect-draw = dobierz { $cards_fate_card_accusative }
ability-battleground-effect-discard = { $on_key ->
    [self] odrzuć { $cards_card_accusative }
   *[other] gracz kierujący { $on_instrumental } odrzuca { $cards_card_accusative }
}
ability-battleground-effect-recover = { $on_key ->
    [self] odzyskaj { $cards_fate_card_accusative } ze stosu odrzuconych (nigdy o tej samej nazwie)
   *[other] gracz kierujący { $on_instrumental } odzyskuje { $cards_fate_card_accusative } ze stosu odrzuconych (nigdy o tej samej nazwie)
}
ability-battleground-effect-ready = w tej rundzie można jeszcze raz aktywować { $on_accusative }
ability-battleground-effect-exhaust = { $on } { $on_called ->
    [together] liczą się w tej rundzie jako już aktywowane postacie
   *[other] liczy się w tej rundzie jako już { $on_gender ->
        [f] aktywowana
       *[other] aktywowany
    }
}
ability-battleground-effect-remove-effect = usuń { $of ->
    [buff] wzmocnienie
    [debuff] osłabienie
   *[any] wzmocnienie i osłabienie
} { $on_genitive }
ability-battleground-effect-modify = do końca tej aktywacji lub tego przerwania, dla { $on_genitive }: { $gives }
ability-battleground-effect-wait = do końca tej aktywacji lub tego przerwania, dla { $on_genitive }, ilekroć { $when }: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}{ $times_key ->
    [none] {""}
    [single] {" "}(tylko raz)
   *[number] {" "}(najwyżej { $times } razy)
}
ability-battleground-effect-spawn = wprowadź do gry { $figure }{ $region ->
    [none] {""}
   *[other] {" "}w regionie { $region }
}
ability-battleground-effect-end = zakończ grę{ $winner ->
    [own] {" "}swoim zwycięstwem
    [other] {" "}zwycięstwem drugiego gracza
    [leader] {" "}zwycięstwem tego, kto ma więcej punktów zwycięstwa
   *[nobody] {" "}bez zwycięzcy
}

## Conditions

ability-battleground-condition-test = { $of ->
    [attack] jest to test ataku
    [defence] jest to test obrony
   *[ability] jest to test umiejętności
}
ability-battleground-condition-weapon = { $type ->
    [melee] atak jest wykonywany wręcz
    [ranged] atak jest wykonywany z dystansu
   *[spell] atak jest wykonywany zaklęciem
}
ability-battleground-condition-attack-from = { $side ->
    [rear] atak następuje z flanki
   *[front] atak nie następuje z flanki
}
ability-battleground-condition-in-cover = { $so ->
    [yes] cel ataku ma osłonę
   *[no] cel ataku nie ma osłony
}
ability-battleground-condition-other-stands = { $height ->
    [higher] druga postać w teście stoi wyżej
    [level] druga postać w teście stoi na tej samej wysokości
   *[lower] druga postać w teście stoi niżej
}
ability-battleground-condition-self-on = { $the_bearer } stoi na { $ground_locative_some }
ability-battleground-condition-target-on = cel ataku stoi na { $ground_locative_some }
ability-battleground-condition-wounded = { $so ->
    [yes] { $who } ma rany
   *[no] { $who } nie ma ran
}
ability-battleground-condition-interrupting = { $so ->
    [yes] { $who } wykonuje przerwanie
   *[no] { $who } nie wykonuje przerwania
}
ability-battleground-condition-interrupted = { $so ->
    [yes] ktoś przerywa działanie { $who_genitive }
   *[no] nikt nie przerywa działania { $who_genitive }
}
ability-battleground-condition-acting = { $so ->
    [yes] { $who } właśnie działa
   *[no] { $who } nie działa w tej chwili
}
ability-battleground-condition-engaged = { $so ->
    [yes] { $who } jest w zwarciu
   *[no] { $who } nie jest w zwarciu
}
ability-battleground-condition-focused = { $so ->
    [yes] { $who } ma skupienie
   *[no] { $who } nie ma skupienia
}
ability-battleground-condition-guarding = { $so ->
    [yes] { $who } stoi na warcie
   *[no] { $who } nie stoi na warcie
}
ability-battleground-condition-raised = { $so ->
    [yes] { $who } stoi na platformie
   *[no] { $who } nie stoi na platformie
}
ability-battleground-condition-ready = { $so ->
    [yes] { $who } czeka na aktywację
   *[no] { $who } nie czeka na aktywację
}
ability-battleground-condition-first-in-round = { $so ->
    [yes] { $who } jest pierwszą aktywowaną w tej rundzie postacią swojego oddziału
   *[no] { $who } nie jest pierwszą aktywowaną w tej rundzie postacią swojego oddziału
}
ability-battleground-condition-bearing = { $so ->
    [yes] { $who } ma { $of ->
        [buff] wzmocnienie
        [debuff] osłabienie
       *[any] wzmocnienie lub osłabienie
    }
   *[no] { $who } nie ma { $of ->
        [buff] wzmocnienia
        [debuff] osłabienia
       *[any] ani wzmocnienia, ani osłabienia
    }
}{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
}
ability-battleground-condition-carries = { $so ->
    [yes] { $who } ma { $type ->
        [melee] broń do walki wręcz
        [ranged] broń dystansową
        [spell] zaklęcie
        [trinket] drobiazg
        [shield] tarczę
       *[armour] pancerz
    }
   *[no] { $who } nie ma { $type ->
        [melee] broni do walki wręcz
        [ranged] broni dystansowej
        [spell] zaklęcia
        [trinket] drobiazgu
        [shield] tarczy
       *[armour] pancerza
    }
}
ability-battleground-condition-knocked-out = { $figure } został znokautowany
ability-battleground-condition-round = { $least_most_alike ->
    [equal] trwa runda { $most }
   *[other] { $least ->
        [1] { $most ->
            [1000] trwa dowolna runda
           *[other] trwa runda { $most } lub wcześniejsza
        }
       *[other] { $most ->
            [1000] trwa runda { $least } lub późniejsza
           *[other] numer rundy wynosi od { $least } do { $most }
        }
    }
}
ability-battleground-condition-leading = { $so ->
    [yes] { $by_key ->
        [nothing] twój oddział nie przegrywa
       *[number] { $by_sign ->
            [less] twój oddział przegrywa najwyżej o { $by_size } PZ
           *[more] twój oddział prowadzi co najmniej o { $by_size } PZ
        }
    }
   *[no] { $by_key ->
        [nothing] twój oddział przegrywa
       *[number] { $by_sign ->
            [less] twój oddział przegrywa o więcej niż { $by_size } PZ
           *[more] twój oddział nie prowadzi o { $by_size } PZ lub więcej
        }
    }
}

## Selectors

ability-battleground-selector-engaged-with = { $each_engaged_enemy } z { $of_any_instrumental }
ability-battleground-selector-facing = { $each_piece } w { $arc ->
    [front] przednim
   *[rear] tylnym
} łuku { $of_any_genitive } w odległości najwyżej { $within }{ $seen_sight ->
    [there] {" "}i w { $of_gender ->
        [f] jej
       *[other] jego
    } polu widzenia
    [owner] {" "}i w polu widzenia { $this_self_genitive }
    [unneeded] {" "}(także poza polem widzenia)
   *[none] {""}
}

## Amounts

ability-battleground-amount-cards-in-hand = liczba kart na ręce { $army ->
    [own] twojego oddziału
   *[other] drugiego oddziału
}
ability-battleground-amount-fallen = liczba znokautowanych postaci { $army ->
    [own] twojego oddziału
   *[other] drugiego oddziału
}
ability-battleground-amount-objectives-held = liczba znaczników celu przejętych przez { $army ->
    [own] twój oddział
   *[other] drugi oddział
}

## Costs

ability-battleground-cost-ap = { $amount_ap }
ability-battleground-cost-mana = { $amount_mana }
ability-battleground-cost-wounds = { $amount_wound }
ability-battleground-cost-cards = { $amount_card } z ręki
ability-battleground-cost-focus = { $amount_focus }

## Triggers

ability-battleground-trigger-wound = { $a_who } otrzymuje { $wounds_wound_accusative } lub więcej{ $by ->
    [self] {" "}od { $weapon ->
        [none] { $the_bearer_genitive }
       *[other] ataku { $the_bearer_genitive }
    }
    [army] {" "}od { $weapon ->
        [none] przyjaznej postaci
       *[other] ataku przyjaznej postaci
    }
    [enemy] {" "}od { $weapon ->
        [none] wroga
       *[other] ataku wroga
    }
   *[anybody] { $weapon ->
        [none] {""}
       *[other] {" "}od ataku
    }
}{ $weapon ->
    [melee] {" "}bronią do walki wręcz
    [ranged] {" "}bronią dystansową
    [spell] {" "}zaklęciem
   *[none] {""}
}
ability-battleground-trigger-knock-out = { $a_who } zostaje { $a_who_gender ->
    [f] znokautowana
   *[other] znokautowany
}{ $by ->
    [self] {" "}przez { $the_bearer_accusative }
    [army] {" "}przez przyjazną postać
    [enemy] {" "}przez wroga
   *[anybody] {""}
}{ $weapon ->
    [melee] {" "}bronią do walki wręcz
    [ranged] {" "}bronią dystansową
    [spell] {" "}zaklęciem
   *[none] {""}
}
ability-battleground-trigger-last-moment = { $a_who } ma zostać { $a_who_gender ->
    [f] znokautowana
   *[other] znokautowany
}{ $by ->
    [self] {" "}przez { $the_bearer_accusative }
    [army] {" "}przez przyjazną postać
    [enemy] {" "}przez wroga
   *[anybody] {""}
}{ $weapon ->
    [melee] {" "}bronią do walki wręcz
    [ranged] {" "}bronią dystansową
    [spell] {" "}zaklęciem
   *[none] {""}
}
ability-battleground-trigger-stopped = { $a_who } zostaje { $how ->
    [push] { $a_who_gender ->
        [f] popchnięta
       *[other] popchnięty
    }
    [pull] { $a_who_gender ->
        [f] przyciągnięta
       *[other] przyciągnięty
    }
   *[any] { $a_who_gender ->
        [f] popchnięta lub przyciągnięta
       *[other] popchnięty lub przyciągnięty
    }
}{ $by ->
    [character] {""}
   *[other] {" "}przez { $a_by_accusative }
} i coś przedwcześnie zatrzymuje ten ruch
ability-battleground-trigger-heal = leczenie usuwa { $a_who_dative } { $wounds_wound_accusative } lub więcej
ability-battleground-trigger-attack-begins = { $a_who } atakuje{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom_accusative }
}{ $weapon ->
    [melee] {" "}bronią do walki wręcz
    [ranged] {" "}bronią dystansową
    [spell] {" "}zaklęciem
   *[none] {""}
}
ability-battleground-trigger-attack-ends = kończy się atak { $a_who_genitive }{ $whom ->
    [character] {""}
   *[other] {" "}na { $a_whom_accusative }
}{ $weapon ->
    [melee] {" "}bronią do walki wręcz
    [ranged] {" "}bronią dystansową
    [spell] {" "}zaklęciem
   *[none] {""}
}
ability-battleground-trigger-hit = { $a_who } trafia{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom_accusative }
}{ $weapon ->
    [melee] {" "}bronią do walki wręcz
    [ranged] {" "}bronią dystansową
    [spell] {" "}zaklęciem
   *[none] {""}
} i ma po obronie co najmniej { $needs_success_accusative }
ability-battleground-trigger-missed = { $a_who } atakuje{ $whom ->
    [character] {""}
   *[other] {" "}{ $a_whom_accusative }
}{ $weapon ->
    [melee] {" "}bronią do walki wręcz
    [ranged] {" "}bronią dystansową
    [spell] {" "}zaklęciem
   *[none] {""}
} i chybia
ability-battleground-trigger-tested = { $a_who } wykonuje { $of ->
    [attack] test ataku
    [defence] test obrony
    [ability] test umiejętności
   *[none] test
}{ $least_most_alike ->
    [equal] {" "}i ma dokładnie { $most_success_accusative }
   *[other] { $most_key ->
        [none] { $least_key ->
            [nothing] {""}
           *[other] {" "}i ma co najmniej { $least_success_accusative }
        }
       *[other] { $least_key ->
            [nothing] {" "}i ma najwyżej { $most_success_accusative }
           *[other] {" "}i ma od { $least } do { $most_success_genitive }
        }
    }
}
ability-battleground-trigger-interrupts = { $a_who } przerywa działanie { $a_whom_genitive }{ $how ->
    [guard] {" "}z warty
    [opportunity] {" "}atakiem okazyjnym
    [ability] {" "}dzięki umiejętności
   *[none] {""}
}
ability-battleground-trigger-on-activation = rozpoczyna się aktywacja { $a_who_genitive }
ability-battleground-trigger-end-of-activation = kończy się aktywacja { $a_who_genitive }
ability-battleground-trigger-on-interruption = { $a_who } rozpoczyna przerwanie
ability-battleground-trigger-end-of-interruption = { $a_who } kończy przerwanie
ability-battleground-trigger-claim = { $a_who } przejmuje znacznik celu
ability-battleground-trigger-complete-mission = { $a_who } wykonuje zadanie poboczne
ability-battleground-trigger-gains = { $a_who } zyskuje { $least_counter_accusative } lub więcej
ability-battleground-trigger-loses = { $a_who } traci { $least_counter_accusative } lub więcej
ability-battleground-trigger-spends = { $a_who } wydaje { $least_counter_accusative } lub więcej
ability-battleground-trigger-lose-effect = { $a_who } traci { $effect ->
    [buff] wzmocnienie
    [debuff] osłabienie
   *[none] wzmocnienie lub osłabienie
}
ability-battleground-trigger-give = { $effect ->
    [buff] { $a_who } daje { $a_whom_dative } wzmocnienie
    [debuff] { $a_who } daje { $a_whom_dative } osłabienie
   *[other] { $a_who } kładzie znak
}{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
}
ability-battleground-trigger-move = { $how ->
    [own] { $a_who } kończy ruch
    [pushed] { $a_who } zmienia miejsce wskutek popchnięcia, przyciągnięcia lub zamiany{ $to ->
        [none] {""}
       *[other] {" "}i zatrzymuje się
    }
   *[any] { $a_who } kończy dowolny ruch
}{ $to ->
    [objective] {" "}na znaczniku celu lub obok niego, poza swoją strefą rozstawienia
    [enemy-zone] {" "}w strefie rozstawienia drugiego oddziału
   *[none] {""}
}
ability-battleground-trigger-play-card = { $a_who } otrzymuje bonus { $card ->
    [fate] karty losu
    [glory] karty chwały
   *[none] karty
}
ability-battleground-trigger-use = { $a_who } używa umiejętności aktywnej
ability-battleground-trigger-use-item = { $a_who } używa przedmiotu jednorazowego
ability-battleground-trigger-phase-begins = { $phase ->
    [set-up] rozpoczyna się rozstawienie
    [organisation] rozpoczyna się faza przygotowania
    [activation] rozpoczyna się faza aktywacji
    [clean-up] rozpoczyna się faza porządkowania
   *[none] rozpoczyna się faza
}
ability-battleground-trigger-phase-ends = { $phase ->
    [set-up] kończy się rozstawienie
    [organisation] kończy się faza przygotowania
    [activation] kończy się faza aktywacji
    [clean-up] kończy się faza porządkowania
   *[none] kończy się faza
}
ability-battleground-trigger-round-begins = { $round ->
    [none] rozpoczyna się runda
   *[other] rozpoczyna się runda { $round }
}
ability-battleground-trigger-round-ends = { $round ->
    [none] kończy się runda
   *[other] kończy się runda { $round }
}

## Clauses

ability-battleground-single-use = jednorazowo (potem przedmiot zostaje odwrócony)
ability-battleground-when = atak { $the_bearer_genitive } ma po obronie co najmniej { $needs_success_accusative }
ability-battleground-reward = { $vp_victory_points }
ability-battleground-anyway = { $said } (także bez ataku tą bronią)
ability-battleground-about-to = { $of ->
    [wounds] { $the_subject } ma otrzymać rany
    [knock-out] { $the_subject } ma zostać { $the_subject_gender ->
        [f] znokautowana
       *[other] znokautowany
    }
    [push] { $the_subject } ma zostać { $the_subject_gender ->
        [f] popchnięta
       *[other] popchnięty
    }
    [pull] { $the_subject } ma zostać { $the_subject_gender ->
        [f] przyciągnięta
       *[other] przyciągnięty
    }
    [mana] { $the_subject } ma zyskać manę
    [buff] { $the_subject } ma otrzymać wzmocnienie
   *[debuff] { $the_subject } ma otrzymać osłabienie
}
ability-battleground-changed = { $by ->
    [none] { $of_key ->
        [knock-out] { $the_subject } pozostaje w grze z 1 punktem zdrowia
       *[other] nie dochodzi do tego
    }
   *[other] o { $of_key ->
        [wounds] { $by_wound_accusative_size }
        [mana] { $by_mana_accusative_size }
       *[other] { $by_hex_accusative_size }
    } { $by_sign ->
        [less] mniej
       *[more] więcej
    }
}
ability-battleground-exempt = { $rule ->
    [stop-beside-enemies] { $the_bearer } nie musi zatrzymywać się obok wrogów
    [difficult-ground] { $the_bearer } ignoruje trudny teren podczas swoich ruchów
    [opportunity-attacks] { $the_bearer } nie wywołuje ataków okazyjnych
    [interruptions] działania { $the_bearer_genitive } nie można przerwać
   *[cover] { $the_bearer } ignoruje osłonę podczas swoich ataków
}
ability-battleground-mana-bonus = daj tej postaci 1 manę
ability-battleground-length = { $length }″
ability-battleground-aim = { $to ->
    [self] ta postać
    [ally] sojusznik
    [friend] ta postać lub sojusznik
    [enemy] wróg
    [character] postać
    [all-allies] każdy sojusznik
    [all-friends] ta postać i każdy sojusznik
    [all-enemies] każdy wróg
    [all-characters] każda postać
    [hex] heks
   *[objective] znacznik celu
}{ $engaged ->
    [yes] {""}
   *[no] {" "}w polu widzenia
}{ $range ->
    [none] {""}
   *[other] {" "}w odległości najwyżej { $range }
}{ $engaged ->
    [yes] {" "}w zwarciu z tą postacią
   *[no] {""}
}
ability-battleground-everybody = { $to ->
    [all-friends] każda przyjazna postać
    [all-enemies] każdy wróg
   *[all-characters] każda postać
}
ability-part-abilitytest = { $bare_statistic }{ $against ->
    [none] {""}
   *[other] {" "}przeciw { $bare_against_dative }
}
ability-part-line = { $needs }+: { $effects ->
    [none] { ability-nothing }
   *[other] { $effects }
}
