### Lo que está mal en un documento que alguien ha hecho. Cada frase sigue a la ruta del lugar en cuestión.

content-did-you-mean = ¿Querías decir «{ $name }»?
content-and-more = …y { $n } más
content-at-least-more = …y al menos { $n } más
content-allowed-here = Aquí se permite: { $options }.
content-or-an-object = O un objeto con una de estas claves: { $options }.
content-written-in = Está en «{ $id }», en { $path }.
content-of-another-game = «{ $name }» pertenece a { $game }, otro juego.
content-of-another-kind =
    «{ $name }» es { $kind ->
        [effect] un efecto, que un objeto nombra con la clave «do»
        [condition] una condición, una clave del objeto «if»
        [selector] un selector, que va donde se pide un personaje
        [amount] una cantidad, que va donde se pide un número
        [trigger] un momento, que va en «when»
       *[cost] un coste, una clave del objeto «cost»
    }.

## El archivo

content-too-large = El documento ocupa { $found } KiB; puede ocupar como máximo { $most }.
content-not-utf8 = El texto no está en UTF-8: línea { $line }, columna { $column }.
content-not-json = Esto no es JSON: línea { $line }, columna { $column }.
content-json-comma-too-many = Antes de aquí sobra una coma: tras lo último entre corchetes o llaves no va ninguna.
content-json-comma-missing = Antes de aquí falta una coma, o un corchete o una llave de cierre.
content-json-key-bare = Una clave va entre comillas ("…").
content-json-not-closed = Algo no está cerrado: un corchete, una llave o unas comillas.
content-json-goes-on = Tras la última llave todavía hay algo.
content-too-deep = El documento está anidado a demasiada profundidad; { $most ->
    [one] se permite { $most } nivel
   *[other] se permiten { $most } niveles
}.
content-too-many-values = El documento contiene demasiados valores; puede contener como máximo { $most }.
content-wrong-everywhere = Hay demasiados errores en el documento: { $found } lugares. Pídelo de nuevo a su autor o hazlo otra vez.
content-repeated-key = La clave «{ $key }» está escrita dos veces en el mismo objeto.
content-bad-number = El número { $written } no se puede usar: los números son finitos, distan de cero como máximo 2⁵³ y el cero no lleva signo menos.
content-hidden-character = El texto contiene un carácter invisible o que invierte el sentido de la escritura: { $character }.
content-not-data = { $found } no puede formar parte de un documento.

## Claves, tipos y versiones

content-missing-key = Falta la clave «{ $key }».
content-unknown-key = La clave «{ $key }» no se conoce aquí.
content-unknown-kind = No hay ningún tipo de documento llamado «{ $kind }».
content-unknown-system = El sistema de juego «{ $system }» no está disponible, así que no se puede jugar.
content-other-system = Esto pertenece a otro sistema de juego que el documento que lo contiene, que es para «{ $system }».
content-bad-version = «{ $found }» no es una versión de un esquema: escribe dos números separados por un punto, como 1.0.
content-newer-version = El documento sigue la versión { $found } de su esquema, pero este programa solo lee hasta la versión { $current }. Hace falta un Hexsmith más reciente.
content-older-version = El documento sigue la versión { $found } del esquema de «{ $kind }», desde la cual no se puede llegar a la versión { $current }.
content-unread = El documento sigue la versión más reciente { $found } de su esquema: se puede conservar y exportar, pero no jugar.

## Valores

content-not-object = Aquí hace falta un objeto entre llaves, no { $found }.
content-not-list = Aquí hace falta una lista entre corchetes, no { $found }.
content-not-text = Aquí hace falta un texto entre comillas, no { $found }.
content-not-whole = Aquí hace falta un número entero, no { $found }.
content-not-whole-or-text = Aquí hace falta un número entero o un texto entre comillas, no { $found }.
content-not-number = Aquí hace falta un número, no { $found }.
content-not-yes-or-no = Aquí hace falta true o false, no { $found }.
content-not-scalar = Aquí hace falta un texto, un número entero, true o false, no { $found }.
content-not-id-or-object = Aquí hace falta el identificador de un documento o el documento mismo, no { $found }.
content-not-an-option = «{ $found }» no es ninguna de estas posibilidades: { $options }.
content-does-not-fit = «{ $found }» no encaja aquí.
content-too-small = El número debe ser como mínimo { $least }, no { $found }.
content-too-big = El número debe ser como máximo { $most }, no { $found }.
content-not-greater = El número debe ser mayor que { $least }, no { $found }.
content-not-less = El número debe ser menor que { $most }, no { $found }.
content-bad-measure = Una longitud está entre 0 y { $most } pulgadas; esta es { $found }.
content-list-too-long = La lista puede tener como máximo { $most ->
    [one] { $most } elemento
   *[other] { $most } elementos
}.
content-list-too-short = La lista debe tener como mínimo { $least ->
    [one] { $least } elemento
   *[other] { $least } elementos
}.
content-text-too-long = El texto tiene { $found } caracteres; puede tener como máximo { $most }.
content-too-many-marks = El texto tiene { $found } signos sobre una sola letra; puede tener como máximo { $most }.
content-text-empty = El texto está vacío.
content-text-not-one-line = El texto debe caber en una sola línea, sin tabuladores.

