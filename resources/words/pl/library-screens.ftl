# Ekrany biblioteki: przegląd, historia, pakiety przychodzące i wychodzące.

command-show-library = &Biblioteka

library-screen-title = Biblioteka
library-screen-gone = „{ $id }” nie ma już w bibliotece. Zajrzyj do kosza.
library-screen-not-sound = Tego dokumentu nie można odczytać. Zobacz problemy poniżej.
library-opening = Otwieranie biblioteki…
library-search = Szukaj nazw i tekstów
library-search-clear = Wyczyść wyszukiwanie
library-list = Dokumenty w bibliotece
library-try-again = Spróbuj ponownie
library-number = { $n ->
    [one] { $n } dokument
    [few] { $n } dokumenty
    [many] { $n } dokumentów
   *[other] { $n } dokumentu
  }
library-number-more = Pierwsze dokumenty: { $n }; kolejne pojawią się przy przewijaniu
library-empty = Biblioteka jest pusta
library-empty-how = Tu pojawi się to, co utworzysz i zaimportujesz.
library-nothing-found = Brak wyników
library-nothing-found-how = Wpisz mniej słów albo wyczyść filtry.
library-trash-empty = Kosz jest pusty
library-trash-empty-how = Usunięte dokumenty zostają tutaj, dopóki ich nie przywrócisz albo nie usuniesz trwale.

library-column-name = Nazwa
library-column-kind = Rodzaj
library-column-game = Gra
library-column-faction = Frakcja
library-column-cost = Koszt
library-column-tags = Etykiety
library-column-from = Pochodzenie
library-column-problems = Problemy
library-column-found = Znaleziono w

library-filters = &Filtry
library-filter-from = &Pochodzenie
library-filter-kind = &Rodzaj
library-filter-game = &Gra
library-filter-faction = Fra&kcja
library-filter-tag = &Etykieta
library-filter-cost = Ko&szt
library-filter-to = do
library-filter-least = Kosztuje co najmniej
library-filter-most = Kosztuje najwyżej
library-filter-any-number = dowolny
library-filter-clear = Wyczyść filtry
library-from-you = moje
library-from-stock = Hexsmith

library-kind-army = oddział
library-kind-army-format = format oddziału
library-kind-terrain-set = zestaw terenu
library-kind-character = { term-character }
library-kind-deck = talia
library-kind-fate = { term-fate-card }
library-kind-glory = { term-glory-card }
library-kind-item = { term-item }
library-kind-journal = zapis gry
library-kind-map = mapa
library-kind-notes = notatki
library-kind-position = zapisana gra
library-kind-scenario = misja
library-kind-skill = umiejętność
library-kind-tactic = { term-tactic }
library-kind-unit = { term-unit }
library-kind-weapon = { term-weapon }

library-open = Otwórz
library-play = Zagraj
library-duplicate = Duplikuj…
library-rename = Zmień nazwę…
library-reset = Przywróć oryginał
library-delete = Usuń
library-restore = Przywróć
library-destroy = Usuń trwale…
library-deed-keys = { $deed } ({ $keys })
library-stock-how = To część programu Hexsmith i nie można jej zmienić. Zduplikuj ją (Ctrl+D) i zmień kopię.

library-none-marked = Nic nie zaznaczono
library-none-marked-how = Zaznacz dokument, aby zobaczyć szczegóły.
library-used-by = { $n ->
    [0] Żaden dokument z tego nie korzysta.
    [one] Korzysta z tego { $n } dokument:
    [few] Korzystają z tego { $n } dokumenty:
    [many] Korzysta z tego { $n } dokumentów:
   *[other] Korzysta z tego { $n } dokumentu:
  }
library-used-by-list = Dokumenty, które z tego korzystają

library-name = &Nazwa
# Same as in English: the word is the same in Polish.
library-id = &ID
library-id-how = Inne dokumenty odwołują się do niego tym ID. Użyj małych liter, cyfr i łączników po nazwie swojego zbioru: mine/storm-hammer.
library-rename-title = Zmiana nazwy dokumentu
library-duplicate-title = Duplikowanie
library-copy-of = { $name } (kopia)

