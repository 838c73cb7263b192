### Lo que está mal en un paquete o una imagen de otra persona. Cada frase sigue al nombre del archivo o de la entrada.

## El archivo

pack-is-none = Esto no es un paquete de Hexsmith. Elige un archivo .hexpack.
pack-too-large = El paquete ocupa { $found } MiB; puede ocupar como máximo { $most }.
pack-no-end = El paquete está dañado: está cortado o algo sigue a su final. Descárgalo de nuevo.
pack-in-several-parts = El paquete está dividido en varios archivos. Consíguelo en uno solo.
pack-too-many-entries = El paquete supera las { $most } entradas permitidas. Divídelo en varios paquetes.
pack-too-many-mentions = Los documentos del paquete citan otros más de { $most } veces. Divídelo en varios paquetes.
pack-zip64 = El paquete usa el formato para archivos enormes (ZIP64), que los paquetes no usan. Expórtalo otra vez desde Hexsmith.
pack-no-directory = El índice del paquete no se puede leer. Descárgalo de nuevo.
pack-list-too-long = El índice del paquete es más largo de lo que pueden necesitar sus entradas. Descárgalo de nuevo.
pack-other-number = El paquete declara { $said } entradas, pero enumera { $found }. Descárgalo de nuevo.
pack-no-manifest = El paquete no tiene manifest.json, así que no se sabe qué contiene. Descárgalo de nuevo.

## Las entradas

pack-bad-name = La entrada no puede llamarse así. Usa minúsculas, cifras, puntos, guiones y guiones bajos, cinco carpetas como máximo y ningún nombre reservado por un sistema.
pack-encrypted = La entrada está cifrada, y los paquetes no lo admiten.
pack-bad-flags = La entrada tiene marcas que los paquetes no usan.
pack-bad-method = La entrada está comprimida de una forma que los paquetes no admiten. Usa «deflate» o ninguna compresión.
pack-no-plain-file = La entrada es un enlace, un dispositivo o una carpeta; los paquetes solo contienen archivos.
pack-entry-too-large = La entrada ocupa { $found } MiB; puede ocupar como máximo { $most }.
pack-ratio = La entrada se expande a más de { $most } veces su tamaño, como solo hacen los ataques. No uses el paquete.
pack-total-too-large = Todas las entradas juntas ocupan { $found } MiB; pueden ocupar como máximo { $most }.
pack-wrong-size = El tamaño de la entrada no es el que declara el paquete. Descárgalo de nuevo.
pack-repeated-name = Dos entradas tienen este nombre.
pack-file-and-folder = La entrada es un archivo y a la vez una carpeta.
pack-no-such-entry = La entrada no está donde dice la lista.
pack-two-names = La entrada tiene nombres distintos en el índice y en su sitio. Descarga el paquete otra vez.
pack-two-sizes = La entrada se describe de forma distinta en el índice y en su sitio. Descarga el paquete otra vez.
pack-overlap = La entrada se superpone a otra. Descarga el paquete otra vez.
pack-hidden-bytes = El paquete esconde datos junto a esta entrada, cosa que ningún programa honrado hace. Pide otro a su autor.
pack-damaged = La entrada está dañada. Descarga el paquete otra vez.

## El manifiesto y la firma

