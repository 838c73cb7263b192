# Games that are kept, to be continued another day.
start-continue = Kontynuuj
start-kept = { $game } · { $when }
start-kept-round = { $rounds ->
    [0] Runda { $round }
   *[other] Runda { $round } z { $rounds }
}
start-kept-turn = kolej: { $seats }
start-kept-turn-yours = twoja kolej
start-forget = Usuń grę „{ $name }”
start-forget-ask = Usunąć tę grę?
start-forget-lost = Potem nie da się już kontynuować „{ $name }”.
start-forget-yes = &Usuń
table-game-saved = Gra jest zapisana w { $path }.

# A person in the place of a bot.
table-take-over = Graj samodzielnie za: { $seat }
