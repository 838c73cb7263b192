### Lo que está mal en un documento que alguien ha hecho. Cada frase sigue a la ruta del lugar en cuestión.

content-did-you-mean = ¿Querías decir «{ $name }»?
content-and-more = …y { $n } más
content-at-least-more = …y al menos { $n } más
content-allowed-here = Aquí se permite: { $options }.
content-or-an-object = O un objeto con una de estas claves: { $options }.
content-written-in = En «{ $id }», en { $path }.
content-of-another-game = «{ $name }» pertenece a otro juego, { $game }.
content-of-another-kind = «{ $name }» es { $kind ->
    [effect] un efecto: va en la clave «do»
    [condition] una condición: va en la clave «if»
    [selector] un selector: va donde hace falta un personaje
    [amount] una cantidad: va donde hace falta un número
    [trigger] un momento: va en la clave «when»
   *[cost] un coste: va en la clave «cost»
    }.

## El archivo

content-too-large = El documento ocupa { $found } KiB; el máximo es { $most } KiB. Acórtalo.
content-not-utf8 = El texto no está en UTF-8 (línea { $line }, columna { $column }). Guárdalo en UTF-8.
content-not-json = Esto no es JSON: línea { $line }, columna { $column }.
content-json-comma-too-many = Quita la coma de antes: tras el último elemento entre corchetes o llaves no va ninguna.
content-json-comma-missing = Añade antes una coma, o un corchete o llave de cierre.
content-json-key-bare = Pon las claves entre comillas: "clave".
content-json-not-closed = Cierra el corchete, la llave o las comillas.
content-json-goes-on = Quita lo que sigue a la última llave.
content-too-deep = El documento está anidado a demasiada profundidad; { $most ->
    [one] se permite { $most } nivel
   *[other] se permiten { $most } niveles
}.
content-too-many-values = El documento tiene más de { $most } valores. Divídelo.
content-wrong-everywhere = El documento tiene demasiados errores ({ $found }). Pide otro a su autor o escríbelo de nuevo.
content-repeated-key = La clave «{ $key }» aparece dos veces en el mismo objeto. Quita una.
content-bad-number = El número { $written } no se puede usar: escribe uno finito, a 2⁵³ de cero como máximo, y el cero sin signo menos.
content-hidden-character = El texto tiene un carácter invisible o que invierte la escritura: { $character }. Quítalo.
content-not-data = { $found } no puede formar parte de un documento.

## Claves, tipos y versiones

content-missing-key = Falta la clave «{ $key }».
content-unknown-key = La clave «{ $key }» no se admite aquí.
content-unknown-kind = No hay ningún tipo de documento llamado «{ $kind }».
content-unknown-system = Este Hexsmith no tiene el juego «{ $system }», así que no se puede jugar. Instala una versión que lo tenga.
content-other-system = Esto es de otro juego que su documento, que es para «{ $system }».
content-bad-version = «{ $found }» no puede ser una versión de esquema. Escribe dos números separados por un punto: 1.0.
content-newer-version = El documento usa la versión de esquema { $found }; este Hexsmith lee hasta la { $current }. Instala uno más reciente.
content-older-version = El documento usa la versión { $found } del esquema «{ $kind }», que no se puede actualizar a la { $current }. Escríbelo de nuevo para la { $current }.
content-unread = El documento usa la versión de esquema más reciente { $found }. Se puede conservar y exportar, pero no jugar: hace falta un Hexsmith más reciente.

## Valores

content-not-object = Escribe aquí un objeto entre llaves, no { $found }.
content-not-list = Escribe aquí una lista entre corchetes, no { $found }.
content-not-text = Escribe aquí un texto entre comillas, no { $found }.
content-not-whole = Escribe aquí un número entero, no { $found }.
content-not-whole-or-text = Escribe aquí un número entero o un texto entre comillas, no { $found }.
content-not-number = Escribe aquí un número, no { $found }.
content-not-yes-or-no = Escribe aquí true o false, no { $found }.
content-not-scalar = Escribe aquí un texto, un número entero, true o false, no { $found }.
content-not-id-or-object = Escribe aquí el ID de un documento o el documento mismo, no { $found }.
content-not-an-option = «{ $found }» no se admite aquí. Elige entre: { $options }.
content-does-not-fit = «{ $found }» no se admite aquí.
content-too-small = Escribe un número de { $least } como mínimo, no { $found }.
content-too-big = Escribe un número de { $most } como máximo, no { $found }.
content-not-greater = Escribe un número mayor que { $least }, no { $found }.
content-not-less = Escribe un número menor que { $most }, no { $found }.
content-bad-measure = Escribe una longitud de 0 a { $most } pulgadas, no { $found }.
content-list-too-long = La lista puede tener como máximo { $most ->
    [one] { $most } elemento
   *[other] { $most } elementos
}.
content-list-too-short = La lista debe tener como mínimo { $least ->
    [one] { $least } elemento
   *[other] { $least } elementos
}.
content-text-too-long = El texto tiene { $found } caracteres; el máximo es { $most }. Acórtalo.
content-too-many-marks = El texto tiene { $found } signos sobre una sola letra; el máximo es { $most }.
content-text-empty = Escribe aquí un texto: este está vacío.
content-text-not-one-line = Escribe el texto en una sola línea, sin tabuladores.

