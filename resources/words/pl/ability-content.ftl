### Język umiejętności: co jest nie tak w umiejętności, którą ktoś napisał, i co jest w niej dziwne.

## Błędy

ability-one-key = Oczekiwany jest tu dokładnie jeden klucz; jest ich { $found }.
ability-one-change = Liczbę zmienia się dokładnie w jeden sposób: o ileś, na stałą wartość albo ograniczając ją z dołu lub z góry.
ability-by-or-effects = Umiejętność zmienia, ile czegoś się dzieje, albo ma efekty zamiast tego: nie jedno i drugie.
ability-too-deep = Umiejętność ma co najwyżej { $most } poziomów zagnieżdżonych obiektów i list.
ability-too-large = Umiejętność ma co najwyżej { $most } wartości.
ability-name-taken = Nazwa „{ $name }” już coś tutaj oznacza; wybierz inną.
ability-unknown-name = Nic tutaj nie nazywa się „{ $name }”.
ability-name-of-another-type = „{ $name }” oznacza { $found ->
    [piece] jeden model
    [pieces] kilka figur
    [place] miejsce
    [word] słowo
    [dice] kości
   *[number] liczbę
}; oczekiwana jest tu nazwa { $wanted ->
    [piece] jednego modelu
    [pieces] kilku figur
    [place] miejsca
    [word] słowa
    [dice] kości
   *[number] liczby
}.

## Osobliwości

ability-wording-no-name = Tekst odwołuje się do „{ $name }”, ale nie ma tu niczego o tej nazwie.
ability-wording-empty = Tekst nic nie mówi: usuń go albo coś napisz.
ability-unused-name = Nic nie odczytuje nazwy „{ $name }”.
ability-never-so = To nigdy nie może być prawdą, cokolwiek się stanie.
ability-nothing-between = Nic nie wynosi co najmniej { $least } i co najwyżej { $most }.
ability-looks-deep = Tu dla każdego modelu sprawdzane są wszystkie inne, zagnieżdżone { $found } razy. Przy wielu modelach trwa to zbyt długo i umiejętność zostaje zatrzymana. Usuń część „where” lub „most” w środku.
ability-nobody = To nigdy nie może oznaczać nikogo.
ability-trigger-never = To, na co się tu czeka, nigdy nie może się zdarzyć.
ability-nothing-together = Na tej liście nie ma niczego do połączenia; coś musi na niej stać.
ability-sets-itself-off = To, co robi ta umiejętność, może uruchomić ją ponownie, i tak bez końca; powstrzymałby to limit.
ability-set-each-other-off = To, co robi ta umiejętność, może uruchomić inne, a one znów ją, bez końca; powstrzymałby to limit. Te inne to: { $others }.
