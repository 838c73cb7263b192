### Co jest nie tak z cudzym pakietem lub obrazem. Każde zdanie stoi po nazwie pliku lub pozycji.

## Plik

pack-is-none = To nie jest pakiet Hexsmith. Wybierz plik .hexpack.
pack-too-large = Pakiet zajmuje { $found } MiB; może zajmować najwyżej { $most }.
pack-no-end = Pakiet jest uszkodzony: ucięty albo coś następuje po jego końcu. Pobierz go ponownie.
pack-in-several-parts = Pakiet jest podzielony na kilka plików. Pobierz go w jednym pliku.
pack-too-many-entries = Pakiet przekracza dozwoloną liczbę pozycji ({ $most }). Podziel go na kilka pakietów.
pack-too-many-mentions = Dokumenty w pakiecie odwołują się do innych więcej niż { $most } razy. Podziel go na kilka pakietów.
pack-zip64 = Pakiet używa formatu ogromnych archiwów (ZIP64), którego pakiety nie używają. Wyeksportuj go ponownie z Hexsmith.
pack-no-directory = Nie można odczytać spisu treści pakietu. Pobierz go ponownie.
pack-list-too-long = Spis treści pakietu jest dłuższy, niż wymagają jego pozycje. Pobierz go ponownie.
pack-other-number = Pozycje zadeklarowane w pakiecie: { $said }, wymienione: { $found }. Pobierz go ponownie.
pack-no-manifest = W pakiecie brakuje pliku manifest.json, więc nie wiadomo, co zawiera. Pobierz go ponownie.

## Pozycje

pack-bad-name = Pozycja nie może się tak nazywać. Użyj małych liter, cyfr, kropek, łączników i podkreśleń, najwyżej pięciu folderów i żadnej nazwy zastrzeżonej przez system.
pack-encrypted = Pozycja jest zaszyfrowana, a pakiety na to nie pozwalają.
pack-bad-flags = Pozycja ma oznaczenia, których pakiety nie używają.
pack-bad-method = Pozycja jest skompresowana metodą, której pakiety nie obsługują. Użyj „deflate” albo nie kompresuj.
pack-no-plain-file = Pozycja jest dowiązaniem, urządzeniem albo folderem; pakiety zawierają tylko pliki.
pack-entry-too-large = Pozycja zajmuje { $found } MiB; może zajmować najwyżej { $most }.
pack-ratio = Pozycja po rozpakowaniu rośnie ponad { $most } razy, jak bywa tylko w atakach. Nie używaj pakietu.
pack-total-too-large = Wszystkie pozycje razem zajmują { $found } MiB; mogą zajmować najwyżej { $most }.
pack-wrong-size = Rozmiar pozycji różni się od podanego w pakiecie. Pobierz go ponownie.
pack-repeated-name = Dwie pozycje mają tę nazwę.
pack-file-and-folder = Pozycja jest jednocześnie plikiem i folderem.
pack-no-such-entry = Pozycji nie ma tam, gdzie wskazuje spis.
pack-two-names = Pozycja ma inną nazwę w spisie niż na swoim miejscu. Pobierz pakiet ponownie.
pack-two-sizes = Pozycja jest opisana inaczej w spisie niż na swoim miejscu. Pobierz pakiet ponownie.
pack-overlap = Pozycja nachodzi na inną. Pobierz pakiet ponownie.
pack-hidden-bytes = Pakiet ukrywa dane przy tej pozycji, czego nie robi żaden uczciwy program. Poproś autora o nowy.
pack-damaged = Pozycja jest uszkodzona. Pobierz pakiet ponownie.

## Manifest i podpis

