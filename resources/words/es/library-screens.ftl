# Las pantallas de la biblioteca: la lista, las versiones, los paquetes que entran y salen.

command-show-library = &Biblioteca

library-screen-title = Biblioteca
library-screen-gone = «{ $id }» ya no está en la biblioteca.
library-screen-not-sound = Este documento no se puede leer tal como está.
library-opening = Abriendo la biblioteca…
library-search = Buscar en nombres, textos y habilidades
library-search-clear = Borrar la búsqueda
library-list = Documentos de la biblioteca
library-try-again = Reintentar
library-number = { $n ->
    [one] { $n } documento
   *[other] { $n } documentos
  }
library-number-more = Los primeros { $n } documentos; los demás aparecen al desplazarse
library-empty = La biblioteca está vacía
library-empty-how = Aquí se encontrará lo que crees e importes.
library-nothing-found = No se encontró nada
library-nothing-found-how = Prueba con menos palabras o letras, o quita los filtros.
library-trash-empty = La papelera está vacía
library-trash-empty-how = Lo que eliminas queda aquí hasta que lo restaures o lo elimines para siempre.

library-column-name = Nombre
library-column-kind = Tipo
library-column-game = Juego
library-column-faction = Facción
library-column-cost = Coste
library-column-tags = Etiquetas
library-column-from = Origen
library-column-problems = Problemas
library-column-found = Encontrado en

library-filters = &Filtros
library-filter-from = &Origen
library-filter-kind = &Tipo
library-filter-game = &Juego
library-filter-faction = Fa&cción
library-filter-tag = Et&iqueta
library-filter-cost = Co&ste
library-filter-to = a
library-filter-least = Cuesta al menos
library-filter-most = Cuesta como máximo
library-filter-any-number = cualquiera
library-filter-clear = Quitar filtros
library-from-you = míos
library-from-stock = Hexsmith

library-kind-army = ejército
library-kind-army-format = formato de ejército
library-kind-terrain-set = conjunto de terreno
library-kind-character = { term-character }
library-kind-deck = mazo
library-kind-fate = { term-fate-card }
library-kind-glory = { term-glory-card }
library-kind-item = { term-item }
library-kind-journal = diario de una partida
library-kind-map = mapa
library-kind-notes = notas
library-kind-position = posición de juego
library-kind-scenario = escenario
library-kind-skill = destreza
library-kind-tactic = { term-tactic }
library-kind-unit = { term-unit }
library-kind-weapon = { term-weapon }

library-open = Abrir
library-play = Jugar
library-duplicate = Crear una copia…
library-rename = Cambiar el nombre…
library-reset = Volver al original
library-delete = Eliminar
library-restore = Restaurar
library-destroy = Eliminar para siempre…
library-deed-keys = { $deed } ({ $keys })
library-stock-how = Esto viene con Hexsmith y se queda como está. Crea una copia (Ctrl+D) para cambiarlo.

library-none-marked = Ningún documento elegido
library-none-marked-how = Elige uno en la lista para ver qué es y quién lo usa.
library-used-by = { $n ->
    [0] Ningún documento lo usa.
    [one] Lo usa { $n } documento:
   *[other] Lo usan { $n } documentos:
  }
library-used-by-list = Documentos que lo usan

library-name = &Nombre
# Same as in English: the word is the same in Spanish.
library-id = &Id
library-id-how = Otros documentos se refieren a él por este id. Letras minúsculas, cifras y guiones; delante de una barra, el nombre de tu colección: mine/storm-hammer.
library-rename-title = Cambiar el nombre de un documento
library-duplicate-title = Crear una copia
library-copy-of = { $name } (copia)

library-renamed = «{ $name }» ahora se llama «{ $to }».
library-duplicated = Se creó una copia de «{ $name }».
library-deleted = «{ $name }» está en la papelera. Deshacer (Ctrl+Z) lo recupera.
library-was-reset = «{ $name }» vuelve a ser el original de Hexsmith. Tu versión está en la papelera.
library-restored = «{ $name }» se sacó de la papelera.
library-destroyed = «{ $name }» se eliminó para siempre.
library-undone = Se ha deshecho el último cambio en la biblioteca.
library-destroy-ask = ¿Eliminar para siempre «{ $name }», con todas sus versiones? No se puede deshacer.
library-destroy-yes = Eliminar para siempre
library-delete-used = Otros documentos usan «{ $name }»:
library-delete-used-what = Si lo eliminas, no se podrá jugar con ellos hasta que lo restaures o los cambies.
library-delete-anyway = Eliminar de todos modos
library-and-more = …y { $n } más

library-reading = Documento
library-in-words = Documento
library-as-data = Fuente
library-no-words = No hay vista previa de este documento. La fuente está en la otra pestaña.
library-document-newer = Se creó con una versión más reciente de Hexsmith ({ $version }). Se guarda como llegó.

library-versions = Versiones…
library-versions-title = Versiones
library-versions-how = Cada vez que guardas, la versión anterior queda aquí.
library-version = { $when }, { $cause }
library-version-now = Ahora: { $version }
library-version-stock = El original de Hexsmith
library-cause-saved = guardado
library-cause-imported = importado
library-cause-renamed = renombrado
library-cause-restored = restaurado
library-version-changes = Cambios
library-version-first = Esta es la primera versión.
library-version-since-before = Cambios respecto a la versión anterior:
library-version-until-now = Cambios desde entonces hasta ahora:
library-version-same = Nada.
library-version-restore = Restaurar esta versión
library-version-restored = Se restauró una versión anterior de «{ $name }».

