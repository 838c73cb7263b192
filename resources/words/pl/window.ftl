window-title = Hexsmith

menu-file = &Plik
menu-edit = &Edycja
menu-game = &Gra
menu-view = &Widok
menu-view-panels = &Panele
menu-view-theme = &Motyw
menu-view-text-size = &Wielkość tekstu
menu-view-language = &Język
menu-help = Pomo&c

command-save-page = Zapi&sz
command-close-page = Za&mknij kartę
command-quit-app = Za&kończ
command-undo-edit = &Cofnij
command-redo-edit = P&onów
command-edit-shortcuts = &Skróty klawiszowe…
command-show-palette = &Znajdź cokolwiek…
command-show-start-page = &Strona startowa
command-next-page = &Następna karta
command-previous-page = Pop&rzednia karta
command-toggle-inspector = &Inspektor
command-toggle-hand = &Twoja strona
command-toggle-seats = &Gracze
command-toggle-log = &Dziennik
command-toggle-history = &Historia
command-toggle-problems = &Problemy
command-reset-layout = P&rzywróć układ
command-turn-board = &Obróć mapę
command-toggle-full-screen = Pełny &ekran

command-show-about = &O programie Hexsmith

about-title = O programie Hexsmith
about-version = Hexsmith { $version }
about-what-it-is = Studio gier bitewnych i arenowych: mapy, karty, oddziały, zasady, boty i druk.
about-licence = Hexsmith jest wolnym oprogramowaniem na licencji MIT.
about-trademarks = Nazwy gier są znakami towarowymi ich właścicieli, niezwiązanych z programem Hexsmith. Program nie zawiera tekstów z instrukcji ani z kart.
about-stands-on = Korzysta z: { $list }.
about-icons = Ikony: { $list }.
about-running = Działa na Pythonie { $python }, Qt { $qt } i SQLite { $sqlite }.

# Same as in English: the name of a game.
game-battleground = Battleground
# Same as in English: the name of a game.
game-hoplomachus = Hoplomachus: Remastered

# Same as in English: Polish programs call it so.
start-title = Start
start-welcome = Witaj w Hexsmith
start-welcome-back = Witaj ponownie
start-what-it-is = Studio gier bitewnych i arenowych: graj, projektuj, testuj i drukuj.
start-first = Zacznij tutaj
start-first-play = Zagraj teraz
start-first-game-how = Zagraj z komputerem. Krótkie wskazówki poprowadzą cię przez pierwszą rundę.
start-verb-play = Graj
start-verb-play-how = z botem lub znajomym
start-verb-library = Biblioteka
start-verb-library-how = karty, mapy, misje
start-verb-rules = Zasady
start-verb-rules-how = sprawdź wszystko
start-verb-notes = Notatki
start-verb-notes-how = pisz na mapach
start-verb-import = Importuj
start-verb-import-how = pakiety i pliki
start-ready = Gotowe do gry
start-ready-how = Wybierz mapę i zacznij: wszystko jest rozstawione.
start-recent = Ostatnie
start-recent-nothing = Tu pojawi się to, co otworzysz.
start-own = Twoje misje
start-own-more = { $n ->
    [one] Jeszcze jedna jest w oknie Nowa gra.
    [few] Jeszcze { $n } są w oknie Nowa gra.
    [many] Jeszcze { $n } jest w oknie Nowa gra.
   *[other] Jeszcze { $n } jest w oknie Nowa gra.
    }
# The aims of missions that ship, in a few words.
aim-battleground-first-game = ucz się, grając
aim-battleground-castle-siege = utrzymaj dziedziniec
aim-battleground-break-through = dotrzyj do krawędzi
aim-battleground-drowned-altar = utrzymaj ołtarz
aim-hoplomachus-skirmish-pozzuoli = pojedynek na arenie

scenario-from-stock = część programu Hexsmith
scenario-from-own = twoja biblioteka
scenario-from-pack = pakiet „{ $source }”
scenario-from-file = plik { $source }

pages-open = Otwarte karty
tab-problems = Problemy: { NUMBER($n) }

dock-tabs = Panele
dock-inspector = Inspektor
dock-hand = Twoja strona
dock-seats = Gracze
dock-log = Dziennik
dock-history = Historia
dock-problems = Problemy
dock-problems-how = Tu pojawia się wszystko, co łamie zasady albo nie może działać.

ask-title = Niezapisane zmiany
ask-save = Zapisać zmiany w { $list }?
ask-page = „{ $title }”
ask-lost = Niezapisane zmiany przepadną.

palette-type = Znajdź polecenie, dokument, zasadę lub otwartą kartę
palette-list = Wyniki
palette-nothing = Brak wyników

shortcuts-title = Skróty klawiszowe
shortcuts-filter = Szukaj polecenia lub skrótu
shortcuts-command = Polecenie
# Same as in English: Polish programs call it so.
shortcuts-menu = Menu
shortcuts-keys = Skrót
shortcuts-press = &Nowy skrót:
shortcuts-none = U&suń
shortcuts-own = &Domyślny
shortcuts-all-own = Przywróć &wszystkie
shortcuts-alone = Pojedyncze klawisze służą do pisania i do mapy. Dodaj Ctrl lub Alt albo użyj klawisza od F1 do F12.
shortcuts-taken = Już używany do: { $list }.
shortcuts-take = &Użyj tutaj

fault-title = Coś poszło nie tak
fault-happened = Twoja praca jest nadal otwarta. Ten raport pomoże nam znaleźć i naprawić błąd.
fault-report = Raport
fault-copy = &Kopiuj raport

open-no-such-scenario = Nie ma ani pliku, ani misji „{ $name }”. Sprawdź nazwę.
open-too-many = Z { $n } plików i misji otwarto tylko pierwsze { $most }.

safe-mode-title = Tryb bezpieczny
safe-mode-what = Hexsmith kilka razy nie zdołał się uruchomić, dlatego działa teraz w trybie bezpiecznym.
safe-mode-more = Okno ma domyślny układ i nie otwarto żadnych dokumentów. Nic nie przepadło: „Uruchom jak zwykle” przywraca wszystko. Jeśli to się powtórzy, dziennik poda przyczynę: { $folder }
safe-mode-usual = Uruchom jak &zwykle
safe-mode-stay = &Zostań w trybie bezpiecznym

app-option-shot = zapisuje obraz okna (PNG) i kończy
app-no-screen = nie ma ekranu, na którym można otworzyć okno. Ustaw DISPLAY albo uruchom „./dev run”, które używa wirtualnego.
app-option-documents = misja do otwarcia, na przykład battleground/first-game, albo plik: misja, zapisana gra lub karta
app-option-library = używa tej biblioteki lub tego folderu dokumentów zamiast twojej biblioteki
app-library-stays = Hexsmith już działa z inną biblioteką. Zamknij go, a potem uruchom ponownie z tą.
app-does-not-answer = Hexsmith już działa, ale nie odpowiada. Zamknij go i uruchom ponownie.
