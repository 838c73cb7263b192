### Battleground: what players are asked, and the rules as reasons: why something is not allowed, or what it gives.

## Set-up

prompt-battleground-first-player = Twój wynik jest wyższy: kto zaczyna?
prompt-battleground-place = Rozstaw model: gdzie i w którą stronę zwrócony?
clause-battleground-in-own-zone = Na heksie { $place } model znalazłby się poza twoją strefą rozstawienia.
clause-battleground-fits-there = Model nie może stać na heksie { $place }: nie pozwala na to teren albo stoi tam inny model.

## Rounds

prompt-battleground-organise = Odrzucasz karty czy zostawiasz wszystkie?
clause-battleground-fate-cards-drawn = Na rękę dobiera się do pięciu kart losu.
prompt-battleground-select-card = Zagrywasz zakrytą kartę czy pasujesz?

## Activation

prompt-battleground-activate = Którą postać aktywujesz?
clause-battleground-is-ready = „{ $figure }”: już po aktywacji w tej rundzie.
clause-battleground-not-twice-in-a-row = Postać „{ $figure }” była ostatnią aktywowaną przez ciebie w poprzedniej rundzie, więc teraz nie może być pierwszą.
prompt-battleground-bonus = Który bonus bierzesz?
clause-battleground-mana-lost = Postać ma najwyżej pięć punktów many; nadmiar przepada.
prompt-battleground-act = { $figure }: { $ap } PA. Co teraz?

## Clean-up

prompt-battleground-claim = Który cel przejmujesz?
clause-battleground-unengaged = Obok postaci { $figure } stoi wróg.
clause-battleground-within-reach = { $figure } nie stoi na celu ani obok niego.
clause-battleground-uncontested = Na celu lub obok niego stoi wróg.
clause-battleground-outside-own-zone = Cel leży w twojej własnej strefie rozstawienia.
clause-battleground-mana-for-the-rested = Postać, której nie aktywowano w tej rundzie, otrzymuje 1 punkt many.

## Questions about the map

ask-battleground-not-on-the-map = „{ $figure }” nie stoi na mapie.
ask-battleground-no-start = Podaj, gdzie zaczyna się droga: wskaż model albo miejsce.
ask-battleground-nobody-moves = Inni stoją na drodze tylko modelowi; bez niego mapa jest traktowana jako pusta.

## Scenarios and cards that cannot be played

battleground-no-map = Gra w Battleground wymaga mapy z heksami, zapisanej w całości.
battleground-two-armies = W Battleground spotykają się dwa oddziały; tutaj jest ich { $found }.
battleground-no-army = Miejsce „{ $seat }” nie ma oddziału.
battleground-no-character = Oddział wymaga co najmniej jednej postaci.
battleground-only-named = „{ $id }” to tylko nazwa. Aby grać, wpisz sam dokument.
battleground-other-card = Karta rodzaju „{ $kind }” nie pasuje w tym miejscu; mogą tu być tylko karty rodzaju: { $options }.
battleground-other-namesake = Inna karta w tej misji ma ID „{ $id }” i inną treść. Zmień nazwę jednej z nich.
battleground-bad-base = Podstawka wymienia każdy swój heks raz, a jako pierwszy heks samego modelu, 0 i 0.
battleground-no-such-front = Podstawka nie ma heksu o numerze { $found }; heksy liczy się od 0.
prompt-battleground-discard = { $cards ->
    [1] Odrzuć kartę z ręki.
   *[other] Odrzuć karty z ręki (zostało: { $cards }).
}
prompt-battleground-recover = { $cards ->
    [1] Weź na rękę odrzuconą kartę losu.
   *[other] Weź na rękę odrzucone karty losu (zostało: { $cards }).
}
