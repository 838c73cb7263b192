# Preferencje, motywy, wielkość tekstu, język.

theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
theme-high-contrast = Wysoki kontrast

command-use-system-theme = &Systemowy
command-use-light-theme = &Jasny
command-use-dark-theme = &Ciemny
command-use-high-contrast-theme = &Wysoki kontrast
# Same as in English: every language is named as it calls itself.
command-use-language-en = &English
# Same as in English: every language is named as it calls itself.
command-use-language-es = E&spañol
# Same as in English: every language is named as it calls itself.
command-use-language-it = &Italiano
# Same as in English: every language is named as it calls itself.
command-use-language-pl = &Polski
command-larger-text = &Większy tekst
command-smaller-text = &Mniejszy tekst
command-normal-text = &Zwykły tekst
command-show-preferences = &Preferencje

preferences-title = Preferencje
preferences-language = &Język
preferences-language-of-system = Język systemu
preferences-theme = &Motyw
preferences-text-size = &Wielkość tekstu
preferences-per-cent = { $n }%
preferences-sample = Cztery kości trafiają, dwie nie: zostaje jedna rana.
preferences-boards = M&apy
preferences-turn-boards = Obracaj mapy, by wypełniały okno
preferences-turn-boards-meaning = W szerokim oknie wysoka mapa leży na boku, twoją stroną do ciebie.
preferences-motion = Animuj akcje
preferences-questions = P&ytania
preferences-ask-all = Pytaj, nawet gdy odpowiedź jest jedna
preferences-ask-all-meaning = W przeciwnym razie Hexsmith odpowiada za ciebie, a dziennik to odnotowuje.
preferences-bot-speed = &Tempo botów
preferences-bot-speed-meaning = Jak długo widać każdy ruch przed następnym.
preferences-shortcuts = &Skróty klawiszowe
preferences-shortcuts-button = Zmień skróty…
preferences-defaults = Przywróć domyślne

settings-unreadable = Nie można odczytać twoich preferencji ({ $path }: { $reason }). Na razie obowiązują domyślne.
settings-not-understood = Niektórych preferencji nie udało się odczytać i mają wartości domyślne: { $names }. Stary plik zachowano jako { $path }.
settings-not-kept = Nie udało się zapisać twoich preferencji; obowiązują do zamknięcia programu. { $why }
settings-part-language = język
settings-part-theme = motyw
settings-part-text-size = wielkość tekstu
settings-part-ask-all = pytania z jedną odpowiedzią
settings-part-bot-pause = pauza między ruchami botów
settings-part-turn-boards = obracanie map
settings-part-motion = animacja
settings-part-guided = pierwsza runda z przewodnikiem
settings-part-shortcuts = skróty klawiszowe
settings-part-recent = ostatnie dokumenty
settings-part-version = wersja pliku
settings-part-file = cały plik
settings-part-unknown = „{ $name }”
