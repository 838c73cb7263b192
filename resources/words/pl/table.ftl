# The page where a game is played.
table-inspector = Inspektor
table-nothing-inspected = Wskaż model, kartę lub heks, aby zobaczyć szczegóły.
table-log = Dziennik
table-history = Historia
table-no-problems = Ta misja nie ma problemów.
table-go-back-here = Wróć do tego miejsca
table-log-new = Od twojej ostatniej decyzji
table-read-rule = Przeczytaj zasadę { $rule }
table-ahead = { $sentence } (cofnięte)
table-beginning = Początek
table-continued = Gra wznowiona w tym miejscu. Wcześniejszych ruchów nie zachowano.
table-past-coming = Odtwarzanie dotychczasowych ruchów: { $percent } %
table-past-gap = Niektórych wcześniejszych ruchów nie udało się odtworzyć. Gra toczy się dalej tak, jak ją zapisano.
table-to-move = na ruchu
table-change-player = Zmień gracza
table-cards-hidden = karty zakryte
table-person = Człowiek
table-bot-brisk = Bot „Zwinny”: średni, szybki
table-bot-greedy = Bot „Łapczywy”: średni
table-bot-random = Bot „Losowy”: łatwy
table-bot-search = Bot „Przewidujący”: trudny
# Same as in English: the word is used in this language.
table-who-bot = Bot
table-who-person = Człowiek
table-who-you = Ty

# Cards and dice.
table-piles = Na stole
table-pile = { $name } ({ $number })
table-card-face-down = Karta zakryta
table-card-picked = wybrana
table-card-wanted = można wybrać
table-dice = Kości
table-successes = { $number ->
    [one] { $number } sukces
    [few] { $number } sukcesy
    [many] { $number } sukcesów
   *[other] { $number } sukcesu
}
table-die-hit = sukces
table-die-miss = bez sukcesu
table-die-picked = { $die }, wybrana do przerzutu
table-reroll-die = Kość { $number }: { $face }
table-reroll-hit = { $die } to sukces; przerzut może go odebrać
table-reroll-none = Zostaw wszystkie
table-reroll-picked = Przerzuć { $number }
table-die-yellow = żółta
table-die-blue = niebieska
table-die-green = zielona
table-die-black = czarna
table-die-red = czerwona
table-die-letter-yellow = Ż
table-die-letter-blue = N
table-die-letter-green = Z
table-die-letter-black = Cz
table-die-letter-red = Cw
table-die-symbol-blank = pusta
table-die-symbol-success = sukces
table-die-symbol-double = podwójny sukces
table-die-symbol-again = przerzut
table-face = Ścianka { $number }

# The bar that asks.
table-unpick = Wybierz ponownie (Esc)
table-picked = Wybrano: { $list } (Esc)
table-standing = Więcej: poddanie, remis
table-further = { $kind }: { $which }
table-which-card = która karta?
table-which-figure = który model?
table-which-place = gdzie?
table-refused = { $name }: teraz niemożliwe
table-or-others = { $text } ({ $number ->
    [one] jeszcze 1 możliwość
    [few] jeszcze { $number } możliwości
    [many] jeszcze { $number } możliwości
   *[other] jeszcze { $number } możliwości
    })
table-why-not = Dlaczego nie: { $name }
table-bot-thinks = { $seat } myśli…
table-bot-waits = { $seat } czeka: graj dalej, kiedy chcesz.
table-thinking = Bot myśli
table-bots-play = Dalej
table-bots-pause = Pauza
table-bots-step = Jeden krok

# Hot-seat.
table-pass-screen = Przekaż ekran: { $seat }
table-hands-hidden = Karty na ręku są zakryte, dopóki nie zacznie następny gracz.
table-i-am = Jestem tu: { $seat }

