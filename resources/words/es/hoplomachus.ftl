### Hoplomachus: what players are asked, and the rules as reasons: why something is not allowed, or what it gives.

## What players are asked

prompt-hoplomachus-faction = ¿Con qué facción juegas?
prompt-hoplomachus-deployment = Despliega una unidad: ¿cuál y dónde?
prompt-hoplomachus-tactic = ¿Qué táctica juegas, y sobre quién?
prompt-hoplomachus-movement = ¿Quién se mueve, y adónde?
prompt-hoplomachus-ability = ¿Quién usa una habilidad?
prompt-hoplomachus-engagement = ¿Atacas o usas una Especial?
prompt-hoplomachus-reward = ¿Devuelves unidades al campamento, hasta { $left }?
prompt-hoplomachus-bonus-hp = ¿Qué unidad tuya recibe los HP del público?
prompt-hoplomachus-displace = ¿Adónde va { $unit }?

## The arena

clause-hoplomachus-ends-on-free-hex = La casilla { $place } está bloqueada.
clause-hoplomachus-blocked-by-units = Una casilla con una unidad está bloqueada.
clause-hoplomachus-blocked-by-pedestals = Un pedestal está bloqueado.
clause-hoplomachus-own-deployment-hex = { $place } no es una de tus casillas de despliegue.
clause-hoplomachus-shown-by-compass = El dado de arena indica una dirección de la brújula.
clause-hoplomachus-hurt-in-the-centre = Una unidad en la casilla central sufre 1 de daño.

## Deployment

clause-hoplomachus-is-available = La unidad «{ $unit }» no está en tu campamento.
clause-hoplomachus-hero-is-active = El héroe «{ $unit }» está inactivo y no puede desplegarse.
clause-hoplomachus-health-in-supply = A la reserva le quedan { $left } HP, muy pocos para «{ $unit }».
clause-hoplomachus-free-to-deploy = No se puede desplegar en { $place }: la casilla está bloqueada.
clause-hoplomachus-need-not-deploy = No tienes unidades en combate y debes desplegar una.
clause-hoplomachus-unit-drawn = El campamento se rellena desde la bolsa hasta cuatro unidades.

## What a unit is

clause-hoplomachus-shows-active-side = El héroe «{ $unit }» está inactivo: ni se mueve ni ataca, y sus capacidades se ignoran.
clause-hoplomachus-skills-of-active-side = Las capacidades del héroe inactivo «{ $unit }» se ignoran.
clause-hoplomachus-not-fatigued = «{ $unit }» está fatigada: ni se mueve ni ataca, y sus capacidades se ignoran.
clause-hoplomachus-skills-not-fatigued = Las capacidades de la unidad fatigada «{ $unit }» se ignoran.
clause-hoplomachus-not-dazed = «{ $unit }» está desorientada en este turno.
clause-hoplomachus-not-dazed-in-engagement = «{ $unit }» está desorientada en este turno y no tiene Primer golpe.
clause-hoplomachus-may-change-hex = «{ $unit }» está desorientada en este turno y no se mueve, ni siquiera con una capacidad que usa.
clause-hoplomachus-daze-over = La desorientación acaba con el turno.

## Tactics

clause-hoplomachus-on-no-elite-unit = «{ $unit }» es de élite: no se pueden jugar tácticas sobre ella.
clause-hoplomachus-own-or-beside-own = «{ $unit }» no es de tu tropa ni está adyacente a una unidad tuya.
clause-hoplomachus-on-the-one-it-names = La táctica «{ $tactic }» no es para «{ $unit }», sino para otra unidad.
clause-hoplomachus-applied = Lo que hace una táctica instantánea sucede enseguida.
clause-hoplomachus-run-out = Una táctica temporal se va cuando acaba su tiempo.
clause-hoplomachus-dice-by-tactics = Las tácticas añaden dados de ataque.
clause-hoplomachus-numbers-by-tactics = Las tácticas cambian los números de una unidad.

## Movement and abilities