pack-bad-id = „{ $found }” nie może być ID pakietu. Użyj małych liter, cyfr, łączników i kropek: org.example.ruins.
pack-bad-version = „{ $found }” nie może być wersją pakietu. Podaj trzy liczby rozdzielone kropkami: 1.0.0.
pack-bad-range = „{ $found }” nie może być zakresem wersji. Podaj *, ^1.2.0 albo granice rozdzielone spacjami: >=1.2.0 <3.0.0.
pack-bad-listed-name = „{ $found }” nie może być w spisie: to nie może być nazwa pozycji albo nie trzeba jej wymieniać.
pack-bad-digest = „{ $found }” nie jest sumą SHA-256. Podaj 64 cyfry i litery od „a” do „f”.
pack-needs-itself = Pakiet „{ $id }” wymaga sam siebie.
pack-newer-container = Pakiet ma wersję formatu { $found }, a ten Hexsmith czyta do { $current }. Zainstaluj nowszy Hexsmith.
pack-needs-features = Pakiet wymaga funkcji, których ten Hexsmith nie ma: { $features }. Zainstaluj wersję { $program } lub nowszą.
pack-bad-key = „{ $found }” to nie jest ciąg base64 o długości { $size } bajtów.
pack-wrong-signature = Podpis się nie zgadza: ktoś zmienił pakiet po podpisaniu. Nie używaj go.
pack-weak-key = Pakiet podpisano kluczem, którego może użyć każdy. Nie używaj go; poproś autora o podpisany prawdziwym kluczem.
pack-unlisted = Manifest nie wymienia tej pozycji.
pack-missing-entry = Manifest wymienia tę pozycję, ale jej brakuje. Pobierz pakiet ponownie.
pack-wrong-digest = Pozycja nie zgadza się z manifestem: została zmieniona albo uszkodzona. Pobierz pakiet ponownie.
pack-unknown-entry = Pakiety mogą zawierać tylko dokumenty, obrazy (PNG, JPEG, WebP) i tłumaczenia. Usuń tę pozycję.
pack-other-id = Dokument w środku ma ID „{ $id }”, które należy do innej pozycji.
content-byte-order-mark = Tekst zaczyna się znacznikiem kolejności bajtów. Usuń go.

## Obrazy

image-no-picture = To nie jest obraz PNG, JPEG ani WebP. Wybierz taki obraz.
image-too-long = Długość obrazu: { $found } pikseli, najwięcej na bok: { $most }. Zmniejsz go.
image-too-many-pixels = Obraz ma { $found } Mpx; limit dla tego rodzaju to { $most } Mpx. Zmniejsz go.
image-far-too-large = Obraz jest o wiele za duży. Zmniejsz go.
image-too-many-bytes = Obraz w formacie PNG zajmuje więcej niż { $most } MiB. Zmniejsz go.
image-moves = Obraz jest animowany. Wybierz nieruchomy.
image-damaged = Obraz jest uszkodzony albo ucięty. Zapisz go ponownie lub wybierz inny.
image-file-too-large = Plik ma więcej niż { $most } MiB, a to limit dla obrazu. Zmniejsz go.
image-all-too-large = Obrazy razem mają więcej niż { $most } MiB, a to limit dla pakietu. Użyj ich mniej albo mniejszych.
image-no-plain-file = To nie jest plik obrazu. Wybierz PNG, JPEG lub WebP.
image-given-up = Czytanie obrazu wymaga zbyt wiele czasu lub pamięci. Zapisz go ponownie w innym programie albo zmniejsz.

## Czytanie

pack-not-readable = Nie można odczytać pliku: { $reason }.
pack-is-a-library = To jest biblioteka, a nie pakiet. Wybierz plik .hexpack.
pack-file-missing = Tego pliku nie ma. Mógł zostać przeniesiony lub ma inną nazwę: wybierz go ponownie.
pack-file-not-allowed = Nie masz uprawnień do odczytu tego pliku. Poproś o nie właściciela albo skopiuj plik do własnego folderu.
pack-file-is-a-folder = To jest folder, a nie pakiet. Wybierz plik .hexpack.
pack-file-no-plain-file = To jest urządzenie albo potok, a nie plik. Wybierz plik .hexpack.
pack-took-too-long = Czytanie pakietu trwało dłużej niż { $seconds } s i zostało przerwane. Jeśli zawiera dużo obrazów, podziel go na dwa.
pack-step-took-too-long = Czytanie przerwano w tym miejscu: trwało dłużej niż { $seconds } s, jak w żadnym uczciwym pakiecie. Poproś autora o inny.
pack-too-much-memory = Czytanie przerwano w tym miejscu: wymagało więcej pamięci niż jakikolwiek uczciwy pakiet. Poproś autora o inny.
pack-reader-ended = Czytanie pakietu nie powiodło się i zostało przerwane; niczego innego nie ruszono. Poproś autora o inny.
pack-too-much-work = Pakiet zawiera więcej, niż można przeczytać naraz. Jeśli ma za dużo obrazów, podziel go na dwa.
pack-reader-not-started = Hexsmith nie mógł uruchomić procesu, który czyta pakiety; pakiet nie jest temu winien. Spróbuj ponownie; jeśli to nie pomoże, zainstaluj Hexsmith jeszcze raz.
pack-changed-while-read = Pakiet zmienił się po odczytaniu. Zaimportuj go ponownie.
pack-no-staging = Nie ma gdzie rozpakować pakietu: { $reason } Zwolnij tam miejsce albo pozwól Hexsmith tam zapisywać.

## Przed importem

