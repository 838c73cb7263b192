# Copias de seguridad de la biblioteca, comprobación, reparación y rescate de lo que queda; `hexsmith library`.

backup-not-made = No se hizo ninguna copia de seguridad de { $path }; la biblioteca está como estaba. { $reason }
backup-under-way = Otro programa está haciendo una copia de seguridad de { $path }. Espera un momento y vuelve a intentarlo.
backup-damaged = La copia de seguridad { $path } está dañada y no se restauró; la biblioteca está como estaba. Elige una anterior.
backup-newer = La copia de seguridad { $path } se hizo con un Hexsmith más reciente, versión { $version }. Instala esa versión para restaurarla.
backup-not-restored = No se restauró ninguna copia de seguridad de { $path }; la biblioteca está como estaba. { $reason }
backup-test-failed = La copia de seguridad { $number } no ha superado la prueba: ya no está todo. Se ha hecho otra en su lugar; mira si el disco está fallando.

check-damage = El archivo de la biblioteca está dañado en { $count ->
    [one] un lugar
   *[other] { $count } lugares
    } ({ $said }). Restaura una copia de seguridad; lo que se guardó después se puede leer del archivo dañado.
check-indexes = { $count ->
    [one] Un índice no corresponde
   *[other] { $count } índices no corresponden
    } a lo que la biblioteca contiene. Una reparación los rehace.
check-broken = { $count ->
    [one] Una entrada remite
   *[other] { $count } entradas remiten
    } a algo que no está. Una reparación lo devuelve a su sitio o quita la referencia.
check-order = La cuenta de los cambios se dañó, de modo que un cambio nuevo podría recibir el número de uno antiguo. Una reparación vuelve a contar.
check-search = El índice de la búsqueda está dañado. Una reparación lo rehace.
check-strays = { $count ->
    [one] Un archivo de imagen no pertenece
   *[other] { $count } archivos de imágenes no pertenecen
    } a nada de la biblioteca, porque una importación se interrumpió. Una reparación borra lo que no pertenece a nada.

repair-needs-backup = El propio archivo { $path } está dañado, y ninguna reparación puede remediarlo. Restaura una copia de seguridad.
repair-references = { $count ->
    [one] Una entrada que remitía
   *[other] { $count } entradas que remitían
    } a algo que falta: corregido.
repair-indexes = { $count ->
    [one] Un índice rehecho
   *[other] { $count } índices rehechos
    }.
repair-from-backup = { $id }: faltaba su texto y se tomó de una copia de seguridad.
repair-text-from-backup = Un texto dañado se tomó tal como era de una copia de seguridad ({ $digest }; usado en: { $ids }).
repair-old-text-from-backup = Un texto dañado de una versión antigua se tomó tal como era de una copia de seguridad ({ $digest }).
repair-old-text = Se borró una versión antigua y dañada de un documento ({ $digest }).
repair-digest = Estaba dañada la suma de comprobación de un texto, no el texto; se ha corregido ({ $digest }).
repair-older = { $id }: volvió a una versión anterior que se puede leer. La copia de seguridad recién hecha contiene lo que había.
repair-as-it-stands = { $id }: queda como está en el archivo dañado. Mira si es como debe ser.
repair-lost = { $id }: solo quedaba su nombre, y se borró.
repair-row = { $id }: lo que la biblioteca anota de él se escribió de nuevo.
repair-image = Una imagen se tomó de una copia de seguridad ({ $digest }).
repair-order = Los cambios se volvieron a contar.
repair-search = Se rehízo el índice de la búsqueda.
repair-strays = { $count ->
    [one] Un archivo de imagen que no pertenecía a nada: borrado.
   *[other] { $count } archivos de imágenes que no pertenecían a nada: borrados.
    }

cli-library = La biblioteca: dónde está, qué contiene, si está íntegra, y sus copias de seguridad.
cli-library-file = La biblioteca que se usa en lugar de la propia.
cli-library-path = Dice dónde está la biblioteca.
cli-library-list = Enumera los documentos propios; con --all también los incluidos.
cli-library-all = También lo que viene con Hexsmith.
cli-library-kind = Solo documentos de este tipo.
cli-library-check = Dice todo lo que está mal en la biblioteca; --repair lo repara, tras una copia de seguridad.
cli-library-repair = Repara lo que está mal, tras una copia de seguridad.
cli-library-dry-run = Solo dice qué haría una reparación.
cli-library-backup = Hace ahora una copia de seguridad; --list muestra las que hay.
cli-library-backups = Enumera las copias de seguridad, de la más reciente a la más antigua.
cli-library-test = Probar la copia de seguridad más reciente: restaurarla un momento, abrirla y contar lo que contiene.
cli-library-tested = La copia de seguridad { $number } está bien: se abre y está todo.
cli-library-restore = Convierte de nuevo una copia de seguridad en la biblioteca: la más reciente, o la de un número.
cli-library-number = El número de la copia de seguridad, como está en la lista.
cli-library-salvage = Después, lee también lo que se pueda leer de este archivo dañado.
cli-library-sound = { $path }: todo está bien.
cli-library-left = { $path }: esto sigue mal:
cli-library-backed-up = Se hizo la copia de seguridad { $number }: { $path }
cli-library-backup-line = { $number }: { $made }, { $documents ->
    [one] un documento
   *[other] { $documents } documentos
    } ({ $cause })
cli-library-no-backups = Todavía no hay copias de seguridad de { $path }. Lo que aún pueda leerse de una biblioteca dañada vuelve también sin ellas, con «restore --salvage FILE».
cli-library-no-whole-backup = Ninguna copia de seguridad de { $path } está íntegra. Lo que aún se pueda leer de la propia biblioteca se recupera sin copia con «hexsmith library restore --salvage { $path }».
cli-library-no-such-backup = No existe la copia de seguridad { $number } de { $path }.
cli-library-restored = La copia de seguridad { $number } es ahora la biblioteca { $path }.
cli-library-without-backup = No hay ninguna copia de seguridad, así que { $path } sigue sin ella.
cli-library-nothing-salvaged = No se ha podido leer nada del archivo dañado. Se queda como está.
cli-library-whole = La biblioteca { $path } está entera, así que no hay nada que rescatar de ella.
cli-library-before = Lo que había antes es ahora la copia de seguridad { $number }.
cli-library-kept = Lo que había antes se conserva: { $path }
cli-library-salvage-it = Lo que se guardó después de la copia se puede leer de ahí: hexsmith library restore --salvage { $path }
cli-library-images-lost = { $count ->
    [one] Una imagen no está
   *[other] { $count } imágenes no están
    } en ninguna copia de seguridad. Importa otra vez los paquetes con los que llegaron.
cli-library-salvaged = Del archivo dañado se leyó: { $count ->
    [one] un documento
   *[other] { $count } documentos
    }.
cli-library-older = { $id }: solo se pudo leer una versión anterior, o no se sabe cuál es la más reciente.

backup-cause-regular = con el paso del tiempo
backup-cause-wish = a petición
backup-cause-upgrade = antes de una actualización
backup-cause-import = antes de una importación
backup-cause-repair = antes de una reparación
backup-cause-delete = antes de un borrado
backup-cause-restore = antes de restaurar otra
