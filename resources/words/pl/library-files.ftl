# Dokumenty z osobnych plików w drodze do biblioteki oraz dokumenty w niej przechowywane.

library-files-title = Import dokumentów
library-files-reading = Odczytywanie i sprawdzanie dokumentów…
library-files-counts = Nowe: { $new }, nowsze od twoich: { $updated }, w konflikcie z twoimi: { $conflict }, takie same: { $same }, nie do użycia: { $refused }.
library-files-taken = { $n ->
    [one] Zaimportowano { $n } dokument. Cofnij (Ctrl+Z), aby go usunąć.
    [few] Zaimportowano { $n } dokumenty. Cofnij (Ctrl+Z), aby je usunąć.
    [many] Zaimportowano { $n } dokumentów. Cofnij (Ctrl+Z), aby je usunąć.
   *[other] Zaimportowano { $n } dokumentów. Cofnij (Ctrl+Z), aby je usunąć.
  }
library-file-no-id = Dokument nie ma ID. Dodaj je pod kluczem „id”.
library-file-twice = Inny z tych plików też ma ID „{ $id }”. Zmień ID tego pliku albo zaimportuj go osobno.
library-import-differs = Różnice względem twojego:
library-incoming-told = Problemy i różnice

command-keep-in-library = &Dodaj do biblioteki
library-was-kept = Dodano „{ $name }” do biblioteki.
