### What Hoplomachus’ own operations of abilities say: one sentence for each, named by its kind and its file.
### A slot says what it asks for: engine/abilities/wording/slots.py.

## Effects

ability-hoplomachus-effect-add-dice = dopóki działa taktyka, { $on } ma więcej kości ataku: { $dice }
ability-hoplomachus-effect-add-movement = dopóki działa taktyka: { $by_signed } do ruchu { $on_genitive }
ability-hoplomachus-effect-daze = oszołom { $on_accusative } do końca tury
ability-hoplomachus-effect-defeat = pokonaj { $on_accusative }
ability-hoplomachus-effect-displace = postaw { $on_accusative } na { $away_key ->
    [none] wybranym heksie
   *[other] wolnym heksie w odległości { $away } od { $start ->
        [none] miejsca, w którym stoi
       *[other] { $start_genitive }
    }
}
ability-hoplomachus-effect-fatigue = dopóki działa taktyka, { $on } jest { $on_gender ->
    [f] zmęczona
   *[other] zmęczony
}
ability-hoplomachus-effect-gain-hp = daj { $on_key ->
    [selector] { $hp_health_point_accusative } { $on_dative }
   *[other] { $on_dative } { $hp_health_point_accusative }
}
ability-hoplomachus-effect-heal = ulecz { $on_key ->
    [selector] najwyżej { $hp_health_point_accusative } { $on_dative }
   *[other] { $on_dative } najwyżej { $hp_health_point_accusative }
}
ability-hoplomachus-effect-hurt = zadaj { $on_key ->
    [selector] { $damage_harm_accusative } { $on_dative }
   *[other] { $on_dative } { $damage_harm_accusative }
}
ability-hoplomachus-effect-throw = rzuć { $die ->
    [strongest] najmocniejszą
   *[weakest] najsłabszą
} kością ataku tej jednostki przeciw { $on_dative }: każde trafienie zadaje 1 obrażenie
ability-hoplomachus-effect-roll = rzuć kością areny ({ $name })
ability-hoplomachus-effect-tumble = przesuń o jeden heks { $on_accusative }, w stronę wskazaną przez kość areny

## Conditions

ability-hoplomachus-condition-by-attack = { $so ->
    [yes] obrażenia pochodzą z ataku
   *[no] obrażenia nie pochodzą z ataku
}
ability-hoplomachus-condition-dazed = { $who } jest { $who_gender ->
    [f] oszołomiona
   *[other] oszołomiony
}
ability-hoplomachus-condition-fatigued = { $who } jest { $who_gender ->
    [f] zmęczona
   *[other] zmęczony
}
ability-hoplomachus-condition-isolated = { $who } jest { $who_gender ->
    [f] odosobniona
   *[other] odosobniony
}
ability-hoplomachus-condition-outnumbered = { $who } ma przeciw sobie liczniejszą drużynę
ability-hoplomachus-condition-in-range = { $who } jest w zasięgu { $of_any_genitive }
ability-hoplomachus-condition-parameter = { $name } to { $wanted }

## Selectors

ability-hoplomachus-selector-strongest = { $the_piece } o największej liczbie HP spośród { $of_these_genitive } (razem z remisującymi)
ability-hoplomachus-selector-weakest = { $the_piece } o najmniejszej liczbie HP spośród { $of_these_genitive } (razem z remisującymi)
ability-hoplomachus-selector-deadliest = { $the_piece } o największej liczbie kości ataku spośród { $of_these_genitive } (razem z remisującymi)
ability-hoplomachus-selector-least-deadly = { $the_piece } o najmniejszej liczbie kości ataku spośród { $of_these_genitive } (razem z remisującymi)
ability-hoplomachus-selector-fastest = { $the_piece } o największym nadrukowanym ruchu spośród { $of_these_genitive } (razem z remisującymi)
ability-hoplomachus-selector-slowest = { $the_piece } o najmniejszym nadrukowanym ruchu spośród { $of_these_genitive } (razem z remisującymi)

## Triggers

ability-hoplomachus-trigger-attack = { $a_who } atakuje { $a_whom_accusative }
ability-hoplomachus-trigger-damaged = { $a_who } otrzymuje obrażenia{ $how ->
    [attack] {" "}od ataku
    [other] {" "}z innego źródła niż atak
   *[any] {""}
}
ability-hoplomachus-trigger-defeated = { $a_who } zostaje { $a_who_gender ->
    [f] pokonana
   *[other] pokonany
}
ability-hoplomachus-trigger-deployed = { $a_who } zostaje { $a_who_gender ->
    [f] rozstawiona
   *[other] rozstawiony
}
ability-hoplomachus-trigger-moved = { $a_who } wykonuje ruch
ability-hoplomachus-trigger-displaced = { $a_who } podlega przesunięciu
ability-hoplomachus-trigger-hp-gained = { $a_who } { $how ->
    [healed] odzyskuje HP
    [given] dostaje HP
   *[any] zyskuje HP
}
ability-hoplomachus-trigger-turn-begins = { $whose ->
    [own] rozpoczyna się twoja tura
    [other] rozpoczyna się tura drugiej drużyny
   *[any] rozpoczyna się tura
}
ability-hoplomachus-trigger-turn-ends = { $whose ->
    [own] kończy się twoja tura
    [other] kończy się tura drugiej drużyny
   *[any] kończy się tura
}
ability-hoplomachus-trigger-tactic-played = { $by ->
    [own] twoja drużyna zagrywa taktykę
    [other] druga drużyna zagrywa taktykę
   *[any] ktoś zagrywa taktykę
} na { $a_who_accusative }
ability-hoplomachus-trigger-favour-gained = { $whose ->
    [own] twoja drużyna zyskuje przychylność
    [other] druga drużyna zyskuje przychylność
   *[any] któraś drużyna zyskuje przychylność
}
ability-hoplomachus-trigger-phase-begins = { $phase ->
    [deployment] rozpoczyna się faza rozstawienia
    [tactic] rozpoczyna się faza taktyk
    [movement] rozpoczyna się faza ruchu
    [ability] rozpoczyna się faza zdolności
    [engagement] rozpoczyna się faza starcia
    [refill] rozpoczyna się uzupełnianie
   *[none] rozpoczyna się faza
}{ $whose ->
    [own] {" "}w twojej turze
    [other] {" "}w turze drugiego gracza
   *[any] {""}
}

