# Por qué no se pudo escribir un archivo.

file-disk-full = No se ha guardado { $path }: el disco está lleno. Libera espacio y vuelve a intentarlo.
file-read-only = No se ha guardado { $path }: el disco es de solo lectura. Elige otro lugar.
file-not-allowed = No se ha guardado { $path }: no tienes permiso para escribir ahí. Elige otra carpeta.
file-name-too-long = No se ha guardado { $path }: el nombre es demasiado largo. Acórtalo.
file-no-folder = No se ha guardado { $path }: la carpeta no existe. Elige otra.
file-is-a-folder = No se ha guardado { $path }: es una carpeta. Elige un nombre de archivo.
file-no-plain-file = No se ha guardado { $path }: es un dispositivo o una tubería, no un archivo. Elige un nombre de archivo.
file-is-a-library = No se ha guardado { $path }: es una biblioteca, o lo está usando otro programa. Elige otro nombre.
file-not-written = No se ha guardado { $path }: { $reason }.
