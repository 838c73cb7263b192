# Kopie zapasowe biblioteki, sprawdzanie, naprawa i ratowanie tego, co z niej zostało; `hexsmith library`.

backup-not-made = Nie wykonano kopii zapasowej { $path }; sama biblioteka się nie zmieniła. { $reason }
backup-under-way = Inny program wykonuje właśnie kopię zapasową { $path }. Poczekaj chwilę i spróbuj ponownie.
backup-damaged = Kopia zapasowa { $path } jest uszkodzona i nie została przywrócona; biblioteka się nie zmieniła. Wybierz wcześniejszą.
backup-newer = Kopię zapasową { $path } wykonał nowszy Hexsmith, wersja { $version }. Zainstaluj tamtą wersję, aby ją przywrócić.
backup-not-restored = Nie przywrócono żadnej kopii zapasowej { $path }; biblioteka się nie zmieniła. { $reason }
backup-test-failed = Kopia zapasowa { $number } nie przeszła próby: nie ma już w niej wszystkiego. Na jej miejsce zrobiono nową; warto sprawdzić, czy dysk się nie psuje.

check-damage = Plik biblioteki jest uszkodzony w { $count ->
    [one] jednym miejscu
    [few] { $count } miejscach
    [many] { $count } miejscach
   *[other] { $count } miejscach
    } ({ $said }). Przywróć kopię zapasową; to, co zapisano później, można odczytać z uszkodzonego pliku.
check-indexes = { $count ->
    [one] Jeden indeks nie zgadza
    [few] { $count } indeksy nie zgadzają
    [many] { $count } indeksów nie zgadza
   *[other] { $count } indeksu nie zgadza
    } się z zawartością biblioteki. Naprawa utworzy je na nowo.
check-broken = { $count ->
    [one] Jeden wpis odsyła
    [few] { $count } wpisy odsyłają
    [many] { $count } wpisów odsyła
   *[other] { $count } wpisu odsyła
    } do czegoś, czego nie ma. Naprawa przywróci to na miejsce albo usunie odesłanie.
check-order = Licznik zmian uległ uszkodzeniu, więc nowa zmiana mogłaby dostać numer dawnej. Naprawa policzy od nowa.
check-search = Indeks wyszukiwania jest uszkodzony. Naprawa utworzy go na nowo.
check-strays = { $count ->
    [one] Jeden plik obrazu nie należy
    [few] { $count } pliki obrazów nie należą
    [many] { $count } plików obrazów nie należy
   *[other] { $count } pliku obrazów nie należy
    } do niczego w bibliotece, bo przerwano import. Naprawa usuwa to, co do niczego nie należy.

repair-needs-backup = Sam plik { $path } jest uszkodzony i żadna naprawa tu nie pomoże. Przywróć kopię zapasową.
repair-references = { $count ->
    [one] Jeden wpis, który odsyłał
    [few] { $count } wpisy, które odsyłały
    [many] { $count } wpisów, które odsyłały
   *[other] { $count } wpisu, który odsyłał
    } do czegoś brakującego: poprawiono.
repair-indexes = Indeksy utworzone na nowo: { $count }.
repair-from-backup = { $id }: brakowało tekstu, więc wzięto go z kopii zapasowej.
repair-text-from-backup = Uszkodzony tekst wzięto z kopii zapasowej takim, jaki był ({ $digest }; w użyciu: { $ids }).
repair-old-text-from-backup = Uszkodzony tekst dawnej wersji wzięto z kopii zapasowej takim, jaki był ({ $digest }).
repair-old-text = Usunięto uszkodzoną dawną wersję dokumentu ({ $digest }).
repair-digest = Uszkodzona była suma kontrolna tekstu, a nie sam tekst; poprawiono ją ({ $digest }).
repair-older = { $id }: przywrócono starszą wersję, którą można odczytać. To, co było przedtem, ma kopia zapasowa wykonana przed naprawą.
repair-as-it-stands = { $id }: pozostaje takie, jakie jest w uszkodzonym pliku. Sprawdź, czy jest takie, jak być powinno.
repair-lost = { $id }: została z tego tylko nazwa, więc ją usunięto.
repair-row = { $id }: to, co biblioteka o tym notuje, zapisano od nowa.
repair-image = Obraz wzięto z kopii zapasowej ({ $digest }).
repair-order = Zmiany policzono od nowa.
repair-search = Indeks wyszukiwania utworzono na nowo.
repair-strays = Usunięte pliki obrazów, które do niczego nie należały: { $count }.

