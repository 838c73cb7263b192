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
command-show-palette = &Znajdź lub zrób cokolwiek…
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
about-what-it-is = Studio do stołowych gier skirmishowych i arenowych: mapy, karty, oddziały, zasady, boty i druk.
about-licence = Hexsmith jest wolnym oprogramowaniem na licencji MIT.
about-trademarks = Nazwy gier są znakami towarowymi ich właścicieli, którzy nie mają nic wspólnego z programem Hexsmith. Program nie zawiera tekstów instrukcji ani kart.
about-stands-on = Opiera się na pracy innych: { $list }.
about-icons = Ikony są dziełem projektów { $list }.
about-running = Działa na Pythonie { $python }, Qt { $qt } i SQLite { $sqlite }.

# Same as in English: the name of a game.
game-battleground = Battleground
# Same as in English: the name of a game.
game-hoplomachus = Hoplomachus: Remastered

# Same as in English: Polish programs call it so.
start-title = Start
start-welcome = Witaj w Hexsmith
start-welcome-back = Witaj ponownie
start-what-it-is = Studio do stołowych gier skirmishowych i arenowych: graj, projektuj, testuj i drukuj.
start-first = Zacznij tutaj
start-first-play = Zagraj teraz
start-first-game-how = Zagraj z komputerem. Krótkie wskazówki poprowadzą cię przez pierwszą rundę.
start-verb-play = Graj
start-verb-play-how = z botem lub znajomym
start-verb-library = Biblioteka
start-verb-library-how = karty, mapy, misje
start-verb-rules = Zasady
start-verb-rules-how = szukaj i czytaj
start-verb-notes = Notatki
start-verb-notes-how = pisz na mapach
start-verb-import = Importuj
start-verb-import-how = pakiety i pliki
start-ready = Gotowe do gry
start-ready-how = Wybierz planszę i zacznij: wszystko jest rozstawione.
start-recent = Ostatnie
start-recent-nothing = Tu pojawi się to, co otworzysz.
start-own = Twoje misje
start-own-more = { $n ->
    [one] Jeszcze jeden jest w oknie Nowa gra.
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

pages-open = Otwarte strony
tab-problems = Problemy: { NUMBER($n) }

dock-tabs = Panele
dock-inspector = Inspektor
dock-hand = Twoja strona
dock-seats = Gracze
dock-log = Dziennik
dock-history = Historia
dock-problems = Problemy
dock-problems-how = Tu pojawia się to, co łamie zasady albo nie może działać.

ask-title = Niezapisane zmiany
ask-save = Zapisać zmiany w { $list }?
ask-page = „{ $title }”
ask-lost = Niezapisane zmiany przepadną.

palette-type = Znajdź polecenie, dokument, zasadę lub otwartą kartę
palette-list = Wyniki
palette-nothing = Nic się tak nie nazywa.

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
shortcuts-alone = Sam klawisz służy do pisania i do mapy. Dodaj Ctrl lub Alt albo użyj klawisza od F1 do F12.
shortcuts-taken = Już w użyciu: { $list }.
shortcuts-take = &Użyj tutaj

fault-title = Coś poszło nie tak
fault-happened = Twoja praca jest nadal otwarta. Ten raport pomoże nam znaleźć i naprawić błąd.
fault-report = Raport
fault-copy = &Kopiuj raport

open-no-such-scenario = Nie ma ani pliku, ani scenariusza „{ $name }”.
open-too-many = Z { $n } plików i scenariuszy otwarto tylko pierwsze { $most }.

safe-mode-title = Tryb bezpieczny
safe-mode-what = Hexsmith kilka razy przerwał pracę podczas uruchamiania, dlatego działa teraz w trybie bezpiecznym.
safe-mode-more = Okno wygląda jak pierwszego dnia, niczego nie otwarto, a niezapisana praca czeka. Nic nie przepadło. „Uruchom jak zwykle” przywraca teraz wszystko. Jeśli Hexsmith znowu przerwie pracę, dziennik powie dlaczego: { $folder }
safe-mode-usual = Uruchom jak &zwykle
safe-mode-stay = &Zostań w trybie bezpiecznym

app-option-shot = robi obraz okna (PNG) i kończy pracę
app-no-screen = nie ma ekranu, na którym można otworzyć okno. Ustaw DISPLAY albo uruchom „./dev run”, które daje ekran wirtualny.
app-option-documents = scenariusz do otwarcia, na przykład battleground/first-game, albo plik ze scenariuszem, zapisaną grą lub kartą
app-option-library = używa tej biblioteki lub tego folderu dokumentów zamiast twojej biblioteki
app-library-stays = Hexsmith już działa i nie zmienia otwartej biblioteki. Zamknij go, a potem uruchom ponownie z inną.
app-does-not-answer = Hexsmith jest już uruchomiony, ale nie odpowiada. Zamknij go i uruchom ponownie.
