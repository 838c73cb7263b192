# Las pantallas de la biblioteca: la lista, las versiones, los paquetes que entran y salen.

command-show-library = &Biblioteca

library-screen-title = Biblioteca
library-screen-gone = «{ $id }» ya no está en la biblioteca. Mira en la papelera.
library-screen-not-sound = Este documento no se puede leer. Mira los problemas de abajo.
library-opening = Abriendo la biblioteca…
library-search = Buscar en nombres, textos y habilidades
library-search-clear = Limpiar la búsqueda
library-list = Documentos de la biblioteca
library-try-again = Reintentar
library-number = { $n ->
    [one] { $n } documento
   *[other] { $n } documentos
  }
library-number-more = Los primeros { $n } documentos; los demás aparecen al desplazarse
library-empty = La biblioteca está vacía
library-empty-how = Aquí aparecerá lo que crees e importes.
library-nothing-found = Sin resultados
library-nothing-found-how = Prueba con menos palabras o quita los filtros.
library-trash-empty = La papelera está vacía
library-trash-empty-how = Los documentos eliminados se quedan aquí hasta que los restaures o los elimines definitivamente.

library-column-name = Nombre
library-column-kind = Tipo
library-column-game = Juego
library-column-faction = Facción
library-column-cost = Coste
library-column-tags = Etiquetas
library-column-from = Origen
library-column-problems = Problemas
library-column-found = Se encuentra en

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
library-kind-journal = registro de una partida
library-kind-map = mapa
library-kind-notes = notas
library-kind-position = partida guardada
library-kind-scenario = misión
library-kind-skill = capacidad
library-kind-tactic = { term-tactic }
library-kind-unit = { term-unit }
library-kind-weapon = { term-weapon }

library-open = Abrir
library-play = Jugar
library-duplicate = Duplicar…
library-rename = Cambiar el nombre…
library-reset = Restablecer el original
library-delete = Eliminar
library-restore = Restaurar
library-destroy = Eliminar definitivamente…
library-deed-keys = { $deed } ({ $keys })
library-stock-how = Esto viene con Hexsmith y no se puede cambiar. Duplícalo (Ctrl+D) y cambia la copia.

library-none-marked = Nada seleccionado
library-none-marked-how = Selecciona un documento para ver sus detalles.
library-used-by = { $n ->
    [0] Ningún documento lo usa.
    [one] Lo usa { $n } documento:
   *[other] Lo usan { $n } documentos:
  }
library-used-by-list = Documentos que lo usan

library-name = &Nombre
# Same as in English: the word is the same in Spanish.
library-id = &ID
library-id-how = Otros documentos se refieren a él por este ID. Usa minúsculas, cifras y guiones, tras el nombre de tu colección: mine/storm-hammer.
library-rename-title = Cambiar el nombre de un documento
library-duplicate-title = Duplicar
library-copy-of = { $name } (copia)

library-renamed = «{ $name }» ahora se llama «{ $to }».
library-duplicated = Se ha duplicado «{ $name }».
library-deleted = «{ $name }» está en la papelera. Deshacer (Ctrl+Z) lo recupera.
library-was-reset = «{ $name }» vuelve a ser el original. Tu versión está en la papelera.
library-restored = Se ha restaurado «{ $name }» de la papelera.
library-destroyed = «{ $name }» se ha eliminado definitivamente.
library-undone = Se ha deshecho el último cambio en la biblioteca.
library-destroy-ask = ¿Eliminar definitivamente «{ $name }», con todas sus versiones? No se puede deshacer.
library-destroy-yes = Eliminar definitivamente
library-delete-used = Otros documentos usan «{ $name }»:
library-delete-used-what = Si lo eliminas, estos no se podrán jugar hasta que lo restaures o los cambies.
library-delete-anyway = Eliminar de todos modos
library-and-more = …y { $n } más

library-reading = Documento
library-in-words = Documento
library-as-data = Fuente
library-no-words = No hay vista previa de este documento. Mira la pestaña Fuente.
library-document-newer = Es de un Hexsmith más reciente (formato { $version }): se conserva, pero aquí no se puede usar. Instala una versión más reciente.

library-versions = Historial de versiones…
library-versions-title = Historial de versiones
library-versions-how = Cada vez que guardas, la versión anterior se conserva aquí.
library-version = { $when }, { $cause }
library-version-now = Ahora: { $version }
library-version-stock = Original de Hexsmith
library-cause-saved = guardado
library-cause-imported = importado
library-cause-renamed = renombrado
library-cause-restored = restaurado
library-version-changes = Cambios
library-version-first = Esta es la primera versión.
library-version-since-before = Cambios respecto a la versión anterior:
library-version-until-now = Cambios desde entonces hasta ahora:
library-version-same = Sin cambios.
library-version-restore = Restaurar esta versión
library-version-restored = Se restauró una versión anterior de «{ $name }».

