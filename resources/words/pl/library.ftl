# Biblioteka: dlaczego nie można jej użyć, dlaczego czegoś nie zrobi i co jest nie tak z jej zawartością.

library-held = Biblioteka { $path } jest otwarta w innym programie ({ $holder }). Tutaj można ją tylko czytać; zamknij ją tam, aby zmieniać ją tutaj.
library-locked = Inny program właśnie zapisuje w bibliotece { $path }. Poczekaj chwilę i spróbuj ponownie.
library-opened-read-only = Bibliotekę { $path } otwarto tylko do odczytu.
library-not-writable = Bibliotekę { $path } można tylko czytać: w jej pliku lub folderze nie wolno zapisywać. Zezwól na to albo przenieś bibliotekę gdzie indziej.
library-gone = Inny program przeniósł lub usunął bibliotekę { $path }. Nic się nie zmieniło. Odłóż ją na miejsce albo otwórz tam, gdzie jest teraz.
library-is-a-folder = { $path } to folder dokumentów. Gry znajdują w nim swoje karty, ale nie ma biblioteki do pokazania: uruchom w tym celu Hexsmith z plikiem biblioteki.
library-not-opened = Nie udało się otworzyć biblioteki { $path }: pliku lub folderu nie wolno czytać. Zezwól na to albo wybierz inne miejsce.
library-missing = Nie ma biblioteki { $path }.
library-not-made = Nie ma biblioteki { $path } i nie można jej tam utworzyć. Trzeba pozwolić na zapis w jej folderze albo wybrać inne miejsce.
library-strange = { $path } zawiera własne polecenia dla SQLite (wyzwalacze lub widoki), jakich nie ma żadna biblioteka Hexsmith; nie zostanie otwarty. To, co zrobił ktoś inny, przejmuje się w pakiecie.
library-no-library = { $path } nie jest biblioteką Hexsmith albo jej początek jest uszkodzony. Wybierz inny plik albo przywróć kopię zapasową.
library-damaged = Biblioteka { $path } jest uszkodzona. Przywróć kopię zapasową; uszkodzony plik zostaje nietknięty.
library-disk-full = Nie udało się zapisać w bibliotece { $path }: dysk jest pełny. Nic się nie zmieniło. Zwolnij trochę miejsca i spróbuj ponownie.
library-disk-fails = Nie udało się odczytać lub zapisać biblioteki { $path }: dysk zgłasza błąd. Nic się nie zmieniło. Skopiuj bibliotekę na inny dysk.
library-no-memory = Nie udało się użyć biblioteki { $path }: zabrakło pamięci. Zamknij inne programy i spróbuj ponownie.
library-newer = Bibliotekę { $path } utworzył nowszy Hexsmith, wersja { $version }. Tutaj można ją tylko czytać; zainstaluj tamtą wersję, aby ją zmieniać.
library-older = Bibliotekę { $path } utworzył starszy Hexsmith; to, co widać, jest kopią w pamięci, zaktualizowaną do odczytu. { $reason }
library-is-a-link = Biblioteka { $path } jest dowiązaniem albo jej plik ma drugą nazwę; zapisywana pod dwiema nazwami uległaby uszkodzeniu. Podaj ścieżkę samego pliku.
library-no-plain-file = Biblioteka { $path } to folder lub urządzenie, a nie plik. Podaj ścieżkę pliku.
library-on-network = Biblioteka { $path } leży na dysku sieciowym ({ $kind }), gdzie drugi program może ją uszkodzić. Przenieś ją na dysk tego komputera.
library-in-cloud = Biblioteka { $path } leży w folderze { $folder }, który inny program kopiuje podczas zapisu. Przenieś ją gdzie indziej i udostępniaj raczej pakiety.
library-only-backups = W bibliotece { $path } nie ma niczego twojego, ale jest to w kopiach zapasowych. Jeśli została usunięta albo zastąpiona, przywróć kopię zapasową.

library-id-taken = Id { $id } ma już inny dokument. Wybierz inne id.
library-in-use = { $id } jest w użyciu: { $users }. Najpierw zmień tamto albo usuń mimo to.
library-newer-users = { $id } nie może tu zmienić identyfikatora: tylko nowszy Hexsmith potrafi zmienić { $users }. Trzeba to zrobić w nim.
library-stock-is-fixed = { $id } należy do Hexsmith i pozostaje bez zmian. Aby to zmienić, utwórz kopię.
library-no-stock = Hexsmith nie zawiera niczego o id { $id }.

library-changed-text = { $id } uległ uszkodzeniu na dysku: suma kontrolna się nie zgadza. Przywróć jego starszą wersję albo kopię zapasową.
library-changed-old-text = Dawna wersja dokumentu uległa uszkodzeniu na dysku: suma kontrolna się nie zgadza ({ $digest }). Naprawa ją usunie.
library-unreadable = Nie można odczytać { $id }. Przywróć starszą wersję albo kopię zapasową.
library-wrong-row = To, co biblioteka notuje o { $id }, nie zgadza się z dokumentem. Naprawa zapisze to od nowa.
library-dangling = Żaden dokument nie ma id { $id }, którego używa: { $users }. Zaimportuj to, czego brakuje, albo zmień to, co go używa.
library-missing-image = Brakuje obrazu { $digest }. Zaimportuj ponownie pakiet, z którym przyszedł.
library-changed-image = Obraz { $digest } uległ uszkodzeniu na dysku. Zaimportuj ponownie pakiet, z którym przyszedł.
library-changed-part = To, co przyszło jako „{ $entry }” w pakiecie „{ $pack }” dla nowszego programu Hexsmith, uległo uszkodzeniu. Zaimportuj pakiet ponownie.
library-changed-pack = To, co biblioteka zapisuje o pakiecie „{ $pack }”, uległo uszkodzeniu. Zaimportuj pakiet ponownie.
