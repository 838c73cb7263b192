### Conjuntos de terreno: clases de las piezas con su motivo, y qué trae una caja.

content-beyond-the-set = «{ $piece }»: el mapa usa { $found }, el conjunto tiene { $most }.
terrain-why-difficult = Mide { $inches }″, menos de 0,5″, y se puede estar encima: terreno difícil.
terrain-why-ladder = Las miniaturas trepan por ella: una escalera.
terrain-why-low = Mide { $inches }″, menos de 2″, sin sitio donde estar: un obstáculo bajo.
terrain-why-none = Mide { $inches }″ con sitio donde estar: desde 0,5″ debe poder acoplarse, como una plataforma.
terrain-why-opening = Una abertura grande lo hace obstáculo bajo, sea cual sea su altura.
terrain-why-platform = Se puede acoplar y se puede estar encima: una plataforma.
terrain-why-tall = Mide { $inches }″, 2″ o más, sin sitio donde estar: un obstáculo alto.
view-set-number = en una caja: { $n }
view-set-any-number = las que quieras

content-asymmetric = «{ $part }» no tiene gemelo en { $place }, aunque el mapa se dibuja con simetría.
twin-on-itself = «{ $what }» quedaría sobre su propio gemelo.
twin-outside = El gemelo de «{ $what }» quedaría fuera del mapa.
twin-taken = El gemelo de «{ $what }» encuentra ocupado { $place }.