clause-hoplomachus-not-moved-yet = «{ $unit }» ya se ha movido en este turno.
clause-hoplomachus-within-movement = { $place } está demasiado lejos para «{ $unit }», cuyo movimiento es { $movement }.
clause-hoplomachus-way-is-open = El camino a { $place } está bloqueado: ningún rodeo cabe en el movimiento de «{ $unit }», que es { $movement }.
clause-hoplomachus-not-used-yet = «{ $unit }» ya ha usado la habilidad «{ $skill }» en este turno.
clause-hoplomachus-near-enough = «{ $target }» está demasiado lejos de «{ $unit }»: puede estar a distancia { $range } como máximo.
clause-hoplomachus-exactly-so-far = { $place } no está a la distancia exacta desde «{ $unit }».
clause-hoplomachus-onto-free-hex = No se puede poner a nadie en { $place }: la casilla está bloqueada.
clause-hoplomachus-put-exactly-so-far = { $place } no está a distancia { $away } de «{ $on }».
clause-hoplomachus-put-on-free-hex = No se puede poner a «{ $unit }» en { $place }: la casilla está bloqueada.
clause-hoplomachus-would-help = La capacidad «{ $skill }» de «{ $unit }» no tendría efecto ahora.
clause-hoplomachus-displaced = Una unidad se coloca en una casilla no bloqueada; con su propia capacidad se mueve.
clause-hoplomachus-puts-somebody-somewhere = La capacidad «{ $skill }» de «{ $unit }» no podría colocar a nadie en una casilla libre.

## Engagement and damage

clause-hoplomachus-not-engaged-yet = «{ $unit }» ya ha atacado o usado una Especial en este turno.
clause-hoplomachus-has-dice = «{ $unit }» no tiene dados de ataque.
clause-hoplomachus-thrown-at-target = Los dados se lanzan si atacante y objetivo están en combate y al alcance.
clause-hoplomachus-at-an-opponent = «{ $target }» es aliada de «{ $unit }».
clause-hoplomachus-within-range = «{ $target }» está fuera de alcance; el alcance es { $range }.
clause-hoplomachus-within-reach = «{ $target }» está fuera del alcance de la Especial, que es { $range }.
clause-hoplomachus-would-hurt = La capacidad «{ $skill }» de «{ $unit }» no tendría efecto sobre nadie ahora.
clause-hoplomachus-its-conditions-hold = La capacidad «{ $skill }» de «{ $unit }» exige algo que ahora no se cumple: { $conditions }.
clause-hoplomachus-not-too-often = La capacidad «{ $skill }» de «{ $unit }» ya se ha usado tantas veces como puede.
clause-hoplomachus-dice-by-skills = Las capacidades innatas añaden dados de ataque.
clause-hoplomachus-numbers-by-skills = Las capacidades innatas cambian los números de una unidad.
clause-hoplomachus-withstood = Las capacidades de «{ $unit }» cambian el daño.
clause-hoplomachus-skills-set-off = Lo que ocurre desencadena capacidades.
clause-hoplomachus-defeated = Una unidad sin HP es derrotada.
clause-hoplomachus-not-above-health = La curación de «{ $unit }» no supera su salud.
clause-hoplomachus-not-beyond-supply = La reserva tiene menos HP para «{ $unit }».

## Favour and victory

clause-hoplomachus-hp-left = A la reserva no le quedan HP para «{ $unit }».
clause-hoplomachus-favour-for-defeats = Un oponente al que derrota una unidad vale 2 de favor.
clause-hoplomachus-not-beyond-last-space = En el último espacio de recompensa se acaba el favor.
clause-hoplomachus-favour-of-stones = Las casillas de piedra dan favor al inicio del turno.
clause-hoplomachus-bonus-of-least = Con cada recompensa, quien tiene menos favor puede añadir HP.
clause-hoplomachus-more-for-common-units = Una unidad que no es de élite recibe un HP más.
clause-hoplomachus-hero-activated = La recompensa activa al héroe primario.
clause-hoplomachus-hero-joined = La recompensa trae al héroe neutral al campamento.
clause-hoplomachus-tactics-returned = La recompensa devuelve las tácticas descartadas.
clause-hoplomachus-units-returned = La recompensa devuelve las unidades descartadas.
clause-hoplomachus-by-heroes = Gana quien derrota al héroe primario del oponente.
clause-hoplomachus-by-empty-arena = Una tropa sin unidades en combate ha perdido.

## Questions about the rules

ask-hoplomachus-one-kind-of-odds = Pide las probabilidades de un ataque o de unos dados, no de ambas cosas.
ask-hoplomachus-hurts-nobody = La Especial «{ $skill }» no hiere a nadie: no tiene probabilidades.

## Skills

hoplomachus-ability-changes = Lo cambia «{ $ability }».
prompt-hoplomachus-use = { $unit }: ¿usas «{ $skill }»?
