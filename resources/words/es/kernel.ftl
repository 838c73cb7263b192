# What is asked of the table for chance: the name of the throw or draw, and the seat it is for.
prompt-roll = { $seat }: tira un dado ({ $purpose })
prompt-draw = { $seat }: roba ({ $purpose })
prompt-order = { $seat }: ¿qué va primero?

# Why not.
reason-not-asked = «{ $kind }» no es una de las cosas que se pueden hacer ahora.
reason-no-such-thing = Aquí no hay nada a lo que «{ $wish }» pueda referirse.
reason-game-over = La partida ha terminado.
reason-not-your-turn = Ahora no le toca responder a { $seat }.
reason-not-yours = Un puesto solo responde por sí mismo.
reason-ambiguous = { $number ->
    [one] «{ $wish }» puede ser { $number } opción: hay que decir más.
   *[other] «{ $wish }» puede ser { $number } opciones: hay que decir más.
}
