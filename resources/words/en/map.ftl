map-canvas = Map
map-canvas-keys = Arrow keys move the cursor, Enter acts, Space selects, plus and minus zoom, 0 shows the whole map, L shows the other level, the question mark shows the legend.
map-carried = Moving { $name }: the arrow keys move it, Enter drops it, Escape cancels.
map-height = height { $height }
map-of-side = { $name } ({ $side })
map-stack = { $n } × { $name }
map-gauge = { $name }: { $value } of { $most }
map-active = acting now
map-spent = has acted

map-look-reach = can be reached
map-look-target = can be targeted
map-look-choice = can be chosen
map-look-chosen = chosen
map-look-refused = not possible
map-look-front = front
map-look-side = side
map-look-rear = rear
map-look-seen = seen
map-look-selected = selected
map-look-partner = also changed, by symmetry

map-mini-map = Overview of the map
map-mini-map-tip = Click to go there

map-legend = Legend
map-legend-terrain = Terrain
map-legend-sides = Sides and figures
map-legend-markers = On the map
map-legend-places = Highlighted places
map-legend-facing = faces this way
map-legend-reach = In reach: { $n }
map-legend-seen = In sight: { $n }
map-legend-never = never
map-legend-most = most
map-legend-overlay = Meaning of the colours

map-contents = Map contents
map-contents-search = Search places, figures, terrain…
map-contents-occupied = Occupied only
map-contents-pointed-out = Highlighted only
map-contents-nothing = No place matches this filter. Clear it to see all.
map-column-place = Hex
map-column-area = Area
map-column-level = Level
map-column-terrain = Terrain
map-column-height = Height
map-column-figure = Figure
map-column-marker = Marker
map-column-zone = Zone
map-column-now = Now
map-level-ground = ground
map-level-platform = platform

map-controls = Map buttons
map-zoom-in = Zoom in (+)
map-zoom-out = Zoom out (−)
map-fit = Show the whole map (0)
map-turn = Turn the map (Ctrl+R)
map-levels = Hide platforms (L)
map-one-level = This map has only one level.
map-show-legend = Legend

map-area-outpost = Outpost
map-area-wild = Wild region
map-area-sea = Sea
map-area-with-roles = { $kind }: { $roles }
map-area-base = Base of { $seat }

map-annotate = New notes on this map
map-annotate-how = Creates notes on the places of this map and opens them.
map-no-problems-how = Contradictions and missing parts of the map are listed here.

# Directions as the board is seen: after “Face” and “facing”.
facing-up = up
facing-up-right = up-right
facing-right = right
facing-down-right = down-right
facing-down = down
facing-down-left = down-left
facing-left = left
facing-up-left = up-left
