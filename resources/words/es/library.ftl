# La biblioteca: por qué no se puede usar, por qué no se cumple un deseo, qué está mal en lo que contiene.

library-held = La biblioteca { $path } está abierta en otro programa ({ $holder }). Aquí solo se puede leer; ciérrala allí para cambiarla aquí.
library-locked = Otro programa está escribiendo en la biblioteca { $path }. Espera un momento y vuelve a intentarlo.
library-opened-read-only = La biblioteca { $path } se abrió solo para lectura.
library-not-writable = La biblioteca { $path } solo se puede leer: no se permite escribir en su archivo o en su carpeta. Permítelo, o mueve la biblioteca a otro lugar.
library-gone = Otro programa movió o borró la biblioteca { $path }. No ha cambiado nada. Devuélvela a su sitio, o ábrela donde está ahora.
library-is-a-folder = { $path } es una carpeta de documentos. Las partidas encuentran en ella sus cartas, pero no hay ninguna biblioteca que mostrar: para eso, inicia Hexsmith con un archivo de biblioteca.
library-not-opened = No se pudo abrir la biblioteca { $path }: el archivo o su carpeta no se pueden leer. Permítelo, o elige otro lugar.
library-missing = No existe la biblioteca { $path }.
library-not-made = No hay ninguna biblioteca { $path } y allí no se puede crear. Permite escribir en su carpeta o elige otro lugar.
library-strange = { $path } da a SQLite órdenes propias (disparadores o vistas), lo que no hace ninguna biblioteca de Hexsmith; no se abre. Para tomar lo que ha hecho otra persona, usa un paquete.
library-no-library = { $path } no es una biblioteca de Hexsmith, o su comienzo está dañado. Elige otro archivo, o restaura una copia de seguridad.
library-damaged = La biblioteca { $path } está dañada. Restaura una copia de seguridad; el archivo dañado queda como está.
library-disk-full = No se pudo escribir en la biblioteca { $path }: el disco está lleno. No ha cambiado nada. Libera espacio y vuelve a intentarlo.
library-disk-fails = No se pudo leer o escribir la biblioteca { $path }: el disco comunica un error. No ha cambiado nada. Copia la biblioteca a otro disco.
library-no-memory = No se pudo usar la biblioteca { $path }: no queda memoria. Cierra otros programas y vuelve a intentarlo.
library-newer = La biblioteca { $path } se creó con un Hexsmith más reciente, versión { $version }. Aquí solo se puede leer; instala esa versión para cambiarla.
library-older = La biblioteca { $path } la creó un Hexsmith más antiguo; lo que ves es una copia en memoria, actualizada para leerla. { $reason }
library-is-a-link = La biblioteca { $path } es un enlace, o su archivo tiene un segundo nombre; escrita con dos nombres se dañaría. Indica la ruta del archivo mismo.
library-no-plain-file = La biblioteca { $path } es una carpeta o un dispositivo, no un archivo. Indica la ruta de un archivo.
library-on-network = La biblioteca { $path } está en un disco de red ({ $kind }), donde un segundo programa puede dañarla. Muévela a un disco de este ordenador.
library-in-cloud = La biblioteca { $path } está en la carpeta { $folder }, que un programa copia mientras se escribe. Muévela a otro lugar, y comparte paquetes en su lugar.
library-only-backups = En la biblioteca { $path } no hay nada tuyo, pero hay copias de seguridad en las que sí lo hay. Si se eliminó o se reemplazó, restaura una copia de seguridad.

library-id-taken = El id { $id } pertenece a otro documento. Elige otro id.
library-in-use = { $id } se usa en { $users }. Cambia eso primero, o bórralo de todos modos.
library-newer-users = { $id } no puede cambiar de identificador aquí: solo un Hexsmith más reciente puede modificar { $users }. Cámbialo con ese.
library-stock-is-fixed = { $id } viene con Hexsmith y queda como está. Haz una copia para cambiarlo.
library-no-stock = Hexsmith no trae nada con el id { $id }.

library-changed-text = { $id } se dañó en el disco: la suma de comprobación es incorrecta. Restaura una versión anterior, o una copia de seguridad.
library-changed-old-text = Una versión antigua de un documento se dañó en el disco: la suma de comprobación es incorrecta ({ $digest }). Una reparación la borra.
library-unreadable = { $id } no se puede leer. Restaura una versión anterior, o una copia de seguridad.
library-wrong-row = Lo que la biblioteca anota de { $id } no es lo que dice el documento. Una reparación lo escribe de nuevo.
library-dangling = Ningún documento tiene el id { $id }, usado en { $users }. Importa lo que falta, o cambia lo que lo usa.
library-missing-image = Falta la imagen { $digest }. Importa otra vez el paquete con el que llegó.
library-changed-image = La imagen { $digest } se dañó en el disco. Importa otra vez el paquete con el que llegó.
library-changed-part = Lo que llegó como «{ $entry }» en el paquete «{ $pack }», para un Hexsmith más reciente, se dañó. Importa otra vez el paquete.
library-changed-pack = Lo que la biblioteca anota del paquete «{ $pack }» está dañado. Importa el paquete otra vez.
