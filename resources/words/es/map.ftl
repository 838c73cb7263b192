map-canvas = Mapa
map-canvas-keys = Las flechas mueven el cursor, Intro actúa, Espacio selecciona, más y menos cambian el zoom, 0 muestra todo el mapa, L muestra el otro nivel, el signo de interrogación la leyenda.
map-carried = Moviendo { $name }: las flechas mueven, Intro suelta, Esc cancela.
map-height = altura { $height }
map-of-side = { $name } ({ $side })
map-stack = { $n } × { $name }
map-gauge = { $name }: { $value } de { $most }
map-active = actúa ahora
map-spent = ya ha actuado

map-look-reach = alcanzable
map-look-target = objetivo posible
map-look-choice = se puede elegir
map-look-chosen = elegido
map-look-refused = no es posible
map-look-front = frente
map-look-side = flanco
map-look-rear = retaguardia
map-look-seen = a la vista
map-look-selected = seleccionado
map-look-partner = también cambia, por simetría

map-mini-map = Vista general del mapa
map-mini-map-tip = Haz clic para ir allí

map-legend = Leyenda
map-legend-terrain = Terreno
map-legend-sides = Bandos y miniaturas
map-legend-markers = En el mapa
map-legend-places = Lugares resaltados
map-legend-facing = mira hacia este lado
map-legend-reach = Al alcance: { $n }
map-legend-seen = A la vista: { $n }
map-legend-never = nunca
map-legend-most = más
map-legend-overlay = Significado de los colores

map-contents = Contenido del mapa
map-contents-search = Buscar lugares, miniaturas, terreno…
map-contents-occupied = Solo ocupados
map-contents-pointed-out = Solo resaltados
map-contents-nothing = Ningún lugar coincide con el filtro. Quítalo para verlos todos.
map-column-place = Casilla
map-column-area = Área
map-column-level = Nivel
map-column-terrain = Terreno
map-column-height = Altura
map-column-figure = Miniatura
map-column-marker = Marcador
map-column-zone = Zona
map-column-now = Ahora
map-level-ground = suelo
map-level-platform = plataforma

map-controls = Botones del mapa
map-zoom-in = Acercar (+)
map-zoom-out = Alejar (−)
map-fit = Mostrar todo el mapa (0)
map-turn = Girar el mapa (Ctrl+R)
map-levels = Ocultar las plataformas (L)
map-one-level = Este mapa tiene un solo nivel.
map-show-legend = Leyenda

map-area-outpost = Puesto avanzado
map-area-wild = Región salvaje
map-area-sea = Mar
map-area-with-roles = { $kind }: { $roles }
map-area-base = Base de { $seat }

map-annotate = Notas nuevas sobre este mapa
map-annotate-how = Crea y abre notas sobre los lugares de este mapa.
map-no-problems-how = Aquí se enumeran las contradicciones y las partes que faltan en el mapa.

# Directions as the board is seen: after “Face” and “facing”.
facing-up = lado superior
facing-up-right = lado superior derecho
facing-right = lado derecho
facing-down-right = lado inferior derecho
facing-down = lado inferior
facing-down-left = lado inferior izquierdo
facing-left = lado izquierdo
facing-up-left = lado superior izquierdo
