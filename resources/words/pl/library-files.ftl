# Dokumenty z osobnych plików w drodze do biblioteki oraz dokumenty w niej przechowywane.

library-files-title = Import dokumentów
library-files-reading = Dokumenty są odczytywane i sprawdzane…
library-files-counts = Nowe: { $new }, nowsze od twoich: { $updated }, w konflikcie z twoimi: { $conflict }, takie same: { $same }, nie do użycia: { $refused }.
library-files-taken = { $n ->
    [one] Zaimportowano { $n } dokument. Cofnij (Ctrl+Z), aby go usunąć.
    [few] Zaimportowano { $n } dokumenty. Cofnij (Ctrl+Z), aby je usunąć.
    [many] Zaimportowano { $n } dokumentów. Cofnij (Ctrl+Z), aby je usunąć.
   *[other] Zaimportowano { $n } dokumentów. Cofnij (Ctrl+Z), aby je usunąć.
  }
library-file-no-id = Nie ma id. Wpisz je pod kluczem „id”.
library-file-twice = Inny z tych plików też ma id „{ $id }”. Zmień id tego pliku albo zaimportuj go osobno.
library-import-differs = Czym różni się od twojego:
library-incoming-told = Co jest nie tak albo inaczej

command-keep-in-library = &Umieść w bibliotece
library-was-kept = „{ $name }” jest w bibliotece.