pack-bad-id = «{ $found }» no puede ser el ID de un paquete. Usa minúsculas, cifras, guiones y puntos: org.example.ruins.
pack-bad-version = «{ $found }» no puede ser la versión de un paquete. Escribe tres números separados por puntos: 1.0.0.
pack-bad-range = «{ $found }» no puede ser un intervalo de versiones. Escribe *, ^1.2.0 o límites separados por espacios: >=1.2.0 <3.0.0.
pack-bad-listed-name = «{ $found }» no puede estar en la lista: no puede ser el nombre de una entrada, o no hace falta nombrarla.
pack-bad-digest = «{ $found }» no es un SHA-256. Escribe 64 cifras y letras entre «a» y «f».
pack-needs-itself = El paquete «{ $id }» se requiere a sí mismo.
pack-newer-container = El paquete tiene la versión de formato { $found }; este Hexsmith lee hasta la { $current }. Instala un Hexsmith más reciente.
pack-needs-features = El paquete necesita funciones que este Hexsmith no tiene: { $features }. Instala la versión { $program } o posterior.
pack-bad-key = «{ $found }» no son { $size } bytes en base64.
pack-wrong-signature = La firma no corresponde: alguien ha cambiado el paquete después de firmarlo. No lo uses.
pack-weak-key = El paquete está firmado con una clave que cualquiera puede usar. No lo uses; pide a su autor uno firmado con una clave de verdad.
pack-unlisted = La entrada no está en la lista del manifiesto.
pack-missing-entry = El manifiesto nombra la entrada, pero falta. Descarga el paquete otra vez.
pack-wrong-digest = La entrada no corresponde al manifiesto: está cambiada o dañada. Descarga el paquete otra vez.
pack-unknown-entry = Los paquetes solo pueden contener documentos, imágenes (PNG, JPEG, WebP) y traducciones. Quita esta entrada.
pack-other-id = El documento que contiene tiene el ID «{ $id }», que va en otra entrada.
content-byte-order-mark = El texto empieza con una marca de orden de bytes. Quítala.

## Las imágenes

image-no-picture = Esto no es una imagen PNG, JPEG o WebP. Elige una.
image-too-long = La imagen mide { $found } píxeles de largo; el máximo por lado es { $most }. Redúcela.
image-too-many-pixels = La imagen tiene { $found } megapíxeles; el máximo para su tipo es { $most }. Redúcela.
image-far-too-large = La imagen es demasiado grande. Redúcela.
image-too-many-bytes = En PNG, la imagen ocupa más de { $most } MiB. Redúcela.
image-moves = La imagen está animada. Elige una fija.
image-damaged = La imagen está dañada o cortada. Guárdala otra vez o elige otra.
image-file-too-large = El archivo supera los { $most } MiB, lo máximo para una imagen. Redúcela.
image-all-too-large = Juntas, las imágenes superan los { $most } MiB, lo máximo para un paquete. Usa menos o más pequeñas.
image-no-plain-file = Esto no es un archivo de imagen. Elige un PNG, JPEG o WebP.
image-given-up = Leer la imagen exige demasiado tiempo o memoria. Guárdala de nuevo con otro programa o redúcela.

## La lectura

pack-not-readable = No se puede leer el archivo: { $reason }.
pack-is-a-library = Esto es una biblioteca, no un paquete. Elige un archivo .hexpack.
pack-file-missing = El archivo no está. Puede que se haya movido o que tenga otro nombre: elígelo de nuevo.
pack-file-not-allowed = No tienes permiso para leer este archivo. Pídeselo a su propietario o copia el archivo en una carpeta tuya.
pack-file-is-a-folder = Esto es una carpeta, no un paquete. Elige un archivo .hexpack.
pack-file-no-plain-file = Esto es un dispositivo o una tubería, no un archivo. Elige un archivo .hexpack.
pack-took-too-long = La lectura del paquete ha durado más de { $seconds } segundos y se ha interrumpido. Si tiene muchas imágenes, divídelo en dos.
pack-step-took-too-long = La lectura se ha parado aquí: ha durado más de { $seconds } segundos, como en ningún paquete honrado. Pide otro a su autor.
pack-too-much-memory = La lectura se ha parado aquí: ha necesitado más memoria que cualquier paquete honrado. Pide otro a su autor.
pack-reader-ended = La lectura del paquete ha fallado y se ha interrumpido; no se ha tocado nada más. Pide otro a su autor.
pack-too-much-work = El paquete contiene más de lo que se puede leer de una vez. Si tiene demasiadas imágenes, divídelo en dos.
pack-reader-not-started = Hexsmith no ha podido iniciar el proceso que lee los paquetes; el paquete no tiene la culpa. Prueba otra vez; si sigue igual, reinstala Hexsmith.
pack-changed-while-read = El paquete ha cambiado después de leerlo. Impórtalo de nuevo.
pack-no-staging = No hay dónde abrir el paquete: { $reason } Libera espacio allí o da permiso a Hexsmith para escribir.

## Antes de importar

