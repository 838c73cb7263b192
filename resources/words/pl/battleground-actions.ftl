### Battleground: actions, interruptions, guards and knock-outs: what players are asked, and the rules as reasons.

## Actions

clause-battleground-enough-ap = Kosztuje { $cost } PA; masz { $ap }.
clause-battleground-only-free-actions-cost-nothing = Tylko darmowe akcje nic nie kosztują: kosztuje co najmniej 1 punkt akcji.
clause-battleground-no-mana-is-paid-back = Żadne zaklęcie ani umiejętność nie kosztuje mniej niż zero many.
clause-battleground-not-while-interrupting = „{ $figure }” przerywa: nie może się skupić ani stanąć na warcie.
clause-battleground-not-focused-yet = „{ $figure }” ma już skupienie.
clause-battleground-actions-before = Każde powtórzenie tej samej akcji w jednej aktywacji kosztuje o 1 punkt akcji więcej.
clause-battleground-attacks-before = Każdy kolejny atak bronią tego samego typu w jednej aktywacji kosztuje o 1 punkt akcji więcej.
clause-battleground-guard-dropped = Żeton warty odkłada się, gdy jego postać zostaje aktywowana.

## Interruptions

prompt-battleground-idle-guard = { $figure } przerywa: { $interrupted } ({ $ap } PA), ale nie może atakować ani iść. { $why }
ask-battleground-idle-guard = { $figure } nie ma jak atakować ani iść. Koniec przerwania?
battleground-reasons-in-turn = { $first } { $rest }
prompt-battleground-interrupt = { $figure } przerywa. { $interrupted } czeka, masz { $ap } PA. Co teraz?
clause-battleground-guard-spent = Żeton warty odkłada się, gdy jego postać rozpoczyna przerwanie warty.
clause-battleground-in-an-enemy-turn = Postać na warcie przerywa aktywację lub przerwanie wroga, a nie własnego oddziału.
clause-battleground-seen-by-guard = Postać na warcie przerywa wrogowi, który kończy ruch w jej polu widzenia.
clause-battleground-before-the-guard = Postać na warcie przerywa wrogowi, jeśli choć część jego podstawki leży w jej przednim łuku.
clause-battleground-in-danger = Postać na warcie przerywa wrogowi, który jest w zasięgu jednej z jej broni lub którego mogłaby związać w zwarciu jednym ruchem.
clause-battleground-opportunities = Każdy wróg, z którym model jest w zwarciu, może wykonać atak okazyjny, zanim opuści on swój heks.

## Knock-outs

clause-battleground-knocked-out = Postać, która ma tyle ran, ile zdrowia, zostaje znokautowana i opuszcza pole bitwy.
clause-battleground-scored-for = Za znokautowaną postać drugi gracz zdobywa jej koszt oraz koszt całego jej wyposażenia.