pack-circle = Te pakiety wymagają się nawzajem, więc żaden nie może być pierwszy: { $ids }.
pack-missing-requirement = Wymaga pakietu „{ $id }” ({ $range }), którego brakuje. Zaimportuj najpierw tamten.
pack-other-requirement = Wymaga wersji { $range } pakietu „{ $id }”; masz { $found }. Zaimportuj najpierw tamtą wersję.
pack-older = To wersja { $found }, starsza niż twoja { $mine }.
pack-same-version = Ma tę samą wersję co twój, { $version }, ale inną zawartość.
pack-other-signer = Pakiet, który masz, podpisał kto inny. Zanim zaufasz temu, zapytaj autora; jego klucz zaczyna się od { $fingerprint }.
pack-signed-no-more = Pakiet, który masz, jest podpisany; ten nie jest. Zanim mu zaufasz, zapytaj autora.
pack-unsigned = Bez podpisu: nie można sprawdzić autora.
pack-new-signer = Podpis: „{ $name }”, nowy tu klucz: { $fingerprint }.
pack-known-signer = Podpis: „{ $name }”, ten sam klucz co { $packs }: { $fingerprint }.
pack-here-already = Masz już dokładnie ten pakiet.
pack-passed-over = Te pozycje może odczytać tylko nowszy Hexsmith. Zostaną zachowane i trafią do pakietu przy ponownym eksporcie: { $entries }.
pack-left-behind = Te pozycje może odczytać tylko nowszy Hexsmith, a są za duże, by je zachować: { $entries }. Ponowny eksport pakietu je pominie.
pack-plan-outdated = Biblioteka zmieniła się od przygotowania importu. Zacznij import ponownie.

## Usuwanie pakietu

pack-needed = Te pakiety wymagają „{ $id }”: { $packs }. Najpierw usuń je albo usuń ten mimo to.
pack-unknown = Nie zaimportowano pakietu „{ $id }”. „hexsmith pack list” pokazuje twoje.
pack-unknown-near = Nie zaimportowano pakietu „{ $id }”. Czy chodziło o „{ $near }”?

## Tworzenie

pack-not-own = Do pakietu trafiają tylko twoje dokumenty. Usuń: { $ids }.
pack-images-lost = Brakuje plików tych obrazów albo są uszkodzone: { $images }. Zaimportuj ponownie ich pakiet.

## Porównanie dwóch

pack-other-picture = Inny obraz: piksele dawniej { $old }, teraz { $new }.

## Wiersz poleceń

