# Dokumenty: otwierane, zapisywane, odzyskiwane; notatki na mapie.

command-new-notes = Nowe no&tatki…
command-open-document = &Otwórz…
command-save-page-as = Zapisz &jako…

documents-open-title = Otwórz dokument
documents-save-title = Zapisz jako
documents-filter = Dokumenty Hexsmith (*.{ $suffix })
documents-beginning = Tak było na początku
documents-not-sound = Nie można otworzyć „{ $name }”.
documents-newer = „{ $name }” pochodzi z nowszej wersji Hexsmith ({ $version }). Pozostaje bez zmian.
documents-no-page = „{ $name }” to { $kind }. Hexsmith potrafi to sprawdzić i użyć w grze, ale nie ma jeszcze strony do edycji.
documents-kind-army = oddział
documents-kind-army-format = format oddziału
documents-kind-terrain-set = zestaw terenu
documents-kind-card = karta
documents-kind-deck = talia
documents-kind-journal = dziennik rozgrywki
documents-kind-map = mapa
documents-kind-scenario = scenariusz
documents-bad-map = Mapa tych notatek jest nieprawidłowa.
documents-open-in-another-tab = { $path } jest otwarty w innej karcie. Wybierz inną nazwę albo najpierw zamknij tamtą kartę.
documents-not-there = Nie ma pliku { $path }. Mógł zostać przeniesiony lub usunięty.
documents-not-allowed = Nie można odczytać { $path }: brak uprawnień.
documents-is-a-folder = { $path } to folder, a nie dokument.
documents-is-a-library = { $path } to biblioteka, a nie dokument.
documents-no-plain-file = { $path } to urządzenie lub potok, a nie dokument.
documents-cannot-be-read = Nie można odczytać { $path }: { $reason }.
documents-gone = Nie ma już pliku { $path }: inny program go przeniósł lub usunął. Niczego nie zapisano.
documents-still-here = Twoje zmiany nadal tu są, niezapisane. Możesz zapisać ponownie lub pod inną nazwą (Plik > Zapisz jako).

documents-changed-elsewhere = Inny program zmienił { $path }.
documents-changed-what = Wczytać go ponownie i stracić swoje zmiany, nadpisać tamte zmiany swoimi, czy zapisać swoje pod inną nazwą?
documents-reload = &Wczytaj ponownie
documents-overwrite = &Nadpisz
documents-save-as = Zapisz &jako…
documents-reloaded = { $n ->
    [one] Wczytano ponownie z pliku: „{ $name }”.
    [few] Wczytano ponownie { $n } dokumenty z ich plików.
    [many] Wczytano ponownie { $n } dokumentów z ich plików.
   *[other] Wczytano ponownie { $n } dokumentu z ich plików.
  }
documents-not-reloaded = { $path }: plik się zmienił, ale nie można go pokazać: { $why }
documents-deleted = { $path }: plik usunięto lub przeniesiono. Strona nadal go pokazuje.
documents-keep-or-load = Masz niezapisane zmiany. Wczytać plik i je stracić czy zachować swoje? Następny zapis zastąpi plik.
documents-keep-mine = &Zachowaj moje
documents-load-theirs = &Wczytaj plik
document-is-broken = Tego pliku nie można jeszcze odczytać jako dokumentu. Popraw problemy w edytorze tekstu: strona podąża za plikiem.

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
recovery-stays = To, czego nie zapisano, pozostaje na miejscu i zostanie zaproponowane ponownie.
recovery-gone = Nie można już odczytać tego, co miało zostać przywrócone: { $path }
recovery-restore = &Przywróć
recovery-discard = &Odrzuć
recovery-later = &Później
recovery-steps = Czego nie zapisano:
document-undone = Cofnięto: { $step }
recovery-kept = To, co odrzucisz, pozostaje w koszu folderu odzyskiwania przez { $days ->
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
edit-fixed-value = Ta wartość mówi, jaki to rodzaj dokumentu, i nie można jej zmienić.
edit-add-note = Dodaj notatkę: { $place }
edit-remove-note = Usuń notatkę: { $place }
edit-move-note = Przenieś notatkę: { $place } → { $to }
edit-write-note = Napisz notatkę: { $place }
edit-mark-note = Oznacz notatkę: { $place }

notes-name = Notatki: { $map }
notes-new-title = Nowe notatki
notes-create = Utwórz notatki
notes-which-map = &Na której mapie?
notes-maps = Mapy
notes-map-of = { $map } · { $game }
notes-list = Notatki
notes-list-how = F2 przechodzi do tekstu notatki. M podnosi ją, by strzałki przenosiły ją po mapie; mysz ją przeciąga.
notes-heading = { $n ->
    [0] Brak notatek
    [one] { $n } notatka
    [few] { $n } notatki
    [many] { $n } notatek
   *[other] { $n } notatki
  }
notes-add = Dodaj
notes-add-how = Dodaj notatkę w miejscu kursora mapy (N albo dwukrotne kliknięcie miejsca)
notes-remove = Usuń
notes-remove-how = Usuń wybraną notatkę (Delete)
notes-nothing = Nie ma jeszcze notatek
notes-nothing-how = Kliknij dwukrotnie miejsce na mapie albo naciśnij N, aby dodać notatkę.
notes-none-chosen = Nie wybrano notatki
notes-which = Notatka { $number }, { $place }
notes-row = { $number } · { $place } · { $text }
notes-marker = notatka { $number }: { $text }
notes-signed = { $sign }: { $text }
notes-empty = (jeszcze pusta)
notes-sort = Rodzaj notatki
notes-text = Tekst notatki
notes-write-here = Napisz tu notatkę.
notes-sign-remark = uwaga
notes-sign-question = pytanie
notes-sign-warning = ostrzeżenie
notes-sign-done = zrobione
notes-problem = Notatka { $number }: { $text }
notes-no-problems = Brak problemów
notes-no-problems-how = Tu wymienione są notatki leżące poza mapą.
notes-open-ground = otwarty teren
notes-objective = cel { $number }
notes-zone = strefa: { $seat }
