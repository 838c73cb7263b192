cli-what-it-is = Studio do stołowych gier skirmishowych i arenowych. Bez czasownika albo ze scenariuszem lub plikiem w jego miejscu otwiera swoje okno.
cli-option-version = Wypisuje wersję i kończy.
cli-option-log-level = Ile trafia do pliku dziennika.
cli-option-probes = Pokazuje też małe gry, które sprawdzają silnik.
cli-option-library = Szuka dokumentów po nazwie także w tej bibliotece lub w tym folderze dokumentów; inaczej we własnej bibliotece.
cli-names-of-ones-own = Własne dokumenty można wskazać nazwą po dodaniu --library FOLDER albo gdy biblioteka jest podana w HEXSMITH_LIBRARY.
cli-option-json = Wypisuje JSON dla innych programów.
cli-our-bug = To nasz błąd. Co się stało, zapisano w dzienniku: { $folder }
cli-stream-fails = Standardowe wejście albo wyjście nie działa: { $reason }
cli-no-such-log-level = Nie ma poziomu dziennika „{ $name }”; są: { $known }.
cli-no-such-file = Nie ma pliku „{ $name }”.
cli-no-such-library = Nie ma ani biblioteki, ani folderu „{ $name }”.

cli-engine = Odpowiada innym programom: jeden obiekt JSON w wierszu, na wejściu i na wyjściu.
cli-engine-no-files = Nie otwiera plików wymienionych w żądaniach.

cli-schema = Wypisuje schemat JSON rodzaju dokumentu albo protokołu silnika.
cli-schema-name = Czego schemat wypisać; „list” wypisuje wszystkie nazwy.
cli-schema-unknown = Nie ma schematu „{ $name }”.

cli-check = Sprawdza dokumenty: ich postać, to, na co się powołują, i zasady ich gry. W folderze – wszystkie jego dokumenty (.json).
cli-check-files = Pliki lub foldery do sprawdzenia albo dokumenty po nazwie; „-” to standardowe wejście. Dokumenty sprawdzane razem znajdują się nawzajem.
cli-check-too-much = W „{ $name }” jest więcej, niż można sprawdzić naraz: 2000 dokumentów, 200 folderów, 64 MB. Sprawdź po części.
cli-check-nothing-there = W „{ $name }” nie ma dokumentów (.json).
cli-check-sum = Sprawdzone dokumenty: { $documents }. Z błędami: { $wrong }.
cli-check-sound = { $name }: wszystko w porządku
cli-check-id-in-files = Kilka plików ma id „{ $id }”; liczy się ostatni: { $files }.
cli-check-more = { $name }: … i jeszcze co najmniej { $count }.
cli-check-warning = ostrzeżenie: { $problem }

cli-more-lines = … i jeszcze { $count }; wszystkie podaje --json.
cli-play = Każe botom rozegrać scenariusz.
cli-play-scenario = Plik albo nazwa dołączonego scenariusza.
cli-play-players = Bot dla każdego miejsca, oddzielone przecinkami: greedy,random.
cli-play-games = Ile gier.
cli-play-seed = Z czego bierze się całe szczęście.
cli-play-workers = Ile procesów gra; wyniki od tego nie zależą.
cli-play-swap-seats = Przesuwa każdego gracza o jedno miejsce z gry na grę, z tym samym szczęściem w każdej kolejce.
cli-play-anyway = Graj, nawet jeśli oddział łamie zasady.
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

cli-explain-card = Mówi słowami, co robią karty.
cli-explain-card-files = Karty do objaśnienia; „-” to standardowe wejście.
cli-explain-card-lang = Język objaśnienia: en, it, es, pl.
cli-explain-card-literal = Użyj pełnych zdań, które nazywają wszystko, co jest w danych.
cli-explain-card-no-card = { $name }: to nie jest karta żadnej gry.
cli-no-such-language = Nie ma języka „{ $name }”.
