# The screens of the library: its browser, its history, packs that come and go.

command-show-library = &Library

library-screen-title = Library
library-screen-gone = “{ $id }” is no longer in the library.
library-screen-not-sound = This document cannot be read as it is.
library-opening = The library is being opened…
library-search = Search names, texts and abilities
library-search-clear = Clear the search
library-list = Documents of the library
library-try-again = Try again
library-number = { $n ->
    [one] { $n } document
   *[other] { $n } documents
  }
library-number-more = The first { $n } documents; more come as you scroll
library-empty = The library is empty
library-empty-how = What you make and import will be found here.
library-nothing-found = Nothing was found
library-nothing-found-how = Try fewer words or letters, or clear the filters.
library-trash-empty = The trash is empty
library-trash-empty-how = What you delete lies here until you restore it or delete it for good.

library-column-name = Name
library-column-kind = Kind
library-column-game = Game
library-column-faction = Faction
library-column-cost = Cost
library-column-tags = Tags
library-column-from = From
library-column-problems = Problems
library-column-found = Found in

library-filters = &Filters
library-filter-from = &Where from
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
library-from-you = my own
library-from-stock = Hexsmith

library-kind-army = army
library-kind-army-format = army format
library-kind-terrain-set = terrain set
library-kind-character = { term-character }
library-kind-deck = deck
library-kind-fate = { term-fate-card }
library-kind-glory = { term-glory-card }
library-kind-item = { term-item }
library-kind-journal = journal of a game
library-kind-map = map
library-kind-notes = notes
library-kind-position = position in a game
library-kind-scenario = scenario
library-kind-skill = skill
library-kind-tactic = { term-tactic }
library-kind-unit = { term-unit }
library-kind-weapon = { term-weapon }

library-open = Open
library-play = Play
library-duplicate = Make a copy…
library-rename = Rename…
library-reset = Back to the original
library-delete = Delete
library-restore = Restore
library-destroy = Delete for good…
library-deed-keys = { $deed } ({ $keys })
library-stock-how = This comes with Hexsmith and stays as it is. Make a copy (Ctrl+D) to change it.

library-none-marked = No document is chosen
library-none-marked-how = Choose one in the list to see what it is and who uses it.
library-used-by = { $n ->
    [0] No document uses it.
    [one] Used by { $n } document:
   *[other] Used by { $n } documents:
  }
library-used-by-list = Documents that use it

library-name = &Name
library-id = &Id
library-id-how = Other documents refer to it by this id. Small letters, digits and hyphens; before a slash, the name of your collection: mine/storm-hammer.
library-rename-title = Rename a document
library-duplicate-title = Make a copy
library-copy-of = { $name } (copy)

library-renamed = “{ $name }” is now called “{ $to }”.
library-duplicated = “{ $name }” was copied.
library-deleted = “{ $name }” was put into the trash. Undo (Ctrl+Z) brings it back.
library-was-reset = “{ $name }” is as it comes with Hexsmith again. Yours is in the trash.
library-restored = “{ $name }” was taken out of the trash.
library-destroyed = “{ $name }” was deleted for good.
library-undone = The last change in the library was undone.
library-destroy-ask = Delete “{ $name }” for good, with all its versions? This cannot be undone.
library-destroy-yes = Delete for good
library-delete-used = “{ $name }” is used by other documents:
library-delete-used-what = If you delete it, these cannot be played until it is restored or they are changed.
library-delete-anyway = Delete all the same
library-and-more = …and { $n } more

library-reading = Document
library-in-words = Document
library-as-data = Source
library-no-words = No preview for this document. See the source in the other tab.
library-document-newer = This was made by a newer version of Hexsmith ({ $version }). It is kept as it came.

library-versions = Versions…
library-versions-title = Versions
library-versions-how = Each time you save, the version before stays here.
library-version = { $when }, { $cause }
library-version-now = Now: { $version }
library-version-stock = As it comes with Hexsmith
library-cause-saved = saved
library-cause-imported = imported
library-cause-renamed = renamed
library-cause-restored = restored
library-version-changes = Changes
library-version-first = This is the first version.
library-version-since-before = Changed since the version before:
library-version-until-now = Changed from then until now:
library-version-same = Nothing.
library-version-restore = Restore this version
library-version-restored = An older version of “{ $name }” was restored.

