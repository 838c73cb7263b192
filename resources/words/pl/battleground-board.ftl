### Battleground: what lies on the map and beside it, sheets of figures and cards, previews of choices.

## The map

board-battleground-open = otwarty teren
board-battleground-zone = Strefa rozstawienia: { $seat }
board-battleground-objective = Cel { $number }
board-battleground-terrain = teren
board-battleground-unclaimed = jeszcze nieprzejęty

## Beside the map

board-battleground-round = Runda { $round } z { $rounds }
board-battleground-first = Pierwszy gracz: { $seat }
board-battleground-acting = { $figure }, PA: { $ap }
board-battleground-set-up = przygotowanie gry
board-battleground-objectives = cele
board-battleground-activations = aktywowane
board-battleground-activated = { $activated } z { $standing }
board-battleground-passed = spasował
board-battleground-passed-text = bez dalszych aktywacji w tej rundzie
board-battleground-has-ap = { $figure }: { $ap }
board-battleground-hand = ręka
board-battleground-sealed = wybrana, zakryta
board-battleground-aside = do odrzucenia
board-battleground-selected = odkryta
board-battleground-played = zagrane
board-battleground-completed = wykonane zadania
board-battleground-deck = talia

## Figures

board-battleground-of = Oddział: { $seat }
board-battleground-left-out = nie bierze udziału
board-battleground-speeds = { $standard }, skupiony { $focused }
board-battleground-changed = { $now } (na karcie: { $printed })
board-battleground-worth = wartość w punktach zwycięstwa
board-battleground-fists = pięści
board-battleground-more-dice = kości { $dice }
board-battleground-range = zasięg { $range }″
board-battleground-area = obszar: { $area } dodatkowe heksy
board-battleground-table = rany za sukcesy: { $lines }
board-battleground-used = odwrócony

## Cards

# Same as in English: both have it from Latin.
board-battleground-bonus = bonus
# Without “karta”: there is little room on a card.
board-battleground-fate = los
board-battleground-glory = chwała
board-battleground-plain-fate = o 1 punkt many więcej
board-battleground-plain-glory = o 1 punkt akcji więcej
board-battleground-bonus-ability = umiejętność z karty
board-battleground-bonus-mana = o 1 punkt many więcej
board-battleground-bonus-mission = zadanie poboczne
board-battleground-bonus-ap = o 1 punkt akcji więcej
board-battleground-mission = { $what }: { $points } PZ

## Side missions

board-battleground-mission-knock-out = znokautować { $who ->
    [ally] sojusznika
    [character] postać
   *[enemy] wroga
}{ $weapon ->
    [melee] {" "}w walce wręcz
    [ranged] {" "}bronią dystansową
    [spell] {" "}zaklęciem
   *[any] {""}
}
board-battleground-mission-wound = zadać { $who ->
    [ally] sojusznikowi
    [character] postaci
   *[enemy] wrogowi
} rany: { $wounds }{ $weapon ->
    [melee] {" "}w walce wręcz
    [ranged] {" "}bronią dystansową
    [spell] {" "}zaklęciem
   *[any] {""}
}
board-battleground-mission-heal = wyleczyć { $who ->
    [self] siebie
    [character] postać
   *[ally] sojusznika
}, rany: { $wounds }
board-battleground-mission-move = zakończyć ruch { $to ->
    [enemy-zone] w strefie rozstawienia wroga
   *[objective] przy celu poza własną strefą
}
board-battleground-mission-give = nałożyć { $effect ->
    [buff] wzmocnienie
    [mark] znak
   *[debuff] osłabienie
}{ $name ->
    [any] {""}
   *[other] : { $name }
}
board-battleground-mission-use = użyć umiejętności aktywnej

## Abilities

