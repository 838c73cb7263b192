hint-bar = Podpowiedzi
hint-pair = { $keys }: { $verb }
hint-mouse-click = Klik
hint-mouse-double-click = Dwuklik
hint-mouse-right-click = Prawy klik
hint-mouse-drag = Przeciągnij
hint-mouse-wheel = Kółko
hint-mouse-hover = Wskaż
hint-mouse-arrows = Strzałki

toast-undo = Cofnij
toast-close = Zamknij komunikat

app-menu = Menu
app-new = Nowe lub otwórz
app-search = Znajdź lub zrób cokolwiek
tab-close = Zamknij kartę
tab-close-of = Zamknij „{ $name }”
tab-edited = niezapisane
panel-fold = Zwiń panel boczny
panel-drag = Przeciągnij, aby zmienić szerokość; kliknij dwukrotnie, aby zwinąć
panel-count = { $name }, { $n }
command-toggle-side-panel = Panel &boczny
command-show-menu-bar = Pase&k menu
why-not-menu-bar-shown = W tym systemie pasek menu jest zawsze widoczny.