command-import-pack = &Import…
library-import-choose = Import packs and documents
library-import-files = Packs and documents (*.hexpack *.json)
library-pack-files = Hexsmith packs (*.{ $suffix })
library-import-title = Import { $file }
library-import-reading = The pack is being read…
library-import-bringing-in = The pack is being imported…
library-import-safe = Nothing in the library changes before you agree.
library-import-refused = { $file } cannot be imported. Nothing was changed. This is wrong with it:
library-import-faults = What is wrong with the pack
library-import-rest = Import the rest
library-import-go = Import
library-import-documents = Documents of the pack
library-import-state = In the library
library-import-choice = What is done
library-state-new = not there yet
library-state-same = the same
library-state-changed = an earlier version
library-state-conflict = something else
library-state-updated = yours, older
library-state-refused = cannot be used
library-choice-mine = Keep mine
library-choice-theirs = Take theirs
library-choice-replace = Replace mine (a version is kept)
library-choice-both = Keep both
library-choice-both-as = Keep both, theirs as { $id }
library-choice-add = Add
library-choice-leave = Leave out
library-import-for-marked = For the rows chosen:
library-import-all-the-same = I have read this; import it all the same
library-import-remarks = Before you import
library-import-counts = { $new } new, { $changed } changed, { $conflict } in conflict with yours, { $same } the same.
library-import-missing = “{ $id }” needs “{ $names }”, which is neither in the pack nor in the library.
library-pack-is = { $id }, version { $version }
library-pack-by = By { $authors }
library-pack-licence = Licence: { $licence }
library-pack-signed = Signed; calls itself “{ $name }”; key { $key }
library-imported = Imported: { $new } new, { $changed } changed, { $same } the same.

library-export = Export…
library-export-title = Export a pack
library-export-what = &What is in it
library-export-this = “{ $name }” and what it needs
library-export-all = all that is mine
library-export-pack-title = &Title
library-export-version = &Version
library-export-author = &Author
library-export-licence = &Licence
library-export-pictures = P&ictures
library-export-pictures-list = Pictures of the pack
library-export-pictures-add = A&dd…
library-export-pictures-remove = &Remove
library-export-pictures-choose = Choose pictures
library-export-pictures-files = Pictures (*.png *.jpg *.jpeg *.webp)
library-export-picture = { $file }, { $width } × { $height }
library-export-pictures-reading = Reading the pictures…
library-export-pictures-how = Pictures may be PNG, JPEG or WebP. Only what is seen goes along: no places, no names, no dates.
library-export-pictures-faults = Pictures that cannot be taken
library-export-how = A pack is one file that others can import. What comes with Hexsmith is not put into it.
library-exported = { $n ->
    [one] The pack was written, with { $n } document.
   *[other] The pack was written, with { $n } documents.
  }
library-exported-lacks = It names what is nowhere: { $ids }.

command-look-after-library = &Backups and check…
library-damage-more = Until then it can only be read: what you change is not saved into it.
library-care = Backups and check…
library-care-title = Backups and check of the library
library-care-told = What was done and found
library-care-told-here = What was done and found is told here.
library-backups = Backups
library-backups-how = While the library is in use, one is made every half hour if something has changed, and one at the end.
library-backup = { $when }, { $n ->
    [one] { $n } document
   *[other] { $n } documents
  } ({ $cause })
library-back-up = Back up now
library-backing-up = A backup is being made…
library-backed-up = A backup was made.
library-restore-backup = Restore this backup…
library-restore-ask = Go back to the backup of { $when }?
library-restore-what = The library will be as it was then. What it is now is kept, too: as a backup, or, where it is damaged, as a file beside it.
library-restoring = The library is being put back…
library-restored-backup = The backup is the library now.
library-restored-kept = What was there before is kept: { $path }
library-restored-salvaged = { $n ->
    [one] { $n } newer document was brought back from the damaged file.
   *[other] { $n } newer documents were brought back from the damaged file.
  }
library-restored-lost = Pictures that are in no backup: { $n }. Import again the packs that they came with.
library-check-title = Check
library-check = Check now
library-checking = Everything in the library is being read…
library-is-sound = Nothing is lost or damaged.
library-is-not-sound = Something is wrong:
library-repair = Repair
library-repair-would = A repair would do this, after a backup:
library-repairing = It is being repaired…
library-was-repaired = This was repaired:
library-repair-left = This is still wrong:
library-rescue = Save what can be read…
library-rescue-ask = Begin a new library with what can still be read of this one?
library-rescue-what = The damaged file is kept beside it. Where there is a backup, restore that instead: what was saved since then is read out of the damaged file, too.
library-rescue-yes = Begin anew
library-rescuing = What can be read is being saved…