pack-circle = Estos paquetes se requieren unos a otros, así que ninguno puede ir primero: { $ids }.
pack-missing-requirement = Necesita el paquete «{ $id }» ({ $range }), que falta. Importa antes ese.
pack-other-requirement = Necesita la versión { $range } del paquete «{ $id }»; tienes la { $found }. Importa antes esa.
pack-older = Esta es la versión { $found }, anterior a la { $mine } que tienes.
pack-same-version = Tiene la misma versión que el tuyo, { $version }, pero otro contenido.
pack-other-signer = El paquete que tienes lo firmó otra persona. Pregunta a su autor antes de fiarte de este; su clave empieza por { $fingerprint }.
pack-signed-no-more = El paquete que tienes está firmado; este no. Pregunta a su autor antes de fiarte.
pack-unsigned = Sin firmar: no se puede verificar el autor.
pack-new-signer = Firmado por «{ $name }» con una clave nueva aquí: { $fingerprint }.
pack-known-signer = Firmado por «{ $name }» con la misma clave que { $packs }: { $fingerprint }.
pack-here-already = Ya tienes exactamente este paquete.
pack-passed-over = Solo un Hexsmith más reciente puede leer estas entradas. Se conservan y vuelven al paquete cuando lo exportes otra vez: { $entries }.
pack-left-behind = Solo un Hexsmith más reciente puede leer estas entradas, demasiado grandes para conservarlas: { $entries }. Al exportar otra vez el paquete no irán.
pack-plan-outdated = La biblioteca ha cambiado desde que se preparó la importación. Empieza la importación de nuevo.

## Quitar uno

pack-needed = Estos paquetes necesitan «{ $id }»: { $packs }. Quita antes esos, o quita este de todos modos.
pack-unknown = No has importado ningún paquete «{ $id }». «hexsmith pack list» muestra los tuyos.
pack-unknown-near = No has importado ningún paquete «{ $id }». ¿Querías decir «{ $near }»?

## La creación

pack-not-own = En un paquete solo entran documentos tuyos. Quita: { $ids }.
pack-images-lost = Faltan o están dañados los archivos de estas imágenes: { $images }. Importa de nuevo su paquete.

## Comparar dos

pack-other-picture = Otra imagen: tenía { $old } píxeles, ahora tiene { $new }.

## La línea de órdenes

