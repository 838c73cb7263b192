### Battleground: tests and attacks: what players are asked, why an attack is not allowed, what a rule gives.

## Tests

prompt-battleground-reroll = { $figure }: ¿qué dados repites gratis, como máximo { $most }?
prompt-battleground-mana-reroll = { $figure }: ¿qué dados repites por 1 de maná cada uno, como máximo { $most }?
clause-battleground-mana-rerolls = Por cada punto de su maná, hasta cinco, un personaje repite un dado.
clause-battleground-not-picked-yet = El dado número { $die } ya se repite.
clause-battleground-rerolls-left = No se pueden repetir más dados: el máximo es { $most }.
clause-battleground-focus-spent-in-test = En una prueba, un personaje concentrado gasta su ficha de concentración.
clause-battleground-defence-test = El objetivo hace una prueba de defensa.
clause-battleground-no-dice-left = Nunca se lanzan menos de cero dados.

## Thresholds and dice

clause-battleground-flank-attack = Ataque de flanqueo contra «{ $figure }».
clause-battleground-engaged-target = El objetivo «{ $figure }» está trabado en combate.
clause-battleground-target-in-cover = El objetivo «{ $figure }» está en cobertura.
clause-battleground-focused-attack = El atacante «{ $figure }» está concentrado.
clause-battleground-focused-test = El personaje «{ $figure }» está concentrado.
clause-battleground-interrupting-test = El personaje «{ $figure }» hace la prueba durante su interrupción.
clause-battleground-opportunity-test = El personaje «{ $figure }» hace un ataque de oportunidad.
clause-battleground-dice-of-weapon = El arma «{ $weapon }» cambia el número de dados.

## Attacks

prompt-battleground-free-attack = { $figure }: ¿qué ataque gratuito haces?
clause-battleground-enough-ap-to-attack = Este ataque cuesta más puntos de acción de los que quedan: { $cost }, no { $ap }.
clause-battleground-equipped = El personaje «{ $figure }» no lleva el arma «{ $weapon }».
clause-battleground-fists-only-without-weapon = El personaje «{ $figure }» lleva un arma cuerpo a cuerpo, así que no pelea con los puños.
clause-battleground-enough-mana-for-spell = El hechizo cuesta más maná del que hay: { $cost }, no { $mana }.
clause-battleground-of-the-right-side = El arma «{ $weapon }» no está pensada para el bando de «{ $figure }».
clause-battleground-engaged-with-target = El personaje «{ $figure }» no está trabado en combate con «{ $target }».
clause-battleground-not-while-engaged = El personaje «{ $figure }» está trabado en combate y solo puede atacar cuerpo a cuerpo.
clause-battleground-at-whom-it-is-given = «{ $figure }» solo puede hacer este ataque gratuito contra «{ $target }».
clause-battleground-with-what-it-is-given = «{ $figure }» solo puede hacer este ataque gratuito con { $type ->
    [melee] un arma cuerpo a cuerpo
    [ranged] un arma a distancia
   *[spell] un hechizo
}.
clause-battleground-target-in-range = El objetivo «{ $target }» está fuera de alcance; el alcance en pulgadas es { $range }.
clause-battleground-target-in-sight = El objetivo «{ $target }» no está en la línea de visión de «{ $figure }».
clause-battleground-at-the-interrupted = En esta interrupción solo se puede atacar a «{ $interrupted }».
clause-battleground-melee-in-opportunity-attack = Un ataque de oportunidad es un ataque cuerpo a cuerpo.
clause-battleground-room-to-face-target = El personaje «{ $figure }» no tiene sitio para girarse hacia «{ $target }».
clause-battleground-mana-of-spell = El coste de maná de un hechizo se gasta antes de su prueba.
clause-battleground-target-faced = El atacante se gira hacia su objetivo.

## Area attacks

prompt-battleground-further-target = { $figure }: ¿a quién alcanza después el ataque de área?
clause-battleground-no-attacker = El ataque de área no alcanza otra vez a «{ $figure }».
clause-battleground-within-area = El personaje «{ $figure }» está fuera del área del ataque.
clause-battleground-seen-by-initial-target = El personaje «{ $figure }» no está en la línea de visión del objetivo inicial.
clause-battleground-at-its-height = El personaje «{ $figure }» no está a la misma altura que el objetivo inicial.
clause-battleground-acts-still = Tras la herida que lo derrota, un personaje ya no hace nada.
