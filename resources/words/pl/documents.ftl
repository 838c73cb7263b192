# Dokumenty: otwierane, zapisywane, odzyskiwane; notatki na mapie.

command-new-notes = Nowe no&tatki…
command-open-document = &Otwórz…
command-save-page-as = Zapisz &jako…

documents-open-title = Otwórz dokument
documents-save-title = Zapisz jako
documents-filter = Dokumenty Hexsmith (*.{ $suffix })
documents-beginning = Oryginał
documents-not-sound = Nie można otworzyć „{ $name }”.
documents-newer = „{ $name }” pochodzi z nowszego Hexsmith (format { $version }) i nie można go tu otworzyć. Zainstaluj nowszą wersję.
documents-no-page = „{ $name }” to { $kind }. Hexsmith potrafi to sprawdzić i użyć w grze, ale jeszcze nie edytować.
documents-kind-army = oddział
documents-kind-army-format = format oddziału
documents-kind-terrain-set = zestaw terenu
documents-kind-card = karta
documents-kind-deck = talia
documents-kind-journal = zapis rozgrywki
documents-kind-map = mapa
documents-kind-scenario = misja
documents-bad-map = Mapa tych notatek zawiera błędy. Popraw najpierw mapę.
documents-open-in-another-tab = { $path } jest otwarty w innej karcie. Wybierz inną nazwę albo najpierw zamknij tamtą kartę.
documents-not-there = Nie ma pliku { $path }. Mógł zostać przeniesiony lub usunięty.
documents-not-allowed = Nie masz uprawnień do odczytu { $path }. Poproś właściciela albo otwórz kopię.
documents-is-a-folder = { $path } to folder. Wybierz z niego dokument.
documents-is-a-library = { $path } to biblioteka, a nie dokument. Aby ją otworzyć, uruchom Hexsmith z opcją --library.
documents-no-plain-file = { $path } to urządzenie lub potok, a nie dokument. Wybierz plik.
documents-cannot-be-read = Nie można odczytać { $path }: { $reason }.
documents-gone = Nie ma już pliku { $path }: inny program go przeniósł lub usunął. Niczego nie zapisano.
documents-still-here = Twoje zmiany nadal tu są, niezapisane. Zapisz ponownie lub pod inną nazwą (Plik > Zapisz jako).

documents-changed-elsewhere = Inny program zmienił { $path }.
documents-changed-what = Wczytać go ponownie i stracić swoje zmiany, nadpisać go swoimi czy zapisać swoje pod inną nazwą?
documents-reload = &Wczytaj ponownie
documents-overwrite = &Nadpisz
documents-save-as = Zapisz &jako…
documents-reloaded = { $n ->
    [one] Wczytano ponownie: „{ $name }”.
    [few] Wczytano ponownie { $n } dokumenty.
    [many] Wczytano ponownie { $n } dokumentów.
   *[other] Wczytano ponownie { $n } dokumentu.
    }
documents-not-reloaded = { $path }: plik się zmienił, ale nie można go pokazać: { $why }
documents-deleted = { $path }: plik usunięto lub przeniesiono. Ta karta nadal go pokazuje.
documents-keep-or-load = Masz niezapisane zmiany. Wczytać plik i je stracić czy zachować swoje? Następny zapis zastąpi plik.
documents-keep-mine = &Zachowaj moje
documents-load-theirs = &Wczytaj plik
document-is-broken = Tego pliku nie można jeszcze odczytać jako dokumentu. Popraw błędy w edytorze tekstu; ta karta śledzi zmiany w pliku.

recovery-title = Niezapisana praca
recovery-what = Hexsmith zamknął się niespodziewanie. Możesz przywrócić niezapisaną pracę.
recovery-list = Niezapisane dokumenty
recovery-row = { $name } · { $n ->
    [0] niezapisane zmiany
    [one] { $n } niezapisana zmiana
    [few] { $n } niezapisane zmiany
    [many] { $n } niezapisanych zmian
   *[other] { $n } niezapisanej zmiany
  } · { $when }
