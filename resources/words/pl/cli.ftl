cli-what-it-is = Studio gier bitewnych i arenowych. Bez polecenia albo z nazwą misji lub pliku otwiera okno.
cli-option-version = Wypisuje wersję i kończy.
cli-option-log-level = Ile szczegółów trafia do pliku dziennika.
cli-option-probes = Pokazuje także małe gry testujące silnik.
cli-option-library = Biblioteka lub folder, w którym dokumenty można wskazać nazwą. Domyślnie twoja biblioteka.
cli-names-of-ones-own = Aby wskazać własne dokumenty nazwą, dodaj --library FOLDER albo ustaw HEXSMITH_LIBRARY.
cli-option-json = Wypisuje JSON dla innych programów.
cli-our-bug = To błąd Hexsmith, nie twój. Zgłoś go i dołącz dziennik: { $folder }
cli-stream-fails = Nie działa standardowe wejście albo wyjście: { $reason }
cli-no-such-log-level = Nie ma poziomu dziennika „{ $name }”. Wybierz: { $known }.
cli-no-such-file = Nie ma pliku „{ $name }”. Sprawdź ścieżkę.
cli-no-such-library = Nie ma biblioteki ani folderu „{ $name }”. Sprawdź ścieżkę.

cli-engine = Obsługuje inne programy: jeden obiekt JSON w wierszu, na wejściu i na wyjściu.
cli-engine-no-files = Nie otwiera plików podanych w żądaniach.

cli-schema = Wypisuje schemat JSON rodzaju dokumentu albo protokołu silnika.
cli-schema-name = Nazwa schematu; „list” wypisuje wszystkie nazwy.
cli-schema-unknown = Nie ma schematu „{ $name }”. „hexsmith schema list” wypisuje wszystkie nazwy.

cli-check = Sprawdza dokumenty: postać, odwołania i zasady ich gry. W folderze: wszystkie pliki .json.
cli-check-files = Pliki, foldery lub nazwy dokumentów; „-” czyta standardowe wejście. Dokumenty sprawdzane razem mogą odwoływać się do siebie.
cli-check-too-much = W „{ $name }” jest za dużo na jedno sprawdzenie (najwyżej 2000 dokumentów, 200 folderów, 64 MB). Sprawdź po części.
cli-check-nothing-there = W „{ $name }” nie ma dokumentów (.json).
cli-check-sum = Sprawdzone dokumenty: { $documents }. Z błędami: { $wrong }.
cli-check-sound = { $name }: brak problemów
cli-check-id-in-files = Kilka plików ma ID „{ $id }”; liczy się ostatni: { $files }.
cli-check-more = { $name }: … i jeszcze co najmniej { $count }.
cli-check-warning = ostrzeżenie: { $problem }

cli-more-lines = … i jeszcze { $count }; wszystkie podaje --json.
cli-play = Rozgrywa misję botami.
cli-play-scenario = Plik albo nazwa wbudowanej misji.
cli-play-players = Po jednym bocie na miejsce, po przecinku: greedy,random.
cli-play-games = Liczba gier.
cli-play-seed = Ziarno losowe.
cli-play-workers = Liczba równoległych procesów; nie zmienia wyników.
cli-play-swap-seats = Przesuwa graczy o jedno miejsce z gry na grę, z tym samym szczęściem w każdej kolejce.
cli-play-anyway = Gra, nawet jeśli oddział łamie zasady.
cli-play-not-played = Nie rozegrano żadnej gry. Użyj --anyway, aby grać tymi oddziałami.
cli-play-warnings = { $name }: { $count ->
    [one] jedno ostrzeżenie. „hexsmith check” je pokaże.
    [few] { $count } ostrzeżenia. „hexsmith check” je wymieni.
    [many] { $count } ostrzeżeń. „hexsmith check” je wymieni.
   *[other] { $count } ostrzeżenia. „hexsmith check” je wymieni.
  }
cli-play-wrong-players =
    { $players ->
        [one] Podano jednego gracza
        [few] Podano { $players } graczy
        [many] Podano { $players } graczy
       *[other] Podano { $players } gracza
    }, a potrzeba po jednym na każde z tych miejsc: { $seats }.
cli-play-title =
    { $games ->
        [one] Jedna gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, ziarno { $seed }
cli-play-stopped =
    { $games ->
        [one] Przerwano przed końcem gry.
        [few] Przerwano; rozegrane gry: { $done } z { $games }.
        [many] Przerwano; rozegrane gry: { $done } z { $games }.
       *[other] Przerwano; rozegrane gry: { $done } z { $games }.
    }
cli-play-lost =
    { $lost ->
        [one] Nie rozegrano jednej gry z { $games }: system za każdym razem zamykał proces. Być może brakuje pamięci. Jej ziarno: { $seeds }.
        [few] Nie rozegrano { $lost } gier z { $games }: system za każdym razem zamykał procesy. Być może brakuje pamięci; spróbuj z mniejszą liczbą procesów. Pierwsze ziarna: { $seeds }.
        [many] Nie rozegrano { $lost } gier z { $games }: system za każdym razem zamykał procesy. Być może brakuje pamięci; spróbuj z mniejszą liczbą procesów. Pierwsze ziarna: { $seeds }.
       *[other] Nie rozegrano { $lost } gry z { $games }: system za każdym razem zamykał procesy. Być może brakuje pamięci; spróbuj z mniejszą liczbą procesów. Pierwsze ziarna: { $seeds }.
    }
cli-play-seat = miejsce { $seat }
cli-play-draws = remisy
cli-play-unfinished = nieukończone

cli-explain-card = Opisuje słowami, co robią karty.
cli-explain-card-files = Karty do objaśnienia; „-” czyta standardowe wejście.
cli-explain-card-lang = Język opisu: en, it, es, pl.
cli-explain-card-literal = Używa pełnych zdań, które podają wszystkie dane.
cli-explain-card-no-card = { $name } to nie karta. Podaj plik karty albo „-” (standardowe wejście).
cli-no-such-language = Nie ma języka „{ $name }”. Wybierz en, it, es lub pl.
