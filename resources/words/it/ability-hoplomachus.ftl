### What Hoplomachus’ own operations of abilities say: one sentence for each, named by its kind and its file.
### A slot says what it asks for: engine/abilities/wording/slots.py.

## Effects

ability-hoplomachus-effect-add-dice = finché dura la tattica, { $on } ha più dadi attacco: { $dice }
ability-hoplomachus-effect-add-movement = finché dura la tattica: { $by_signed } al movimento { $on_di }
ability-hoplomachus-effect-daze = rendi { $on_gender ->
    [f] frastornata
   *[other] frastornato
} { $on_key ->
    [selector] fino alla fine del turno { $on }
   *[other] { $on } fino alla fine del turno
}
ability-hoplomachus-effect-defeat = sconfiggi { $on }
ability-hoplomachus-effect-displace = metti { $on } { $away_key ->
    [none] sull’esagono scelto
   *[other] su un esagono libero a distanza { $away }, misurata { $start ->
        [none] da dove si trova
       *[other] { $start_da }
    }
}
ability-hoplomachus-effect-fatigue = finché dura la tattica, { $on } è { $on_gender ->
    [f] affaticata
   *[other] affaticato
}
ability-hoplomachus-effect-gain-hp = dai { $hp_health_point } { $on_a }
ability-hoplomachus-effect-heal = cura al massimo { $hp_health_point } { $on_a }
ability-hoplomachus-effect-hurt = infliggi { $damage_harm } { $on_a }
ability-hoplomachus-effect-throw = tira il dado attacco { $die ->
    [strongest] più forte
   *[weakest] più debole
} di questa unità contro { $on }: ogni colpito infligge 1 danno
ability-hoplomachus-effect-roll = tira un dado arena ({ $name })
ability-hoplomachus-effect-tumble = sposta di un esagono { $on }, dove indica un dado arena

## Conditions

ability-hoplomachus-condition-by-attack = { $so ->
    [yes] il danno viene da un attacco
   *[no] il danno non viene da un attacco
}
ability-hoplomachus-condition-dazed = { $who } è { $who_gender ->
    [f] frastornata
   *[other] frastornato
}
ability-hoplomachus-condition-fatigued = { $who } è { $who_gender ->
    [f] affaticata
   *[other] affaticato
}
ability-hoplomachus-condition-isolated = { $who } è { $who_gender ->
    [f] isolata
   *[other] isolato
}
ability-hoplomachus-condition-outnumbered = { $who } è in inferiorità numerica
ability-hoplomachus-condition-in-range = { $who } è entro la portata { $of_any_di }
ability-hoplomachus-condition-parameter = { $name } è { $wanted }

## Selectors

ability-hoplomachus-selector-strongest = { $the_piece } con più HP tra { $of_these } ({ $the_piece_gender ->
    [f] tutte
   *[other] tutti
}, in caso di parità)
ability-hoplomachus-selector-weakest = { $the_piece } con meno HP tra { $of_these } ({ $the_piece_gender ->
    [f] tutte
   *[other] tutti
}, in caso di parità)
ability-hoplomachus-selector-deadliest = { $the_piece } con più dadi attacco tra { $of_these } ({ $the_piece_gender ->
    [f] tutte
   *[other] tutti
}, in caso di parità)
ability-hoplomachus-selector-least-deadly = { $the_piece } con meno dadi attacco tra { $of_these } ({ $the_piece_gender ->
    [f] tutte
   *[other] tutti
}, in caso di parità)
ability-hoplomachus-selector-fastest = { $the_piece } con il movimento stampato più alto tra { $of_these } ({ $the_piece_gender ->
    [f] tutte
   *[other] tutti
}, in caso di parità)
ability-hoplomachus-selector-slowest = { $the_piece } con il movimento stampato più basso tra { $of_these } ({ $the_piece_gender ->
    [f] tutte
   *[other] tutti
}, in caso di parità)

## Triggers

ability-hoplomachus-trigger-attack = { $a_who } attacca { $a_whom }
ability-hoplomachus-trigger-damaged = { $a_who } subisce danni{ $how ->
    [attack] {" "}da un attacco
    [other] {" "}da qualcosa di diverso da un attacco
   *[any] {""}
}
ability-hoplomachus-trigger-defeated = { $a_who } viene { $a_who_gender ->
    [f] sconfitta
   *[other] sconfitto
}
ability-hoplomachus-trigger-deployed = { $a_who } viene { $a_who_gender ->
    [f] schierata
   *[other] schierato
}
ability-hoplomachus-trigger-moved = { $a_who } si muove
ability-hoplomachus-trigger-displaced = { $a_who } subisce uno spostamento
ability-hoplomachus-trigger-hp-gained = { $a_who } { $how ->
    [healed] recupera HP
    [given] riceve HP
   *[any] ottiene HP
}
ability-hoplomachus-trigger-turn-begins = { $whose ->
    [own] inizia il tuo turno
    [other] inizia un turno dell’altra squadra
   *[any] inizia un turno
}
ability-hoplomachus-trigger-turn-ends = { $whose ->
    [own] finisce il tuo turno
    [other] finisce un turno dell’altra squadra
   *[any] finisce un turno
}
ability-hoplomachus-trigger-tactic-played = { $by ->
    [own] la tua squadra gioca una tattica
    [other] l’altra squadra gioca una tattica
   *[any] viene giocata una tattica
} su { $a_who }
ability-hoplomachus-trigger-favour-gained = { $whose ->
    [own] la tua squadra ottiene favore
    [other] l’altra squadra ottiene favore
   *[any] una squadra ottiene favore
}
ability-hoplomachus-trigger-phase-begins = { $phase ->
    [deployment] inizia la fase di schieramento
    [tactic] inizia la fase delle tattiche
    [movement] inizia la fase di movimento
    [ability] inizia la fase delle abilità
    [engagement] inizia la fase di ingaggio
    [refill] inizia il rifornimento
   *[none] inizia una fase
}{ $whose ->
    [own] {" "}nel tuo turno
    [other] {" "}nel turno dell’altro giocatore
   *[any] {""}
}

