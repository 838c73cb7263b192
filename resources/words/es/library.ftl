# La biblioteca: por qué no se puede usar, por qué no se cumple un deseo, qué está mal en lo que contiene.

library-held = Otro programa tiene abierta la biblioteca { $path } ({ $holder }), así que aquí es de solo lectura. Ciérrala allí para cambiarla.
library-locked = Otro programa está escribiendo en la biblioteca { $path }. Espera un momento y vuelve a intentarlo.
library-opened-read-only = La biblioteca { $path } está abierta en solo lectura. Ábrela sin esa opción para cambiarla.
library-not-writable = La biblioteca { $path } es de solo lectura: no tienes permiso para escribir en su archivo o carpeta. Consigue el permiso o mueve la biblioteca.
library-gone = Otro programa ha movido o eliminado la biblioteca { $path }. No ha cambiado nada. Devuélvela a su sitio o ábrela donde está ahora.
library-is-a-folder = { $path } es una carpeta de documentos. Las partidas encuentran ahí sus cartas, pero no se puede explorar: para eso, inicia Hexsmith con un archivo de biblioteca.
library-not-opened = No tienes permiso para leer la biblioteca { $path } o su carpeta. Consigue el permiso o elige otro lugar.
library-missing = No existe la biblioteca { $path }. Revisa la ruta.
library-not-made = No existe la biblioteca { $path } y no tienes permiso para crearla ahí. Elige otro lugar.
library-strange = { $path } da a SQLite órdenes propias (disparadores o vistas), como ninguna biblioteca de Hexsmith: no se ha abierto. Para compartir documentos, usa paquetes.
library-no-library = { $path } no es una biblioteca de Hexsmith, o su comienzo está dañado. Elige otro archivo, o restaura una copia de seguridad.
library-damaged = La biblioteca { $path } está dañada. Restaura una copia de seguridad; el archivo dañado se conserva.
library-disk-full = No se pudo escribir en la biblioteca { $path }: el disco está lleno. No ha cambiado nada. Libera espacio y vuelve a intentarlo.
library-disk-fails = El disco da un error, así que no se puede usar la biblioteca { $path }. No ha cambiado nada. Copia la biblioteca a otro disco.
library-no-memory = No se pudo usar la biblioteca { $path }: no queda memoria. Cierra otros programas y vuelve a intentarlo.
library-newer = La biblioteca { $path } se creó con un Hexsmith más reciente ({ $version }), así que aquí es de solo lectura. Instala esa versión para cambiarla.
library-older = La biblioteca { $path } se creó con un Hexsmith anterior. Lo que ves es una copia en memoria, actualizada para leerla. { $reason }
library-is-a-link = La biblioteca { $path } es un enlace, o su archivo tiene un segundo nombre; usar ambos la dañaría. Indica la ruta del archivo mismo.
library-no-plain-file = La biblioteca { $path } es una carpeta o un dispositivo, no un archivo. Indica la ruta de un archivo.
library-on-network = La biblioteca { $path } está en un disco de red ({ $kind }), donde otro programa puede dañarla. Muévela a un disco de este ordenador.
library-in-cloud = La biblioteca { $path } está en la carpeta sincronizada { $folder }, donde puede dañarse. Muévela y comparte paquetes en su lugar.
library-only-backups = La biblioteca { $path } está vacía, pero sus copias de seguridad no. Si se eliminó o se sustituyó, restaura una.

library-id-taken = El ID { $id } ya es de otro documento. Elige otro.
library-in-use = { $id } se usa en { $users }. Cambia antes esos, o elimínalo de todos modos.
library-newer-users = El ID de { $id } no se puede cambiar aquí: solo un Hexsmith más reciente puede modificar { $users }. Cámbialo con ese.
library-stock-is-fixed = { $id } viene con Hexsmith y no se puede cambiar. Duplícalo y cambia la copia.
library-no-stock = Nada de lo que viene con Hexsmith tiene el ID { $id }.

library-changed-text = { $id } se dañó en el disco: la suma de comprobación es incorrecta. Restaura una versión anterior, o una copia de seguridad.
library-changed-old-text = Una versión antigua de un documento se dañó en el disco: la suma de comprobación es incorrecta ({ $digest }). La reparación la elimina.
library-unreadable = { $id } no se puede leer. Restaura una versión anterior, o una copia de seguridad.
library-wrong-row = La ficha de { $id } en la biblioteca no corresponde al documento. La reparación la reescribe.
library-dangling = Ningún documento tiene el ID { $id }, usado en { $users }. Impórtalo o cambia lo que lo usa.
library-missing-image = Falta la imagen { $digest }. Importa otra vez el paquete con el que llegó.
library-changed-image = La imagen { $digest } se dañó en el disco. Importa otra vez el paquete con el que llegó.
library-changed-part = «{ $entry }» del paquete «{ $pack }», para un Hexsmith más reciente, se dañó. Importa otra vez el paquete.
library-changed-pack = La ficha del paquete «{ $pack }» en la biblioteca se dañó. Importa el paquete otra vez.
