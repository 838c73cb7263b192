### Co jest nie tak z cudzym pakietem lub obrazem. Każde zdanie stoi po nazwie pliku lub pozycji.

## Plik

pack-is-none = To nie jest pakiet Hexsmith.
pack-too-large = Pakiet zajmuje { $found } MiB; może zajmować najwyżej { $most }.
pack-no-end = Pakiet jest ucięty albo coś następuje po jego końcu. Trzeba zdobyć go ponownie.
pack-in-several-parts = Pakiet jest podzielony na kilka plików; można czytać tylko całe.
pack-too-many-entries = Liczba pozycji w pakiecie przekracza dozwolone maksimum: { $most }.
pack-too-many-mentions = Dokumenty w pakiecie wskazują inne więcej niż { $most } razy. Podziel go na kilka pakietów.
pack-zip64 = Pakiet jest zapisany w formie dla ogromnych archiwów (ZIP64), której pakiety nigdy nie potrzebują.
pack-no-directory = Nie można odczytać spisu zawartości pakietu. Trzeba zdobyć go ponownie.
pack-list-too-long = Spis zawartości pakietu jest dłuższy, niż mogą tego wymagać jego pozycje. Trzeba zdobyć go ponownie.
pack-other-number = Liczba pozycji podana w pakiecie: { $said }, w jego spisie: { $found }. Trzeba zdobyć go ponownie.
pack-no-manifest = W pakiecie brakuje pliku manifest.json, który mówi, co w nim jest.

## Pozycje

pack-bad-name = Pozycja nie może się tak nazywać: małe litery, cyfry, kropki, łączniki i podkreślenia, najwyżej w pięciu folderach, bez nazw zastrzeżonych przez jakikolwiek system.
pack-encrypted = Pozycja jest zaszyfrowana, a pakiety nie są szyfrowane.
pack-bad-flags = Pozycja ma oznaczenia, których pakiety nie używają.
pack-bad-method = Pozycja jest skompresowana metodą, której pakiety nie używają; czyta się tylko „deflate” i pozycje bez kompresji.
pack-no-plain-file = Pozycja jest dowiązaniem, urządzeniem albo folderem; pakiet zawiera tylko zwykłe pliki.
pack-entry-too-large = Pozycja zajmuje { $found } MiB; może zajmować najwyżej { $most }.
pack-ratio = Według spisu pozycja po rozpakowaniu urośnie więcej niż { $most } razy, jak bywa tylko w atakach.
pack-total-too-large = Wszystkie pozycje razem zajmują { $found } MiB; mogą zajmować najwyżej { $most }.
pack-wrong-size = Pozycja ma inny rozmiar, niż podaje pakiet.
pack-repeated-name = Dwie pozycje mają tę nazwę.
pack-file-and-folder = Pozycja jest jednocześnie plikiem i folderem.
pack-no-such-entry = Pozycji nie ma tam, gdzie wskazuje spis.
pack-two-names = Pozycja ma jedną nazwę w spisie, a inną na swoim miejscu.
pack-two-sizes = Pozycja podaje o sobie co innego w spisie, a co innego na swoim miejscu.
pack-overlap = Pozycja nachodzi na inną.
pack-hidden-bytes = Przy tej pozycji leżą bajty, które nie należą do niczego w pakiecie; uczciwe programy takich nie zapisują. Trzeba zdobyć pakiet ponownie od jego autora.
pack-damaged = Pozycja jest uszkodzona. Trzeba zdobyć pakiet ponownie.

## Manifest i podpis