command-import-pack = &Importar…
library-import-choose = Importar paquetes y documentos
library-import-files = Paquetes y documentos (*.hexpack *.json)
library-pack-files = Paquetes de Hexsmith (*.{ $suffix })
library-import-title = Importar { $file }
library-import-reading = Leyendo el paquete…
library-import-bringing-in = Importando el paquete…
library-import-safe = Nada cambia en la biblioteca antes de que lo aceptes.
library-import-refused = { $file } no se puede importar. Nada ha cambiado. Esto es lo que está mal:
library-import-faults = Lo que está mal en el paquete
library-import-rest = Importar el resto
library-import-go = Importar
library-import-documents = Documentos del paquete
library-import-state = En la biblioteca
library-import-choice = Qué se hace
library-state-new = todavía no está
library-state-same = igual
library-state-changed = una versión anterior
library-state-conflict = otra cosa
library-state-updated = el tuyo, anterior
library-state-refused = no se puede usar
library-choice-mine = Conservar el mío
library-choice-theirs = Tomar el suyo
library-choice-replace = Sustituir el mío (se guarda la versión)
library-choice-both = Conservar ambos
library-choice-both-as = Conservar ambos, el suyo como { $id }
library-choice-add = Añadir
library-choice-leave = No añadir
library-import-for-marked = Para las filas elegidas:
library-import-all-the-same = Lo he leído; importar de todos modos
library-import-remarks = Antes de importar
library-import-counts = { $new } nuevos, { $changed } cambiados, { $conflict } en conflicto con los tuyos, { $same } iguales.
library-import-missing = «{ $id }» necesita «{ $names }», que no está ni en el paquete ni en la biblioteca.
library-pack-is = { $id }, versión { $version }
library-pack-by = De { $authors }
library-pack-licence = Licencia: { $licence }
library-pack-signed = Firmado; se presenta como «{ $name }»; clave { $key }
library-imported = Importados: { $new } nuevos, { $changed } cambiados, { $same } iguales.

library-export = Exportar…
library-export-title = Exportar un paquete
library-export-what = &Contenido
library-export-this = «{ $name }» y lo que necesita
library-export-all = todo lo mío
library-export-pack-title = &Título
library-export-version = &Versión
library-export-author = &Autor
library-export-licence = &Licencia
library-export-pictures = &Imágenes
library-export-pictures-list = Imágenes del paquete
library-export-pictures-add = A&ñadir…
library-export-pictures-remove = &Quitar
library-export-pictures-choose = Elegir imágenes
library-export-pictures-files = Imágenes (*.png *.jpg *.jpeg *.webp)
library-export-picture = { $file }, { $width } × { $height }
library-export-pictures-reading = Leyendo las imágenes…
library-export-pictures-how = Las imágenes pueden ser PNG, JPEG o WebP. Solo va lo que se ve: sin lugares, nombres ni fechas.
library-export-pictures-faults = Imágenes que no se pueden tomar
library-export-how = Un paquete es un archivo que otros pueden importar. Lo que viene con Hexsmith no se incluye.
library-exported = { $n ->
    [one] El paquete se escribió, con { $n } documento.
   *[other] El paquete se escribió, con { $n } documentos.
  }
library-exported-lacks = Nombra lo que no existe: { $ids }.

command-look-after-library = Copias &de seguridad y comprobación…
library-damage-more = Hasta entonces solo se puede leer: lo que cambies no se guarda en ella.
library-care = Copias de seguridad y comprobación…
library-care-title = Copias de seguridad y comprobación de la biblioteca
library-care-told = Lo que se hizo y se encontró
library-care-told-here = Aquí se cuenta lo que se ha hecho y encontrado.
library-backups = Copias de seguridad
library-backups-how = Mientras se usa la biblioteca, se hace una cada media hora si algo ha cambiado, y otra al final.
library-backup = { $when }, { $n ->
    [one] { $n } documento
   *[other] { $n } documentos
  } ({ $cause })
library-back-up = Hacer una copia ahora
library-backing-up = Se está creando una copia…
library-backed-up = Se hizo una copia de seguridad.
library-restore-backup = Restaurar esta copia…
library-restore-ask = ¿Volver a la copia de seguridad del { $when }?
library-restore-what = La biblioteca quedará como era entonces. También se conserva como está ahora: en una copia de seguridad o, si está dañada, en un archivo a su lado.
library-restoring = Se está restaurando la biblioteca…
library-restored-backup = La copia de seguridad es ahora la biblioteca.
library-restored-kept = Lo que había antes se conserva: { $path }
library-restored-salvaged = { $n ->
    [one] Del archivo dañado se recuperó { $n } documento más reciente.
   *[other] Del archivo dañado se recuperaron { $n } documentos más recientes.
  }
library-restored-lost = Imágenes que no están en ninguna copia: { $n }. Vuelve a importar los paquetes de los que venían.
library-check-title = Comprobación
library-check = Comprobar ahora
library-checking = Leyendo toda la biblioteca…
library-is-sound = Nada se ha perdido ni dañado.
library-is-not-sound = Algo está mal:
library-repair = Reparar
library-repair-would = Una reparación haría esto, después de una copia de seguridad:
library-repairing = Se está reparando…
library-was-repaired = Se reparó:
library-repair-left = Esto sigue mal:
library-rescue = Salvar lo que se pueda leer…
library-rescue-ask = ¿Empezar una biblioteca nueva con lo que aún se pueda leer de esta?
library-rescue-what = El archivo dañado se conserva al lado. Si hay una copia de seguridad, restaura mejor esa: lo que se guardó después también se lee del archivo dañado.
library-rescue-yes = Empezar de nuevo
library-rescuing = Se está salvando lo que se puede leer…
