# What is asked of the table for chance, and the seat it is for.
prompt-roll = { $seat }: tira un dado
prompt-draw = { $seat }: roba
prompt-order = { $seat }: ¿qué va primero?

# Why not.
reason-not-asked = Ahora no puedes hacer «{ $kind }».
reason-no-such-thing = Aquí no hay nada llamado «{ $wish }».
reason-game-over = La partida ha terminado.
reason-not-your-turn = { $seat } no tiene nada que decidir ahora.
reason-not-yours = Cada puesto responde solo por sí mismo.
reason-ambiguous = { $number ->
    [one] «{ $wish }» coincide con { $number } opción: concreta más.
   *[other] «{ $wish }» coincide con { $number } opciones: concreta más.
    }

# What is wrong with data that somebody else wrote: values, choices, states.
value-too-deep = Los datos están anidados a más de { NUMBER($most) } niveles.
value-too-large = El número es demasiado grande.
value-half-character = El texto contiene medio carácter.
value-of-no-kind = Una partida no puede contener «{ $found }», solo números enteros, textos, listas y tablas.
choice-needs-kind = Una elección necesita el texto «kind».
choice-seat-is-text = El «seat» de una elección debe ser un texto.
state-needs-list = Aquí hace falta una lista.
state-needs-items = Aquí el número de elementos debe ser { NUMBER($number) }, no { NUMBER($found) }.
state-needs-table = Aquí hace falta una tabla.
state-needs-step = Aquí hace falta un paso, con su nombre.
state-needs-truth = Aquí hace falta verdadero o falso.
state-needs-number = Aquí hace falta un número entero.
state-needs-text = Aquí hace falta un texto.
state-needs-nothing = Aquí solo se admite «null».
state-needs-one-of = Aquí se admite: «{ $names }».
state-unknown-step = El paso «{ $name }» no se admite aquí.
state-unknown-field = Aquí no existe el campo «{ $name }».
state-missing-field = Falta el campo «{ $name }».
state-does-not-go-together = Los campos de «{ $name }» se contradicen.
state-bad-seats = Una partida necesita puestos: cada uno una sola vez y ninguno llamado «{ $chance }».
state-no-such-seat = No existe el puesto «{ $seat }».
state-no-such-seat-or-twice = No existe el puesto «{ $seat }», o se nombra dos veces.
state-sealed-unasked = Hay respuestas boca abajo, pero ninguna pregunta.
state-bad-frame = Los marcos van uno dentro de otro: este debe empezar entre { NUMBER($lowest) } y { NUMBER($highest) }.
state-below-nothing = Una cuenta no puede estar por debajo de cero.
state-number-between = Aquí hace falta un número entero de { NUMBER($least) } a { NUMBER($most) }.
state-named-twice = «{ $name }» aparece dos veces.
state-bad-in-frame = «{ $name }» falta o es incorrecto.

# Why a script of dice or a journal does not fit the game.
dice-bad-face = El dado { NUMBER($number) } no tiene la cara «{ $face }».
replay-throw-missing = La partida tira o roba para «{ $stream }», y el registro no.
replay-other-throw = La partida tira o roba para «{ $stream }», y el registro para «{ $found }».
replay-bad-result = «{ $stream }» no puede dar «{ $found }».
replay-answer-missing = La partida pregunta, y el registro tira o roba.
replay-not-on-offer = «{ $choice }» no es posible ahí.
