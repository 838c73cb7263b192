### Battleground: abilities, tokens, marks, single-use items and side missions.

prompt-battleground-perform = { $figure }: użyć umiejętności „{ $ability }”?
prompt-battleground-items-before = Ktoś przerywa: { $figure }. Użyć najpierw przedmiotu?

## Use

clause-battleground-enough-ap-for-ability = „{ $ability }” kosztuje { $cost } PA; masz { $ap }.
clause-battleground-enough-mana-for-ability = „{ $ability }”: koszt w manie to { $cost }; masz { $mana }.
clause-battleground-ability-once = Umiejętność „{ $ability }” jest już użyta.
clause-battleground-outlives-the-cost = „{ $ability }” kosztuje { $cost ->
    [one] 1 ranę
    [few] { $cost } rany
    [many] { $cost } ran
   *[other] { $cost } rany
    }; zostało zdrowia: { $left }.
clause-battleground-enough-cards-for-ability = „{ $ability }” kosztuje { $cost ->
    [one] 1 kartę
    [few] { $cost } karty
    [many] { $cost } kart
   *[other] { $cost } karty
    }; masz { $cards }.
clause-battleground-focus-for-ability = „{ $ability }” kosztuje żeton skupienia; nie ma go.
clause-battleground-within-its-limit = { $per ->
    [game] „{ $ability }” działa najwyżej { $times }× na grę.
    [round] „{ $ability }” działa najwyżej { $times }× na rundę.
   *[activation] „{ $ability }” działa najwyżej { $times }× na aktywację lub przerwanie.
    }
clause-battleground-all-it-asks-for = „{ $ability }” teraz nie działa. Wymaga: { $conditions }.
clause-battleground-changes = Umiejętność zmienia to, co ma się wydarzyć, zanim się wydarzy; karta mająca pierwszeństwo działa pierwsza.
clause-battleground-exempting = Karty mają pierwszeństwo przed zasadami: umiejętność może zwolnić z jednej z nich.
clause-battleground-no-ability-in-opportunity-attack = Podczas ataku okazyjnego nie używa się umiejętności, tylko atakuje wręcz.
clause-battleground-ability-is-about-such = Celem umiejętności „{ $ability }” nie może być „{ $target }”.
clause-battleground-ability-reaches = „{ $target }” jest poza zasięgiem ({ $range }″).
clause-battleground-ability-sees = Brak pola widzenia do „{ $target }”.
clause-battleground-ability-needs-engagement = „{ $ability }” wymaga wroga w zwarciu; „{ $target }” nie jest w zwarciu z postacią.
clause-battleground-ability-at-the-interrupted = Podczas przerwania celem może być tylko przerwana postać: „{ $interrupted }”.
clause-battleground-mark-on-an-empty-hex = Znak wymaga pustego heksu; { $target } nie jest pusty.
clause-battleground-mark-beside-the-interrupted = Podczas przerwania znak kładzie się na heksie sąsiadującym z przerwaną postacią: „{ $interrupted }”.
clause-battleground-charge-has-a-way = „{ $ability }”: żadna droga szarży nie kończy się obok „{ $target }”.
clause-battleground-swap-has-room = „{ $ability }” nie może zamienić modelu miejscami z „{ $target }”: tylko jeden z nich to duży model albo oba się nie zmieszczą.
clause-battleground-facing-the-target = Postać zwraca się w stronę celu swojej umiejętności.
clause-battleground-in-sight-of-its-owner = Umiejętność dotycząca postaci w zasięgu wymaga pola widzenia do każdej z nich.
clause-battleground-not-itself = Postać nie jest swoim sojusznikiem.

## Items

clause-battleground-item-unused = Przedmiot „{ $item }” został już użyty.
clause-battleground-item-turned-down = Przedmiot jednorazowy odwraca się po użyciu.
clause-battleground-items-before-interruption = Przerwana postać może użyć przedmiotów jednorazowych przed przerwaniem.

## Attacks

clause-battleground-weapon-in-use = Umiejętność broni działa tylko podczas ataku tą bronią.
clause-battleground-enough-successes = Dodatkowy efekt wymaga dość sukcesów po teście obrony.
clause-battleground-extra-steps = Dodatkowe efekty dochodzą do tabeli wyników.

## Numbers

battleground-ability-changes = Zmienia to umiejętność „{ $ability }”.
# What something costs, and the cards that change that.
battleground-cost-changed = { $cost } (zmieniają to: { $abilities })
clause-battleground-takes-precedence = Karty postaci mają pierwszeństwo przed kartami losu i chwały, potem broń, przedmioty i zasady.
clause-battleground-buff-changes = Zmienia to wzmocnienie „{ $token }”.
clause-battleground-debuff-changes = Zmienia to osłabienie „{ $token }”.
clause-battleground-paralysis-ignored = Spowolnienie pomija się, gdy ruch zaczyna się na trudnym terenie.

## Tokens

clause-battleground-replaced = Nowe wzmocnienie lub osłabienie zastępuje poprzednie.
clause-battleground-other-copies = Oddział ma w grze jedną kopię unikatowego wzmocnienia lub osłabienia.
clause-battleground-own-removal-acts = Usunięcie unikatowego wzmocnienia lub osłabienia działa według jego karty.
clause-battleground-regeneration-acts = Gdy regeneracja zostaje usunięta, jej posiadacz leczy 1 ranę.
clause-battleground-curse-acts = Gdy klątwa zostaje usunięta, jej posiadacz otrzymuje 1 ranę.
clause-battleground-marks-removed = Znaki pozostają do fazy porządkowania.

