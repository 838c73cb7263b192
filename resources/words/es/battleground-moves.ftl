### Battleground: moving, climbing, turning, and the effects that move figures.

## Speed

clause-battleground-focused-speed = Si se gasta la concentración en el movimiento, cuenta la velocidad concentrada.
clause-battleground-difficult-start = El movimiento empieza en terreno abrupto: velocidad −2.
clause-battleground-never-below-zero = Una miniatura nunca tiene menos de 0 puntos de movimiento.

## Moves

prompt-battleground-go-on = { $figure } no puede seguir. ¿Adónde ahora, con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
    }?
prompt-battleground-free-move = Movimiento gratis: ¿adónde va { $figure }?
clause-battleground-enough-ap-to-move = El próximo movimiento cuesta { $cost } PA; tienes { $ap }.
clause-battleground-no-move-in-an-opportunity-attack = En un ataque de oportunidad «{ $figure }» solo puede atacar cuerpo a cuerpo, no moverse.
clause-battleground-has-focus-to-spend = { $figure } no tiene concentración que gastar.
clause-battleground-has-footing = La miniatura no puede estar en { $place }.
clause-battleground-a-way-leads-there = Ningún camino lleva a { $place }.
clause-battleground-nobody-in-the-way = Otras miniaturas estorban en { $place }: { $figures }.
clause-battleground-occupant-can-be-pushed = No se puede empujar a quien está en { $place }: { $figures }.
clause-battleground-goes-on-past-no-enemy = El movimiento termina en { $place }, junto a un enemigo: { $figures }.
clause-battleground-focus-spent = La ficha de concentración sirve para este movimiento y se gasta.
clause-battleground-before-leaving = Antes de salir de una casilla estando trabada en combate, la miniatura sufre los ataques de oportunidad.
clause-battleground-points-last = { $place } está a { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
    }; la miniatura tiene { $points }.

## Turning and pushing aside

prompt-battleground-face = ¿Hacia qué lado mira { $figure }?
clause-battleground-turned-base-fits = «{ $figure }» no tiene sitio para girar hacia este lado: { $facing }.
clause-battleground-faces-the-aim = «{ $figure }» debe encararse hacia su objetivo y este es otro lado: { $facing }.
clause-battleground-turning-freely = Después de moverse, su dueño puede girar la miniatura hacia cualquier lado.
prompt-battleground-push = { $by } trepa. ¿Adónde se empuja a { $figure }?
clause-battleground-shares-a-side = { $place } debe compartir un lado con la casilla del personaje, a la misma altura, y poder ocuparse.
clause-battleground-pushed-to-a-free-hex = { $place } no está libre.
clause-battleground-room-for-the-others = Si esta miniatura va a { $place }, no queda sitio para las demás que son empujadas.

## Effects that move figures

prompt-battleground-approach = ¿Hasta dónde va { $figure } hacia { $aim }?
clause-battleground-by-a-shortest-way = { $place } no está en un camino más corto hacia «{ $aim }».
clause-battleground-ends-beside-the-charged = { $place } no es adyacente a «{ $aim }».
clause-battleground-ends-in-sight = «{ $interrupted }», a quien se interrumpe, no ve { $place }.
clause-battleground-facing-the-aim = Quien se dirige hacia algo queda encarado hacia ello al final.
clause-battleground-watched = Quien está en guardia puede interrumpir a quien ha salido de al menos una casilla.
prompt-battleground-leap = ¿Dónde cae { $figure }?
clause-battleground-shift-may-spend-focus = «{ $figure }» no puede gastar la concentración en este movimiento.
clause-battleground-leap-may-spend-focus = «{ $figure }» no puede gastar la concentración en este salto.
clause-battleground-focus-spent-on-shift = La ficha de concentración sirve para este movimiento y se gasta.
clause-battleground-leap-ends-on-footing = La miniatura no puede estar en { $place }.
clause-battleground-leap-ends-on-a-free-place = En { $place } hay otra miniatura.
clause-battleground-leaps-past-nobody = Otras miniaturas cierran todos los caminos a { $place }.
clause-battleground-leap-is-near-enough = { $place } está a { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
    }; la miniatura tiene { $points }.
clause-battleground-turning-after-a-leap = Después de un salto o teletransporte, su dueño puede girar la miniatura hacia cualquier lado.
clause-battleground-opportunities-before-a-jump = Antes de saltar se resuelven los ataques de oportunidad.
clause-battleground-guards-after-a-jump = Quien está en guardia puede interrumpir a quien ha saltado.
prompt-battleground-shove = ¿En qué dirección se mueve a { $figure }?
clause-battleground-along-the-line = Empujar o tirar no lleva a { $place }.
clause-battleground-alike-in-size = De «{ $figure }» y «{ $other }» solo una miniatura es de gran tamaño, así que no pueden intercambiar posición.
clause-battleground-both-fit = «{ $figure }» y «{ $other }» no caben las dos donde está la otra.
clause-battleground-opportunities-before-a-swap = Antes de intercambiar posición se resuelven los ataques de oportunidad de los enemigos trabados con cualquiera de las dos miniaturas.
prompt-battleground-who-leaves-first = Intercambio: ¿quién sale primero?
