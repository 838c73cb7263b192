# What is asked of the table for chance: the name of the throw or draw, and the seat it is for.
prompt-roll = { $seat }: lancia un dado ({ $purpose })
prompt-draw = { $seat }: pesca ({ $purpose })
prompt-order = { $seat }: che cosa viene per primo?

# Why not.
reason-not-asked = «{ $kind }» non è tra le cose che si possono fare ora.
reason-no-such-thing = Qui non c’è nulla che «{ $wish }» possa indicare.
