### Lo que está mal en un paquete o una imagen de otra persona. Cada frase sigue al nombre del archivo o de la entrada.

## El archivo

pack-is-none = Esto no es un paquete de Hexsmith.
pack-too-large = El paquete ocupa { $found } MiB; puede ocupar como máximo { $most }.
pack-no-end = El paquete está cortado o algo sigue a su final. Consíguelo de nuevo.
pack-in-several-parts = El paquete está dividido en varios archivos; solo se leen los enteros.
pack-too-many-entries = El paquete contiene más de { $most } entradas, que es el máximo permitido.
pack-too-many-mentions = Los documentos del paquete nombran otros más de { $most } veces. Divídelo en varios paquetes.
pack-zip64 = El paquete está escrito en una forma para archivos enormes (ZIP64), que los paquetes nunca necesitan.
pack-no-directory = La lista de lo que contiene el paquete no se puede leer. Consíguelo de nuevo.
pack-list-too-long = La lista de lo que contiene el paquete es más larga de lo que pueden necesitar sus entradas. Consíguelo de nuevo.
pack-other-number = El paquete dice que contiene { $said } entradas, pero su lista tiene { $found }. Consíguelo de nuevo.
pack-no-manifest = El paquete no tiene manifest.json, que dice lo que contiene.

## Las entradas

pack-bad-name = La entrada no puede llamarse así: letras minúsculas, cifras, puntos, guiones y guiones bajos, en cinco carpetas como máximo, y ningún nombre reservado por algún sistema.
pack-encrypted = La entrada está cifrada; los paquetes no lo están.
pack-bad-flags = La entrada tiene marcas que los paquetes no usan.
pack-bad-method = La entrada está comprimida con un método que los paquetes no usan; solo se leen «deflate» y sin compresión.
pack-no-plain-file = La entrada es un enlace, un dispositivo o una carpeta; un paquete solo contiene archivos normales.
pack-entry-too-large = La entrada ocupa { $found } MiB; puede ocupar como máximo { $most }.
pack-ratio = La entrada dice ocupar al desempaquetarse más de { $most } veces su tamaño, como solo hacen los ataques.
pack-total-too-large = Todas las entradas juntas ocupan { $found } MiB; pueden ocupar como máximo { $most }.
pack-wrong-size = La entrada tiene un tamaño distinto del que dice el paquete.
pack-repeated-name = Dos entradas tienen este nombre.
pack-file-and-folder = La entrada es a la vez un archivo y una carpeta.
pack-no-such-entry = La entrada no está donde dice la lista.
pack-two-names = La entrada tiene un nombre en la lista y otro donde está.
pack-two-sizes = La entrada dice de sí una cosa en la lista y otra donde está.
pack-overlap = La entrada se superpone a otra.
pack-hidden-bytes = Junto a esta entrada hay bytes que no pertenecen a nada del paquete: un programa honrado no los escribe. Pídeselo de nuevo a su autor.
pack-damaged = La entrada está dañada. Consigue de nuevo el paquete.

## El manifiesto y la firma

