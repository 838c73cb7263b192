# Games that are kept, to be continued another day.
start-continue = Continuar
start-kept = { $game } · { $when }
start-kept-round = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
}
start-kept-turn = Juega: { $seats }
start-kept-turn-yours = Te toca
start-when-today = hoy, { $time }
start-when-yesterday = ayer, { $time }
start-more-games = { $n ->
    [one] Mostrar otra partida guardada
   *[other] Mostrar otras { $n } partidas guardadas
 }
start-forget = Eliminar la partida «{ $name }»
start-forget-ask = ¿Eliminar esta partida?
start-forget-lost = Después ya no se podrá continuar «{ $name }».
start-forget-yes = &Eliminar
table-game-saved = La partida está guardada en { $path }.
table-saves-itself = Guardada. Las partidas se guardan solas tras cada jugada, en { $folder }.

# A person in the place of a bot.
table-take-over = Juega tú con { $seat }
