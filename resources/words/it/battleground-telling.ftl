### Battleground: what happened, and what may be chosen.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Set-up and rounds

event-battleground-first-player-chosen = { $seat } è il primo giocatore.
event-battleground-figure-placed = { $figure } si schiera in { $at }, verso { $facing }.
event-battleground-figures-left-out = { $seat } non ha spazio per { $figures } e gioca senza.
event-battleground-round-began = Inizia il round { $round }.
event-battleground-phase-began = Inizia la { $phase }.
event-battleground-card-drawn = { $card_id ->
    [hidden] { $seat } pesca una carta.
   *[other] { $seat } pesca «{ $card }».
}
event-battleground-card-set-aside = { $seat } mette da parte «{ $card }» per scartarla.
event-battleground-cards-discarded = { $cards ->
    [none] Nessuna carta viene scartata.
   *[other] Carte scartate: { $cards }.
}
event-battleground-cards-revealed = { $cards ->
    [none] Nessuna carta viene scoperta.
   *[other] Carte scoperte: { $cards }.
}
event-battleground-card-wasted = { $seat } non ha personaggi pronti per «{ $card }» e la scarta.
event-battleground-passed = { $seat } passa.
event-battleground-cards-cleared = Le carte giocate si scartano e tutti i personaggi tornano pronti.
event-battleground-objective-claimed = { $figure } è sull’obiettivo { $objective } o accanto, senza nemici vicini, e lo conquista per { $seat }.
event-battleground-points-scored = { $seat } ottiene { $points } PV.

## Activations and interruptions

event-battleground-character-activated = { $seat } attiva { $figure } con «{ $card }».
event-battleground-activation-ended = Finisce l’attivazione di { $figure }.
event-battleground-card-played = { $discarded ->
    [yes] { $seat } gioca «{ $card }» per { $figure } e la scarta.
   *[other] { $seat } gioca «{ $card }» per { $figure }.
}
event-battleground-bonus-chosen = { $figure } prende un bonus di «{ $card }»: { $bonus }.
event-battleground-ap-gained = { $figure } ottiene { $ap } PA.
event-battleground-action-paid = { $use_id ->
    [none] { $figure } spende { $ap } PA.
   *[other] { $figure } spende { $ap } PA: { $use }.
}
event-battleground-mana-gained = { $figure } ottiene { NUMBER($mana) } mana.
event-battleground-mana-spent = { $figure } spende { NUMBER($mana) } mana.
event-battleground-mana-lost = { $figure } perde { NUMBER($mana) } mana.
event-battleground-focus-gained = { $figure } si focalizza.
event-battleground-focus-spent = { $figure } spende il gettone focus.
event-battleground-focus-lost = { $figure } perde il gettone focus.
event-battleground-guard-raised = { $figure } si mette in sorveglianza.
event-battleground-guard-dropped = { $figure } non è più in sorveglianza.
event-battleground-guard-lost = { $figure } perde il gettone sorveglianza.
event-battleground-interruption-declared = { $figure } sta per interrompere { $interrupted }: { $kind }.
event-battleground-interruption-began = { $kind_id ->
    [guard] { $figure }, in sorveglianza, interrompe { $interrupted }.
    [opportunity] { $figure } fa un attacco di opportunità contro { $interrupted }.
   *[ability] { $figure } interrompe { $interrupted } con un’abilità.
}
event-battleground-interruption-ended = Finisce l’interruzione di { $figure }.
event-battleground-figure-readied = In questo round si può attivare di nuovo { $figure }.
event-battleground-figure-exhausted = In questo round non si può più attivare { $figure }.
event-battleground-card-recovered = { $seat } riprende «{ $card }» dagli scarti.

## Movement

event-battleground-moved = { $how_id ->
    [towards] { $figure } va da { $from } verso la sua meta, fino a { $to }.
    [charge] { $figure } carica da { $from } a { $to }.
    [teleport] { $figure } si teletrasporta da { $from } a { $to }.
    [jump] { $figure } salta da { $from } a { $to }.
    [push] Una spinta porta { $figure } da { $from } a { $to }.
    [pull] Una forza tira { $figure } da { $from } a { $to }.
    [swap] { $figure } scambia posto, da { $from } a { $to }.
   *[move] { $figure } si sposta da { $from } a { $to }.
}
event-battleground-turned = { $figure } si gira verso { $facing }.

## Tests and attacks

