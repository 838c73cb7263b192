# Documentos en archivos propios que entran en la biblioteca, y documentos que se guardan en ella.

library-files-title = Importar documentos
library-files-reading = Leyendo y comprobando los documentos…
library-files-counts = Nuevos: { $new }, más recientes que los tuyos: { $updated }, en conflicto con los tuyos: { $conflict }, iguales: { $same }, inservibles: { $refused }.
library-files-taken = { $n ->
    [one] Se importó { $n } documento. Deshacer (Ctrl+Z) lo vuelve a quitar.
   *[other] Se importaron { $n } documentos. Deshacer (Ctrl+Z) los vuelve a quitar.
  }
library-file-no-id = El documento no tiene ID. Añade uno con la clave «id».
library-file-twice = Otro de estos archivos también tiene el ID «{ $id }». Cambia el ID de este o impórtalo por separado.
library-import-differs = Diferencias con el tuyo:
library-incoming-told = Problemas y diferencias

command-keep-in-library = Añadir a la bib&lioteca
library-was-kept = Se ha añadido «{ $name }» a la biblioteca.
