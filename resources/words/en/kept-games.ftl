# Games that are kept, to be continued another day.
start-continue = Continue
start-kept = { $game } · { $when }
start-kept-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
start-kept-turn = { $seats } to move
start-kept-turn-yours = Your turn
start-when-today = today, { $time }
start-when-yesterday = yesterday, { $time }
start-more-games = { $n ->
    [one] Show one more saved game
   *[other] Show { $n } more saved games
 }
start-forget = Remove the game “{ $name }”
start-forget-ask = Remove this game?
start-forget-lost = You won’t be able to continue “{ $name }”.
start-forget-yes = &Remove
table-game-saved = The game is saved in { $path }.
table-saves-itself = Saved. Games save themselves after each move, in { $folder }.

# A person in the place of a bot.
table-take-over = Play { $seat } yourself
