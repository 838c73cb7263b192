### Hoplomachus: what is wrong with its chips, tactics, arenas, scenarios and positions.

## Chips and tactics

hoplomachus-skill-twice = La ficha ya tiene la capacidad «{ $skill }». Quita una.
hoplomachus-until-of-temporary = Solo una táctica temporal dice hasta cuándo se queda, y debe decirlo.
hoplomachus-effect-of-other-type = Este efecto no encaja con una táctica de tipo «{ $type }»: las instantáneas actúan enseguida, las demás duran.
hoplomachus-tactic-does-nothing = La táctica no hace nada. Dale un efecto o una habilidad.
hoplomachus-skill-does-nothing = La capacidad no hace nada. Dale un efecto.
hoplomachus-range-of-nobody = La capacidad no tiene objetivo, así que el alcance no tiene efecto. Quítalo.
hoplomachus-nobody-so-near = Ninguna otra unidad puede estar en la misma casilla: a distancia 0 no hay nadie. Escribe 1 o más.
hoplomachus-used-by-choice = Una capacidad que usa su jugador ya es opcional.
hoplomachus-no-hex-chosen = Para este efecto no se elige ninguna casilla. Indica la distancia con «away», aquí o en una Habilidad o una Especial.
hoplomachus-lasts-with-a-tactic = Este efecto dura mientras una táctica esté sobre una unidad. Ponlo entre los efectos de una táctica.
hoplomachus-measured-from-nobody = No hay distancia, así que no se mide nada. Añade «away».
hoplomachus-change-of-nothing = Di qué número cambia.
hoplomachus-instead-says-how-much = Di cuánto daño más o menos.
hoplomachus-instead-only-counts = Una capacidad que cambia el daño solo dice cuánto más o menos.
hoplomachus-no-dice = Aquí hace falta al menos un dado. Añádelo.
hoplomachus-words-of-word = Solo un parámetro que es una palabra tiene palabras entre las que elegir, y debe tenerlas.

## Scenarios

hoplomachus-no-map = Una partida de Hoplomachus necesita una arena de casillas escrita por completo.
hoplomachus-two-sides = Se enfrentan dos tropas, una para cada uno de estos puestos: { $options }.
hoplomachus-no-troop = El puesto «{ $seat }» no tiene tropa.
hoplomachus-other-card = Una carta «{ $kind }» no va aquí. Se admiten: { $options }.
hoplomachus-no-neutral-hero = Al final de un medidor solo puede haber héroes sin facción.
hoplomachus-one-hero = Una tropa tiene un héroe, no { $found }.
hoplomachus-too-many-tactics = Según las reglas, una tropa tiene como máximo { $wanted } tácticas, no { $found }.
hoplomachus-rival-in-a-troop = Según las reglas, ningún jugador dirige a un inmortal ni a un titán.
hoplomachus-factions-differ = La facción «{ $faction }» está fuera de lugar: cada tropa es de una sola facción, distinta de la de la otra.
hoplomachus-name-twice = Dos unidades se llaman «{ $id }».
hoplomachus-hero-twice = El héroe neutral «{ $id }» es una sola ficha: no puede estar dos veces en una partida.
hoplomachus-other-namesake = Otra carta de esta misión tiene el ID «{ $id }» y otro texto. Cambia el nombre de una.
hoplomachus-only-named = «{ $id }» aquí es solo un nombre. Para jugar, escribe el propio documento.

## Arenas

hoplomachus-unknown-role = Las casillas no tienen la función «{ $found }». Elige entre: { $options }.
hoplomachus-no-deployment = Ninguna casilla tiene la función «{ $role }», así que ese bando no puede desplegar. Añade alguna.
hoplomachus-other-count = Casillas con la función «{ $role }»: { $found }; las reglas piden { $wanted }.
hoplomachus-role-not-played = El Coliseo no se juega todavía: { $role ->
    [deploy-centre] nadie puede desplegar en la casilla central.
    [deploy-inner] nadie puede desplegar en una casilla interior, que no impide atacar a quien está en ella.
   *[other] las casillas con la función «{ $role }» son casillas normales.
}
hoplomachus-blocked-hex = «{ $unit }» no puede estar en { $place }: la casilla está bloqueada. Elige otra.

## Positions that somebody wrote down

hoplomachus-no-such-hex = La arena no tiene ninguna casilla número { NUMBER($number) }.
hoplomachus-named-twice = «{ $name }» aparece demasiadas veces.
hoplomachus-not-of-the-troop = «{ $name }» no pertenece a la tropa de «{ $seat }».
hoplomachus-not-at-this-point = Ninguna partida llega a este punto.
