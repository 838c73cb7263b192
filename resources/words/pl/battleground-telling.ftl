### Battleground: what happened, and what may be chosen.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Set-up and rounds

event-battleground-first-player-chosen = Pierwszy gracz: { $seat }.
event-battleground-figure-placed = { $figure } zajmuje heks { $at }, zwrot: { $facing }.
event-battleground-figures-left-out = { $seat } nie ma miejsca na te modele i gra bez nich: { $figures }.
event-battleground-round-began = Zaczyna się runda { $round }.
event-battleground-phase-began = Zaczyna się { $phase }.
event-battleground-card-drawn = { $card_id ->
    [hidden] { $seat } dobiera kartę.
   *[other] { $seat } dobiera kartę „{ $card }”.
}
event-battleground-card-set-aside = { $seat } odkłada kartę „{ $card }” do odrzucenia.
event-battleground-cards-discarded = { $cards ->
    [none] Nikt nie odrzuca kart.
   *[other] Odrzucone karty: { $cards }.
}
event-battleground-cards-revealed = { $cards ->
    [none] Nikt nie odkrywa karty.
   *[other] Odkryte karty: { $cards }.
}
event-battleground-card-wasted = { $seat } nie ma gotowej postaci dla karty „{ $card }” i ją odrzuca.
event-battleground-passed = { $seat } pasuje.
event-battleground-cards-cleared = Zagrane karty zostają odrzucone, a wszystkie postacie są znów gotowe.
event-battleground-objective-claimed = { $figure } stoi przy celu { $objective }, w pobliżu nie ma wroga: cel przejmuje { $seat }.
event-battleground-points-scored = { $seat } zdobywa { $points } PZ.

## Activations and interruptions

event-battleground-character-activated = { $seat } aktywuje postać { $figure } kartą „{ $card }”.
event-battleground-activation-ended = Koniec aktywacji: { $figure }.
event-battleground-card-played = { $discarded ->
    [yes] { $seat } zagrywa kartę „{ $card }” na postać { $figure } i ją odrzuca.
   *[other] { $seat } zagrywa kartę „{ $card }” na postać { $figure }.
}
event-battleground-bonus-chosen = { $figure } bierze bonus z karty „{ $card }”: { $bonus }.
event-battleground-ap-gained = { $figure } otrzymuje { $ap } PA.
event-battleground-action-paid = { $use_id ->
    [none] { $figure } wydaje { $ap } PA.
   *[other] { $figure } wydaje { $ap } PA: { $use }.
}
event-battleground-mana-gained = { $figure } otrzymuje { $mana ->
    [one] { $mana } punkt many
    [few] { $mana } punkty many
    [many] { $mana } punktów many
   *[other] { $mana } punktu many
}.
event-battleground-mana-spent = { $figure } wydaje { $mana ->
    [one] { $mana } punkt many
    [few] { $mana } punkty many
    [many] { $mana } punktów many
   *[other] { $mana } punktu many
}.
event-battleground-mana-lost = { $figure } traci { $mana ->
    [one] { $mana } punkt many
    [few] { $mana } punkty many
    [many] { $mana } punktów many
   *[other] { $mana } punktu many
}.
event-battleground-focus-gained = { $figure } skupia się.
event-battleground-focus-spent = { $figure } wydaje żeton skupienia.
event-battleground-focus-lost = { $figure } traci żeton skupienia.
event-battleground-guard-raised = { $figure } staje na warcie.
event-battleground-guard-dropped = { $figure } schodzi z warty.
event-battleground-guard-lost = { $figure } traci żeton warty.
event-battleground-interruption-declared = { $figure } zaraz przerwie postaci { $interrupted }: { $kind }.
event-battleground-interruption-began = { $kind_id ->
    [guard] { $figure }, na warcie, przerywa postaci { $interrupted }.
    [opportunity] { $figure } wykonuje atak okazyjny na postać { $interrupted }.
   *[ability] { $figure } przerywa postaci { $interrupted } umiejętnością.
}
event-battleground-interruption-ended = Koniec przerwania: { $figure }.
event-battleground-figure-readied = W tej rundzie można znów aktywować postać { $figure }.
event-battleground-figure-exhausted = W tej rundzie nie można już aktywować postaci { $figure }.
event-battleground-card-recovered = { $seat } bierze z powrotem odrzuconą kartę „{ $card }”.