command-import-pack = &Importar…
library-import-choose = Importar paquetes y documentos
library-import-files = Paquetes y documentos (*.hexpack *.json)
library-pack-files = Paquetes de Hexsmith (*.{ $suffix })
library-import-title = Importar { $file }
library-import-reading = Leyendo el paquete…
library-import-bringing-in = Importando el paquete…
library-import-safe = La biblioteca no cambia hasta que lo confirmes.
library-import-refused = No se puede importar { $file }; no ha cambiado nada. Problemas:
library-import-faults = Problemas del paquete
library-import-rest = Importar el resto
library-import-go = Importar
library-import-documents = Documentos del paquete
library-import-state = En la biblioteca
library-import-choice = Acción
library-state-new = nuevo
library-state-same = igual
library-state-changed = una versión anterior
library-state-conflict = una versión distinta
library-state-updated = el tuyo, anterior
library-state-refused = inservible
library-choice-mine = Conservar el mío
library-choice-theirs = Usar el suyo
library-choice-replace = Sustituir el mío (queda como versión)
library-choice-both = Conservar ambos
library-choice-both-as = Conservar ambos, el suyo como { $id }
library-choice-add = Añadir
library-choice-leave = Omitir
library-import-for-marked = Filas seleccionadas:
library-import-all-the-same = Importar de todos modos
library-import-remarks = Antes de importar
library-import-counts = { $new } nuevos, { $changed } cambiados, { $conflict } en conflicto con los tuyos, { $same } iguales.
library-import-missing = «{ $id }» necesita «{ $names }», que no está ni en el paquete ni en la biblioteca. Impórtalo antes.
library-pack-is = { $id }, versión { $version }
library-pack-by = De { $authors }
library-pack-licence = Licencia: { $licence }
library-pack-signed = Firmado por «{ $name }»; clave { $key }
library-imported = Importados: { $new } nuevos, { $changed } cambiados, { $same } iguales.

library-export = Exportar…
library-export-title = Exportar un paquete
library-export-what = &Contenido
library-export-this = «{ $name }» y todo lo que necesita
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
library-export-pictures-how = PNG, JPEG o WebP. De las imágenes se quitan lugar, nombres y fechas.
library-export-pictures-faults = Imágenes que no se pueden usar
library-export-how = Un paquete es un solo archivo que otros pueden importar. No incluye lo que viene con Hexsmith.
library-exported = { $n ->
    [one] Se ha exportado { $n } documento.
   *[other] Se han exportado { $n } documentos.
    }
library-exported-lacks = Faltan en la biblioteca: { $ids }.

command-look-after-library = Copias &de seguridad y reparación…
library-damage-more = Hasta entonces es de solo lectura: tus cambios no se guardan en ella.
library-care = Copias de seguridad y reparación…
library-care-title = Copias de seguridad y reparación
library-care-told = Resultados
library-care-told-here = Aquí aparecen los resultados.
library-backups = Copias de seguridad
library-backups-how = Hexsmith hace una copia cada 30 minutos mientras trabajas, y otra al salir.
library-backup = { $when }, { $n ->
    [one] { $n } documento
   *[other] { $n } documentos
  } ({ $cause })
library-back-up = Hacer una copia ahora
library-backing-up = Haciendo la copia…
library-backed-up = Copia de seguridad creada.
library-restore-backup = Restaurar esta copia…
library-restore-ask = ¿Restaurar la copia de seguridad del { $when }?
library-restore-what = La biblioteca vuelve a ese estado. El actual se conserva: como copia de seguridad o, si está dañado, como archivo al lado.
library-restoring = Restaurando…
library-restored-backup = Copia de seguridad restaurada.
library-restored-kept = El estado anterior se conserva: { $path }
library-restored-salvaged = { $n ->
    [one] Del archivo dañado se recuperó { $n } documento más reciente.
   *[other] Del archivo dañado se recuperaron { $n } documentos más recientes.
  }
library-restored-lost = Imágenes sin copia de seguridad: { $n }. Vuelve a importar sus paquetes.
library-check-title = Comprobación
library-check = Comprobar ahora
library-checking = Leyendo toda la biblioteca…
library-is-sound = No hay ningún problema.
library-is-not-sound = Problemas encontrados:
library-repair = Reparar
library-repair-would = La reparación haría esto, tras una copia de seguridad:
library-repairing = Reparando…
library-was-repaired = Reparado:
library-repair-left = Problemas que quedan:
library-rescue = Recuperar lo que se pueda leer…
library-rescue-ask = ¿Crear una biblioteca nueva con lo que aún se pueda leer de esta?
library-rescue-what = El archivo dañado se conserva al lado. Si hay una copia de seguridad, restaura mejor esa: también recupera lo más reciente del archivo dañado.
library-rescue-yes = Crear una biblioteca nueva
library-rescuing = Recuperando lo que se puede leer…
