### Poprawki problemów: napisy na przyciskach i to, co mówi o nich później menu Cofnij.

edit-fix-break = Przerwij symetrię w „{ $what }”
edit-fix-class = Zmień „{ $what }” na { $kind ->
    [tall] wysoką przeszkodę
    [low] niską przeszkodę
    [mixed] przeszkodę wysoką i niską
    [difficult] trudny teren
    [platform] platformę
   *[ladder] drabinę
}
edit-fix-clip = Pomiń pola poza mapą
edit-fix-compass = Użyj zwykłego kompasu
edit-fix-extend = Powiększ „{ $what }” do { $n } pól
edit-fix-low = Usuń niskie pola elementu „{ $what }”
edit-fix-low-inside = Zostaw tylko niskie pola leżące na „{ $what }”
edit-fix-move = Przenieś „{ $what }” na { $place }
edit-fix-once = Wymień każde pole raz
edit-fix-one-hex = Zostaw tylko pole { $place } elementu „{ $what }”
edit-fix-remove = Usuń „{ $what }”
edit-fix-remove-many = { $n ->
    [one] Usuń { $n } element
    [few] Usuń { $n } elementy
    [many] Usuń { $n } elementów
   *[other] Usuń { $n } elementu
}
edit-fix-rename = Zmień nazwę „{ $what }” na „{ $name }”
edit-fix-split = { $n ->
    [one] Podziel „{ $what }” na { $n } element
    [few] Podziel „{ $what }” na { $n } elementy
    [many] Podziel „{ $what }” na { $n } elementów
   *[other] Podziel „{ $what }” na { $n } elementu
}
edit-fix-suggestion = Zmień na „{ $name }”
edit-fix-swap = { $n ->
    [one] Zamień „{ $what }” na element, który został w pudełku
    [few] Zamień { $n } elementy na takie, które zostały w pudełku
    [many] Zamień { $n } elementów na takie, które zostały w pudełku
   *[other] Zamień { $n } elementu na takie, które zostały w pudełku
}
edit-fix-take-card = Wyjmij „{ $name }”
edit-fix-take-cards = { $n ->
    [one] Wyjmij { $n } kartę
    [few] Wyjmij { $n } karty
    [many] Wyjmij { $n } kart
   *[other] Wyjmij { $n } karty
}
edit-fix-twin = Dodaj bliźniaka „{ $what }”

cli-check-fixes = Wypisz poprawki pod każdym problemem.
cli-check-fix = Zastosuj w plikach najlepszą poprawkę każdego problemu, potem je sprawdź.
cli-check-fix-line = { $name }: { $path }: → { $fix }
cli-check-nothing-fixed = Nie ma nic do poprawienia.
cli-check-fix-no-file = „{ $name }” nie jest plikiem, więc poprawek nie da się zapisać. Sprawdź pliki.
cli-check-silenced = Wypisz też wyciszone ostrzeżenia wraz z powodami.
cli-check-silenced-line = { $line } (wyciszone: { $reason })
