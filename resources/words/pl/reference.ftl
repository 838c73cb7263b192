### The rule reference: its parts, and what it says while one searches.

command-show-rules = &Zasady

reference-title = Zasady
reference-game = Gra
reference-search = Szukaj numerów, tytułów i treści
reference-list = Zasady według rozdziałów
reference-text = Tekst zasad
reference-back = Wstecz
reference-forward = Dalej
reference-copy = Kopiuj zasadę
reference-copied = Skopiowano zasadę { $rule }.
reference-return = Wróć do: „{ $page }”
reference-no-such-rule = Nie ma zasady { $rule }. Wyszukaj jakieś jej słowo.
reference-nothing = Żadna zasada gry { $game } nie zawiera „{ $wanted }”
reference-nothing-how = Użyj mniej słów albo innych, lub numeru zasady.
reference-elsewhere = { $number ->
    [one] Zawiera to jedna zasada gry { $game }. Wybierz tę grę powyżej.
    [few] Zawierają to { $number } zasady gry { $game }. Wybierz tę grę powyżej.
    [many] Zawiera to { $number } zasad gry { $game }. Wybierz tę grę powyżej.
   *[other] Zawiera to { $number } zasady gry { $game }. Wybierz tę grę powyżej.
    }
reference-decision = Rozstrzygnięcie. { $text }
reference-option = Wariant. { $option }: { $default } (domyślnie); inaczej: { $others }.
