# What is asked of the table for chance, and the seat it is for.
prompt-roll = { $seat }: tira un dado
prompt-draw = { $seat }: roba
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

# What is wrong with data that somebody else wrote: values, choices, states.
value-too-deep = Hay más de { NUMBER($most) } niveles, uno dentro de otro.
value-too-large = El número es demasiado grande.
value-half-character = En el texto hay medio carácter.
value-of-no-kind = «{ $found }» no es un valor de juego: lo son los números enteros, los textos, las listas y las tablas.
choice-needs-kind = Una elección necesita su «kind», un texto.
choice-seat-is-text = El «seat» de una elección es un texto.
state-needs-list = Aquí hace falta una lista.
state-needs-items = Aquí el número de elementos debe ser { NUMBER($number) }, no { NUMBER($found) }.
state-needs-table = Aquí hace falta una tabla.
state-needs-step = Aquí hace falta un paso, con su nombre.
state-needs-truth = Aquí hace falta verdadero o falso.
state-needs-number = Aquí hace falta un número entero.
state-needs-text = Aquí hace falta un texto.
state-needs-nothing = Aquí solo puede ir «null».
state-needs-one-of = Lo que puede ir aquí: «{ $names }».
state-unknown-step = Aquí no puede ir ningún paso «{ $name }».
state-unknown-field = Aquí no existe el campo «{ $name }».
state-missing-field = Falta el campo «{ $name }».
state-does-not-go-together = Los campos de «{ $name }» no concuerdan entre sí.
state-bad-seats = Una partida tiene puestos, cada uno una sola vez, y ninguno es «{ $chance }».
state-no-such-seat = No existe el puesto «{ $seat }».
state-no-such-seat-or-twice = No existe el puesto «{ $seat }», o se nombra dos veces.
state-sealed-unasked = Hay respuestas boca abajo y no se pregunta nada.
state-bad-frame = Los marcos van uno dentro de otro: este empieza entre { NUMBER($lowest) } y { NUMBER($highest) }.
state-below-nothing = Una cuenta nunca está por debajo de cero.
state-number-between = Aquí hace falta un número entero de { NUMBER($least) } a { NUMBER($most) }.
state-named-twice = «{ $name }» se nombra dos veces.
state-bad-in-frame = «{ $name }» falta aquí, o no puede ser así.

# Why a script of dice or a journal does not fit the game.
dice-bad-face = El dado { NUMBER($number) } no tiene la cara «{ $face }».
replay-throw-missing = La partida tira o roba para «{ $stream }», y el diario no.
replay-other-throw = La partida tira o roba para «{ $stream }», y el diario para «{ $found }».
replay-bad-result = «{ $stream }» no puede dar «{ $found }».
replay-answer-missing = La partida pregunta, y el diario tira o roba.
replay-not-on-offer = Allí «{ $choice }» no está entre las opciones.
