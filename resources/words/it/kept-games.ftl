# Games that are kept, to be continued another day.
start-continue = Continua
start-kept = { $game } · { $when }
start-kept-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } di { $rounds }
}
start-kept-turn = Tocca a { $seats }
start-kept-turn-yours = Tocca a te
start-when-today = oggi, { $time }
start-when-yesterday = ieri, { $time }
start-more-games = { $n ->
    [one] Mostra un’altra partita salvata
   *[other] Mostra altre { $n } partite salvate
 }
start-forget = Rimuovi la partita «{ $name }»
start-forget-ask = Rimuovere questa partita?
start-forget-lost = Poi non si potrà più continuare «{ $name }».
start-forget-yes = &Rimuovi
table-game-saved = La partita è salvata in { $path }.
table-saves-itself = Salvata. Le partite si salvano da sole dopo ogni mossa, in { $folder }.

# A person in the place of a bot.
table-take-over = Gioca tu con { $seat }
