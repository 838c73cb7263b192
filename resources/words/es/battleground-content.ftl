### Battleground: what is wrong with its cards and maps.

## Weapons

battleground-range-of-melee = Un arma cuerpo a cuerpo no tiene alcance. Quítalo.
battleground-melee-at-allies = Esta arma no se puede usar nunca: un arma cuerpo a cuerpo ataca a personajes trabados en combate, y los aliados nunca lo están entre sí.
battleground-no-range = Un arma de estos tipos necesita un alcance en pulgadas: { $options }.
battleground-mana-of-no-spell = Solo los hechizos cuestan maná. Quítalo o conviértelo en hechizo.
battleground-empty-line = Esta línea va de { $least } a { $most } éxitos: nunca vale. Intercambia los números.
battleground-gap-between-lines = De { $least } a { $most } éxitos no hay heridas: la línea anterior acaba antes y esta empieza después. Cierra el hueco.
battleground-table-ends = La tabla acaba aquí: con más de { $most ->
    [one] { $most } éxito
   *[other] { $most } éxitos
    } no hay heridas. Si la última línea sigue, escribe «to»: null.
battleground-lines-overlap = Una línea anterior ya vale para { $successes ->
    [one] { $successes } éxito
   *[other] { $successes } éxitos
    } o más. Las líneas deben crecer sin números en común.

## Figures and zones

battleground-on-an-obstacle = «{ $figure }» no puede estar en { $place }: hay un obstáculo o una escalera. Elige otra casilla.
battleground-two-on-a-hex = «{ $figure }» y «{ $other }» están en { $place }. Mueve uno de los dos.
battleground-base-off-the-map = La base de «{ $figure }» aquí se sale del mapa. Elige otra casilla.
battleground-no-zone = El mapa no tiene zona de despliegue para el ejército de «{ $seat }». Añádela.
battleground-outside-zone = «{ $figure }» empieza en { $place }, fuera de la zona de despliegue de «{ $seat }».
battleground-zone-of-nobody = La zona «{ $zone }» es de «{ $seat }», que aquí no tiene ejército. Quítala o dásela a otro puesto.
battleground-zones-overlap = Las zonas de despliegue de «{ $seat }» y «{ $other }» se solapan en { $place }.

## Terrain

battleground-piece-in-parts = La pieza «{ $piece }» está en varias partes: { $place } no comparte ningún lado con el resto. Únela o divídela.
battleground-platform-loose = La plataforma «{ $piece }» no está sujeta a nada. Ponla sobre una casilla alta o junto a una, o únela a otra que lo esté.
battleground-ladder-nowhere = La escalera «{ $piece }» no lleva a ninguna parte. Ponla junto a una plataforma.
battleground-objective-out-of-reach = El objetivo «{ $objective }» nunca se puede reclamar: ninguna miniatura puede estar en su casilla ni junto a ella. Muévelo.
battleground-beyond-the-box = El mapa necesita { $found } de «{ $sort }»; una caja trae { $most }. (×3 significa tres casillas.)
battleground-not-in-the-box = El mapa necesita { $found } de «{ $sort }»; una caja no trae ninguna. (×3 significa tres casillas.)
battleground-make-difficult-ground = Hazlas tú: piezas planas de menos de media pulgada de alto, con casillas donde quepan miniaturas.
battleground-beyond-one-box = Para jugarla en tu mesa hace falta, además de una caja
battleground-sort-of-size = { $sort } de { $hexes ->
    [one] 1 casilla
   *[other] { $hexes } casillas
}
battleground-token-for = ficha ({ $sort })
battleground-more-needed = { $sort }: { $n }
battleground-tokens-beyond-the-box = Fichas para { $kind ->
    [mark] marcas propias
    [buff] efectos positivos propios
   *[other] efectos negativos propios
} de las cartas: la partida puede necesitar { $found } ({ $names }); una caja tiene { $most }.

## Habilidades

battleground-never-engaged = Estos nunca pueden estar trabados en combate, así que no ocurre nunca. Quítalo.
battleground-range-of-nobody = La habilidad trata solo de su dueño, así que el alcance no tiene efecto. Quítalo.
battleground-results-for-the-same = Varios resultados piden el mismo número de éxitos ({ $needs }); solo vale uno de ellos.