## Skills and tactics

ability-hoplomachus-length = { $length ->
    [one] { $length } heksu
    [few] { $length } heksów
    [many] { $length } heksów
   *[other] { $length } heksu
}
ability-hoplomachus-aim = { $to ->
    [unit] inna jednostka
   *[opponent] przeciwnik
}{ $range ->
    [none] {""}
   *[other] {" "}w odległości { $range } lub mniejszej
}
ability-hoplomachus-place = wolny heks w odległości { $away } od tej jednostki
ability-hoplomachus-used = { $when ->
    [ability] w fazie zdolności
   *[special] w fazie starcia, zamiast ataku
}
ability-hoplomachus-status = { $status ->
    [fatigued] ta jednostka jest zmęczona
   *[engages-dazed] ta jednostka może atakować lub użyć umiejętności specjalnej nawet oszołomiona
}
ability-hoplomachus-more-dice = więcej kości ataku: { $dice }
ability-hoplomachus-about-to = ta jednostka otrzymuje obrażenia
ability-hoplomachus-changed = { $by_sign ->
    [less] obrażenia zmniejszone o { $by_size }
   *[more] dodatkowe obrażenia: { $by }
}

## Forms

ability-form-effect-add-dice = Więcej kości ataku, dopóki działa taktyka
ability-form-effect-add-movement = Inny ruch, dopóki działa taktyka
ability-form-effect-daze = Oszołom jednostkę
ability-form-effect-defeat = Pokonaj jednostkę od razu
ability-form-effect-displace = Postaw jednostkę na heksie
ability-form-effect-fatigue = Zmęczenie, dopóki działa taktyka
ability-form-effect-gain-hp = Daj HP
ability-form-effect-hurt = Zadaj obrażenia
ability-form-effect-throw = Rzuć kością ataku
ability-form-effect-roll = Rzuć kością areny
ability-form-effect-tumble = Przesuń jednostkę według kości areny
ability-form-condition-by-attack = Obrażenia pochodzą z ataku
ability-form-condition-dazed = Jednostka jest oszołomiona
ability-form-condition-fatigued = Jednostka jest zmęczona
ability-form-condition-in-range = Jednostka jest w zasięgu innej
ability-form-condition-isolated = Jednostka jest odosobniona
ability-form-condition-outnumbered = Jednostka ma przeciw sobie więcej przeciwników
ability-form-condition-parameter = Parametr jest tym słowem
ability-form-selector-deadliest = Jednostki z największą liczbą kości ataku
ability-form-selector-fastest = Jednostki z największym nadrukowanym ruchem
ability-form-selector-least-deadly = Jednostki z najmniejszą liczbą kości ataku
ability-form-selector-slowest = Jednostki z najmniejszym nadrukowanym ruchem
ability-form-selector-strongest = Jednostki z największą liczbą HP
ability-form-selector-weakest = Jednostki z najmniejszą liczbą HP
ability-form-trigger-attack = Jednostka atakuje
ability-form-trigger-damaged = Jednostka otrzymuje obrażenia
ability-form-trigger-defeated = Jednostka zostaje pokonana
ability-form-trigger-deployed = Jednostka zostaje rozstawiona
ability-form-trigger-favour-gained = Przybywa przychylności
ability-form-trigger-moved = Jednostka wykonuje ruch
ability-form-trigger-displaced = Jednostka podlega przesunięciu
ability-form-trigger-hp-gained = Jednostka zyskuje HP
ability-form-trigger-turn-begins = Rozpoczyna się tura
ability-form-trigger-turn-ends = Kończy się tura
ability-form-trigger-tactic-played = Ktoś zagrywa taktykę
ability-field-away = Odległość heksu
ability-field-damage = Obrażenia
ability-field-dice = Kości
ability-field-dice-named = Kości według nazwy
ability-field-die = Kość
# Same as in English: players say HP.
ability-field-hp = HP
ability-field-is = Jest
ability-field-status = Stan
ability-help-away = Jak daleko dokładnie leży wybrany heks; nic, jeśli heksu się nie wybiera.
ability-help-damage = Ile obrażeń otrzymuje każda z nich.
ability-help-dice = Dodawane kości ataku.
ability-help-dice-named = Dodawane kości ataku, według nazwy parametru.
ability-help-die = Którą ze swoich kości ataku rzuca.
ability-help-hp = Ile HP.
ability-help-is = Słowo, którym parametr musi być.
ability-help-status = Czym jest jej jednostka, dopóki to działa.
