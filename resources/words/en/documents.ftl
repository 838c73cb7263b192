# Documents: opened, saved, recovered; notes on a map.

command-new-notes = New no&tes…
command-open-document = &Open…
command-save-page-as = Save &as…

documents-open-title = Open a document
documents-save-title = Save as
documents-filter = Hexsmith documents (*.{ $suffix })
documents-beginning = Original
documents-not-sound = “{ $name }” can’t be opened.
documents-newer = “{ $name }” comes from a newer Hexsmith (format { $version }) and can’t be opened here. Install a newer version.
documents-no-page = “{ $name }” is { $kind }. Hexsmith can check it and play it, but not edit it yet.
documents-kind-army = an army
documents-kind-army-format = an army format
documents-kind-terrain-set = a terrain set
documents-kind-card = a card
documents-kind-deck = a deck
documents-kind-journal = the record of a game
documents-kind-map = a map
documents-kind-scenario = a mission
documents-bad-map = The map of these notes has problems. Fix the map first.
documents-open-in-another-tab = { $path } is open in another tab. Choose another name, or close that tab first.
documents-not-there = { $path } isn’t there. It may have been moved or deleted.
documents-not-allowed = You don’t have permission to read { $path }. Ask its owner, or open a copy.
documents-is-a-folder = { $path } is a folder. Choose a document in it.
documents-is-a-library = { $path } is a library, not a document. Start Hexsmith with --library to open it.
documents-no-plain-file = { $path } is a device or a pipe, not a document. Choose a file.
documents-cannot-be-read = { $path } can’t be read: { $reason }.
documents-gone = { $path } is gone: another program moved or deleted it. Nothing was saved.
documents-still-here = Your changes are still here, unsaved. Save again, or under another name (File > Save as).

documents-changed-elsewhere = Another program changed { $path }.
documents-changed-what = Reload it and lose your changes, overwrite it with yours, or save yours under another name?
documents-reload = &Reload
documents-overwrite = &Overwrite
documents-save-as = &Save as…
documents-reloaded = { $n ->
    [one] “{ $name }” was reloaded.
   *[other] { $n } documents were reloaded.
    }
documents-not-reloaded = { $path } has changed, but can’t be shown: { $why }
documents-deleted = { $path } was deleted or moved. This tab still shows it.
documents-keep-or-load = You have unsaved changes. Load the file and lose them, or keep yours? Saving then overwrites the file.
documents-keep-mine = &Keep mine
documents-load-theirs = &Load the file
document-is-broken = This file can’t be read as a document yet. Fix the problems in your text editor; this tab follows the file.

recovery-title = Unsaved work
recovery-what = Hexsmith closed unexpectedly. You can restore unsaved work.
recovery-list = Unsaved documents
recovery-row = { $name } · { $n ->
    [0] unsaved changes
    [one] { $n } unsaved change
   *[other] { $n } unsaved changes
  } · { $when }
recovery-lost = { $n ->
    [one] The last change can’t be read and is lost.
   *[other] The last { $n } changes can’t be read and are lost.
    }
recovery-never-saved = Never saved
recovery-in-library = In the library
recovery-off = Save often: unsaved work in this document can’t be recovered after a crash. { $why }
recovery-stays = Unsaved work stays where it is; Hexsmith will offer it again.
recovery-gone = This unsaved work can no longer be read: { $path }
recovery-restore = &Restore
recovery-discard = &Discard
recovery-later = &Later
recovery-steps = Unsaved changes:
document-undone = Undone: { $step }
recovery-kept = Discarded work stays in the trash of the recovery folder for { $days ->
    [one] { $days } day
   *[other] { $days } days
    }.

edit-set-value = Change: { $what }
edit-insert-item = Add: { $what }
edit-remove-item = Remove: { $what }
edit-move-item = Move to position { NUMBER($position) }: { $what }
edit-batch = { $n ->
    [one] { $n } change at once
   *[other] { $n } changes at once
  }
edit-no-such-value = The document has no such value.
edit-fixed-value = This value is the kind of document and can’t be changed.
edit-add-note = Add a note at { $place }
edit-remove-note = Remove the note at { $place }
edit-move-note = Move the note from { $place } to { $to }
edit-write-note = Write the note at { $place }
edit-mark-note = Mark the note at { $place }

notes-name = Notes on { $map }
notes-new-title = New notes
notes-create = Create notes
notes-which-map = &Map
notes-maps = Maps
notes-map-of = { $map } · { $game }
notes-list = Notes
notes-list-how = F2 edits the text of the note. M picks it up: the arrow keys then move it over the map. You can also drag it.
notes-heading = { $n ->
    [0] No notes
    [one] { $n } note
   *[other] { $n } notes
  }
notes-add = Add
notes-add-how = Add a note at the map cursor (N, or double-click a place)
notes-remove = Remove
notes-remove-how = Remove the selected note (Delete)
notes-nothing = No notes yet
notes-nothing-how = Double-click a place on the map, or press N, to add one.
notes-none-chosen = No note selected
notes-which = Note { $number } at { $place }
notes-row = { $number } · { $place } · { $text }
notes-marker = note { $number }: { $text }
notes-signed = { $sign }: { $text }
notes-empty = (empty)
notes-sort = Kind of note
notes-text = Text of the note
notes-write-here = Write your note.
notes-sign-remark = remark
notes-sign-question = question
notes-sign-warning = warning
notes-sign-done = done
notes-problem = Note { $number }: { $text }
notes-no-problems = No problems
notes-no-problems-how = Notes outside the map are listed here.
notes-open-ground = open ground
notes-objective = objective { $number }
notes-zone = zone of { $seat }