## Missions and moments

clause-battleground-mission-begun = Zadanie poboczne jest w grze dla postaci, dla której je zagrano.
clause-battleground-completed-by = Zadanie poboczne punktuje, gdy spełni się jego warunek.
clause-battleground-acting-now = Umiejętności pasywne działają w swoim momencie, w kolejności wybranej przez gracza.

## What authors write

battleground-results-need-test = Wyniki według sukcesów wymagają testu; bez niego zapisz efekty.
battleground-test-needs-results = Zapisz skutki testu w wynikach według sukcesów, nie w efektach.
battleground-nobody-defends = Test przeciw komuś wymaga kogoś innego jako celu.
battleground-effect-needs-aim = „{ $effect }” nie może dotyczyć celu „{ $aim }”. Cele, których może dotyczyć: { $options }.{ $named ->
    [yes] {" "}Albo podaj pod „on”, kogo dotyczy.
   *[no] {""}
}
battleground-ability-does-nothing = Umiejętność nic nie robi. Dodaj efekt.
battleground-no-number-changes = Nie zmienia się tu żadna liczba: podaj którą.
battleground-single-use-is-free = Przedmiot jednorazowy nie kosztuje punktów akcji.
battleground-bonus-is-one = Bonus to własna umiejętność albo tylko więcej many, nie oba naraz.
battleground-common-token = Zasady mówią, co robi to wzmocnienie lub osłabienie; karta niczego do niego nie dodaje.
battleground-unknown-token = Żadne zwykłe wzmocnienie ani osłabienie tak się nie nazywa. Opisz, co robi, albo użyj zwykłego.
battleground-token-of-other-kind = „{ $name }” to zwykłe { $kind ->
    [buff] wzmocnienie
   *[debuff] osłabienie
}: napisz „do”: „{ $kind }”.
battleground-mark-needs-moment = Efekty znaku wymagają momentu, a moment wymaga efektów.
battleground-effect-needs-owner = Jeden z efektów wymaga postaci, która go wykona; żetony, znaki i misje jej nie mają.
battleground-nothing-to-count = To nie może być większe ani mniejsze: dzieje się albo nie.
battleground-token-needs-moment = Efekty żetonu wymagają zdarzenia, na które czekają, a zdarzenie wymaga efektów.
battleground-no-test-there = „{ $condition }” pyta o test, a tutaj żadnego nie ma, więc nigdy nie jest spełnione. Użyj tego przy liczbach, które odczytują testy.
battleground-target-outside-tests = „target” to cel testu, a tej liczby nie odczytuje żaden test. Wskaż kogoś innego: „self”, „bearer”.
battleground-active-is-free = Aktywna umiejętność wymaga kosztu. Dodaj go.
battleground-moves-at-nobody = Tylko darmowy atak ma cel i broń; darmowy ruch nie ma żadnego z nich.
battleground-nobody-meant = Umiejętność misji nie ma właściciela: „{ $name }” nikogo tu nie oznacza. Wskaż kogoś, na przykład „subject”, albo użyj selektora.
battleground-nobodys-moment = Umiejętność misji nie ma właściciela, więc to nigdy się nie zdarza. Wskaż komu, na przykład „who”: „character”.
battleground-target-is-a-place = Celem jest { $aim ->
    [hex] heks
   *[other] cel misji
    }, więc „target” nie jest postacią: efekt dotyczy właściciela. Napisz „self”, jeśli o to chodzi, albo użyj selektora.
battleground-unique-to-several = „{ $name }” jest unikatowe: ma je naraz jedna postać oddziału. Gdy dostaje je kilka, zachowuje je ostatnia.
battleground-never-in-attacks = Umiejętność broni działa tylko podczas ataku nią, a wtedy to nigdy się nie zdarza. Dodaj „anyway”, jeśli ma działać także poza atakiem.
battleground-other-meaning = Dwie umiejętności różnie opisują „{ $name }”: { $ability } i { $other }. Zmień nazwę w jednej z nich.
battleground-knocked-out-itself = Znokautowana postać opuszcza mapę razem z umiejętnościami, więc to nigdy się nie zdarza. Użyj „last-moment” albo niech czeka na to inna postać.
battleground-knocked-out-gone = „{ $name }” opuściła już tutaj mapę. Użyj „last-moment”, które przychodzi tuż przedtem.
battleground-no-such-round = Gra ma { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}: runda { $round } nigdy nie nadchodzi.
battleground-round-never-ends = Runda { $round } jest ostatnia: po niej nic się już nie dzieje. Wybierz wcześniejszą.

## Abilities of the scenario

prompt-battleground-scenario-may = Zastosować „{ $ability }”?
prompt-battleground-enter = Gdzie wchodzi { $figure }?
battleground-scenario-needs-seat = Umiejętność misji dotycząca oddziału wymaga jego miejsca. Dodaj je.
battleground-no-region = Mapa nie ma części o nazwie „{ $region }”.
battleground-no-reserve = Żaden model o nazwie „{ $figure }” nie czeka obok mapy.
battleground-never-enters = Nic nie wprowadza na mapę modelu „{ $figure }”: nie robi tego ani misja, ani żadna karta.
battleground-spawns-alone = Działa tylko w misji, w której model „{ $figure }” czeka obok mapy.
battleground-region-alone = Ma to sens tylko w misji, której mapa ma część o nazwie „{ $region }”; we wszystkich innych nie ma takiego miejsca.
