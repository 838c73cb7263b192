window-title = Hexsmith

menu-file = &Plik
menu-view = &Widok
menu-view-theme = &Motyw
menu-help = Pomo&c

command-quit-app = Za&kończ
command-use-light-theme = &Jasny
command-use-dark-theme = &Ciemny
command-show-about = &O programie Hexsmith

start-nothing-open = Nie otwarto żadnego dokumentu
start-no-editors-yet = W tym oknie Hexsmith nie potrafi jeszcze edytować map, kart ani oddziałów.
start-command-line = To, co umie dziś, robi w wierszu poleceń:

about-title = O programie Hexsmith
about-version = Hexsmith { $version }
about-what-it-is = Studio do stołowych gier skirmishowych i arenowych: mapy, karty, oddziały, zasady, boty i druk.
about-licence = Hexsmith jest wolnym oprogramowaniem na licencji MIT.
about-trademarks = Nazwy gier są znakami towarowymi ich właścicieli, którzy nie mają nic wspólnego z programem Hexsmith. Program nie zawiera tekstów instrukcji ani kart.
about-stands-on = Opiera się na pracy innych: { $list }.
about-running = Działa na Pythonie { $python } i Qt { $qt }.

app-option-shot = robi obraz okna (PNG) i kończy pracę
app-no-screen = nie ma ekranu, na którym można otworzyć okno. Ustaw DISPLAY albo uruchom „./dev run”, które daje ekran wirtualny.
