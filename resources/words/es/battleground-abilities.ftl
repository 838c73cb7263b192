### Battleground: abilities, tokens, marks, single-use items and side missions.

prompt-battleground-perform = { $figure }: ¿usas «{ $ability }»?
prompt-battleground-items-before = Interrumpen a { $figure }. ¿Usas antes un objeto?

## Use

clause-battleground-enough-ap-for-ability = «{ $ability }» cuesta { $cost } PA; tienes { $ap }.
clause-battleground-enough-mana-for-ability = «{ $ability }» cuesta { $cost } de maná; tienes { $mana }.
clause-battleground-ability-once = Ya has usado «{ $ability }».
clause-battleground-outlives-the-cost = «{ $ability }» cuesta { $cost ->
    [one] 1 herida
   *[other] { $cost } heridas
    }; salud que queda: { $left }.
clause-battleground-enough-cards-for-ability = «{ $ability }» cuesta { $cost ->
    [one] 1 carta
   *[other] { $cost } cartas
    }; tienes { $cards }.
clause-battleground-focus-for-ability = «{ $ability }» cuesta una ficha de concentración; no hay ninguna.
clause-battleground-within-its-limit = { $per ->
    [game] «{ $ability }» surte efecto como máximo { $times }× por partida.
    [round] «{ $ability }» surte efecto como máximo { $times }× por ronda.
   *[activation] «{ $ability }» surte efecto como máximo { $times }× por activación o interrupción.
    }
clause-battleground-all-it-asks-for = «{ $ability }» no funciona ahora. Necesita: { $conditions }.
clause-battleground-changes = Una habilidad cambia lo que va a ocurrir antes de que ocurra; la carta con preferencia actúa primero.
clause-battleground-exempting = Las cartas prevalecen sobre el reglamento: una habilidad puede eximir de una regla.
clause-battleground-no-ability-in-opportunity-attack = En un ataque de oportunidad no se usan habilidades: solo se ataca cuerpo a cuerpo.
clause-battleground-ability-is-about-such = «{ $ability }» no puede tener a «{ $target }» como objetivo.
clause-battleground-ability-reaches = { $target } está fuera de alcance ({ $range }″).
clause-battleground-ability-sees = No hay línea de visión hasta «{ $target }».
clause-battleground-ability-needs-engagement = «{ $ability }» necesita un enemigo trabado en combate; «{ $target }» no lo está con el personaje.
clause-battleground-ability-at-the-interrupted = En una interrupción solo puede ser objetivo quien es interrumpido, «{ $interrupted }».
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
battleground-test-needs-results = Pon lo que hace una prueba en sus resultados, por éxitos, no en los efectos.
battleground-nobody-defends = Una prueba contra alguien necesita a otro como objetivo.
battleground-effect-needs-aim = «{ $effect }» no puede ocurrirle al objetivo «{ $aim }». Objetivos a los que puede ocurrir: { $options }.{ $named ->
    [yes] {" "}O indica en «on» a quién le ocurre.
   *[no] {""}
}
battleground-ability-does-nothing = La habilidad no hace nada. Dale un efecto.
battleground-no-number-changes = Aquí no cambia ningún número: di cuál.
battleground-single-use-is-free = Un objeto consumible no cuesta puntos de acción.
battleground-bonus-is-one = Una bonificación es una habilidad propia o solo más maná, no ambas cosas.
battleground-common-token = Las reglas dicen lo que hace este efecto positivo o negativo; una carta no le añade nada.
battleground-unknown-token = Ningún efecto positivo o negativo común tiene este nombre. Di qué hace o usa uno común.
battleground-token-of-other-kind = «{ $name }» es un { $kind ->
    [buff] efecto positivo común
   *[debuff] efecto negativo común
}: escribe «do»: «{ $kind }».
battleground-mark-needs-moment = Los efectos de una marca necesitan un momento, y un momento necesita efectos.
battleground-effect-needs-owner = Uno de los efectos necesita un personaje que lo haga: las fichas, marcas y misiones no lo tienen.
battleground-nothing-to-count = Esto no puede ser más ni menos: ocurre o no ocurre.
battleground-token-needs-moment = Los efectos de una ficha necesitan algo que esperar, y lo que espera necesita efectos.
battleground-no-test-there = «{ $condition }» pregunta por una prueba, pero aquí no hay, así que no se cumple nunca. Úsala para los números que leen las pruebas.
battleground-target-outside-tests = «target» es el objetivo de una prueba, y ninguna prueba lee este número. Indica a otro: «self», «bearer».
battleground-active-is-free = Una habilidad activa necesita un coste. Añádelo.
battleground-moves-at-nobody = Solo un ataque gratuito tiene objetivo y arma; un movimiento gratuito no los tiene.
battleground-nobody-meant = La habilidad de una misión no tiene dueño: aquí «{ $name }» no es nadie. Indica a alguien, como «subject», o usa un selector.
battleground-nobodys-moment = La habilidad de una misión no tiene dueño, así que esto no ocurre nunca. Indica a quién, como «who»: «character».
battleground-target-is-a-place = El objetivo es { $aim ->
    [hex] una casilla
   *[other] un objetivo del mapa
    }, así que «target» no es un personaje: el efecto es sobre su dueño. Escribe «self» si es eso, o usa un selector.
battleground-unique-to-several = «{ $name }» es único: lo tiene un solo personaje de un ejército a la vez. Si lo reciben varios, lo conserva el último.
battleground-never-in-attacks = La habilidad de un arma solo tiene efecto al atacar con ella, cuando esto no ocurre nunca. Añade «anyway» si debe valer también fuera de un ataque.
battleground-other-meaning = Dos habilidades dan a «{ $name }» significados distintos: { $ability } y { $other }. Cambia el nombre de uno.
battleground-knocked-out-itself = Un personaje derrotado abandona el mapa con sus habilidades, así que esto no ocurre nunca. Usa «last-moment» o haz que lo espere otro personaje.
battleground-knocked-out-gone = Aquí «{ $name }» ya ha abandonado el mapa. Usa «last-moment», que llega justo antes.
battleground-no-such-round = La partida tiene { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}: la ronda { $round } no llega nunca.
battleground-round-never-ends = La ronda { $round } es la última: después ya no ocurre nada. Elige una ronda anterior.

## Abilities of the scenario

prompt-battleground-scenario-may = ¿Aplicar «{ $ability }»?
prompt-battleground-enter = ¿Dónde entra { $figure }?
battleground-scenario-needs-seat = Una habilidad de la misión sobre un ejército necesita su puesto. Añádelo.
battleground-no-region = El mapa no tiene ninguna parte llamada «{ $region }».
battleground-no-reserve = Ninguna miniatura llamada «{ $figure }» espera junto al mapa.
battleground-never-enters = Nada lleva al mapa la miniatura «{ $figure }»: ni la misión ni ninguna carta la hacen entrar.
battleground-spawns-alone = Solo sirve en una misión en la que una miniatura «{ $figure }» espera junto al mapa.
battleground-region-alone = Solo tiene sentido en una misión cuyo mapa tenga una parte llamada «{ $region }»; en todas las demás no existe ese lugar.
