# The screens of the library: its browser, its history, packs that come and go.

command-show-library = &Library

library-screen-title = Library
library-screen-gone = “{ $id }” is no longer in the library. Look in the trash.
library-screen-not-sound = This document can’t be read. See the problems below.
library-opening = Opening the library…
library-search = Search names, texts and abilities
library-search-clear = Clear search
library-list = Documents of the library
library-try-again = Try again
library-number = { $n ->
    [one] { $n } document
   *[other] { $n } documents
  }
library-number-more = The first { $n } documents; more come as you scroll
library-empty = The library is empty
library-empty-how = What you create and import appears here.
library-nothing-found = No results
library-nothing-found-how = Try fewer words, or clear the filters.
library-trash-empty = The trash is empty
library-trash-empty-how = Deleted documents stay here until you restore them or delete them permanently.

library-column-name = Name
library-column-kind = Kind
library-column-game = Game
library-column-faction = Faction
library-column-cost = Cost
library-column-tags = Tags
library-column-from = Source
library-column-problems = Problems
library-column-found = Found in

library-filters = &Filters
library-filter-from = &Source
library-filter-kind = &Kind
library-filter-game = &Game
library-filter-faction = Fac&tion
library-filter-tag = Ta&g
library-filter-cost = C&ost
library-filter-to = to
library-filter-least = Costs at least
library-filter-most = Costs at most
library-filter-any-number = any
library-filter-clear = Clear filters
library-from-you = mine
library-from-stock = Hexsmith

library-kind-army = army
library-kind-army-format = army format
library-kind-terrain-set = terrain set
library-kind-character = { term-character }
library-kind-deck = deck
library-kind-fate = { term-fate-card }
library-kind-glory = { term-glory-card }
library-kind-item = { term-item }
library-kind-journal = game record
library-kind-map = map
library-kind-notes = notes
library-kind-position = saved game
library-kind-scenario = mission
library-kind-skill = skill
library-kind-tactic = { term-tactic }
library-kind-unit = { term-unit }
library-kind-weapon = { term-weapon }

library-open = Open
library-play = Play
library-duplicate = Duplicate…
library-rename = Rename…
library-reset = Reset to original
library-delete = Delete
library-restore = Restore
library-destroy = Delete permanently…
library-deed-keys = { $deed } ({ $keys })
library-stock-how = This comes with Hexsmith and can’t be changed. Duplicate it (Ctrl+D) and change the copy.

library-none-marked = Nothing selected
library-none-marked-how = Select a document to see its details.
library-used-by = { $n ->
    [0] No document uses it.
    [one] Used by { $n } document:
   *[other] Used by { $n } documents:
  }
library-used-by-list = Documents that use it

library-name = &Name
library-id = &ID
library-id-how = Other documents refer to it by this ID. Use lower-case letters, digits and hyphens, after the name of your collection: mine/storm-hammer.
library-rename-title = Rename a document
library-duplicate-title = Duplicate
library-copy-of = { $name } (copy)

library-renamed = Renamed “{ $name }” to “{ $to }”.
library-duplicated = Duplicated “{ $name }”.
library-deleted = Moved “{ $name }” to the trash. Undo (Ctrl+Z) brings it back.
library-was-reset = “{ $name }” is the original again. Your version is in the trash.
library-restored = Restored “{ $name }” from the trash.
library-destroyed = Deleted “{ $name }” permanently.
library-undone = The last change to the library was undone.
library-destroy-ask = Delete “{ $name }” permanently, with all its versions? This can’t be undone.
library-destroy-yes = Delete permanently
library-delete-used = Other documents use “{ $name }”:
library-delete-used-what = If you delete it, these can’t be played until you restore it or change them.
library-delete-anyway = Delete anyway
library-and-more = …and { $n } more

library-reading = Document
library-in-words = Document
library-as-data = Source
library-no-words = No preview for this document. See the Source tab.
library-document-newer = This comes from a newer Hexsmith (format { $version }): it is kept, but can’t be used here. Install a newer version.

library-versions = Version history…
library-versions-title = Version history
library-versions-how = Each time you save, the previous version is kept here.
library-version = { $when }, { $cause }
library-version-now = Now: { $version }
library-version-stock = Original from Hexsmith
library-cause-saved = saved
library-cause-imported = imported
library-cause-renamed = renamed
library-cause-restored = restored
library-version-changes = Changes
library-version-first = This is the first version.
library-version-since-before = Changed since the previous version:
library-version-until-now = Changed between then and now:
library-version-same = No changes.
library-version-restore = Restore this version
library-version-restored = Restored an older version of “{ $name }”.

