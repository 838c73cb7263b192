map-canvas = Mappa
map-canvas-keys = Le frecce muovono il cursore, Invio agisce, Spazio seleziona, più e meno cambiano lo zoom, 0 mostra tutta la mappa, L mostra l’altro livello, il punto interrogativo la legenda.
map-carried = Stai spostando { $name }: le frecce muovono, Invio posa, Esc annulla.
map-height = altezza { $height }
map-of-side = { $name } ({ $side })
map-stack = { $n } × { $name }
map-gauge = { $name }: { $value } di { $most }
map-active = agisce ora
map-spent = ha già agito

map-look-reach = raggiungibile
map-look-target = bersaglio possibile
map-look-choice = si può scegliere
map-look-chosen = scelto
map-look-refused = non possibile
map-look-front = fronte
map-look-side = fianco
map-look-rear = retro
map-look-seen = in vista
map-look-selected = selezionato
map-look-partner = cambiato anch’esso, per simmetria

map-mini-map = Panoramica della mappa
map-mini-map-tip = Fai clic per andarci

map-legend = Legenda
map-legend-terrain = Terreno
map-legend-sides = Schieramenti e miniature
map-legend-markers = Sulla mappa
map-legend-places = Luoghi evidenziati
map-legend-facing = è rivolta da questa parte
map-legend-reach = A portata: { $n }
map-legend-seen = In vista: { $n }
map-legend-never = mai
map-legend-most = di più
map-legend-overlay = Significato dei colori

map-contents = Contenuto della mappa
map-contents-search = Cerca luoghi, miniature, terreno…
map-contents-occupied = Solo occupati
map-contents-pointed-out = Solo evidenziati
map-contents-nothing = Nessun luogo corrisponde al filtro. Azzeralo per vederli tutti.
map-column-place = Esagono
# Same as in English: the Italian word is spelt alike.
map-column-area = Area
map-column-level = Livello
map-column-terrain = Terreno
map-column-height = Altezza
map-column-figure = Miniatura
map-column-marker = Segnalino
map-column-zone = Zona
map-column-now = Adesso
map-level-ground = suolo
map-level-platform = piattaforma

map-controls = Pulsanti della mappa
map-zoom-in = Ingrandisci (+)
map-zoom-out = Riduci (−)
map-fit = Mostra tutta la mappa (0)
map-turn = Gira la mappa (Ctrl+R)
map-levels = Nascondi le piattaforme (L)
map-one-level = Questa mappa ha un solo livello.
map-show-legend = Legenda

map-area-outpost = Avamposto
map-area-wild = Regione selvaggia
map-area-sea = Mare
map-area-with-roles = { $kind }: { $roles }
map-area-base = Base di { $seat }

map-annotate = Nuove note su questa mappa
map-annotate-how = Crea e apre le note sui luoghi di questa mappa.
map-no-problems-how = Qui sono elencate le contraddizioni e le parti mancanti della mappa.

# Directions as the board is seen: after “Face” and “facing”.
facing-up = l’alto
facing-up-right = l’alto a destra
facing-right = destra
facing-down-right = il basso a destra
facing-down = il basso
facing-down-left = il basso a sinistra
facing-left = sinistra
facing-up-left = l’alto a sinistra
