### Documents to be read: cards, armies, formats, scenarios, games.

view-numbers = Numeri
view-text = Testo
view-whole-sentences = Frasi intere
view-whole-sentences-why = Riporta tutti i dati invece del testo breve della carta.
view-origin = Origine
view-game = Partita
view-events = Eventi
view-in-reserve = in riserva
view-does-not-fit = Troppo lungo per la carta stampata, anche in corpo 6: { $texts }. Accorcialo.

## Armies and decks

view-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
view-mean-initiative = iniziativa media { $mean }
view-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
view-alone = { $points } senza equipaggiamento
view-points-of = su { $most ->
    [one] { $most } punto
   *[other] { $most } punti
}
view-points-left = { $n } liberi
view-points-over = { $n } di troppo
view-one-only = { $field }: uno solo
view-copies = { $found } copie su { $most }
view-each-once = ciascuna una volta
view-found-of = { $found } su { $bounds }
view-from-to = { $least }–{ $most }
view-at-most = al massimo { $most }
view-at-least = almeno { $least }

## Formats

view-format-points = Al massimo { $most ->
    [one] { $most } punto
   *[other] { $most } punti
}.
view-format-same = { $field }: lo stesso valore su tutte le carte che ne hanno uno.
view-format-copies = La stessa carta al massimo { $most ->
    [one] una volta
   *[other] { $most } volte
}
view-format-in-army = { $cards }: { $bounds } nell’armata
view-format-on-figure = { $cards }: { $bounds } per miniatura
view-format-in-pile = { $cards }: { $bounds } in «{ $pile }»
view-format-by = { $sentence }, contando a parte ogni «{ $field }»
