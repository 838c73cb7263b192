# Kopie zapasowe biblioteki, sprawdzanie, naprawa i ratowanie tego, co z niej zostało; `hexsmith library`.

backup-not-made = Nie wykonano kopii zapasowej { $path }; biblioteka się nie zmieniła. { $reason }
backup-under-way = Inny program wykonuje właśnie kopię zapasową { $path }. Poczekaj chwilę i spróbuj ponownie.
backup-damaged = Kopia zapasowa { $path } jest uszkodzona i nie została przywrócona; biblioteka się nie zmieniła. Wybierz wcześniejszą.
backup-newer = Kopia zapasowa { $path } pochodzi z nowszego Hexsmith (wersja { $version }). Zainstaluj tamtą wersję, aby ją przywrócić.
backup-not-restored = Nie przywrócono żadnej kopii zapasowej { $path }; biblioteka się nie zmieniła. { $reason }
backup-test-failed = Kopia zapasowa { $number } nie przeszła próby: brakuje jej części. Zastąpiła ją nowa; sprawdź, czy dysk się nie psuje.

check-damage = Plik biblioteki jest uszkodzony w { $count ->
    [one] jednym miejscu
    [few] { $count } miejscach
    [many] { $count } miejscach
   *[other] { $count } miejscach
    } ({ $said }). Przywróć kopię zapasową; nowsze zmiany można odzyskać z uszkodzonego pliku.
check-indexes = { $count ->
    [one] Jeden indeks nie zgadza
    [few] { $count } indeksy nie zgadzają
    [many] { $count } indeksów nie zgadza
   *[other] { $count } indeksu nie zgadza
    } się z biblioteką. Naprawa utworzy je ponownie.
check-broken = { $count ->
    [one] Jeden wpis odsyła
    [few] { $count } wpisy odsyłają
    [many] { $count } wpisów odsyła
   *[other] { $count } wpisu odsyła
    } do czegoś, czego brakuje. Naprawa przywróci to albo usunie odesłanie.
check-order = Licznik zmian jest uszkodzony, więc nowa zmiana mogłaby dostać dawny numer. Naprawa policzy od nowa.
check-search = Indeks wyszukiwania jest uszkodzony. Naprawa utworzy go ponownie.
check-strays = { $count ->
    [one] Jeden plik obrazu nie należy
    [few] { $count } pliki obrazów nie należą
    [many] { $count } plików obrazów nie należy
   *[other] { $count } pliku obrazów nie należy
    } do niczego: przerwano import. Naprawa usuwa takie pliki.

repair-needs-backup = Sam plik { $path } jest uszkodzony i nie da się go naprawić. Przywróć kopię zapasową.
repair-references = { $count ->
    [one] Jeden wpis, który odsyłał
    [few] { $count } wpisy, które odsyłały
    [many] { $count } wpisów, które odsyłały
   *[other] { $count } wpisu, który odsyłał
    } do czegoś brakującego: poprawiono.
repair-indexes = Indeksy utworzone ponownie: { $count }.
repair-from-backup = { $id }: brakowało tekstu; przywrócono go z kopii zapasowej.
repair-text-from-backup = Uszkodzony tekst przywrócono z kopii zapasowej ({ $digest }; w użyciu: { $ids }).
repair-old-text-from-backup = Uszkodzony tekst dawnej wersji przywrócono z kopii zapasowej ({ $digest }).
repair-old-text = Usunięto uszkodzoną dawną wersję dokumentu ({ $digest }).
repair-digest = Uszkodzona była suma kontrolna tekstu, a nie sam tekst; poprawiono ją ({ $digest }).
repair-older = { $id }: przywrócono starszą wersję, którą można odczytać. Uszkodzona jest w kopii zapasowej sprzed naprawy.
repair-as-it-stands = { $id }: pozostaje takie, jak w uszkodzonym pliku. Sprawdź, czy się zgadza.
repair-lost = { $id }: została tylko nazwa; usunięto ją.
repair-row = { $id }: wpis w bibliotece zapisano ponownie.
repair-image = Obraz przywrócono z kopii zapasowej ({ $digest }).
repair-order = Zmiany policzono od nowa.
repair-search = Indeks wyszukiwania utworzono ponownie.
repair-strays = Usunięte pliki obrazów, które do niczego nie należały: { $count }.

