# Biblioteka: dlaczego nie można jej użyć, dlaczego czegoś nie zrobi i co jest nie tak z jej zawartością.

library-held = Biblioteka { $path } jest otwarta w innym programie ({ $holder }), więc tutaj jest tylko do odczytu. Zamknij ją tam, aby wprowadzać zmiany.
library-locked = Inny program właśnie zapisuje w bibliotece { $path }. Poczekaj chwilę i spróbuj ponownie.
library-opened-read-only = Biblioteka { $path } jest otwarta tylko do odczytu. Otwórz ją bez tej opcji, aby wprowadzać zmiany.
library-not-writable = Biblioteka { $path } jest tylko do odczytu: brak uprawnień do zapisu w jej pliku lub folderze. Zmień uprawnienia albo przenieś bibliotekę.
library-gone = Inny program przeniósł lub usunął bibliotekę { $path }. Nic się nie zmieniło. Przywróć ją na miejsce albo otwórz tam, gdzie jest teraz.
library-is-a-folder = { $path } to folder dokumentów. Gry znajdują w nim karty, ale nie można go przeglądać: uruchom w tym celu Hexsmith z plikiem biblioteki.
library-not-opened = Brak uprawnień do odczytu biblioteki { $path } lub jej folderu. Zmień uprawnienia albo wybierz inne miejsce.
library-missing = Nie ma biblioteki { $path }. Sprawdź ścieżkę.
library-not-made = Nie ma biblioteki { $path } i brak uprawnień, by ją tam utworzyć. Wybierz inne miejsce.
library-strange = { $path } zawiera własne polecenia SQLite (wyzwalacze lub widoki), jakich nie ma w żadnej bibliotece Hexsmith, więc nie został otwarty. Do wymiany dokumentów używaj pakietów.
library-no-library = { $path } nie jest biblioteką Hexsmith albo jej początek jest uszkodzony. Wybierz inny plik albo przywróć kopię zapasową.
library-damaged = Biblioteka { $path } jest uszkodzona. Przywróć kopię zapasową; uszkodzony plik zostanie zachowany.
library-disk-full = Nie udało się zapisać w bibliotece { $path }: dysk jest pełny. Nic się nie zmieniło. Zwolnij trochę miejsca i spróbuj ponownie.
library-disk-fails = Dysk zgłasza błąd, więc nie można użyć biblioteki { $path }. Nic się nie zmieniło. Skopiuj bibliotekę na inny dysk.
library-no-memory = Nie udało się użyć biblioteki { $path }: zabrakło pamięci. Zamknij inne programy i spróbuj ponownie.
library-newer = Bibliotekę { $path } utworzył nowszy Hexsmith ({ $version }), więc tutaj jest tylko do odczytu. Zainstaluj tamtą wersję, aby ją zmieniać.
library-older = Bibliotekę { $path } utworzył starszy Hexsmith. Widzisz kopię w pamięci, zaktualizowaną do odczytu. { $reason }
library-is-a-link = Biblioteka { $path } jest dowiązaniem albo jej plik ma drugą nazwę; używanie obu by ją uszkodziło. Podaj ścieżkę samego pliku.
library-no-plain-file = Biblioteka { $path } to folder lub urządzenie, a nie plik. Podaj ścieżkę pliku.
library-on-network = Biblioteka { $path } jest na dysku sieciowym ({ $kind }), gdzie inny program może ją uszkodzić. Przenieś ją na dysk tego komputera.
library-in-cloud = Biblioteka { $path } jest w synchronizowanym folderze { $folder }, gdzie może ulec uszkodzeniu. Przenieś ją, a udostępniaj pakiety.
library-only-backups = Biblioteka { $path } jest pusta, ale jej kopie zapasowe nie. Jeśli została usunięta lub zastąpiona, przywróć jedną z nich.

library-id-taken = Inny dokument ma już ID { $id }. Wybierz inne.
library-in-use = { $id } jest w użyciu: { $users }. Zmień najpierw te dokumenty albo usuń go mimo to.
library-newer-users = Nie można tu zmienić ID { $id }: tylko nowszy Hexsmith potrafi zmienić { $users }. Zrób to w nim.
library-stock-is-fixed = { $id } należy do Hexsmith i nie można go zmienić. Zduplikuj go i zmień kopię.
library-no-stock = Nic w Hexsmith nie ma ID { $id }.

library-changed-text = { $id } uległ uszkodzeniu na dysku: suma kontrolna się nie zgadza. Przywróć jego starszą wersję albo kopię zapasową.
library-changed-old-text = Dawna wersja dokumentu uległa uszkodzeniu na dysku: suma kontrolna się nie zgadza ({ $digest }). Naprawa ją usunie.
library-unreadable = Nie można odczytać { $id }. Przywróć starszą wersję albo kopię zapasową.
library-wrong-row = Wpis { $id } w bibliotece nie zgadza się z dokumentem. Naprawa zapisze go ponownie.
library-dangling = Żaden dokument nie ma ID { $id }, którego używa: { $users }. Zaimportuj go albo zmień to, co go używa.
library-missing-image = Brakuje obrazu { $digest }. Zaimportuj ponownie pakiet, w którym był.
library-changed-image = Obraz { $digest } uległ uszkodzeniu na dysku. Zaimportuj ponownie pakiet, w którym był.
library-changed-part = „{ $entry }” z pakietu „{ $pack }”, dla nowszego Hexsmith, uległo uszkodzeniu. Zaimportuj pakiet ponownie.
library-changed-pack = Wpis pakietu „{ $pack }” w bibliotece uległ uszkodzeniu. Zaimportuj pakiet ponownie.
