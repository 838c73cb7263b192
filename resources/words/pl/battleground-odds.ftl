### Battleground: what a handful of dice comes to in a test, and questions about the odds.

## Dice of a test

clause-battleground-raised-above-one = Wynik 1 jest zawsze porażką.
clause-battleground-lowered-to-six = Wynik 6 jest zawsze sukcesem.
clause-battleground-successes = Każda kość, która pokazuje co najmniej dolną granicę zakresu, jest sukcesem.
clause-battleground-sixes = Każda 6 wybucha: daje jedną kość więcej.
clause-battleground-exploded-successes = Kość z wybuchu daje sukces przy wyniku 5 lub więcej.
clause-battleground-cancelled-by-defence = Każdy sukces w teście obrony anuluje jeden sukces ataku.
clause-battleground-line-available = Ten wiersz tabeli wyników jest dla innej liczby sukcesów.
clause-battleground-needs-most-successes = Osiągnięto też inny wiersz tabeli wyników, który wymaga więcej sukcesów.

## Questions about the odds

ask-battleground-attacks-itself = „{ $figure }” nie może zaatakować samej siebie.
ask-battleground-no-such-weapon = „{ $figure }” nie ma broni „{ $weapon }”.
ask-battleground-odds-of-what = Podaj, czego dotyczy prawdopodobieństwo: akcji albo kości i zakresu.
ask-battleground-one-kind-of-odds = Prawdopodobieństwo dotyczy akcji albo kości i zakresu, nie obu naraz.
ask-battleground-nobody-defends = Nie ma tu testu obrony.
ask-battleground-too-many-dice = Kości postaci „{ $figure }”: { $dice }. Prawdopodobieństwa liczy się najwyżej dla tylu: { $most }.
ask-battleground-nobody-acts = Nikt teraz nie jest aktywny ani nie przerywa, więc nikt nie płaci za akcję.
ask-battleground-pays-nothing = Teraz nie działa „{ $figure }”, więc nic nie płaci.
