# What is asked of the table for chance: the name of the throw or draw, and the seat it is for.
prompt-roll = { $seat }: throw a die ({ $purpose })
prompt-draw = { $seat }: draw ({ $purpose })
prompt-order = { $seat }: which comes first?

# Why not.
reason-not-asked = “{ $kind }” is not one of the things that can be done now.
reason-no-such-thing = There is nothing here that “{ $wish }” could mean.
reason-game-over = The game is over.
reason-not-your-turn = { $seat } is not asked now.
reason-not-yours = A seat answers for itself only.
reason-ambiguous = { $number ->
    [one] “{ $wish }” could mean { $number } choice; say more.
   *[other] “{ $wish }” could mean { $number } choices; say more.
}
