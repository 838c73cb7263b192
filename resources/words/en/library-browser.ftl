# The browser of the library: its filters, its two views, and what it tells of a document.

library-source-all = All
library-source-own = Mine
library-source-stock = From Hexsmith
library-source-trash = Trash

library-kinds-army = Armies
library-kinds-army-format = Army formats
library-kinds-terrain-set = Terrain sets
library-kinds-character = Characters
library-kinds-deck = Decks
library-kinds-fate = Fate cards
library-kinds-glory = Glory cards
library-kinds-item = Items
library-kinds-journal = Game records
library-kinds-map = Maps
library-kinds-notes = Notes
library-kinds-position = Saved games
library-kinds-scenario = Missions
library-kinds-skill = Skills
library-kinds-tactic = Tactics
library-kinds-unit = Units
library-kinds-weapon = Weapons

library-mine = mine
library-view-grid = Grid
library-view-table = Table
library-chosen = { $n } selected
library-more-actions = More actions
library-copy-id = Copy ID
library-id-copied = Copied: { $id }
library-used-by-title = Used by
library-problems-open = Open the document
library-fact-from = Comes with
library-fact-stock = Hexsmith (read-only)
library-fact-languages = Languages
library-fact-copied-from = Copied from
library-fact-earlier = { $name } (changed since)
library-fact-changed = Changed
library-fact-deleted = Deleted
library-when-minutes = { $n ->
    [0] just now
    [one] { $n } minute ago
   *[other] { $n } minutes ago
  }
library-when-today = today, { $time }
library-when-yesterday = yesterday, { $time }
library-when-day = { $day }, { $time }
library-when-date = { $day } { $month } { $year }
library-nothing-found-for = No results for “{ $text }”
library-nothing-hidden = Hidden by filters:
library-nothing-without = { $n ->
    [one] Without “{ $filter }”: { $n } document
   *[other] Without “{ $filter }”: { $n } documents
  }