pack-bad-id = „{ $found }” nie jest identyfikatorem pakietu: małe litery, cyfry, łączniki i kropki, na przykład org.example.ruins.
pack-bad-version = „{ $found }” nie jest wersją pakietu: należy podać trzy liczby rozdzielone kropkami, na przykład 1.0.0.
pack-bad-range = „{ $found }” nie jest zakresem wersji: *, ^1.2.0 albo granice rozdzielone spacjami, na przykład >=1.2.0 <3.0.0.
pack-bad-listed-name = „{ $found }” nie może stać w spisie: to nie jest nazwa pozycji albo jest to pozycja, której żaden spis nie potrzebuje.
pack-bad-digest = „{ $found }” nie jest sumą SHA-256: 64 cyfry i litery od a do f.
pack-needs-itself = Pakiet „{ $id }” podaje, że wymaga sam siebie.
pack-newer-container = Pakiet jest zgodny z wersją { $found } pakietów, a ten program czyta je do wersji { $current }. Potrzebny jest nowszy Hexsmith.
pack-needs-features = Pakiet wymaga programu Hexsmith, który zna: { $features }. Zapisała go wersja { $program }.
pack-bad-key = „{ $found }” to nie jest ciąg base64 o długości { $size } bajtów.
pack-wrong-signature = Podpis nie należy do tego manifestu: ktoś zmienił pakiet po podpisaniu. Nie należy go używać.
pack-weak-key = Podpisano go kluczem, którym może podpisywać każdy. Nie należy go używać; warto poprosić autora o pakiet podpisany prawdziwym kluczem.
pack-unlisted = Pozycji nie ma w spisie manifestu.
pack-missing-entry = Manifest wymienia tę pozycję, ale jej nie ma.
pack-wrong-digest = To nie ta pozycja, o której mówi manifest: została zmieniona albo uszkodzona.
pack-unknown-entry = Pakiety nie zawierają niczego takiego: tylko dokumenty, obrazy (PNG, JPEG, WebP) i tłumaczenia.
pack-other-id = Dokument w środku ma identyfikator „{ $id }”, który należy do innej pozycji.
content-byte-order-mark = Tekst zaczyna się znacznikiem kolejności bajtów, który trzeba usunąć.

## Obrazy

image-no-picture = To nie jest obraz PNG, JPEG ani WebP.
image-too-long = Długość obrazu w pikselach to { $found }; najwięcej na bok to { $most }.
image-too-many-pixels = Obraz ma { $found } Mpx; taki obraz może mieć najwyżej { $most } Mpx. Trzeba go zmniejszyć.
image-far-too-large = Obraz jest o wiele za duży. Trzeba go zmniejszyć.
image-too-many-bytes = Obraz zapisany jako PNG zajmuje więcej niż { $most } MiB. Trzeba go zmniejszyć.
image-moves = Obraz jest ruchomy; można używać tylko nieruchomych.
image-damaged = Obraz jest uszkodzony albo ucięty.
image-file-too-large = Plik ma więcej niż { $most } MiB, a obraz tyle mieć nie może. Zmniejsz go.
image-all-too-large = Wszystkie obrazy razem mają więcej niż { $most } MiB, a pakiet tyle mieć nie może. Wybierz mniej obrazów lub mniejsze.
image-no-plain-file = To nie jest plik z obrazem. Wybierz plik PNG, JPEG lub WebP.
image-given-up = Przerwano czytanie obrazu: wymaga więcej czasu lub pamięci, niż powinien jakikolwiek obraz. Zapisz go ponownie w innym programie albo zmniejsz.

## Czytanie

pack-not-readable = Nie można odczytać pliku: { $reason }.
pack-is-a-library = To jest biblioteka, a nie pakiet.
pack-file-missing = Nie ma takiego pliku. Być może został przeniesiony lub ma inną nazwę: wybierz go ponownie.
pack-file-not-allowed = Nie masz prawa czytać tego pliku. Poproś o nie jego właściciela albo skopiuj plik do własnego folderu.
pack-file-is-a-folder = To jest folder, a nie pakiet. Wybierz plik z końcówką .hexpack.
pack-file-no-plain-file = To jest urządzenie albo potok, a nie plik. Wybierz plik z końcówką .hexpack.
pack-took-too-long = Zrezygnowano z pakietu po upływie { $seconds } s. Jeśli zawiera dużo obrazów, podziel go na dwa pakiety.
pack-step-took-too-long = Odczyt został tu przerwany: trwał dłużej niż { $seconds } s, co nie zdarza się w żadnym uczciwym pakiecie. Poproś autora o inny.
pack-too-much-memory = Odczyt został tu przerwany: wymagał więcej pamięci, niż potrzebuje jakikolwiek uczciwy pakiet. Poproś autora o inny.
pack-reader-ended = Zrezygnowano z pakietu: przerwał pracę czytającego go procesu albo zużył więcej, niż wolno. Niczego innego nie ruszono.
pack-too-much-work = Zrezygnowano z pakietu: zawiera więcej, niż można przeczytać naraz. Jeśli obrazów jest za dużo, podziel go na dwa pakiety.
pack-reader-not-started = Hexsmith nie mógł uruchomić procesu, w którym czyta pakiety. To nic nie mówi o samym pakiecie. Spróbuj ponownie; jeśli to nie pomoże, zainstaluj Hexsmith od nowa.
pack-changed-while-read = To, co przeczytano z pakietu, nie jest już takie, jak było. Trzeba zaimportować go ponownie.
pack-no-staging = Nie ma gdzie odczytać pakietu: { $reason } Trzeba zrobić tam miejsce albo pozwolić Hexsmith tam pisać.

