# Lista biblioteki: filtry, dwa widoki i to, co widać o dokumencie.

library-source-all = Wszystkie
library-source-own = Moje
library-source-stock = Z Hexsmith
library-source-trash = Kosz

library-kinds-army = Oddziały
library-kinds-army-format = Formaty oddziałów
library-kinds-terrain-set = Zestawy terenu
library-kinds-character = Postacie
library-kinds-deck = Talie
library-kinds-fate = Karty losu
library-kinds-glory = Karty chwały
library-kinds-item = Przedmioty
library-kinds-journal = Zapisy gier
library-kinds-map = Mapy
library-kinds-notes = Notatki
library-kinds-position = Zapisane gry
library-kinds-scenario = Misje
library-kinds-skill = Umiejętności
library-kinds-tactic = Taktyki
library-kinds-unit = Jednostki
library-kinds-weapon = Broń

library-mine = moje
library-view-grid = Siatka
library-view-table = Tabela
library-chosen = zaznaczono { $n }
library-more-actions = Więcej poleceń
library-copy-id = Kopiuj ID
library-id-copied = Skopiowano: { $id }
library-used-by-title = Używają tego
library-problems-open = Otwórz dokument
library-fact-from = Pochodzi z
library-fact-stock = Hexsmith (tylko do odczytu)
library-fact-languages = Języki
library-fact-copied-from = Kopia
library-fact-earlier = { $name } (później zmieniono)
library-fact-changed = Zmieniono
library-fact-deleted = Usunięto
library-when-minutes = { $n ->
    [0] przed chwilą
    [one] { $n } minutę temu
    [few] { $n } minuty temu
    [many] { $n } minut temu
   *[other] { $n } minuty temu
  }
library-when-today = dzisiaj, { $time }
library-when-yesterday = wczoraj, { $time }
library-when-day = { $day }, { $time }
library-when-date = { $day } { $month } { $year }
library-nothing-found-for = Brak wyników dla „{ $text }”
library-nothing-hidden = Ukryte przez filtry:
library-nothing-without = { $n ->
    [one] Bez „{ $filter }”: { $n } dokument
    [few] Bez „{ $filter }”: { $n } dokumenty
    [many] Bez „{ $filter }”: { $n } dokumentów
   *[other] Bez „{ $filter }”: { $n } dokumentu
  }
