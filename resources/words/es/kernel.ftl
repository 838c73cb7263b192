# What is asked of the table for chance: the name of the throw or draw, and the seat it is for.
prompt-roll = { $seat }: tira un dado ({ $purpose })
prompt-draw = { $seat }: roba ({ $purpose })
prompt-order = { $seat }: ¿qué va primero?

# Why not.
reason-not-asked = «{ $kind }» no es una de las cosas que se pueden hacer ahora.
reason-no-such-thing = Aquí no hay nada a lo que «{ $wish }» pueda referirse.
