# Documents in files of their own on their way into the library, and documents that are kept in it.

library-files-title = Import documents
library-files-reading = Reading and checking the documents…
library-files-counts = { $new } new, { $updated } newer than yours, { $conflict } in conflict with yours, { $same } the same, { $refused } unusable.
library-files-taken = { $n ->
    [one] Imported { $n } document. Undo (Ctrl+Z) removes it again.
   *[other] Imported { $n } documents. Undo (Ctrl+Z) removes them again.
    }
library-file-no-id = The document has no ID. Add one with the key “id”.
library-file-twice = Another of these files also has the ID “{ $id }”. Change the ID of this one, or import it by itself.
library-import-differs = Differences from yours:
library-incoming-told = Problems and differences

command-keep-in-library = A&dd to library
library-was-kept = Added “{ $name }” to the library.
