### Documents to be read: cards, armies, formats, scenarios, games.

view-numbers = Números
view-text = Texto
view-whole-sentences = Frases enteras
view-whole-sentences-why = Muestra todos los datos en lugar del texto breve de la carta.
view-origin = Origen
view-game = Partida
view-events = Sucesos
view-in-reserve = en reserva
view-does-not-fit = No cabe en la carta impresa, ni a 6 puntos: { $texts }. Acórtalo.

## Armies and decks

view-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
view-mean-initiative = iniciativa media { $mean }
view-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
view-alone = { $points } sin equipo
view-points-of = de { $most ->
    [one] { $most } punto
   *[other] { $most } puntos
}
view-points-left = quedan { $n }
view-points-over = sobran { $n }
view-one-only = { $field }: una sola
view-copies = { $found } de { $most } copias
view-each-once = cada una, una vez
view-found-of = { $found } de { $bounds }
view-from-to = { $least } a { $most }
view-at-most = { $most } como máximo
view-at-least = { $least } como mínimo

## Formats

view-format-points = { $most ->
    [one] { $most } punto
   *[other] { $most } puntos
} como máximo.
view-format-same = { $field }: el mismo valor en todas las cartas que lo tienen.
view-format-copies = La misma carta, { $most ->
    [one] una vez
   *[other] { $most } veces
} como máximo
view-format-in-army = { $cards }: { $bounds } en el ejército
view-format-on-figure = { $cards }: { $bounds } en cada miniatura
view-format-in-pile = { $cards }: { $bounds } en «{ $pile }»
view-format-by = { $sentence }, cada «{ $field }» por separado
