# Dlaczego nie udało się zapisać pliku.

file-disk-full = Nie zapisano { $path }: dysk jest pełny.
file-read-only = Nie zapisano { $path }: dysk jest tylko do odczytu.
file-not-allowed = Nie zapisano { $path }: brak uprawnień.
file-name-too-long = Nie zapisano { $path }: nazwa jest za długa.
file-no-folder = Nie zapisano { $path }: nie ma takiego folderu.
file-is-a-folder = Nie zapisano { $path }: to jest folder.
file-no-plain-file = Nie zapisano { $path }: to urządzenie lub potok, a nie zwykły plik.
file-is-a-library = Nie zapisano { $path }: to biblioteka albo plik zajęty przez inny program. Wybierz inną nazwę.
file-not-written = Nie zapisano { $path }: { $reason }.
