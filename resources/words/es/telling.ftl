### What happened in any game, what may be chosen in any game, and how values are said inside such sentences.
### `$x_id` and `$x_count` are only to choose by; `none` is what is missing, `hidden` what lies face down.

## Events

event-rolled = { $results ->
    [none] { $seat } no tiene dados que tirar ({ $purpose }).
   *[other] { $seat } saca { $results } ({ $purpose }).
}
event-used = Usado: { $what }.
event-game-ended = { $result_id ->
    [win] { $winners_count ->
        [one] { $winners } gana la partida
       *[other] { $winners } ganan la partida
    }
    [draw] La partida termina en empate
   *[other] La partida está perdida
}{ $points ->
    [none] .
   *[other] . Puntos: { $points }.
}
event-draw-offered = { $seat } ofrece tablas.
event-team-conceded = { $seat } se rinde; los demás siguen jugando.
event-answer-given = { $seat } elige en secreto.
event-ability-stopped = { $why_id ->
    [chain] «{ $ability }» se activa a sí misma demasiadas veces y se detiene.
    [looks] «{ $ability }» examina demasiado y no hace nada más durante la partida. Anida menos «where» en sus condiciones o juega con menos miniaturas.
   *[other] «{ $ability }» dura demasiado y se detiene.
    }

## Choices

choice-order = Primero: { $next }
choice-roll = { $result }
choice-draw = { $result }
choice-face-down = Elección oculta
choice-concede = Rendirse
choice-offer-draw = Ofrecer tablas
choice-accept-draw = Aceptar las tablas

## Buttons

deed-order = Primero
deed-roll = Tirar
deed-draw = Robar
deed-face-down = Bocabajo
deed-concede = Rendirse
deed-offer-draw = Ofrecer tablas
deed-accept-draw = Aceptar tablas

## Values

telling-each = { $who } ({ $what })
telling-change-add = { $by }
telling-change-set = fijado en { $by }
telling-change-at-least = al menos { $by }
telling-change-at-most = como máximo { $by }
telling-change-widen = reducido en { $by }
telling-change-narrow = aumentado en { $by }
