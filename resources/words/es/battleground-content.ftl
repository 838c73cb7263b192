### Battleground: what is wrong with its cards and maps.

## Weapons

battleground-range-of-melee = Un arma cuerpo a cuerpo no tiene alcance: este sobra.
battleground-melee-at-allies = Un arma cuerpo a cuerpo ataca a quien está trabado en combate con su portador, y los aliados nunca lo están entre sí: esta no se puede usar nunca.
battleground-no-range = Un arma de estos tipos necesita un alcance en pulgadas: { $options }.
battleground-mana-of-no-spell = Solo un hechizo cuesta maná.
battleground-empty-line = Esta línea va de { $least } a { $most } éxitos, es decir, nunca vale.
battleground-gap-between-lines = Entre la línea anterior y esta faltan los éxitos de { $least } a { $most }: no causan heridas.
battleground-table-ends = La tabla acaba aquí: con más de { $most ->
    [one] { $most } éxito
   *[other] { $most } éxitos
} no da heridas. «to» de la última línea es null, si vale para ese número o más.
battleground-lines-overlap = Una línea anterior ya vale para { $successes ->
    [one] { $successes } éxito
   *[other] { $successes } éxitos
} o más; las líneas crecen y no comparten ningún número.

## Figures and zones

battleground-on-an-obstacle = La miniatura «{ $figure }» no puede estar en { $place }: hay un obstáculo o una escalera.
battleground-two-on-a-hex = La miniatura «{ $figure }» está en { $place }, donde ya está «{ $other }».
battleground-base-off-the-map = La base de la miniatura «{ $figure }» no cabe aquí en el mapa.
battleground-no-zone = El ejército de «{ $seat }» no tiene zona de despliegue en este mapa.
battleground-outside-zone = La miniatura «{ $figure }» empieza en { $place }, fuera de la zona de despliegue de «{ $seat }».
battleground-zone-of-nobody = La zona «{ $zone }» es de «{ $seat }», que aquí no tiene ejército.
battleground-zones-overlap = Las zonas de despliegue de «{ $seat }» y «{ $other }» se solapan en { $place }.

## Terrain

battleground-piece-in-parts = La pieza «{ $piece }» está en más de una parte: { $place } no comparte ningún lado con el resto.
battleground-platform-loose = La plataforma «{ $piece }» no está sujeta a nada: alguna casilla suya, o de una plataforma unida a ella, debe estar sobre una casilla alta o compartir un lado con una.
battleground-ladder-nowhere = La escalera «{ $piece }» no lleva a ninguna parte: no comparte ningún lado con una plataforma.
battleground-objective-out-of-reach = El objetivo «{ $objective }» nunca se puede reclamar: nadie puede estar en su casilla ni junto a ella.
battleground-beyond-the-box = Piezas del tipo «{ $sort }»: el mapa necesita { $found }, una caja trae { $most }. (×3 significa: de tres casillas.)
battleground-not-in-the-box = Piezas del tipo «{ $sort }»: el mapa necesita { $found }, una caja no trae ninguna. (×3 significa: de tres casillas.)
battleground-make-difficult-ground = Hazlas tú: piezas planas de menos de media pulgada de alto, con casillas donde quepan miniaturas.
battleground-beyond-one-box = Para jugarlo en tu mesa, además de una caja
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

battleground-never-engaged = Nadie está nunca trabado en combate con aquellos de quienes se habla aquí.
battleground-range-of-nobody = Un alcance no dice nada donde la habilidad trata solo de su dueño.
battleground-results-for-the-same = Varios resultados piden el mismo número de éxitos ({ $needs }); solo vale uno de ellos.
