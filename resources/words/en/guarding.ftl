# Backups of the library, checking, repairing and saving what is left of it; `hexsmith library`.

backup-not-made = No backup of { $path } was made; the library itself is as it was. { $reason }
backup-under-way = A backup of { $path } is being made by another program. Wait a moment and try again.
backup-damaged = The backup { $path } is damaged and was not restored; the library is as it was. Choose an earlier one.
backup-newer = The backup { $path } was made by a newer Hexsmith, version { $version }. Install that version to restore it.
backup-not-restored = No backup of { $path } was restored; the library is as it was. { $reason }
backup-test-failed = Backup { $number } did not pass its test: not all of it is there any more. A new one was made in its place; look whether the disk is failing.

check-damage = The file of the library is damaged in { $count ->
    [one] one place
   *[other] { $count } places
    } ({ $said }). Restore a backup; what was saved since then can be read out of the damaged file.
check-indexes = { $count ->
    [one] An index does
   *[other] { $count } indexes do
    } not fit what the library holds. A repair makes them anew.
check-broken = { $count ->
    [one] One entry refers
   *[other] { $count } entries refer
    } to something that is not there. A repair puts it back or lets go of the reference.
check-order = The count of changes was damaged, so that a new change might get the number of an old one. A repair counts anew.
check-search = The index of the search is damaged. A repair makes it anew.
check-strays = { $count ->
    [one] One image file belongs
   *[other] { $count } image files belong
    } to nothing in the library, since an import was cut off. A repair deletes what belongs to nothing.

repair-needs-backup = The file { $path } is damaged itself, which no repair can mend. Restore a backup.
repair-references = { $count ->
    [one] One entry that referred
   *[other] { $count } entries that referred
    } to something missing: put right.
repair-indexes = { $count ->
    [one] One index
   *[other] { $count } indexes
    } made anew.
repair-from-backup = { $id }: its text was missing and was taken from a backup.
repair-text-from-backup = A damaged text was taken from a backup as it had been ({ $digest }; used by: { $ids }).
repair-old-text-from-backup = A damaged text of an old version was taken from a backup as it had been ({ $digest }).
repair-old-text = An old version of a document that was damaged was deleted ({ $digest }).
repair-digest = The checksum of a text was damaged, not the text itself; it was put right ({ $digest }).
repair-older = { $id }: went back to an older version that can be read. The backup made before has what was there.
repair-as-it-stands = { $id }: is kept as the damaged file has it. Look whether it is what it should be.
repair-lost = { $id }: nothing of it was left but its name, and that was deleted.
repair-row = { $id }: what the library notes about it was written anew.
repair-image = An image was taken from a backup ({ $digest }).
repair-order = The changes were counted anew.
repair-search = The index of the search was made anew.
repair-strays = { $count ->
    [one] One image file that belonged
   *[other] { $count } image files that belonged
    } to nothing: deleted.

cli-library = The library: where it lies, what it holds, whether it is whole, and its backups.
cli-library-file = The library instead of one’s own.
cli-library-path = Say where the library lies.
cli-library-list = List the documents of one’s own; --all those that ship, too.
cli-library-all = Also what ships with Hexsmith.
cli-library-kind = Only documents of this kind.
cli-library-check = Say everything that is wrong with the library; --repair mends it, after a backup.
cli-library-repair = Repair what is wrong, after a backup.
cli-library-dry-run = Only say what a repair would do.
cli-library-backup = Make a backup now; --list shows those that there are.
cli-library-backups = List the backups, the newest first.
cli-library-test = Test the newest backup: restore it for a moment, open it, and count what it holds.
cli-library-tested = Backup { $number } is sound: it can be opened, and all of it is there.
cli-library-restore = Make a backup the library again: the newest, or the one with a number.
cli-library-number = The number of the backup, as the list has it.
cli-library-salvage = Afterwards, also read what can be read out of this damaged file.
cli-library-sound = { $path }: nothing is wrong.
cli-library-left = { $path }: this is still wrong:
cli-library-backed-up = Backup { $number } was made: { $path }
cli-library-backup-line = { $number }: { $made }, { $documents ->
    [one] one document
   *[other] { $documents } documents
    } ({ $cause })
cli-library-no-backups = There are no backups of { $path } yet. What can still be read of a damaged library, “restore --salvage FILE” brings back without one.
cli-library-no-whole-backup = None of the backups of { $path } is whole. What can still be read of the library itself, “hexsmith library restore --salvage { $path }” brings back without one.
cli-library-no-such-backup = There is no backup { $number } of { $path }.
cli-library-restored = Backup { $number } is the library { $path } now.
cli-library-without-backup = There is no backup, so { $path } goes on without one.
cli-library-nothing-salvaged = Nothing could be read out of the damaged file. It is left as it is.
cli-library-whole = The library { $path } is whole, so there is nothing to save out of it.
cli-library-before = What was there before is backup { $number } now.
cli-library-kept = What was there before is kept: { $path }
cli-library-salvage-it = What was saved since the backup can be read out of it: hexsmith library restore --salvage { $path }
cli-library-images-lost = { $count ->
    [one] One image is
   *[other] { $count } images are
    } in no backup. Import the packs again that they came with.
cli-library-salvaged = Read out of the damaged file: { $count ->
    [one] one document
   *[other] { $count } documents
    }.
cli-library-older = { $id }: only an older version could be read, or it is not known which is the newest.

backup-cause-regular = as time went by
backup-cause-wish = on request
backup-cause-upgrade = before an upgrade
backup-cause-import = before an import
backup-cause-repair = before a repair
backup-cause-delete = before a deletion
backup-cause-restore = before another was restored