## Nombres

content-bad-slug = «{ $found }» no puede ser un nombre aquí. Usa minúsculas, cifras y guiones sueltos: stone-bridge.
content-bad-id = «{ $found }» no puede ser el ID de un documento. Usa minúsculas, cifras y guiones sueltos: stone-bridge o battleground/stone-bridge.
content-bad-field-name = «{ $found }» no puede ser el nombre de un campo. Empieza con una minúscula y sigue con minúsculas, cifras y guiones bajos.
content-reserved-seat = Elige otro nombre para el puesto «{ $seat }»: ese lo usa el motor.
content-repeated-id = El nombre «{ $id }» ya está en uso. Elige otro.
content-unknown-id = Aquí no hay nada llamado «{ $id }».
content-no-faction = Este juego no tiene la facción «{ $faction }».
content-no-trait = Este juego no tiene ninguna facción, clase o tipo «{ $trait }».
content-no-such-document = No hay ningún documento llamado «{ $id }».
content-in-the-trash = Está en la papelera de la biblioteca. Restáuralo desde ahí.
content-other-kind = «{ $id }» es del tipo «{ $kind }». Indica aquí uno de estos: { $options }.
content-circle = Estos documentos se necesitan en círculo: { $ids }. Rómpelo en un punto.
content-no-such-value = En este documento no hay ningún valor en «{ $found }».

## Mapas

content-bad-hex = «{ $found }» no es una casilla del suelo. Escribe letras de columna y número de fila (A1), o un rectángulo (A1-C30).
content-bad-place = «{ $found }» no es un lugar. Escribe una casilla (K12), una casilla sobre una plataforma (K12^) o el nombre de un área.
content-outside-map = { $place } queda fuera del mapa, que termina en { $last }.
content-repeated-hex = { $place } aparece dos veces. Quita una.
content-no-platform = En { $place } no hay ninguna plataforma.
content-no-facing = En un mapa de áreas las miniaturas no se orientan. Quita «{ $found }».
content-bad-compass = Da a cada dirección de la brújula uno de los números del 1 al 6.
content-pieces-overlap = La pieza «{ $piece }» se superpone a otra en { $place }. Solo una plataforma puede estar sobre otra pieza.
content-low-outside-piece = La pieza «{ $piece }» tiene casillas bajas fuera de ella.
content-mixed-not-mixed = La pieza mixta «{ $piece }» necesita casillas bajas y casillas altas.
content-low-not-mixed = La pieza «{ $piece }» tiene casillas bajas, pero no es mixta. Hazla mixta o quítalas.
content-ladder-one-hex = La escalera «{ $piece }» debe ocupar una sola casilla.
content-not-attachable = La pieza «{ $piece }» debe poder acoplarse: las miniaturas están sobre ella a media pulgada o más.
content-stand-and-obstacle = La pieza «{ $piece }» mezcla suelo sobre el que estar con otra cosa. Solo se pueden combinar partes altas y bajas.
content-joined-to-itself = El área «{ $id }» está unida consigo misma.

## Ejércitos y partidas

content-limit-without-number = El límite «{ $id }» no limita nada. Dale un mínimo, un máximo o un número de copias.
content-limit-never-met = El límite «{ $id }» no se puede cumplir nunca: como mínimo { $least } y como máximo { $most }.
content-list-and-figures = El ejército es la lista «{ $id }», así que no puede tener además miniaturas propias. Quita una de las dos cosas.
content-format-points = El ejército cuesta { $found } puntos; el formato permite { $most }.
content-format-mixed = Todas las cartas del ejército deben tener el mismo «{ $field }»; aquí hay { $found }.
content-format-too-many = El límite «{ $limit }» permite como máximo { $most }; el ejército tiene { $found }.
content-format-too-few = El límite «{ $limit }» exige como mínimo { $least }; el ejército tiene { $found }.
content-format-copies = El límite «{ $limit }» permite { $most ->
    [one] 1 copia
   *[other] { $most } copias
    } de la carta «{ $id }»; el ejército tiene { $found }.
content-one-start = Un registro de partida empieza con una misión o con una posición. Quita una de las dos.