## Nombres

content-bad-slug = «{ $found }» no puede ser un nombre aquí: letras minúsculas, cifras y guiones sueltos, como stone-bridge.
content-bad-id = «{ $found }» no es el identificador de un documento: letras minúsculas, cifras y guiones sueltos, como stone-bridge o battleground/stone-bridge.
content-bad-field-name = «{ $found }» no puede ser el nombre de un campo: primero una letra minúscula, después letras minúsculas, cifras y guiones bajos.
content-reserved-seat = Ningún puesto puede llamarse «{ $seat }»: el motor usa ese nombre.
content-repeated-id = El nombre «{ $id }» ya está en uso.
content-unknown-id = Aquí no hay nada que se llame «{ $id }».
content-no-faction = «{ $faction }» no es una facción de este juego.
content-no-trait = «{ $trait }» no es una facción, una clase ni un tipo de este juego.
content-no-such-document = No hay ningún documento llamado «{ $id }».
content-in-the-trash = Está en la papelera de la biblioteca: elige allí la papelera y restáuralo.
content-other-kind = «{ $id }» es un documento del tipo «{ $kind }»; aquí hace falta uno de estos: { $options }.
content-circle = Estos documentos se necesitan en círculo: { $ids }.
content-no-such-value = En este documento no hay ningún valor en «{ $found }».

## Mapas

content-bad-hex = «{ $found }» no es una casilla del suelo: letras de columna y número de fila, como A1, o bien un rectángulo, como A1-C30.
content-bad-place = «{ $found }» no es un lugar: una casilla como K12, K12^ sobre una plataforma, o el nombre de un área.
content-outside-map = { $place } queda fuera del mapa, que termina en { $last }.
content-repeated-hex = { $place } aparece dos veces.
content-no-platform = En { $place } no hay ninguna plataforma.
content-no-facing = En un mapa de áreas las miniaturas no miran a ningún lado; «{ $found }» sobra.
content-bad-compass = La brújula debe dar cada uno de los números del 1 al 6 a una dirección.
content-pieces-overlap = La pieza «{ $piece }» está sobre otra en { $place }; solo una plataforma puede estar sobre otra pieza.
content-low-outside-piece = La pieza «{ $piece }» nombra casillas bajas que no ocupa.
content-mixed-not-mixed = La pieza mixta «{ $piece }» necesita casillas bajas y casillas altas.
content-low-not-mixed = La pieza «{ $piece }» nombra casillas bajas, pero no es mixta.
content-ladder-one-hex = La escalera «{ $piece }» debe ocupar una sola casilla.
content-not-attachable = Algo sobre lo que se puede estar, si mide media pulgada o más, debe poder acoplarse; la pieza «{ $piece }» no puede.
content-stand-and-obstacle = La pieza «{ $piece }» mezcla suelo sobre el que estar con otra cosa; solo las partes altas y las bajas van juntas.
content-joined-to-itself = El área «{ $id }» está unida consigo misma.

## Ejércitos y partidas

content-limit-without-number = El límite «{ $id }» no limita nada: necesita un mínimo, un máximo o un número de copias.
content-limit-never-met = El límite «{ $id }» no se puede cumplir nunca: como mínimo { $least } y como máximo { $most }.
content-list-and-figures = El ejército es la lista «{ $id }», así que no puede tener además miniaturas propias.
content-format-points = El ejército cuesta { $found } puntos; su formato permite { $most }.
content-format-mixed = Todas las cartas del ejército deben coincidir en «{ $field }»; aquí hay { $found }.
content-format-too-many = El límite «{ $limit }» permite como máximo { $most }; aquí hay { $found }.
content-format-too-few = El límite «{ $limit }» pide al menos { $least }; aquí hay { $found }.
content-format-copies = El límite «{ $limit }» permite la carta «{ $id }» como máximo estas veces: { $most }; aquí está estas veces: { $found }.
content-one-start = El diario debe empezar con un escenario o con una posición, y no con ambos.