pack-bad-id = «{ $found }» no es el id de un paquete: letras minúsculas, cifras, guiones y puntos, como org.example.ruins.
pack-bad-version = «{ $found }» no es la versión de un paquete: tres números separados por puntos, como 1.0.0.
pack-bad-range = «{ $found }» no es un intervalo de versiones: *, ^1.2.0, o límites separados por espacios, como >=1.2.0 <3.0.0.
pack-bad-listed-name = «{ $found }» no puede estar en la lista: no es el nombre de una entrada, o es una que ninguna lista necesita.
pack-bad-digest = «{ $found }» no es un SHA-256: 64 signos, cada uno una cifra o una letra entre «a» y «f».
pack-needs-itself = El paquete «{ $id }» dice que se necesita a sí mismo.
pack-newer-container = El paquete sigue la versión { $found } de los paquetes; este programa lee hasta la versión { $current }. Hace falta un Hexsmith más reciente.
pack-needs-features = El paquete necesita un Hexsmith que conozca: { $features }. Lo escribió la versión { $program }.
pack-bad-key = «{ $found }» no son { $size } bytes en base64.
pack-wrong-signature = La firma no es de este manifiesto: alguien ha cambiado el paquete después de firmarlo. No lo uses.
pack-weak-key = Está firmado con una clave con la que cualquiera puede firmar. No lo uses; pide a su autor un paquete firmado con una clave de verdad.
pack-unlisted = La entrada no está en la lista del manifiesto.
pack-missing-entry = El manifiesto nombra la entrada, pero no está.
pack-wrong-digest = La entrada no es la que nombra el manifiesto: ha sido cambiada o está dañada.
pack-unknown-entry = Los paquetes no contienen nada así: solo documentos, imágenes (PNG, JPEG, WebP) y traducciones.
pack-other-id = El documento que contiene tiene el id «{ $id }», que corresponde a otra entrada.
content-byte-order-mark = El texto empieza con una marca de orden de bytes, que debe quitarse.

## Las imágenes

image-no-picture = Esto no es una imagen PNG, JPEG o WebP.
image-too-long = La imagen mide { $found } píxeles de largo; el máximo por lado es { $most }.
image-too-many-pixels = La imagen tiene { $found } megapíxeles; una de este tipo puede tener como máximo { $most }. Hazla más pequeña.
image-far-too-large = La imagen es demasiado grande. Hazla más pequeña.
image-too-many-bytes = La imagen ocupa más de { $most } MiB una vez escrita como PNG. Hazla más pequeña.
image-moves = La imagen se mueve; solo se pueden usar las fijas.
image-damaged = La imagen está dañada o cortada.
image-file-too-large = El archivo supera los { $most } MiB, lo máximo para una imagen. Redúcela.
image-all-too-large = Todas las imágenes juntas superan los { $most } MiB, lo máximo para un paquete. Elige menos, o más pequeñas.
image-no-plain-file = Esto no es un archivo con una imagen. Elige uno en PNG, JPEG o WebP.
image-given-up = Se abandonó la lectura de la imagen: exige más tiempo o memoria de lo que debería una imagen. Guárdala de nuevo con otro programa, o más pequeña.

## La lectura

pack-not-readable = El archivo no se puede leer: { $reason }.
pack-is-a-library = Esto es una biblioteca, no un paquete.
pack-file-missing = No existe este archivo. Puede que se haya movido o que tenga otro nombre: elígelo de nuevo.
pack-file-not-allowed = No tienes permiso para leer este archivo. Pídeselo a su propietario o copia el archivo en una carpeta tuya.
pack-file-is-a-folder = Esto es una carpeta, no un paquete. Elige un archivo que termine en .hexpack.
pack-file-no-plain-file = Esto es un dispositivo o una tubería, no un archivo. Elige un archivo que termine en .hexpack.
pack-took-too-long = Se ha renunciado al paquete tras { $seconds } segundos. Si contiene muchas imágenes, haz dos paquetes con él.
pack-step-took-too-long = La lectura se ha interrumpido aquí: ha tardado más de { $seconds } segundos, cosa que no ocurre con ningún paquete honrado. Pide otro a su autor.
pack-too-much-memory = La lectura se ha interrumpido aquí: ha necesitado más memoria que cualquier paquete honrado. Pide otro a su autor.
pack-reader-ended = Se ha renunciado al paquete: interrumpió a quien lo leía, o tomó más de lo permitido. No se ha tocado nada más.
pack-too-much-work = Se ha renunciado al paquete: contiene más de lo que se puede leer de una vez. Si tiene demasiadas imágenes, haz dos paquetes con él.
pack-reader-not-started = Hexsmith no ha podido iniciar el proceso con el que lee paquetes. Esto no dice nada del paquete. Prueba otra vez; si sigue igual, vuelve a instalar Hexsmith.
pack-changed-while-read = Lo que se había leído del paquete ya no está como estaba. Impórtalo de nuevo.
pack-no-staging = No hay dónde leer el paquete: { $reason } Haz sitio allí o da permiso para escribir en esa carpeta.

