# Ekrany biblioteki: przegląd, historia, pakiety przychodzące i wychodzące.

command-show-library = &Biblioteka

library-screen-title = Biblioteka
library-screen-gone = „{ $id }” nie ma już w bibliotece.
library-screen-not-sound = Tego dokumentu nie można odczytać w obecnej postaci.
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
library-empty-how = Tu znajdziesz to, co utworzysz i zaimportujesz.
library-nothing-found = Nic nie znaleziono
library-nothing-found-how = Wpisz mniej słów lub liter albo wyczyść filtry.
library-trash-empty = Kosz jest pusty
library-trash-empty-how = To, co usuniesz, leży tutaj, dopóki tego nie przywrócisz albo nie usuniesz na zawsze.

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
library-from-you = moje własne
library-from-stock = Hexsmith

library-kind-army = oddział
library-kind-army-format = format oddziału
library-kind-terrain-set = zestaw terenu
library-kind-character = { term-character }
library-kind-deck = talia
library-kind-fate = { term-fate-card }
library-kind-glory = { term-glory-card }
library-kind-item = { term-item }
library-kind-journal = dziennik rozgrywki
library-kind-map = mapa
library-kind-notes = notatki
library-kind-position = stan rozgrywki
library-kind-scenario = scenariusz
library-kind-skill = umiejętność
library-kind-tactic = { term-tactic }
library-kind-unit = { term-unit }
library-kind-weapon = { term-weapon }

library-open = Otwórz
library-play = Zagraj
library-duplicate = Utwórz kopię…
library-rename = Zmień nazwę…
library-reset = Wróć do oryginału
library-delete = Usuń
library-restore = Przywróć
library-destroy = Usuń na zawsze…
library-deed-keys = { $deed } ({ $keys })
library-stock-how = To część programu Hexsmith i pozostaje bez zmian. Utwórz kopię (Ctrl+D), aby ją zmieniać.

library-none-marked = Nie wybrano dokumentu
library-none-marked-how = Wybierz dokument z listy, aby zobaczyć, czym jest i co z niego korzysta.
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
library-id = &Id
library-id-how = Inne dokumenty odwołują się do niego tym id. Małe litery, cyfry i łączniki; przed ukośnikiem nazwa twojego zbioru: mine/storm-hammer.
library-rename-title = Zmiana nazwy dokumentu
library-duplicate-title = Tworzenie kopii
library-copy-of = { $name } (kopia)

library-renamed = „{ $name }” nazywa się teraz „{ $to }”.
library-duplicated = Utworzono kopię dokumentu „{ $name }”.
library-deleted = „{ $name }” jest w koszu. Cofnij (Ctrl+Z), aby przywrócić.
library-was-reset = „{ $name }” to znów oryginał z programu Hexsmith. Twoja wersja jest w koszu.
library-restored = „{ $name }” wyjęto z kosza.
library-destroyed = „{ $name }” usunięto na zawsze.
library-undone = Cofnięto ostatnią zmianę w bibliotece.
library-destroy-ask = Usunąć „{ $name }” na zawsze, ze wszystkimi wersjami? Tego nie można cofnąć.
library-destroy-yes = Usuń na zawsze
library-delete-used = Z „{ $name }” korzystają inne dokumenty:
library-delete-used-what = Jeśli to usuniesz, nie będzie można nimi grać, dopóki tego nie przywrócisz albo ich nie zmienisz.
library-delete-anyway = Usuń mimo to
library-and-more = …i jeszcze { $n }

library-reading = Dokument
library-in-words = Dokument
library-as-data = Źródło
library-no-words = Brak podglądu tego dokumentu. Źródło jest na drugiej karcie.
library-document-newer = To pochodzi z nowszej wersji Hexsmith ({ $version }). Pozostaje takie, jak przyszło.

library-versions = Wersje…
library-versions-title = Wersje
library-versions-how = Po każdym zapisie poprzednia wersja zostaje tutaj.
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
library-version-same = Nic.
library-version-restore = Przywróć tę wersję
library-version-restored = Przywrócono starszą wersję dokumentu „{ $name }”.