## Przed importem

pack-circle = Te pakiety wymagają się nawzajem w kółko, więc żaden nie może być pierwszy: { $ids }.
pack-missing-requirement = Wymaga pakietu „{ $id }” ({ $range }), którego tu nie ma. Najpierw trzeba zaimportować tamten.
pack-other-requirement = Wymaga pakietu „{ $id }” w wersji { $range }; tu jest { $found }.
pack-older = To wersja { $found }, starsza niż { $mine }, która tu jest.
pack-same-version = Podaje się za wersję { $version }, tak jak ten, który tu jest, ale zawiera co innego.
pack-other-signer = Pakiet, który tu jest, podpisał kto inny. Przed zaufaniem temu należy zapytać autora; jego klucz zaczyna się od { $fingerprint }.
pack-signed-no-more = Pakiet, który tu jest, był podpisany; ten nie jest. Przed zaufaniem mu należy zapytać autora.
pack-unsigned = Nie jest podpisany, więc nic nie mówi, czyj jest.
pack-new-signer = Podpis: „{ $name }”, klucz dotąd tu niewidziany: { $fingerprint }.
pack-known-signer = Podpis: „{ $name }”, ten sam klucz co w tych pakietach: { $packs }. Klucz: { $fingerprint }.
pack-here-already = Dokładnie ten pakiet już tu jest.
pack-passed-over = Te pozycje może odczytać tylko nowszy Hexsmith. Zostają zachowane bez zmian i trafią do pakietu, gdy zostanie ponownie wyeksportowany: { $entries }.
pack-left-behind = Te pozycje może odczytać tylko nowszy Hexsmith, a są zbyt duże, by je zachować: { $entries }. Ponownie wyeksportowany pakiet nie będzie ich zawierał.
pack-plan-outdated = Biblioteka zmieniła się od czasu zaplanowania importu. Trzeba zaplanować go ponownie.

## Usuwanie pakietu

pack-needed = Pakietu „{ $id }” potrzebują te pakiety: { $packs }. Najpierw trzeba usunąć je albo usunąć ten mimo to.
pack-unknown = Nie zaimportowano tu pakietu „{ $id }”.
pack-unknown-near = Nie zaimportowano tu pakietu „{ $id }”. Czy chodzi o „{ $near }”?

## Tworzenie

pack-not-own = To nie są własne dokumenty, więc nie trafią do pakietu: { $ids }.
pack-images-lost = Brakuje plików tych obrazów albo są uszkodzone: { $images }. Trzeba ponownie zaimportować ich pakiet.

## Porównanie dwóch

pack-other-picture = Inny obraz: miał { $old } pikseli, teraz ma { $new }.

## Wiersz poleceń

