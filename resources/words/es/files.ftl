# Por qué no se pudo escribir un archivo.

file-disk-full = No se ha escrito { $path }: el disco está lleno.
file-read-only = No se ha escrito { $path }: el disco es de solo lectura.
file-not-allowed = No se ha escrito { $path }: allí no está permitido.
file-name-too-long = No se ha escrito { $path }: el nombre es demasiado largo.
file-no-folder = No se ha escrito { $path }: la carpeta no existe.
file-is-a-folder = No se ha escrito { $path }: es una carpeta.
file-no-plain-file = No se ha escrito { $path }: es un dispositivo o una tubería, no un archivo normal.
file-is-a-library = No se ha escrito { $path }: es una biblioteca, o un programa lo tiene ocupado. Elige otro nombre.
file-not-written = No se ha escrito { $path }: { $reason }.
