### What happened in any game, what may be chosen in any game, and how values are said inside such sentences.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Events

event-rolled = { $results ->
    [none] { $seat } non ha dadi da tirare ({ $purpose }).
   *[other] { $seat } tira { $results } ({ $purpose }).
}
event-used = Usato: { $what }.
event-game-ended = { $result_id ->
    [win] { $winners_count ->
        [one] { $winners } vince la partita
       *[other] { $winners } vincono la partita
    }
    [draw] La partita finisce in pareggio
   *[other] La partita è persa
}{ $points ->
    [none] .
   *[other] . Punti: { $points }.
}
event-draw-offered = { $seat } propone il pareggio.
event-team-conceded = { $seat } si arrende; gli altri continuano.
event-answer-given = { $seat } sceglie in segreto.
event-ability-stopped = { $why_id ->
    [chain] «{ $ability }» si attiva da sé troppe volte e viene fermata.
    [looks] «{ $ability }» esamina troppe cose e non fa più nulla fino alla fine della partita. Annida meno «where» nelle sue condizioni, o gioca con meno miniature.
   *[other] «{ $ability }» dura troppo e viene fermata.
    }

## Choices

choice-order = Prima: { $next }
choice-roll = { $result }
choice-draw = { $result }
choice-face-down = Scelta coperta
choice-concede = Abbandona la partita
choice-offer-draw = Proponi il pareggio
choice-accept-draw = Accetta il pareggio

## Buttons

deed-order = Prima
deed-roll = Tira
deed-draw = Pesca
deed-face-down = Coperta
deed-concede = Abbandona
deed-offer-draw = Proponi pari
deed-accept-draw = Accetta pari

## Values

telling-each = { $who } ({ $what })
telling-change-add = { $by }
telling-change-set = fissato a { $by }
telling-change-at-least = almeno { $by }
telling-change-at-most = al massimo { $by }
telling-change-widen = allargata di { $by }
telling-change-narrow = ristretta di { $by }
