### Battleground: actions, interruptions, guards and knock-outs: what players are asked, and the rules as reasons.

## Actions

clause-battleground-enough-ap = Cuesta { $cost } PA; tienes { $ap }.
clause-battleground-only-free-actions-cost-nothing = Solo las acciones gratuitas no cuestan nada: cuesta al menos 1 punto de acción.
clause-battleground-no-mana-is-paid-back = Ningún hechizo ni habilidad cuesta menos de cero de maná.
clause-battleground-not-while-interrupting = { $figure } interrumpe: no puede concentrarse ni ponerse en guardia.
clause-battleground-not-focused-yet = { $figure } ya está concentrado.
clause-battleground-actions-before = Cada vez que se repite la misma acción en una activación, cuesta 1 punto de acción más.
clause-battleground-attacks-before = Cada ataque adicional con el mismo tipo de arma en una activación cuesta 1 punto de acción más.
clause-battleground-guard-dropped = La ficha de guardia se retira cuando se activa su personaje.

## Interruptions

prompt-battleground-idle-guard = { $figure } interrumpe a { $interrupted } ({ $ap } PA), pero no puede atacar ni moverse. { $why }
ask-battleground-idle-guard = { $figure } no puede atacar ni moverse. ¿Acaba la interrupción?
battleground-reasons-in-turn = { $first } { $rest }
prompt-battleground-interrupt = { $figure } interrumpe a { $interrupted }: { $ap } PA. ¿Qué hace?
clause-battleground-guard-spent = La ficha de guardia se retira cuando su personaje inicia una interrupción de guardia.
clause-battleground-in-an-enemy-turn = Quien está en guardia interrumpe una activación o interrupción enemiga, no una de su propio ejército.
clause-battleground-seen-by-guard = Quien está en guardia interrumpe a un enemigo que termina su movimiento en su línea de visión.
clause-battleground-before-the-guard = Quien está en guardia interrumpe a un enemigo si alguna parte de su base está en su arco frontal.
clause-battleground-in-danger = Quien está en guardia interrumpe a un enemigo que está al alcance de una de sus armas o con el que podría trabarse en combate con un solo movimiento.
clause-battleground-opportunities = Cada enemigo con el que la miniatura está trabada en combate puede hacer un ataque de oportunidad antes de que deje su casilla.

## Knock-outs

clause-battleground-knocked-out = Un personaje con tantas heridas como salud queda derrotado y sale del campo de batalla.
clause-battleground-scored-for = Por un personaje derrotado, el otro jugador anota su coste y el de todo su equipo.