## Skills and tactics

ability-hoplomachus-length = { $length ->
    [one] { $length } esagono
   *[other] { $length } esagoni
}
ability-hoplomachus-aim = { $to ->
    [unit] un’altra unità
   *[opponent] un avversario
}{ $range ->
    [none] {""}
   *[other] {" "}a distanza { $range } o minore
}
ability-hoplomachus-place = un esagono libero a distanza { $away } da questa unità
ability-hoplomachus-used = { $when ->
    [ability] nella fase delle abilità
   *[special] nella fase di ingaggio, invece di attaccare
}
ability-hoplomachus-status = { $status ->
    [fatigued] questa unità è affaticata
   *[engages-dazed] questa unità può attaccare o usare una Speciale anche se è frastornata
}
ability-hoplomachus-more-dice = più dadi attacco: { $dice }
ability-hoplomachus-about-to = questa unità subisce danni
ability-hoplomachus-changed = { $by_sign ->
    [less] danno ridotto di { $by_size }
   *[more] danno aggiuntivo: { $by }
}

## Forms

ability-form-effect-add-dice = Più dadi attacco finché dura la tattica
ability-form-effect-add-movement = Un altro movimento finché dura la tattica
ability-form-effect-daze = Rendere frastornata un’unità
ability-form-effect-defeat = Sconfiggere subito un’unità
ability-form-effect-displace = Mettere un’unità su un esagono
ability-form-effect-fatigue = Affaticamento finché dura la tattica
ability-form-effect-gain-hp = Dare HP
ability-form-effect-hurt = Infliggere danni
ability-form-effect-throw = Tirare un dado attacco
ability-form-effect-roll = Tirare un dado arena
ability-form-effect-tumble = Spostare un’unità con un dado arena
ability-form-condition-by-attack = Il danno viene da un attacco
ability-form-condition-dazed = Un’unità è frastornata
ability-form-condition-fatigued = Un’unità è affaticata
ability-form-condition-in-range = Un’unità è entro la portata di un’altra
ability-form-condition-isolated = Un’unità è isolata
ability-form-condition-outnumbered = Un’unità è in inferiorità numerica
ability-form-condition-parameter = Un parametro è questa parola
ability-form-selector-deadliest = Chi ha più dadi attacco
ability-form-selector-fastest = Chi ha il movimento stampato più alto
ability-form-selector-least-deadly = Chi ha meno dadi attacco
ability-form-selector-slowest = Chi ha il movimento stampato più basso
ability-form-selector-strongest = Chi ha più HP
ability-form-selector-weakest = Chi ha meno HP
ability-form-trigger-attack = Un’unità attacca
ability-form-trigger-damaged = Un’unità subisce danni
ability-form-trigger-defeated = Un’unità viene sconfitta
ability-form-trigger-deployed = Un’unità viene schierata
ability-form-trigger-favour-gained = Si ottiene favore
ability-form-trigger-moved = Un’unità si muove
ability-form-trigger-displaced = Un’unità subisce uno spostamento
ability-form-trigger-hp-gained = Un’unità ottiene HP
ability-form-trigger-turn-begins = Inizia un turno
ability-form-trigger-turn-ends = Finisce un turno
ability-form-trigger-tactic-played = Viene giocata una tattica
ability-field-away = Distanza dell’esagono
ability-field-damage = Danno
ability-field-dice = Dadi
ability-field-dice-named = Dadi per nome
ability-field-die = Dado
# Same as in English: players say HP.
ability-field-hp = HP
ability-field-is = È
ability-field-status = Stato
ability-help-away = A che distanza esatta è l’esagono scelto; nulla se non si sceglie un esagono.
ability-help-damage = Quanto danno subisce ciascuna.
ability-help-dice = I dadi attacco aggiunti.
ability-help-dice-named = I dadi attacco aggiunti, con il nome di un parametro.
ability-help-die = Quale dei suoi dadi attacco viene tirato.
ability-help-hp = Quanti HP.
ability-help-is = La parola che il parametro deve essere.
ability-help-status = Che cosa è la sua unità finché questo vale.
