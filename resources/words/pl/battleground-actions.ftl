### Battleground: actions, interruptions, guards and knock-outs: what players are asked, and the rules as reasons.

## Actions

clause-battleground-enough-ap = Ta akcja kosztuje więcej punktów akcji, niż jest: { $cost }, a nie { $ap }.
clause-battleground-only-free-actions-cost-nothing = Tylko darmowe akcje nic nie kosztują: kosztuje co najmniej 1 punkt akcji.
clause-battleground-no-mana-is-paid-back = Żadne zaklęcie ani umiejętność nie kosztuje mniej niż zero many.
clause-battleground-not-while-interrupting = Postać „{ $figure }” przerywa: może się poruszyć, zaatakować lub użyć umiejętności, ale nie może się skupić ani stanąć na warcie.
clause-battleground-not-focused-yet = Postać „{ $figure }” jest już skupiona.
clause-battleground-actions-before = Każde powtórzenie tej samej akcji w jednej aktywacji kosztuje o 1 punkt akcji więcej.
clause-battleground-attacks-before = Każdy kolejny atak bronią tego samego typu w jednej aktywacji kosztuje o 1 punkt akcji więcej.
clause-battleground-guard-dropped = Żeton warty odkłada się, gdy jego postać zostaje aktywowana.

## Interruptions

prompt-battleground-idle-guard = { $figure } przerywa postaci „{ $interrupted }”, punkty akcji: { $ap }, ale nie może ani zaatakować, ani nigdzie pójść. { $why }
battleground-reasons-in-turn = { $first } { $rest }
prompt-battleground-interrupt = { $figure } przerywa postaci „{ $interrupted }”, punkty akcji: { $ap }. Co teraz?
clause-battleground-guard-spent = Żeton warty odkłada się, gdy jego postać rozpoczyna przerwanie warty.
clause-battleground-in-an-enemy-turn = Postać na warcie przerywa aktywację lub przerwanie wroga, a nie własnego oddziału.
clause-battleground-seen-by-guard = Postać na warcie przerywa wrogowi, który kończy ruch w jej polu widzenia.
clause-battleground-before-the-guard = Postać na warcie przerywa wrogowi, jeśli choć część jego podstawki leży w jej przednim łuku.
clause-battleground-in-danger = Postać na warcie przerywa wrogowi, który jest w zasięgu jednej z jej broni lub którego mogłaby związać w zwarciu jednym ruchem.
clause-battleground-opportunities = Każdy wróg, z którym model jest w zwarciu, może wykonać atak okazyjny, zanim opuści on swój heks.

## Knock-outs

clause-battleground-knocked-out = Postać, która ma tyle ran, ile zdrowia, zostaje znokautowana i opuszcza pole bitwy.
clause-battleground-scored-for = Za znokautowaną postać drugi gracz zdobywa jej koszt oraz koszt całego jej wyposażenia.
