# Documentos en archivos propios que entran en la biblioteca, y documentos que se guardan en ella.

library-files-title = Importar documentos
library-files-reading = Se leen y comprueban los documentos…
library-files-counts = { $new } nuevos, { $updated } más recientes que los tuyos, { $conflict } en conflicto con los tuyos, { $same } iguales, { $refused } que no se pueden usar.
library-files-taken = { $n ->
    [one] Se importó { $n } documento. Deshacer (Ctrl+Z) lo vuelve a quitar.
   *[other] Se importaron { $n } documentos. Deshacer (Ctrl+Z) los vuelve a quitar.
  }
library-file-no-id = No tiene id. Escribe uno en la clave «id».
library-file-twice = Otro de estos archivos también tiene el id «{ $id }». Cambia el id de este o impórtalo por separado.
library-import-differs = Qué es distinto del tuyo:
library-incoming-told = Qué está mal o es distinto

command-keep-in-library = Poner en la bib&lioteca
library-was-kept = «{ $name }» está en la biblioteca.
