# L’elenco della biblioteca: i filtri, le due viste e ciò che si dice di un documento.

library-source-all = Tutti
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
library-kinds-journal = Registrazioni di partite
library-kinds-map = Mappe
library-kinds-notes = Note
library-kinds-position = Partite salvate
library-kinds-scenario = Missioni
library-kinds-skill = Skill
library-kinds-tactic = Tattiche
library-kinds-unit = Unità
library-kinds-weapon = Armi

library-mine = mio
library-view-grid = Griglia
library-view-table = Tabella
library-chosen = { $n ->
    [one] { $n } selezionato
   *[other] { $n } selezionati
    }
library-more-actions = Altre azioni
library-copy-id = Copia l’ID
library-id-copied = Copiato: { $id }
library-used-by-title = Usato da
library-problems-open = Apri il documento
library-fact-from = Parte di
library-fact-stock = Hexsmith (sola lettura)
library-fact-languages = Lingue
library-fact-copied-from = Copiato da
library-fact-earlier = { $name } (poi modificato)
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
library-nothing-found-for = Nessun risultato per «{ $text }»
library-nothing-hidden = Nascosti dai filtri:
library-nothing-without = { $n ->
    [one] Senza «{ $filter }»: { $n } documento
   *[other] Senza «{ $filter }»: { $n } documenti
    }
