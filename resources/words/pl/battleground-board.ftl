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
board-battleground-organise = Przygotowanie
board-battleground-activate = Aktywacja
board-battleground-clean-up = Porządki
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
board-battleground-scenario = misja
board-battleground-rounds = rundy
board-battleground-objective-worth = punkty zwycięstwa za każdy: { $points }
board-battleground-score-objectives = { $points } PZ za { $objectives }
board-battleground-score-knock-outs = { $points } PZ za nokauty ({ $figures }), zadania poboczne i misję
board-battleground-score-others = { $points } PZ za zadania poboczne i misję

## Figures

board-battleground-of = Oddział: { $seat }
board-battleground-left-out = nie bierze udziału
board-battleground-speeds = { $standard }, skupiony { $focused }
board-battleground-changed = { $now } (na karcie: { $printed })
board-battleground-worth = wartość w punktach zwycięstwa
board-battleground-fists = pięści
board-battleground-more-dice = kości { $dice }
board-battleground-range = zasięg { $range }″
board-battleground-area = { $area ->
    [one] obszar: { $area } dodatkowy heks
    [few] obszar: { $area } dodatkowe heksy
    [many] obszar: { $area } dodatkowych heksów
   *[other] obszar: { $area } dodatkowego heksu
  }
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
## Numbers and previews

# Same as in English: the word is the same in Polish.
board-battleground-costs-mana = mana: { $mana }
board-battleground-dice = kości
board-battleground-rerolls = darmowe przerzuty
board-battleground-changed-by = zmieniają to
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
board-battleground-dice-against = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
    }, { $least }+
board-battleground-throw = { $figure }: { $purpose }, { $threshold }+
board-battleground-target = cel działania

## What is told beside

board-battleground-no-item = Ta postać nie ma jednorazowego przedmiotu.
board-battleground-no-ability = Ta postać nie ma umiejętności, której używa się jako akcji.
board-battleground-no-card = Na ręce nie ma karty do zagrania dla tej postaci.
board-battleground-goes-first = Zaczyna { $seat }: inicjatywa { $mine } przeciw { $other }.
board-battleground-goes-first-on-a-tie = Zaczyna { $seat }: inicjatywa po obu stronach to { $mine }, a { $seat } to pierwszy gracz.