library-renamed = „{ $name }” nazywa się teraz „{ $to }”.
library-duplicated = Zduplikowano „{ $name }”.
library-deleted = „{ $name }” jest w koszu. Cofnij (Ctrl+Z), aby przywrócić.
library-was-reset = „{ $name }” to znów oryginał. Twoja wersja jest w koszu.
library-restored = Przywrócono „{ $name }” z kosza.
library-destroyed = Trwale usunięto „{ $name }”.
library-undone = Cofnięto ostatnią zmianę w bibliotece.
library-destroy-ask = Trwale usunąć „{ $name }” ze wszystkimi wersjami? Tego nie można cofnąć.
library-destroy-yes = Usuń trwale
library-delete-used = Z „{ $name }” korzystają inne dokumenty:
library-delete-used-what = Jeśli go usuniesz, nie da się nimi grać, dopóki go nie przywrócisz albo ich nie zmienisz.
library-delete-anyway = Usuń mimo to
library-and-more = …i jeszcze { $n }

library-reading = Dokument
library-in-words = Dokument
library-as-data = Źródło
library-no-words = Brak podglądu tego dokumentu. Zobacz kartę Źródło.
library-document-newer = Pochodzi z nowszego Hexsmith (format { $version }): jest przechowywane, ale nie da się go tu użyć. Zainstaluj nowszą wersję.

library-versions = Historia wersji…
library-versions-title = Historia wersji
library-versions-how = Przy każdym zapisie poprzednia wersja zostaje tutaj.
library-version = { $when }, { $cause }
library-version-now = Teraz: { $version }
library-version-stock = Oryginał z programu Hexsmith
library-cause-saved = zapisano
library-cause-imported = zaimportowano
library-cause-renamed = zmieniono nazwę
library-cause-restored = przywrócono
library-version-changes = Zmiany
library-version-first = To pierwsza wersja.
library-version-since-before = Zmiany względem poprzedniej wersji:
library-version-until-now = Zmiany od tamtej pory do teraz:
library-version-same = Bez zmian.
library-version-restore = Przywróć tę wersję
library-version-restored = Przywrócono starszą wersję dokumentu „{ $name }”.

command-import-pack = &Importuj…
library-import-choose = Import pakietów i dokumentów
library-import-files = Pakiety i dokumenty (*.hexpack *.json)
library-pack-files = Pakiety Hexsmith (*.{ $suffix })
library-import-title = Import: { $file }
library-import-reading = Odczytywanie pakietu…
library-import-bringing-in = Importowanie pakietu…
library-import-safe = Biblioteka się nie zmieni, dopóki nie potwierdzisz.
library-import-refused = Nie można zaimportować { $file }; nic się nie zmieniło. Problemy:
library-import-faults = Problemy pakietu
library-import-rest = Importuj resztę
library-import-go = Importuj
library-import-documents = Dokumenty w pakiecie
library-import-state = W bibliotece
library-import-choice = Działanie
library-state-new = nowy
library-state-same = taki sam
library-state-changed = wcześniejsza wersja
library-state-conflict = inna wersja
library-state-updated = twój, starszy
library-state-refused = nie do użycia
library-choice-mine = Zachowaj mój
library-choice-theirs = Użyj nowego
library-choice-replace = Zastąp mój (zostanie jako wersja)
library-choice-both = Zachowaj oba
library-choice-both-as = Zachowaj oba, nowy jako { $id }
library-choice-add = Dodaj
library-choice-leave = Pomiń
library-import-for-marked = Zaznaczone wiersze:
library-import-all-the-same = Importuj mimo to
library-import-remarks = Przed importem
library-import-counts = Nowe: { $new }, zmienione: { $changed }, w konflikcie z twoimi: { $conflict }, takie same: { $same }.
library-import-missing = „{ $id }” wymaga „{ $names }”, a tego nie ma ani w pakiecie, ani w bibliotece. Zaimportuj to najpierw.
library-pack-is = { $id }, wersja { $version }
library-pack-by = Autor: { $authors }
library-pack-licence = Licencja: { $licence }
library-pack-signed = Podpis: „{ $name }”; klucz { $key }
library-imported = Zaimportowano. Nowe: { $new }, zmienione: { $changed }, takie same: { $same }.

