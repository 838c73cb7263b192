### Hoplomachus: what is wrong with its chips, tactics, arenas, scenarios and positions.

## Chips and tactics

hoplomachus-skill-twice = La ficha ya tiene la capacidad «{ $skill }».
hoplomachus-until-of-temporary = Una táctica temporal, y ninguna otra, dice hasta cuándo se queda.
hoplomachus-effect-of-other-type = Este efecto no encaja con una táctica de tipo «{ $type }»: lo que sucede enseguida es instantáneo, lo que dura no.
hoplomachus-tactic-does-nothing = La táctica no hace nada: necesita un efecto o una habilidad.
hoplomachus-skill-does-nothing = La capacidad no hace nada.
hoplomachus-range-of-nobody = La capacidad no apunta a nadie, así que nadie puede estar fuera de su alcance.
hoplomachus-nobody-so-near = Nunca hay otra unidad en la misma casilla: a distancia 0 no hay nadie.
hoplomachus-used-by-choice = Una capacidad que usa su jugador ya es opcional.
hoplomachus-no-hex-chosen = Para este efecto no se elige ninguna casilla: di aquí a qué distancia con “away”, o en una Habilidad o una Especial.
hoplomachus-lasts-with-a-tactic = Este efecto dura mientras una táctica esté sobre una unidad: va en los efectos de una táctica, y en ningún otro lugar.
hoplomachus-measured-from-nobody = No se mide desde nadie donde no se dice una distancia: falta “away”.
hoplomachus-change-of-nothing = Hay que decir qué número cambia.
hoplomachus-instead-says-how-much = Hay que decir cuánto daño más o menos es.
hoplomachus-instead-only-counts = Una capacidad que cambia el daño dice cuánto más o menos es, y nada más.
hoplomachus-no-dice = Aquí hace falta al menos un dado.
hoplomachus-words-of-word = Un parámetro que es una palabra tiene palabras entre las que elegir, y ningún otro las tiene.

## Scenarios

hoplomachus-no-map = Una partida de Hoplomachus necesita una arena de casillas escrita por completo.
hoplomachus-two-sides = Se enfrentan dos tropas, una para cada uno de estos puestos: { $options }.
hoplomachus-no-troop = El puesto «{ $seat }» no tiene tropa.
hoplomachus-other-card = Una carta de la clase «{ $kind }» no va aquí; solo se admiten estas clases: { $options }.
hoplomachus-no-neutral-hero = Al final de un medidor solo hay héroes sin facción.
hoplomachus-one-hero = Una tropa tiene un héroe, no { $found }.
hoplomachus-too-many-tactics = Según las reglas, una tropa tiene como máximo { $wanted } tácticas, no { $found }.
hoplomachus-rival-in-a-troop = Según las reglas, ningún jugador dirige a un inmortal ni a un titán.
hoplomachus-factions-differ = La facción «{ $faction }» está fuera de lugar: cada tropa es de una sola facción, distinta de la de la otra.
hoplomachus-name-twice = Dos unidades se llaman «{ $id }».
hoplomachus-hero-twice = El héroe neutral «{ $id }» es una sola ficha: no puede estar dos veces en una partida.
hoplomachus-other-namesake = Otra carta de este escenario tiene el id «{ $id }» y dice otra cosa.
hoplomachus-only-named = «{ $id }» solo está nombrado: para jugar, aquí debe estar el propio documento.

## Arenas

hoplomachus-unknown-role = «{ $found }» no es una función de casilla; solo existen estas: { $options }.
hoplomachus-no-deployment = Ninguna casilla tiene la función «{ $role }»: ese lado no podría desplegar.
hoplomachus-other-count = Casillas con la función «{ $role }»: aquí { $found }, según las reglas { $wanted }.
hoplomachus-role-not-played = El Coliseo no se juega todavía: { $role ->
    [deploy-centre] nadie puede desplegar en la casilla central.
    [deploy-inner] nadie puede desplegar en una casilla interior, que no impide atacar a quien está en ella.
   *[other] las casillas con la función «{ $role }» son casillas normales.
}
hoplomachus-blocked-hex = La unidad «{ $unit }» no puede estar en { $place }: la casilla está bloqueada.

## Positions that somebody wrote down

hoplomachus-no-such-hex = La arena no tiene ninguna casilla número { NUMBER($number) }.
hoplomachus-named-twice = «{ $name }» aparece demasiadas veces.
hoplomachus-not-of-the-troop = «{ $name }» no pertenece a la tropa de «{ $seat }».
hoplomachus-not-at-this-point = Ninguna partida llega a este punto.