cli-pack = Przekazywanie dokumentów w pakietach i przyjmowanie cudzych.
cli-pack-file = Pakiet.
cli-pack-files = Pakiety.
cli-pack-info = Powiedz, czym są pakiety i co zawierają.
cli-pack-check = Znajdź wszystko, co jest nie tak z pakietami.
cli-pack-import = Przyjmij pakiet do biblioteki: cały albo wcale.
cli-pack-export = Zrób pakiet z własnych dokumentów wraz ze wszystkimi własnymi, których potrzebują.
cli-pack-diff = Powiedz, czym różnią się dwa pakiety.
cli-pack-diff-old = Pierwszy pakiet.
cli-pack-diff-new = Drugi pakiet.
cli-pack-library = Biblioteka; bez tej opcji własna.
cli-pack-keep = Co zachować w razie konfliktu: mine, theirs albo both.
cli-pack-choose = To samo dla jednego dokumentu: ID=mine, ID=theirs albo ID=both.
cli-pack-no-choice = „{ $found }” nie jest wyborem: należy podać mine, theirs albo both.
cli-pack-no-such-document = W pakiecie nie ma dokumentu „{ $id }”.
cli-pack-anyway = Importuj mimo wątpliwości.
cli-pack-without-broken = Pomiń dokumenty i obrazy, których nie da się użyć.
cli-pack-plan = Powiedz tylko, co zostałoby zrobione.
cli-pack-to = Plik do zapisania.
cli-pack-again = Zaimportowany pakiet do ponownego utworzenia.
cli-pack-documents = Identyfikatory własnych dokumentów.
cli-pack-id = Jego nazwa wśród wszystkich pakietów, na przykład org.example.ruins.
cli-pack-version = Jego wersja, na przykład 1.0.0.
cli-pack-title = Jak się go nazywa.
cli-pack-author = Kto go zrobił.
cli-pack-licence = Warunki, na których inni mogą go używać.
cli-pack-requires = Pakiet, którego wymaga: ID albo ID@ZAKRES.
cli-pack-translation = Plik z tekstami do cudzych dokumentów, nazwany od języka: pl.json.
cli-pack-image = Obraz, który ma się w nim znaleźć, w formacie PNG, JPEG lub WebP; można podać kilka razy.
cli-pack-sign = Podpisz go kluczem z tego pliku, który powstanie, jeśli go nie ma.
cli-pack-sign-as = Nazwisko przy podpisie.
cli-pack-key-open = Inni na tym komputerze mogą odczytać klucz { $name } i podpisywać w twoim imieniu. Pozwól go czytać tylko sobie: chmod 600.
cli-pack-over-key = Pakiet zostałby zapisany w miejscu klucza { $name }. Podaj inną nazwę.
cli-pack-bad-key-file = W „{ $name }” nie ma klucza do podpisywania albo HEXSMITH_KEY_PASSWORD go nie otwiera.
cli-pack-incomplete = Nowy pakiet wymaga --id, --version i --title oraz co najmniej jednego dokumentu lub tłumaczenia.
cli-pack-translated-twice = Są dwa tłumaczenia na język „{ $name }”. Umieść ich teksty w jednym pliku.
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
cli-pack-conflict-mine = w konflikcie: { $id }; zostaje własny
cli-pack-conflict-theirs = w konflikcie: { $id }; zastąpi go ten z pakietu
cli-pack-conflict-both = w konflikcie: { $id }; zostają oba, ten z pakietu jako { $new }
cli-pack-along = też przychodzi pod innym identyfikatorem, bo wymienia taki dokument: { $id }
cli-pack-names-nothing = { $id } wymienia „{ $name }”, którego nigdzie nie ma.
cli-pack-names-other-kind = { $id } wymienia „{ $name }” jako dokument rodzaju „{ $kind }”; jest rodzaju „{ $found }”.
cli-pack-left-out = pominięto: { $fault }
cli-pack-doubt = wątpliwość: { $doubt }
cli-pack-not-imported = Niczego nie zaimportowano. --anyway odsuwa te wątpliwości.
cli-pack-imported = Zaimportowano. Nowe: { $new }, zmienione: { $changed }, bez zmian: { $same }.
cli-pack-planned = Niczego nie zaimportowano: to był tylko plan.
cli-pack-written = { $path }: zapisano, odcisk { $fingerprint }
cli-pack-lost = Tych pozycji, które może odczytać tylko nowszy Hexsmith, nie ma w tej bibliotece; pakiet powstał bez nich, w wersji, którą zapisuje ten Hexsmith: { $entries }.
cli-pack-only-in-old = tylko w pierwszym: { $entry }
cli-pack-only-in-new = tylko w drugim: { $entry }
cli-pack-differs = różni się: { $entry }
cli-pack-equal = Oba pakiety zawierają to samo.
cli-pack-list = Wypisz zaimportowane pakiety.
cli-pack-none = Nie zaimportowano tu żadnego pakietu.
cli-pack-remove = Usuń pakiet z biblioteki: jego dokumenty trafią do kosza.
cli-pack-name = Identyfikator zaimportowanego pakietu.
cli-pack-remove-anyway = Usuń mimo wątpliwości.
cli-pack-remove-plan = Powiedz tylko, co by się stało.
cli-pack-goes = do kosza: { $id }
cli-pack-stays = zostaje, bo zmieniono go tutaj: { $id }
cli-pack-shared = zostaje, bo jest też w pakiecie „{ $pack }”: { $id }
cli-pack-not-removed = Niczego nie usunięto. --anyway pomija te wątpliwości.
cli-pack-removed =
    { $documents ->
        [0] Usunięto pakiet „{ $id }”. Wszystko wróci, gdy zostanie zaimportowany ponownie.
        [one] Usunięto pakiet „{ $id }”. Jego dokument leży w koszu; wszystko wróci, gdy pakiet zostanie zaimportowany ponownie.
        [few] Usunięto pakiet „{ $id }”. Jego dokumenty leżą w koszu; wszystko wróci, gdy zostanie zaimportowany ponownie.
        [many] Usunięto pakiet „{ $id }”. Jego dokumenty leżą w koszu; wszystko wróci, gdy zostanie zaimportowany ponownie.
       *[other] Usunięto pakiet „{ $id }”. Jego dokumenty leżą w koszu; wszystko wróci, gdy zostanie zaimportowany ponownie.
    }
cli-pack-remove-planned = Niczego nie usunięto: to był tylko plan.
