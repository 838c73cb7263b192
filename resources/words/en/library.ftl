# The library: why it cannot be used, why a wish is not met, and what is wrong with what it holds.

library-held = The library { $path } is open in another program ({ $holder }). Here it can only be read; close it there to change it here.
library-locked = The library { $path } is being written by another program. Wait a moment and try again.
library-opened-read-only = The library { $path } was opened for reading only.
library-not-writable = The library { $path } can only be read: its file or folder may not be written. Allow that, or move the library elsewhere.
library-gone = The library { $path } was moved or deleted by another program. Nothing was changed. Put it back, or open it at its new place.
library-is-a-folder = { $path } is a folder of documents. Games find their cards in it, but there is no library to show: start Hexsmith with a library file for that.
library-not-opened = The library { $path } could not be opened: the file or its folder may not be read. Allow that, or choose another place.
library-missing = There is no library { $path }.
library-not-made = There is no library { $path }, and none can be made there. Let its folder be written, or choose another place.
library-strange = { $path } gives SQLite orders of its own (triggers or views), which no library of Hexsmith does; it is not opened. Use a pack to take over what somebody made.
library-no-library = { $path } is no library of Hexsmith, or its beginning is damaged. Choose another file, or restore a backup.
library-damaged = The library { $path } is damaged. Restore a backup; the damaged file is left as it is.
library-disk-full = The library { $path } could not be written: the disk is full. Nothing was changed. Free some room and try again.
library-disk-fails = The library { $path } could not be read or written: the disk reports an error. Nothing was changed. Copy the library to another disk.
library-no-memory = The library { $path } could not be used: there is no memory left. Close other programs and try again.
library-newer = The library { $path } was made by a newer Hexsmith, version { $version }. Here it can only be read; install that version to change it.
library-older = The library { $path } was made by an older Hexsmith, and what you see is a copy in memory, brought up to date for reading. { $reason }
library-is-a-link = The library { $path } is a link, or its file has a second name; written under two names it would be damaged. Give the path of the file itself.
library-no-plain-file = The library { $path } is a folder or a device, not a file. Give the path of a file.
library-on-network = The library { $path } lies on a network disk ({ $kind }), where a second program may damage it. Move it to a disk of this computer.
library-in-cloud = The library { $path } lies in the folder { $folder }, which a program copies while it is being written. Move it elsewhere, and share packs instead.
library-only-backups = Nothing of yours is in the library { $path }, but there are backups in which there is. If it was deleted or replaced, restore a backup.

library-id-taken = The id { $id } is taken by another document. Choose another id.
library-in-use = { $id } is used by { $users }. Change that first, or delete it all the same.
library-newer-users = { $id } cannot get another id here: only a newer Hexsmith can change { $users }. Rename it there.
library-stock-is-fixed = { $id } comes with Hexsmith and stays as it is. Make a copy to change it.
library-no-stock = Nothing with the id { $id } comes with Hexsmith.

library-changed-text = { $id } was damaged on the disk: its checksum is wrong. Restore an older version of it, or a backup.
library-changed-old-text = An old version of a document was damaged on the disk: its checksum is wrong ({ $digest }). A repair deletes it.
library-unreadable = { $id } cannot be read. Restore an older version of it, or a backup.
library-wrong-row = What the library notes about { $id } is not what the document says. A repair writes it anew.
library-dangling = No document has the id { $id }, which is used by { $users }. Import what is missing, or change what uses it.
library-missing-image = The image { $digest } is missing. Import again the pack that it came with.
library-changed-image = The image { $digest } was damaged on the disk. Import again the pack that it came with.
library-changed-part = What came as “{ $entry }” in the pack “{ $pack }”, for a newer Hexsmith, was damaged. Import the pack again.
library-changed-pack = What the library notes of the pack “{ $pack }” was damaged. Import the pack again.
