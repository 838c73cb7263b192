### Arkusz równości mapy: nazwy miar, ich definicje i zdanie końcowe.

fairness-nothing = Nie ma dwóch stref rozstawienia do porównania.
fairness-even = Równo w każdej mierze.
fairness-uneven = Nierówno, od największej różnicy: { $measures }.
fairness-points = Punkty do celu nr { $n } według odległości
fairness-points-how = Najmniej punktów ruchu ze strefy na pole, z którego można zająć cel; nikt nie stoi na drodze. Każda strona liczy najpierw swój najbliższy.
fairness-moves = Ruchy do celu nr { $n } według odległości
fairness-moves-how = Najmniej ruchów z szybkością { $speed } ze strefy tam, skąd można zająć cel; niewykorzystane punkty przepadają. Każda strona liczy najpierw swój najbliższy.
fairness-zone-seen = Własna strefa widziana z drugiej
fairness-zone-seen-how = Miejsca własnej strefy, które widzi choć jedno miejsce drugiej.
fairness-zone-clear = Własna strefa widziana bez osłony
fairness-zone-clear-how = Miejsca własnej strefy, które jakieś miejsce drugiej widzi bez osłony.
fairness-zone-cover = Własna strefa widziana tylko za osłoną
fairness-zone-cover-how = Miejsca własnej strefy, które druga widzi, lecz zawsze za osłoną.
fairness-lines = Linie widoczności ze strefy do strefy
fairness-lines-how = Pary: miejsce własnej strefy i miejsce drugiej, które ono widzi.
fairness-free-seen = Wolne miejsca widziane ze strefy
fairness-free-seen-how = Miejsca do stania poza strefami, które widzi choć jedno miejsce własnej strefy.
fairness-shot = Własna strefa pod ostrzałem w rundzie { $round }
fairness-shot-how = Miejsca własnej strefy, które druga strona może ostrzelać, zasięg { $range }″, po jednym ruchu z szybkością { $speed } w każdej rundzie do { $round }.
fairness-from = Stanowiska strzeleckie w rundzie { $round }
fairness-from-how = Miejsca, z których własna strona może ostrzelać drugą strefę, zasięg { $range }″, po jednym ruchu z szybkością { $speed } w każdej rundzie do { $round }.
fairness-room = Przestrzeń do rozwinięcia
fairness-room-how = Miejsca poza własną strefą osiągalne w { $n } ruchach z szybkością { $speed }.
fairness-shelter = Osłonięta przestrzeń do rozwinięcia
fairness-shelter-how = Miejsca poza własną strefą w { $n } ruchach z szybkością { $speed }, których druga strefa nie widzi bez osłony.
fairness-lookouts = Najlepsze punkty widokowe zajęte pierwsze
fairness-lookouts-how = Spośród { $n } miejsc, które widzą najwięcej innych: te, do których własna strona dociera w mniejszej liczbie ruchów.
fairness-deployment = Pola rozstawienia
fairness-deployment-how = Pola, na których może rozstawiać tylko własna strona.
fairness-stone = Kroki do kamiennego pola nr { $n } według odległości
fairness-stone-how = Najmniej kroków z pola rozstawienia; nikt nie stoi na drodze. Każda strona liczy najpierw swoje najbliższe.
fairness-nearer = Pola bliższe własnej stronie
fairness-nearer-how = Pola, na które jest mniej kroków z własnych pól rozstawienia niż z pól drugiej strony.

battleground-open-between-zones = Nic nie zasłania widoku między strefami „{ $seat }” i „{ $other }”: każde miejsce widzi każde inne.
battleground-shots-in-round-one = „{ $seat }” może strzelać do innej strefy w rundzie 1: z { $place }, po jednym ruchu z szybkością { $speed } przy zasięgu { $range }″, na { $n } miejsc.
battleground-unreachable = { $n ->
    [one] Z żadnej strefy nie ma drogi na 1 miejsce: { $place }.
    [few] Z żadnej strefy nie ma drogi na { $n } miejsca, na przykład { $place }.
    [many] Z żadnej strefy nie ma drogi na { $n } miejsc, na przykład { $place }.
   *[other] Z żadnej strefy nie ma drogi na { $n } miejsca, na przykład { $place }.
    }
battleground-zone-too-small = W strefach „{ $seat }” zmieści się modeli: { $found }; oddział może mieć { $least }.
