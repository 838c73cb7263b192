# Why a file could not be written.

file-disk-full = { $path } was not written: the disk is full.
file-read-only = { $path } was not written: the disk can only be read.
file-not-allowed = { $path } was not written: that is not allowed there.
file-name-too-long = { $path } was not written: its name is too long.
file-no-folder = { $path } was not written: there is no such folder.
file-is-a-folder = { $path } was not written: it is a folder.
file-no-plain-file = { $path } was not written: it is a device or a pipe, no plain file.
file-is-a-library = { $path } was not written: it is a library, or a program holds it. Choose another name.
file-not-written = { $path } was not written: { $reason }.
