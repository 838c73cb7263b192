# Games that are kept, to be continued another day.
start-continue = Kontynuuj
start-kept = { $game } · { $when }
start-kept-round = { $rounds ->
    [0] Runda { $round }
   *[other] Runda { $round } z { $rounds }
}
start-kept-turn = Kolej: { $seats }
start-kept-turn-yours = Twoja kolej
start-when-today = dzisiaj, { $time }
start-when-yesterday = wczoraj, { $time }
start-more-games = { $n ->
    [one] Pokaż jeszcze jedną zapisaną grę
    [few] Pokaż jeszcze { $n } zapisane gry
    [many] Pokaż jeszcze { $n } zapisanych gier
   *[other] Pokaż jeszcze { $n } zapisanej gry
 }
start-forget = Usuń grę „{ $name }”
start-forget-ask = Usunąć tę grę?
start-forget-lost = Potem nie da się już kontynuować „{ $name }”.
start-forget-yes = &Usuń
table-game-saved = Gra jest zapisana w { $path }.
table-saves-itself = Zapisano. Gry zapisują się same po każdym ruchu, w { $folder }.

# A person in the place of a bot.
table-take-over = Graj samodzielnie za: { $seat }
