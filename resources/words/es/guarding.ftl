# Copias de seguridad de la biblioteca, comprobación, reparación y rescate de lo que queda; `hexsmith library`.

backup-not-made = No se pudo hacer la copia de seguridad de { $path }; la biblioteca está como estaba. { $reason }
backup-under-way = Otro programa está haciendo una copia de seguridad de { $path }. Espera un momento y vuelve a intentarlo.
backup-damaged = La copia de seguridad { $path } está dañada y no se restauró; la biblioteca está como estaba. Elige una anterior.
backup-newer = La copia de seguridad { $path } es de un Hexsmith más reciente (versión { $version }). Instala esa versión para restaurarla.
backup-not-restored = No se restauró ninguna copia de seguridad de { $path }; la biblioteca está como estaba. { $reason }
backup-test-failed = La copia de seguridad { $number } no ha superado la prueba: le falta una parte. Se ha hecho otra en su lugar; comprueba que el disco no esté fallando.

check-damage = El archivo de la biblioteca está dañado en { $count ->
    [one] un lugar
   *[other] { $count } lugares
    } ({ $said }). Restaura una copia de seguridad; lo más reciente se puede recuperar del archivo dañado.
check-indexes = { $count ->
    [one] Un índice no corresponde
   *[other] { $count } índices no corresponden
    } a la biblioteca. La reparación los reconstruye.
check-broken = { $count ->
    [one] Una entrada remite
   *[other] { $count } entradas remiten
    } a algo que falta. La reparación lo devuelve a su sitio o quita la referencia.
check-order = La cuenta de los cambios se dañó: un cambio nuevo podría recibir un número antiguo. La reparación vuelve a contar.
check-search = El índice de búsqueda está dañado. La reparación lo reconstruye.
check-strays = { $count ->
    [one] Un archivo de imagen no pertenece
   *[other] { $count } archivos de imágenes no pertenecen
    } a nada: se interrumpió una importación. La reparación los elimina.

repair-needs-backup = El propio archivo { $path } está dañado y no se puede reparar. Restaura una copia de seguridad.
repair-references = { $count ->
    [one] Una entrada que remitía
   *[other] { $count } entradas que remitían
    } a algo que falta: corregido.
repair-indexes = { $count ->
    [one] Un índice reconstruido
   *[other] { $count } índices reconstruidos
    }.
repair-from-backup = { $id }: faltaba su texto; se restauró de una copia de seguridad.
repair-text-from-backup = Se restauró un texto dañado de una copia de seguridad ({ $digest }; usado en: { $ids }).
repair-old-text-from-backup = Se restauró el texto dañado de una versión antigua de una copia de seguridad ({ $digest }).
repair-old-text = Se eliminó una versión antigua y dañada de un documento ({ $digest }).
repair-digest = Estaba dañada la suma de comprobación de un texto, no el texto; corregida ({ $digest }).
repair-older = { $id }: vuelve a una versión anterior que se puede leer. La dañada está en la copia de seguridad hecha antes.
repair-as-it-stands = { $id }: se queda como está en el archivo dañado. Comprueba que esté bien.
repair-lost = { $id }: solo quedaba el nombre; se eliminó.
repair-row = { $id }: se reescribió su ficha en la biblioteca.
repair-image = Se restauró una imagen de una copia de seguridad ({ $digest }).
repair-order = Los cambios se volvieron a contar.
repair-search = Se reconstruyó el índice de búsqueda.
repair-strays = { $count ->
    [one] Un archivo de imagen que no pertenecía a nada: eliminado.
   *[other] { $count } archivos de imágenes que no pertenecían a nada: eliminados.
    }

cli-library = La biblioteca: dónde está, qué contiene, si está íntegra y sus copias de seguridad.
cli-library-file = Usa esta biblioteca en lugar de la tuya.
cli-library-path = Muestra dónde está la biblioteca.
cli-library-list = Enumera tus documentos; con --all también los incluidos.
cli-library-all = Incluye lo que viene con Hexsmith.
cli-library-kind = Solo documentos de este tipo.
cli-library-check = Muestra todos los problemas de la biblioteca; --repair los repara, tras una copia de seguridad.
cli-library-repair = Repara los problemas, tras una copia de seguridad.
cli-library-dry-run = Solo muestra qué haría una reparación.
cli-library-backup = Hace ahora una copia de seguridad; --list las muestra todas.
cli-library-backups = Enumera las copias de seguridad, de la más reciente a la más antigua.
cli-library-test = Prueba la última copia de seguridad: la restaura un momento, la abre y cuenta su contenido.
cli-library-tested = La copia de seguridad { $number } está bien: se abre y está completa.
cli-library-restore = Restaura una copia de seguridad: la más reciente o la del número indicado.
cli-library-number = El número de la copia de seguridad, como en la lista.
cli-library-salvage = Después recupera también lo que se pueda leer de este archivo dañado.
cli-library-sound = { $path }: sin problemas.
cli-library-left = { $path }: problemas que quedan:
cli-library-backed-up = Copia de seguridad { $number } creada: { $path }
cli-library-backup-line = { $number }: { $made }, { $documents ->
    [one] un documento
   *[other] { $documents } documentos
    } ({ $cause })
cli-library-no-backups = Todavía no hay copias de seguridad de { $path }. Para recuperar lo que se pueda leer de una biblioteca dañada, usa «restore --salvage FILE».
cli-library-no-whole-backup = Ninguna copia de seguridad de { $path } está íntegra. Para recuperar lo que se pueda leer de la biblioteca, usa «hexsmith library restore --salvage { $path }».
cli-library-no-such-backup = No existe la copia de seguridad { $number } de { $path }. «hexsmith library backup --list» las muestra todas.
cli-library-restored = Se restauró { $path } de la copia de seguridad { $number }.
cli-library-without-backup = No hay copia de seguridad de { $path }; se sigue sin ella.
cli-library-nothing-salvaged = No se ha podido leer nada del archivo dañado. Se queda como está.
cli-library-whole = La biblioteca { $path } está íntegra, así que no hay nada que recuperar.
cli-library-before = El estado anterior es ahora la copia de seguridad { $number }.
cli-library-kept = El estado anterior se conserva: { $path }
cli-library-salvage-it = Para recuperar lo que se guardó después de la copia: hexsmith library restore --salvage { $path }
cli-library-images-lost = { $count ->
    [one] Una imagen no está
   *[other] { $count } imágenes no están
    } en ninguna copia de seguridad. Importa otra vez los paquetes con los que llegaron.
cli-library-salvaged = Recuperado del archivo dañado: { $count ->
    [one] un documento
   *[other] { $count } documentos
    }.
cli-library-older = { $id }: solo se pudo leer una versión anterior, o no es seguro cuál es la más reciente.

backup-cause-regular = automática
backup-cause-wish = hecha por ti
backup-cause-upgrade = antes de una actualización
backup-cause-import = antes de una importación
backup-cause-repair = antes de una reparación
backup-cause-delete = antes de eliminar
backup-cause-restore = antes de una restauración