## Antes de importar

pack-circle = Estos paquetes se necesitan unos a otros en círculo, así que ninguno puede ir primero: { $ids }.
pack-missing-requirement = Necesita el paquete «{ $id }» ({ $range }), que no está. Importa primero ese.
pack-other-requirement = Necesita el paquete «{ $id }» en una versión { $range }; aquí está la { $found }.
pack-older = Esta es la versión { $found }, más antigua que la { $mine }, que está aquí.
pack-same-version = Dice ser la versión { $version } como el que está aquí, pero contiene otra cosa.
pack-other-signer = El paquete que está aquí lo firmó otra persona. Pregunta a su autor antes de fiarte de este; su clave empieza por { $fingerprint }.
pack-signed-no-more = El paquete que está aquí estaba firmado; este no. Pregunta a su autor antes de fiarte.
pack-unsigned = No está firmado, así que nada dice de quién es.
pack-new-signer = Lo firma «{ $name }», cuya clave no se había visto aquí: { $fingerprint }.
pack-known-signer = Lo firma «{ $name }» con la misma clave que estos: { $packs }. La clave es { $fingerprint }.
pack-here-already = Este mismo paquete ya está aquí.
pack-passed-over = Solo un Hexsmith más reciente puede leer estas entradas. Se guardan tal cual y van en el paquete cuando se exporta otra vez: { $entries }.
pack-left-behind = Solo un Hexsmith más reciente puede leer estas entradas, demasiado grandes para guardarlas: { $entries }. Un paquete exportado otra vez no las tendrá.
pack-plan-outdated = La biblioteca ha cambiado desde que se planeó la importación. Planéala de nuevo.

## Quitar uno

pack-needed = Estos paquetes necesitan el paquete «{ $id }»: { $packs }. Quita antes esos, o este de todos modos.
pack-unknown = Aquí no se ha importado ningún paquete «{ $id }».
pack-unknown-near = Aquí no se ha importado ningún paquete «{ $id }». ¿Es «{ $near }»?

## La creación

pack-not-own = Estos no son documentos tuyos, así que no entran en ningún paquete: { $ids }.
pack-images-lost = Faltan o están dañados los archivos de estas imágenes: { $images }. Importa de nuevo su paquete.

## Comparar dos

pack-other-picture = Otra imagen: tenía { $old } píxeles, ahora tiene { $new }.

## La línea de órdenes

