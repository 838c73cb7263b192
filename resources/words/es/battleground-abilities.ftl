### Battleground: abilities, tokens, marks, single-use items and side missions.

prompt-battleground-perform = { $figure }: ¿usas «{ $ability }»?
prompt-battleground-items-before = Interrumpen a { $figure }. ¿Usas antes un objeto?

## Use

clause-battleground-enough-ap-for-ability = «{ $ability }» cuesta { $cost } PA; tienes { $ap }.
clause-battleground-enough-mana-for-ability = «{ $ability }» cuesta { $cost } de maná; tienes { $mana }.
clause-battleground-ability-once = Ya has usado «{ $ability }».
clause-battleground-outlives-the-cost = «{ $ability }» cuesta { $cost } heridas; salud que queda: { $left }.
clause-battleground-enough-cards-for-ability = «{ $ability }» cuesta { $cost } cartas; tienes { $cards }.
clause-battleground-focus-for-ability = «{ $ability }» cuesta una ficha de concentración; no hay ninguna.
clause-battleground-within-its-limit = { $per ->
    [game] La habilidad «{ $ability }» ya ha tenido efecto todas las veces que puede en esta partida: { $times }.
    [round] La habilidad «{ $ability }» ya ha tenido efecto todas las veces que puede en esta ronda: { $times }.
   *[activation] La habilidad «{ $ability }» ya ha tenido efecto todas las veces que puede en esta activación o interrupción: { $times }.
}
clause-battleground-all-it-asks-for = «{ $ability }» exige algo que ahora no se cumple: { $conditions }.
clause-battleground-changes = Una habilidad cambia lo que va a ocurrir antes de que ocurra; la carta con preferencia actúa primero.
clause-battleground-exempting = Las cartas prevalecen sobre el reglamento: una habilidad puede eximir de una regla.
clause-battleground-no-ability-in-opportunity-attack = En un ataque de oportunidad no se usan habilidades: solo se ataca cuerpo a cuerpo.
clause-battleground-ability-is-about-such = La habilidad «{ $ability }» no puede dirigirse a «{ $target }»: es para otros.
clause-battleground-ability-reaches = { $target } está fuera de alcance ({ $range }″).
clause-battleground-ability-sees = No hay línea de visión hasta «{ $target }».
clause-battleground-ability-needs-engagement = La habilidad «{ $ability }» es solo para enemigos trabados en combate, y «{ $target }» no lo está con el personaje.
clause-battleground-ability-at-the-interrupted = En una interrupción, una habilidad contra un enemigo se dirige al personaje interrumpido, «{ $interrupted }».
clause-battleground-mark-on-an-empty-hex = Una marca necesita una casilla vacía, y { $target } no lo está.
clause-battleground-mark-beside-the-interrupted = En una interrupción, una marca se coloca en una casilla adyacente al personaje interrumpido, «{ $interrupted }».
clause-battleground-charge-has-a-way = «{ $ability }»: ningún camino de carga termina junto a «{ $target }».
clause-battleground-swap-has-room = «{ $ability }» no puede intercambiar la miniatura con «{ $target }»: solo una de las dos es de gran tamaño, o no caben las dos.
clause-battleground-facing-the-target = El personaje se gira hacia el objetivo de su habilidad.
clause-battleground-in-sight-of-its-owner = Una habilidad sobre personajes dentro de un alcance necesita línea de visión a cada uno.
clause-battleground-not-itself = Un personaje no es aliado de sí mismo.

## Items

clause-battleground-item-unused = El objeto «{ $item }» ya se ha usado.
clause-battleground-item-turned-down = Un objeto consumible se pone boca abajo al usarlo.
clause-battleground-items-before-interruption = Un personaje interrumpido puede usar objetos consumibles antes de la interrupción.

## Attacks

clause-battleground-weapon-in-use = La habilidad de un arma solo funciona al atacar con ella.
clause-battleground-enough-successes = Un efecto adicional necesita suficientes éxitos tras la prueba de defensa.
clause-battleground-extra-steps = Los efectos adicionales se suman a la tabla de resultados.

## Numbers

battleground-ability-changes = Lo cambia la habilidad «{ $ability }».
# What something costs, and the cards that change that.
battleground-cost-changed = { $cost } (por efecto de { $abilities })
clause-battleground-takes-precedence = Las cartas de personaje prevalecen sobre destino y gloria, luego armas, objetos y reglas.
clause-battleground-buff-changes = Lo cambia el efecto positivo «{ $token }».
clause-battleground-debuff-changes = Lo cambia el efecto negativo «{ $token }».
clause-battleground-paralysis-ignored = La lesión se ignora si el movimiento empieza en terreno abrupto.

## Tokens

clause-battleground-replaced = Un nuevo efecto positivo o negativo sustituye al anterior.
clause-battleground-other-copies = Un ejército tiene en juego una sola copia de un efecto único.
clause-battleground-own-removal-acts = Retirar un efecto único hace lo que dice su carta.
clause-battleground-regeneration-acts = Cuando se retira la regeneración, su portador cura 1 herida.
clause-battleground-curse-acts = Cuando se retira la maldición, su portador sufre 1 herida.
clause-battleground-marks-removed = Las marcas permanecen hasta la fase de mantenimiento.

## Missions and moments

