### Set di elementi: classi dei pezzi con il motivo, e che cosa ha una scatola.

content-beyond-the-set = «{ $piece }»: la mappa ne usa { $found }, il set ne ha { $most }.
terrain-why-difficult = Alto { $inches }″, meno di 0,5″, e ci si può stare sopra: terreno difficile.
terrain-why-ladder = Le miniature ci si arrampicano: una scala.
terrain-why-low = Alto { $inches }″, meno di 2″, senza posto per stare: un ostacolo basso.
terrain-why-none = Alto { $inches }″ con posto per stare: da 0,5″ in su deve potersi attaccare, come una piattaforma.
terrain-why-opening = Una grande apertura ne fa un ostacolo basso, qualunque sia l’altezza.
terrain-why-platform = Si può attaccare e ci si può stare sopra: una piattaforma.
terrain-why-tall = Alto { $inches }″, almeno 2″, senza posto per stare: un ostacolo alto.
view-set-number = in una scatola: { $n }
view-set-any-number = quanti ne vuoi

content-asymmetric = «{ $part }» non ha un gemello in { $place }, ma la mappa è disegnata con una simmetria.
twin-on-itself = «{ $what }» starebbe sul proprio gemello.
twin-outside = Il gemello di «{ $what }» starebbe fuori dalla mappa.
twin-taken = Il gemello di «{ $what }» trova occupato { $place }.