# The end.
table-game-over = Gra skończona.
table-winner = zwycięzca
table-points = { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}
table-play-again = Zagraj ponownie
table-look-at-board = Pokaż mapę
table-show-result = Pokaż wynik
table-ended-by = Gra zakończona według zasady
table-only-choice = { $answer } (jedyna możliwość)
table-obvious-choice = { $answer } (nic do zyskania)
table-answered = { $seat }: wybór dokonany
table-point-first = Najpierw wskaż model, heks lub przycisk.
table-nothing-against = Możesz to zrobić teraz.
table-go-again = Ponów ruch
table-new-dice = Nowe kości od tego miejsca
table-new-dice-taken = Od tego miejsca kości są nowe.
table-new-dice-lost = Od tego miejsca kości są nowe. Cofnięte ruchy przepadły.
table-own-dice = Wpisuj rzuty prawdziwych kości
table-arcs = Pokaż strefy modelu
table-last-action = Pokaż ostatnią akcję
table-more-tools = Więcej narzędzi
table-bot-speed = Tempo botów: { $speed }
bot-speed-slow = Wolno
bot-speed-normal = Normalnie
bot-speed-fast = Szybko
bot-speed-at-once = Natychmiast
table-contents = Mapa jako tabela
table-take-back = Cofnij ruch

# A new game.
table-new-game = Nowa gra
table-scenario = Misja
table-seed = Ziarno losowe
table-seed-why = To samo ziarno i te same wybory dają te same rzuty.
table-other-seed = Nowe ziarno
table-cannot-open = Ta gra nie może się zacząć.
table-illegal = „{ $name }” łamie zasady.
table-illegal-of = { $seat }: { $text }
table-illegal-how = Mimo to możesz grać.
table-illegal-play = &Graj mimo to
table-changed = „{ $name }” ma nową wersję.
table-changed-how = Ta gra zaczęła się od wcześniejszej wersji. Znajdziesz ją na stronie startowej.
table-changed-new = &Graj w nową wersję
table-changed-old = &Kontynuuj starą grę
table-was-renewed = „{ $name }” ma nową wersję. Teraz grasz w nią.
table-scenarios-coming = Trwa szukanie twoich misji…
table-begin = Graj
new-game-who = Gracze
new-game-army-of = Oddział: { $seat }
new-game-points = { $points } z { $most } punktów
new-game-other-format = inny format
new-game-unreadable = nie da się odczytać
new-game-breaks-format = łamie swój format
new-game-rounds = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
 }
new-game-legal = Oba oddziały są zgodne z zasadami.
new-game-illegal = Te oddziały łamią zasady. Możesz nimi zagrać po jednym dodatkowym pytaniu:
brief-battleground = Przejmuj cele i nokautuj wrogów: 20 punktów za cel i tyle, ile kosztował znokautowany wróg. Wygrywasz, mając po ostatniej rundzie 20 punktów przewagi.
brief-hoplomachus = Pokonaj bohatera przeciwnika. Pokonane jednostki i zajęte kamienie dają przychylność, a ta nagrody.
table-rule-options = Warianty zasad
table-rule-options-why = Wydania różnią się w tych zasadach. Misja już wybrała; zmień, co chcesz.
table-as-scenario = Domyślnie według misji

# Commands.
command-play-first-game = Zagraj &pierwszą grę
command-new-game = &Nowa gra…
command-take-back = &Cofnij ruch
command-go-again = &Ponów ruch
command-new-dice = Nowe &kości od tego miejsca
command-own-dice = Wpisuj rzuty pra&wdziwych kości
command-why-not = &Dlaczego nie?
command-show-arcs = Pokaż &strefy modelu
command-last-action = Pokaż &ostatnią akcję
command-bots-slow = Boty: wo&lno
command-bots-normal = Boty: &normalnie
command-bots-fast = Boty: s&zybko
command-bots-at-once = Boty: natyc&hmiast
command-show-contents = Mapa jako &tabela
command-fit-map = Dopasuj &mapę
command-run-bots = &Boty grają same
command-step-bots = &Jeden krok bota
command-show-result = Pokaż w&ynik