cli-pack = Udostępnia dokumenty w pakietach i importuje cudze.
cli-pack-file = Pakiet.
cli-pack-files = Pakiety.
cli-pack-info = Pokazuje, czym są pakiety i co zawierają.
cli-pack-check = Sprawdza pakiety.
cli-pack-import = Importuje pakiet do biblioteki: cały albo wcale.
cli-pack-export = Eksportuje twoje dokumenty w pakiecie wraz ze wszystkimi twoimi, których wymagają.
cli-pack-diff = Porównuje dwa pakiety.
cli-pack-diff-old = Pierwszy pakiet.
cli-pack-diff-new = Drugi pakiet.
cli-pack-library = Biblioteka. Domyślnie twoja.
cli-pack-keep = Co zachować w razie konfliktu: mine, theirs albo both.
cli-pack-choose = Co zachować dla jednego dokumentu: ID=mine, ID=theirs albo ID=both.
cli-pack-no-choice = Nie można wybrać „{ $found }”. Podaj mine, theirs albo both.
cli-pack-no-such-document = W pakiecie nie ma dokumentu „{ $id }”. „hexsmith pack info” wymienia jego dokumenty.
cli-pack-anyway = Importuje mimo ostrzeżeń.
cli-pack-without-broken = Pomija dokumenty i obrazy, których nie da się użyć.
cli-pack-plan = Pokazuje tylko, co zostałoby zaimportowane.
cli-pack-to = Plik do zapisania.
cli-pack-again = Zaimportowany pakiet do ponownego eksportu.
cli-pack-documents = ID twoich dokumentów.
cli-pack-id = ID pakietu, niepowtarzalne: org.example.ruins.
cli-pack-version = Wersja pakietu: 1.0.0.
cli-pack-title = Tytuł pakietu.
cli-pack-author = Autor pakietu.
cli-pack-licence = Licencja, na której inni mogą go używać.
cli-pack-requires = Wymagany pakiet: ID albo ID@ZAKRES.
cli-pack-translation = Plik z tłumaczeniami cudzych dokumentów, nazwany od języka: pl.json.
cli-pack-image = Obraz do dołączenia (PNG, JPEG lub WebP); można powtarzać.
cli-pack-sign = Podpisuje kluczem z tego pliku; jeśli go brak, plik powstanie.
cli-pack-sign-as = Twoje nazwisko w podpisie.
cli-pack-key-open = Inni na tym komputerze mogą odczytać klucz { $name } i podpisywać w twoim imieniu. Zabezpiecz go: chmod 600.
cli-pack-over-key = Pakiet nadpisałby klucz { $name }. Wybierz inną nazwę.
cli-pack-bad-key-file = W „{ $name }” nie ma klucza do podpisywania albo HEXSMITH_KEY_PASSWORD go nie otwiera. Sprawdź jedno i drugie.
cli-pack-incomplete = Nowy pakiet wymaga --id, --version i --title oraz co najmniej jednego dokumentu lub tłumaczenia.
cli-pack-translated-twice = Są dwa tłumaczenia na język „{ $name }”. Umieść je w jednym pliku.
cli-pack-by = autorzy: { $authors }
cli-pack-licensed = licencja: { $licence }
cli-pack-fingerprint = odcisk: { $fingerprint }
cli-pack-needs = wymaga { $id } { $range }
cli-pack-holds = { $documents ->
    [one] { $documents } dokument
    [few] { $documents } dokumenty
    [many] { $documents } dokumentów
   *[other] { $documents } dokumentu
}, { $images ->
    [one] { $images } obraz
    [few] { $images } obrazy
    [many] { $images } obrazów
   *[other] { $images } obrazu
}
cli-pack-picture = obraz { $entry }: { $width } × { $height }
cli-pack-unread-entry = dla nowszego programu Hexsmith: { $entry }
cli-pack-state-new = nowy: { $id }
cli-pack-state-same = bez zmian: { $id }
cli-pack-state-changed = zmieniony: { $id }
cli-pack-conflict-mine = konflikt: { $id }; zostaje twój
cli-pack-conflict-theirs = konflikt: { $id }; zastąpi go ten z pakietu
cli-pack-conflict-both = konflikt: { $id }; zostają oba, ten z pakietu jako { $new }
cli-pack-along = też dostaje inne ID, bo odwołuje się do takiego dokumentu: { $id }
cli-pack-names-nothing = { $id } odwołuje się do „{ $name }”, którego nie ma.
cli-pack-names-other-kind = { $id } odwołuje się do „{ $name }” jako „{ $kind }”, ale to „{ $found }”.
cli-pack-left-out = pominięto: { $fault }
cli-pack-doubt = ostrzeżenie: { $doubt }
cli-pack-not-imported = Niczego nie zaimportowano. Aby zaimportować mimo to, dodaj --anyway.
cli-pack-imported = Zaimportowano. Nowe: { $new }, zmienione: { $changed }, bez zmian: { $same }.
cli-pack-planned = Niczego nie zaimportowano: to tylko podgląd.
cli-pack-written = { $path }: wyeksportowano, odcisk { $fingerprint }
cli-pack-lost = Pakiet wyeksportowano bez tych pozycji, które może odczytać tylko nowszy Hexsmith: { $entries }.
cli-pack-only-in-old = tylko w pierwszym: { $entry }
cli-pack-only-in-new = tylko w drugim: { $entry }
cli-pack-differs = różne: { $entry }
cli-pack-equal = Pakiety są takie same.
cli-pack-list = Wymienia zaimportowane pakiety.
cli-pack-none = Nie zaimportowano żadnego pakietu.
cli-pack-remove = Usuwa pakiet z biblioteki; jego dokumenty trafiają do kosza.
cli-pack-name = ID zaimportowanego pakietu.
cli-pack-remove-anyway = Usuwa go mimo ostrzeżeń.
cli-pack-remove-plan = Pokazuje tylko, co zostałoby usunięte.
cli-pack-goes = do kosza: { $id }
cli-pack-stays = zostaje, bo jest zmieniony przez ciebie: { $id }
cli-pack-shared = zostaje, bo jest też w pakiecie „{ $pack }”: { $id }
cli-pack-not-removed = Niczego nie usunięto. Aby usunąć mimo to, dodaj --anyway.
cli-pack-removed = { $documents ->
    [0] Usunięto pakiet „{ $id }”. Ponowny import przywróci wszystko.
    [one] Usunięto pakiet „{ $id }”. Jego dokument jest w koszu; ponowny import przywróci wszystko.
    [few] Usunięto pakiet „{ $id }”. Jego dokumenty są w koszu; ponowny import przywróci wszystko.
    [many] Usunięto pakiet „{ $id }”. Jego dokumenty są w koszu; ponowny import przywróci wszystko.
   *[other] Usunięto pakiet „{ $id }”. Jego dokumenty są w koszu; ponowny import przywróci wszystko.
    }
cli-pack-remove-planned = Niczego nie usunięto: to tylko podgląd.