## Movement

event-battleground-moved = { $how_id ->
    [towards] { $figure } idzie w kierunku celu z heksu { $from } na { $to }.
    [charge] { $figure } szarżuje z heksu { $from } na { $to }.
    [teleport] { $figure } teleportuje się z heksu { $from } na { $to }.
    [jump] { $figure } skacze z heksu { $from } na { $to }.
    [push] Popchnięcie przesuwa postać { $figure } z heksu { $from } na { $to }.
    [pull] Przyciągnięcie przesuwa postać { $figure } z heksu { $from } na { $to }.
    [swap] { $figure } zamienia się miejscem: z heksu { $from } na { $to }.
   *[move] { $figure } idzie z heksu { $from } na { $to }.
}
event-battleground-turned = { $figure } obraca się, zwrot: { $facing }.

## Tests and attacks

event-battleground-attack-began = { $weapon_id ->
    [fists] { $figure } atakuje postać { $target }: { $weapon }.
   *[other] { $figure } atakuje postać { $target } bronią „{ $weapon }”.
}
event-battleground-test-began = { $figure }: { $purpose } ({ $statistic }), { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, zakres { $threshold }.
event-battleground-successes-counted = { $figure }: { $purpose }, { $successes ->
    [0] brak sukcesów
    [one] { $successes } sukces
    [few] { $successes } sukcesy
    [many] { $successes } sukcesów
   *[other] { $successes } sukcesu
}.
event-battleground-attack-resolved = { $successes ->
    [0] Nie zostaje żaden sukces, więc nie ma ran.
    [one] Zostaje { $successes } sukces
    [few] Zostają { $successes } sukcesy
    [many] Zostaje { $successes } sukcesów
   *[other] Zostaje { $successes } sukcesu
}{ $successes ->
    [0] {""}
   *[other] : { $wounds ->
        [0] brak ran
        [one] { $wounds } rana
        [few] { $wounds } rany
        [many] { $wounds } ran
       *[other] { $wounds } rany
    } ({ $weapon_id ->
        [fists] { $weapon }
       *[other] „{ $weapon }”
    }).
}
event-battleground-wounds-suffered = { $by ->
    [none] { $figure } otrzymuje { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
        [many] { $wounds } ran
       *[other] { $wounds } rany
    }.
   *[other] { $by } zadaje postaci { $figure } { $wounds ->
        [one] { $wounds } ranę
        [few] { $wounds } rany
        [many] { $wounds } ran
       *[other] { $wounds } rany
    }.
}
event-battleground-wounds-healed = { $figure } leczy { $wounds ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}.
event-battleground-knocked-out = { $by ->
    [none] Postać { $figure } zostaje znokautowana.
   *[other] { $by } nokautuje postać { $figure }.
}

## Abilities

event-battleground-ability-used = { $figure } używa umiejętności „{ $ability }”.
event-battleground-item-used = { $figure } używa przedmiotu jednorazowego „{ $item }”.
event-battleground-ability-triggered = { $figure }: działa „{ $ability }”.
event-battleground-await-began = { $figure } czeka na coś: „{ $ability }”.
event-battleground-await-met = { $figure }: stało się to, na co czekała umiejętność „{ $ability }”.
event-battleground-scenario-acted = Misja: działa „{ $ability }” ({ $seat }).
event-battleground-figure-entered = { $figure } wchodzi na heks { $at }, zwrot: { $facing }.
event-battleground-replaced = { $figure }: „{ $ability }” zmienia { $what ->
    [wounds] rany postaci { $whom }: { $after } zamiast { $before }
    [knock-out] pokonanie postaci { $whom }: nie dochodzi do niego
    [push] popychanie postaci { $whom }, w heksach: { $after } zamiast { $before }
    [pull] przyciąganie postaci { $whom }, w heksach: { $after } zamiast { $before }
    [mana] manę, którą zyskuje { $whom }: { $after } zamiast { $before }
    [buff] wzmocnienie dla postaci { $whom }: nie zostaje dane
   *[debuff] osłabienie dla postaci { $whom }: nie zostaje dane
}.
event-battleground-spared = { $figure } pozostaje w grze z jednym punktem zdrowia.
event-battleground-number-changed = { $figure }: „{ $ability }” zmienia wartości do końca tej aktywacji lub tego przerwania.
event-battleground-effect-given = { $kind_id ->
    [buff] { $figure } zyskuje wzmocnienie: { $token }.
   *[debuff] { $figure } otrzymuje osłabienie: { $token }.
    }
event-battleground-effect-removed = { $figure } traci { $kind }.
event-battleground-mark-laid = { $seat } kładzie znak „{ $mark }” na heksie { $at }.
event-battleground-mark-removed = { $seat } usuwa znak „{ $mark }”.
event-battleground-mission-taken = { $figure } podejmuje zadanie poboczne „{ $card }”.
event-battleground-mission-completed = { $figure } wykonuje zadanie poboczne „{ $card }”: { $points } PZ, { $seat }.

## Choices

choice-battleground-first-player = Zaczyna { $seat }
choice-battleground-place = Rozstaw postać { $figure } na heksie { $at }, zwrot: { $facing }
choice-battleground-discard = Odrzuć kartę „{ $card }”
choice-battleground-recover = Weź z powrotem „{ $card }”
choice-battleground-select-card = Zagraj zakrytą „{ $card }”
choice-battleground-pass = Pasuj w tej rundzie
choice-battleground-activate = Aktywuj postać { $figure }
choice-battleground-bonus = „{ $card }”: { $bonus }
choice-battleground-play-card = Zagraj kartę „{ $card }”: { $bonus }
choice-battleground-move = { $focused ->
    [yes] Idź na heks { $to }, wydając skupienie
   *[other] Idź na heks { $to }
}
choice-battleground-face = Zwrot: { $facing }
choice-battleground-push = Na heks { $to }
choice-battleground-teleport = Wyląduj na heksie { $to }
choice-battleground-attack = { $weapon_id ->
    [fists] Atakuj postać { $target }: { $weapon }
   *[other] Atakuj postać { $target } bronią „{ $weapon }”
}
choice-battleground-use = { $target ->
    [none] { $at ->
        [none] { $objective ->
            [none] Użyj umiejętności „{ $ability }”
           *[other] Użyj umiejętności „{ $ability }”, cel „{ $objective }”
        }
       *[other] Użyj umiejętności „{ $ability }” na heksie { $at }
    }
   *[other] Użyj umiejętności „{ $ability }” na postać { $target }
}
choice-battleground-use-item = { $target ->
    [none] { $at ->
        [none] { $objective ->
            [none] Użyj przedmiotu „{ $item }”
           *[other] Użyj przedmiotu „{ $item }”, cel „{ $objective }”
        }
       *[other] Użyj przedmiotu „{ $item }” na heksie { $at }
    }
   *[other] Użyj przedmiotu „{ $item }” na postać { $target }
}
choice-battleground-focus = Skup się
choice-battleground-guard = Stań na warcie
choice-battleground-reroll = Kość { $die }: { $face }
choice-battleground-mana-reroll = Kość { $die }: { $face }
choice-battleground-claim = { $figure } przejmuje cel „{ $objective }”
choice-battleground-decline = Zrezygnuj
choice-battleground-done = Gotowe
choice-battleground-end = Zakończ w tym miejscu

## Buttons

deed-battleground-first-player = Pierwszy gracz
deed-battleground-place = Rozstaw
deed-battleground-discard = Odrzuć
deed-battleground-recover = Odzyskaj
deed-battleground-select-card = Zakryta
deed-battleground-pass = Pasuj
deed-battleground-activate = Aktywuj
# Same as in English: both have it from Latin.
deed-battleground-bonus = Bonus
deed-battleground-play-card = Zagraj kartę
deed-battleground-move = Idź
deed-battleground-face = Obróć
deed-battleground-push = Popchnij
deed-battleground-teleport = Wyląduj
deed-battleground-attack = Atakuj
deed-battleground-use = Umiejętność
deed-battleground-use-item = Przedmiot
deed-battleground-focus = Skup się
deed-battleground-guard = Warta
deed-battleground-reroll = Przerzuć
deed-battleground-mana-reroll = Przerzut (mana)
deed-battleground-claim = Przejmij
deed-battleground-decline = Zrezygnuj
deed-battleground-done = Gotowe
deed-battleground-end = Zakończ

## Values

value-battleground-facing-n = północ
value-battleground-facing-ne = północny wschód
value-battleground-facing-e = wschód
value-battleground-facing-se = południowy wschód
value-battleground-facing-s = południe
value-battleground-facing-sw = południowy zachód
value-battleground-facing-w = zachód
value-battleground-facing-nw = północny zachód
# Same as in English: Names of factions are not translated.
value-battleground-faction-masters-of-the-universe = Masters of the Universe
# Same as in English: Names of factions are not translated.
value-battleground-faction-evil-warriors = Evil Warriors
value-battleground-phase-set-up = przygotowanie gry
value-battleground-phase-organisation = { term-organisation-phase }
value-battleground-phase-activation = { term-activation-phase }
value-battleground-phase-clean-up = { term-clean-up-phase }
value-battleground-bonus-ability = własna umiejętność
value-battleground-bonus-mana = 1 punkt many
value-battleground-bonus-mission = { term-side-mission }
value-battleground-bonus-ap = 1 PA
value-battleground-kind-guard = { term-guard }
value-battleground-kind-opportunity = { term-opportunity-attack }
value-battleground-kind-ability = umiejętność
value-battleground-kind-buff = { term-buff }
value-battleground-kind-debuff = { term-debuff }
value-battleground-token-haste = { term-haste }
value-battleground-token-enhancement = { term-enhancement }
value-battleground-token-protection = { term-protection }
value-battleground-token-regeneration = { term-regeneration }
value-battleground-token-paralysis = { term-paralysis }
value-battleground-token-blindness = { term-blindness }
value-battleground-token-stun = { term-stun }
value-battleground-token-curse = { term-curse }
value-battleground-statistic-strength = { term-strength }
value-battleground-statistic-toughness = { term-toughness }
value-battleground-statistic-mind = { term-mind }
value-battleground-statistic-power = { term-power }
value-battleground-statistic-perception = { term-perception }
value-battleground-purpose-attack = test ataku
value-battleground-purpose-attack-reroll = test ataku, darmowy przerzut
value-battleground-purpose-attack-mana-reroll = test ataku, przerzut za manę
value-battleground-purpose-attack-exploding = test ataku, wybuchające kości
value-battleground-purpose-defence = test obrony
value-battleground-purpose-defence-reroll = test obrony, darmowy przerzut
value-battleground-purpose-defence-mana-reroll = test obrony, przerzut za manę
value-battleground-purpose-defence-exploding = test obrony, wybuchające kości
value-battleground-purpose-ability = test umiejętności
value-battleground-purpose-ability-reroll = test umiejętności, darmowy przerzut
value-battleground-purpose-ability-mana-reroll = test umiejętności, przerzut za manę
value-battleground-purpose-ability-exploding = test umiejętności, wybuchające kości
value-battleground-purpose-first-player = kto zaczyna
value-battleground-purpose-dispute = kto decyduje
value-battleground-use-move = ruch
value-battleground-use-focus = skupienie
value-battleground-use-guard = warta
value-battleground-use-attack-melee = atak wręcz
value-battleground-use-attack-ranged = atak dystansowy
value-battleground-use-attack-spell = atak magiczny
value-battleground-use-attack-fists = atak pięściami
value-battleground-weapon-fists = pięści