command-import-pack = &Importuj…
library-import-choose = Import pakietów i dokumentów
library-import-files = Pakiety i dokumenty (*.hexpack *.json)
library-pack-files = Pakiety Hexsmith (*.{ $suffix })
library-import-title = Import: { $file }
library-import-reading = Odczytywanie pakietu…
library-import-bringing-in = Importowanie pakietu…
library-import-safe = W bibliotece nic się nie zmieni, zanim się nie zgodzisz.
library-import-refused = Nie można zaimportować { $file }. Nic się nie zmieniło. Oto co jest nie tak:
library-import-faults = Co jest nie tak z pakietem
library-import-rest = Importuj resztę
library-import-go = Importuj
library-import-documents = Dokumenty w pakiecie
library-import-state = W bibliotece
library-import-choice = Co się stanie
library-state-new = jeszcze go nie ma
library-state-same = taki sam
library-state-changed = wcześniejsza wersja
library-state-conflict = coś innego
library-state-updated = twój, starszy
library-state-refused = nie do użycia
library-choice-mine = Zachowaj mój
library-choice-theirs = Weź nowy
library-choice-replace = Zastąp mój (wersja zostaje)
library-choice-both = Zachowaj oba
library-choice-both-as = Zachowaj oba, nowy jako { $id }
library-choice-add = Dodaj
library-choice-leave = Pomiń
library-import-for-marked = Dla wybranych wierszy:
library-import-all-the-same = Rozumiem; importuj mimo to
library-import-remarks = Przed importem
library-import-counts = Nowe: { $new }, zmienione: { $changed }, w konflikcie z twoimi: { $conflict }, takie same: { $same }.
library-import-missing = „{ $id }” wymaga „{ $names }”, a tego nie ma ani w pakiecie, ani w bibliotece.
library-pack-is = { $id }, wersja { $version }
library-pack-by = Autor: { $authors }
library-pack-licence = Licencja: { $licence }
library-pack-signed = Podpisany; podaje się za „{ $name }”; klucz { $key }
library-imported = Zaimportowano. Nowe: { $new }, zmienione: { $changed }, takie same: { $same }.

library-export = Eksportuj…
library-export-title = Eksport pakietu
library-export-what = &Zawartość
library-export-this = „{ $name }” i to, czego wymaga
library-export-all = wszystko, co moje
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
library-export-pictures-how = Obrazy mogą być w formacie PNG, JPEG lub WebP. Do pakietu trafia tylko to, co widać: bez miejsc, nazwisk i dat.
library-export-pictures-faults = Obrazy, których nie można wziąć
library-export-how = Pakiet to jeden plik, który inni mogą zaimportować. Nie obejmuje tego, co należy do programu Hexsmith.
library-exported = Pakiet zapisano. Dokumenty: { $n }.
library-exported-lacks = Wymienia to, czego nigdzie nie ma: { $ids }.

command-look-after-library = Kopie z&apasowe i kontrola…
library-damage-more = Do tego czasu można ją tylko czytać: zmiany nie są w niej zapisywane.
library-care = Kopie zapasowe i kontrola…
library-care-title = Kopie zapasowe i kontrola biblioteki
library-care-told = Co zrobiono i znaleziono
library-care-told-here = Tu będzie widać, co zrobiono i co znaleziono.
library-backups = Kopie zapasowe
library-backups-how = Gdy biblioteka jest używana, kopia powstaje co pół godziny, jeśli coś się zmieniło, i jedna na koniec.
library-backup = { $when }, dokumenty: { $n } ({ $cause })
library-back-up = Utwórz kopię teraz
library-backing-up = Kopia jest tworzona…
library-backed-up = Utworzono kopię zapasową.
library-restore-backup = Przywróć tę kopię…
library-restore-ask = Wrócić do kopii zapasowej z { $when }?
library-restore-what = Biblioteka będzie taka jak wtedy. Jej obecny stan też zostanie zachowany: jako kopia zapasowa albo, jeśli jest uszkodzona, jako plik obok niej.
library-restoring = Biblioteka jest przywracana…
library-restored-backup = Kopia zapasowa jest teraz biblioteką.
library-restored-kept = Poprzedni stan zachowano: { $path }
library-restored-salvaged = Nowsze dokumenty odzyskane z uszkodzonego pliku: { $n }.
library-restored-lost = Obrazy, których nie ma w żadnej kopii: { $n }. Zaimportuj ponownie pakiety, z którymi przyszły.
library-check-title = Kontrola
library-check = Sprawdź teraz
library-checking = Odczytywanie całej biblioteki…
library-is-sound = Nic nie zginęło i nic nie jest uszkodzone.
library-is-not-sound = Coś jest nie tak:
library-repair = Napraw
library-repair-would = Naprawa zrobiłaby to, po utworzeniu kopii zapasowej:
library-repairing = Trwa naprawa…
library-was-repaired = Naprawiono:
library-repair-left = To nadal jest nie tak:
library-rescue = Ocal to, co da się odczytać…
library-rescue-ask = Zacząć nową bibliotekę z tym, co da się jeszcze odczytać z tej?
library-rescue-what = Uszkodzony plik pozostanie obok. Jeśli jest kopia zapasowa, lepiej przywrócić ją: to, co zapisano później, także zostanie odczytane z uszkodzonego pliku.
library-rescue-yes = Zacznij od nowa
library-rescuing = Trwa ratowanie tego, co da się odczytać…
