### Zestawy terenu: klasy elementów z powodem i zawartość pudełka.

content-beyond-the-set = „{ $piece }”: mapa zużywa { $found }, zestaw ma { $most }.
terrain-why-difficult = Wysokość { $inches }″, poniżej 0,5″, i można na tym stać: trudny teren.
terrain-why-ladder = Modele się po niej wspinają: drabina.
terrain-why-low = Wysokość { $inches }″, poniżej 2″, i nie można na tym stać: niska przeszkoda.
terrain-why-none = Wysokość { $inches }″ i można na tym stać: od 0,5″ musi dać się przymocować, jak platforma.
terrain-why-opening = Duży otwór czyni z tego niską przeszkodę, bez względu na wysokość.
terrain-why-platform = Można to przymocować i na tym stać: platforma.
terrain-why-tall = Wysokość { $inches }″, co najmniej 2″, i nie można na tym stać: wysoka przeszkoda.
view-set-number = w pudełku: { $n }
view-set-any-number = dowolna liczba

content-asymmetric = „{ $part }” nie ma bliźniaka na { $place }, choć mapa jest rysowana symetrycznie.
twin-on-itself = „{ $what }” leżałby na własnym bliźniaku.
twin-outside = Bliźniak „{ $what }” leżałby poza mapą.
twin-taken = Bliźniak „{ $what }” zastaje zajęte { $place }.