clause-battleground-mission-begun = Una misión secundaria está en juego para el personaje para el que se jugó.
clause-battleground-completed-by = Una misión secundaria puntúa cuando se cumple su condición.
clause-battleground-acting-now = Las habilidades pasivas actúan en su momento, en el orden que elija el jugador.

## What authors write

battleground-results-need-test = Los resultados por éxitos necesitan una prueba; sin ella, escribe efectos.
battleground-test-needs-results = Lo que hace una prueba va en los resultados, por éxitos, no en los efectos.
battleground-nobody-defends = Una prueba contra alguien necesita a otro como objetivo.
battleground-effect-needs-aim = «{ $effect }» no puede ocurrirle al objetivo «{ $aim }». Objetivos a los que puede ocurrir: { $options }.{ $named ->
    [yes] {" "}O indica en «on» a quién le ocurre.
   *[no] {""}
}
battleground-ability-does-nothing = La habilidad no tiene efectos.
battleground-no-number-changes = Aquí no cambia ningún número: di cuál.
battleground-single-use-is-free = Un objeto consumible no cuesta puntos de acción.
battleground-bonus-is-one = Una bonificación es una habilidad propia o solo más maná, no ambas cosas.
battleground-common-token = Las reglas dicen lo que hace este efecto positivo o negativo; una carta no le añade nada.
battleground-unknown-token = No hay un efecto positivo o negativo común con este nombre; uno propio debe decir qué hace.
battleground-token-of-other-kind = «{ $name }» es un { $kind ->
    [buff] efecto positivo común
   *[debuff] efecto negativo común
}: escribe «do»: «{ $kind }».
battleground-mark-needs-moment = Los efectos de una marca necesitan un momento, y un momento necesita efectos.
battleground-effect-needs-owner = Uno de los efectos necesita a alguien que lo haga, y nadie maneja una ficha, una marca o un escenario.
battleground-nothing-to-count = De esto no hay más ni menos: ocurre o no ocurre.
battleground-token-needs-moment = Los efectos de una ficha necesitan algo que esperar, y lo que espera necesita efectos.
battleground-no-test-there = «{ $condition }» pregunta por una prueba, y aquí no se mira ninguna: no se cumple nunca. Es para los números que leen las pruebas.
battleground-target-outside-tests = «target» es el objetivo de una prueba, y ninguna prueba lee este número: aquí no es nadie. Indica a quién te refieres, por ejemplo «self» o «bearer».
battleground-active-is-free = Una habilidad activa tiene un coste, y esta no tiene ninguno.
battleground-moves-at-nobody = Solo un ataque gratuito tiene objetivo y arma; un movimiento gratuito no los tiene.
battleground-nobody-meant = Lo que hace un escenario no es de ningún personaje: aquí «{ $name }» no es nadie. Indica a quién te refieres, por ejemplo «subject», o búscalo con un selector.
battleground-nobodys-moment = Lo que hace un escenario no es de ningún personaje: lo que aquí se espera de él no ocurre nunca. Indica a quién te refieres, por ejemplo «who»: «character».
battleground-target-is-a-place = La habilidad se dirige a { $aim ->
    [hex] una casilla
   *[other] un objetivo
}, así que «target» no es aquí ningún personaje: esto le ocurre a su dueño. Escribe «self» si es lo que quieres decir, o busca a otros con un selector.
battleground-unique-to-several = «{ $name }» es una ficha única, que está en un solo personaje de un ejército a la vez: de varios que la reciben, solo la conserva el último.
battleground-never-in-attacks = La habilidad de un arma solo tiene efecto mientras se ataca con ella; esto nunca ocurre entonces. Añade «anyway» si debe tener efecto también sin un ataque.
battleground-other-meaning = «{ $name }» es una ficha o marca de dos habilidades que dicen cosas distintas de ella: { $ability } aquí, y { $other }. Da otro nombre a una de las dos.
battleground-knocked-out-itself = Quien es derrotado abandona el mapa, y sus habilidades con él: esto no ocurre nunca. Puede esperar en su lugar «last-moment», su último instante, o puede esperarlo otro personaje.
battleground-knocked-out-gone = Aquí «{ $name }» ya ha sido derrotado y no está: nada vale ya para él ni le ocurre. «last-moment» llega justo antes, cuando todavía está ahí.
battleground-no-such-round = La partida tiene { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}: la ronda { $round } no llega nunca.
battleground-round-never-ends = La ronda { $round } es la última y acaba con la partida: a su final ya no ocurre nada.

## Abilities of the scenario

prompt-battleground-scenario-may = ¿Surte efecto «{ $ability }»?
prompt-battleground-enter = ¿Dónde entra { $figure }?
battleground-scenario-needs-seat = Una habilidad del escenario que trata de un ejército necesita el puesto al que pertenece.
battleground-no-region = El mapa no tiene ninguna parte llamada «{ $region }».
battleground-no-reserve = Ninguna miniatura llamada «{ $figure }» espera junto al mapa.
battleground-never-enters = Nada lleva al mapa la miniatura «{ $figure }»: ni el escenario ni ninguna carta la hacen entrar.
battleground-spawns-alone = Alguien entra solo en un escenario con una miniatura «{ $figure }» que espera junto al mapa; en todos los demás no ocurre nada.
battleground-region-alone = Solo tiene sentido en una misión cuyo mapa tenga una parte llamada «{ $region }»; en todas las demás no existe ese lugar.
