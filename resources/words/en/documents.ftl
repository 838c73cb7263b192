# Documents: opened, saved, recovered; notes on a map.

command-new-notes = New no&tes…
command-open-document = &Open…
command-save-page-as = Save &as…

documents-open-title = Open a document
documents-save-title = Save as
documents-filter = Hexsmith documents (*.{ $suffix })
documents-beginning = As it was at first
documents-not-sound = “{ $name }” cannot be opened.
documents-newer = “{ $name }” was made by a newer version of Hexsmith ({ $version }). It stays as it is.
documents-no-page = “{ $name }” is { $kind }. Hexsmith can check it and play with it, but has no page yet to edit it on.
documents-kind-army = an army
documents-kind-army-format = an army format
documents-kind-terrain-set = a terrain set
documents-kind-card = a card
documents-kind-deck = a deck
documents-kind-journal = the journal of a game
documents-kind-map = a map
documents-kind-scenario = a scenario
documents-bad-map = The map of these notes is not sound.
documents-open-in-another-tab = { $path } is open in another tab. Choose another name, or close that tab first.
documents-not-there = { $path } is not there. It may have been moved or deleted.
documents-not-allowed = { $path } cannot be read: you have no right to.
documents-is-a-folder = { $path } is a folder, no document.
documents-is-a-library = { $path } is a library, no document.
documents-no-plain-file = { $path } is a device or a pipe, no document.
documents-cannot-be-read = { $path } cannot be read: { $reason }.
documents-gone = { $path } is no longer there: another program moved or deleted it. Nothing was saved.
documents-still-here = Your changes are still here, unsaved. You can save again, or under another name (File > Save as).

documents-changed-elsewhere = { $path } was changed by another program.
documents-changed-what = Reload it and lose your changes, overwrite the other changes with yours, or save yours under another name?
documents-reload = &Reload
documents-overwrite = &Overwrite
documents-save-as = &Save as…
documents-reloaded = { $n ->
    [one] “{ $name }” was reloaded from its file.
   *[other] { $n } documents were reloaded from their files.
  }
documents-not-reloaded = { $path } has changed, but cannot be shown: { $why }
documents-deleted = { $path } was deleted or moved. The page still shows it.
documents-keep-or-load = You have changes that are not saved. Load the file and lose them, or keep yours? The next save then overwrites the file.
documents-keep-mine = &Keep mine
documents-load-theirs = &Load the file
document-is-broken = This file cannot be read as a document yet. Correct the problems in your text editor: the page follows the file.

recovery-title = Unsaved work
recovery-what = Hexsmith closed unexpectedly. You can restore unsaved work.
recovery-list = Unsaved documents
recovery-row = { $name } · { $n ->
    [0] unsaved changes
    [one] { $n } unsaved change
   *[other] { $n } unsaved changes
  } · { $when }
recovery-lost = { $n ->
    [one] The last change cannot be read and is lost.
   *[other] The last { $n } changes cannot be read and are lost.
  }
recovery-never-saved = Never saved
recovery-in-library = In the library
recovery-off = Save often: unsaved work in this document could not be recovered after a crash. { $why }
recovery-stays = What was not saved stays where it is and will be offered again.
recovery-gone = What was to be restored can no longer be read: { $path }
recovery-restore = &Restore
recovery-discard = &Discard
recovery-later = &Later
recovery-steps = What was not saved:
document-undone = Undone: { $step }
recovery-kept = What you discard stays in the trash of the recovery folder for { $days ->
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
edit-no-such-value = There is no such value in the document.
edit-fixed-value = This value says what sort of document it is, and cannot be changed.
edit-add-note = Add a note at { $place }
edit-remove-note = Remove the note at { $place }
edit-move-note = Move the note from { $place } to { $to }
edit-write-note = Write the note at { $place }
edit-mark-note = Mark the note at { $place }

notes-name = Notes on { $map }
notes-new-title = New notes
notes-create = Create notes
notes-which-map = &On which map?
notes-maps = Maps
notes-map-of = { $map } · { $game }
notes-list = Notes
notes-list-how = F2 goes to the text of the note. M picks it up, so that the arrow keys carry it over the map; the mouse drags it.
notes-heading = { $n ->
    [0] No notes
    [one] { $n } note
   *[other] { $n } notes
  }
notes-add = Add
notes-add-how = Add a note at the cursor of the map (N, or double-click a place)
notes-remove = Remove
notes-remove-how = Remove the chosen note (Delete)
notes-nothing = No notes yet
notes-nothing-how = Double-click a place on the map, or press N, to add a note.
notes-none-chosen = No note is chosen
notes-which = Note { $number } at { $place }
notes-row = { $number } · { $place } · { $text }
notes-marker = note { $number }: { $text }
notes-signed = { $sign }: { $text }
notes-empty = (nothing written yet)
notes-sort = What sort of note it is
notes-text = Text of the note
notes-write-here = Write the note here.
notes-sign-remark = remark
notes-sign-question = question
notes-sign-warning = warning
notes-sign-done = done
notes-problem = Note { $number }: { $text }
notes-no-problems = No problems
notes-no-problems-how = Notes that lie outside the map are listed here.
notes-open-ground = open ground
notes-objective = objective { $number }
notes-zone = zone of { $seat }
