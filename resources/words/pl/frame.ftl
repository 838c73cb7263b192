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

# Same as in English: Polish programs call it so.
app-menu = Menu
app-new = Nowe lub otwórz
app-search = Znajdź cokolwiek
tab-close = Zamknij kartę
tab-close-of = Zamknij „{ $name }”
tab-edited = niezapisane
panel-fold = Ukryj panel boczny
panel-drag = Przeciągnij, aby zmienić szerokość; kliknij dwukrotnie, aby ukryć
panel-count = { $name }, { $n }
command-toggle-side-panel = Panel &boczny
command-show-menu-bar = Pase&k menu
why-not-menu-bar-shown = W tym systemie pasek menu jest zawsze widoczny.
command-next-region = N&astępny obszar
command-previous-region = Poprze&dni obszar

hint-move = poruszaj się
hint-open = otwórz
hint-find = znajdź cokolwiek
hint-search = szukaj
hint-back = wróć
hint-pan = przesuń mapę
hint-zoom = powiększ
hint-fit = cała mapa
hint-turn = obróć mapę
hint-add-note = dodaj notatkę
hint-write = pisz
hint-carry = podnieś
hint-remove = usuń
hint-drag-note = przesuń notatkę lub mapę
hint-choose = zaznacz
hint-why-not = dlaczego nie
hint-pick-again = wybierz ponownie
hint-take-back = cofnij ruch
hint-next-region = inne obszary okna
hint-several = zaznacz kilka
dock-notes = Notatki
command-toggle-notes = &Notatki

search-group-tabs = Otwarte
search-group-commands = Polecenia
search-group-documents = Biblioteka
search-group-rules = Zasady
