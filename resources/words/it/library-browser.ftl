# L’elenco della biblioteca: i filtri, le due viste e ciò che si dice di un documento.

library-source-all = Tutto
library-source-own = Miei
library-source-stock = Di Hexsmith
library-source-trash = Cestino

library-kinds-army = Armate
library-kinds-army-format = Formati di armata
library-kinds-terrain-set = Set di elementi
library-kinds-character = Personaggi
library-kinds-deck = Mazzi
library-kinds-fate = Carte fato
library-kinds-glory = Carte gloria
library-kinds-item = Oggetti
library-kinds-journal = Diari
library-kinds-map = Mappe
library-kinds-notes = Note
library-kinds-position = Posizioni salvate
library-kinds-scenario = Scenari
library-kinds-skill = Capacità
library-kinds-tactic = Tattiche
library-kinds-unit = Unità
library-kinds-weapon = Armi

library-mine = mio
library-view-grid = Come immagini
library-view-table = Come tabella
library-chosen = { $n ->
    [one] { $n } scelto
   *[other] { $n } scelti
  }
library-more-actions = Altre azioni
library-copy-id = Copia l’ID
library-id-copied = Copiato: { $id }
library-used-by-title = Usato da
library-problems-open = Apri il documento
library-fact-from = Viene con
library-fact-stock = Hexsmith, resta com’è
library-fact-languages = Lingue
library-fact-copied-from = Copiato da
library-fact-earlier = { $name } (da allora è cambiato)
library-fact-changed = Modificato
library-fact-deleted = Eliminato
library-when-minutes = { $n ->
    [0] proprio ora
    [one] { $n } minuto fa
   *[other] { $n } minuti fa
  }
library-when-today = oggi, { $time }
library-when-yesterday = ieri, { $time }
library-when-day = { $day }, { $time }
library-when-date = { $day } { $month } { $year }
library-nothing-found-for = Nessun risultato per “{ $text }”
library-nothing-hidden = I filtri nascondono ciò che corrisponde:
library-nothing-without = { $n ->
    [one] Senza “{ $filter }”: { $n } documento
   *[other] Senza “{ $filter }”: { $n } documenti
  }
