map-canvas = Mapa
map-canvas-keys = Strzałki przesuwają kursor, Enter działa, Spacja wybiera, L pokazuje drugi poziom, znak zapytania legendę.
map-height = wysokość { $height }
map-of-side = { $name } ({ $side })
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

map-mini-map = Podgląd całej mapy
map-mini-map-tip = Kliknij, aby tam przejść

map-legend = Legenda
map-legend-terrain = Teren
map-legend-sides = Strony i figurki
map-legend-markers = Na mapie
map-legend-places = Wskazane heksy

map-contents = Zawartość mapy
map-contents-search = Szukaj heksów, figurek, terenu…
map-contents-occupied = Tylko zajęte
map-contents-pointed-out = Tylko wskazane
map-contents-nothing = Żaden heks mapy nie pasuje do filtra.
map-column-place = Heks
map-column-level = Poziom
map-column-terrain = Teren
map-column-height = Wysokość
map-column-figure = Figurka
map-column-marker = Znacznik
map-column-zone = Strefa
map-column-now = Teraz
map-level-ground = podłoże
map-level-platform = platforma

map-controls = Przyciski mapy
map-zoom-in = Powiększ (+)
map-zoom-out = Pomniejsz (−)
map-fit = Pokaż całą mapę (Ctrl+1)
map-levels = Ukryj platformy (L)
map-show-legend = Legenda
