# Why a file could not be written.

file-disk-full = { $path } was not saved: the disk is full. Free some space and try again.
file-read-only = { $path } was not saved: the disk is read-only. Choose another place.
file-not-allowed = { $path } was not saved: you don’t have permission there. Choose another folder.
file-name-too-long = { $path } was not saved: its name is too long. Shorten it.
file-no-folder = { $path } was not saved: the folder doesn’t exist. Choose another one.
file-is-a-folder = { $path } was not saved: it is a folder. Choose a file name.
file-no-plain-file = { $path } was not saved: it is a device or a pipe, not a file. Choose a file name.
file-is-a-library = { $path } was not saved: it is a library, or another program is using it. Choose another name.
file-not-written = { $path } was not saved: { $reason }.
