map-canvas = Mapa
map-canvas-keys = Strzałki przesuwają kursor, Enter działa, Spacja wybiera, plus i minus zmieniają powiększenie, 0 pokazuje całą mapę, L pokazuje drugi poziom, znak zapytania legendę.
map-carried = Przenoszenie: { $name }. Strzałki przesuwają, Enter kładzie, Escape anuluje.
map-height = wysokość { $height }
map-of-side = { $name } ({ $side })
map-stack = { $n } × { $name }
map-gauge = { $name }: { $value } z { $most }
map-active = działa teraz
map-spent = już działała

map-look-reach = w zasięgu ruchu
map-look-target = możliwy cel
map-look-choice = do wyboru
map-look-chosen = wybrane
map-look-refused = niemożliwe
map-look-front = przód
map-look-side = bok
map-look-rear = tył
map-look-seen = widoczne
map-look-selected = zaznaczone
map-look-partner = zmieniane razem z nim (symetria)

map-mini-map = Podgląd całej mapy
map-mini-map-tip = Kliknij, aby tam przejść

map-legend = Legenda
map-legend-terrain = Teren
map-legend-sides = Strony i modele
map-legend-markers = Na mapie
map-legend-places = Wyróżnione miejsca
map-legend-facing = jest zwrócona w tę stronę
map-legend-reach = W zasięgu: { $n }
map-legend-seen = W polu widzenia: { $n }
map-legend-never = nigdy
map-legend-most = najwięcej
map-legend-overlay = Znaczenie kolorów

map-contents = Zawartość mapy
map-contents-search = Szukaj miejsc, modeli, terenu…
map-contents-occupied = Tylko zajęte
map-contents-pointed-out = Tylko wyróżnione
map-contents-nothing = Żadne miejsce nie pasuje do filtra. Wyczyść go, aby zobaczyć wszystkie.
map-column-place = Heks
map-column-area = Obszar
map-column-level = Poziom
map-column-terrain = Teren
map-column-height = Wysokość
map-column-figure = Model
map-column-marker = Znacznik
map-column-zone = Strefa
map-column-now = Teraz
map-level-ground = podłoże
map-level-platform = platforma

map-controls = Przyciski mapy
map-zoom-in = Powiększ (+)
map-zoom-out = Pomniejsz (−)
map-fit = Pokaż całą mapę (0)
map-turn = Obróć mapę (Ctrl+R)
map-levels = Ukryj platformy (L)
map-one-level = Ta mapa ma tylko jeden poziom.
map-show-legend = Legenda

map-area-outpost = Posterunek
map-area-wild = Dzicz
map-area-sea = Morze
map-area-with-roles = { $kind }: { $roles }
map-area-base = Baza: { $seat }

map-annotate = Nowe notatki do tej mapy
map-annotate-how = Tworzy i otwiera notatki o miejscach na tej mapie.
map-no-problems-how = Tu wymienione są sprzeczności i brakujące części mapy.

# Directions as the board is seen: after “Face” and “facing”.
facing-up = w górę
facing-up-right = w górę w prawo
facing-right = w prawo
facing-down-right = w dół w prawo
facing-down = w dół
facing-down-left = w dół w lewo
facing-left = w lewo
facing-up-left = w górę w lewo