library-export = Eksportuj…
library-export-title = Eksport pakietu
library-export-what = &Zawartość
library-export-this = „{ $name }” i wszystko, czego wymaga
library-export-all = wszystko moje
library-export-pack-title = &Tytuł
library-export-version = &Wersja
library-export-author = &Autor
library-export-licence = &Licencja
library-export-pictures = &Obrazy
library-export-pictures-list = Obrazy w pakiecie
library-export-pictures-add = &Dodaj…
library-export-pictures-remove = &Usuń
library-export-pictures-choose = Wybierz obrazy
library-export-pictures-files = Obrazy (*.png *.jpg *.jpeg *.webp)
library-export-picture = { $file }, { $width } × { $height }
library-export-pictures-reading = Czytanie obrazów…
library-export-pictures-how = PNG, JPEG lub WebP. Miejsca, nazwiska i daty są z obrazów usuwane.
library-export-pictures-faults = Obrazy nie do użycia
library-export-how = Pakiet to jeden plik, który inni mogą zaimportować. Nie zawiera tego, co należy do programu Hexsmith.
library-exported = { $n ->
    [one] Wyeksportowano { $n } dokument.
    [few] Wyeksportowano { $n } dokumenty.
    [many] Wyeksportowano { $n } dokumentów.
   *[other] Wyeksportowano { $n } dokumentu.
    }
library-exported-lacks = Brakuje w bibliotece: { $ids }.

command-look-after-library = Kopie z&apasowe i naprawa…
library-damage-more = Do tego czasu jest tylko do odczytu: twoje zmiany nie będą w niej zapisywane.
library-care = Kopie zapasowe i naprawa…
library-care-title = Kopie zapasowe i naprawa
library-care-told = Wyniki
library-care-told-here = Tu pojawią się wyniki.
library-backups = Kopie zapasowe
library-backups-how = Hexsmith tworzy kopię co 30 minut podczas pracy i przy zamykaniu.
library-backup = { $when }, dokumenty: { $n } ({ $cause })
library-back-up = Utwórz kopię teraz
library-backing-up = Tworzenie kopii…
library-backed-up = Utworzono kopię zapasową.
library-restore-backup = Przywróć tę kopię…
library-restore-ask = Przywrócić kopię zapasową z { $when }?
library-restore-what = Biblioteka wróci do tamtego stanu. Obecny zostanie zachowany: jako kopia zapasowa albo, jeśli jest uszkodzony, jako plik obok.
library-restoring = Przywracanie…
library-restored-backup = Przywrócono kopię zapasową.
library-restored-kept = Poprzedni stan zachowano: { $path }
library-restored-salvaged = Nowsze dokumenty odzyskane z uszkodzonego pliku: { $n }.
library-restored-lost = Obrazy bez kopii zapasowej: { $n }. Zaimportuj ponownie ich pakiety.
library-check-title = Kontrola
library-check = Sprawdź teraz
library-checking = Odczytywanie całej biblioteki…
library-is-sound = Nie znaleziono problemów.
library-is-not-sound = Znalezione problemy:
library-repair = Napraw
library-repair-would = Naprawa po utworzeniu kopii zapasowej zrobi to:
library-repairing = Naprawianie…
library-was-repaired = Naprawiono:
library-repair-left = Pozostałe problemy:
library-rescue = Odzyskaj to, co czytelne…
library-rescue-ask = Utworzyć nową bibliotekę z tego, co da się odczytać z tej?
library-rescue-what = Uszkodzony plik zostanie obok. Jeśli jest kopia zapasowa, lepiej ją przywróć: odzyska też nowsze zmiany z uszkodzonego pliku.
library-rescue-yes = Utwórz nową bibliotekę
library-rescuing = Odzyskiwanie tego, co czytelne…
