# Perché non si è potuto scrivere un file.

file-disk-full = { $path } non è stato scritto: il disco è pieno.
file-read-only = { $path } non è stato scritto: il disco è di sola lettura.
file-not-allowed = { $path } non è stato scritto: lì non è permesso.
file-name-too-long = { $path } non è stato scritto: il nome è troppo lungo.
file-no-folder = { $path } non è stato scritto: la cartella non esiste.
file-is-a-folder = { $path } non è stato scritto: è una cartella.
file-no-plain-file = { $path } non è stato scritto: è un dispositivo o una pipe, non un file normale.
file-is-a-library = { $path } non è stato scritto: è una biblioteca, o un programma lo tiene occupato. Scegli un altro nome.
file-not-written = { $path } non è stato scritto: { $reason }.