recovery-lost = { $n ->
    [one] Ostatniej zmiany nie da się odczytać i jest utracona.
    [few] { $n } ostatnich zmian nie da się odczytać i są utracone.
    [many] { $n } ostatnich zmian nie da się odczytać i są utracone.
   *[other] { $n } ostatniej zmiany nie da się odczytać i jest utracona.
  }
recovery-never-saved = Nigdy niezapisany
recovery-in-library = W bibliotece
recovery-off = Zapisuj często: po awarii niezapisane zmiany w tym dokumencie przepadną. { $why }
recovery-stays = Niezapisana praca zostaje na miejscu; Hexsmith zaproponuje ją ponownie.
recovery-gone = Tej niezapisanej pracy nie można już odczytać: { $path }
recovery-restore = &Przywróć
recovery-discard = &Odrzuć
recovery-later = &Później
recovery-steps = Niezapisane zmiany:
document-undone = Cofnięto: { $step }
recovery-kept = Odrzucona praca zostaje w koszu folderu odzyskiwania przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
    }.

edit-set-value = Zmień: { $what }
edit-insert-item = Dodaj: { $what }
edit-remove-item = Usuń: { $what }
edit-move-item = Przenieś na pozycję { NUMBER($position) }: { $what }
edit-batch = { $n ->
    [one] { $n } zmiana naraz
    [few] { $n } zmiany naraz
    [many] { $n } zmian naraz
   *[other] { $n } zmiany naraz
  }
edit-no-such-value = W dokumencie nie ma takiej wartości.
edit-fixed-value = Ta wartość określa rodzaj dokumentu i nie można jej zmienić.
edit-add-note = Dodaj notatkę: { $place }
edit-remove-note = Usuń notatkę: { $place }
edit-move-note = Przenieś notatkę: { $place } → { $to }
edit-write-note = Napisz notatkę: { $place }
edit-mark-note = Oznacz notatkę: { $place }

notes-name = Notatki: { $map }
notes-new-title = Nowe notatki
notes-create = Utwórz notatki
notes-which-map = &Mapa
notes-maps = Mapy
notes-map-of = { $map } · { $game }
notes-list = Notatki
notes-list-how = F2 edytuje tekst notatki. M ją podnosi: strzałki przesuwają ją po mapie. Możesz ją też przeciągać.
notes-heading = { $n ->
    [0] Brak notatek
    [one] { $n } notatka
    [few] { $n } notatki
    [many] { $n } notatek
   *[other] { $n } notatki
  }
notes-add = Dodaj
notes-add-how = Dodaj notatkę przy kursorze mapy (N albo dwukrotne kliknięcie miejsca)
notes-remove = Usuń
notes-remove-how = Usuń zaznaczoną notatkę (Delete)
notes-nothing = Nie ma jeszcze notatek
notes-nothing-how = Kliknij dwukrotnie miejsce na mapie albo naciśnij N, aby dodać notatkę.
notes-none-chosen = Nie zaznaczono notatki
notes-which = Notatka { $number }, { $place }
notes-row = { $number } · { $place } · { $text }
notes-marker = notatka { $number }: { $text }
notes-signed = { $sign }: { $text }
notes-empty = (pusta)
notes-sort = Rodzaj notatki
notes-text = Tekst notatki
notes-write-here = Napisz notatkę.
notes-sign-remark = uwaga
notes-sign-question = pytanie
notes-sign-warning = ostrzeżenie
notes-sign-done = zrobione
notes-problem = Notatka { $number }: { $text }
notes-no-problems = Brak problemów
notes-no-problems-how = Tu pojawiają się notatki poza mapą.
notes-open-ground = otwarty teren
notes-objective = cel { $number }
notes-zone = strefa: { $seat }