cli-library = Biblioteka: gdzie leży, co zawiera, czy jest cała, i jej kopie zapasowe.
cli-library-file = Biblioteka zamiast własnej.
cli-library-path = Mówi, gdzie leży biblioteka.
cli-library-list = Wymienia własne dokumenty; z --all także dołączone.
cli-library-all = Także to, co należy do Hexsmith.
cli-library-kind = Tylko dokumenty tego rodzaju.
cli-library-check = Mówi o wszystkim, co jest z biblioteką nie tak; --repair naprawia to po wykonaniu kopii zapasowej.
cli-library-repair = Napraw, co jest nie tak, po wykonaniu kopii zapasowej.
cli-library-dry-run = Powiedz tylko, co zrobiłaby naprawa.
cli-library-backup = Wykonuje kopię zapasową; --list pokazuje te, które są.
cli-library-backups = Wymień kopie zapasowe, od najnowszej.
cli-library-test = Wypróbuj najnowszą kopię zapasową: przywróć ją na chwilę, otwórz i policz, co zawiera.
cli-library-tested = Kopia zapasowa { $number } jest cała: daje się otworzyć i niczego w niej nie brakuje.
cli-library-restore = Czyni kopię zapasową znów biblioteką: najnowszą albo tę o podanym numerze.
cli-library-number = Numer kopii zapasowej, taki jak na liście.
cli-library-salvage = Potem odczytaj też to, co da się odczytać z tego uszkodzonego pliku.
cli-library-sound = { $path }: wszystko w porządku.
cli-library-left = { $path }: to nadal jest nie tak:
cli-library-backed-up = Wykonano kopię zapasową { $number }: { $path }
cli-library-backup-line = { $number }: { $made }, { $documents ->
    [one] jeden dokument
    [few] { $documents } dokumenty
    [many] { $documents } dokumentów
   *[other] { $documents } dokumentu
    } ({ $cause })
cli-library-no-backups = Nie ma jeszcze kopii zapasowych biblioteki { $path }. To, co da się jeszcze odczytać z uszkodzonej biblioteki, wróci i bez nich: „restore --salvage FILE”.
cli-library-no-whole-backup = Żadna kopia zapasowa biblioteki { $path } nie jest cała. To, co jeszcze da się odczytać z samej biblioteki, odzyskasz bez kopii poleceniem „hexsmith library restore --salvage { $path }”.
cli-library-no-such-backup = Nie ma kopii zapasowej { $number } biblioteki { $path }.
cli-library-restored = Kopia zapasowa { $number } jest teraz biblioteką { $path }.
cli-library-without-backup = Nie ma żadnej kopii zapasowej, więc { $path } obywa się bez niej.
cli-library-nothing-salvaged = Z uszkodzonego pliku nie dało się nic odczytać. Pozostaje bez zmian.
cli-library-whole = Biblioteka { $path } jest cała, więc nie ma z niej czego ratować.
cli-library-before = To, co było tam przedtem, jest teraz kopią zapasową { $number }.
cli-library-kept = To, co było tam przedtem, leży tutaj: { $path }
cli-library-salvage-it = To, co zapisano po wykonaniu kopii, można stamtąd odczytać: hexsmith library restore --salvage { $path }
cli-library-images-lost = { $count ->
    [one] Jednego obrazu nie ma
    [few] { $count } obrazów nie ma
    [many] { $count } obrazów nie ma
   *[other] { $count } obrazu nie ma
    } w żadnej kopii zapasowej. Zaimportuj ponownie pakiety, z którymi przyszły.
cli-library-salvaged = Z uszkodzonego pliku odczytano: { $count ->
    [one] jeden dokument
    [few] { $count } dokumenty
    [many] { $count } dokumentów
   *[other] { $count } dokumentu
    }.
cli-library-older = { $id }: dało się odczytać tylko starszą wersję albo nie wiadomo, która jest najnowsza.

backup-cause-regular = z upływem czasu
backup-cause-wish = na życzenie
backup-cause-upgrade = przed aktualizacją
backup-cause-import = przed importem
backup-cause-repair = przed naprawą
backup-cause-delete = przed usunięciem
backup-cause-restore = przed przywróceniem innej