cli-pack = Comparte documentos en paquetes y recibe los de otros.
cli-pack-file = Un paquete.
cli-pack-files = Paquetes.
cli-pack-info = Muestra qué son los paquetes y qué contienen.
cli-pack-check = Comprueba si los paquetes tienen problemas.
cli-pack-import = Importa un paquete en la biblioteca: todo o nada.
cli-pack-export = Exporta documentos tuyos en un paquete, con todo lo tuyo que necesitan.
cli-pack-diff = Compara dos paquetes.
cli-pack-diff-old = El primer paquete.
cli-pack-diff-new = El segundo paquete.
cli-pack-library = Biblioteca que usar. Por omisión, la tuya.
cli-pack-keep = Qué conservar en un conflicto: mine, theirs o both.
cli-pack-choose = Qué conservar de un documento: ID=mine, ID=theirs o ID=both.
cli-pack-no-choice = «{ $found }» no se puede elegir. Escribe mine, theirs o both.
cli-pack-no-such-document = El paquete no tiene el documento «{ $id }». «hexsmith pack info» enumera sus documentos.
cli-pack-anyway = Importa a pesar de las advertencias.
cli-pack-without-broken = Omite los documentos y las imágenes que no se pueden usar.
cli-pack-plan = Solo muestra qué se importaría.
cli-pack-to = Archivo que se escribirá.
cli-pack-again = Un paquete importado que exportar otra vez.
cli-pack-documents = ID de tus documentos.
cli-pack-id = ID del paquete, único entre todos: org.example.ruins.
cli-pack-version = Versión del paquete: 1.0.0.
cli-pack-title = Título del paquete.
cli-pack-author = Autor del paquete.
cli-pack-licence = Licencia con la que otros pueden usarlo.
cli-pack-requires = Paquete que necesita: ID o ID@INTERVALO.
cli-pack-translation = Archivo con traducciones de documentos de otros, con el nombre del idioma: pl.json.
cli-pack-image = Imagen que incluir (PNG, JPEG o WebP); se puede repetir.
cli-pack-sign = Firma con la clave de este archivo, que se crea si no existe.
cli-pack-sign-as = Tu nombre en la firma.
cli-pack-key-open = Otras personas de este ordenador pueden leer la clave { $name } y firmar en tu nombre. Protégela: chmod 600.
cli-pack-over-key = El paquete sobrescribiría la clave { $name }. Elige otro nombre.
cli-pack-bad-key-file = En «{ $name }» no hay una clave para firmar, o HEXSMITH_KEY_PASSWORD no la abre. Revisa ambas cosas.
cli-pack-incomplete = Un paquete nuevo necesita --id, --version y --title, y al menos un documento o una traducción.
cli-pack-translated-twice = Hay dos traducciones para «{ $name }». Ponlas en un solo archivo.
cli-pack-by = de { $authors }
cli-pack-licensed = licencia: { $licence }
cli-pack-fingerprint = huella: { $fingerprint }
cli-pack-needs = necesita { $id } { $range }
cli-pack-holds = { $documents ->
    [one] { $documents } documento
   *[other] { $documents } documentos
}, { $images ->
    [one] { $images } imagen
   *[other] { $images } imágenes
}
cli-pack-picture = imagen { $entry }: { $width } × { $height }
cli-pack-unread-entry = para un Hexsmith más nuevo: { $entry }
cli-pack-state-new = nuevo: { $id }
cli-pack-state-same = sin cambios: { $id }
cli-pack-state-changed = cambiado: { $id }
cli-pack-conflict-mine = conflicto: { $id }; queda el tuyo
cli-pack-conflict-theirs = conflicto: { $id }; sustituido por el del paquete
cli-pack-conflict-both = conflicto: { $id }; quedan ambos, el del paquete como { $new }
cli-pack-along = también cambia de ID, porque cita un documento que cambia: { $id }
cli-pack-names-nothing = { $id } cita «{ $name }», que no existe.
cli-pack-names-other-kind = { $id } cita «{ $name }» como «{ $kind }», pero es «{ $found }».
cli-pack-left-out = omitido: { $fault }
cli-pack-doubt = advertencia: { $doubt }
cli-pack-not-imported = No se ha importado nada. Para importar de todos modos, añade --anyway.
cli-pack-imported = Importados: { $new } nuevos, { $changed } cambiados, { $same } iguales.
cli-pack-planned = No se ha importado nada: era una vista previa.
cli-pack-written = { $path }: exportado, huella { $fingerprint }
cli-pack-lost = El paquete se ha exportado sin estas entradas, que solo un Hexsmith más reciente puede leer: { $entries }.
cli-pack-only-in-old = solo en el primero: { $entry }
cli-pack-only-in-new = solo en el segundo: { $entry }
cli-pack-differs = distinto: { $entry }
cli-pack-equal = Los paquetes son iguales.
cli-pack-list = Enumera los paquetes importados.
cli-pack-none = No se ha importado ningún paquete.
cli-pack-remove = Quita un paquete de la biblioteca; sus documentos van a la papelera.
cli-pack-name = ID de un paquete importado.
cli-pack-remove-anyway = Lo quita a pesar de las advertencias.
cli-pack-remove-plan = Solo muestra qué se quitaría.
cli-pack-goes = a la papelera: { $id }
cli-pack-stays = se queda, porque lo cambiaste: { $id }
cli-pack-shared = se queda, porque también está en el paquete «{ $pack }»: { $id }
cli-pack-not-removed = No se ha quitado nada. Para quitarlo de todos modos, añade --anyway.
cli-pack-removed = { $documents ->
    [0] Se ha quitado el paquete «{ $id }». Impórtalo otra vez para recuperarlo todo.
   *[other] Se ha quitado el paquete «{ $id }». Sus documentos están en la papelera; impórtalo otra vez para recuperarlo todo.
    }
cli-pack-remove-planned = No se ha quitado nada: era una vista previa.