board-battleground-costs-ap = PA: { $ap }
# Same as in English: the word is the same in Polish.
board-battleground-costs-mana = mana: { $mana }
board-battleground-free = bez kosztu
board-battleground-on-itself = na sobie: { $what }
board-battleground-on-attack = przy ataku, sukcesy od { $needs }
board-battleground-needs = sukcesy od { $needs }:
board-battleground-moment = { $when ->
    [on-activation] przy aktywacji
    [end-of-activation] na końcu aktywacji
    [on-interruption] przy przerwaniu
   *[end-of-interruption] na końcu przerwania
}
board-battleground-removed = po usunięciu:
board-battleground-aim = { $to ->
    [ally] sojusznik
    [friend] on sam albo sojusznik
    [enemy] wróg
    [character] postać
    [all-allies] wszyscy sojusznicy
    [all-friends] on sam i wszyscy sojusznicy
    [all-enemies] wszyscy wrogowie
    [all-characters] wszystkie postacie
    [hex] heks
   *[objective] cel
}{ $range ->
    [any] {""}
   *[other] , do { $range }″
}
board-battleground-tests = test: { $statistic }{ $against ->
    [none] {""}
   *[other] {" "}przeciw: { $against }
}
board-battleground-by = { $number }: { $by }
board-battleground-set = { $number } = { $to }
board-battleground-if-test = { $test ->
    [attack] w atakach
    [defence] w testach obrony
   *[ability] w testach umiejętności
}
board-battleground-if-weapon = { $weapon ->
    [melee] w walce wręcz
    [ranged] z bronią dystansową
   *[spell] z zaklęciami
}
board-battleground-if-target-on = gdy cel stoi na trudnym terenie
board-battleground-if-self-on = na trudnym terenie
board-battleground-if-wounded = { $wounded ->
    [yes] gdy jest ranny
   *[no] gdy nie jest ranny
}
board-battleground-if-interrupting = { $interrupting ->
    [yes] w czasie swojego przerwania
   *[no] poza swoim przerwaniem
}

## Effects of abilities

board-battleground-do-buff = wzmocnienie: { $token }
board-battleground-do-debuff = osłabienie: { $token }
board-battleground-do-mark = znak: { $token }
board-battleground-do-charge = szarża { $amount ->
    [0] (ze swoją szybkością)
   *[other] (punkty ruchu: { $amount })
}
board-battleground-do-jump = skok { $amount ->
    [0] (ze swoją szybkością)
   *[other] (punkty ruchu: { $amount })
}
board-battleground-do-teleport = teleportacja { $amount ->
    [0] (ze swoją szybkością)
   *[other] (punkty ruchu: { $amount })
}
board-battleground-do-towards = ruch w kierunku celu { $amount ->
    [0] (ze swoją szybkością)
   *[other] (punkty ruchu: { $amount })
}
board-battleground-do-draw = dobiera karty losu: { $amount }
board-battleground-do-focus = żeton skupienia
board-battleground-do-guard = żeton warty
board-battleground-do-free-action = { $what ->
    [attack] darmowy atak
   *[move] darmowy ruch
}
board-battleground-do-gain-ap = zyskuje PA: { $amount }
board-battleground-do-gain-mana = zyskuje manę: { $amount }
board-battleground-do-lose-mana = traci manę: { $amount }
board-battleground-do-heal = leczy rany: { $amount }
board-battleground-do-wound = otrzymuje rany: { $amount }
board-battleground-do-modify = do końca aktywacji lub przerwania
board-battleground-do-pull = przyciąganie, heksy: { $amount }
board-battleground-do-push = popychanie, heksy: { $amount }
board-battleground-do-ready = jest znów gotowy
board-battleground-do-remove-effect = { $what ->
    [buff] traci wzmocnienie
    [debuff] traci osłabienie
   *[any] traci wzmocnienie i osłabienie
}
board-battleground-do-swap = zamienia się z nim miejscami

## Numbers and previews

board-battleground-dice = kości
board-battleground-rerolls = darmowe przerzuty
board-battleground-successes = sukcesy
board-battleground-successes-left = pozostałe sukcesy
board-battleground-mean = średnio ran
board-battleground-beaten = nokaut
board-battleground-wounds = { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}
board-battleground-to = Na { $place }
board-battleground-points = punkty ruchu
board-battleground-way = droga
board-battleground-ap-of = { $cost } z { $ap }
board-battleground-attack = { $figure } → { $target }
board-battleground-attack-test = test ataku
board-battleground-roll-off = rzut rozstrzygający
board-battleground-results = rany za sukcesy
board-battleground-dice-against = kości: { $dice }, sukcesy od { $least }
board-battleground-throw = { $figure }: { $purpose }, zakres { $threshold }
board-battleground-does = działanie
board-battleground-target = cel działania

## What is told beside

board-battleground-no-item = Ta postać nie ma jednorazowego przedmiotu.
board-battleground-no-ability = Ta postać nie ma umiejętności, której używa się jako akcji.
board-battleground-no-card = Na ręce nie ma karty do zagrania dla tej postaci.
board-battleground-goes-first = Zaczyna { $seat }: inicjatywa { $mine } przeciw { $other }.
board-battleground-goes-first-on-a-tie = Zaczyna { $seat }: inicjatywa po obu stronach to { $mine }, a { $seat } to pierwszy gracz.
