### The words of the games: those players know from their printed copies, unless marked as ours.
### The grammar of each is in ../lexicon.json under the same name, without `term-`.

## Battleground

term-army = oddział
term-character = postać
term-battlefield = pole bitwy
term-hex = heks
term-adjacent = sąsiadujący
term-difficult-ground = trudny teren
term-low-obstacle = niska przeszkoda
term-tall-obstacle = wysoka przeszkoda
term-mixed-height-obstacle = przeszkoda o różnej wysokości
term-column = kolumna
term-platform = platforma
term-ladder = drabina
term-deployment-zone = strefa rozstawienia
term-objective = cel
term-fate-card = karta losu
term-glory-card = karta chwały
term-weapon = broń
term-item = przedmiot
term-trinket = drobiazg
term-shield = tarcza
term-armour = pancerz
term-organisation-phase = faza przygotowania
term-activation-phase = faza aktywacji
term-clean-up-phase = faza porządkowania
term-action-points = punkty akcji
term-action-points-short = PA
# Same as in English: the word players use in both.
term-mana = mana
term-initiative = inicjatywa
# Same as in English: borrowed from English.
term-test = test
term-defence-test = test obrony
term-threshold = zakres
# A threshold, so that more results are successes.
term-widen = zwiększyć
# A threshold, so that fewer results are successes.
term-narrow = zmniejszyć
term-success = sukces
term-exploding-dice = wybuchające kości
term-focus = skupienie
term-focused = skupiony
term-move = ruch
term-attack = atak
term-active-ability = umiejętność aktywna
term-passive-ability = umiejętność pasywna
# The noun.
term-guard = warta
# The action.
term-to-guard = warta
term-strength = siła
term-perception = percepcja
term-power = moc
term-toughness = wytrzymałość
term-mind = umysł
term-health = zdrowie
term-speed = szybkość
term-melee = do walki wręcz
term-ranged = dystansowa
# A kind of weapon: ranged, melee or spell.
term-by-spell = magiczna
term-engaged = w zwarciu
term-area = obszar
term-range = zasięg
term-line-of-sight = pole widzenia
term-visible = widoczny
term-cover = osłona
term-flank-attack = atak z flanki
term-interruption = przerwanie
term-opportunity-attack = atak okazyjny
term-area-attack = atak obszarowy
term-buff = wzmocnienie
term-debuff = osłabienie
term-haste = przyspieszenie
term-enhancement = spotęgowanie
term-protection = ochrona
term-regeneration = regeneracja
term-paralysis = spowolnienie
term-blindness = oślepienie
term-stun = powalenie
term-curse = klątwa
term-mark = znak
term-free-action = darmowa akcja
term-side-mission = zadanie poboczne
term-single-use = jednorazowe
term-wound = rana
term-knocked-out = znokautowany
term-victory-points = punkty zwycięstwa
term-victory-points-short = PZ
term-towards = ruch w kierunku
term-charge = szarża
term-teleport = teleportacja
term-jump = skok
term-push = popychanie
term-pull = przyciąganie
term-swap = zamiana
term-massive-figure = duży model

## Hoplomachus: printed in Italian only; these words are ours

term-troop = zastęp
term-team = drużyna
term-unit = jednostka
term-crowd-favour = przychylność tłumu
term-tactic = taktyka
term-foothold = przyczółek
term-sentinel = strażnik
term-dazed = oszołomiony
term-fatigued = zmęczony
term-deployment = rozstawienie
term-engagement = starcie
term-rival = rywal
term-shard = odłamek
term-titan = tytan
term-immortal = nieśmiertelny
term-camp = obóz
term-discard = stos odrzuconych
# What a die shows.
term-hit = trafienie

## Fields of Eternia: printed in Italian only; these words are ours

term-outpost = placówka
term-wild-region = dzika kraina
term-base = baza
term-tower = wieża
term-path = ścieżka
term-flight-route = trasa lotu
term-soldier = żołnierz
term-hero = bohater
term-quest = misja
term-encounter = spotkanie
term-beast = bestia
term-ally = sojusznik
term-epic-combat = epicka walka
term-impetus = impet
term-flux = przepływ
term-time = czas
term-tool = narzędzie
term-body = ciało
term-pack = bagaż
# The card.
term-spell = zaklęcie
term-vehicle = pojazd
term-equipment = ekwipunek
term-victory-card = karta zwycięstwa
term-day = dzień
term-night = noc
term-skirmish = potyczka
term-to-tame = oswoić
term-to-flee = uciec

## What abilities speak of

term-enemy = wróg
term-opponent = przeciwnik
term-player = gracz
term-target = cel
term-test-target = cel testu
term-bearer = posiadacz
term-attacker = atakujący
term-friendly-character = przyjazna postać
term-nearest-character = postać najbliżej
term-character-responsible = odpowiedzialna postać
term-character-concerned = wspomniana postać
term-affected-character = postać objęta efektem
term-friendly-unit = przyjazna jednostka
term-allied-unit = sojusznicza jednostka
term-nearest-unit = jednostka najbliżej
term-unit-responsible = odpowiedzialna jednostka
term-unit-concerned = wspomniana jednostka
term-die = kość
term-attack-dice = liczba kości ataku
term-central-hex = heks centralny
term-stone-hex = kamienny heks
term-deployment-hex = heks rozstawienia
term-pedestal = piedestał
term-combat = walka
term-free-reroll = darmowy przerzut
term-card = karta
term-focus-token = żeton skupienia
term-guard-token = żeton warty
term-movement-point = punkt ruchu
term-damage = obrażenie
# Same as in English: players say HP.
term-health-point = HP
term-round = runda
term-turn = tura
term-activation = aktywacja
term-game = gra
term-objective-token = znacznik celu
term-movement = ruch
term-attack-ap = koszt ataków w PA
term-move-ap = koszt ruchów w PA
term-focus-ap = koszt skupienia w PA
term-guard-ap = koszt warty w PA
term-ability-ap = koszt umiejętności aktywnych w PA
term-spell-mana = koszt zaklęć w manie
term-ability-mana = koszt umiejętności aktywnych w manie
term-engaged-enemy = wróg w zwarciu
