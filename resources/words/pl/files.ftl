# Dlaczego nie udało się zapisać pliku.

file-disk-full = Nie zapisano { $path }: dysk jest pełny. Zwolnij miejsce i spróbuj ponownie.
file-read-only = Nie zapisano { $path }: dysk jest tylko do odczytu. Wybierz inne miejsce.
file-not-allowed = Nie zapisano { $path }: brak uprawnień. Wybierz inny folder.
file-name-too-long = Nie zapisano { $path }: nazwa jest za długa. Skróć ją.
file-no-folder = Nie zapisano { $path }: nie ma takiego folderu. Wybierz inny.
file-is-a-folder = Nie zapisano { $path }: to folder. Podaj nazwę pliku.
file-no-plain-file = Nie zapisano { $path }: to urządzenie lub potok, a nie plik. Podaj nazwę pliku.
file-is-a-library = Nie zapisano { $path }: to biblioteka albo plik używany przez inny program. Wybierz inną nazwę.
file-not-written = Nie zapisano { $path }: { $reason }.
