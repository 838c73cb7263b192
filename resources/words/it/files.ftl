# Perché non si è potuto scrivere un file.

file-disk-full = { $path } non è stato salvato: il disco è pieno. Libera un po’ di spazio e riprova.
file-read-only = { $path } non è stato salvato: il disco è di sola lettura. Scegli un altro posto.
file-not-allowed = { $path } non è stato salvato: lì non hai il permesso di scrivere. Scegli un’altra cartella.
file-name-too-long = { $path } non è stato salvato: il nome è troppo lungo. Accorcialo.
file-no-folder = { $path } non è stato salvato: la cartella non esiste. Scegline un’altra.
file-is-a-folder = { $path } non è stato salvato: è una cartella. Scegli il nome di un file.
file-no-plain-file = { $path } non è stato salvato: è un dispositivo o una pipe, non un file. Scegli il nome di un file.
file-is-a-library = { $path } non è stato salvato: è una biblioteca, o lo sta usando un altro programma. Scegli un altro nome.
file-not-written = { $path } non è stato salvato: { $reason }.
