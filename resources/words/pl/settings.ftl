# Preferencje, motywy, wielkość tekstu, język.

theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
theme-high-contrast = Wysoki kontrast

command-use-system-theme = Jak w &systemie
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
preferences-language-of-system = Jak w systemie
preferences-theme = &Motyw
preferences-text-size = &Wielkość tekstu
preferences-per-cent = { $n }%
preferences-sample = Cztery kości trafiają, dwie nie: zostaje jedna rana.
preferences-boards = M&apy
preferences-turn-boards = Obracaj, by wypełniały okno
preferences-turn-boards-meaning = W szerokim oknie wysoka mapa leży bokiem, twoją stroną do ciebie.
preferences-motion = Pokazuj akcje w ruchu
preferences-questions = P&ytania
preferences-ask-all = Także gdy odpowiedź jest jedna
preferences-ask-all-meaning = Inaczej pytanie odpowiada na siebie samo, a dziennik to mówi.
preferences-bot-speed = &Tempo botów
preferences-bot-speed-meaning = Jak długo widać każdy ruch przed następnym.
preferences-shortcuts = &Skróty klawiszowe
preferences-shortcuts-button = Zmień skróty…
preferences-defaults = Przywróć domyślne

settings-unreadable = Nie można odczytać preferencji ({ $path }: { $reason }). Do tego czasu wszystko jest tak jak na początku.
settings-not-understood = Niektórych preferencji nie udało się zrozumieć ({ $names }), więc są takie jak na początku. Stary plik zachowano jako { $path }.
settings-not-kept = Preferencje obowiązują do zamknięcia programu, ale nie udało się ich zapisać. { $why }
settings-part-language = język
settings-part-theme = motyw
settings-part-text-size = wielkość tekstu
settings-part-ask-all = pytania z jedną odpowiedzią
settings-part-bot-pause = pauza między ruchami botów
settings-part-turn-boards = obracanie map
settings-part-motion = ruch akcji
settings-part-guided = czy runda z przewodnikiem już była
settings-part-shortcuts = skróty klawiszowe
settings-part-recent = ostatnio otwierane
settings-part-version = wersja pliku
settings-part-file = cały plik
settings-part-unknown = „{ $name }”
