### Battleground: tests and attacks: what players are asked, why an attack is not allowed, what a rule gives.

## Tests

prompt-battleground-reroll = { $figure }: ¿repites gratis hasta { $most ->
    [one] 1 dado
   *[other] { $most } dados
    }?
prompt-battleground-mana-reroll = { $figure }: ¿repites por maná hasta { $most ->
    [one] 1 dado
   *[other] { $most } dados
    }?
ask-battleground-free-rerolls = { $most ->
    [0] ¿Repites los dados elegidos?
    [1] ¿Repites un dado gratis?
   *[other] ¿Repites gratis hasta { $most }?
}
ask-battleground-mana-rerolls = { $most ->
    [0] ¿Repites los dados elegidos?
    [1] ¿Repites un dado por maná?
   *[other] ¿Repites por maná hasta { $most }?
}
ask-battleground-reroll-hits = { $ask } Aciertan { $hits } de { $dice }: { $wounds ->
    [one] { $wounds } herida
    [many] { $wounds } heridas
   *[other] { $wounds } heridas
} sin defensa.
ask-battleground-reroll-blocks = { $ask } { $by } acierta { $hits }, paras { $blocked }: { $wounds ->
    [one] llega { $wounds } herida
    [many] llegan { $wounds } heridas
   *[other] llegan { $wounds } heridas
}.
ask-battleground-reroll-test = { $ask } Éxitos: { $hits } de { $dice }.
clause-battleground-mana-rerolls = Por cada punto de su maná, hasta cinco, un personaje repite un dado.
clause-battleground-not-picked-yet = El dado { $die } ya se repite.
clause-battleground-rerolls-left = Puedes repetir { $most ->
    [one] 1 dado
   *[other] { $most } dados
    } como máximo.
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

prompt-battleground-free-attack = { $figure }: ¿qué ataque gratuito?
clause-battleground-enough-ap-to-attack = Este ataque cuesta { $cost } PA; tienes { $ap }.
clause-battleground-equipped = { $figure } no lleva «{ $weapon }».
clause-battleground-fists-only-without-weapon = { $figure } lleva un arma cuerpo a cuerpo y no usa los puños.
clause-battleground-enough-mana-for-spell = El hechizo cuesta { $cost } de maná; tienes { $mana }.
clause-battleground-of-the-right-side = El arma «{ $weapon }» no está pensada para el bando de «{ $figure }».
clause-battleground-engaged-with-target = { $figure } no está trabado con { $target }.
clause-battleground-not-while-engaged = { $figure } está trabado y solo puede luchar cuerpo a cuerpo.
clause-battleground-at-whom-it-is-given = «{ $figure }» solo puede hacer este ataque gratuito contra «{ $target }».
clause-battleground-with-what-it-is-given = «{ $figure }» solo puede hacer este ataque gratuito con { $type ->
    [melee] un arma cuerpo a cuerpo
    [ranged] un arma a distancia
   *[spell] un hechizo
}.
clause-battleground-target-in-range = { $target } está fuera de alcance ({ $range }″).
clause-battleground-target-in-sight = { $figure } no ve a { $target }.
clause-battleground-at-the-interrupted = En esta interrupción solo puedes atacar a { $interrupted }.
clause-battleground-melee-in-opportunity-attack = Un ataque de oportunidad es un ataque cuerpo a cuerpo.
clause-battleground-room-to-face-target = El personaje «{ $figure }» no tiene sitio para girarse hacia «{ $target }».
clause-battleground-mana-of-spell = El coste de maná de un hechizo se gasta antes de su prueba.
clause-battleground-target-faced = El atacante se gira hacia su objetivo.

## Area attacks

prompt-battleground-further-target = Ataque de área: ¿a quién alcanza ahora?
clause-battleground-no-attacker = El ataque de área no alcanza otra vez a «{ $figure }».
clause-battleground-within-area = El personaje «{ $figure }» está fuera del área del ataque.
clause-battleground-seen-by-initial-target = El personaje «{ $figure }» no está en la línea de visión del objetivo inicial.
clause-battleground-at-its-height = El personaje «{ $figure }» no está a la misma altura que el objetivo inicial.
clause-battleground-acts-still = Tras la herida que lo derrota, un personaje ya no hace nada.
