### Terrain sets: classes of pieces with their reasons, and what a box has.

content-beyond-the-set = “{ $piece }”: the map uses { $found }, the set has { $most }.
terrain-why-difficult = { $inches }″ high, under 0.5″, and figures can stand on it: difficult ground.
terrain-why-ladder = Figures climb it: a ladder.
terrain-why-low = { $inches }″ high, under 2″, with nowhere to stand: a low obstacle.
terrain-why-none = { $inches }″ high with room to stand: from 0.5″ on it must be attachable, as a platform is.
terrain-why-opening = A large opening makes it a low obstacle, whatever its height.
terrain-why-platform = It can be attached, and figures can stand on it: a platform.
terrain-why-tall = { $inches }″ high, 2″ or more, with nowhere to stand: a tall obstacle.
view-set-number = in one box: { $n }
view-set-any-number = as many as you like

content-asymmetric = “{ $part }” has no twin at { $place }, although the map is drawn with a symmetry.
twin-on-itself = “{ $what }” would lie on its own twin.
twin-outside = The twin of “{ $what }” would lie outside the map.
twin-taken = The twin of “{ $what }” finds { $place } taken.