cli-pack = Pasar documentos en paquetes y recibir los de otros.
cli-pack-file = Un paquete.
cli-pack-files = Paquetes.
cli-pack-info = Decir qué son los paquetes y qué contienen.
cli-pack-check = Buscar todo lo que está mal en los paquetes.
cli-pack-import = Recibir un paquete en la biblioteca: todo o nada.
cli-pack-export = Hacer un paquete de documentos propios, con todos los propios que necesitan.
cli-pack-diff = Decir en qué se diferencian dos paquetes.
cli-pack-diff-old = El primer paquete.
cli-pack-diff-new = El segundo paquete.
cli-pack-library = La biblioteca; si falta, la propia.
cli-pack-keep = Qué conservar en un conflicto: mine, theirs o both.
cli-pack-choose = Lo mismo para un documento: ID=mine, ID=theirs o ID=both.
cli-pack-no-choice = «{ $found }» no es una opción: escribe mine, theirs o both.
cli-pack-no-such-document = El paquete no contiene ningún documento «{ $id }».
cli-pack-anyway = Importar a pesar de las dudas.
cli-pack-without-broken = Omitir los documentos y las imágenes que no se pueden usar.
cli-pack-plan = Decir solo lo que se haría.
cli-pack-to = El archivo que se escribirá.
cli-pack-again = Un paquete importado, para rehacerlo.
cli-pack-documents = Ids de documentos propios.
cli-pack-id = Su nombre entre todos los paquetes, como org.example.ruins.
cli-pack-version = Su versión, como 1.0.0.
cli-pack-title = Cómo se lo llama.
cli-pack-author = Quién lo hizo.
cli-pack-licence = Las condiciones en que otros pueden usarlo.
cli-pack-requires = Un paquete que necesita: ID o ID@INTERVALO.
cli-pack-translation = Un archivo con textos para documentos de otros, con el nombre de su idioma: pl.json.
cli-pack-image = Una imagen que se incluye, en PNG, JPEG o WebP; se puede indicar varias veces.
cli-pack-sign = Firmarlo con la clave de este archivo, que se crea si no existe.
cli-pack-sign-as = Tu nombre junto a la firma.
cli-pack-key-open = Otras personas de este equipo pueden leer la clave { $name } y firmar en tu nombre. Haz que solo tú puedas leerla: chmod 600.
cli-pack-over-key = El paquete se escribiría encima de la clave { $name }. Elige otro nombre.
cli-pack-bad-key-file = En «{ $name }» no hay una clave para firmar, o HEXSMITH_KEY_PASSWORD no la abre.
cli-pack-incomplete = Un paquete nuevo necesita --id, --version y --title, y al menos un documento o una traducción.
cli-pack-translated-twice = Hay dos traducciones a «{ $name }». Pon sus textos en un solo archivo.
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
cli-pack-state-same = igual: { $id }
cli-pack-state-changed = cambiado: { $id }
cli-pack-conflict-mine = en conflicto: { $id }; queda el tuyo
cli-pack-conflict-theirs = en conflicto: { $id }; el del paquete ocupa su lugar
cli-pack-conflict-both = en conflicto: { $id }; quedan ambos, el del paquete como { $new }
cli-pack-along = viene también con otro identificador, porque nombra a uno que lo hace: { $id }
cli-pack-names-nothing = { $id } nombra «{ $name }», que no está en ninguna parte.
cli-pack-names-other-kind = { $id } nombra «{ $name }» como documento del tipo «{ $kind }»; es del tipo «{ $found }».
cli-pack-left-out = omitido: { $fault }
cli-pack-doubt = duda: { $doubt }
cli-pack-not-imported = No se ha importado nada. --anyway deja de lado estas dudas.
cli-pack-imported = Importados: { $new } nuevos, { $changed } cambiados, { $same } iguales.
cli-pack-planned = No se ha importado nada: era solo el plan.
cli-pack-written = { $path }: escrito, huella { $fingerprint }
cli-pack-lost = Estas entradas, que solo un Hexsmith más reciente puede leer, no están en esta biblioteca; el paquete se hizo sin ellas, en la versión que escribe este Hexsmith: { $entries }.
cli-pack-only-in-old = solo en el primero: { $entry }
cli-pack-only-in-new = solo en el segundo: { $entry }
cli-pack-differs = difiere: { $entry }
cli-pack-equal = Ambos paquetes contienen lo mismo.
cli-pack-list = Enumerar los paquetes importados.
cli-pack-none = Aquí no se ha importado ningún paquete.
cli-pack-remove = Quitar un paquete de la biblioteca: sus documentos van a la papelera.
cli-pack-name = El identificador de un paquete importado.
cli-pack-remove-anyway = Quitarlo a pesar de las dudas.
cli-pack-remove-plan = Decir solo lo que se haría.
cli-pack-goes = a la papelera: { $id }
cli-pack-stays = se queda, porque se ha cambiado aquí: { $id }
cli-pack-shared = se queda, porque también lo trajo el paquete «{ $pack }»: { $id }
cli-pack-not-removed = No se ha quitado nada. --anyway deja de lado estas dudas.
cli-pack-removed =
    { $documents ->
        [0] Se ha quitado el paquete «{ $id }». Todo vuelve al importarlo de nuevo.
       *[other] Se ha quitado el paquete «{ $id }». Sus documentos están en la papelera; todo vuelve al importarlo de nuevo.
    }
cli-pack-remove-planned = No se ha quitado nada: esto era solo el plan.
