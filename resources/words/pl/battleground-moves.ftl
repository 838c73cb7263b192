### Battleground: moving, climbing, turning, and the effects that move figures.

## Speed

clause-battleground-focused-speed = Po wydaniu skupienia na ruch liczy się szybkość skupionej postaci.
clause-battleground-difficult-start = Ruch zaczyna się na trudnym terenie: szybkość −2.
clause-battleground-never-below-zero = Model nigdy nie ma mniej niż 0 punktów ruchu.

## Moves

prompt-battleground-go-on = { $figure } nie może iść dalej. Dokąd teraz (punkty: { $points })?
prompt-battleground-free-move = Darmowy ruch: dokąd idzie { $figure }?
clause-battleground-enough-ap-to-move = Następny ruch kosztuje { $cost } PA; masz { $ap }.
clause-battleground-no-move-in-an-opportunity-attack = Podczas ataku okazyjnego „{ $figure }” może tylko atakować wręcz, a nie ruszać się.
clause-battleground-has-focus-to-spend = „{ $figure }” nie ma skupienia do wydania.
clause-battleground-has-footing = Model nie może stać na heksie { $place }.
clause-battleground-a-way-leads-there = Żadna droga nie prowadzi na heks { $place }.
clause-battleground-nobody-in-the-way = Na drodze, na heksie { $place }, stoją inne modele: { $figures }.
clause-battleground-occupant-can-be-pushed = Nie da się popchnąć tego, kto stoi na heksie { $place }: { $figures }.
clause-battleground-goes-on-past-no-enemy = Ruch kończy się na heksie { $place }, obok wroga: { $figures }.
clause-battleground-focus-spent = Żeton skupienia służy temu ruchowi i zostaje wydany.
clause-battleground-before-leaving = Zanim model opuści heks, na którym jest w zwarciu, następują ataki okazyjne.
clause-battleground-points-last = { $place }: potrzeba { $cost ->
    [one] 1 punktu ruchu
    [few] { $cost } punktów ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
    }; model ma { $points }.

## Turning and pushing aside

prompt-battleground-face = W którą stronę patrzy { $figure }?
clause-battleground-turned-base-fits = „{ $figure }” nie ma miejsca, by obrócić się w tę stronę: { $facing }.
clause-battleground-faces-the-aim = „{ $figure }” musi zwrócić się ku celowi, a to inna strona: { $facing }.
clause-battleground-turning-freely = Po ruchu właściciel może obrócić model w dowolną stronę.
prompt-battleground-push = { $by } wspina się. Dokąd popchnąć postać „{ $figure }”?
clause-battleground-shares-a-side = { $place } musi mieć wspólny bok z heksem postaci, na tej samej wysokości, i można na nim stanąć.
clause-battleground-pushed-to-a-free-hex = Heks { $place } nie jest wolny.
clause-battleground-room-for-the-others = Jeśli ten model trafi na heks { $place }, dla innych popychanych nie starczy miejsca.

## Effects that move figures

prompt-battleground-approach = Jak daleko idzie { $figure } (cel: { $aim })?
clause-battleground-by-a-shortest-way = Heks { $place } nie leży na najkrótszej drodze w kierunku „{ $aim }”.
clause-battleground-ends-beside-the-charged = Heks { $place } nie sąsiaduje z „{ $aim }”.
clause-battleground-ends-in-sight = Postać „{ $interrupted }”, której przerywa się działanie, nie widzi heksu { $place }.
clause-battleground-facing-the-aim = Kto rusza się w kierunku czegoś, na koniec jest ku temu zwrócony.
clause-battleground-watched = Postać na warcie może przerwać ruch temu, kto opuścił choć jeden heks.
prompt-battleground-leap = Gdzie ląduje { $figure }?
clause-battleground-shift-may-spend-focus = „{ $figure }” nie może wydać skupienia na ten ruch.
clause-battleground-leap-may-spend-focus = „{ $figure }” nie może wydać skupienia na ten skok.
clause-battleground-focus-spent-on-shift = Żeton skupienia służy temu ruchowi i zostaje wydany.
clause-battleground-leap-ends-on-footing = Model nie może stać na heksie { $place }.
clause-battleground-leap-ends-on-a-free-place = Na heksie { $place } stoi inny model.
clause-battleground-leaps-past-nobody = Inne modele zamykają każdą drogę na heks { $place }.
clause-battleground-leap-is-near-enough = { $place }: potrzeba { $cost ->
    [one] 1 punktu ruchu
    [few] { $cost } punktów ruchu
    [many] { $cost } punktów ruchu
   *[other] { $cost } punktu ruchu
    }; model ma { $points }.
clause-battleground-turning-after-a-leap = Po skoku lub teleportacji właściciel może obrócić model w dowolną stronę.
clause-battleground-opportunities-before-a-jump = Przed skokiem następują ataki okazyjne.
clause-battleground-guards-after-a-jump = Postać na warcie może przerwać temu, kto skoczył.
prompt-battleground-shove = W którą stronę przesunąć postać „{ $figure }”?
clause-battleground-along-the-line = Popchnięcie lub przyciągnięcie nie prowadzi na heks { $place }.
clause-battleground-alike-in-size = Spośród „{ $figure }” i „{ $other }” tylko jeden to duży model, więc nie mogą zamienić się miejscami.
clause-battleground-both-fit = „{ $figure }” i „{ $other }” nie zmieszczą się oba tam, gdzie stoi drugi.
clause-battleground-opportunities-before-a-swap = Przed zamianą następują ataki okazyjne wrogów będących w zwarciu z którymkolwiek z obu modeli.
prompt-battleground-who-leaves-first = Zamiana: kto rusza pierwszy?
