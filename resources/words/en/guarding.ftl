# Backups of the library, checking, repairing and saving what is left of it; `hexsmith library`.

backup-not-made = { $path } was not backed up; the library is unchanged. { $reason }
backup-under-way = Another program is backing up { $path }. Wait a moment and try again.
backup-damaged = The backup { $path } is damaged, so nothing was restored and the library is unchanged. Choose an earlier one.
backup-newer = The backup { $path } comes from a newer Hexsmith (version { $version }). Install that version to restore it.
backup-not-restored = No backup of { $path } was restored; the library is unchanged. { $reason }
backup-test-failed = Backup { $number } failed its test: part of it is missing. A new one has replaced it; check that the disk is not failing.

check-damage = The library file is damaged in { $count ->
    [one] one place
   *[other] { $count } places
    } ({ $said }). Restore a backup; newer work can be recovered from the damaged file.
check-indexes = { $count ->
    [one] An index doesn’t
   *[other] { $count } indexes don’t
    } match the library. Repair rebuilds them.
check-broken = { $count ->
    [one] One entry refers
   *[other] { $count } entries refer
    } to something missing. Repair puts it back or removes the reference.
check-order = The count of changes was damaged; a new change might get an old number. Repair counts again.
check-search = The search index is damaged. Repair rebuilds it.
check-strays = { $count ->
    [one] One picture file belongs
   *[other] { $count } picture files belong
    } to nothing: an import was cut short. Repair deletes such files.

repair-needs-backup = The file { $path } itself is damaged and can’t be repaired. Restore a backup.
repair-references = { $count ->
    [one] One entry
   *[other] { $count } entries
    } that referred to something missing: fixed.
repair-indexes = { $count ->
    [one] One index
   *[other] { $count } indexes
    } rebuilt.
repair-from-backup = { $id }: its text was missing; restored from a backup.
repair-text-from-backup = A damaged text was restored from a backup ({ $digest }; used by { $ids }).
repair-old-text-from-backup = A damaged text of an old version was restored from a backup ({ $digest }).
repair-old-text = A damaged old version of a document was deleted ({ $digest }).
repair-digest = The checksum of a text was damaged, not the text itself; corrected ({ $digest }).
repair-older = { $id }: back to an older version that can be read. The backup made before the repair has the damaged one.
repair-as-it-stands = { $id }: kept as it is in the damaged file. Check that it is right.
repair-lost = { $id }: only the name was left; deleted.
repair-row = { $id }: the library’s entry for it was rewritten.
repair-image = A picture was restored from a backup ({ $digest }).
repair-order = The changes were counted again.
repair-search = The search index was rebuilt.
repair-strays = { $count ->
    [one] One picture file
   *[other] { $count } picture files
    } that belonged to nothing: deleted.

cli-library = The library: its place, contents, health and backups.
cli-library-file = Use this library instead of your own.
cli-library-path = Print where the library is.
cli-library-list = List your documents; with --all, also the built-in ones.
cli-library-all = Also list what comes with Hexsmith.
cli-library-kind = Only documents of this kind.
cli-library-check = Report every problem of the library; --repair fixes them, after a backup.
cli-library-repair = Repair the problems, after a backup.
cli-library-dry-run = Only report what a repair would do.
cli-library-backup = Back up the library now; --list shows all backups.
cli-library-backups = List the backups, newest first.
cli-library-test = Test the newest backup: restore it for a moment, open it and count its contents.
cli-library-tested = Backup { $number } is fine: it opens and is complete.
cli-library-restore = Restore a backup: the newest, or the one with a given number.
cli-library-number = The number of the backup, as listed.
cli-library-salvage = Then also recover what can be read from this damaged file.
cli-library-sound = { $path }: no problems.
cli-library-left = { $path }: problems that remain:
cli-library-backed-up = Backup { $number } created: { $path }
cli-library-backup-line = { $number }: { $made }, { $documents ->
    [one] one document
   *[other] { $documents } documents
    } ({ $cause })
cli-library-no-backups = There are no backups of { $path } yet. To recover what can be read of a damaged library, use “restore --salvage FILE”.
cli-library-no-whole-backup = None of the backups of { $path } is intact. To recover what can be read of the library itself, use “hexsmith library restore --salvage { $path }”.
cli-library-no-such-backup = There is no backup { $number } of { $path }. “hexsmith library backup --list” shows all of them.
cli-library-restored = Restored { $path } from backup { $number }.
cli-library-without-backup = There is no backup of { $path }; it carries on without one.
cli-library-nothing-salvaged = Nothing could be read from the damaged file. It was left unchanged.
cli-library-whole = The library { $path } is intact, so there is nothing to recover.
cli-library-before = The previous state is now backup { $number }.
cli-library-kept = The previous state was kept: { $path }
cli-library-salvage-it = To recover what was saved after the backup: hexsmith library restore --salvage { $path }
cli-library-images-lost = { $count ->
    [one] One picture is
   *[other] { $count } pictures are
    } not in any backup. Import the packs again that had them.
cli-library-salvaged = Recovered from the damaged file: { $count ->
    [one] one document
   *[other] { $count } documents
    }.
cli-library-older = { $id }: only an older version could be read, or the newest is not certain.

backup-cause-regular = automatic
backup-cause-wish = made by you
backup-cause-upgrade = before an update
backup-cause-import = before an import
backup-cause-repair = before a repair
backup-cause-delete = before a deletion
backup-cause-restore = before a restore
