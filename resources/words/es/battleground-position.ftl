### Battleground: what is wrong with a position that somebody wrote down.

battleground-named-twice = «{ $name }» aparece demasiadas veces.
battleground-one-of-a-kind = «{ $name }» sobra: un personaje tiene como máximo un efecto positivo y un efecto negativo.
battleground-nobody-acts = En este momento de la partida no actúa nadie.
battleground-another-acts = En este momento de la partida actúa otro personaje.
battleground-told-by-active = «{ $name }» ya está en «active». Quítalo aquí.
battleground-bad-in-frame = «{ $name }» falta o es incorrecto.
battleground-gone-and-there = El personaje «{ $figure }» está derrotado: escribe «null» en su lugar, u omítelo.
battleground-too-many-wounds = El personaje «{ $figure }» estaría derrotado: heridas { NUMBER($wounds) }, salud { NUMBER($health) }.
battleground-more-cards = El ejército de «{ $seat }» tiene menos copias de la carta «{ $card }» de las que hay aquí.
battleground-full-hand = Una mano tiene como máximo { NUMBER($most) } cartas de destino.
battleground-not-in-hand = La carta «{ $card }» no está en la mano.
battleground-mission-not-played = La misión secundaria «{ $card }» está en juego, pero su carta no se ha jugado.
battleground-objective-twice = El objetivo «{ $objective }» no puede estar en dos lugares.
battleground-no-such-place = El mapa no tiene ningún lugar con el número { NUMBER($number) }.
battleground-outside-its-frame = El paso «{ $name }» solo se puede dar dentro del marco de una activación, una interrupción o una prueba.