command-import-pack = &Import…
library-import-choose = Import packs and documents
library-import-files = Packs and documents (*.hexpack *.json)
library-pack-files = Hexsmith packs (*.{ $suffix })
library-import-title = Import { $file }
library-import-reading = Reading the pack…
library-import-bringing-in = Importing the pack…
library-import-safe = The library doesn’t change until you confirm.
library-import-refused = { $file } can’t be imported; nothing was changed. Problems:
library-import-faults = Problems of the pack
library-import-rest = Import the rest
library-import-go = Import
library-import-documents = Documents in the pack
library-import-state = In the library
library-import-choice = Action
library-state-new = new
library-state-same = the same
library-state-changed = an earlier version
library-state-conflict = a different version
library-state-updated = yours, older
library-state-refused = unusable
library-choice-mine = Keep mine
library-choice-theirs = Use theirs
library-choice-replace = Replace mine (kept as a version)
library-choice-both = Keep both
library-choice-both-as = Keep both, theirs as { $id }
library-choice-add = Add
library-choice-leave = Skip
library-import-for-marked = Selected rows:
library-import-all-the-same = Import anyway
library-import-remarks = Before you import
library-import-counts = { $new } new, { $changed } changed, { $conflict } in conflict with yours, { $same } the same.
library-import-missing = “{ $id }” needs “{ $names }”, which is in neither the pack nor the library. Import that first.
library-pack-is = { $id }, version { $version }
library-pack-by = By { $authors }
library-pack-licence = Licence: { $licence }
library-pack-signed = Signed by “{ $name }”; key { $key }
library-imported = Imported: { $new } new, { $changed } changed, { $same } the same.

library-export = Export…
library-export-title = Export a pack
library-export-what = &Contents
library-export-this = “{ $name }” and everything it needs
library-export-all = everything of mine
library-export-pack-title = &Title
library-export-version = &Version
library-export-author = &Author
library-export-licence = &Licence
library-export-pictures = P&ictures
library-export-pictures-list = Pictures in the pack
library-export-pictures-add = A&dd…
library-export-pictures-remove = &Remove
library-export-pictures-choose = Choose pictures
library-export-pictures-files = Pictures (*.png *.jpg *.jpeg *.webp)
library-export-picture = { $file }, { $width } × { $height }
library-export-pictures-reading = Reading the pictures…
library-export-pictures-how = PNG, JPEG or WebP. Location, names and dates are removed from pictures.
library-export-pictures-faults = Pictures that can’t be used
library-export-how = A pack is one file that others can import. It leaves out what comes with Hexsmith.
library-exported = { $n ->
    [one] Exported { $n } document.
   *[other] Exported { $n } documents.
    }
library-exported-lacks = Missing from the library: { $ids }.

command-look-after-library = &Backups and repair…
library-damage-more = Until then it is read-only: your changes won’t be saved in it.
library-care = Backups and repair…
library-care-title = Backups and repair
library-care-told = Results
library-care-told-here = Results appear here.
library-backups = Backups
library-backups-how = Hexsmith backs up every 30 minutes while you work, and when you quit.
library-backup = { $when }, { $n ->
    [one] { $n } document
   *[other] { $n } documents
  } ({ $cause })
library-back-up = Back up now
library-backing-up = Backing up…
library-backed-up = Backup created.
library-restore-backup = Restore this backup…
library-restore-ask = Restore the backup of { $when }?
library-restore-what = The library goes back to that state. Its present state is kept: as a backup, or as a file beside it if it is damaged.
library-restoring = Restoring…
library-restored-backup = Backup restored.
library-restored-kept = The previous state was kept: { $path }
library-restored-salvaged = { $n ->
    [one] Recovered { $n } newer document from the damaged file.
   *[other] Recovered { $n } newer documents from the damaged file.
    }
library-restored-lost = Pictures in no backup: { $n }. Import their packs again.
library-check-title = Check
library-check = Check now
library-checking = Reading the whole library…
library-is-sound = No problems found.
library-is-not-sound = Problems found:
library-repair = Repair
library-repair-would = Repair would do this, after a backup:
library-repairing = Repairing…
library-was-repaired = Repaired:
library-repair-left = Problems that remain:
library-rescue = Recover what can be read…
library-rescue-ask = Start a new library with what can still be read of this one?
library-rescue-what = The damaged file is kept beside it. If there is a backup, restore that instead: it also recovers newer work from the damaged file.
library-rescue-yes = Start a new library
library-rescuing = Recovering what can be read…
