### Hoplomachus: what happened, and what may be chosen. Printed in Italian only; these words are ours.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Set-up and turns

event-hoplomachus-order-set = Kolejność tur: { $order }.
event-hoplomachus-faction-taken = { $seat } gra frakcją { $faction }.
event-hoplomachus-hero-on-track = { $unit } czeka na końcu toru przychylności ({ $seat }).
event-hoplomachus-unit-drawn = { $unit_id ->
    [hidden] { $seat } dobiera jednostkę z woreczka.
   *[other] { $seat } dobiera z woreczka: { $unit }.
}
event-hoplomachus-turn-began = Runda { $round }: zaczyna turę { $seat }.
event-hoplomachus-phase-began = Faza: { $phase }.
event-hoplomachus-turn-ended = Koniec tury: { $seat }.
event-hoplomachus-daze-over = Koniec oszołomienia: { $units }.

## Deployment and tactics

event-hoplomachus-unit-deployed = { $seat } rozstawia jednostkę { $unit } na heksie { $at }, HP: { $hp }.
event-hoplomachus-tactic-played = { $seat } zagrywa taktykę „{ $tactic }” na jednostkę { $on }.
event-hoplomachus-tactic-ended = Taktyka „{ $tactic }” na jednostce { $on } kończy się. Wraca do zastępu: { $seat }.

## Movement

event-hoplomachus-unit-moved = { $unit } porusza się: { $path }.
event-hoplomachus-unit-displaced = Jednostka { $unit } zostaje przesunięta na heks { $to }.

## Skills and engagement

event-hoplomachus-skill-used = { $special ->
    [yes] { $unit } używa umiejętności specjalnej „{ $skill }”.
   *[other] { $unit } używa zdolności „{ $skill }”.
}
event-hoplomachus-skill-triggered = { $unit } wyzwala umiejętność „{ $skill }”.
event-hoplomachus-attack-began = { $unit } atakuje jednostkę { $target }. Kości: { $dice }.
event-hoplomachus-hits-counted = { $hits ->
    [none] { $unit } nikogo nie trafia.
   *[other] { $unit } uzyskuje trafienia: { $hits }.
}
event-hoplomachus-damage-dealt = { $by ->
    [none] Utracone HP: { $lost }.
   *[other] Utracone HP ({ $by }): { $lost }.
    }
event-hoplomachus-units-defeated = { $units_count ->
    [one] Jednostka { $units } zostaje pokonana.
    [few] Jednostki { $units } zostają pokonane.
    [many] Jednostki { $units } zostają pokonane.
   *[other] Jednostki { $units } zostają pokonane.
}
event-hoplomachus-unit-dazed = { $unit }: oszołomienie do końca tury.
event-hoplomachus-hp-taken = { $unit } traci HP: { $hp }.
event-hoplomachus-hp-gained = { $healed ->
    [yes] { $unit } leczy { $hp } HP.
   *[other] { $unit } otrzymuje { $hp } HP.
}

## Favour

event-hoplomachus-favour-gained = { $seat } zyskuje przychylność: { $favour }.
event-hoplomachus-favour-lost = { $seat } traci przychylność: { $favour }.
event-hoplomachus-reward-earned = { $seat } zdobywa nagrodę tłumu numer { $reward }.
event-hoplomachus-hero-activated = Bohater { $unit } ({ $seat }) staje się aktywny.
event-hoplomachus-tactics-returned = { $seat }: do obozu wracają taktyki { $tactics }.
event-hoplomachus-unit-returned = { $unit } wraca do obozu ({ $seat }).
event-hoplomachus-hero-joined = Bohater { $unit } dołącza do obozu ({ $seat }).

## Choices

choice-hoplomachus-faction = Graj frakcją „{ $faction }”
choice-hoplomachus-deploy = Rozstaw jednostkę { $unit } na heksie { $at }
choice-hoplomachus-tactic = Zagraj taktykę „{ $tactic }” na jednostkę { $on }
choice-hoplomachus-move = Przesuń jednostkę { $unit } na heks { $to }
choice-hoplomachus-ability = { $target ->
    [none] { $unit }: „{ $skill }”
   *[other] { $to ->
        [none] { $unit }: „{ $skill }”, cel: { $target }
       *[other] { $unit }: „{ $skill }”, { $target } na heks { $to }
    }
}
choice-hoplomachus-special = { $target ->
    [none] { $unit }: „{ $skill }”
   *[other] { $to ->
        [none] { $unit }: „{ $skill }”, cel: { $target }
       *[other] { $unit }: „{ $skill }”, { $target } na heks { $to }
    }
}
choice-hoplomachus-attack = { $unit } atakuje jednostkę { $target }
choice-hoplomachus-next-phase = Przejdź do następnej fazy
choice-hoplomachus-reward = Przywróć jednostkę { $unit } do obozu
choice-hoplomachus-bonus-hp = Daj HP jednostce { $unit }
choice-hoplomachus-displace = Postaw jednostkę { $unit } na heksie { $to }
choice-hoplomachus-done = Gotowe
choice-hoplomachus-use = Użyj umiejętności „{ $skill }”: { $unit }
choice-hoplomachus-decline = Zrezygnuj

## Buttons

deed-hoplomachus-faction = Frakcja
deed-hoplomachus-deploy = Rozstaw
deed-hoplomachus-tactic = Zagraj taktykę
deed-hoplomachus-move = Ruch
deed-hoplomachus-ability = Zdolność
deed-hoplomachus-special = Specjalna
deed-hoplomachus-attack = Atakuj
deed-hoplomachus-next-phase = Następna faza
deed-hoplomachus-reward = Przywróć
deed-hoplomachus-bonus-hp = Daj HP
deed-hoplomachus-displace = Postaw
deed-hoplomachus-done = Gotowe
deed-hoplomachus-use = Użyj umiejętności
deed-hoplomachus-decline = Zrezygnuj

## Values

value-hoplomachus-phase-set-up = { board-hoplomachus-set-up }
value-hoplomachus-phase-start = { board-hoplomachus-start }
value-hoplomachus-phase-deployment = { term-deployment }
value-hoplomachus-phase-tactic = { term-tactic }
value-hoplomachus-phase-movement = { board-hoplomachus-movement }
value-hoplomachus-phase-ability = zdolności
value-hoplomachus-phase-engagement = { term-engagement }
value-hoplomachus-phase-refill = { board-hoplomachus-refill }
value-hoplomachus-purpose-attack = { term-attack }
value-hoplomachus-purpose-compass = kierunek kompasu
value-hoplomachus-dice-yellow = żółta
value-hoplomachus-dice-blue = niebieska
value-hoplomachus-dice-green = zielona
value-hoplomachus-dice-black = czarna
value-hoplomachus-dice-red = czerwona
value-hoplomachus-faction-amazons = Amazonki
# Same as in English: the name of mountains.
value-hoplomachus-faction-kunlun = Kunlun