cli-library = Biblioteka: gdzie jest, co zawiera, czy jest cała, i jej kopie zapasowe.
cli-library-file = Używa tej biblioteki zamiast twojej.
cli-library-path = Wypisuje położenie biblioteki.
cli-library-list = Wymienia twoje dokumenty; z --all także wbudowane.
cli-library-all = Wymienia także to, co należy do Hexsmith.
cli-library-kind = Tylko dokumenty tego rodzaju.
cli-library-check = Wypisuje wszystkie problemy biblioteki; --repair naprawia je po wykonaniu kopii zapasowej.
cli-library-repair = Naprawia problemy po wykonaniu kopii zapasowej.
cli-library-dry-run = Pokazuje tylko, co zrobiłaby naprawa.
cli-library-backup = Wykonuje kopię zapasową; --list pokazuje wszystkie.
cli-library-backups = Wymienia kopie zapasowe, od najnowszej.
cli-library-test = Sprawdza najnowszą kopię zapasową: przywraca ją na chwilę, otwiera i liczy zawartość.
cli-library-tested = Kopia zapasowa { $number } jest w porządku: otwiera się i niczego w niej nie brakuje.
cli-library-restore = Przywraca kopię zapasową: najnowszą albo tę o podanym numerze.
cli-library-number = Numer kopii zapasowej z listy.
cli-library-salvage = Potem odzyskuje też to, co da się odczytać z tego uszkodzonego pliku.
cli-library-sound = { $path }: brak problemów.
cli-library-left = { $path }: pozostałe problemy:
cli-library-backed-up = Utworzono kopię zapasową { $number }: { $path }
cli-library-backup-line = { $number }: { $made }, { $documents ->
    [one] jeden dokument
    [few] { $documents } dokumenty
    [many] { $documents } dokumentów
   *[other] { $documents } dokumentu
    } ({ $cause })
cli-library-no-backups = Nie ma jeszcze kopii zapasowych biblioteki { $path }. Aby odzyskać to, co da się odczytać z uszkodzonej biblioteki, użyj „restore --salvage FILE”.
cli-library-no-whole-backup = Żadna kopia zapasowa biblioteki { $path } nie jest cała. Aby odzyskać to, co da się odczytać z samej biblioteki, użyj „hexsmith library restore --salvage { $path }”.
cli-library-no-such-backup = Nie ma kopii zapasowej { $number } biblioteki { $path }. „hexsmith library backup --list” pokazuje wszystkie.
cli-library-restored = Przywrócono { $path } z kopii zapasowej { $number }.
cli-library-without-backup = Nie ma kopii zapasowej { $path }; praca toczy się dalej bez niej.
cli-library-nothing-salvaged = Z uszkodzonego pliku nic nie dało się odczytać. Pozostaje bez zmian.
cli-library-whole = Biblioteka { $path } jest cała, więc nie ma czego odzyskiwać.
cli-library-before = Poprzedni stan jest teraz kopią zapasową { $number }.
cli-library-kept = Poprzedni stan zachowano: { $path }
cli-library-salvage-it = Aby odzyskać to, co zapisano po wykonaniu kopii: hexsmith library restore --salvage { $path }
cli-library-images-lost = { $count ->
    [one] Jednego obrazu nie ma
    [few] { $count } obrazów nie ma
    [many] { $count } obrazów nie ma
   *[other] { $count } obrazu nie ma
    } w żadnej kopii zapasowej. Zaimportuj ponownie pakiety, w których były.
cli-library-salvaged = Odzyskano z uszkodzonego pliku: { $count ->
    [one] jeden dokument
    [few] { $count } dokumenty
    [many] { $count } dokumentów
   *[other] { $count } dokumentu
    }.
cli-library-older = { $id }: dało się odczytać tylko starszą wersję albo nie ma pewności, która jest najnowsza.

backup-cause-regular = automatyczna
backup-cause-wish = na życzenie
backup-cause-upgrade = przed aktualizacją
backup-cause-import = przed importem
backup-cause-repair = przed naprawą
backup-cause-delete = przed usunięciem
backup-cause-restore = przed przywróceniem innej
