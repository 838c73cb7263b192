# Documentos: abiertos, guardados, recuperados; notas en un mapa.

command-new-notes = No&tas nuevas…
command-open-document = &Abrir…
command-save-page-as = Guardar c&omo…

documents-open-title = Abrir un documento
documents-save-title = Guardar como
documents-filter = Documentos de Hexsmith (*.{ $suffix })
# Same as in English: the same word.
documents-beginning = Original
documents-not-sound = No se puede abrir «{ $name }».
documents-newer = «{ $name }» es de un Hexsmith más reciente (formato { $version }) y aquí no se puede abrir. Instala una versión más reciente.
documents-no-page = «{ $name }» es { $kind }. Hexsmith puede comprobarlo y usarlo en partida, pero todavía no editarlo.
documents-kind-army = un ejército
documents-kind-army-format = un formato de ejército
documents-kind-terrain-set = un conjunto de terreno
documents-kind-card = una carta
documents-kind-deck = un mazo
documents-kind-journal = el registro de una partida
documents-kind-map = un mapa
documents-kind-scenario = una misión
documents-bad-map = El mapa de estas notas tiene problemas. Corrige antes el mapa.
documents-open-in-another-tab = { $path } está abierto en otra pestaña. Elige otro nombre o cierra antes esa pestaña.
documents-not-there = { $path } no está ahí. Puede que se haya movido o eliminado.
documents-not-allowed = No tienes permiso para leer { $path }. Pídeselo a su propietario o abre una copia.
documents-is-a-folder = { $path } es una carpeta. Elige un documento de ella.
documents-is-a-library = { $path } es una biblioteca, no un documento. Para abrirla, inicia Hexsmith con --library.
documents-no-plain-file = { $path } es un dispositivo o una tubería, no un documento. Elige un archivo.
documents-cannot-be-read = No se puede leer { $path }: { $reason }.
documents-gone = { $path } ya no está: otro programa lo ha movido o eliminado. No se ha guardado nada.
documents-still-here = Tus cambios siguen aquí, sin guardar. Vuelve a guardar, o hazlo con otro nombre (Archivo > Guardar como).

documents-changed-elsewhere = Otro programa ha cambiado { $path }.
documents-changed-what = ¿Recargarlo y perder tus cambios, sobrescribirlo con los tuyos o guardar los tuyos con otro nombre?
documents-reload = &Recargar
documents-overwrite = &Sobrescribir
documents-save-as = Guardar &como…
documents-reloaded = { $n ->
    [one] «{ $name }» se ha vuelto a cargar.
   *[other] { $n } documentos se han vuelto a cargar.
    }
documents-not-reloaded = { $path } ha cambiado, pero no se puede mostrar: { $why }
documents-deleted = { $path } se ha eliminado o movido. Esta pestaña aún lo muestra.
documents-keep-or-load = Tienes cambios sin guardar. ¿Cargar el archivo y perderlos, o conservar los tuyos? Al guardar se sobrescribirá el archivo.
documents-keep-mine = &Conservar los míos
documents-load-theirs = &Cargar el archivo
document-is-broken = Este archivo todavía no se puede leer como documento. Corrige los problemas en tu editor de texto; esta pestaña sigue el archivo.

recovery-title = Trabajo sin guardar
recovery-what = Hexsmith se cerró de forma inesperada. Puedes restaurar lo que no se guardó.
recovery-list = Documentos sin guardar
recovery-row = { $name } · { $n ->
    [0] cambios sin guardar
    [one] { $n } cambio sin guardar
   *[other] { $n } cambios sin guardar
  } · { $when }
recovery-lost = { $n ->
    [one] El último cambio no se puede leer y se ha perdido.
   *[other] Los últimos { $n } cambios no se pueden leer y se han perdido.
  }
recovery-never-saved = Nunca guardado
recovery-in-library = En la biblioteca
recovery-off = Guarda a menudo: tras un cierre inesperado se perdería lo que no se haya guardado de este documento. { $why }
recovery-stays = El trabajo sin guardar se queda donde está; Hexsmith volverá a ofrecerlo.
recovery-gone = Este trabajo sin guardar ya no se puede leer: { $path }
recovery-restore = &Restaurar
recovery-discard = &Descartar
recovery-later = &Más tarde
recovery-steps = Cambios sin guardar:
document-undone = Deshecho: { $step }
recovery-kept = El trabajo descartado se queda { $days ->
    [one] { $days } día
   *[other] { $days } días
    } en la papelera de la carpeta de recuperación.

edit-set-value = Cambiar: { $what }
edit-insert-item = Añadir: { $what }
edit-remove-item = Quitar: { $what }
edit-move-item = Mover a la posición { NUMBER($position) }: { $what }
edit-batch = { $n ->
    [one] { $n } cambio a la vez
   *[other] { $n } cambios a la vez
  }
edit-no-such-value = Ese valor no existe en el documento.
edit-fixed-value = Este valor es el tipo de documento y no se puede cambiar.
edit-add-note = Añadir una nota en { $place }
edit-remove-note = Quitar la nota en { $place }
edit-move-note = Mover la nota de { $place } a { $to }
edit-write-note = Escribir la nota en { $place }
edit-mark-note = Marcar la nota en { $place }

notes-name = Notas sobre { $map }
notes-new-title = Notas nuevas
notes-create = Crear notas
notes-which-map = &Mapa
notes-maps = Mapas
notes-map-of = { $map } · { $game }
notes-list = Notas
notes-list-how = F2 edita el texto de la nota. M la levanta: las flechas la mueven por el mapa. También puedes arrastrarla.
notes-heading = { $n ->
    [0] Sin notas
    [one] { $n } nota
   *[other] { $n } notas
  }
notes-add = Añadir
notes-add-how = Añadir una nota en el cursor del mapa (N, o doble clic en un lugar)
notes-remove = Quitar
notes-remove-how = Quitar la nota seleccionada (Supr)
notes-nothing = Aún no hay notas
notes-nothing-how = Haz doble clic en un lugar del mapa, o pulsa N, para añadir una.
notes-none-chosen = Ninguna nota seleccionada
notes-which = Nota { $number } en { $place }
notes-row = { $number } · { $place } · { $text }
notes-marker = nota { $number }: { $text }
notes-signed = { $sign }: { $text }
notes-empty = (vacía)
notes-sort = Tipo de nota
notes-text = Texto de la nota
notes-write-here = Escribe tu nota.
notes-sign-remark = observación
notes-sign-question = pregunta
notes-sign-warning = advertencia
notes-sign-done = hecho
notes-problem = Nota { $number }: { $text }
notes-no-problems = Sin problemas
notes-no-problems-how = Aquí aparecen las notas fuera del mapa.
notes-open-ground = terreno abierto
notes-objective = objetivo { $number }
notes-zone = zona de { $seat }