event-battleground-attack-began = { $weapon_id ->
    [fists] { $figure } attacca { $target } con { $weapon }.
   *[other] { $figure } attacca { $target } con «{ $weapon }».
}
event-battleground-test-began = { $figure }: { $purpose } ({ $statistic }), { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, soglia { $threshold }.
event-battleground-successes-counted = { $figure }: { $purpose }, { $successes ->
    [0] nessun successo
    [one] { $successes } successo
   *[other] { $successes } successi
}.
event-battleground-attack-resolved = { $successes ->
    [0] Non resta nessun successo: nessuna ferita.
    [one] Resta { $successes } successo
   *[other] Restano { $successes } successi
}{ $successes ->
    [0] {""}
   *[other] : { $wounds ->
        [0] nessuna ferita
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
    } con { $weapon_id ->
        [fists] { $weapon }
       *[other] «{ $weapon }»
    }.
}
event-battleground-wounds-suffered = { $by ->
    [none] { $figure } subisce { $wounds ->
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
    }.
   *[other] { $figure } subisce { $wounds ->
        [one] { $wounds } ferita
       *[other] { $wounds } ferite
    } da { $by }.
}
event-battleground-wounds-healed = { $figure } guarisce { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
}.
event-battleground-knocked-out = { $by ->
    [none] { $figure } è fuori combattimento.
   *[other] { $by } mette fuori combattimento { $figure }.
}

## Abilities

event-battleground-ability-used = { $figure } usa «{ $ability }».
event-battleground-item-used = { $figure } usa l’oggetto monouso «{ $item }».
event-battleground-ability-triggered = { $figure }: «{ $ability }» ha effetto.
event-battleground-await-began = { $figure } attende qualcosa: «{ $ability }».
event-battleground-await-met = { $figure }: è accaduto ciò che «{ $ability }» attendeva.
event-battleground-scenario-acted = Missione: «{ $ability }» ha effetto per { $seat }.
event-battleground-figure-entered = { $figure } entra in { $at }, verso { $facing }.
event-battleground-replaced = { $figure }: «{ $ability }» cambia { $what ->
    [wounds] le ferite di { $whom }: { $after } invece di { $before }
    [knock-out] l’eliminazione di { $whom }: non avviene
    [push] la spinta di { $whom }, in esagoni: { $after } invece di { $before }
    [pull] la trazione di { $whom }, in esagoni: { $after } invece di { $before }
    [mana] il mana che { $whom } guadagna: { $after } invece di { $before }
    [buff] il potenziamento per { $whom }: non viene dato
   *[debuff] il depotenziamento per { $whom }: non viene dato
}.
event-battleground-spared = { $figure } resta in gioco, con un solo punto salute.
event-battleground-number-changed = { $figure }: «{ $ability }» cambia alcuni valori fino alla fine di questa attivazione o interruzione.
event-battleground-effect-given = { $kind_id ->
    [buff] { $figure } ottiene un potenziamento: { $token }.
   *[debuff] { $figure } subisce un depotenziamento: { $token }.
    }
event-battleground-effect-removed = { $figure } perde un { $kind }.
event-battleground-mark-laid = { $seat } mette la marcatura «{ $mark }» in { $at }.
event-battleground-mark-removed = { $seat } toglie la marcatura «{ $mark }».
event-battleground-mission-taken = { $figure } intraprende la missione secondaria «{ $card }».
event-battleground-mission-completed = { $figure } completa la missione secondaria «{ $card }»: { $points } PV per { $seat }.

## Choices

choice-battleground-first-player = Comincia { $seat }
choice-battleground-place = Schiera { $figure } in { $at }, verso { $facing }
choice-battleground-discard = Scarta «{ $card }»
choice-battleground-recover = Riprendi «{ $card }»
choice-battleground-select-card = Gioca coperta «{ $card }»
choice-battleground-pass = Passa per questo round
choice-battleground-activate = Attiva { $figure }
choice-battleground-bonus = «{ $card }»: { $bonus }
choice-battleground-play-card = Gioca «{ $card }»: { $bonus }
choice-battleground-move = { $focused ->
    [yes] Spostati in { $to } spendendo il focus
   *[other] Spostati in { $to }
}
choice-battleground-face = Rivolgi verso { $facing }
choice-battleground-push = In { $to }
choice-battleground-teleport = Arriva in { $to }
choice-battleground-attack = { $weapon_id ->
    [fists] Attacca { $target } con { $weapon }
   *[other] Attacca { $target } con «{ $weapon }»
}
choice-battleground-use = { $target ->
    [none] { $at ->
        [none] { $objective ->
            [none] Usa «{ $ability }»
           *[other] Usa «{ $ability }» sull’obiettivo «{ $objective }»
        }
       *[other] Usa «{ $ability }» in { $at }
    }
   *[other] Usa «{ $ability }» su { $target }
}
choice-battleground-use-item = { $target ->
    [none] { $at ->
        [none] { $objective ->
            [none] Usa l’oggetto «{ $item }»
           *[other] Usa l’oggetto «{ $item }» sull’obiettivo «{ $objective }»
        }
       *[other] Usa l’oggetto «{ $item }» in { $at }
    }
   *[other] Usa l’oggetto «{ $item }» su { $target }
}
choice-battleground-focus = Focalizzati
choice-battleground-guard = Mettiti in sorveglianza
choice-battleground-reroll = Dado { $die }: { $face }
choice-battleground-mana-reroll = Dado { $die }: { $face }
choice-battleground-claim = { $figure } conquista «{ $objective }»
choice-battleground-decline = Rinuncia
choice-battleground-done = Fatto
choice-battleground-end = Finisci qui

## Buttons

deed-battleground-first-player = Primo giocatore
deed-battleground-place = Schiera
deed-battleground-discard = Scarta
deed-battleground-recover = Riprendi
deed-battleground-select-card = Coperta
deed-battleground-pass = Passa
deed-battleground-activate = Attiva
# Same as in English: both have it from Latin.
deed-battleground-bonus = Bonus
deed-battleground-play-card = Gioca carta
deed-battleground-move = Spostati
deed-battleground-face = Gira
deed-battleground-push = Spingi
deed-battleground-teleport = Arriva
deed-battleground-attack = Attacca
deed-battleground-use = Usa abilità
deed-battleground-use-item = Usa oggetto
deed-battleground-focus = Focalizzati
deed-battleground-guard = Sorveglia
deed-battleground-reroll = Rilancia
deed-battleground-mana-reroll = Rilancio mana
deed-battleground-claim = Conquista
deed-battleground-decline = Rinuncia
deed-battleground-done = Fatto
deed-battleground-end = Finisci

## Values

value-battleground-facing-n = nord
value-battleground-facing-ne = nord-est
value-battleground-facing-e = est
value-battleground-facing-se = sud-est
value-battleground-facing-s = sud
value-battleground-facing-sw = sud-ovest
value-battleground-facing-w = ovest
value-battleground-facing-nw = nord-ovest
# Same as in English: Names of factions are not translated.
value-battleground-faction-masters-of-the-universe = Masters of the Universe
# Same as in English: Names of factions are not translated.
value-battleground-faction-evil-warriors = Evil Warriors
value-battleground-phase-set-up = preparazione
value-battleground-phase-organisation = { term-organisation-phase }
value-battleground-phase-activation = { term-activation-phase }
value-battleground-phase-clean-up = { term-clean-up-phase }
value-battleground-bonus-ability = la sua abilità
# Same as in English: the word players use in both.
value-battleground-bonus-mana = 1 mana
value-battleground-bonus-mission = { term-side-mission }
value-battleground-bonus-ap = 1 PA
value-battleground-kind-guard = { term-guard }
value-battleground-kind-opportunity = { term-opportunity-attack }
value-battleground-kind-ability = abilità
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
value-battleground-purpose-attack = prova di attacco
value-battleground-purpose-attack-reroll = prova di attacco, rilancio gratuito
value-battleground-purpose-attack-mana-reroll = prova di attacco, rilancio con mana
value-battleground-purpose-attack-exploding = prova di attacco, esplosioni di dadi
value-battleground-purpose-defence = prova di difesa
value-battleground-purpose-defence-reroll = prova di difesa, rilancio gratuito
value-battleground-purpose-defence-mana-reroll = prova di difesa, rilancio con mana
value-battleground-purpose-defence-exploding = prova di difesa, esplosioni di dadi
value-battleground-purpose-ability = prova di abilità
value-battleground-purpose-ability-reroll = prova di abilità, rilancio gratuito
value-battleground-purpose-ability-mana-reroll = prova di abilità, rilancio con mana
value-battleground-purpose-ability-exploding = prova di abilità, esplosioni di dadi
value-battleground-purpose-first-player = chi comincia
value-battleground-purpose-dispute = chi decide
value-battleground-use-move = spostarsi
value-battleground-use-focus = focalizzarsi
value-battleground-use-guard = sorvegliare
value-battleground-use-attack-melee = attacco da mischia
value-battleground-use-attack-ranged = attacco a distanza
value-battleground-use-attack-spell = incantesimo
value-battleground-use-attack-fists = attacco a pugni
value-battleground-weapon-fists = i pugni
