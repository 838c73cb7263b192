### The probes: small games that try the engine. A clause says why something is not allowed, or what changes a number.

## nested-guards

prompt-nested-guards = Co robią twoje modele?
clause-nested-guards-next-spot = Pole { $spot } nie sąsiaduje z modelem.
clause-nested-guards-free-spot = Pole { $spot } jest zajęte.
clause-nested-guards-interrupt = Strażnik przerywa ruch każdemu, kto znajdzie się najwyżej dwa pola od niego.

## sealed-pick

prompt-sealed-pick = Wybierz liczbę.
clause-sealed-pick-not-used-yet = Liczba { $number } jest już zużyta.
clause-sealed-pick-higher-scores = Wyższa liczba zdobywa punkt.

## physical-dice

prompt-physical-dice = Punkty w tej turze: { $points }. Rzucasz czy zapisujesz?
clause-physical-dice-has-thrown = Przed zapisaniem punktów trzeba rzucić kośćmi.
clause-physical-dice-no-one-in-it = Wśród kości jest jedynka: { $dice }.
clause-physical-dice-doubles = dwie jednakowe kości

## titan-table

prompt-titan-table = Uderzasz czy się zasłaniasz?
clause-titan-table-may-brace-again = Zasłonić można się tylko trzy razy w ciągu gry.
clause-titan-table-healed = Leczenie: kość z wynikiem 1
clause-titan-table-stomped = Tupnięcie: trzy lub cztery kości z wynikiem 3 lub mniej
clause-titan-table-roared = Ryk: od dwóch do czterech kości z wynikiem 5 lub więcej
clause-titan-table-braced = zasłona w tej rundzie

## three-teams

prompt-three-teams = Którą drużynę atakujesz?
clause-three-teams-another-team = Drużyna nie atakuje samej siebie.
clause-three-teams-still-in-play = Drużyna „{ $team }” jest poza grą.
clause-three-teams-more-lives = przeciw drużynie, która ma więcej żyć

## eleven-steps

prompt-eleven-steps = Którą kością rzucasz ponownie?
clause-eleven-steps-more-wounds = więcej ran niż druga strona
clause-eleven-steps-not-again-yet = Kością { $die } już rzucono ponownie.

## rival-priorities

prompt-rival-priorities = Podchodzisz, odchodzisz czy uderzasz?
prompt-rival-mark = Kogo wybiera rywal?
clause-rival-priorities-one-step = Twoja odległość to { $away }; zmienia się o 1 naraz.
clause-rival-priorities-near-enough = Twoja odległość to { $away }; uderzenie wymaga odległości 1.
clause-rival-priorities-lose-life = Wybrana osoba traci życie.

## area-duel

prompt-area-duel = Którą kartę kładziesz i gdzie?
clause-area-duel-empty-area = Na obszarze „{ $area }” leży już karta.
clause-area-duel-beside-a-card = Żaden obszar sąsiadujący z „{ $area }” nie ma karty.

## shared-deck

prompt-shared-deck = To zadanie jest warte { $value }. Rzucasz kością czy je zostawiasz?

## stone-ferry

prompt-stone-ferry = Idziesz dalej, i jak daleko?
clause-stone-ferry-free-stone = Miejsce „{ $stone }” jest zajęte.
clause-stone-ferry-rested = Zmęczony idzie dalej tylko o jeden kamień.
