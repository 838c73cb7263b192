# The library: why it cannot be used, why a wish is not met, and what is wrong with what it holds.

library-held = Another program has the library { $path } open ({ $holder }), so it is read-only here. Close it there to make changes.
library-locked = Another program is writing to the library { $path }. Wait a moment and try again.
library-opened-read-only = The library { $path } is open read-only. Open it without that option to make changes.
library-not-writable = The library { $path } is read-only: you don’t have permission to write to its file or folder. Get permission, or move the library.
library-gone = Another program moved or deleted the library { $path }. Nothing was changed. Put it back, or open it in its new place.
library-is-a-folder = { $path } is a folder of documents. Games find their cards there, but it can’t be browsed: start Hexsmith with a library file for that.
library-not-opened = You don’t have permission to read the library { $path } or its folder. Get permission, or choose another place.
library-missing = There is no library { $path }. Check the path.
library-not-made = There is no library { $path }, and you don’t have permission to create one there. Choose another place.
library-strange = { $path } gives SQLite orders of its own (triggers or views), as no library of Hexsmith does, so it was not opened. Share documents as packs instead.
library-no-library = { $path } isn’t a Hexsmith library, or its beginning is damaged. Choose another file, or restore a backup.
library-damaged = The library { $path } is damaged. Restore a backup; the damaged file is kept.
library-disk-full = The library { $path } couldn’t be saved: the disk is full. Nothing was changed. Free some space and try again.
library-disk-fails = The disk reported an error, so the library { $path } couldn’t be used. Nothing was changed. Copy the library to another disk.
library-no-memory = The library { $path } couldn’t be used: memory is full. Close other programs and try again.
library-newer = The library { $path } was made with a newer Hexsmith ({ $version }), so it is read-only here. Install that version to change it.
library-older = The library { $path } was made with an older Hexsmith. What you see is a copy in memory, updated for reading. { $reason }
library-is-a-link = The library { $path } is a link, or its file has a second name; using both would damage it. Give the path of the file itself.
library-no-plain-file = The library { $path } is a folder or a device, not a file. Give the path of a file.
library-on-network = The library { $path } is on a network disk ({ $kind }), where another program may damage it. Move it to a disk of this computer.
library-in-cloud = The library { $path } is in the synchronised folder { $folder }, where it may be damaged. Move it, and share packs instead.
library-only-backups = The library { $path } is empty, but its backups aren’t. If it was deleted or replaced, restore one.

library-id-taken = Another document has the ID { $id }. Choose another one.
library-in-use = { $id } is used by { $users }. Change those first, or delete it anyway.
library-newer-users = { $id } can’t get another ID here: only a newer Hexsmith can change { $users }. Rename it there.
library-stock-is-fixed = { $id } comes with Hexsmith and can’t be changed. Duplicate it and change the copy.
library-no-stock = Nothing that comes with Hexsmith has the ID { $id }.

library-changed-text = { $id } was damaged on the disk: its checksum is wrong. Restore an older version of it, or a backup.
library-changed-old-text = An old version of a document was damaged on the disk: its checksum is wrong ({ $digest }). Repair deletes it.
library-unreadable = { $id } can’t be read. Restore an older version of it, or a backup.
library-wrong-row = The library’s entry for { $id } doesn’t match the document. Repair rewrites it.
library-dangling = No document has the ID { $id }, which { $users } use. Import it, or change those that use it.
library-missing-image = The picture { $digest } is missing. Import the pack again that it came with.
library-changed-image = The picture { $digest } was damaged on the disk. Import the pack again that it came with.
library-changed-part = “{ $entry }” from the pack “{ $pack }”, for a newer Hexsmith, was damaged. Import the pack again.
library-changed-pack = The library’s entry for the pack “{ $pack }” was damaged. Import the pack again.
