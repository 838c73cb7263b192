### Hoplomachus: what is wrong with its chips, tactics, arenas, scenarios and positions.

## Chips and tactics

hoplomachus-skill-twice = La ficha ya tiene la capacidad “{ $skill }”.
hoplomachus-until-of-temporary = Una táctica temporal, y ninguna otra, dice hasta cuándo se queda.
hoplomachus-effect-of-other-type = Este efecto no va con una táctica de tipo “{ $type }”: lo que sucede enseguida es instantáneo, lo que dura no.

## Scenarios

hoplomachus-no-map = Una partida de Hoplomachus necesita una arena de hexágonos, escrita entera.
hoplomachus-two-sides = Se enfrentan dos tropas, una para cada uno de estos puestos: { $options }.
hoplomachus-no-troop = El puesto “{ $seat }” no tiene tropa.
hoplomachus-other-card = Una carta del tipo “{ $kind }” no va aquí, solo estas: { $options }.
hoplomachus-no-neutral-hero = Solo héroes sin facción están al final de un marcador.
hoplomachus-one-hero = Una tropa tiene un héroe, no { $found }.
hoplomachus-factions-differ = La facción “{ $faction }” está fuera de lugar: cada tropa es de una facción, y no de la de la otra.
hoplomachus-name-twice = Dos unidades se llaman “{ $id }”.
hoplomachus-other-namesake = Otra carta de este escenario tiene el id “{ $id }” y dice otra cosa.
hoplomachus-only-named = “{ $id }” solo está nombrado: para jugar, aquí debe estar el propio documento.

## Arenas

hoplomachus-unknown-role = “{ $found }” no es una función de hexágono, solo estas: { $options }.
hoplomachus-no-deployment = Ningún hexágono tiene la función “{ $role }”: ese lado no podría desplegar.
hoplomachus-other-count = Hexágonos con la función “{ $role }”: aquí { $found }, según las reglas { $wanted }.
hoplomachus-blocked-hex = La unidad “{ $unit }” no puede estar en { $place }: el hexágono está bloqueado.

## Positions that somebody wrote down

hoplomachus-no-such-hex = La arena no tiene un hexágono con el número { NUMBER($number) }.
hoplomachus-named-twice = “{ $name }” se nombra demasiadas veces.
hoplomachus-not-of-the-troop = “{ $name }” no pertenece a la tropa de “{ $seat }”.
hoplomachus-not-at-this-point = Ninguna partida llega a este punto.