# Readings of the rules, one for each option of each game, with its values.
option-battleground-higher-roll = Wyższy rzut
option-battleground-higher-roll-chooses = wybiera, kto jest pierwszy
option-battleground-higher-roll-is-first = jest pierwszy
option-battleground-claim = Postać, która może przejąć cel
option-battleground-claim-may = może go przejąć
option-battleground-claim-must = musi go przejąć
option-battleground-knock-out-scores = Znokautowana postać daje punkty
option-battleground-knock-out-scores-always = zawsze
option-battleground-knock-out-scores-by-enemy = tylko z ręki wroga
option-battleground-defence-without-successes = Test obrony, gdy atak nie ma sukcesów
option-battleground-defence-without-successes-no = nie odbywa się
option-battleground-defence-without-successes-yes = odbywa się
option-battleground-fists-type = Pięści liczą się jako
option-battleground-fists-type-melee = broń do walki wręcz
option-battleground-fists-type-own = odrębny rodzaj
option-battleground-los-origin = Obie linie pola widzenia wychodzą
option-battleground-los-origin-one = z tego samego rogu
option-battleground-los-origin-any = z dowolnych rogów
option-battleground-cover-narrows = Osłona zmniejsza zakres
option-battleground-cover-narrows-ranged-and-spell = ataków dystansowych i magicznych
option-battleground-cover-narrows-ranged = tylko ataków dystansowych
option-battleground-interruption-without-ap = Przerwanie bez PA
option-battleground-interruption-without-ap-goes-on = trwa dalej
option-battleground-interruption-without-ap-ends = kończy się
option-battleground-mark-hex = Znak leży na heksie bez
option-battleground-mark-hex-no-terrain = żadnego terenu
option-battleground-mark-hex-no-obstacle = przeszkód
option-battleground-on-interruption = „Przy przerwaniu” następuje
option-battleground-on-interruption-before = przed jego początkiem
option-battleground-on-interruption-after = zaraz po jego początku
option-battleground-teleport-past-figures = Teleportacja mija postacie
option-battleground-teleport-past-figures-yes = tak
option-battleground-teleport-past-figures-no = nie
option-battleground-shift-focus = Ruch w kierunku, szarża, skok i teleportacja
option-battleground-shift-focus-no = nigdy nie zużywają skupienia
option-battleground-shift-focus-yes = mogą zużyć skupienie, by użyć szybkości w skupieniu
option-battleground-push-stops-at = Popychanie i przyciąganie zatrzymuje się przed
option-battleground-push-stops-at-obstacles = przeszkodą, drabiną i modelem
option-battleground-push-stops-at-terrain = także trudnym terenem
option-battleground-area-attacker = Atak obszarowy trafia atakującego
option-battleground-area-attacker-spared = nigdy
option-battleground-area-attacker-hit = jak każdego innego
option-battleground-massive-range = Zasięg dużego modelu mierzy się
option-battleground-massive-range-base = od najbliższego heksu jego podstawki
option-battleground-massive-range-facing-hexes = od jego przednich heksów po obrocie
option-battleground-massive-facing = Duży model zwraca się ku dalekiemu celowi
option-battleground-massive-facing-side = bokiem heksu
option-battleground-massive-facing-nearest = najbliższym heksem frontu
option-battleground-massive-cover = Osłona dużego celu pomija tuż przy nim
option-battleground-massive-cover-all = postacie i przeszkody
option-battleground-massive-cover-low = niskie przeszkody
option-hoplomachus-factions = Frakcje są
option-hoplomachus-factions-random = losowane
option-hoplomachus-factions-pick = wybierane
option-hoplomachus-factions-written = wzięte z misji
option-hoplomachus-empty-arena = Pusta arena oznacza przegraną
option-hoplomachus-empty-arena-from-second-round = od drugiej rundy
option-hoplomachus-empty-arena-after-first-turn = po pierwszej turze tej strony
