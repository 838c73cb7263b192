### The rule reference: its parts, and what it says while one searches.

command-show-rules = &Zasady

reference-title = Zasady
reference-game = Gra
reference-search = Szukaj numeru, tytułu lub zdania
reference-list = Zasady według rozdziałów
reference-text = Tekst zasad
reference-back = Poprzednia zasada
reference-forward = Znów naprzód
reference-copy = Kopiuj zasadę
reference-copied = Zasada { $rule } jest w schowku.
reference-return = Wróć do: „{ $page }”
reference-no-such-rule = Nie ma zasady { $rule }.
reference-nothing = Żadna zasada gry { $game } nie mówi „{ $wanted }”
reference-nothing-how = Przeszukiwane są numery, tytuły i zdania. Spróbuj użyć mniej słów albo innych.
reference-elsewhere = { $number ->
    [one] Mówi o tym jedna zasada gry { $game }. Wybierz tę grę powyżej.
    [few] Mówią o tym { $number } zasady gry { $game }. Wybierz tę grę powyżej.
    [many] Mówi o tym { $number } zasad gry { $game }. Wybierz tę grę powyżej.
   *[other] Mówi o tym { $number } zasady gry { $game }. Wybierz tę grę powyżej.
}
reference-decision = Rozstrzygnięcie. { $text }
reference-option = Odczytanie zasady. { $option }: { $default } (zwykle); inaczej: { $others }.
